//! Whether the parts of a position fit together: everything is somewhere, once, and the game can go on.

use khipu_core::{Fault, Faults, Problem, Seats};

use super::automa;
use crate::actor::Actor;
use crate::cards::Cards;
use crate::components::{
    BUILDINGS, Components, FESTIVALS, GOD_CARDS, GODS, KEPT, PASSIVE, SECTIONS, STARTING, WEAVINGS,
};
use crate::names::{Good, Kind, Power, Size};
use crate::pending::{Entry, Pending, Work};
use crate::position::{Position, Stage, Table, Turn};
use crate::tally::Tally;
use crate::turn::Referee;
use crate::version::Version;

pub(super) fn check(rules: &Components, version: Version, position: &Position, faults: &Faults) {
    let check = Check { rules, version, position, table: &position.table, faults };
    check.workers();
    check.tokens();
    check.gods();
    check.army();
    check.buildings();
    check.weavings();
    check.time();
    check.stack();
    if version >= Version::Two {
        check.turn();
        check.beginning();
        check.questions();
    }
    automa::check(rules, position, faults);
    check.impossible(!check.can_go_on(), "pending", "no_move", "TW-15.11");
}

struct Check<'a> {
    rules: &'a Components,
    version: Version,
    position: &'a Position,
    table: &'a Table,
    faults: &'a Faults,
}

/// Counts how often each of up to 64 things is somewhere.
struct Census {
    once: Cards,
    twice: Cards,
}

impl Census {
    fn of(places: impl IntoIterator<Item = Cards>) -> Self {
        let mut census = Self { once: Cards::NONE, twice: Cards::NONE };
        for place in places {
            census.twice = census.twice.union(census.once.intersection(place));
            census.once = census.once.union(place);
        }
        census
    }
}

