//! The rules, one part of the rulebook in each file: what may be done beside the doing of it.

mod army;
mod boon;
mod building;
mod conquest;
mod ending;
mod festival;
mod free;
mod gains;
mod gods;
mod high_priest;
mod placing;
mod production;
mod reason;
mod secondary;
mod setup;
mod stairs;
mod statues;
mod tasks;
mod turn_end;
mod weaving;

pub use conquest::Toll;
pub(crate) use setup::start;
