//! A table set for a test: an ordinary position at the first turn, cleared, changed by hand, played in words.
//!
//! Before the first move the position must pass the same checks as one that is loaded from outside, so no test speaks of
//! a table that cannot be.

use std::sync::Arc;

use khipu_core::{Game, Match, Options, Refusal as _, Seat};
use khipu_settlers::{
    Card, Cards, Colour, Deck, Event, Good, Goods, List, Location, Pending, Position, Settlers, Side, Source,
    Stage, Tableau, Under, Virtual,
};

/// A table set for a test.
pub(crate) struct Scene {
    pub(crate) game: Arc<Settlers>,
    pub(crate) position: Position,
    checked: bool,
    /// The events since the scene was set.
    pub(crate) events: Vec<Event>,
}

impl Scene {
    /// A fresh table: seat 0 begins the turns of round 1, nobody has anything, all cards are in their decks.
    pub(crate) fn new(factions: &[&str]) -> Self {
        Self::with(factions, &[])
    }

    pub(crate) fn with(factions: &[&str], more: &[(&str, &str)]) -> Self {
        let mut scene = Self::undisturbed(factions, more);
        scene.reach(Stage::Action);
        scene.clear();
        scene
    }

    /// A table at the first question of the first lookout, with seat 0 as the first player.
    pub(crate) fn undisturbed(factions: &[&str], more: &[(&str, &str)]) -> Self {
        let game = Arc::new(Settlers::new());
        let mut options: Options =
            more.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        for (index, faction) in factions.iter().enumerate() {
            options.insert(format!("faction{}", index + 1), (*faction).to_owned());
        }
        let started = (0..)
            .map(|number| {
                let seed = format!("scene {number}");
                Match::start(game.clone(), factions.len() as u64, &options, &seed)
                    .expect("a table can be set")
            })
            .find(|played| played.position().table.first == Seat::new(0))
            .expect("some seed lets seat 0 begin");
        Self { position: *started.position(), game, checked: true, events: Vec::new() }
    }

    /// Plays the first move of each list until a stage is reached.
    pub(crate) fn reach(&mut self, stage: Stage) {
        while self.position.table.stage != stage {
            self.step();
        }
    }

    /// Plays the first move of whoever is asked.
    pub(crate) fn step(&mut self) {
        let seat = self.game.deciders(&self.position).first().expect("somebody decides");
        let mut moves = Vec::new();
        self.game.legal(&self.position, seat, &mut moves);
        self.game.apply(&mut self.position, seat, moves[0], &mut self.events);
    }

    fn clear(&mut self) {
        let rules = self.game.components();
        let (table, secret) = (&mut self.position.table, &mut self.position.secret);
        for side in &mut table.sides {
            *side = Side { faction: side.faction, ..Side::default() };
        }
        let common = rules.decks[Deck::Common as usize];
        secret.common = common;
        secret.factions = table.cards.without(common);
        table.common = common.len() as u8;
        for index in 0..usize::from(table.players) {
            let own = rules.decks[table.sides[index].faction.deck() as usize];
            table.sides[index].deck = secret.factions.intersection(own).len() as u8;
        }
        secret.hands = Default::default();
        (table.discards, table.offer, table.under) = (Cards::NONE, List::default(), Under::default());
        table.rival = Virtual::default();
        if table.solo() {
            table.rival.deck = rules.attack;
        }
        self.events.clear();
        self.checked = false;
    }

    pub(crate) fn card(&self, id: &str) -> Card {
        self.game.components().card(id).unwrap_or_else(|| panic!("{id} is a card"))
    }

    pub(crate) fn side(&mut self, seat: usize) -> &mut Side {
        &mut self.position.table.sides[seat]
    }

    /// Takes a card out of its deck; a card of no deck of this game is added to it.
    fn fetch(&mut self, id: &str) -> Card {
        let card = self.card(id);
        let (table, secret) = (&mut self.position.table, &mut self.position.secret);
        let rules = self.game.components();
        if !table.cards.has(card) {
            table.cards.insert(card);
        } else if secret.common.remove(card) {
            table.common -= 1;
        } else if secret.factions.remove(card) {
            let faction = rules.plan(card).deck.faction().expect("a faction card");
            let owner = table.seats().find(|&seat| table.side(seat).faction == faction).expect("somebody's");
            table.sides[owner.index()].deck -= 1;
        } else {
            assert!(table.discards.remove(card), "{id} is free");
        }
        card
    }

    /// Goods in words: `2 wood 1 gold`.
    pub(crate) fn have(&mut self, seat: usize, goods: &str) -> &mut Self {
        let words: Vec<&str> = goods.split_whitespace().collect();
        for pair in words.chunks(2) {
            let amount = pair[0].parse().expect("a number");
            let good = Good::NAMES.iter().find(|(name, _)| *name == pair[1]).expect("a good").1;
            self.side(seat).goods.add(good, amount);
        }
        self
    }

