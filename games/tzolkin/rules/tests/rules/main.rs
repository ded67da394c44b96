//! The rules, one test or more for each number of `games/tzolkin/rulebook/en.md`.
//!
//! A test names in its comment the rules that it checks. `cited.rs` fails when a number is cited by no test.

mod actions;
mod buildings;
mod calendar;
mod cited;
mod ending;
mod examples;
mod food_days;
mod picking;
mod placing;
mod reasons;
mod refusals;
mod rulings;
mod scene;
mod table;
mod technology;
mod turn;
mod uxmal;
mod versions;
