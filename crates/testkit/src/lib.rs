//! What every game of Khipu must pass, and the tools that its tests share.

pub mod conformance;
pub mod corpus;
pub mod games;
pub mod perft;
pub mod playthrough;
pub mod questions;
pub mod refusals;
pub mod rules;
pub mod tamper;
pub mod walk;
