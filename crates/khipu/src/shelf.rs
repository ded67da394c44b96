//! The games we have, each behind one face, so that commands need not know them.

use std::path::Path;
use std::sync::Arc;

use khipu_bots::Settings;
use khipu_bots::any::{self, Hint};
use khipu_bots::arena::Played as Duel;
use khipu_core::{AnyMatch, Cursor, Document, Fault, Faults, Match, Seat, Seed, SetupError, Viewer};
use khipu_settlers::{self as settlers, Settlers};
use khipu_table::face::BoardUi;
use khipu_table::games::{GameBox, Loaded};
use khipu_tawantinsuyu::{self as tawantinsuyu, Tawantinsuyu};
use khipu_tzolkin::{self as tzolkin, Tzolkin};

use crate::arena::Plan as ArenaPlan;
use crate::balance::{Counted, Plan as BalancePlan, Tables};
use crate::bench::search::Speeds;
use crate::bench::{Measured, Plan as BenchPlan};
use crate::board::{Drawn, Ink};
use crate::failure::Failure;
use crate::sim::{Plan as SimPlan, Played};
use crate::{arena, balance, bench, files, sim};

/// A game as commands see it: what a table needs of it, and more.
pub(crate) trait Entry: GameBox {
    /// The board as a viewer may see it.
    fn draw(&self, played: &dyn AnyMatch, viewer: Viewer, ink: &Ink<'_>) -> String;
    /// What the active player is asked, in words.
    fn prompt(&self, played: &dyn AnyMatch, viewer: Viewer, ink: &Ink<'_>) -> String;
    fn sim(&self, plan: &SimPlan, progress: &(dyn Fn() + Sync)) -> Result<Vec<Played>, SetupError>;
    fn bench(&self, plan: &BenchPlan) -> Result<Measured, SetupError>;
    fn count(&self, plan: &BalancePlan) -> Result<Tables, SetupError>;
    fn bench_search(&self, plan: &BenchPlan, rollout: u32) -> Result<Speeds, SetupError>;
    /// The best moves of a seat; none for a match of another game.
    fn hint(&self, played: &dyn AnyMatch, seat: Seat, settings: Settings, seed: Seed) -> Option<Hint>;
    fn arena(&self, plan: &ArenaPlan, ended: &(dyn Fn(&Duel) + Sync)) -> Result<Vec<Duel>, SetupError>;
}

fn view_of<G: Drawn>(played: &dyn AnyMatch, viewer: Viewer) -> Option<(Arc<G>, G::View)> {
    let played = played.as_any().downcast_ref::<Match<G>>()?;
    Some((played.game().clone(), played.game().view(played.position(), viewer)))
}

impl<G: Drawn + Counted + BoardUi> Entry for Loaded<G> {
    fn draw(&self, played: &dyn AnyMatch, viewer: Viewer, ink: &Ink<'_>) -> String {
        view_of::<G>(played, viewer).map_or_else(String::new, |(game, view)| game.draw(&view, ink))
    }

    fn prompt(&self, played: &dyn AnyMatch, viewer: Viewer, ink: &Ink<'_>) -> String {
        view_of::<G>(played, viewer).map_or_else(String::new, |(game, view)| game.prompt(&view, ink))
    }

    fn sim(&self, plan: &SimPlan, progress: &(dyn Fn() + Sync)) -> Result<Vec<Played>, SetupError> {
        sim::games(&*self.0, plan, progress)
    }

    fn bench(&self, plan: &BenchPlan) -> Result<Measured, SetupError> {
        bench::measure(&*self.0, plan)
    }

    fn count(&self, plan: &BalancePlan) -> Result<Tables, SetupError> {
        balance::count(&*self.0, plan)
    }

    fn bench_search(&self, plan: &BenchPlan, rollout: u32) -> Result<Speeds, SetupError> {
        bench::search::measure(&*self.0, plan, rollout)
    }

    fn hint(&self, played: &dyn AnyMatch, seat: Seat, settings: Settings, seed: Seed) -> Option<Hint> {
        any::hint(&self.0, played, seat, settings, seed)
    }

    fn arena(&self, plan: &ArenaPlan, ended: &(dyn Fn(&Duel) + Sync)) -> Result<Vec<Duel>, SetupError> {
        arena::play(&self.0, plan, ended)
    }
}

/// A game with the components of a file, or with its own.
type Make = fn(Option<&str>) -> Result<Box<dyn Entry>, Vec<Fault>>;

/// The games by name.
const GAMES: [(&str, Make); 3] = [
    ("settlers", |pack| make(pack, Settlers::new, settlers::Components::from_toml, Settlers::with)),
    ("tawantinsuyu", |pack| {
        make(pack, Tawantinsuyu::new, tawantinsuyu::Components::from_toml, Tawantinsuyu::with)
    }),
    ("tzolkin", |pack| make(pack, Tzolkin::new, tzolkin::Components::from_toml, Tzolkin::with)),
];

fn make<G: Drawn + Counted + BoardUi, C>(
    pack: Option<&str>,
    own: fn() -> G,
    read: fn(&str) -> Result<C, Vec<Fault>>,
    with: fn(C) -> G,
) -> Result<Box<dyn Entry>, Vec<Fault>> {
    let game = match pack {
        Some(text) => with(read(text)?),
        None => own(),
    };
    Ok(Box::new(Loaded(Arc::new(game))))
}

/// All games.
pub struct Shelf {
    entries: Vec<Box<dyn Entry>>,
}

impl Default for Shelf {
    fn default() -> Self {
        Self { entries: GAMES.iter().filter_map(|(_, make)| make(None).ok()).collect() }
    }
}

impl Shelf {
    /// All games; the one that a component file belongs to is loaded with it.
    pub(crate) fn with(components: Option<&Path>) -> Result<Self, Failure> {
        let mut shelf = Self::default();
        if let Some(path) = components {
            let text = files::read(path)?;
            let entry = read_pack(&text)
                .map_err(|faults| Failure::faults(&path.display().to_string(), "core", &faults))?;
            shelf.entries.retain(|known| known.title().name != entry.title().name);
            shelf.entries.push(entry);
        }
        Ok(shelf)
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = &dyn Entry> {
        self.entries.iter().map(|entry| &**entry)
    }

    pub(crate) fn find(&self, name: &str) -> Option<&dyn Entry> {
        self.entries().find(|entry| entry.title().name == name)
    }

    /// The game of this name, or a sentence that names those there are.
    pub(crate) fn must_find(&self, name: &str) -> Result<&dyn Entry, Failure> {
        self.find(name).ok_or_else(|| {
            let names: Vec<&str> = self.entries().map(|entry| entry.title().name).collect();
            Failure::new(format!("there is no game {name:?}; use one of: {}", names.join(", ")))
        })
    }
}

/// Reads a component file of any game: it says itself of which.
pub(crate) fn read_pack(text: &str) -> Result<Box<dyn Entry>, Vec<Fault>> {
    let document = Document::from_toml(text).map_err(|fault| vec![fault])?;
    let faults = Faults::new();
    let make = Cursor::root(&document, &faults).field("game").word(&GAMES);
    faults.finish(make)?.map_or_else(|| Err(Vec::new()), |make| make(Some(text)))
}
