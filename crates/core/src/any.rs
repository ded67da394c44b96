//! A match of any game, spoken to in words and JSON: what the terminal and the protocol need.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;

use crate::{
    Game, Header, Match, NotationError, PlayError, Record, RecordedMove, Refusal, Score, Seat, Seats, Title,
    UndoError, Viewer,
};

/// What a move brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MoveResult {
    /// The events, in order.
    pub events: Vec<Value>,
    /// Whether undo stops here.
    pub barrier: bool,
    /// The hash of the new position.
    pub hash: String,
}

/// Why a move was refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// By a rule.
    Rule {
        /// Its number.
        rule: &'static str,
        /// The refusal; its name stands under `code`.
        reason: Value,
    },
    /// The words are no move.
    Words(NotationError),
}

/// A match whose game is not known at compile time.
pub trait AnyMatch: Send {
    /// The title of the game.
    fn title(&self) -> &'static Title;
    /// What stands above the moves.
    fn header(&self) -> &Header;
    /// The moves so far.
    fn played(&self) -> &[RecordedMove];
    /// Names whoever holds the seats.
    fn name_seats(&mut self, names: Vec<String>);
    /// The seats that must decide.
    fn deciders(&self) -> Seats;
    /// The legal moves of a seat, in words.
    fn moves(&mut self, seat: Seat) -> Vec<String>;
    /// The move at a place of that list, in words.
    fn listed(&mut self, seat: Seat, place: usize) -> Option<String>;
    /// A move as the game writes it, from words that may be shortened; it need not be possible.
    ///
    /// # Errors
    /// The first word that is not understood.
    fn written(&self, words: &str) -> Result<String, NotationError>;
    /// Plays a move.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed then.
    fn play(&mut self, seat: Seat, words: &str) -> Result<MoveResult, Refused>;
    /// Plays a move before the eyes of a viewer: the events are those that the viewer may know of.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed then.
    fn play_before(&mut self, viewer: Viewer, seat: Seat, words: &str) -> Result<MoveResult, Refused>;
    /// Whether a move could be played.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn why(&self, seat: Seat, words: &str) -> Result<(), Refused>;
    /// Takes back the last move.
    ///
    /// # Errors
    /// If the barrier forbids it.
    fn undo(&mut self) -> Result<RecordedMove, UndoError>;
    /// How many moves can be taken back.
    fn undoable(&self) -> usize;
    /// The documented form of the position.
    fn position(&self) -> Value;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The points.
    fn score(&self) -> Score;
    /// What the score says besides points, by name.
    fn remarks(&self) -> Vec<(&'static str, Value)>;
    /// The hash of the position.
    fn hash(&self) -> String;
    /// The record so far.
    fn record(&self) -> Record;
    /// The match itself, for whoever knows its game.
    fn as_any(&self) -> &dyn Any;
    /// A copy of the match as it stands, without its past.
    fn snapshot(&self) -> Box<dyn AnyMatch>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn title(&self) -> &'static Title {
        self.game().title()
    }

    fn header(&self) -> &Header {
        self.header()
    }

    fn played(&self) -> &[RecordedMove] {
        self.moves()
    }

    fn name_seats(&mut self, names: Vec<String>) {
        self.name_seats(names);
    }

    fn deciders(&self) -> Seats {
        self.deciders()
    }

    fn moves(&mut self, seat: Seat) -> Vec<String> {
        let game = self.game().clone();
        self.legal(seat).iter().map(|&legal| game.write_move(legal)).collect()
    }

    fn listed(&mut self, seat: Seat, place: usize) -> Option<String> {
        let listed = *self.legal(seat).get(place)?;
        Some(self.game().write_move(listed))
    }

    fn written(&self, words: &str) -> Result<String, NotationError> {
        Ok(self.game().write_move(self.game().parse_move(words)?))
    }

    fn play(&mut self, seat: Seat, words: &str) -> Result<MoveResult, Refused> {
        play_told(self, seat, words, |_, event| Some(event))
    }

    fn play_before(&mut self, viewer: Viewer, seat: Seat, words: &str) -> Result<MoveResult, Refused> {
        play_told(self, seat, words, |game, event| game.redact_for(&event, viewer))
    }

    fn why(&self, seat: Seat, words: &str) -> Result<(), Refused> {
        let wanted = self.game().parse_move(words).map_err(Refused::Words)?;
        match self.game().refusal(self.position(), seat, wanted) {
            None => Ok(()),
            Some(refusal) => Err(Refused::Rule { rule: refusal.rule(), reason: to_json(&refusal) }),
        }
    }

    fn undo(&mut self) -> Result<RecordedMove, UndoError> {
        self.undo()
    }

    fn undoable(&self) -> usize {
        self.undoable()
    }

    fn position(&self) -> Value {
        self.game().export(self.position())
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.game().export_view(&self.game().view(self.position(), viewer))
    }

    fn score(&self) -> Score {
        self.game().score(self.position())
    }

    fn remarks(&self) -> Vec<(&'static str, Value)> {
        self.game().remarks(self.position())
    }

    fn hash(&self) -> String {
        format!("{:016x}", crate::position_hash(&**self.game(), self.position()))
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn snapshot(&self) -> Box<dyn AnyMatch> {
        Box::new(self.snapshot())
    }
}

/// Plays a move and tells of the events as they are heard.
fn play_told<G: Game>(
    played: &mut Match<G>,
    seat: Seat,
    words: &str,
    heard: impl Fn(&G, G::Event) -> Option<G::Event>,
) -> Result<MoveResult, Refused> {
    let mut events = Vec::new();
    match played.play_words(seat, words, &mut events) {
        Ok(outcome) => {
            let heard = events.into_iter().filter_map(|event| heard(played.game(), event));
            Ok(MoveResult {
                events: heard.map(|event| to_json(&event)).collect(),
                barrier: outcome.barrier,
                hash: format!("{:016x}", outcome.hash),
            })
        }
        Err(PlayError::Words(error)) => Err(Refused::Words(error)),
        Err(PlayError::Refused(refusal)) => {
            Err(Refused::Rule { rule: refusal.rule(), reason: to_json(&refusal) })
        }
    }
}

fn to_json(value: &impl Serialize) -> Value {
    // Events and refusals are plain enums of numbers and names: they always have a JSON form.
    serde_json::to_value(value).unwrap_or_default()
}
