//! Whether the parts of a position fit together: every card is somewhere, once, and the game can go on.

use khipu_core::{Cursor, Problem, Seat};

use crate::cards::Cards;
use crate::components::{Components, MOST_PLAYERS};
use crate::names::{Deck, Faction, Good};
use crate::pending::{Entry, Pending, Work};
use crate::position::{Position, Stage, Table};
use crate::turn::{Answers, Look};
use crate::version::Version;
use crate::view::{looker, open_cards};

pub(super) fn check(rules: &Components, version: Version, position: &Position, root: &Cursor<'_>) {
    let check = Check { rules, version, position, table: &position.table, root };
    check.cards();
    check.hands();
    check.locations();
    check.tokens();
    check.stack();
}

struct Check<'a, 'b> {
    rules: &'a Components,
    version: Version,
    position: &'a Position,
    table: &'a Table,
    root: &'a Cursor<'b>,
}

impl Check<'_, '_> {
    fn impossible(&self, when: bool, what: &'static str, rule: &'static str) {
        if when {
            self.root.fault(Problem::Impossible { what, rule });
        }
    }

    fn count(&self, what: &str, found: impl Into<i64>, wanted: impl Into<i64>) {
        let (found, wanted) = (found.into(), wanted.into());
        if found != wanted {
            self.root.fault(Problem::Count { what: what.to_owned(), found, wanted });
        }
    }

    /// Every card of the game is somewhere, once.
    fn cards(&self) {
        let secret = &self.position.secret;
        let hidden = secret.hands.iter().copied().chain(secret.piles.map(Cards::from));
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
        let common = self.rules.decks[Deck::Common as usize];
        self.impossible(!secret.common.without(common).is_empty(), "common_deck", "IS-2.1");
        self.impossible(!secret.factions.intersection(common).is_empty(), "faction_decks", "IS-2.1");
        self.count("common", self.table.common, secret.common.len());
        let all = self.table.sides[..self.table.actors()].iter();
        let foundations = all.fold(Cards::NONE, |all, side| all.union(side.foundations));
        self.impossible(!foundations.without(common).is_empty(), "foundations", "IS-4.5");
        let offered = Cards::from(self.table.offer);
        let early = self.table.stage != Stage::Lookout && !offered.is_empty();
        self.impossible(early || !offered.without(common).is_empty(), "offer", "IS-3.1");
        let prayed = Cards::from(self.table.prayer.drawn);
        self.impossible(!prayed.without(common).is_empty(), "prayer", "IS-6.7");
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
            self.count("unseen common cards", side.unseen[0], hand.intersection(common).len());
            self.count("unseen faction cards", side.unseen[1], hand.without(common).len());
            self.impossible(
                !hand.without(common).without(own).is_empty(),
                "hand_of_another_faction",
                "IS-2.2",
            );
            self.count(
                "deck",
                u16::from(side.deck) + u16::from(side.markers),
                secret.factions.intersection(own).len(),
            );
            self.count("piles", table.piles[index], secret.piles[index].len());
            let pile = Cards::from(secret.piles[index]);
            let early = table.stage != Stage::Lookout && !pile.is_empty();
            self.impossible(early || !pile.without(common).is_empty(), "piles", "IS-3.2");
            let next = (index + 1) % players;
            let theirs = secret.hands[next].union(Cards::from(secret.piles[next]));
            let stray = Cards::from(secret.passed[index]).without(theirs);
            self.impossible(!stray.is_empty(), "passed_cards", "IS-3.9");
            self.impossible(!self.rules.playable(side.faction), "faction", "IS-1.6");
            self.impossible(factions.contains(&side.faction), "faction_twice", "IS-1.1");
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
        self.count("looked", table.looked[0], looked.intersection(common).len());
        self.count("looked", table.looked[1], looked.without(common).len());
        let own = looker(table).map(|seat| self.rules.decks[table.side(seat).faction.deck() as usize]);
        let allowed = own.map_or(Cards::NONE, |own| own.union(common));
        self.impossible(!looked.without(allowed).is_empty(), "looked_at", "IS-10.2");
    }

