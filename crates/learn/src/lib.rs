//! The games of Khipu as arrays, for programs that learn.
//!
//! Observations are made from views alone, so whoever learns from them cannot peek; every number of an observation has a
//! name ([`Layout`]); moves have codes that mean the same for ever; many games are played at once in a [`Batch`].

pub mod any;
mod batch;
mod encoder;
mod ids;
mod layout;
mod list;
mod net;
mod npz;
mod returns;
mod settlers;
mod tawantinsuyu;
mod tzolkin;
mod words;

pub use batch::{Batch, Ended, Menu, Plan, Reward, StepError};
pub use encoder::{Encoder, MoveRow};
pub use ids::{Ids, WORDS};
pub use layout::{Field, Fields, Layout, Row};
pub use net::{Net, NetError, NetPlayer, contender};
pub use npz::{Npz, NpzError};
pub use returns::{Steps, returns};
pub use settlers::SettlersEncoder;
pub use tawantinsuyu::TawantinsuyuEncoder;
pub use tzolkin::{IDS as TZOLKIN_IDS, TzolkinEncoder, id as tzolkin_id, of_id as tzolkin_of_id};