    /// Cards in hand that everybody saw.
    pub(crate) fn hand(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.fetch(id);
            self.side(seat).seen.insert(card);
        }
        self
    }

    /// Cards in hand that nobody else saw.
    pub(crate) fn hidden(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.fetch(id);
            self.position.secret.hands[seat].insert(card);
            let faction = usize::from(!self.game.components().is_common(card));
            self.side(seat).unseen[faction] += 1;
        }
        self
    }

    /// Locations, as if built earlier.
    pub(crate) fn built(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.fetch(id);
            self.side(seat).locations.push(Location::new(card));
        }
        self
    }

    pub(crate) fn foundations(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.fetch(id);
            self.side(seat).foundations.insert(card);
        }
        self
    }

    pub(crate) fn deals(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.fetch(id);
            self.side(seat).deals.insert(card);
        }
        self
    }

    /// Favour tokens; `tricolour` is the three-coloured one.
    pub(crate) fn favor(&mut self, seat: usize, tokens: &[&str]) -> &mut Self {
        for token in tokens {
            if *token == "tricolour" {
                self.side(seat).favor.tricolour = true;
                continue;
            }
            let colour = Colour::NAMES.iter().find(|(name, _)| name == token).expect("a colour").1;
            self.side(seat).favor.colours.insert(colour);
        }
        self
    }

    /// The common deck has just these cards; the others lie in the discards.
    pub(crate) fn deck(&mut self, ids: &[&str]) -> &mut Self {
        let wanted: Cards = ids.iter().map(|id| self.card(id)).collect();
        let (table, secret) = (&mut self.position.table, &mut self.position.secret);
        let there = secret.common.union(table.discards.intersection(self.game.components().decks[0]));
        assert!(wanted.without(there).is_empty(), "{ids:?} are free");
        table.discards = table.discards.union(there).without(wanted);
        secret.common = wanted;
        table.common = wanted.len() as u8;
        self
    }

    pub(crate) fn location(&mut self, seat: usize, id: &str) -> &mut Location {
        let card = self.card(id);
        self.side(seat).locations.find_mut(card).unwrap_or_else(|| panic!("{id} is a location"))
    }

    pub(crate) fn round(&mut self, round: u8) -> &mut Self {
        self.position.table.round = round;
        self
    }

    /// A position that could not be loaded from outside must not be tested.
    pub(crate) fn check(&mut self) {
        if !self.checked {
            self.checked = true;
            let form = self.game.export(&self.position);
            let loaded = self.game.import(&form).unwrap_or_else(|faults| panic!("{faults:?}"));
            assert_eq!(loaded, self.position, "the scene loads");
        }
    }

    /// Plays moves in words.
    pub(crate) fn play(&mut self, seat: usize, words: &[&str]) -> &mut Self {
        self.check();
        for text in words {
            let played = self.game.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            let refusal = self.game.refusal(&self.position, Seat::new(seat), played);
            assert!(refusal.is_none(), "{text}: {refusal:?}; there are {:?}", self.moves(seat));
            self.game.apply(&mut self.position, Seat::new(seat), played, &mut self.events);
        }
        self
    }

    pub(crate) fn moves(&self, seat: usize) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal(&self.position, Seat::new(seat), &mut moves);
        moves.into_iter().map(|listed| self.game.write_move(listed)).collect()
    }

    pub(crate) fn can(&mut self, seat: usize, words: &str) -> bool {
        self.check();
        self.moves(seat).iter().any(|listed| listed == words)
    }

    /// The rule that forbids a move.
    pub(crate) fn rule(&mut self, seat: usize, words: &str) -> &'static str {
        self.check();
        let wanted = self.game.parse_move(words).expect("a move");
        self.game.refusal(&self.position, Seat::new(seat), wanted).expect("refused").rule()
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> usize {
        self.game.deciders(&self.position).first().expect("somebody").index()
    }

    pub(crate) fn question(&self) -> Pending {
        self.position.table.pending.top().expect("a question").what
    }

    pub(crate) fn has(&self, seat: usize, good: Good) -> u16 {
        self.position.table.sides[seat].goods.get(good)
    }

    pub(crate) fn points(&self, seat: usize) -> i16 {
        self.position.table.sides[seat].score()
    }

    pub(crate) fn from(&self, seat: usize, source: Source) -> i16 {
        self.position.table.sides[seat].ledger[source as usize]
    }

    pub(crate) fn in_hand(&self, seat: usize) -> u16 {
        self.position.table.sides[seat].hand()
    }

    /// Ids of a set of cards.
    pub(crate) fn ids(&self, cards: Cards) -> Vec<String> {
        cards.iter().map(|card| self.game.components().id(card).to_string()).collect()
    }

    /// Ids of the locations of an actor.
    pub(crate) fn locations(&self, seat: usize) -> Vec<String> {
        let tableau: &Tableau = &self.position.table.sides[seat].locations;
        tableau.all().iter().map(|location| self.game.components().id(location.card).to_string()).collect()
    }

    pub(crate) fn goods(&self, seat: usize) -> Goods {
        self.position.table.sides[seat].goods
    }

    /// Everybody passes until the round is over; questions in between get their last answer.
    pub(crate) fn end_round(&mut self) -> &mut Self {
        self.check();
        let round = self.position.table.round;
        while self.position.table.round == round && self.position.table.stage == Stage::Action {
            let seat = self.asked();
            let last = self.moves(seat).pop().expect("a move");
            self.play(seat, &[&last]);
        }
        self
    }

    /// The next production, with cards picked as they lie; questions get their first answer.
    pub(crate) fn next_turns(&mut self) -> &mut Self {
        self.end_round();
        self.reach(Stage::Action);
        self
    }
}
