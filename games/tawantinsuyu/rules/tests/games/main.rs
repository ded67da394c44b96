//! Whole games of Tawantinsuyu: records, conformance, positions, the estimate.

mod conformance;
mod evaluation;
mod loading;
mod recorded;
mod solo_games;
