//! Encoders, batches and games behind one type.

mod any;
mod batch;
mod encoders;
