//! What is pending: the bottom of the stack carries the round, and the top is a question that can be answered.

use khipu_core::{Cursor, Seat};

use super::Check;
use crate::pending::{Entry, Pending, Work};
use crate::position::Stage;
use crate::turn::{Answers, Referee};

impl Check<'_, '_> {
    pub(super) fn stack(&self) {
        let table = self.table;
        let entries = table.pending.entries();
        let at = self.root.field("pending");
        if table.stage == Stage::Over {
            self.impossible_at(&at, !entries.is_empty(), "pending_after_the_end", "IS-5.1");
            return;
        }
        let places = at.list();
        let bottom = entries.first().map(|entry| entry.what);
        self.impossible_at(places.first().unwrap_or(&at), !self.carries(bottom), "pending_entry", "IS-3.4");
        let protects = self.version.protects_while_building();
        let turns_in = self.version.turns_in_all_goods();
        for (number, (entry, at)) in entries.iter().zip(&places).enumerate() {
            let fault = |when: bool, rule: &'static str| self.impossible_at(at, when, "pending_entry", rule);
            fault(number > 0 && flows(entry), "IS-3.4");
            let picks = matches!(entry.what, Pending::Pick | Pending::Pile);
            fault(table.stage != Stage::Lookout && picks, "IS-3.1");
            let attacks = matches!(entry.what, Pending::Target { .. } | Pending::Do(Work::Attack { .. }));
            fault(table.stage != Stage::Attack && attacks, "IS-8.3");
            let later = match entry.what {
                Pending::Do(Work::TurnOver { .. } | Work::Raise { protected: true, .. }) => !protects,
                Pending::CashDraw { .. } => !turns_in,
                _ => false,
            };
            fault(later, "IS-11.1");
            self.entry(entry.who, entry.what, at);
        }
        let own = |entry: &Entry| entry.who == table.active && !table.passed.contains(entry.who);
        let turn = entries.first().filter(|_| table.stage == Stage::Action);
        self.impossible_at(&at, turn.is_some_and(|entry| !own(entry)), "pending_entry", "IS-3.4");
        self.impossible_at(&at, table.stage == Stage::Attack && !table.solo(), "pending_entry", "IS-8.3");
        let (rules, version, secret) = (self.rules, self.version, &self.position.secret);
        let mut answers = Answers::default();
        if let Some(top) = table.pending.top() {
            Referee { rules, version, table, secret }.answers(top, &mut answers);
        }
        self.impossible_at(&at, answers.count == 0, "no_move", "IS-3.4");
    }

    /// Whether what lies at the bottom leads on to the rest of the round.
    fn carries(&self, bottom: Option<Pending>) -> bool {
        match self.table.stage {
            Stage::Lookout => matches!(bottom, Some(Pending::Do(Work::Lookout { .. }))),
            Stage::Production => bottom == Some(Pending::Do(Work::Action)),
            Stage::Action => {
                matches!(bottom, Some(Pending::Turn | Pending::Finish | Pending::Do(Work::TurnOver { .. })))
            }
            Stage::Attack => bottom == Some(Pending::Do(Work::EndRound { step: 1 })),
            Stage::Over => true,
        }
    }

    /// What an entry names must be there.
    fn entry(&self, who: Seat, what: Pending, at: &Cursor<'_>) {
        let (table, secret) = (self.table, &self.position.secret);
        let side = table.side(who);
        let held = side.seen.union(secret.hands[who.index()]);
        let fits = match what {
            Pending::Do(Work::Raise { card, deal: true, .. }) => side.deals.has(card),
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
        self.impossible_at(at, !fits, "pending_entry", "IS-3.4");
    }
}

/// What only lies at the bottom.
const fn flows(entry: &Entry) -> bool {
    matches!(
        entry.what,
        Pending::Turn
            | Pending::Finish
            | Pending::Do(
                Work::Lookout { .. }
                    | Work::Production
                    | Work::Action
                    | Work::NextTurn
                    | Work::TurnOver { .. }
                    | Work::EndRound { .. }
            )
    )
}
