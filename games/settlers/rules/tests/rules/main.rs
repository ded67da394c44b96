//! The rules by their numbers, the titles one by one, the examples of the rulebook.

mod actions;
mod aztecs;
mod cited;
mod examples;
mod expansions;
mod language;
mod refusals;
mod round;
mod rulings;
mod scene;
mod single_cards;
mod solo;
mod table;
mod titles;
