//! The games that can be had as arrays, found by name.

use std::any::Any;
use std::path::Path;
use std::sync::Arc;

use khipu_bots::Contender;
use khipu_core::{Fault, Options, Problem, Release as _};

use crate::Encoder;
use crate::any::{self, AnyError, AnyGame};
use crate::net::{self, Net, NetError, NetPlayer};

/// Loads a game by the rules of a version with the components of a hash, for so many players with these options.
type Load = fn(Option<(u32, u64)>, usize, &Options) -> Result<Arc<dyn AnyGame>, AnyError>;
/// Seats a net in a game, if it was made for it.
pub(crate) type SeatNet = fn(&Arc<Net>, &dyn Any) -> Option<Box<dyn Any>>;

/// One game.
#[derive(Clone, Copy, Debug)]
struct Entry {
    name: &'static str,
    load: Load,
    seat_net: SeatNet,
}

/// The games that can be had as arrays. The program has its own from the list of games (`khipu_games::encoders`).
///
/// ```
/// let games = khipu_games::encoders();
/// let game = games.game("tzolkin", None, 2, &Default::default()).unwrap();
/// let corn = game.layout().field("me.corn").expect("everybody has corn");
/// assert_eq!(corn.range.len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Encoders {
    entries: Vec<Entry>,
}

impl Encoders {
    /// No games yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the game of an encoder. All code for the game is made in the crate that calls this: its own.
    pub fn add<E: Encoder>(&mut self) {
        let name = E::Game::TITLE.name;
        self.entries.push(Entry { name, load: any::load::<E>, seat_net: net::seat::<E> });
    }

    /// The names of the games.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|entry| entry.name)
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name == name)
    }

    /// The game of a name, for so many players with these options, by the rules of a version and with the components of a
    /// hash; the newest if nothing is said.
    ///
    /// # Errors
    /// A game, a version, components, a number of players or options that there are not.
    pub fn game(
        &self,
        name: &str,
        release: Option<(u32, u64)>,
        players: usize,
        options: &Options,
    ) -> Result<Arc<dyn AnyGame>, AnyError> {
        let Some(entry) = self.entry(name) else {
            let (word, known) = (name.chars().take(40).collect(), self.names().map(str::to_owned).collect());
            return Err(AnyError::Faults(vec![Fault::at("game", Problem::UnknownWord { word, known })]));
        };
        (entry.load)(release, players, options)
    }

    /// The net of a file as a player of its game.
    ///
    /// # Errors
    /// If the file cannot be read, or is no net.
    pub fn net(&self, path: &Path) -> Result<NetPlayer, NetError> {
        let name = format!("net:{}", path.display());
        let file = std::fs::read(path).map_err(|error| NetError::File(name.clone(), error))?;
        let net = Net::read(&file).map_err(|error| NetError::Npz(name.clone(), error))?;
        let seat = self.entry(net.game()).map(|entry| entry.seat_net);
        Ok(NetPlayer::new(name, net, seat))
    }

    /// Whoever can be named by the one who starts the program: bots, programs, and nets in files.
    ///
    /// # Errors
    /// A name that nobody has, or a file that is no net.
    pub fn contender(&self, name: &str) -> Result<Contender, NetError> {
        match name.strip_prefix("net:") {
            Some(path) => Ok(Contender::Custom(Arc::new(self.net(Path::new(path))?))),
            None => name.parse().map_err(NetError::Unknown),
        }
    }
}
