//! A game for so many players.

use std::any::Any;
use std::ops::ControlFlow;
use std::sync::Arc;

use khipu_bots::{Contender, arena};
use khipu_core::{Evaluate as _, Fault, Game as _, Options, Problem, Record, Seed, Setup, Title};
use rayon::ThreadPoolBuilder;
use serde_json::Value;

use super::batch::{AnyBatch, Running};
use super::error::AnyError;
use super::state::{AnyState, State};
use crate::encoder::Encoder;
use crate::layout::Layout;
use crate::{Batch, Ids, Plan};

/// A game for so many players.
pub trait AnyGame: Send + Sync {
    /// Name and bounds.
    fn title(&self) -> &'static Title;
    /// The version of the rules.
    fn rules_version(&self) -> u32;
    /// The hash of the component data.
    fn components_hash(&self) -> u64;
    /// How many players.
    fn players(&self) -> usize;
    /// The options.
    fn options(&self) -> &Options;
    /// How many points typically lie between equal players at the end.
    fn spread(&self) -> f32;
    /// What each number of an observation means.
    fn layout(&self) -> &Layout;
    /// What observations leave out.
    fn lossy(&self) -> &'static [&'static str];
    /// The words that rows of menus name.
    fn words(&self) -> &[&'static str];
    /// How many ids moves, or their words, have.
    fn ids(&self) -> usize;
    /// A new game from a text, with the same chance as everywhere.
    fn start(&self, seed: &str) -> Box<dyn AnyState>;
    /// The game in a given position, in its documented form.
    ///
    /// # Errors
    /// Every fault of the form.
    fn load(&self, form: &Value) -> Result<Box<dyn AnyState>, AnyError>;
    /// The positions of a record, from the first to the last; every hash is checked.
    ///
    /// # Errors
    /// The first move that cannot be played or leads elsewhere.
    fn replay(&self, record: &Record) -> Result<Vec<Box<dyn AnyState>>, AnyError>;
    /// The code of a move in words.
    ///
    /// # Errors
    /// Words that are no move.
    fn code(&self, words: &str) -> Result<u32, AnyError>;
    /// The move of a code in words.
    ///
    /// # Errors
    /// A code of no move.
    fn write(&self, code: u32) -> Result<String, AnyError>;
    /// Begins many games at once.
    ///
    /// # Errors
    /// What does not fit the game.
    fn batch(&self, plan: Plan) -> Result<Box<dyn AnyBatch>, AnyError>;
    /// Plays all rotations of so many deals; the results do not depend on the number of threads.
    ///
    /// # Errors
    /// Somebody who does not play this game.
    fn arena(
        &self,
        bots: &[Contender],
        deals: u64,
        seed: &str,
        threads: usize,
    ) -> Result<Vec<arena::ArenaGame>, AnyError>;
    /// The game itself, for whoever knows its type.
    fn as_any(&self) -> &dyn Any;
}

/// What states, views and bots of one game share.
pub(super) struct Shared<E: Encoder> {
    pub(super) game: Arc<E::Game>,
    pub(super) encoder: E,
    pub(super) layout: Layout,
    pub(super) setup: Setup<<E::Game as khipu_core::Game>::Options>,
    pub(super) options: Options,
}

impl<E: Encoder> Shared<E> {
    /// Whether somebody plays this game.
    pub(super) fn check(&self, player: &Contender) -> Result<(), AnyError> {
        player.check(&*self.game, self.setup.players).map_err(AnyError::Unfit)
    }
}

/// A game for so many players, whose type is known.
pub(super) struct Titled<E: Encoder>(pub(super) Arc<Shared<E>>);

/// The game of an encoder.
pub(crate) fn load<E: Encoder>(
    release: Option<(u32, u64)>,
    players: usize,
    options: &Options,
) -> Result<Arc<dyn AnyGame>, AnyError> {
    let game = super::release::<E>(release)?;
    let setup = game.setup(players as u64, options, Seed::from_text(""))?;
    let encoder = E::new(&game);
    let layout = encoder.layout(&game, players);
    Ok(Arc::new(Titled(Arc::new(Shared {
        game: Arc::new(game),
        encoder,
        layout,
        setup,
        options: options.clone(),
    }))))
}

