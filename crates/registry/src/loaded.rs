//! A game of a known type as one whose type is not known.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use khipu_board::{
    BoardUi, Canvas, Decks, PositionOf, RenderContext, TerminalContext, TerminalUi, Usage, ViewOf,
};
use khipu_bots::any::{self, Hint, Player};
use khipu_bots::{Bot, Settings, arena};
use khipu_core::{
    AnyMatch, Fault, Game as _, Match, Options, PlayError, Record, Refusal as _, Refused, Scenes, Score,
    Seat, Seats, Seed, SetupError, Title, Viewer,
};
use khipu_words::{Language, Locales, Words};
use serde::Serialize;
use serde_json::Value;

use crate::game::{DynGame, Moment, Offers, Played, Scene};
use crate::run::{
    self, ArenaPlan, Balance, BalancePlan, BenchPlan, BenchResult, SearchSpeed, SimGame, SimPlan,
};

/// A game that can be played everywhere: drawn in the browser and in the terminal, and counted.
pub trait Playable: BoardUi + TerminalUi + Usage {}

impl<U: BoardUi + TerminalUi + Usage> Playable for U {}

/// Something to be done with every game of a list, each by its own type.
pub trait Visitor {
    /// Comes to the next game.
    fn visit<U: Playable>(&mut self);
}

/// A game with its rules loaded.
pub(crate) struct Loaded<U: Playable> {
    pub(crate) game: Arc<U::Game>,
    /// The pack, if it did not come with the program.
    pub(crate) custom_pack: Option<Box<str>>,
}

impl<U: Playable> Loaded<U> {
    /// The position of a moment. A table asks the box that made the moment, so it is always of this game.
    fn position<'m>(&self, moment: &'m Moment) -> Option<&'m PositionOf<U>> {
        moment.0.downcast_ref()
    }

    fn seen(&self, moment: &Moment, viewer: Viewer) -> Option<ViewOf<U>> {
        self.position(moment).map(|position| self.game.view(position, viewer))
    }

    /// An event or a reason with what people call things in place of their ids; `name` is the field that is no thing.
    fn with_names(&self, value: &Value, name: &str, words: &Words) -> Value {
        let mut value = value.clone();
        let call = |thing: &mut Value| {
            if let Some(called) = thing.as_str().and_then(|id| U::call(&self.game, id, words)) {
                *thing = called.into();
            }
        };
        for (_, field) in value.as_object_mut().into_iter().flatten().filter(|(key, _)| *key != name) {
            match field {
                Value::Array(list) => list.iter_mut().for_each(call),
                field => call(field),
            }
        }
        value
    }

    fn seen_in(&self, played: &dyn AnyMatch, viewer: Viewer) -> Option<ViewOf<U>> {
        let played = played.as_any().downcast_ref::<Match<U::Game>>()?;
        Some(self.game.view(played.position(), viewer))
    }
}

impl<U: Playable> DynGame for Loaded<U> {
    fn title(&self) -> &'static Title {
        self.game.title()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn components_hash(&self) -> u64 {
        self.game.components_hash()
    }

    fn custom_pack(&self) -> Option<&str> {
        self.custom_pack.as_deref()
    }

    fn locales(&self) -> Locales {
        U::LOCALES
    }

