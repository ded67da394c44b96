//! Questions about a board that is no table, of lessons and of studies: what a move would bring, and why something is not
//! possible.

use std::collections::BTreeSet;
use std::sync::Arc;

use khipu_core::{Seat, Viewer};
use khipu_registry::{DynGame, DynMatch, Heard};
use khipu_words::Words;
use serde_json::{Value, json};

use crate::tables::ActError;

/// A board with whoever asks about it.
pub(super) struct BoardQuestion<'a> {
    pub(super) game: &'a Arc<dyn DynGame>,
    pub(super) played: &'a dyn DynMatch,
    pub(super) words: &'a Words,
    pub(super) names: &'a [String],
}

impl BoardQuestion<'_> {
    /// What a move would cost and bring, in sentences, and the parts of the board where, if that can be told without
    /// revealing anything; nothing for what is no move.
    pub(super) fn preview(&self, seat: Seat, words: &str) -> Value {
        if self.played.why(seat, words).is_err() {
            return json!({ "say": [], "at": [] });
        }
        match self.played.foresee(seat, words) {
            Some(events) => {
                let heard: Vec<Arc<Heard>> = events
                    .iter()
                    .filter_map(|event| {
                        event.tell(&[Viewer::Seat(seat)], self.words, self.names).pop().flatten()
                    })
                    .collect();
                let say: Vec<&str> = heard.iter().map(|heard| heard.say.as_str()).collect();
                let at: BTreeSet<&str> =
                    heard.iter().flat_map(|heard| &heard.at).map(String::as_str).collect();
                json!({ "say": say, "at": at })
            }
            None => json!({ "say": [self.words.word("server-preview-reveals")], "at": [] }),
        }
    }

    /// Why what somebody who clicks on these parts means is not possible.
    pub(super) fn why(&self, seat: Option<Seat>, parts: Option<&str>) -> Value {
        let parts: Vec<&str> = parts.unwrap_or_default().split(',').take(16).collect();
        let moment = self.played.moment();
        let wish = seat.and_then(|seat| Some((seat, moment.wish(seat, &parts)?)));
        let Some((seat, wish)) = wish else {
            return json!({ "say": self.words.word("server-no-wish"), "rule": null });
        };
        match self.played.why(seat, &wish) {
            Ok(()) => {
                let part = parts.last().and_then(|part| moment.stands_for(seat, part));
                json!({ "say": self.words.word("server-possible"), "rule": null, "move": wish, "part": part })
            }
            Err(refused) => {
                let error = ActError::Refused(self.game.clone(), refused);
                json!({ "say": error.say(self.words, self.names), "rule": error.rule() })
            }
        }
    }
}
