//! Building (IS-4.1, IS-4.2), and what building completes (IS-7.4).

use std::cell::OnceCell;

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::event::Event;
use crate::goods::Bill;
use crate::moves::Move;
use crate::names::{Colour, Faction, Good, Source};
use crate::pending::{Occasion, Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tableau::Location;
use crate::turn::{Play, Referee};

/// What building costs.
#[derive(Clone, Copy)]
pub(crate) struct BuildCost {
    bill: Bill,
    locations: u8,
}

/// What can be lacking to build.
#[derive(Clone, Copy)]
enum Lack {
    /// A place for one more location.
    Room,
    /// Resources or gold.
    Goods,
    /// A location or foundation to be discarded.
    Location,
}

impl Referee<'_> {
    /// How many locations and foundations can be discarded for a cost: none that was taken over (IS-9.9).
    pub(crate) fn clearable(&self, who: Seat) -> u16 {
        let side = self.side(who);
        let own =
            side.locations.all().iter().filter(|location| self.check_clear(location).is_ok()).count() as u16;
        own + side.foundations.len()
    }

    /// What a card costs that can be paid and placed; `free`: all of its cost but the location.
    pub(crate) fn check_build(&self, who: Seat, card: Card, free: bool) -> Result<BuildCost, Refusal> {
        let plan = self.plan(card);
        let cost = BuildCost { bill: plan.bill, locations: if free { 0 } else { plan.locations } };
        match self.lacks(who, &cost, || self.clearable(who)) {
            None => Ok(cost),
            Some(Lack::Room) => Err(Refusal::NoRoom),
            Some(Lack::Location) => Err(Refusal::NoLocation { card: self.id(card) }),
            Some(Lack::Goods) => {
                let missing = cost.bill.missing(&self.side(who).goods);
                Err(Refusal::BuildCost { card: self.id(card), missing })
            }
        }
    }

    /// What is lacking to build for a cost. Lists are made of it too: how much is missing they need not know.
    fn lacks(&self, who: Seat, cost: &BuildCost, clearable: impl FnOnce() -> u16) -> Option<Lack> {
        let side = self.side(who);
        if side.locations.is_full() {
            Some(Lack::Room)
        } else if !cost.bill.payable(&side.goods) {
            Some(Lack::Goods)
        } else if cost.locations > 0 && clearable() < cost.locations.into() {
            Some(Lack::Location)
        } else {
            None
        }
    }

    /// Whether a card of the hand can be protected as it is built: a common one by a defence token, a Japanese one by a
    /// samurai (IS-11.1).
    #[inline]
    pub(crate) fn check_protection(&self, who: Seat, card: Card) -> Result<(), Refusal> {
        let side = self.side(who);
        if !self.version.protects_while_building() {
            return Err(Refusal::OwnTurnOnly);
        }
        if !self.is_faction(card) {
            return if side.goods.get(Good::Defense) > 0 { Ok(()) } else { Err(Refusal::NoDefense) };
        }
        if side.faction != Faction::Japanese {
            return Err(Refusal::CommonOnly { card: self.id(card) });
        }
        self.check_workers(who, 1)
    }

    pub(crate) fn build_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        // Counted once, and only if a card costs locations.
        let clearable = OnceCell::new();
        for card in self.hand(who).iter() {
            let plan = self.plan(card);
            let cost = BuildCost { bill: plan.bill, locations: plan.locations };
            if self.lacks(who, &cost, || *clearable.get_or_init(|| self.clearable(who))).is_none() {
                out.push(Move::Build(card));
                if self.check_protection(who, card).is_ok() {
                    out.push(Move::BuildProtected(card));
                }
            }
        }
    }

    #[inline]
    pub(crate) fn check_clear(&self, location: &Location) -> Result<(), Refusal> {
        match location.home() {
            Some(_) => Err(Refusal::TakenOver { card: self.id(location.card) }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_foundation(&self, who: Seat) -> Result<(), Refusal> {
        if self.side(who).foundations.is_empty() { Err(Refusal::NoFoundation) } else { Ok(()) }
    }

    pub(crate) fn clear_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        if self.check_foundation(who).is_ok() {
            out.push(Move::Foundation);
        }
        for location in self.side(who).locations.all() {
            if self.check_clear(location).is_ok() {
                out.push(Move::Clear(location.card));
            }
        }
    }

    /// A faction card, of the hand or of the own deals, to be built without a location.
    pub(crate) fn check_build_free(&self, who: Seat, card: Card, deal: bool) -> Result<BuildCost, Refusal> {
        if deal && !self.side(who).deals.has(card) {
            return Err(Refusal::NoDeal);
        }
        if !deal {
            self.check_in_hand(who, card, "IS-9.12")?;
        }
        if !self.is_faction(card) {
            return Err(Refusal::NotFaction { card: self.id(card) });
        }
        self.check_build(who, card, true)
    }

    /// Faction cards to be built without a location (IS-9.10, IS-9.12). It may be declined: others do not see what the
    /// hand holds.
    pub(crate) fn build_free_answers(&self, who: Seat, deal: bool, out: &mut impl Sink<Move>) {
        let cards = if deal { self.side(who).deals } else { self.hand(who) };
        for card in cards.iter().filter(|&card| self.check_build_free(who, card, deal).is_ok()) {
            out.push(Move::Build(card));
        }
        out.push(Move::Done);
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Builds a card of the hand, protected or not.
    pub(crate) fn build(&mut self, who: Seat, card: Card, protected: bool) {
        let Ok(cost) = self.referee().check_build(who, card, false) else { return };
        self.show_card(who, card);
        self.begin_building(who, Work::Raise { card, deal: false, protected }, cost);
    }

    /// Builds a faction card of the hand or a deal without a location.
    pub(crate) fn build_free(&mut self, who: Seat, card: Card, deal: bool) {
        let Ok(cost) = self.referee().check_build_free(who, card, deal) else { return };
        if !deal {
            self.show_card(who, card);
        }
        self.begin_building(who, Work::Raise { card, deal, protected: false }, cost);
    }

    /// First the location is chosen, then the rest is paid.
    fn begin_building(&mut self, who: Seat, raise: Work, cost: BuildCost) {
        self.later(who, raise);
        self.bill(who, cost.bill);
        for _ in 0..cost.locations {
            self.ask(who, Pending::Clear);
        }
    }

    pub(crate) fn clear(&mut self, who: Seat, answer: Move) {
        match answer {
            Move::Clear(card) => {
                self.leave_play(who.index(), card);
                self.discard(card);
                self.tell(Event::Cleared { who, card: self.id(card) });
            }
            _ => {
                // Foundations are alike: the one with the lowest number goes (IS-11.5).
                let Some(card) = self.side(who).foundations.nth(0) else { return };
                self.side(who).foundations.remove(card);
                self.discard(card);
                self.tell(Event::FoundationUsed { who, card: self.id(card) });
            }
        }
    }

    /// A location leaves play with all that is on it and under it; deals of others with it end (IS-11.6).
    pub(crate) fn leave_play(&mut self, index: usize, card: Card) -> Option<Location> {
        let location = self.table.sides[index].locations.remove(card)?;
        while let Some(tucked) = self.table.under.take(|tucked| tucked.host == card) {
            self.discard(tucked.card);
        }
        self.end_routes(card);
        Some(location)
    }

    /// A card that was paid for is put down: production, bonus, then what answers building.
    pub(crate) fn raise(&mut self, who: Seat, card: Card, deal: bool, protected: bool) {
        let rules = self.rules;
        let plan = rules.plan(card);
        if deal {
            self.side(who).deals.remove(card);
        } else {
            self.leave_hand(who, card);
        }
        self.side(who).locations.push(Location::new(card));
        self.tell(Event::Built { who, card: self.id(card) });
        if protected && self.referee().is_faction(card) {
            self.free_action(who, Move::Samurai(card));
        } else if protected {
            self.free_action(who, Move::Defend(card));
        }
        for &colour in Colour::ALL.iter().filter(|&&colour| plan.colours.has(colour)) {
            if self.referee().completes_set(who, colour) {
                self.tell(Event::SetCompleted { who, colour });
                self.wake(who, Occasion::Set);
            }
        }
        self.wake(who, Occasion::Built(card));
        if let Some(gain) = plan.effect.bonus {
            self.later(who, Work::Gain { gain, origin: Origin::of(card, Source::Bonuses) });
        }
        if let Some(gain) = plan.effect.produce {
            self.run(who, gain, Origin::of(card, Source::Production));
        }
    }
}
