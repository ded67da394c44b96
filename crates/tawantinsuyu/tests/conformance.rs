//! The conformance suite for every number of players, every preset and a sample of option combinations.

use std::sync::Arc;

use khipu_core::{Options, Seat};
use khipu_tawantinsuyu::{
    ARMY_CARDS, Actor, BUILDINGS, Cards, GOD_CARDS, Kind, Position, Stage, Tawantinsuyu,
};
use khipu_testkit::conformance::Suite;

/// Tokens, cards and tiles that the rules never make or lose (TW-1.5, TW-1.6).
fn conserved(game: &Tawantinsuyu, position: &Position) {
    let (rules, table, secret) = (game.rules(), &position.table, &position.secret);
    let players = usize::from(table.players);
    let seats: Vec<Actor> = Seat::all(players).map(Actor::Seat).collect();
    for &kind in Kind::ALL {
        let piles = [table.nomads, table.bag, table.casualties, table.gone];
        let mut workers: u8 = piles.iter().map(|pile| pile.get(kind)).sum();
        workers += table.village.items().iter().filter(|&&worker| worker == kind as u8).count() as u8;
        workers += table.hill.0[kind as usize].len();
        workers += seats.iter().map(|&who| table.side(who).workers.get(kind)).sum::<u8>();
        assert_eq!(workers, rules.workers(players)[kind as usize], "{kind:?}");
    }
    let mut gods =
        vec![secret.god_deck, table.offer.as_cards(), table.god_bottom.as_cards(), table.god_played];
    gods.extend(table.turn.played.map(Cards::one));
    let mut army = secret.army_deck.total() + secret.drawn.total() + table.army_discards.total();
    let mut buildings = vec![table.market, table.passive.as_cards(), table.production.as_cards()];
    for &who in &seats {
        let side = table.side(who);
        let seat = who.index();
        gods.extend([side.god_seen, side.laid, secret.god_hands[seat]]);
        army += side.army_up.total() + side.army_down.total() + secret.army_hands[seat].total();
        buildings.extend([side.up, side.down]);
        let stairs = table.stairs.iter().filter(|owner| **owner == Some(who)).count() as u8;
        assert_eq!(side.stairs + stairs, rules.stairs_tokens, "stairs");
        let markers = table.conquests.iter().filter(|owner| **owner == Some(who)).count() as u8;
        assert_eq!(side.markers + markers, rules.markers, "markers");
        assert!(side.score() >= 0, "TW-1.7");
    }
    if table.stage != Stage::Weavings {
        assert_eq!(gods.iter().map(|set| usize::from(set.len())).sum::<usize>(), GOD_CARDS, "god cards");
        assert_eq!(
            table.god_deck(),
            secret.god_deck.len() + table.god_bottom.len(),
            "the deck can be counted"
        );
    }
    assert_eq!(army as usize, ARMY_CARDS, "army cards");
    assert_eq!(buildings.iter().map(|set| usize::from(set.len())).sum::<usize>(), BUILDINGS, "buildings");
}

fn run(players: usize, games: u64, options: &[(&str, &str)]) {
    let game = Arc::new(Tawantinsuyu::new());
    let rules = game.clone();
    let options: Options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let suite = Suite { options, games, ..Suite::new(players) };
    suite.run(&game, |position| conserved(&rules, position));
}

#[test]
fn two_players() {
    run(2, 10, &[]);
}

#[test]
fn three_players() {
    run(3, 8, &[]);
}

#[test]
fn four_players() {
    run(4, 6, &[]);
}

#[test]
fn every_edition() {
    for edition in ["pl", "ru", "fr", "consensus"] {
        run(2, 1, &[("edition", edition)]);
        run(3, 1, &[("edition", edition)]);
    }
}

#[test]
fn options_combined() {
    run(2, 2, &[("edition", "pl"), ("leftover_price", "2"), ("coricancha", "printed")]);
    run(3, 2, &[("edition", "fr"), ("z12_trigger", "offering"), ("festival_potatoes", "2")]);
    run(
        4,
        2,
        &[("edition", "ru"), ("leftover_price", "3"), ("final_tie", "shared"), ("solo_win", "more_than")],
    );
}
