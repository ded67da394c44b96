//! What lies on locations, under them and with them.

use khipu_core::Cursor;

use super::Check;
use crate::actor::Actor;
use crate::names::Deck;
use crate::position::Stage;
use crate::tableau::Location;

impl Check<'_, '_> {
    pub(super) fn locations(&self) {
        let table = self.table;
        for index in 0..table.actors() {
            let written = match table.actor(index) {
                Actor::Seat(seat) => self.side_at(seat).map(|side| side.field("locations")),
                Actor::Virtual => Some(self.root.field("virtual").field("locations")),
            };
            let places = written.map(|at| at.list()).unwrap_or_default();
            for (location, at) in table.sides[index].locations.all().iter().zip(&places) {
                self.location(index, location, at);
                if self.version.checks_positions_closely() {
                    self.marks(location, at);
                }
            }
        }
        let under = self.root.field("under").list();
        for (tucked, at) in table.under.all().iter().zip(&under) {
            self.impossible_at(at, table.holder(tucked.host).is_none(), "card_under_nothing", "IS-3.5");
        }
        for seat in table.seats() {
            let side = table.side(seat);
            for &card in side.routes.items() {
                let there = table.holder(card).is_some() && self.rules.plan(card).deal.is_some();
                self.impossible_of(seat, "routes", !there, "route", "IS-9.11");
            }
            let dealt = side.deals.iter().all(|card| self.rules.plan(card).deal.is_some());
            self.impossible_of(seat, "deals", !dealt, "deal_of_a_common_card", "IS-4.13");
            let board = self.rules.boards[side.faction as usize];
            let stray = side.favor.tricolour && !board.tricolour;
            self.impossible_of(seat, "tricolour", stray, "tricolour", "IS-6.5");
        }
    }

    fn location(&self, index: usize, location: &Location, at: &Cursor<'_>) {
        let plan = self.rules.plan(location.card);
        let most = plan.effect.action.map_or(0, |action| action.uses);
        let fault =
            |when: bool, what: &'static str, rule: &'static str| self.impossible_at(at, when, what, rule);
        fault(location.used > most, "uses", "IS-4.6");
        fault(location.tokens > plan.tokens, "statue_tokens", "IS-10.2");
        fault(location.visits > self.rules.visits, "visits", "IS-7.1");
        fault(location.defended() && plan.deck != Deck::Common, "defence_token", "IS-4.10");
        fault(location.samurai() && plan.deck == Deck::Common, "samurai", "IS-4.10");
        let resources = plan.effect.stash.is_some_and(|stash| !stash.cards);
        fault(location.stash > 0 && !resources, "stash", "IS-9.10");
        let away = location.home().is_some_and(|home| home == index || home >= self.table.actors());
        fault(away, "taken_over", "IS-9.9");
    }

    /// Marks that the rules put only on some locations, and only in some part of a round.
    fn marks(&self, location: &Location, at: &Cursor<'_>) {
        let effect = &self.rules.plan(location.card).effect;
        let fault =
            |when: bool, what: &'static str, rule: &'static str| self.impossible_at(at, when, what, rule);
        let deck = self.rules.plan(location.card).deck;
        let faction = deck != Deck::Common && deck != Deck::Japanese;
        fault(location.samurai() && faction, "samurai", "IS-4.10");
        fault(location.blocked() && effect.action.is_none(), "blocked", "IS-10.2");
        fault(location.visits > 0 && !effect.open, "visits", "IS-7.1");
        let most = effect.features.iter().filter_map(|feature| feature.max).max().unwrap_or_default();
        fault(location.fired > most, "fired", "IS-10.2");
        let stage = self.table.stage;
        let early = matches!(stage, Stage::Lookout | Stage::Production);
        let marked = location.used > 0 || location.defended() || location.blocked();
        fault(early && marked, "mark_out_of_season", "IS-3.5");
        fault(stage != Stage::Action && location.home().is_some(), "taken_over", "IS-9.9");
    }
}
