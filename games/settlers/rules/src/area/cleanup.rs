//! The end of a round (IS-3.5): what was taken over goes back, what is not stored is gone, the virtual player attacks.

use khipu_core::{Observer, Seat, Seats};

use crate::event::Event;
use crate::favor::Favor;
use crate::goods::Goods;
use crate::names::Good;
use crate::pending::{Step, Work};
use crate::position::{Position, Stage};
use crate::tableau::Lying;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// How much of a good somebody can store: boards and locations together.
    pub(crate) fn stored(&self, who: Seat, good: Good) -> u16 {
        let side = self.side(who);
        let bit = 1 << good as u16;
        let mut some = 0u16;
        let mut all = self.rules.boards[side.faction as usize].store & bit != 0;
        for location in side.locations.all() {
            let store = &self.plan(location.card).effect.store;
            all |= store.all & bit != 0;
            some += store.some.get(good as usize).map_or(0, |&n| n.into());
        }
        if all { u16::MAX } else { some }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn end_round(&mut self, step: u8) {
        let first = self.table.first;
        let last = self.table.round >= self.rules.rounds;
        let cleaned_first = self.version.attacks_after_cleanup();
        if step == 0 {
            self.give_back();
            if cleaned_first && !last {
                self.clean_up();
            }
            self.later(first, Work::EndRound { step: 1 });
            if self.table.solo() {
                self.table.stage = Stage::Attack;
                self.virtual_collects();
                self.later(first, Work::Attack { number: 2 });
                self.later(first, Work::Attack { number: 1 });
            }
            return;
        }
        if last {
            self.finish();
            return;
        }
        if !cleaned_first {
            self.clean_up();
        }
        self.table.round += 1;
        self.table.passed = Seats::NONE;
        self.table.first = first.next(self.table.players.into());
        self.table.active = self.table.first;
        if !self.table.solo() {
            self.tell(Event::MarkerPassed { who: self.table.first });
        }
        self.later(self.table.first, Work::Lookout { step: Step::Start });
    }

    /// Locations that were taken over go back to their owners (IS-9.9).
    fn give_back(&mut self) {
        for seat in self.table.seats() {
            loop {
                let locations = self.referee().side(seat).locations.all();
                let Some((card, home)) = locations.iter().find_map(|taken| Some((taken.card, taken.home()?)))
                else {
                    break;
                };
                let Some(mut location) = self.side(seat).locations.remove(card) else { break };
                location.belongs(None);
                self.table.sides[home].locations.push(location);
                let owner = self.table.actor(home);
                self.tell(Event::WentBack { who: seat, owner, card: self.id(card) });
            }
        }
    }

    fn clean_up(&mut self) {
        for who in self.table.seats() {
            let mut lost = Goods::default();
            for &(_, good) in &Good::NAMES[..Good::HELD] {
                let held = self.referee().side(who).goods.get(good);
                // Defence tokens always go.
                let kept = if good == Good::Defense { 0 } else { self.referee().stored(who, good) };
                lost.add(good, held.saturating_sub(kept));
                self.side(who).goods.remove(good, held.saturating_sub(kept));
            }
            if !lost.is_empty() {
                self.tell(Event::CleanedUp { who, goods: lost });
            }
            let tokens = self.referee().side(who).favor.len();
            if tokens > 0 && self.referee().stored(who, Good::Favor) == 0 {
                self.side(who).favor = Favor::default();
                self.tell(Event::FavorGone { who, tokens });
            }
            for location in self.side(who).locations.all_mut() {
                location.clean();
            }
        }
        let gone = |why: Lying| matches!(why, Lying::Paid | Lying::RoundPrayer);
        while let Some(tucked) = self.table.under.take(|tucked| gone(tucked.why)) {
            self.discard(tucked.card);
        }
    }
}
