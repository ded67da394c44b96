//! The rules, one test or more for each number of `games/tawantinsuyu/rulebook/en.md`.
//!
//! A test names in its comment the rules that it checks. `cited.rs` fails when a number is cited by no test.

mod any_time;
mod automa;
mod automa_board;
mod automa_ending;
mod automa_pack;
mod automa_priest;
mod automa_rulings;
mod automa_weaving;
mod cited;
mod difficulty;
mod editions;
mod ending;
mod examples;
mod festival;
mod gods;
mod high_priest;
mod pack;
mod passive;
mod placing;
mod refusals;
mod rulings;
mod scene;
mod secondary;
mod setup;
mod solo_scene;
mod tasks;
mod turn;
