//! Something that has happened, told to each viewer as far as the viewer may know of it.

use std::sync::Arc;

use khipu_board::{EventOf, Note};
use khipu_core::{Game as _, Seat, Viewer, Who};
use khipu_words::Words;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::Playable;
use crate::names::sentence;
use crate::to_json;

/// An event as a sentence, and the parts of the board where it happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// The sentence.
    pub say: String,
    /// The parts.
    pub at: Vec<String>,
    /// Who acts, if that is not whoever made the move.
    pub who: Option<Who>,
    /// Whether there is nothing to see of it.
    pub quiet: bool,
}

/// An event of some game. It is kept as the rules told it; nothing of it leaves the server but what a viewer hears.
pub trait DynEvent: Send + Sync {
    /// The event as a viewer learns of it; none for whoever does not.
    fn heard_by(&self, viewer: Viewer) -> Option<Value>;
    /// The same as it is written.
    fn written_for(&self, viewer: Viewer) -> Option<Box<RawValue>>;
    /// Whether there is nothing to see of it.
    fn is_quiet(&self) -> bool;
    /// What a seat has lost by it, for a player who is new; none if nothing.
    fn loss(&self, seat: Seat) -> Option<Note>;
    /// The event in words, for each viewer. What several hear alike is said once.
    fn tell(&self, viewers: &[Viewer], words: &Words, names: &[String]) -> Vec<Option<Arc<Heard>>>;
    /// The event in words, with all that is hidden in it: for whoever has the whole record.
    fn tell_all(&self, words: &Words, names: &[String]) -> String;
}

pub(crate) struct Occurred<U: Playable> {
    pub(crate) game: Arc<U::Game>,
    pub(crate) event: EventOf<U>,
}

impl<U: Playable> DynEvent for Occurred<U> {
    fn heard_by(&self, viewer: Viewer) -> Option<Value> {
        self.game.redact_for(&self.event, viewer).map(|event| to_json(&event))
    }

    fn written_for(&self, viewer: Viewer) -> Option<Box<RawValue>> {
        // Events are plain enums of numbers and names: they always have a JSON form.
        to_raw_value(&self.game.redact_for(&self.event, viewer)?).ok()
    }

    fn is_quiet(&self) -> bool {
        U::quiet(&self.game, &self.event)
    }

    fn loss(&self, seat: Seat) -> Option<Note> {
        let heard = self.game.redact_for(&self.event, Viewer::Seat(seat))?;
        U::loss(&self.game, &heard, seat)
    }

    fn tell(&self, viewers: &[Viewer], words: &Words, names: &[String]) -> Vec<Option<Arc<Heard>>> {
        let game = &*self.game;
        let mut told: Vec<(EventOf<U>, Arc<Heard>)> = Vec::new();
        let tell = |&viewer: &Viewer| {
            let event = game.redact_for(&self.event, viewer)?;
            if let Some((_, heard)) = told.iter().find(|(known, _)| *known == event) {
                return Some(heard.clone());
            }
            let heard = Arc::new(Heard {
                say: sentence::<U>(game, to_json(&event), words, names),
                at: U::scene(game, &event),
                who: U::who(game, &event),
                quiet: U::quiet(game, &event),
            });
            told.push((event, heard.clone()));
            Some(heard)
        };
        viewers.iter().map(tell).collect()
    }

    fn tell_all(&self, words: &Words, names: &[String]) -> String {
        sentence::<U>(&self.game, to_json(&self.event), words, names)
    }
}
