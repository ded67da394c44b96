//! What a game must say to be seen as arrays.

use khipu_core::{Evaluate, Game, Options, Release, Seat, Seed, Viewer};

use crate::layout::{Fields, Layout, Names};

/// A move as eight numbers: the verb and up to four words as their numbers in the word list, whether it is free, what it
/// costs, whether it hands the turn on.
pub type MoveRow = [i16; 8];

/// A game as arrays. Observations are made from views, and from nothing else.
pub trait Encoder: Clone + Send + Sync + 'static {
    /// The game.
    type Game: Evaluate + Release;

    /// What observations leave out of the view, in words.
    const LOSSY: &'static [&'static str];
    /// How many moves the game has, where each has an id; none where there are too many for that.
    const IDS: Option<usize> = None;

    /// The encoder of a game with its components.
    fn new(game: &Self::Game) -> Self;

    /// Writes what a view holds, the own seat first; always the same fields for the same number of players.
    fn observe(&self, view: &<Self::Game as Game>::View, out: &mut impl Fields);

    /// The move as a number that means the same for ever.
    fn code(&self, played: <Self::Game as Game>::Move) -> u32;

    /// The move of a code; none if there is no such move.
    fn decode(&self, code: u32) -> Option<<Self::Game as Game>::Move>;

    /// The id of a move, where moves have ids.
    fn id(&self, _: <Self::Game as Game>::Move) -> Option<usize> {
        None
    }

    /// The move as a row of a menu.
    fn row(&self, view: &<Self::Game as Game>::View, played: <Self::Game as Game>::Move) -> MoveRow;

    /// The words that rows name, in order: a list that only ever grows.
    fn words(&self) -> &[&'static str];

    /// The layout of observations with so many players; empty if the game is not played by so many.
    fn layout(&self, game: &Self::Game, players: usize) -> Layout {
        let mut names = Names::default();
        if let Ok(setup) = game.setup(players as u64, &Options::new(), Seed::from_text("layout")) {
            let start = game.start(&setup);
            self.observe(&game.view(&start, Viewer::Seat(Seat::new(0))), &mut names);
        }
        names.finish()
    }
}

/// How the seats are called in names of fields, the own first.
pub const ACTORS: [&str; 5] = ["me", "next", "second", "third", "fourth"];

/// Seats beginning with the viewer's; for a spectator with the first.
pub fn rotated(viewer: Viewer, players: usize) -> impl Iterator<Item = Seat> + Clone {
    let first = match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => 0,
    };
    (0..players).map(move |place| Seat::new((first + place) % players.max(1)))
}

/// Where whoever takes part is seen from: the own place is 0, the next in turn is 1.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    first: usize,
    actors: usize,
}

impl Round {
    /// The actors as a viewer sees them; an automa counts as the second one.
    #[must_use]
    pub fn new(viewer: Viewer, actors: usize) -> Self {
        let first = rotated(viewer, actors).next().map_or(0, Seat::index);
        Self { first, actors: actors.max(1) }
    }

    /// How far from the viewer an actor with an index sits.
    #[must_use]
    pub const fn place(self, index: usize) -> usize {
        (index + self.actors - self.first) % self.actors
    }

    /// The actors' indices with their names, the own first.
    pub fn actors(self) -> impl Iterator<Item = (usize, &'static str)> {
        let Self { first, actors } = self;
        ACTORS.into_iter().take(actors).enumerate().map(move |(place, name)| ((first + place) % actors, name))
    }
}
