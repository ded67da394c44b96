//! Whether the parts of a position fit together: every card is somewhere, once, and the game can go on.

mod places;
mod stack;

use khipu_core::{Cursor, Problem, Seat};

use crate::cards::Cards;
use crate::components::{Components, MOST_PLAYERS};
use crate::names::{Deck, Faction, Good, Source};
use crate::position::{Position, Prayer, Stage, Table};
use crate::version::Version;
use crate::view::{looker, open_cards};

pub(super) fn check(rules: &Components, version: Version, position: &Position, root: &Cursor<'_>) {
    let check = Check { rules, version, position, table: &position.table, root };
    check.cards();
    check.hands();
    check.locations();
    check.tokens();
    if version.checks_positions_closely() {
        check.season();
    }
    check.stack();
}

struct Check<'a, 'b> {
    rules: &'a Components,
    version: Version,
    position: &'a Position,
    table: &'a Table,
    root: &'a Cursor<'b>,
}

impl<'b> Check<'_, 'b> {
    fn impossible(&self, when: bool, what: &'static str, rule: &'static str) {
        self.impossible_at(self.root, when, what, rule);
    }

    fn impossible_at(&self, at: &Cursor<'_>, when: bool, what: &'static str, rule: &'static str) {
        if when {
            at.fault(Problem::Impossible { what, rule });
        }
    }

    /// Where a seat is written.
    fn side_at(&self, seat: Seat) -> Option<Cursor<'b>> {
        self.root.field("sides").list().into_iter().nth(seat.index())
    }

    /// A fault of what lies before a seat.
    fn impossible_of(&self, seat: Seat, field: &str, when: bool, what: &'static str, rule: &'static str) {
        if when && let Some(side) = self.side_at(seat) {
            self.impossible_at(&side.field(field), true, what, rule);
        }
    }

    fn count_at(&self, at: &Cursor<'_>, what: &str, found: impl Into<i64>, wanted: impl Into<i64>) {
        let (found, wanted) = (found.into(), wanted.into());
        if found != wanted {
            at.fault(Problem::Count { what: what.to_owned(), found, wanted });
        }
    }

    fn count_of(&self, seat: Seat, field: &str, what: &str, found: impl Into<i64>, wanted: impl Into<i64>) {
        if let Some(side) = self.side_at(seat) {
            self.count_at(&side.field(field), what, found, wanted);
        }
    }

    /// Every card of the game is somewhere, once.
    fn cards(&self) {
        let secret = &self.position.secret;
        let hidden = secret.hands.iter().copied().chain(secret.piles.iter().map(|&pile| Cards::from(pile)));
        let hidden = hidden.chain([secret.common, secret.factions, Cards::from(secret.looked)]);
        let mut once = Cards::NONE;
        for place in open_cards(self.table).chain(hidden) {
            for card in once.intersection(place).iter() {
                self.root.fault(Problem::Twice { what: self.rules.id(card).to_string() });
            }
            once = once.union(place);
        }
        for location in self.table.sides[..self.table.actors()].iter().flat_map(|side| side.locations.all()) {
            let again = self.table.sides[..self.table.actors()].iter().flat_map(|side| side.locations.all());
            if again.filter(|other| other.card == location.card).count() > 1 {
                self.root.fault(Problem::Twice { what: self.rules.id(location.card).to_string() });
            }
        }
        for card in self.table.cards.without(once).iter() {
            self.root.fault(Problem::Missing { field: self.rules.id(card).to_string() });
        }
        for card in once.without(self.table.cards).iter() {
            let (found, wanted) = (self.rules.id(card).to_string(), "deck_list".to_owned());
            self.root.fault(Problem::Mismatch { what: "card", found, wanted });
        }
        let hidden_at = |field: &str| self.root.optional("secret").field(field);
        let common = self.rules.decks[Deck::Common as usize];
        let stray = !secret.common.without(common).is_empty();
        self.impossible_at(&hidden_at("common"), stray, "common_deck", "IS-2.1");
        let stray = !secret.factions.intersection(common).is_empty();
        self.impossible_at(&hidden_at("factions"), stray, "faction_decks", "IS-2.1");
        self.count_at(&self.root.field("common"), "common", self.table.common, secret.common.len());
        for seat in self.table.seats() {
            let stray = !self.table.side(seat).foundations.without(common).is_empty();
            self.impossible_of(seat, "foundations", stray, "foundations", "IS-4.5");
        }
        let offered = Cards::from(self.table.offer);
        let early = self.table.stage != Stage::Lookout && !offered.is_empty();
        let stray = early || !offered.without(common).is_empty();
        self.impossible_at(&self.root.field("offer"), stray, "offer", "IS-3.1");
        let prayed = Cards::from(self.table.prayer.drawn);
        let stray = !prayed.without(common).is_empty();
        self.impossible_at(&self.root.field("prayer").field("drawn"), stray, "prayer", "IS-6.7");
        let collection = self.table.rival.collection;
        self.impossible(!self.table.solo() && !collection.is_empty(), "virtual_player", "IS-8.1");
    }

    /// Hands, piles and decks have as many cards as the table says.
    fn hands(&self) {
        let (table, secret) = (self.table, &self.position.secret);
        let common = self.rules.decks[Deck::Common as usize];
        let players = usize::from(table.players);
        let mut factions: Vec<Faction> = Vec::new();
        for seat in table.seats() {
            let (side, index) = (table.side(seat), seat.index());
            let own = self.rules.decks[side.faction.deck() as usize];
            let hand = secret.hands[index];
            let counts = [hand.intersection(common).len(), hand.without(common).len()];
            for (what, (found, wanted)) in ["unseen common cards", "unseen faction cards"]
                .iter()
                .zip(side.unseen.into_iter().zip(counts))
            {
                self.count_of(seat, "unseen", what, found, wanted);
            }
            let secret_at =
                |field: &str| self.root.optional("secret").field(field).list().into_iter().nth(index);
            let hidden = |field: &str, when: bool, what: &'static str, rule: &'static str| {
                // A view has no such list.
                match secret_at(field) {
                    Some(at) => self.impossible_at(&at, when, what, rule),
                    None => self.impossible(when, what, rule),
                }
            };
            let stray = !hand.without(common).without(own).is_empty();
            hidden("hands", stray, "hand_of_another_faction", "IS-2.2");
            let deck = u16::from(side.deck) + u16::from(side.markers);
            self.count_of(seat, "deck", "deck", deck, secret.factions.intersection(own).len());
            if let Some(at) = self.root.field("piles").list().get(index) {
                self.count_at(at, "piles", table.piles[index], secret.piles[index].len());
            }
            let pile = Cards::from(secret.piles[index]);
            let early = table.stage != Stage::Lookout && !pile.is_empty();
            hidden("piles", early || !pile.without(common).is_empty(), "piles", "IS-3.2");
            let next = (index + 1) % players;
            let theirs = secret.hands[next].union(Cards::from(secret.piles[next]));
            let stray = Cards::from(secret.passed[index]).without(theirs);
            hidden("passed", !stray.is_empty(), "passed_cards", "IS-3.9");
            self.impossible_of(seat, "faction", !self.rules.playable(side.faction), "faction", "IS-1.6");
            self.impossible_of(seat, "faction", factions.contains(&side.faction), "faction_twice", "IS-1.1");
            factions.push(side.faction);
        }
        let owned = factions
            .iter()
            .fold(Cards::NONE, |all, faction| all.union(self.rules.decks[faction.deck() as usize]));
        self.impossible(!secret.factions.without(owned).is_empty(), "faction_decks", "IS-2.1");
        for index in players..MOST_PLAYERS {
            let idle = secret.hands[index].is_empty() && secret.piles[index].is_empty();
            self.impossible(!idle, "hands", "IS-1.1");
        }
        let looked = Cards::from(secret.looked);
        let at = self.root.field("looked");
        self.count_at(&at, "looked", table.looked[0], looked.intersection(common).len());
        self.count_at(&at, "looked", table.looked[1], looked.without(common).len());
        let own = looker(table).map(|seat| self.rules.decks[table.side(seat).faction.deck() as usize]);
        let allowed = own.map_or(Cards::NONE, |own| own.union(common));
        self.impossible_at(&at, !looked.without(allowed).is_empty(), "looked_at", "IS-10.2");
    }

    fn tokens(&self) {
        let table = self.table;
        if !table.solo() {
            for seat in table.seats() {
                let closely = self.version.checks_positions_closely();
                let taken = closely && table.side(seat).attacks.iter().any(|&n| n > 0);
                self.impossible_of(seat, "attacks", taken, "attack_cards", "IS-8.1");
            }
            return;
        }
        for &good in Good::ALL {
            let row = table.rival.row.iter().filter(|target| *target == good).count() as u8;
            let found = row + table.rival.deck[good as usize] + table.sides[0].attacks[good as usize];
            // A deal that ended takes its attack card out of the game.
            let many = found > self.rules.attack[good as usize];
            self.impossible_at(&self.root.field("virtual"), many, "attack_cards", "IS-8.1");
        }
    }

    /// What there is only in some part of a round.
    fn season(&self) {
        let (table, root) = (self.table, self.root);
        let turns = table.stage == Stage::Action;
        let after = matches!(table.stage, Stage::Attack | Stage::Over);
        let all = table.seats().all(|seat| table.passed.contains(seat));
        let passed = if after { !all } else { !turns && !table.passed.is_empty() };
        self.impossible_at(&root.field("passed"), passed, "passed", "IS-3.4");
        let begun = turns || after;
        let active = !begun && table.active != table.first;
        self.impossible_at(&root.field("active"), active, "active", "IS-3.4");
        let solo = table.solo() && self.lookout_of_others();
        self.impossible_at(&root.field("lookout"), solo, "solo_lookout", "IS-8.2");
        let praying = table.pending.entries().iter().any(|entry| entry.what.prays());
        let prayer = !praying && table.prayer != Prayer::default();
        self.impossible_at(&root.field("prayer"), prayer, "prayer", "IS-6.10");
        let collecting = table.pending.entries().iter().any(|entry| entry.what.collects());
        let pool = !collecting && table.pool.iter().any(|&n| n > 0);
        self.impossible_at(&root.field("pool"), pool, "pool", "IS-11.14");
        for seat in table.seats() {
            let side = table.side(seat);
            let at_the_end = [Source::CommonLocations, Source::FactionLocations, Source::EndAbilities];
            let scored = at_the_end.iter().any(|&source| side.ledger[source as usize] != 0);
            let early = table.stage != Stage::Over && scored;
            self.impossible_of(seat, "ledger", early, "points_of_the_end", "IS-5.1");
            let kept = table.stage == Stage::Lookout && side.goods.get(Good::Defense) > 0;
            self.impossible_of(seat, "goods", kept, "defence_token", "IS-3.5");
        }
    }

    fn lookout_of_others(&self) -> bool {
        use crate::names::Lookout::{Advanced, Alternate};
        matches!(self.table.lookout, Alternate | Advanced)
    }
}