    fn locations(&self) {
        let table = self.table;
        for index in 0..table.actors() {
            for location in table.sides[index].locations.all() {
                let plan = self.rules.plan(location.card);
                let most = plan.effect.action.map_or(0, |action| action.uses);
                self.impossible(location.used > most, "uses", "IS-4.6");
                self.impossible(location.tokens > plan.tokens, "statue_tokens", "IS-10.2");
                self.impossible(location.visits > self.rules.visits, "visits", "IS-7.1");
                self.impossible(location.defended() && plan.deck != Deck::Common, "defence_token", "IS-4.10");
                self.impossible(location.samurai() && plan.deck == Deck::Common, "samurai", "IS-4.10");
                let resources = plan.effect.stash.is_some_and(|stash| !stash.cards);
                self.impossible(location.stash > 0 && !resources, "stash", "IS-9.10");
                let away = location.home().is_some_and(|home| home == index || home >= table.actors());
                self.impossible(away, "taken_over", "IS-9.9");
            }
        }
        for tucked in table.under.all() {
            self.impossible(table.holder(tucked.host).is_none(), "card_under_nothing", "IS-3.5");
        }
        for seat in table.seats() {
            let side = table.side(seat);
            for &card in side.routes.items() {
                let enemy = table.holder(card).is_some();
                self.impossible(!enemy || self.rules.plan(card).deal.is_none(), "route", "IS-9.11");
            }
            let dealt = side.deals.iter().all(|card| self.rules.plan(card).deal.is_some());
            self.impossible(!dealt, "deal_of_a_common_card", "IS-4.13");
            let board = self.rules.boards[side.faction as usize];
            self.impossible(side.favor.tricolour && !board.tricolour, "tricolour", "IS-6.5");
        }
    }

    fn tokens(&self) {
        let table = self.table;
        if !table.solo() {
            return;
        }
        for &good in Good::ALL {
            let row = table.rival.row.iter().filter(|target| *target == good).count() as u8;
            let found = row + table.rival.deck[good as usize] + table.sides[0].attacks[good as usize];
            // A deal that ended takes its attack card out of the game.
            self.impossible(found > self.rules.attack[good as usize], "attack_cards", "IS-8.1");
        }
    }

    /// The bottom of the stack carries the round, and the top is a question that can be answered.
    fn stack(&self) {
        let table = self.table;
        let entries = table.pending.entries();
        if table.stage == Stage::Over {
            self.impossible(!entries.is_empty(), "pending_after_the_end", "IS-5.1");
            return;
        }
        let bottom = entries.first().map(|entry| entry.what);
        let carries = match table.stage {
            Stage::Lookout => matches!(bottom, Some(Pending::Do(Work::Lookout { .. }))),
            Stage::Production => bottom == Some(Pending::Do(Work::Action)),
            Stage::Action => matches!(bottom, Some(Pending::Turn | Pending::Finish)),
            Stage::Attack => bottom == Some(Pending::Do(Work::EndRound { step: 1 })),
            Stage::Over => true,
        };
        self.impossible(!carries, "pending_entry", "IS-3.4");
        let flows = |entry: &Entry| {
            matches!(
                entry.what,
                Pending::Turn
                    | Pending::Finish
                    | Pending::Do(
                        Work::Lookout { .. }
                            | Work::Production
                            | Work::Action
                            | Work::NextTurn
                            | Work::EndRound { .. }
                    )
            )
        };
        self.impossible(entries.iter().skip(1).any(flows), "pending_entry", "IS-3.4");
        let own = |entry: &Entry| entry.who == table.active && !table.passed.contains(entry.who);
        let turn = entries.first().filter(|_| table.stage == Stage::Action);
        self.impossible(turn.is_some_and(|entry| !own(entry)), "pending_entry", "IS-3.4");
        let picks = |entry: &Entry| matches!(entry.what, Pending::Pick | Pending::Pile);
        self.impossible(
            table.stage != Stage::Lookout && entries.iter().any(picks),
            "pending_entry",
            "IS-3.1",
        );
        let solo =
            |entry: &Entry| matches!(entry.what, Pending::Target { .. } | Pending::Do(Work::Attack { .. }));
        self.impossible(table.stage != Stage::Attack && entries.iter().any(solo), "pending_entry", "IS-8.3");
        self.impossible(table.stage == Stage::Attack && !table.solo(), "pending_entry", "IS-8.3");
        for entry in entries {
            self.entry(entry.who, entry.what);
        }
        let look = Look { rules: self.rules, version: self.version, table, secret: &self.position.secret };
        let mut answers = Answers::default();
        if let Some(top) = table.pending.top() {
            look.answers(top, &mut answers);
        }
        self.impossible(answers.count == 0, "no_move", "IS-3.4");
    }

    /// What an entry names must be there.
    fn entry(&self, who: Seat, what: Pending) {
        let (table, secret) = (self.table, &self.position.secret);
        let side = table.side(who);
        let held = side.seen.union(secret.hands[who.index()]);
        let fits = match what {
            Pending::Do(Work::Raise { card, deal: true }) => side.deals.has(card),
            Pending::Do(Work::Raise { card, .. }) => held.has(card) && !side.locations.is_full(),
            Pending::Do(Work::Deal { card }) => held.has(card) && self.rules.plan(card).deal.is_some(),
            Pending::React { card, feature, .. } => {
                usize::from(feature) < self.rules.plan(card).effect.features.len()
                    && side.locations.find(card).is_some()
            }
            Pending::Again { card } => side.locations.find(card).is_some(),
            Pending::GiveCard { host, .. } | Pending::Keep { host, .. } => table.holder(host).is_some(),
            _ => true,
        };
        self.impossible(!fits, "pending_entry", "IS-3.4");
    }
}
