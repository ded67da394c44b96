//! The parts of the rules: what may be done beside the doing of it.

mod building;
mod checking;
mod cleanup;
mod counting;
mod deals;
mod drawing;
mod ending;
mod free;
mod gains;
mod lookout;
mod paying;
mod prayer;
mod production;
mod razing;
mod setup;
mod solo;
mod trading;
mod turns;
mod verbs;
mod waking;

pub(crate) use setup::start;
