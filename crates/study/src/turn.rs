//! Turns: what a seat does from its first question until it hands over or something hidden becomes known. What comes
//! after that depends on what it is, and is a turn of its own.

use khipu_bots::{Greedy, Line, Policy as _};
use khipu_core::{Evaluate, Game, Seat, Seed, Silent, Viewer};

/// Moves of a turn, as a bound.
const MOST_MOVES: usize = 24;

/// Whether a turn of a seat that began when so much was revealed goes on in a position.
pub(crate) fn goes_on<G: Game>(game: &G, position: &G::Position, seat: Seat, revealed: u32) -> bool {
    game.deciders(position).contains(seat) && game.revealed(position) == revealed
}

/// The turn that a searched line begins: its moves as far as they were looked at, the rest as a greedy player would
/// play it. Given the view before it.
pub(crate) fn whole<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    line: &Line<G::Move>,
    seed: Seed,
) -> Vec<G::Move> {
    let expected = line.follows.iter().take_while(|step| step.seat == seat).map(|step| step.played);
    played_out(game, view, seat, std::iter::once(line.played).chain(expected), seed)
}

/// The turn of a player who looks one turn ahead.
pub(crate) fn greedy<G: Evaluate>(game: &G, view: &G::View, seat: Seat, seed: Seed) -> Vec<G::Move> {
    played_out(game, view, seat, std::iter::empty(), seed)
}

/// A turn that begins with some moves, as far as they can be played; the rest as a greedy player would play it.
fn played_out<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    expected: impl Iterator<Item = G::Move>,
    seed: Seed,
) -> Vec<G::Move> {
    let mut world = game.imagine(view, seed);
    let revealed = game.revealed(&world);
    let mut expected = expected.fuse();
    let (mut turn, mut moves) = (Vec::new(), Vec::new());
    while turn.len() < MOST_MOVES && (turn.is_empty() || goes_on(game, &world, seat, revealed)) {
        moves.clear();
        game.legal(&world, seat, &mut moves);
        let next = expected.next().filter(|played| moves.contains(played));
        let next =
            next.or_else(|| Greedy::new(seed).choose(game, &game.view(&world, Viewer::Seat(seat)), seat));
        let Some(played) = next else { break };
        game.apply(&mut world, seat, played, &mut Silent);
        turn.push(played);
    }
    turn
}

/// Where a turn leads in a world.
pub(crate) fn after<G: Game>(game: &G, world: &G::Position, seat: Seat, turn: &[G::Move]) -> G::Position {
    let mut after = *world;
    for &played in turn {
        game.apply(&mut after, seat, played, &mut Silent);
    }
    after
}
