//! Games with a mistake in them, to see whether a review finds it: for tests, and for the laboratory.

use std::ops::Range;
use std::sync::Arc;

use khipu_bots::{Bot, Dice, glance};
use khipu_core::{Evaluate, Match, Options, Record, Seat, Seed, Silent, Viewer};

/// A turn is a mistake if it looks worse by so much of the result than another: the rest of a turn after a question to
/// somebody else has often nothing bad to offer.
const MISTAKE: f32 = 0.05;

/// A game of two bots that search with so many iterations. If a mistake is wanted, seat 0 makes one at its turn with this number, or at the next one that
/// has any: of some turns at random the one that looks worst. Its moves, if it was made.
pub(crate) fn game<G: Evaluate>(
    game: &Arc<G>,
    seed: &str,
    iterations: u32,
    mistake: Option<usize>,
) -> (Record, Option<Range<usize>>) {
    let mut played = Match::start(game.clone(), 2, &Options::new(), seed).expect("a setup");
    let bot: Bot = format!("search:{iterations}").parse().expect("a bot");
    let mut bots = [0, 1].map(|seat| bot.policy::<G>(Seed::from_text(seed).numbered(seat)));
    let (mut turns, mut before, mut made) = (0, None, None);
    while let Some(seat) = played.deciders().first() {
        let begins = before != Some(seat);
        before = Some(seat);
        turns += usize::from(begins && seat == Seat::new(0));
        if begins
            && seat == Seat::new(0)
            && made.is_none()
            && mistake.is_some_and(|wanted| turns >= wanted)
            && let Some(turn) = worst(&**game, played.position(), seat)
        {
            let first = played.moves().len();
            made = Some(first..first + turn.len());
            for choice in turn {
                played.play(seat, choice, &mut Silent).expect("a listed move");
            }
            continue;
        }
        let view = game.view(played.position(), Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(game, &view, seat).expect("a move");
        played.play(seat, choice, &mut Silent).expect("a listed move");
    }
    (played.record(), made)
}

/// Of twelve turns at random the one after which things look worst; none if that is no mistake.
fn worst<G: Evaluate>(game: &G, position: &G::Position, seat: Seat) -> Option<Vec<G::Move>> {
    let mut list = Vec::new();
    let turns = (0..12).map(|number| {
        let mut dice = Dice::new(Seed::from_text("worst").numbered(number));
        let (mut there, mut turn) = (*position, Vec::new());
        while game.deciders(&there).contains(seat) && turn.len() < 12 {
            list.clear();
            game.legal(&there, seat, &mut list);
            let choice = list[dice.below(list.len())];
            game.apply(&mut there, seat, choice, &mut Silent);
            turn.push(choice);
        }
        (glance(game, &there, seat).result, turn)
    });
    let mut turns: Vec<(f32, Vec<G::Move>)> = turns.collect();
    turns.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let best = turns.last().expect("twelve turns").0;
    let (found, turn) = turns.swap_remove(0);
    (best - found >= MISTAKE).then_some(turn)
}