impl<E: Encoder> AnyGame for Titled<E> {
    fn title(&self) -> &'static Title {
        self.0.game.title()
    }

    fn rules_version(&self) -> u32 {
        self.0.game.rules_version()
    }

    fn components_hash(&self) -> u64 {
        self.0.game.components_hash()
    }

    fn players(&self) -> usize {
        self.0.setup.players
    }

    fn options(&self) -> &Options {
        &self.0.options
    }

    fn spread(&self) -> f32 {
        self.0.game.spread()
    }

    fn layout(&self) -> &Layout {
        &self.0.layout
    }

    fn lossy(&self) -> &'static [&'static str] {
        E::LOSSY
    }

    fn words(&self) -> &[&'static str] {
        self.0.encoder.words()
    }

    fn ids(&self) -> usize {
        Ids::count(&self.0.encoder)
    }

    fn start(&self, seed: &str) -> Box<dyn AnyState> {
        let setup = Setup { seed: Seed::from_text(seed), ..self.0.setup.clone() };
        Box::new(State { shared: self.0.clone(), position: self.0.game.start(&setup) })
    }

    fn load(&self, form: &Value) -> Result<Box<dyn AnyState>, AnyError> {
        let position = self.0.game.import(form)?;
        let (found, wanted) = (self.0.game.players(&position), self.players());
        if found != wanted {
            let what = "seat".to_owned();
            let problem = Problem::Count { what, found: found as i64, wanted: wanted as i64 };
            return Err(vec![Fault::at("players", problem)].into());
        }
        Ok(Box::new(State { shared: self.0.clone(), position }))
    }

    fn replay(&self, record: &Record) -> Result<Vec<Box<dyn AnyState>>, AnyError> {
        // The whole record is checked once, then each position is kept on the way.
        let last = khipu_core::Match::replay(self.0.game.clone(), record, usize::MAX)?;
        let first = khipu_core::Match::replay(self.0.game.clone(), record, 0)?;
        let mut state = State { shared: self.0.clone(), position: *first.position() };
        let mut states: Vec<Box<dyn AnyState>> = vec![Box::new(state.clone())];
        for step in last.moves() {
            state.play(step.seat.index(), &step.text)?;
            states.push(Box::new(state.clone()));
        }
        Ok(states)
    }

    fn code(&self, words: &str) -> Result<u32, AnyError> {
        self.0.game.parse_move(words).map(|played| self.0.encoder.code(played)).map_err(AnyError::Words)
    }

    fn write(&self, code: u32) -> Result<String, AnyError> {
        let decoded = self.0.encoder.decode(code).ok_or(AnyError::Code(code))?;
        Ok(self.0.game.write_move(decoded))
    }

    fn batch(&self, plan: Plan) -> Result<Box<dyn AnyBatch>, AnyError> {
        let plan = Plan { players: self.players(), options: self.0.options.clone(), ..plan };
        check(&plan)?;
        plan.bots.values().try_for_each(|bot| self.0.check(bot))?;
        let batch: Batch<E> = Batch::new(self.0.game.clone(), plan)?;
        Ok(Box::new(Running::new(self.0.clone(), batch)))
    }

    fn arena(
        &self,
        bots: &[Contender],
        deals: u64,
        seed: &str,
        threads: usize,
    ) -> Result<Vec<arena::ArenaGame>, AnyError> {
        bots.iter().try_for_each(|bot| self.0.check(bot))?;
        let setup = Setup { seed: Seed::from_text(seed), ..self.0.setup.clone() };
        let game = &*self.0.game;
        let entrants: Vec<arena::Entrant<'_, E::Game>> = bots
            .iter()
            .map(|bot| Box::new(move |seed| bot.policy(game, seed)) as arena::Entrant<'_, E::Game>)
            .collect();
        let play = || arena::tournament(game, &setup, &entrants, deals, &|_| ControlFlow::Continue(()));
        Ok(match ThreadPoolBuilder::new().num_threads(threads.max(1)).build() {
            Ok(pool) => pool.install(play),
            Err(_) => play(),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The most games of a batch.
const MOST_GAMES: i64 = 1 << 20;

/// Whether a batch has games, and in each of them a seat that somebody decides for.
fn check(plan: &Plan) -> Result<(), AnyError> {
    let range = |path: &str, found: usize, min: i64, max: i64| {
        let outside = !(min..=max).contains(&(found as i64));
        outside.then(|| Fault::at(path, Problem::Range { found: found as i64, min, max }))
    };
    let seats = plan.bots.keys().filter_map(|&seat| range("bots", seat, 0, plan.players as i64 - 1));
    let mut faults: Vec<Fault> = range("n", plan.games, 1, MOST_GAMES).into_iter().chain(seats).collect();
    if faults.is_empty() && plan.bots.len() >= plan.players {
        let what = "seat without a bot".to_owned();
        faults.push(Fault::at("bots", Problem::Count { what, found: 0, wanted: 1 }));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.into()) }
}
