//! A match with its game: played, drawn and thought about by whoever does not know the game.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use khipu_board::{EventOf, PositionOf, TerminalContext, ViewOf};
use khipu_bots::Settings;
use khipu_bots::any::{self, Hint};
use khipu_core::{
    AnyMatch, Game as _, Match, Outcome, PlayError, Refusal as _, Refused, Scenes, Seat, Seed, Viewer,
};
use khipu_study::{Advice, advise};

use crate::ahead::{self, Estimates, Tried, Wish};
use crate::event::{DynEvent, Occurred};
use crate::moment::{At, Moment};
use crate::{Playable, to_json};

/// One step of a move: an event, and the position right after it.
#[derive(Clone)]
pub struct Scene {
    /// The position.
    pub moment: Moment,
    /// The event; none in a move that nothing tells of.
    pub event: Option<Arc<dyn DynEvent>>,
}

/// What a move brought.
pub struct PlayedScenes {
    /// Its steps, in order, at least one.
    pub scenes: Vec<Scene>,
    /// The position in which the next decision is made: that of the last step.
    pub moment: Moment,
    /// Whether undo stops here.
    pub barrier: bool,
    /// The hash of the new position.
    pub hash: u64,
}

/// Finds the best turn from a seed.
pub type Adviser = Box<dyn FnOnce(Seed) -> Option<Advice> + Send>;

/// A match of some game; it can do all that an [`AnyMatch`] can.
pub trait DynMatch: Send {
    /// The match in words and JSON.
    fn any(&self) -> &(dyn AnyMatch + 'static);
    /// The match in words and JSON, to be changed.
    fn any_mut(&mut self) -> &mut (dyn AnyMatch + 'static);
    /// Plays a move, step by step.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed then.
    fn play_scenes(&mut self, seat: Seat, words: &str) -> Result<PlayedScenes, Refused>;
    /// Plays the move at a place of the list of a seat, step by step; none if the list has no such place.
    fn play_listed(&mut self, seat: Seat, place: usize) -> Option<PlayedScenes>;
    /// What a move would bring; none if that would reveal something, or if the move is not possible.
    fn foresee(&self, seat: Seat, words: &str) -> Option<Vec<Arc<dyn DynEvent>>>;
    /// The position now.
    fn moment(&self) -> Moment;
    /// The board as a viewer may see it, for the terminal.
    fn draw(&self, viewer: Viewer, context: &TerminalContext<'_>) -> String;
    /// What the active player is asked, for the terminal.
    fn prompt(&self, viewer: Viewer, context: &TerminalContext<'_>) -> String;
    /// The best turn of a seat, and why it is better than another that is asked about.
    fn advise(&self, seat: Seat, asked: Option<&str>, seed: Seed) -> Option<Advice>;
    /// Whoever advises a seat, later and elsewhere: takes along what the seat sees, and nothing else.
    fn adviser(&self, seat: Seat) -> Adviser;
    /// The same match once more.
    fn copy(&self) -> Box<dyn DynMatch>;
    /// A world that agrees with what a viewer sees. With a wish it is the first of a family in which that comes true; none if
    /// it does in none of them.
    fn imagine(&self, viewer: Viewer, seed: Seed, wish: Option<&Wish>) -> Option<Box<dyn DynMatch>>;
    /// What everybody may expect.
    fn estimates(&self) -> Estimates;
    /// What each legal move of a seat would bring.
    fn try_moves(&self, seat: Seat) -> Vec<Tried>;
    /// The best moves of a seat.
    fn hint(&self, seat: Seat, settings: Settings, seed: Seed) -> Hint;
}

impl Deref for dyn DynMatch + '_ {
    type Target = dyn AnyMatch;

    fn deref(&self) -> &Self::Target {
        self.any()
    }
}

impl DerefMut for dyn DynMatch + '_ {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.any_mut()
    }
}

type ScenesOf<U> = Scenes<EventOf<U>, PositionOf<U>>;

pub(crate) struct Live<U: Playable>(pub(crate) Match<U::Game>);

impl<U: Playable> Live<U> {
    fn seen_by(&self, viewer: Viewer) -> ViewOf<U> {
        self.0.game().view(self.0.position(), viewer)
    }

