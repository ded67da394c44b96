//! Games as arrays, for programs that learn: the kit that knows no game. Each game has its encoder in `games/GAME/learn`.
//!
//! Observations are made from views alone, so whoever learns from them cannot peek; every number of an observation has a
//! name ([`Layout`]); moves have codes that mean the same for ever; many games are played at once in a [`Batch`].

pub mod any;
mod batch;
mod encoder;
mod encoders;
mod ids;
mod layout;
mod net;
mod npz;
mod returns;
#[cfg(feature = "testing")]
pub mod testing;
mod words;

pub use batch::{Batch, Ended, Menu, Plan, Reward, StepError};
pub use encoder::{ACTORS, Encoder, MoveRow, Round, rotated};
pub use encoders::Encoders;
pub use ids::{Ids, WORDS};
pub use layout::{Field, Fields, Layout, Row};
pub use net::{Net, NetError, NetPlayer};
pub use npz::{Npz, NpzError};
pub use returns::{Steps, returns};
pub use words::Words;
