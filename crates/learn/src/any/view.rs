//! What one viewer may know of a game. There is no way back to the game.

use std::any::Any;
use std::sync::Arc;

use khipu_bots::{Contender, Policy, Settings, compare, question};
use khipu_core::{Game as _, Seat, Seed, Viewer};
use serde_json::Value;

use super::error::AnyError;
use super::game::Shared;
use super::state::{AnyState, State};
use crate::encoder::{Encoder, MoveRow};
use crate::layout::Row;

/// What one viewer may know.
pub trait AnyView: Send + Sync {
    /// The seat that looks; none for a spectator.
    fn seat(&self) -> Option<usize>;
    /// The observation.
    fn observe(&self) -> Vec<i16>;
    /// The viewer's legal moves in words; none if the viewer has nothing to decide.
    fn moves(&self) -> Vec<String>;
    /// The same moves as codes and rows.
    fn menu(&self) -> (Vec<u32>, Vec<MoveRow>);
    /// The documented form of the view.
    fn export(&self) -> Value;
    /// A game that agrees with the view, everything unknown drawn anew.
    fn imagine(&self, seed: &str) -> Box<dyn AnyState>;
    /// A bot that can be asked about views of this game.
    ///
    /// # Errors
    /// If it does not play the game.
    fn bot(&self, bot: &Contender, seed: &str) -> Result<Box<dyn AnyBot>, AnyError>;
    /// What a search finds, best first.
    fn analyse(&self, settings: Settings, seed: &str) -> Vec<Found>;
    /// The view itself, for whoever knows its type.
    fn as_any(&self) -> &dyn Any;
}

/// What a search found about one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The move in words.
    pub played: String,
    /// How often it was looked at.
    pub visits: u32,
    /// What it is worth; only the best moves of the first look are compared.
    pub value: Option<FoundValue>,
    /// What is expected to follow: who plays what.
    pub follows: Vec<(usize, String)>,
}

/// What a move is worth, found with the same budget in the same imagined worlds as the others that have a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FoundValue {
    /// The expected result, from 0 to 1.
    pub result: f32,
    /// The expected points.
    pub points: f32,
    /// The standard error of the points.
    pub error: f32,
}

/// A bot that remembers what it was asked.
pub trait AnyBot: Send {
    /// Its move in words; none if the viewer has nothing to decide.
    ///
    /// # Errors
    /// A view of another game.
    fn choose(&mut self, view: &dyn AnyView) -> Result<Option<String>, AnyError>;
}

pub(super) struct Seen<E: Encoder> {
    pub(super) shared: Arc<Shared<E>>,
    pub(super) viewer: Viewer,
    pub(super) view: <E::Game as khipu_core::Game>::View,
}

impl<E: Encoder> Seen<E> {
    /// The legal moves. They are the same in every world that agrees with the view.
    fn legal(&self) -> Vec<<E::Game as khipu_core::Game>::Move> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let asked = question(&*self.shared.game, &self.view, seat, Seed::from_text("moves"));
        asked.map(|(_, moves)| moves).unwrap_or_default()
    }
}

impl<E: Encoder> AnyView for Seen<E> {
    fn seat(&self) -> Option<usize> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        }
    }

    fn observe(&self) -> Vec<i16> {
        let mut row = vec![0; self.shared.layout.width()];
        self.shared.encoder.observe(&self.view, &mut Row(&mut row));
        row
    }

    fn moves(&self) -> Vec<String> {
        self.legal().into_iter().map(|played| self.shared.game.write_move(played)).collect()
    }

    fn menu(&self) -> (Vec<u32>, Vec<MoveRow>) {
        let (encoder, legal) = (&self.shared.encoder, self.legal());
        let codes = legal.iter().map(|&played| encoder.code(played)).collect();
        (codes, legal.iter().map(|&played| encoder.row(&self.view, played)).collect())
    }

    fn export(&self) -> Value {
        self.shared.game.export_view(&self.view)
    }

    fn imagine(&self, seed: &str) -> Box<dyn AnyState> {
        let position = self.shared.game.imagine(&self.view, Seed::from_text(seed));
        Box::new(State { shared: self.shared.clone(), position })
    }

    fn bot(&self, bot: &Contender, seed: &str) -> Result<Box<dyn AnyBot>, AnyError> {
        self.shared.check(bot)?;
        let policy = bot.policy(&*self.shared.game, Seed::from_text(seed));
        Ok(Box::new(Seated { shared: self.shared.clone(), policy }))
    }

    fn analyse(&self, settings: Settings, seed: &str) -> Vec<Found> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let game = &self.shared.game;
        let found = compare(&**game, &self.view, seat, settings, None, Seed::from_text(seed));
        let lines = found.lines.into_iter().map(|compared| Found {
            played: game.write_move(compared.line.played),
            visits: compared.line.visits,
            value: compared.value.map(|value| FoundValue {
                result: value.result().mean,
                points: value.points().mean,
                error: value.points().error,
            }),
            follows: compared
                .line
                .follows
                .iter()
                .map(|step| (step.seat.index(), game.write_move(step.played)))
                .collect(),
        });
        lines.collect()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct Seated<E: Encoder> {
    shared: Arc<Shared<E>>,
    policy: Box<dyn Policy<E::Game>>,
}

impl<E: Encoder> AnyBot for Seated<E> {
    fn choose(&mut self, view: &dyn AnyView) -> Result<Option<String>, AnyError> {
        let game = &self.shared.game;
        let Some(view) = view.as_any().downcast_ref::<Seen<E>>() else {
            let name = |title: &khipu_core::Title| title.name.to_owned();
            let wanted = name(game.title());
            return Err(AnyError::OtherGame { found: "another game".to_owned(), wanted });
        };
        let Viewer::Seat(seat) = view.viewer else { return Ok(None) };
        // Views hold what their rules made of them: they are asked with their own.
        let game = &view.shared.game;
        let asked = !view.legal().is_empty();
        let chosen = asked.then(|| self.policy.choose(game, &view.view, Seat::new(seat.index()))).flatten();
        Ok(chosen.map(|played| game.write_move(played)))
    }
}
