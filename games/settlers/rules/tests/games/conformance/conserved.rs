//! Nothing is made or lost.

use khipu_settlers::{Cards, Deck, Good, Position, Settlers};

/// Every card of the game is in one place, and counts agree with what they count.
pub(crate) fn check(game: &Settlers, position: &Position) {
    let (rules, table, secret) = (game.components(), &position.table, &position.secret);
    let common = rules.decks[Deck::Common as usize];
    let mut places = vec![
        table.discards,
        Cards::from(table.offer),
        table.under.as_cards(),
        Cards::from(table.prayer.drawn),
        Cards::from(table.prayer.used),
        table.rival.collection,
        secret.common,
        secret.factions,
        Cards::from(secret.looked),
    ];
    for side in &table.sides[..table.actors()] {
        places.extend([side.foundations, side.deals, side.seen]);
        places.push(side.locations.all().iter().map(|location| location.card).collect());
        assert!(side.foundations.without(common).is_empty(), "foundations are common cards");
    }
    places.extend(secret.hands);
    places.extend(secret.piles.map(Cards::from));
    let all = places.iter().fold(Cards::NONE, |all, &set| all.union(set));
    assert_eq!(all, table.cards, "no card is lost or made");
    assert_eq!(places.iter().map(Cards::len).sum::<u16>(), table.cards.len(), "each card is in one place");
    assert_eq!(u16::from(table.common), secret.common.len(), "the common deck is counted");
    for seat in table.seats() {
        let (side, hand) = (table.side(seat), secret.hands[seat.index()]);
        let own = rules.decks[side.faction.deck() as usize];
        assert_eq!(
            u16::from(side.deck) + u16::from(side.markers),
            secret.factions.intersection(own).len(),
            "the faction deck"
        );
        assert_eq!(u16::from(side.unseen[0]), hand.intersection(common).len(), "unseen common cards");
        assert_eq!(u16::from(side.unseen[1]), hand.without(common).len(), "unseen faction cards");
        assert!(side.score() >= 0);
    }
    if table.solo() {
        let row = |good: Good| table.rival.row.iter().filter(|target| *target == good).count() as u8;
        for &good in Good::ALL {
            let known = row(good) + table.rival.deck[good as usize] + table.sides[0].attacks[good as usize];
            assert!(known <= rules.attack[good as usize], "attack cards");
        }
    }
}
