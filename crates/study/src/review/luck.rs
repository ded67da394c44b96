//! What something that became known was worth: how the position looks after it, against the mean over worlds in which it
//! could have been something else.
//!
//! Both are looked at through the eyes of the seat. In an imagined world others may hide something, a card that they kept,
//! and the world knows which; the seat does not, neither there nor here.

use khipu_bots::{Expected, Uncertain, glance};
use khipu_core::{Evaluate, Seat, Seed, Silent, Viewer};

use super::Event;

/// Imagined worlds on each side.
const WORLDS: u64 = 64;

/// A move by which something became known to the seat or to somebody else; none if it cannot be weighed.
pub(super) fn luck<G: Evaluate>(
    game: &G,
    seat: Seat,
    [before, now]: [&G::Position; 2],
    (at, mover, played): (usize, Seat, G::Move),
    seed: Seed,
) -> Option<Event> {
    let view = |position: &G::Position| game.view(position, Viewer::Seat(seat));
    let (seen, told) = (view(before), view(now));
    let looks = |view: &G::View, number: u64| glance(game, &game.imagine(view, seed.numbered(number)), seat);
    let mut moves = Vec::new();
    // What others choose out of what they hide says more of their choice than of chance: it is possible in some worlds only.
    let imagined: Option<Vec<Expected>> = (0..WORLDS)
        .map(|number| {
            let mut world = game.imagine(&seen, seed.numbered(number));
            moves.clear();
            game.legal(&world, mover, &mut moves);
            moves.contains(&played).then(|| {
                game.apply(&mut world, mover, played, &mut Silent);
                looks(&view(&world), 2 * WORLDS + number)
            })
        })
        .collect();
    let imagined = imagined?;
    let really: Vec<Expected> = (WORLDS..2 * WORLDS).map(|number| looks(&told, number)).collect();
    let difference = |of: fn(&Expected) -> f32| {
        let (now, mean) = (mean(&really, of), mean(&imagined, of));
        let error = (now.error * now.error + mean.error * mean.error).sqrt();
        Uncertain { mean: now.mean - mean.mean, error }
    };
    Some(Event {
        at,
        mover: mover.index(),
        played: game.write_move(played),
        luck: difference(|expected| expected.result),
        points: difference(|expected| expected.points),
    })
}

fn mean(found: &[Expected], of: fn(&Expected) -> f32) -> Uncertain {
    Uncertain::of(found.iter().map(of), 0.0)
}
