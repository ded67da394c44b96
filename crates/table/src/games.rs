//! The games of the server, each behind one face, so that tables and pages need not know them.

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;

use khipu_bots::Bot;
use khipu_bots::any::{Player, seat};
use khipu_core::{
    AnyMatch, Fault, Match, Options, PlayError, Record, Refusal as _, Refused, Scenes, Score, Seat, Seats,
    Seed, SetupError, Title, Viewer,
};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;
use khipu_words::Words;
use serde::Serialize;
use serde_json::Value;

use crate::canvas::Canvas;
use crate::face::{BoardUi, Choice, RenderContext};

/// A position of some game: what a table remembers of a moment. Nothing of it leaves the server but through a view.
#[derive(Clone)]
pub struct Moment(Arc<dyn Any + Send + Sync>);

/// One step of a move: an event as each viewer learns of it, and the position right after it.
#[derive(Clone)]
pub struct Scene {
    /// The position.
    pub moment: Moment,
    /// The event for each seat, then for spectators; none for whoever does not learn of it.
    pub heard: Vec<Option<Value>>,
    /// The parts of the board where it happens.
    pub at: Vec<String>,
}

/// What a move brought.
pub struct Played {
    /// Its steps, in order; the last one holds the position in which the next decision is made.
    pub scenes: Vec<Scene>,
    /// Whether undo stops here.
    pub barrier: bool,
    /// The hash of the new position.
    pub hash: u64,
}

/// What a seat can do.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// The moves in words, in the order of the list.
    pub words: Vec<String>,
    /// Every part that occurs.
    pub parts: Vec<String>,
    /// The parts of each move, as places in `parts`.
    pub moves: Vec<Vec<u16>>,
    /// The parts that lie nowhere on the board, with their buttons.
    pub choices: Vec<(u16, Choice)>,
}

/// A game in its box: everything a table needs of it.
pub trait GameBox: Send + Sync {
    /// Name, bounds and options.
    fn title(&self) -> &'static Title;
    /// Sets up a game.
    ///
    /// # Errors
    /// If players or options do not fit.
    fn start(&self, players: u64, options: &Options, seed: &str) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Goes on from a position in its documented form.
    ///
    /// # Errors
    /// Every fault of it.
    fn load_position(&self, form: &Value) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// Plays a record from its beginning, up to a number of moves.
    ///
    /// # Errors
    /// What does not fit, or the first move that cannot be played.
    fn load_record(&self, record: &Record, limit: usize) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// Gives a bot a seat.
    fn seat(&self, bot: Bot, seed: Seed) -> Box<dyn Player>;

    /// Plays a move, step by step for everybody.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed then.
    fn play(&self, played: &mut dyn AnyMatch, seat: Seat, words: &str) -> Result<Played, Refused>;
    /// The position now.
    fn moment(&self, played: &dyn AnyMatch) -> Moment;

    /// Who must decide.
    fn deciders(&self, moment: &Moment) -> Seats;
    /// What a seat can do.
    fn offers(&self, moment: &Moment, seat: Seat, context: &RenderContext<'_>) -> Offers;
    /// The move that somebody who clicks on these parts means.
    fn wish(&self, moment: &Moment, seat: Seat, parts: &[&str]) -> Option<String>;
    /// The view of a viewer, in its documented form.
    fn view(&self, moment: &Moment, viewer: Viewer) -> Value;
    /// The points.
    fn score(&self, moment: &Moment) -> Score;

    /// The frame of the board.
    fn frame(&self) -> (u32, u32);
    /// The symbols of the game.
    fn symbols(&self) -> &'static str;
    /// Draws the pieces of the page for the viewer of the context.
    fn render(&self, moment: &Moment, context: &RenderContext<'_>, canvas: &mut Canvas<'_>);
    /// What is asked.
    fn asks(&self, moment: &Moment, context: &RenderContext<'_>) -> String;
    /// An event as a sentence.
    fn tell(&self, event: &Value, words: &Words, names: &[String]) -> String;
    /// The board as text.
    fn describe(&self, moment: &Moment, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)>;
}

/// A game with its rules loaded.
pub struct Loaded<G>(pub Arc<G>);

impl<G: BoardUi> Loaded<G> {
    /// The position of a moment. A table asks the box that made the moment, so it is always of this game.
    fn position<'m>(&self, moment: &'m Moment) -> Option<&'m G::Position> {
        moment.0.downcast_ref()
    }

    fn seen(&self, moment: &Moment, viewer: Viewer) -> Option<G::View> {
        self.position(moment).map(|position| self.0.view(position, viewer))
    }
}

