//! The rules, one file for each part of the rulebook: looking and playing side by side.

mod building;
mod calendar;
mod chichen;
mod ending;
mod food_day;
mod palenque;
mod picking;
mod placing;
mod setup;
mod technology;
mod temple;
mod uxmal;
mod wealth;

pub(crate) use setup::{Wealth, jungle, start};
pub(crate) use technology::check_amount;
