//! What is asked, as a sentence: the same in the browser and in the terminal.

use khipu_core::Id;
use khipu_tawantinsuyu::{Components, Pending, Ruling, Stage, Table};
use khipu_words::Words;

use crate::browser::{Fields, Glossary};

/// What is asked of whoever decides.
pub(crate) fn question(rules: &Components, table: &Table, words: &Words) -> String {
    Asks { rules, table, words }.asks()
}

struct Asks<'a> {
    rules: &'a Components,
    table: &'a Table,
    words: &'a Words,
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
            (_, Some(entry)) => self.question(entry.what),
        }
    }

    fn question(&self, asked: Pending) -> String {
        let glossary = self.glossary();
        let called = |id: Option<Id>| id.and_then(|id| glossary.call(id.as_str())).unwrap_or_default();
        let table = self.table;
        let fields: Fields<'_> = match asked {
            // Work is done before anybody is asked.
            Pending::Do(_) => return String::new(),
            Pending::Pay(cost) => &[("what", glossary.cost(cost).into())],
            Pending::Boon => {
                let card = table.turn.played.map(|card| self.rules.god_cards[usize::from(card)].id);
                &[("what", called(card).into())]
            }
            Pending::Tasks => {
                let space = table.turn.space.map(|space| self.rules.hill.spaces[usize::from(space)].id);
                &[("n", table.turn.tasks.into()), ("what", called(space).into())]
            }
            Pending::Weave { bought } => &[("n", self.next_weaving(bought).into())],
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

    /// What one weaving more costs.
    fn next_weaving(&self, bought: u8) -> u8 {
        let price = |count: u8| match count {
            0 => 0,
            some => self.rules.weaving_price.get(usize::from(some) - 1).copied().unwrap_or_default(),
        };
        price(bought + 1).saturating_sub(price(bought))
    }
}
