//! What is asked, in words.

use khipu_tawantinsuyu::{Cards, Pending, Ruling, Stage};

use super::Page;

impl Page<'_> {
    pub(super) fn question(&self) -> String {
        match (self.table.stage, self.table.pending.top()) {
            (Stage::Keep, _) => self.say("ask-keep", 0, ""),
            (Stage::Over, _) | (_, None) => self.say("ask-over", 0, ""),
            (_, Some(entry)) => self.pending(entry.what),
        }
    }

    fn pending(&self, what: Pending) -> String {
        let plain = |key: &str| self.say(&format!("ask-{key}"), 0, "");
        let count = |key: &str, n: u8| self.say(&format!("ask-{key}"), n, "");
        let thing = |key: &str, what: &str| self.say(&format!("ask-{key}"), 0, what);
        let table = self.table;
        match what {
            Pending::StartWeaving => plain("start_weaving"),
            Pending::Laid => plain("laid"),
            Pending::Stand => plain("stand"),
            Pending::Turn => plain("turn"),
            Pending::Secondary => plain("secondary"),
            Pending::Pay(cost) => thing("pay", &self.cost(cost)),
            Pending::Boon => {
                let card = table.turn.played.map(|card| self.god_card(card)).unwrap_or_default();
                thing("boon", &card)
            }
            Pending::Capture => plain("capture"),
            Pending::Potato => plain("potato"),
            Pending::Tasks => {
                let space =
                    table.turn.space.map(|space| self.rules.hill.spaces[usize::from(space)].id.to_string());
                self.say("ask-tasks", table.turn.tasks, &space.unwrap_or_default())
            }
            Pending::Bury { left } => count("bury", left),
            Pending::Weave { bought } => count("weave", self.next_weaving(bought)),
            Pending::Leftover => {
                count("leftover", self.rules.leftover[table.rulings.of(Ruling::LeftoverPrice)])
            }
            Pending::Lay { tile } => thing("lay", &self.weaving(tile)),
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
            Pending::Soldiers { turn, discard, .. } => self.soldiers_asked(turn, discard),
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

    /// What the question is about, so that nobody has to look for it on the board.
    pub(super) fn details(&self) -> String {
        let (table, own) = (self.table, self.view.own);
        if table.stage == Stage::Keep {
            return own.map(|own| self.god_cards(own.gods, own.kept)).unwrap_or_default();
        }
        let Some(entry) = table.pending.top() else { return String::new() };
        let side = table.side(entry.who);
        match entry.what {
            Pending::Laid => self.god_cards(side.laid, Cards::NONE),
            Pending::God { .. } => self.god_cards(Cards::from(table.offer), Cards::NONE),
            Pending::Feast { .. } => {
                let hand = own.map_or(side.god_seen, |own| own.gods.union(side.god_seen));
                self.god_cards(hand, Cards::NONE)
            }
            Pending::Train => {
                own.map(|own| format!("  {}\n", self.army_cards(own.drawn))).unwrap_or_default()
            }
            Pending::StartWeaving | Pending::Bury { .. } | Pending::Weave { .. } | Pending::Leftover => {
                self.laid_out() + &self.tapestries(side)
            }
            Pending::Weaving { .. } | Pending::Lay { .. } => self.tapestries(side),
            Pending::Build { .. } | Pending::Remove { .. } => self.market_lines(),
            Pending::Produce { .. }
            | Pending::ProduceOnce
            | Pending::Renew { .. }
            | Pending::Rejuvenate { .. } => self.own_buildings(side),
            Pending::Conquer | Pending::Soldiers { .. } | Pending::Muster { .. } => {
                let soldiers = self.soldiers(side);
                if soldiers.is_empty() { soldiers } else { format!("  {soldiers}\n") }
            }
            _ => String::new(),
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

    fn soldiers_asked(&self, turn: u8, discard: u8) -> String {
        self.tell("ask-soldiers", [("turn", turn.into()), ("discard", discard.into())])
    }
}