    fn scenes(&self, told: ScenesOf<U>, outcome: Outcome) -> PlayedScenes {
        let game = self.0.game();
        let scene = |(event, position)| Scene {
            moment: Arc::new(At::<U> { game: game.clone(), position }),
            event: Some(Arc::new(Occurred::<U> { game: game.clone(), event })),
        };
        let mut scenes: Vec<Scene> = told.events.into_iter().map(scene).collect();
        let moment = self.moment();
        match scenes.last_mut() {
            Some(last) => last.moment = moment.clone(),
            None => scenes.push(Scene { moment: moment.clone(), event: None }),
        }
        PlayedScenes { scenes, moment, barrier: outcome.barrier, hash: outcome.hash }
    }
}

impl<U: Playable> DynMatch for Live<U> {
    fn any(&self) -> &(dyn AnyMatch + 'static) {
        &self.0
    }

    fn any_mut(&mut self) -> &mut (dyn AnyMatch + 'static) {
        &mut self.0
    }

    fn play_scenes(&mut self, seat: Seat, words: &str) -> Result<PlayedScenes, Refused> {
        let mut told = Scenes::default();
        let outcome = self.0.play_words(seat, words, &mut told).map_err(|error| match error {
            PlayError::Words(error) => Refused::Words(error),
            PlayError::Refused(refusal) => Refused::Rule { rule: refusal.rule(), reason: to_json(&refusal) },
        })?;
        Ok(self.scenes(told, outcome))
    }

    fn play_listed(&mut self, seat: Seat, place: usize) -> Option<PlayedScenes> {
        let listed = *self.0.legal(seat).get(place)?;
        let mut told = Scenes::default();
        let outcome = self.0.play(seat, listed, &mut told).ok()?;
        Some(self.scenes(told, outcome))
    }

    fn foresee(&self, seat: Seat, words: &str) -> Option<Vec<Arc<dyn DynEvent>>> {
        let (game, now) = (self.0.game(), self.0.position());
        let wanted = game.parse_move(words).ok()?;
        if game.refusal(now, seat, wanted).is_some() {
            return None;
        }
        let (mut then, mut events) = (*now, Vec::new());
        game.apply(&mut then, seat, wanted, &mut events);
        if game.revealed(&then) != game.revealed(now) {
            return None;
        }
        let occurred = |event| Arc::new(Occurred::<U> { game: game.clone(), event }) as Arc<dyn DynEvent>;
        Some(events.into_iter().map(occurred).collect())
    }

    fn moment(&self) -> Moment {
        Arc::new(At::<U> { game: self.0.game().clone(), position: *self.0.position() })
    }

    fn draw(&self, viewer: Viewer, context: &TerminalContext<'_>) -> String {
        U::draw(self.0.game(), &self.seen_by(viewer), context)
    }

    fn prompt(&self, viewer: Viewer, context: &TerminalContext<'_>) -> String {
        U::prompt(self.0.game(), &self.seen_by(viewer), context)
    }

    fn advise(&self, seat: Seat, asked: Option<&str>, seed: Seed) -> Option<Advice> {
        let game = &**self.0.game();
        let asked = asked.and_then(|words| game.parse_move(words).ok());
        advise(game, &self.seen_by(Viewer::Seat(seat)), seat, asked, seed)
    }

    fn adviser(&self, seat: Seat) -> Adviser {
        let (game, view) = (self.0.game().clone(), self.seen_by(Viewer::Seat(seat)));
        Box::new(move |seed| advise(&*game, &view, seat, None, seed))
    }

    fn copy(&self) -> Box<dyn DynMatch> {
        Box::new(Self(self.0.clone()))
    }

    fn imagine(&self, viewer: Viewer, seed: Seed, wish: Option<&Wish>) -> Option<Box<dyn DynMatch>> {
        let (game, view) = (self.0.game(), self.seen_by(viewer));
        let seed = match wish {
            None => seed,
            Some(wish) => ahead::seek(&**game, &view, seed, wish)?,
        };
        Some(Box::new(Self(Match::imagined(game.clone(), &view, seed))))
    }

    fn estimates(&self) -> Estimates {
        ahead::estimates(&**self.0.game(), self.0.position())
    }

    fn try_moves(&self, seat: Seat) -> Vec<Tried> {
        ahead::try_moves(&**self.0.game(), self.0.position(), seat)
    }

    fn hint(&self, seat: Seat, settings: Settings, seed: Seed) -> Hint {
        any::hint(&**self.0.game(), &self.seen_by(Viewer::Seat(seat)), seat, settings, seed)
    }
}
