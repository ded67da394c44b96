//! A small net that plays: it scores the moves of a menu from what is seen and what each move says.
//!
//! `examples/python/clone.py` makes such nets with numpy alone and writes them as NPZ files. What is seen and what is said
//! are brought to the same space, added, and weighed; the move with the highest score is played.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use khipu_bots::{Contender, CustomPlayer, Policy, Unfit, UnknownBot, question};
use khipu_core::{Game, Release as _, Seat, Seed};

use crate::encoder::{Encoder, MoveRow};
use crate::encoders::SeatNet;
use crate::ids::WORDS;
use crate::layout::Row;
use crate::npz::{Npz, NpzError};

/// The weights of a net, and what it was made for.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    game: String,
    players: usize,
    /// The hash of the layout that its observations had.
    layout: String,
    /// From each number that is seen to the hidden ones.
    see: Vec<f32>,
    seen: Vec<f32>,
    /// From the hidden numbers to the space of moves.
    mix: Vec<f32>,
    /// Each word of a move in that space, by its column.
    say: Vec<f32>,
    words: usize,
    weigh: Vec<f32>,
}

impl Net {
    /// Reads an NPZ file.
    ///
    /// # Errors
    /// What is missing, or does not fit together.
    pub fn read(file: &[u8]) -> Result<Self, NpzError> {
        let npz = Npz::read(file)?;
        let (see, [width, hidden]) = npz.numbers("see")?;
        let (seen, [seen_len]) = npz.numbers("seen")?;
        let (mix, [mix_hidden, space]) = npz.numbers("mix")?;
        let (say, [columns, words, say_space]) = npz.numbers("say")?;
        let (weigh, [weigh_space]) = npz.numbers("weigh")?;
        let fits = |name, found: &[usize], wanted: &[usize]| {
            let shape = || NpzError::Shape {
                name,
                wanted: format!("<f4 {wanted:?}"),
                found: format!("<f4 {found:?}"),
            };
            (found == wanted).then_some(()).ok_or_else(shape)
        };
        fits("see", &[width, hidden], &[width.max(1), hidden.max(1)])?;
        fits("seen", &[seen_len], &[hidden])?;
        fits("mix", &[mix_hidden, space], &[hidden, space.max(1)])?;
        fits("say", &[columns, words, say_space], &[WORDS, words, space])?;
        fits("weigh", &[weigh_space], &[space])?;
        let players = npz.number("players")?;
        let (game, layout) = (npz.text("game")?, npz.text("layout")?);
        Ok(Self { game, players: players.max(0) as usize, layout, see, seen, mix, say, words, weigh })
    }

    /// The name of the game that it was made for.
    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// The scores of moves for an observation whose numbers lie around 1. Words that were added to the list after it was
    /// made say nothing to it.
    pub fn score(&self, seen: &[f32], rows: &[MoveRow], scores: &mut Vec<f32>) {
        let mut hidden = self.seen.clone();
        add_products(&mut hidden, seen, &self.see);
        hidden.iter_mut().for_each(|number| *number = number.max(0.0));
        let mut mixed = vec![0.0; self.weigh.len()];
        add_products(&mut mixed, &hidden, &self.mix);
        let mut both = mixed.clone();
        scores.clear();
        for row in rows {
            both.copy_from_slice(&mixed);
            for (column, &word) in row[..WORDS].iter().enumerate() {
                if let Some(said) = self.said(column, word) {
                    both.iter_mut().zip(said).for_each(|(number, &said)| *number += said);
                }
            }
            scores.push(both.iter().zip(&self.weigh).map(|(number, weight)| number.max(0.0) * weight).sum());
        }
    }

    fn said(&self, column: usize, word: i16) -> Option<&[f32]> {
        let word = usize::try_from(word).ok().filter(|&word| word < self.words)?;
        let (at, space) = (column * self.words + word, self.weigh.len());
        self.say.get(at * space..(at + 1) * space)
    }

