//! Move-count tables: the number of move paths to a depth, the cheapest proof that the generator did not change.

use khipu_core::{Game, Silent};

/// The number of paths of exactly `depth` moves from a position; a path that ends the game earlier counts once.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: usize) -> u64 {
    let deciders = game.deciders(position);
    if depth == 0 || deciders.is_empty() {
        return 1;
    }
    // Those who decide at the same time do so in the order of their seats: paths are not counted twice.
    let Some(seat) = deciders.first() else { return 1 };
    let mut moves = Vec::new();
    game.legal(position, seat, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|&played| {
            let mut after = *position;
            game.apply(&mut after, seat, played, &mut Silent);
            perft(game, &after, depth - 1)
        })
        .sum()
}
