//! What helps to answer a question.

use khipu_tawantinsuyu::{Cards, Pending, Stage};

use super::Page;

impl Page<'_> {
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
}
