//! Nothing is made or lost.

use khipu_tawantinsuyu::{
    ARMY_CARDS, Actor, BUILDINGS, Cards, GOD_CARDS, Good, Kind, Position, Stage, Tawantinsuyu, Workers,
};

/// What the rules never make or lose, Axomamma's board included (TW-1.5, TW-1.6, TW-12).
pub(crate) fn check(game: &Tawantinsuyu, position: &Position) {
    let (rules, table, secret) = (game.components(), &position.table, &position.secret);
    let actors: Vec<Actor> = table.actors().collect();
    let players = usize::from(table.players);
    for &kind in Kind::ALL {
        let piles = [table.nomads, table.bag, table.casualties, table.gone];
        let mut workers: u8 = piles.iter().map(|pile| pile.get(kind)).sum();
        workers += table.village.items().iter().filter(|&&worker| worker == kind as u8).count() as u8;
        workers += table.hill.0[kind as usize].len();
        workers += actors.iter().map(|&who| table.side(who).workers.get(kind)).sum::<u8>();
        assert_eq!(workers, rules.workers(players)[kind as usize], "{kind:?}");
    }
    let mut gods =
        vec![secret.god_deck, Cards::from(table.offer), Cards::from(table.god_bottom), table.god_played];
    gods.extend(table.turn.played.map(Cards::one));
    gods.extend(secret.tucked.iter().flatten().map(|&card| Cards::one(card)));
    gods.push(table.automa.known());
    let mut army = secret.army_deck.total() + secret.drawn.total() + table.army_discards.total();
    let mut buildings = vec![table.market, table.passive.as_cards(), table.production.as_cards()];
    for &who in &actors {
        let side = table.side(who);
        gods.extend([side.god_seen, side.laid, secret.god_hands[who.index()]]);
        army += side.army_up.total() + side.army_down.total() + secret.army_hands[who.index()].total();
        buildings.extend([side.up, side.down]);
        let stairs = table.stairs.iter().filter(|owner| **owner == Some(who)).count() as u8;
        assert_eq!(side.stairs + stairs, rules.stairs_tokens, "stairs");
        let markers = table.conquests.iter().filter(|owner| **owner == Some(who)).count() as u8;
        assert_eq!(side.markers + markers, rules.markers, "markers");
        assert!(side.score() >= 0, "TW-1.7");
    }
    if table.stage != Stage::Weavings {
        let all = gods.iter().fold(Cards::NONE, |all, &set| all.union(set));
        assert_eq!(gods.iter().map(|set| usize::from(set.len())).sum::<usize>(), GOD_CARDS, "god cards");
        assert_eq!(usize::from(all.len()), GOD_CARDS, "each god card once");
        assert_eq!(
            table.god_deck(),
            secret.god_deck.len() + table.god_bottom.len(),
            "the deck can be counted"
        );
    }
    assert_eq!(army as usize, ARMY_CARDS, "army cards");
    assert_eq!(buildings.iter().map(|set| usize::from(set.len())).sum::<usize>(), BUILDINGS, "buildings");
    if players > 1 {
        return;
    }
    let side = table.side(Actor::Axomamma);
    let mut ages = Workers::default();
    table.automa.ages.items().iter().for_each(|&kind| ages.add(Kind::ALL[usize::from(kind)]));
    assert_eq!(ages, side.workers, "every worker of Axomamma has its age");
    assert!(ages.total() <= rules.automa.workers, "TW-12.9");
    assert!(side.goods.get(Good::Potato) < u16::from(rules.automa.exchange[0]), "TW-12.11");
}