impl<G: BoardUi> GameBox for Loaded<G> {
    fn title(&self) -> &'static Title {
        self.0.title()
    }

    fn start(&self, players: u64, options: &Options, seed: &str) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::start(self.0.clone(), players, options, seed)?))
    }

    fn load_position(&self, form: &Value) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let position = self.0.import(form)?;
        Ok(Box::new(Match::from_position(self.0.clone(), position)))
    }

    fn load_record(&self, record: &Record, limit: usize) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        Ok(Box::new(Match::replay(self.0.clone(), record, limit)?))
    }

    fn seat(&self, bot: Bot, seed: Seed) -> Box<dyn Player> {
        seat(&self.0, bot, seed)
    }

    fn play(&self, played: &mut dyn AnyMatch, seat: Seat, words: &str) -> Result<Played, Refused> {
        let Some(played) = played.as_any_mut().downcast_mut::<Match<G>>() else {
            // A match of another game has no moves of this one.
            let error = self.0.parse_move("").err().unwrap_or_default();
            return Err(Refused::Words(error));
        };
        let mut told = Scenes::default();
        let outcome = played.play_words(seat, words, &mut told).map_err(|error| match error {
            PlayError::Words(error) => Refused::Words(error),
            PlayError::Refused(refusal) => Refused::Rule { rule: refusal.rule(), reason: to_json(&refusal) },
        })?;
        let game = &*self.0;
        let viewers: Vec<Viewer> =
            Seat::all(played.players()).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut scenes: Vec<Scene> = told
            .events
            .into_iter()
            .map(|(event, position)| Scene {
                moment: Moment(Arc::new(position)),
                heard: viewers
                    .iter()
                    .map(|&viewer| game.redact_for(&event, viewer).map(|event| to_json(&event)))
                    .collect(),
                at: game.scene(&event),
            })
            .collect();
        let now = self.moment(played);
        match scenes.last_mut() {
            Some(last) => last.moment = now,
            None => scenes.push(Scene { moment: now, heard: vec![None; viewers.len()], at: Vec::new() }),
        }
        Ok(Played { scenes, barrier: outcome.barrier, hash: outcome.hash })
    }

    fn moment(&self, played: &dyn AnyMatch) -> Moment {
        match played.as_any().downcast_ref::<Match<G>>() {
            Some(played) => Moment(Arc::new(*played.position())),
            None => Moment(Arc::new(())),
        }
    }

    fn deciders(&self, moment: &Moment) -> Seats {
        self.position(moment).map_or(Seats::NONE, |position| self.0.deciders(position))
    }

    fn offers(&self, moment: &Moment, seat: Seat, context: &RenderContext<'_>) -> Offers {
        let Some(position) = self.position(moment) else { return Offers::default() };
        let game = &*self.0;
        let view = game.view(position, Viewer::Seat(seat));
        let mut legal = Vec::new();
        if seat.index() < game.players(position) {
            game.legal(position, seat, &mut legal);
        }
        let mut offers = Offers::default();
        let mut places: HashMap<String, u16> = HashMap::new();
        for &listed in &legal {
            let parts = game.parts(&view, listed).into_iter();
            let places = parts.map(|part| {
                let next = places.len() as u16;
                *places.entry(part).or_insert_with_key(|part| {
                    offers.parts.push(part.clone());
                    next
                })
            });
            offers.moves.push(places.collect());
            offers.words.push(game.write_move(listed));
        }
        offers.choices = (0u16..)
            .zip(&offers.parts)
            .filter_map(|(place, part)| Some((place, game.choice(&view, part, context)?)))
            .collect();
        offers
    }

    fn wish(&self, moment: &Moment, seat: Seat, parts: &[&str]) -> Option<String> {
        let view = self.seen(moment, Viewer::Seat(seat))?;
        self.0.wish(&view, seat, parts).map(|wanted| self.0.write_move(wanted))
    }

    fn view(&self, moment: &Moment, viewer: Viewer) -> Value {
        self.seen(moment, viewer).map_or(Value::Null, |view| self.0.export_view(&view))
    }

    fn score(&self, moment: &Moment) -> Score {
        let nothing = Score { over: false, lines: Vec::new(), winners: Seats::NONE };
        self.position(moment).map_or(nothing, |position| self.0.score(position))
    }

    fn frame(&self) -> (u32, u32) {
        self.0.frame()
    }

    fn symbols(&self) -> &'static str {
        self.0.symbols()
    }

    fn render(&self, moment: &Moment, context: &RenderContext<'_>, canvas: &mut Canvas<'_>) {
        if let Some(view) = self.seen(moment, context.viewer) {
            self.0.render(&view, context, canvas);
        }
    }

    fn asks(&self, moment: &Moment, context: &RenderContext<'_>) -> String {
        self.seen(moment, context.viewer).map_or_else(String::new, |view| self.0.asks(&view, context))
    }

    fn tell(&self, event: &Value, words: &Words, names: &[String]) -> String {
        let mut event = event.clone();
        let call = |thing: &mut Value| {
            if let Some(name) = thing.as_str().and_then(|id| self.0.call(id, words)) {
                *thing = name.into();
            }
        };
        for (_, field) in event.as_object_mut().into_iter().flatten().filter(|(name, _)| *name != "event") {
            match field {
                Value::Array(list) => list.iter_mut().for_each(call),
                field => call(field),
            }
        }
        words.event(self.title().name, &event, names)
    }

    fn describe(&self, moment: &Moment, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
        self.seen(moment, context.viewer).map_or_else(Vec::new, |view| self.0.describe(&view, context))
    }
}

fn to_json(value: &impl Serialize) -> Value {
    // Events and refusals are plain enums of numbers and names: they always have a JSON form.
    serde_json::to_value(value).unwrap_or_default()
}

/// All games of the server.
#[must_use]
pub fn all() -> Vec<Box<dyn GameBox>> {
    vec![
        Box::new(Loaded(Arc::new(Tawantinsuyu::new()))),
        Box::new(Loaded(Arc::new(Tzolkin::new()))),
        Box::new(Loaded(Arc::new(Settlers::new()))),
    ]
}
