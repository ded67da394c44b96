//! What is asked, as a sentence: the same in the browser and in the terminal.

use khipu_core::Id;
use khipu_tawantinsuyu::{Components, Pending, Ruling, Stage, Table};
use khipu_words::Words;

use crate::browser::Glossary;

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

    fn question(&self, what: Pending) -> String {
        let glossary = self.glossary();
        let plain = |key: &str| glossary.say(&format!("ask-{key}"), &[]);
        let count = |key: &str, n: u8| glossary.say(&format!("ask-{key}"), &[("n", n.into())]);
        let thing = |key: &str, what: String| glossary.say(&format!("ask-{key}"), &[("what", what.into())]);
        let called = |id: Option<Id>| id.and_then(|id| glossary.call(id.as_str())).unwrap_or_default();
        let table = self.table;
        match what {
            Pending::StartWeaving => plain("start_weaving"),
            Pending::Laid => plain("laid"),
            Pending::Stand => plain("stand"),
            Pending::Turn => plain("turn"),
            Pending::Secondary => plain("secondary"),
            Pending::Pay(cost) => thing("pay", glossary.cost(cost)),
            Pending::Boon => {
                let card = table.turn.played.map(|card| self.rules.god_cards[usize::from(card)].id);
                thing("boon", called(card))
            }
            Pending::Capture => plain("capture"),
            Pending::Potato => plain("potato"),
            Pending::Tasks => {
                let space = table.turn.space.map(|space| self.rules.hill.spaces[usize::from(space)].id);
                let fields = [("n", table.turn.tasks.into()), ("what", called(space).into())];
                glossary.say("ask-tasks", &fields)
            }
            Pending::Bury { left } => count("bury", left),
            Pending::Weave { bought } => count("weave", self.next_weaving(bought)),
            Pending::Leftover => {
                count("leftover", self.rules.leftover[table.rulings.of(Ruling::LeftoverPrice)])
            }
            Pending::Lay { tile } => thing("lay", called(Some(self.rules.weavings[usize::from(tile)].id))),
            Pending::Build { .. } => plain("build"),
            Pending::Remove { .. } => plain("remove"),
            Pending::Statue(_) => plain("statue"),
            Pending::Stairs(_) => plain("stairs"),
            Pending::Train => plain("train"),
            Pending::God { left, .. } => count("god", left),
            Pending::Worker { left } => count("worker", left),
            Pending::Weaving { left } => count("weaving", left),
            Pending::PaidStep { left } => count("paid_step", left),
            Pending::Rejuvenate { left, .. } => count("rejuvenate", left),
            Pending::Gains { .. } => plain("gains"),
            Pending::Rewards { .. } => plain("rewards"),
            Pending::ProduceOnce => plain("produce_once"),
            Pending::Worship { .. } => plain("worship"),
            Pending::Offer => plain("offer"),
            Pending::Renew { .. } => plain("renew"),
            Pending::Casualty => plain("casualty"),
            Pending::Muster { .. } => plain("muster"),
            Pending::Conquer => plain("conquer"),
            Pending::Soldiers { turn, discard, .. } => {
                glossary.say("ask-soldiers", &[("turn", turn.into()), ("discard", discard.into())])
            }
            Pending::Produce { .. } => plain("produce"),
            Pending::Hire => plain("hire"),
            Pending::Dismiss => plain("dismiss"),
            Pending::Upkeep => plain("upkeep"),
            Pending::Feast { left } => count("feast", left),
            Pending::Last => plain("last"),
            // Work is done before anybody is asked.
            Pending::Do(_) => String::new(),
        }
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
