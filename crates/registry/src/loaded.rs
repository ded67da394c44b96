//! A game of a known type as one whose type is not known.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use khipu_board::{BoardUi, Decks, TerminalUi, Usage};
use khipu_bots::any::{self, Player};
use khipu_bots::{Contender, Unfit, arena};
use khipu_core::kit::Form;
use khipu_core::{Evaluate as _, Fault, Game as _, Match, Options, Record, Refused, Seed, SetupError, Title};
use khipu_study::{Decision, Effort, Puzzle, Retried, Review, ReviewError, Reviewer, Thoroughness, mine};
use khipu_words::{Language, Locales, Words};
use serde_json::Value;

use crate::game::DynGame;
use crate::matches::{DynMatch, Live};
use crate::names::{sentence, with_names};
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
    /// Drawn when it is first asked for.
    pub(crate) emblem: OnceLock<String>,
}

impl<U: Playable> DynGame for Loaded<U> {
    fn title(&self) -> &'static Title {
        self.game.title()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn pending_forms(&self) -> [&'static [Form]; 2] {
        self.game.pending_forms()
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

    fn lessons(&self) -> &'static [&'static str] {
        U::LESSONS
    }

    fn puzzles(&self) -> &'static str {
        U::PUZZLES
    }

    fn style(&self) -> &'static str {
        U::STYLE
    }

    fn script(&self) -> &'static str {
        U::SCRIPT
    }

    fn emblem(&self) -> &str {
        self.emblem.get_or_init(U::emblem)
    }

    fn decks(&self) -> Option<&'static dyn Decks> {
        U::decks()
    }

    fn bot_ratings(&self) -> [u16; 5] {
        U::BOT_RATINGS
    }

    fn start(&self, players: u64, options: &Options, seed: &str) -> Result<Box<dyn DynMatch>, SetupError> {
        Ok(Box::new(Live::<U>(Match::start(self.game.clone(), players, options, seed)?)))
    }

    fn load_position(&self, form: &Value) -> Result<Box<dyn DynMatch>, Vec<Fault>> {
        let position = self.game.import(form)?;
        Ok(Box::new(Live::<U>(Match::from_position(self.game.clone(), position))))
    }

    fn load_view(&self, form: &Value, seed: Seed) -> Result<Box<dyn DynMatch>, Vec<Fault>> {
        let view = self.game.import_view(form)?;
        Ok(Box::new(Live::<U>(Match::imagined(self.game.clone(), &view, seed))))
    }

    fn load_record(&self, record: &Record, limit: usize) -> Result<Box<dyn DynMatch>, Vec<Fault>> {
        Ok(Box::new(Live::<U>(Match::replay(self.game.clone(), record, limit)?)))
    }

    fn term_names(&self) -> Vec<&'static str> {
        self.game.term_names()
    }

    fn review(
        &self,
        record: &Record,
        seat: u64,
        begun: Option<Review>,
        watch: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Review, ReviewError> {
        let reviewer = Reviewer::open(&self.game, record, seat)?;
        let mut review = begun.unwrap_or_else(|| reviewer.begin(Thoroughness::default()));
        while !review.done {
            let (done, all) = reviewer.progress(&review);
            if !watch(done, all) {
                break;
            }
            reviewer.step(&mut review)?;
        }
        Ok(review)
    }

    fn retried(&self, record: &Record, seat: u64, decision: &Decision, moves: &[String]) -> Option<Retried> {
        Reviewer::open(&self.game, record, seat).ok()?.retried(decision, moves)
    }

    fn check_player(&self, player: &Contender, players: usize) -> Result<(), Unfit> {
        player.check(&*self.game, players)
    }

    fn mine(
        &self,
        record: &Record,
        effort: Effort,
        watch: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Vec<Puzzle>, Vec<Fault>> {
        mine(&self.game, record, effort, watch)
    }

    fn seat(&self, player: &Contender, seed: Seed) -> Box<dyn Player> {
        any::seat(&self.game, player, seed)
    }

    fn symbols(&self) -> &'static str {
        U::symbols()
    }

    fn legend(&self, words: &Words) -> Vec<(&'static str, String)> {
        U::legend(&self.game, words)
    }

    fn tell_written(&self, event: &Value, words: &Words, names: &[String]) -> String {
        sentence::<U>(&self.game, event.clone(), words, names)
    }

    fn refuse(&self, refused: &Refused, words: &Words, names: &[String]) -> String {
        let refused = match refused {
            Refused::Rule { rule, reason } => {
                Refused::Rule { rule, reason: with_names::<U>(&self.game, reason.clone(), "code", words) }
            }
            Refused::Words(error) => Refused::Words(error.clone()),
        };
        words.refused(self.title().name, &refused, names)
    }

    fn call(&self, id: &str, words: &Words) -> Option<String> {
        U::call(&self.game, id, words)
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
        ended: &(dyn Fn(&arena::ArenaGame) -> ControlFlow<()> + Sync),
    ) -> Result<Vec<arena::ArenaGame>, SetupError> {
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
