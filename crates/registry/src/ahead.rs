//! Looking ahead for programs: what each move would bring, and worlds in which a wish comes true.

use khipu_core::{Evaluate, Game, Seat, Seed, Silent};
use serde::Serialize;
use serde_json::Value;

use crate::to_json;

/// What a move would bring.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tried {
    /// The move.
    #[serde(rename = "move")]
    pub played: String,
    /// The points that each seat may then expect.
    pub estimates: Vec<f32>,
    /// The same for whoever the rules play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<f32>,
    /// Who decides then.
    pub to_move: Vec<Seat>,
}

/// The points that each seat may expect, and what they are made of.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Estimates {
    /// The estimate of each seat.
    pub estimates: Vec<f32>,
    /// By what it is made of: the values of a seat add up to its estimate.
    pub terms: Vec<Vec<(&'static str, f32)>>,
    /// The same for whoever the rules play.
    pub rival: Option<f32>,
}

/// What shall happen in an imagined world: moves, and events that they tell of.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// The moves, one after the other.
    pub moves: Vec<(Seat, String)>,
    /// Events in their order; each may name some of its fields only.
    pub events: Vec<Value>,
    /// How many worlds are tried.
    pub tries: u64,
}

pub(crate) fn estimates<G: Evaluate>(game: &G, position: &G::Position) -> Estimates {
    let seats = || Seat::all(game.players(position));
    Estimates {
        estimates: seats().map(|seat| game.estimate(position, seat)).collect(),
        terms: seats().map(|seat| game.terms(position, seat)).collect(),
        rival: game.estimate_rival(position),
    }
}

/// Each legal move of a seat, played for itself.
pub(crate) fn try_moves<G: Evaluate>(game: &G, position: &G::Position, seat: Seat) -> Vec<Tried> {
    let mut moves = Vec::new();
    game.legal(position, seat, &mut moves);
    let tried = moves.into_iter().map(|listed| {
        let mut after = *position;
        game.apply(&mut after, seat, listed, &mut Silent);
        Tried {
            played: game.write_move(listed),
            estimates: Seat::all(game.players(&after)).map(|seat| game.estimate(&after, seat)).collect(),
            rival: game.estimate_rival(&after),
            to_move: game.deciders(&after).iter().collect(),
        }
    });
    tried.collect()
}

/// The seed of the first world of a family in which a wish comes true.
pub(crate) fn seek<G: Game>(game: &G, view: &G::View, family: Seed, wish: &Wish) -> Option<Seed> {
    let moves: Option<Vec<(Seat, G::Move)>> =
        wish.moves.iter().map(|(seat, words)| Some((*seat, game.parse_move(words).ok()?))).collect();
    let moves = moves?;
    let seeds = (0..wish.tries).map(|number| family.numbered(number));
    seeds.into_iter().find(|&seed| comes_true(game, game.imagine(view, seed), &moves, &wish.events))
}

fn comes_true<G: Game>(
    game: &G,
    mut world: G::Position,
    moves: &[(Seat, G::Move)],
    wanted: &[Value],
) -> bool {
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    for &(seat, wished) in moves {
        legal.clear();
        game.legal(&world, seat, &mut legal);
        if !legal.contains(&wished) {
            return false;
        }
        game.apply(&mut world, seat, wished, &mut events);
    }
    let mut told = events.iter().map(to_json);
    wanted.iter().all(|wanted| told.any(|event| is_part(wanted, &event)))
}

/// Whether an event has all fields that are named.
fn is_part(wanted: &Value, event: &Value) -> bool {
    let fields = wanted.as_object().into_iter().flatten();
    fields.into_iter().all(|(name, value)| event.get(name) == Some(value))
}
