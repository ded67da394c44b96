//! Encoders, batches and games behind one type.

mod any;
mod archive;
mod batch;
mod encoders;
mod net;
