//! The documented form of positions and views (`docs/positions.md`): writing, and reading with every fault found.

mod check;
mod pending;
mod read;
mod side;
mod write;

pub(crate) use read::{import, import_view};
pub(crate) use write::{export, export_view};
