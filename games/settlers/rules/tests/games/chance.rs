//! Chance by purpose: what is drawn for one thing does not change what is drawn for another.

use khipu_core::{Game, Options, Seat, Seed, Silent};
use khipu_settlers::{Draw, Move, Pending, Position, Settlers, Stage, Trade, Version};

fn game(version: Version) -> Settlers {
    Settlers::new().by_rules_of(version)
}

/// The first turn of a game of two.
fn first_turn(game: &Settlers) -> Position {
    let options: Options =
        [("faction1", "roman"), ("faction2", "aztec")].map(|(k, v)| (k.to_owned(), v.to_owned())).into();
    let setup = game.setup(2, &options, Seed::from_text("streams")).expect("a setup");
    let mut position = game.start(&setup);
    while position.table.stage != Stage::Action
        || position.table.pending.top().map(|top| top.what) != Some(Pending::Turn)
    {
        let seat = game.deciders(&position).first().expect("somebody decides");
        let mut moves = Vec::new();
        game.legal(&position, seat, &mut moves);
        game.apply(&mut position, seat, moves[0], &mut Silent);
    }
    position.table.sides[position.table.active.index()].goods.add(khipu_settlers::Good::Worker, 40);
    position
}

/// The cards of a deck in the order they come, with draws of another deck in between.
fn drawn(version: Version, deck: Draw, between: usize) -> Vec<u16> {
    let game = game(version);
    let mut position = first_turn(&game);
    let who = position.table.active;
    let other = if deck == Draw::Common { Draw::Faction } else { Draw::Common };
    let exchange = |position: &mut Position, draw: Draw| {
        game.apply(position, who, Move::Exchange(Trade::Card(draw)), &mut Silent);
    };
    let hand = |position: &Position, seat: Seat| position.secret.hands[seat.index()];
    (0..4)
        .map(|_| {
            (0..between).for_each(|_| exchange(&mut position, other));
            let before = hand(&position, who);
            exchange(&mut position, deck);
            hand(&position, who).without(before).iter().next().expect("a card")
        })
        .collect()
}

#[test]
fn a_deck_comes_in_the_same_order_whatever_is_drawn_between() {
    for deck in [Draw::Common, Draw::Faction] {
        assert_eq!(drawn(Version::Two, deck, 0), drawn(Version::Two, deck, 2), "{deck:?}");
        assert_ne!(drawn(Version::One, deck, 0), drawn(Version::One, deck, 2), "{deck:?}: one stream before");
    }
}
