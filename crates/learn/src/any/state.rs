//! One game as it stands, with everything that is hidden in it.

use std::sync::Arc;

use khipu_core::{Game as _, Refusal as _, Score, Seat, Viewer, position_hash};
use serde_json::Value;

use super::error::AnyError;
use super::game::Shared;
use super::view::{AnyView, Seen};
use crate::encoder::Encoder;

/// A move as somebody names it: by its words, or by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen<'a> {
    /// In words.
    Words(&'a str),
    /// By its place in the list of legal moves.
    Index(usize),
}

/// One game as it stands.
pub trait AnyState: Send + Sync {
    /// The seats that must decide; none if the game is over.
    fn deciders(&self) -> Vec<usize>;
    /// The hash of the position, as records have it.
    fn hash(&self) -> u64;
    /// The legal moves of a seat in words.
    ///
    /// # Errors
    /// No such seat.
    fn moves(&self, seat: usize) -> Result<Vec<String>, AnyError>;
    /// Plays a move, and says which it was in words.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed then.
    fn choose(&mut self, seat: usize, chosen: Chosen<'_>) -> Result<(), AnyError>;
    /// Plays a move and tells what happened, as a viewer learns of it; everything if nobody is named.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed then.
    fn tell(
        &mut self,
        seat: usize,
        chosen: Chosen<'_>,
        viewer: Option<Option<usize>>,
    ) -> Result<Vec<Value>, AnyError>;
    /// Plays a move in words.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed then.
    fn play(&mut self, seat: usize, words: &str) -> Result<(), AnyError> {
        self.choose(seat, Chosen::Words(words))
    }
    /// Why a move is not legal; none if it is.
    ///
    /// # Errors
    /// Words that are no move.
    fn why(&self, seat: usize, words: &str) -> Result<Option<(&'static str, Value)>, AnyError>;
    /// What a seat may know, or a spectator.
    ///
    /// # Errors
    /// No such seat.
    fn view(&self, seat: Option<usize>) -> Result<Box<dyn AnyView>, AnyError>;
    /// The points.
    fn score(&self) -> Score;
    /// The documented form of the position, secrets included.
    fn export(&self) -> Value;
    /// The same again.
    fn copy(&self) -> Box<dyn AnyState>;
}

pub(super) struct State<E: Encoder> {
    pub(super) shared: Arc<Shared<E>>,
    pub(super) position: <E::Game as khipu_core::Game>::Position,
}

impl<E: Encoder> Clone for State<E> {
    fn clone(&self) -> Self {
        Self { shared: self.shared.clone(), position: self.position }
    }
}

impl<E: Encoder> State<E> {
    fn seat(&self, seat: usize) -> Result<Seat, AnyError> {
        let players = self.shared.setup.players;
        (seat < players).then(|| Seat::new(seat)).ok_or(AnyError::Seat { found: seat, players })
    }

    /// The legal move that is meant.
    fn find(
        &self,
        seat: usize,
        chosen: Chosen<'_>,
    ) -> Result<(Seat, <E::Game as khipu_core::Game>::Move), AnyError> {
        let (game, number) = (&self.shared.game, seat);
        let seat = self.seat(number)?;
        if !game.deciders(&self.position).contains(seat) {
            return Err(AnyError::NotAsked { seat: number, deciders: self.deciders() });
        }
        let mut legal = Vec::new();
        game.legal(&self.position, seat, &mut legal);
        match chosen {
            Chosen::Index(found) => {
                let count = legal.len();
                legal.get(found).map(|&played| (seat, played)).ok_or(AnyError::Index { found, count })
            }
            Chosen::Words(words) => {
                let wanted = game.parse_move(words).map_err(AnyError::Words)?;
                if legal.contains(&wanted) {
                    return Ok((seat, wanted));
                }
                let refusal = game.reason(&self.position, seat, wanted);
                let reason = serde_json::to_value(&refusal).unwrap_or_default();
                Err(AnyError::Refused { rule: refusal.rule(), reason })
            }
        }
    }
}

impl<E: Encoder> AnyState for State<E> {
    fn deciders(&self) -> Vec<usize> {
        self.shared.game.deciders(&self.position).iter().map(Seat::index).collect()
    }

    fn hash(&self) -> u64 {
        position_hash(&*self.shared.game, &self.position)
    }

    fn moves(&self, seat: usize) -> Result<Vec<String>, AnyError> {
        let (game, seat) = (&self.shared.game, self.seat(seat)?);
        let mut legal = Vec::new();
        if game.deciders(&self.position).contains(seat) {
            game.legal(&self.position, seat, &mut legal);
        }
        Ok(legal.into_iter().map(|played| game.write_move(played)).collect())
    }

    fn choose(&mut self, seat: usize, chosen: Chosen<'_>) -> Result<(), AnyError> {
        let (seat, played) = self.find(seat, chosen)?;
        self.shared.game.apply(&mut self.position, seat, played, &mut khipu_core::Silent);
        Ok(())
    }

    fn tell(
        &mut self,
        seat: usize,
        chosen: Chosen<'_>,
        viewer: Option<Option<usize>>,
    ) -> Result<Vec<Value>, AnyError> {
        let viewer = match viewer {
            None => None,
            Some(None) => Some(Viewer::Spectator),
            Some(Some(seat)) => Some(Viewer::Seat(self.seat(seat)?)),
        };
        let (seat, played) = self.find(seat, chosen)?;
        let (game, mut events) = (&self.shared.game, Vec::new());
        game.apply(&mut self.position, seat, played, &mut events);
        let heard = events.into_iter().filter_map(|event| match viewer {
            None => Some(event),
            Some(viewer) => game.redact_for(&event, viewer),
        });
        Ok(heard.map(|event| serde_json::to_value(&event).unwrap_or_default()).collect())
    }

    fn why(&self, seat: usize, words: &str) -> Result<Option<(&'static str, Value)>, AnyError> {
        let (game, seat) = (&self.shared.game, self.seat(seat)?);
        let wanted = game.parse_move(words).map_err(AnyError::Words)?;
        let refusal = game.refusal(&self.position, seat, wanted);
        Ok(refusal.map(|refusal| (refusal.rule(), serde_json::to_value(&refusal).unwrap_or_default())))
    }

    fn view(&self, seat: Option<usize>) -> Result<Box<dyn AnyView>, AnyError> {
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) => Viewer::Seat(self.seat(seat)?),
        };
        let view = self.shared.game.view(&self.position, viewer);
        Ok(Box::new(Seen { shared: self.shared.clone(), viewer, view }))
    }

    fn score(&self) -> Score {
        self.shared.game.score(&self.position)
    }

    fn export(&self) -> Value {
        self.shared.game.export(&self.position)
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }
}