    /// Whether observations of this game are what it was made for.
    fn fits<E: Encoder>(&self, game: &E::Game, encoder: &E) -> bool {
        let name = E::Game::TITLE.name;
        name == self.game && encoder.layout(game, self.players).hash() == self.layout
    }
}

/// Adds the rows of a matrix, each as often as its factor says. Most of what is seen is zero.
fn add_products(sums: &mut [f32], factors: &[f32], matrix: &[f32]) {
    for (&factor, row) in factors.iter().zip(matrix.chunks_exact(sums.len().max(1))) {
        if factor != 0.0 {
            sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum += factor * weight);
        }
    }
}

/// A net on a seat.
struct NetPolicy<E> {
    net: Arc<Net>,
    encoder: E,
    scale: Vec<f32>,
    row: Vec<i16>,
    scores: Vec<f32>,
}

impl<E: Encoder> Policy<E::Game> for NetPolicy<E> {
    fn choose(
        &mut self,
        game: &E::Game,
        view: &<E::Game as Game>::View,
        seat: Seat,
    ) -> Option<<E::Game as Game>::Move> {
        let (_, moves) = question(game, view, seat, Seed::from_text("moves"))?;
        self.row.fill(0);
        self.encoder.observe(view, &mut Row(&mut self.row));
        let seen: Vec<f32> =
            self.row.iter().zip(&self.scale).map(|(&seen, by)| f32::from(seen) * by).collect();
        let rows: Vec<MoveRow> = moves.iter().map(|&played| self.encoder.row(view, played)).collect();
        self.net.score(&seen, &rows, &mut self.scores);
        // The first of equals, as numpy's argmax has it.
        let best = self.scores.iter().enumerate().rev().max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.and_then(|(place, _)| moves.get(place).copied())
    }
}

/// A net as a player: `net:FILE`.
#[derive(Clone, Debug)]
pub struct NetPlayer {
    name: String,
    net: Arc<Net>,
    /// For the game that it names; none if there is no such game.
    seat: Option<SeatNet>,
}

impl NetPlayer {
    pub(crate) fn new(name: String, net: Net, seat: Option<SeatNet>) -> Self {
        Self { name, net: Arc::new(net), seat }
    }
}

impl CustomPlayer for NetPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn check(&self, game: &dyn Any, players: usize) -> Result<(), Unfit> {
        let (name, net) = (&self.name, &self.net);
        if self.policy(game).is_some() && players == net.players {
            return Ok(());
        }
        Err(Unfit(format!(
            "{name} was made for {} with {} players and the layout {}, and plays nothing else; make a net for this game",
            net.game, net.players, net.layout
        )))
    }

    fn policy(&self, game: &dyn Any) -> Option<Box<dyn Any>> {
        self.seat.and_then(|seat| seat(&self.net, game))
    }
}

/// A net on a seat of a game, if this is the game of the encoder and the net was made for it.
pub(crate) fn seat<E: Encoder>(net: &Arc<Net>, game: &dyn Any) -> Option<Box<dyn Any>> {
    let game = game.downcast_ref::<E::Game>()?;
    let encoder = E::new(game);
    if !net.fits(game, &encoder) {
        return None;
    }
    let scale = encoder.layout(game, net.players).scale();
    let (net, row) = (net.clone(), vec![0; scale.len()]);
    let policy: Box<dyn Policy<E::Game>> =
        Box::new(NetPolicy { net, encoder, scale, row, scores: Vec::new() });
    Some(Box::new(policy))
}

/// Why somebody cannot be seated.
#[derive(Debug)]
#[non_exhaustive]
pub enum NetError {
    /// There is nobody of this name.
    Unknown(UnknownBot),
    /// The file cannot be read.
    File(String, std::io::Error),
    /// The file is no net.
    Npz(String, NpzError),
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(_) => write!(f, "no such player; use {}", Contender::NAMES),
            Self::File(name, error) => write!(f, "{name} cannot be read: {error}"),
            Self::Npz(name, error) => write!(f, "{name} is no net: {error}"),
        }
    }
}

impl std::error::Error for NetError {}
