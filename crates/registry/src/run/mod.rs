//! Many games in a row: simulations, tournaments, measurements, counts. What is to be done is a plan, what came out is data;
//! how it is shown is the commands' affair.

pub(crate) mod arena;
pub(crate) mod balance;
pub(crate) mod bench;
mod playing;
mod playout;
pub(crate) mod search;
pub(crate) mod sim;

pub use arena::ArenaPlan;
pub use balance::{Balance, BalancePlan, Count};
pub use bench::{BenchPlan, BenchResult, BenchRun};
pub use search::SearchSpeed;
pub use sim::{SimGame, SimPlan};
