//! Batches, nets and games behind one type.

mod any;
mod archive;
mod batch;
mod net;
