//! What must hold for a position that came, in whole or in part, from outside.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use khipu_core::{Fault, Game, Points, Problem, Release, Seat, Seed, Silent, Viewer};
use khipu_testkit::walk::Dice;

/// A game that is fed.
pub trait Fed: Release {
    /// The newest game with its own pack; loaded once.
    fn game() -> &'static Arc<Self>;

    /// The game with a pack from outside.
    fn with_pack(text: &str) -> Option<Self>;
}

impl<G: Release> Fed for G {
    fn game() -> &'static Arc<Self> {
        static GAMES: Mutex<Vec<&'static (dyn Any + Send + Sync)>> = Mutex::new(Vec::new());
        let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = games.iter().find_map(|game| game.downcast_ref()) {
            return known;
        }
        let Some(game) = G::PACKS.last().and_then(|pack| G::with_pack(pack)) else {
            panic!("the own pack of {} has faults", G::TITLE.name)
        };
        let game: &'static Arc<G> = Box::leak(Box::new(Arc::new(game)));
        games.push(game);
        game
    }

    fn with_pack(text: &str) -> Option<Self> {
        G::load(G::TITLE.newest(), text).ok()
    }
}

/// Dice that depend on the input alone, so that a finding can be found again.
pub(super) fn dice(data: &[u8]) -> Dice {
    Dice::new(data.iter().fold(0, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)))
}

/// Plays at random and says whether the game came to its end.
pub(super) fn play_on<G: Game>(game: &G, position: &mut G::Position, dice: &mut Dice, moves: usize) -> bool {
    let mut list = Vec::new();
    for _ in 0..moves {
        let deciders: Vec<Seat> = game.deciders(position).iter().collect();
        let Some(seat) = dice.pick(&deciders) else { return true };
        list.clear();
        game.legal(position, seat, &mut list);
        let Some(choice) = dice.pick(&list) else {
            panic!("seat {} must decide and has no move", seat.index())
        };
        let words = game.write_move(choice);
        assert_eq!(game.parse_move(&words), Ok(choice), "{words:?} reads back");
        game.apply(position, seat, choice, &mut Silent);
    }
    game.deciders(position).is_empty()
}

/// The position goes out and comes back, if it can come back: play may lead beyond the bounds of what is loaded.
pub(super) fn round_trip<G: Game>(game: &G, position: &G::Position, bounds: Bounds) {
    let form = game.export(position);
    match game.import(&form) {
        Ok(back) => assert_eq!(&back, position, "the position reads back"),
        Err(faults) => assert!(bounds == Bounds::MayBeLeft && faults.iter().all(is_bound), "{faults:?}"),
    }
}

/// Whether a position may hold more than a loaded one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bounds {
    Kept,
    MayBeLeft,
}

fn is_bound(fault: &Fault) -> bool {
    matches!(fault.problem, Problem::Range { found, min, max } if !(min..=max).contains(&found))
}

/// Everybody can look at the position and imagine it.
pub(super) fn look<G: Game>(game: &G, position: &G::Position) {
    let seats = Seat::all(game.players(position)).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let view = game.view(position, viewer);
        let world = game.imagine(&view, Seed::from_bytes([7; 32]));
        assert_eq!(game.view(&world, viewer), view, "an imagined world looks the same");
    }
}

/// The points add up.
pub(super) fn count<G: Game>(game: &G, position: &G::Position) {
    for line in game.score(position).lines {
        let sum: Points = line.sources.iter().map(|(_, points)| *points).sum();
        assert_eq!(sum, line.total, "the sources add up");
    }
}
