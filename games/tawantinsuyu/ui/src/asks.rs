//! What is asked, as a sentence: the same in the browser and in the terminal.

use khipu_core::Id;
use khipu_tawantinsuyu::{Actor, Components, Cost, Entry, Pending, Ruling, Stage, Table, Work};
use khipu_words::Words;

use crate::browser::{Fields, Glossary};

/// What is asked of whoever decides.
pub(crate) fn question(rules: &Components, table: &Table, words: &Words, names: &[String]) -> String {
    Asks { rules, table, words, names }.asks()
}

struct Asks<'a> {
    rules: &'a Components,
    table: &'a Table,
    words: &'a Words,
    names: &'a [String],
}

impl<'a> Asks<'a> {
    const fn glossary(&self) -> Glossary<'a> {
        Glossary { words: self.words, rules: self.rules }
    }

    fn asks(&self) -> String {
        let plain = |key: &str| self.glossary().say(&format!("ask-{key}"), &[]);
        match (self.table.stage, self.table.pending.top()) {
            (Stage::Keep, _) => plain("keep"),
            (Stage::Over, _) | (_, None) => plain("over"),
            (_, Some(entry)) => self.business(entry),
        }
    }

    /// What is asked because of what somebody else does says whose business it is.
    fn business(&self, entry: Entry) -> String {
        let asked = self.question(entry.what);
        let action = match entry.what {
            Pending::Worship { .. } => "worship",
            Pending::Offer => "offering",
            Pending::Renew { .. } => "rejuvenate",
            Pending::Muster { .. } | Pending::Conquer | Pending::Soldiers { .. } => "conquest",
            Pending::Produce { .. } => "production",
            Pending::Leftover => "weavings",
            _ => return asked,
        };
        if entry.who == self.table.active {
            return asked;
        }
        let glossary = self.glossary();
        let who = match self.table.active {
            Actor::Axomamma => glossary.name(Actor::AUTOMA),
            Actor::Seat(seat) => self.names.get(seat.index()).cloned().unwrap_or_default(),
        };
        let fields = [("who", who.into()), ("action", glossary.name(action).into()), ("asked", asked.into())];
        glossary.say("business", &fields)
    }

    /// A price, and what is paid for: it is the work that waits below the question.
    fn payment(&self, cost: Cost) -> String {
        let glossary = self.glossary();
        let waiting = self.table.pending.entries().iter().rev().nth(1).map(|entry| entry.what);
        let called = |id: Id| glossary.call(id.as_str()).unwrap_or_default();
        let bought = match waiting {
            Some(Pending::Do(Work::Placed { worker, .. })) => ("placed", glossary.name(worker.name())),
            Some(Pending::Do(Work::Build { building })) => {
                ("build", called(self.rules.buildings[usize::from(building)].id))
            }
            Some(Pending::Do(Work::Statue { god, size })) => ("statue", glossary.statue(god, size).label),
            Some(Pending::Do(Work::Stairs { .. })) => ("stairs", String::new()),
            Some(Pending::Do(Work::Weave { tile })) => {
                ("weave", called(self.rules.weavings[usize::from(tile)].id))
            }
            Some(Pending::Do(Work::Hire(_))) => ("hire", String::new()),
            Some(Pending::Do(Work::Flip(_))) => ("flip", String::new()),
            Some(Pending::Do(Work::Climb { .. })) => ("climb", String::new()),
            _ => ("other", String::new()),
        };
        let fields =
            [("what", glossary.cost(cost).into()), ("buys", bought.0.into()), ("bought", bought.1.into())];
        glossary.say("ask-pay", &fields)
    }

    fn question(&self, asked: Pending) -> String {
        let glossary = self.glossary();
        let called = |id: Option<Id>| id.and_then(|id| glossary.call(id.as_str())).unwrap_or_default();
        let table = self.table;
        let fields: Fields<'_> = match asked {
            // Work is done before anybody is asked.
            Pending::Do(_) => return String::new(),
            Pending::Pay(cost) => return self.payment(cost),
            Pending::Boon => {
                let card = table.turn.played.map(|card| self.rules.god_cards[usize::from(card)].id);
                &[("what", called(card).into())]
            }
            Pending::Tasks => {
                let space = table.turn.space.map(|space| self.rules.hill.spaces[usize::from(space)].id);
                &[("n", table.turn.tasks.into()), ("what", called(space).into())]
            }
            Pending::Weave { bought } => &[("n", self.rules.next_weaving(bought).unwrap_or_default().into())],
            Pending::Leftover => {
                &[("n", self.rules.leftover[table.rulings.of(Ruling::LeftoverPrice)].into())]
            }
            Pending::Lay { tile } => {
                &[("what", called(Some(self.rules.weavings[usize::from(tile)].id)).into())]
            }
            Pending::Bury { left }
            | Pending::God { left, .. }
            | Pending::Worker { left }
            | Pending::Weaving { left }
            | Pending::PaidStep { left }
            | Pending::Rejuvenate { left, .. }
            | Pending::Feast { left } => &[("n", left.into())],
            Pending::Soldiers { turn, discard, .. } => &[("turn", turn.into()), ("discard", discard.into())],
            _ => &[],
        };
        glossary.say(&format!("ask-{}", asked.word()), fields)
    }
}