    fn rulebook(&self, language: Language) -> &'static str {
        U::RULEBOOK[language as usize]
    }

    fn style(&self) -> &'static str {
        U::STYLE
    }

    fn emblem(&self) -> String {
        U::emblem()
    }

    fn decks(&self) -> Option<&'static dyn Decks> {
        U::decks()
    }

    fn start(&self, players: u64, options: &Options, seed: &str) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::start(self.game.clone(), players, options, seed)?))
    }

    fn load_position(&self, form: &Value) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let position = self.game.import(form)?;
        Ok(Box::new(Match::from_position(self.game.clone(), position)))
    }

    fn load_record(&self, record: &Record, limit: usize) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        Ok(Box::new(Match::replay(self.game.clone(), record, limit)?))
    }

    fn seat(&self, bot: Bot, seed: Seed) -> Box<dyn Player> {
        any::seat(&self.game, bot, seed)
    }

    fn play(&self, played: &mut dyn AnyMatch, seat: Seat, words: &str) -> Result<Played, Refused> {
        let Some(played) = played.as_any_mut().downcast_mut::<Match<U::Game>>() else {
            // A match of another game has no moves of this one.
            let error = self.game.parse_move("").err().unwrap_or_default();
            return Err(Refused::Words(error));
        };
        let mut told = Scenes::default();
        let outcome = played.play_words(seat, words, &mut told).map_err(|error| match error {
            PlayError::Words(error) => Refused::Words(error),
            PlayError::Refused(refusal) => Refused::Rule { rule: refusal.rule(), reason: to_json(&refusal) },
        })?;
        let game = &*self.game;
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
                at: U::scene(game, &event),
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
        match played.as_any().downcast_ref::<Match<U::Game>>() {
            Some(played) => Moment(Arc::new(*played.position())),
            None => Moment(Arc::new(())),
        }
    }

    fn deciders(&self, moment: &Moment) -> Seats {
        self.position(moment).map_or(Seats::NONE, |position| self.game.deciders(position))
    }

    fn offers(&self, moment: &Moment, seat: Seat, context: &RenderContext<'_>) -> Offers {
        let Some(position) = self.position(moment) else { return Offers::default() };
        let game = &*self.game;
        let view = game.view(position, Viewer::Seat(seat));
        let mut legal = Vec::new();
        if seat.index() < game.players(position) {
            game.legal(position, seat, &mut legal);
        }
        let mut offers = Offers::default();
        let mut places: HashMap<String, u16> = HashMap::new();
        for &listed in &legal {
            let parts = U::parts(game, &view, listed).into_iter();
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
            .filter_map(|(place, part)| Some((place, U::choice(game, &view, part, context)?)))
            .collect();
        offers
    }

    fn wish(&self, moment: &Moment, seat: Seat, parts: &[&str]) -> Option<String> {
        let view = self.seen(moment, Viewer::Seat(seat))?;
        U::wish(&self.game, &view, seat, parts).map(|wanted| self.game.write_move(wanted))
    }

    fn stands_for(&self, moment: &Moment, seat: Seat, part: &str) -> Option<String> {
        let view = self.seen(moment, Viewer::Seat(seat))?;
        U::stands_for(&self.game, &view, part)
    }

    fn view(&self, moment: &Moment, viewer: Viewer) -> Value {
        self.seen(moment, viewer).map_or(Value::Null, |view| self.game.export_view(&view))
    }

    fn score(&self, moment: &Moment) -> Score {
        let nothing = Score { over: false, lines: Vec::new(), winners: Seats::NONE };
        self.position(moment).map_or(nothing, |position| self.game.score(position))
    }

    fn frame(&self) -> (u32, u32) {
        U::frame(&self.game)
    }

    fn symbols(&self) -> &'static str {
        U::symbols()
    }

    fn render(&self, moment: &Moment, context: &RenderContext<'_>, canvas: &mut Canvas<'_>) {
        if let Some(view) = self.seen(moment, context.viewer) {
            U::render(&self.game, &view, context, canvas);
        }
    }

    fn asks(&self, moment: &Moment, context: &RenderContext<'_>) -> String {
        self.seen(moment, context.viewer).map_or_else(String::new, |view| U::asks(&self.game, &view, context))
    }

    fn tell(&self, event: &Value, words: &Words, names: &[String]) -> String {
        words.event(self.title().name, &self.with_names(event, "event", words), names)
    }

    fn refuse(&self, refused: &Refused, words: &Words, names: &[String]) -> String {
        let refused = match refused {
            Refused::Rule { rule, reason } => {
                Refused::Rule { rule, reason: self.with_names(reason, "code", words) }
            }
            Refused::Words(error) => Refused::Words(error.clone()),
        };
        words.refused(self.title().name, &refused, names)
    }

    fn call(&self, id: &str, words: &Words) -> Option<String> {
        U::call(&self.game, id, words)
    }

    fn describe(&self, moment: &Moment, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
        self.seen(moment, context.viewer)
            .map_or_else(Vec::new, |view| U::describe(&self.game, &view, context))
    }

    fn draw(&self, played: &dyn AnyMatch, viewer: Viewer, context: &TerminalContext<'_>) -> String {
        self.seen_in(played, viewer).map_or_else(String::new, |view| U::draw(&self.game, &view, context))
    }

    fn prompt(&self, played: &dyn AnyMatch, viewer: Viewer, context: &TerminalContext<'_>) -> String {
        self.seen_in(played, viewer).map_or_else(String::new, |view| U::prompt(&self.game, &view, context))
    }

    fn hint(&self, played: &dyn AnyMatch, seat: Seat, settings: Settings, seed: Seed) -> Option<Hint> {
        any::hint(&self.game, played, seat, settings, seed)
    }

    fn sim(
        &self,
        plan: &SimPlan,
        ended: &(dyn Fn(&SimGame) -> ControlFlow<()> + Sync),
    ) -> Result<Vec<SimGame>, SetupError> {
        run::sim::games(&*self.game, plan, ended)
    }

    fn arena(
        &self,
        plan: &ArenaPlan,
        ended: &(dyn Fn(&arena::Played) -> ControlFlow<()> + Sync),
    ) -> Result<Vec<arena::Played>, SetupError> {
        run::arena::play(&*self.game, plan, ended)
    }

    fn bench(&self, plan: &BenchPlan) -> Result<BenchResult, SetupError> {
        run::bench::measure(&*self.game, plan)
    }

    fn bench_search(&self, plan: &BenchPlan, rollout: u32) -> Result<Vec<SearchSpeed>, SetupError> {
        run::search::measure(&*self.game, plan, rollout)
    }

    fn balance(&self, plan: &BalancePlan) -> Result<Balance, SetupError> {
        run::balance::count::<U>(&self.game, plan)
    }
}

fn to_json(value: &impl Serialize) -> Value {
    // Events and refusals are plain enums of numbers and names: they always have a JSON form.
    serde_json::to_value(value).unwrap_or_default()
}
