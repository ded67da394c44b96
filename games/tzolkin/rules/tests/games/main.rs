//! Whole games of Tzolk'in: records, conformance, properties of random play, positions, the estimate.

mod conformance;
mod corpus;
mod evaluation;
mod loading;
mod positions;
mod properties;
mod recorded;
