//! Whole games of Imperial Settlers: records, conformance, properties of random play, packs, the estimate.

mod chance;
mod conformance;
mod corpus;
mod evaluation;
mod properties;
mod recorded;
mod refused;
