//! What is asked must not tell what is hidden.
//!
//! Take two worlds that a viewer cannot tell apart, and let the same seat play the same move in both. What the viewer is
//! then told may differ only by what an event shows: a card turned up here and another one there. It must not differ in
//! what happens, or in who is asked what next: then the viewer would know the hidden thing that made the difference,
//! though nobody showed it. The same holds for different moves where several choose at the same time, in secret.
//!
//! What is asked next is read from the documented form of the view: the first two words of each entry of `pending`, who
//! and what.

use std::mem::discriminant;

use khipu_core::{Game, Seat, Seats, Viewer};
use serde_json::Value;

/// Moves tried in each world, for each seat.
const TRIED: usize = 8;

/// A move that was played, for one viewer.
struct Heard<G: Game> {
    played: G::Move,
    events: Vec<G::Event>,
    asked: Seats,
    view: G::View,
}

/// Checks two worlds that a viewer cannot tell apart.
///
/// # Panics
/// If the viewer could tell them apart by what is asked.
pub fn check<G: Game>(game: &G, worlds: [&G::Position; 2], viewer: Viewer) {
    for seat in game.deciders(worlds[0]).iter() {
        let [here, there] = worlds.map(|world| {
            let mut moves = Vec::new();
            game.legal(world, seat, &mut moves);
            moves
        });
        let both: Vec<G::Move> = here.iter().copied().filter(|played| there.contains(played)).collect();
        let tried: Vec<[Heard<G>; 2]> = spread(&both, TRIED)
            .map(|played| worlds.map(|world| hear(game, world, seat, played, viewer)))
            .collect();
        for [one, other] in &tried {
            same_happens(one, other, viewer);
            same_is_asked(game, one, other, viewer);
        }
        let secret = game.deciders(worlds[0]).len() > 1 && !viewer.is(seat);
        let all: Vec<&Heard<G>> = tried.iter().flatten().filter(|_| secret).collect();
        for (at, one) in all.iter().enumerate() {
            all[at + 1..].iter().for_each(|other| same_is_asked(game, one, other, viewer));
        }
    }
}

/// Up to so many of a list, the first and the last among them: what ends a turn stands last.
pub(crate) fn spread<T: Copy>(list: &[T], most: usize) -> impl Iterator<Item = T> {
    let count = list.len().min(most);
    (0..count).map(move |i| list[i * (list.len() - 1) / (count - 1).max(1)])
}

fn hear<G: Game>(game: &G, before: &G::Position, seat: Seat, played: G::Move, viewer: Viewer) -> Heard<G> {
    let (mut after, mut events) = (*before, Vec::new());
    game.apply(&mut after, seat, played, &mut events);
    Heard {
        played,
        events: events.iter().filter_map(|event| game.redact_for(event, viewer)).collect(),
        asked: game.deciders(&after),
        view: game.view(&after, viewer),
    }
}

/// What lies on the stack, without what it is about.
fn pending(view: &Value) -> Vec<String> {
    let entries = view["pending"].as_array().into_iter().flatten();
    let head = |text: &str| text.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    entries.filter_map(Value::as_str).map(head).collect()
}

/// The first thing that differs is what an event shows, not what happens.
fn same_happens<G: Game>(one: &Heard<G>, other: &Heard<G>, viewer: Viewer) {
    let differ = one.events.iter().zip(&other.events).find(|(one, other)| one != other);
    let same = match differ {
        Some((one, other)) => discriminant(one) == discriminant(other),
        None => one.events.len() == other.events.len(),
    };
    assert!(
        same,
        "what happens depends on what {viewer:?} cannot know: {:?} is followed by {:?} or {:?}",
        one.played, one.events, other.events
    );
}

/// Where the same is told, the same is asked of the same seats.
fn same_is_asked<G: Game>(game: &G, one: &Heard<G>, other: &Heard<G>, viewer: Viewer) {
    if one.events != other.events || (one.asked == other.asked && one.view == other.view) {
        return;
    }
    let pending = |heard: &Heard<G>| pending(&game.export_view(&heard.view));
    let (played, events) = ([one.played, other.played], &one.events);
    assert_eq!(one.asked, other.asked, "{viewer:?} learns from who is asked after {played:?}: {events:?}");
    assert_eq!(
        pending(one),
        pending(other),
        "{viewer:?} learns from what is asked after {played:?}: {events:?}"
    );
}
