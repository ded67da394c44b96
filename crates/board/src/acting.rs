//! Who acts in an event, by what it says.

use khipu_core::{Seat, Who};
use serde_json::Value;

/// The seat whose number an event has as `who` or `seat`; where it has the name of an actor instead, that is `automa`.
#[must_use]
pub fn acting(event: &Value, automa: &'static str) -> Option<Who> {
    let who = event.get("who").or_else(|| event.get("seat"))?;
    Some(who.as_u64().map_or(Who::Actor(automa), |seat| Who::Seat(Seat::new(seat as usize))))
}