impl Check<'_> {
    /// A fault at a place, named as in the form.
    fn impossible(&self, when: bool, at: &str, what: &'static str, rule: &'static str) {
        if when {
            self.faults.push(Fault::at(at, Problem::Impossible { what, rule }));
        }
    }

    fn count(&self, at: &str, what: &str, found: impl Into<i64>, wanted: impl Into<i64>) {
        let (found, wanted) = (found.into(), wanted.into());
        if found != wanted {
            self.faults.push(Fault::at(at, Problem::Count { what: what.to_owned(), found, wanted }));
        }
    }

    /// Everything in `all` must be somewhere, once, and nothing else.
    fn exactly(&self, what: &str, places: impl IntoIterator<Item = Cards>, all: Cards) {
        let Census { once, twice } = Census::of(places);
        if !twice.is_empty() {
            self.faults.push(Fault::at("", Problem::Twice { what: what.to_owned() }));
        }
        self.count("", what, once.intersection(all).len(), all.len());
        self.count("", what, once.without(all).len(), 0);
    }

    fn actors(&self) -> impl Iterator<Item = Actor> + use<> {
        self.table.actors_from(super::write::first())
    }

    fn workers(&self) {
        let (table, rules) = (self.table, self.rules);
        let players = usize::from(table.players);
        let all = rules.workers(players);
        for &kind in Kind::ALL {
            let village = table.village.items().iter().filter(|&&worker| worker == kind as u8).count() as u8;
            let supplies: u8 = self.actors().map(|who| table.side(who).workers.get(kind)).sum();
            let piles = [table.nomads, table.bag, table.casualties, table.gone].map(|pile| pile.get(kind));
            let hill = table.hill.0[kind as usize].len();
            let found = village + supplies + hill + piles.iter().sum::<u8>();
            self.count("", kind.name(), found, all[kind as usize]);
        }
        self.impossible(table.village.len() > rules.village[players], "village", "village_size", "TW-2.5");
        self.impossible(table.nomads.total() > rules.nomads[players], "nomads", "nomads", "TW-2.5");
    }

    fn tokens(&self) {
        let (table, rules) = (self.table, self.rules);
        for who in self.actors() {
            let side = table.side(who);
            let stairs = table.stairs.iter().filter(|owner| **owner == Some(who)).count() as u8;
            self.count(
                &format!("sides[{}].stairs", who.index()),
                "stairs tokens",
                side.stairs + stairs,
                rules.stairs_tokens,
            );
            let markers = table.conquests.iter().filter(|owner| **owner == Some(who)).count() as u8;
            self.count(
                &format!("sides[{}].markers", who.index()),
                "conquest markers",
                side.markers + markers,
                rules.markers,
            );
            self.impossible(
                side.score() < 0,
                &format!("sides[{}].points", who.index()),
                "score_below_zero",
                "TW-1.7",
            );
        }
        let (upper, lower) = table.stairs.split_at(SECTIONS);
        let hanging = upper.iter().zip(lower).any(|(upper, lower)| upper.is_none() && lower.is_some());
        self.impossible(hanging, "stairs.lower", "lower_stairs_alone", "TW-6.2");
        for god in 0..rules.gods.len() as u8 {
            for &size in Size::ALL {
                let owned: u8 = self.actors().map(|who| table.side(who).statues.get(god, size)).sum();
                let all = owned + table.statues.get(god, size);
                self.impossible(all > rules.statues[size as usize].copies, "statues", "statues", "TW-1.6");
            }
        }
    }

    fn gods(&self) {
        let (table, secret) = (self.table, &self.position.secret);
        let mut places = vec![
            secret.god_deck,
            Cards::from(table.offer),
            Cards::from(table.god_bottom),
            table.god_played,
            table.turn.played.map_or(Cards::NONE, Cards::one),
        ];
        // Before the first cards are played nothing of them lies open.
        let open = places[1..].iter().any(|place| !place.is_empty());
        let seen = self.actors().any(|who| !table.side(who).god_seen.is_empty());
        let dealing = matches!(table.stage, Stage::Weavings | Stage::Keep);
        self.impossible(dealing && (open || seen), "offer", "god_cards_open", "TW-2.10");
        for who in self.actors() {
            let (side, hand) = (table.side(who), secret.god_hands[who.index()]);
            places.extend([side.god_seen, side.laid, hand]);
            self.count(
                &format!("sides[{}].god_unseen", who.index()),
                "unseen god cards",
                side.god_unseen,
                hand.len(),
            );
            let kept = secret.kept[who.index()];
            let chose =
                table.stage == Stage::Keep && who.seat().is_some_and(|seat| table.chosen.contains(seat));
            let right = if chose {
                kept.len() as usize == KEPT && kept.without(hand).is_empty()
            } else {
                kept.is_empty()
            };
            self.impossible(!right, &format!("secret.kept[{}]", who.index()), "kept", "TW-2.10");
            let dealt =
                table.stage != Stage::Keep || who.seat().is_none() || side.god_unseen == self.rules.dealt;
            self.impossible(!dealt, &format!("secret.god_hands[{}]", who.index()), "dealt", "TW-2.10");
            let asked = |entry: &Entry| {
                entry.who == who && matches!(entry.what, Pending::Laid | Pending::Do(Work::Benefits))
            };
            let to_come = table.stage == Stage::Benefits && table.pending.entries().iter().any(asked);
            self.impossible(
                !side.laid.is_empty() && !to_come,
                &format!("sides[{}].laid", who.index()),
                "laid",
                "TW-2.10",
            );
        }
        places.extend(automa::tucked(self.position));
        // Before the deal the cards lie aside.
        let all = if table.stage == Stage::Weavings { Cards::NONE } else { Cards::first(GOD_CARDS) };
        self.exactly("god cards", places, all);
        let players = usize::from(table.players);
        self.impossible(table.offer.len() > self.rules.offer[players], "offer", "offer", "TW-2.13");
        let everybody = Seats::all(players);
        let chosen = match table.stage {
            Stage::Weavings => table.chosen.is_empty(),
            Stage::Keep => table.chosen != everybody,
            _ => table.chosen == everybody,
        };
        self.impossible(!chosen, "chosen", "chosen", "TW-2.10");
    }

    fn army(&self) {
        let (table, secret) = (self.table, &self.position.secret);
        let mut places = vec![secret.army_deck, secret.drawn, table.army_discards];
        for who in self.actors() {
            let (side, hand) = (table.side(who), secret.army_hands[who.index()]);
            places.extend([side.army_up, side.army_down, hand]);
            self.count(
                &format!("sides[{}].army_hand", who.index()),
                "army cards in hand",
                side.army_hand,
                hand.total() as i64,
            );
        }
        for (kind, plan) in self.rules.army.iter().enumerate() {
            let found: i64 = places.iter().map(|place: &Tally| i64::from(place.get(kind))).sum();
            self.count("", plan.id.as_str(), found, plan.copies);
        }
        let training = self.has(|entry| entry.what == Pending::Train);
        let drawn = secret.drawn.total() as u8;
        self.impossible(
            if training { drawn != self.rules.training } else { drawn != 0 },
            "secret.drawn",
            "drawn",
            "TW-6.10",
        );
    }

    fn buildings(&self) {
        let table = self.table;
        let passive = Cards::first(PASSIVE);
        let mut places = vec![table.market, table.passive.loose, Cards::from(table.passive.bottom)];
        places.extend([table.production.loose, Cards::from(table.production.bottom)]);
        for who in self.actors() {
            let side = table.side(who);
            places.extend([side.up, side.down]);
            self.impossible(
                !side.down.intersection(passive).is_empty(),
                &format!("sides[{}].down", who.index()),
                "passive_face_down",
                "TW-6.19",
            );
        }
        self.exactly("buildings", places, Cards::first(BUILDINGS));
        let mixed = !table.passive.as_cards().without(passive).is_empty()
            || !table.production.as_cards().intersection(passive).is_empty();
        self.impossible(mixed, "passive", "building_stacks", "TW-2.7");
        let shown = table.market.intersection(passive).len();
        let most = self.rules.market;
        self.impossible(shown > most || table.market.len() - shown > most, "market", "market", "TW-2.7");
    }

    fn weavings(&self) {
        let (table, rules) = (self.table, self.rules);
        let pending = table.pending.entries().iter().filter_map(|entry| match entry.what {
            Pending::Lay { tile } => Some(Cards::one(tile)),
            _ => None,
        });
        let mut places: Vec<Cards> = pending.collect();
        places.extend([
            table.weavings.loose,
            Cards::from(table.weavings.bottom),
            Cards::from(table.laid_out),
        ]);
        places.push(table.weaving_top.map_or(Cards::NONE, Cards::one));
        for who in self.actors() {
            places.extend(table.side(who).rows.tiles().iter().map(|&tile| Cards::one(tile)));
        }
        let starting = Cards::first(STARTING);
        let in_game = (STARTING..WEAVINGS)
            .filter(|&tile| usize::from(rules.weavings[tile].players) <= table.actor_count());
        let in_game = in_game.fold(Cards::NONE, |all, tile| all.union(Cards::one(tile as u8)));
        let Census { once, twice } = Census::of(places.iter().copied());
        self.impossible(
            !twice.intersection(starting).is_empty(),
            "sides",
            "starting_weaving_twice",
            "TW-2.8",
        );
        self.exactly("weavings", places.into_iter().map(|place| place.without(starting)), in_game);
        let first = Cards::from(table.laid_out).intersection(starting).len();
        let picking = table.stage == Stage::Weavings;
        let waiting = table.pending.entries().iter().filter(|e| e.what == Pending::StartWeaving).count();
        let others = table.laid_out.len() - first;
        let mixed = if picking { others > 0 } else { first > 0 };
        self.impossible(mixed || first < waiting as u8, "laid_out", "starting_weavings", "TW-2.8");
        self.impossible(picking && first == 0, "laid_out", "starting_weavings", "TW-2.8");
        for who in self.actors().filter(|_| picking) {
            let starts = |entry: &&Entry| entry.who == who && entry.what == Pending::StartWeaving;
            let asked = table.pending.entries().iter().filter(starts).count();
            self.impossible(
                asked + table.side(who).rows.tiles().len() != 1,
                &format!("sides[{}].tapestries", who.index()),
                "starting_weavings",
                "TW-2.8",
            );
        }
        let stray = once.intersection(starting).without(Cards::from(table.laid_out));
        self.impossible(stray.len() > table.actor_count() as u8, "sides", "starting_weavings", "TW-2.8");
        // Between the drawing and the end of a Weavings task there is no top.
        let weaving = self.has(|entry| entry.what == Pending::Do(Work::WeaveOver));
        let open = table.weaving_top.is_none() && !table.weavings.is_empty();
        self.impossible(
            !weaving && (open || (!picking && !table.laid_out.is_empty())),
            "weaving_top",
            "weaving_top",
            "TW-6.7",
        );
        self.impossible(weaving && table.weaving_top.is_some(), "weaving_top", "weaving_top", "TW-6.7");
    }

    fn has(&self, which: impl Fn(&Entry) -> bool) -> bool {
        self.table.pending.entries().iter().any(which)
    }

    fn time(&self) {
        let table = self.table;
        let festivals = usize::from(table.festivals);
        let ending = self.has(|entry| entry.what == Pending::Do(Work::Final));
        let over = table.stage == Stage::Over || ending;
        self.impossible(!over && festivals >= FESTIVALS, "festivals", "festivals_held", "TW-9.7");
        self.impossible(
            over && (festivals == 0 || (festivals < FESTIVALS && !table.last)),
            "stage",
            "over",
            "TW-9.7",
        );
        let held = !over && table.stage == Stage::Play && table.village.is_empty();
        self.impossible(held != table.tile.is_some(), "tile", "festival_tile", "TW-9.13");
        self.impossible(table.last && !over && table.tile.is_none(), "last", "last_festival", "TW-9.8");
        let standing = table.side(table.active).priest.is_some() || self.has(|e| e.what == Pending::Stand);
        self.impossible(
            table.stage == Stage::Play && !standing,
            &format!("sides[{}].priest", table.active.index()),
            "high_priest",
            "TW-2.11",
        );
        let turn = &table.turn;
        self.impossible(turn.later && turn.played.is_none(), "turn.later", "benefits_later", "TW-5.1");
        let waiting = table.pending.entries().iter().any(|entry| entry.what == Pending::Turn);
        self.impossible(waiting && *turn != Turn::default(), "turn", "turn_begun", "TW-3.1");
        let placed = turn.space.is_none_or(|space| table.hill.taken().has(space));
        self.impossible(!placed, "turn.space", "placed_worker", "TW-1.8");
    }

    /// What lies at the bottom carries the game on; what belongs to a stage or a placement stands nowhere else.
    fn stack(&self) {
        let (table, entries) = (self.table, self.table.pending.entries());
        let bottom = entries.first().map(|entry| entry.what);
        let sound = match table.stage {
            Stage::Keep | Stage::Over => bottom.is_none(),
            Stage::Weavings => bottom == Some(Pending::Do(Work::Deal)),
            Stage::Benefits => bottom == Some(Pending::Do(Work::Begin)),
            Stage::Play => matches!(bottom, Some(Pending::Do(Work::EndTurn { .. }))),
        };
        self.impossible(!sound, "pending[0]", "pending_bottom", "TW-3.1");
        let waiting = entries.iter().any(|entry| entry.what == Pending::Turn);
        for (height, entry) in entries.iter().enumerate() {
            let top = height + 1 == entries.len();
            let mine = entry.who == table.active;
            // What has been chosen waits for its payment and for nothing else.
            let payment = entries.get(height + 1).map(|above| above.what);
            let paid = matches!(payment, Some(Pending::Pay(_)));
            let belongs = match entry.what {
                Pending::Do(Work::Deal | Work::Begin) => height == 0,
                Pending::Do(Work::EndTurn { .. }) => height == 0 && mine,
                Pending::StartWeaving => table.stage == Stage::Weavings,
                Pending::Laid | Pending::Do(Work::Benefits) => table.stage == Stage::Benefits,
                Pending::Turn | Pending::Secondary => height == 1 && mine,
                Pending::Stand => height == 2 && mine,
                Pending::Boon => mine && table.turn.played.is_some(),
                Pending::Tasks | Pending::Capture | Pending::Potato => mine && table.turn.space.is_some(),
                Pending::Do(Work::TasksOver) => mine && table.turn.space.is_some(),
                Pending::Do(Work::Placed { .. }) => paid && mine && table.turn.space.is_some(),
                Pending::Do(
                    Work::Stairs { .. }
                    | Work::Build { .. }
                    | Work::Statue { .. }
                    | Work::Weave { .. }
                    | Work::Flip(_)
                    | Work::Hire(_),
                ) => paid,
                Pending::Pay(cost) => top && cost.payable(table.side(entry.who).goods),
                Pending::Remove { first } => first.is_none_or(|first| table.market.has(first)),
                Pending::Do(Work::Festival { step }) => {
                    height == 2 && mine && (step > 6 || table.tile == Some(table.active))
                }
                Pending::Do(Work::Final) => height == 2 && mine,
                Pending::Last => entries.get(2).is_some_and(|below| below.what == Pending::Do(Work::Final)),
                Pending::Hire | Pending::Dismiss => height == 1 && mine,
                // Parts of a High Priest action: whoever takes it has answered what to do in the turn.
                Pending::Worship { .. }
                | Pending::Offer
                | Pending::Renew { .. }
                | Pending::Casualty
                | Pending::Muster { .. }
                | Pending::Conquer
                | Pending::Produce { .. } => table.stage == Stage::Play && !waiting,
                _ => table.stage != Stage::Weavings,
            };
            self.impossible(!belongs, &format!("pending[{height}]"), "pending_entry", "TW-3.1");
        }
        let times = |what: Pending| entries.iter().filter(|entry| entry.what == what).count();
        self.impossible(times(Pending::Do(Work::WeaveOver)) > 1, "pending", "weaving_tasks", "TW-6.7");
        self.impossible(times(Pending::Train) > 1, "pending", "trainings", "TW-6.10");
        let asks = entries.last().is_none_or(|entry| !matches!(entry.what, Pending::Do(_)));
        self.impossible(!asks, "pending", "pending_top", "TW-3.1");
    }

    /// What is noted of the turn in progress fits together.
    fn turn(&self) {
        let (table, turn) = (self.table, &self.table.turn);
        let nowhere = turn.space.is_none();
        self.impossible(turn.tasks > 0 && nowhere, "turn.tasks", "tasks_without_placement", "TW-4.5");
        self.impossible(turn.used > 0 && nowhere, "turn.used", "icons_without_placement", "TW-4.6");
        self.impossible(turn.played.is_some() && nowhere, "turn.played", "card_without_placement", "TW-4.1");
        self.impossible(turn.done > 0 && !nowhere, "turn.done", "placed_and_acted", "TW-3.4");
        let actions = turn.done.count_ones() > u32::from(self.rules.secondary);
        self.impossible(actions, "turn.done", "secondary_actions", "TW-3.4");
        self.impossible(turn.golden && turn.done & 1 == 0, "turn.golden", "gold_without_walk", "TW-7.2");
        self.impossible(turn.spent > 0 && turn.played.is_none(), "turn.spent", "benefits_spent", "TW-5.1");
        let owned = self.actors().any(|who| table.side(who).has(self.rules, Power::Exchange));
        let potatoes = 17 << Good::Potato as u8;
        let traded = table.traded > 0 && (!owned || table.traded & potatoes != 0);
        self.impossible(traded, "traded", "exchange", "TW-16.15");
    }

    /// Before the first benefits nobody has gained anything; before the first turn no High Priest stands.
    fn beginning(&self) {
        let table = self.table;
        if matches!(table.stage, Stage::Play | Stage::Over) {
            return;
        }
        let first = table.active == table.first_player.into();
        self.impossible(!first, "active", "first_player", "TW-2.12");
        for (index, who) in self.actors().enumerate().filter(|(_, who)| who.seat().is_some()) {
            let side = table.side(who);
            let place = |field: &str| format!("sides[{index}].{field}");
            self.impossible(side.priest.is_some(), &place("priest"), "high_priest", "TW-2.11");
            if table.stage == Stage::Benefits {
                continue;
            }
            self.impossible(side.step > 0, &place("step"), "starting_step", "TW-2.1");
            let owns = !side.up.is_empty() || !side.down.is_empty();
            self.impossible(owns, &place("up"), "starting_buildings", "TW-2.10");
            let army = side.army_hand > 0 || !side.army_up.is_empty() || !side.army_down.is_empty();
            self.impossible(army, &place("army_hand"), "starting_army", "TW-2.10");
            let stands = (0..GODS as u8).any(|god| side.statues.of(god));
            self.impossible(stands, &place("statues"), "starting_statues", "TW-2.10");
        }
    }

    /// Questions that belong to a task or a festival stand upon it.
    fn questions(&self) {
        let (table, entries) = (self.table, self.table.pending.entries());
        let below = |height: usize, wanted: &dyn Fn(Pending) -> bool| {
            entries[..height].iter().any(|entry| wanted(entry.what))
        };
        for (height, entry) in entries.iter().enumerate() {
            let place = format!("pending[{height}]");
            let (stray, rule) = match entry.what {
                Pending::Bury { .. } | Pending::Weave { .. } | Pending::Leftover => {
                    (!below(height, &|what| what == Pending::Do(Work::WeaveOver)), "TW-6.7")
                }
                Pending::Upkeep => (!below(height, &is_festival), "TW-9.6"),
                Pending::Feast { left } => {
                    (left > self.rules.festival.play || !below(height, &is_festival), "TW-9.11")
                }
                Pending::Secondary => {
                    let left = table.turn.done.count_ones() < u32::from(self.rules.secondary);
                    (table.turn.space.is_some() || table.turn.done == 0 || !left, "TW-3.4")
                }
                // Everybody's part of an action follows the walk of whoever is active.
                Pending::Worship { .. }
                | Pending::Offer
                | Pending::Renew { .. }
                | Pending::Casualty
                | Pending::Muster { .. }
                | Pending::Conquer
                | Pending::Produce { .. } => {
                    (table.active.seat().is_some() && table.turn.done & 1 == 0, "TW-7.1")
                }
                Pending::God { optional: true, .. } => (true, "TW-15.33"),
                Pending::Boon => {
                    let god = table.turn.played.map(|card| self.rules.god_cards[usize::from(card)].god);
                    let statue = god.is_some_and(|god| table.side(entry.who).statues.of(god));
                    (!statue || table.turn.spent == u8::MAX, "TW-5.1")
                }
                _ => continue,
            };
            self.impossible(stray, &place, "pending_entry", rule);
        }
    }

    /// Whether everybody who must decide has something to choose.
    fn can_go_on(&self) -> bool {
        let Position { table, secret } = self.position;
        let referee = Referee { rules: self.rules, version: self.version, table, secret };
        let deciders = table.deciders();
        let over = table.stage == Stage::Over;
        over == deciders.is_empty()
            && deciders.iter().all(|seat| {
                let mut moves = Vec::new();
                referee.moves(seat, &mut moves);
                !moves.is_empty()
            })
    }
}

const fn is_festival(what: Pending) -> bool {
    matches!(what, Pending::Do(Work::Festival { .. }))
}
