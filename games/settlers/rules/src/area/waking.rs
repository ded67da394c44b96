//! Features that answer what happens (IS-10): each location in the order it was built, each feature in the order of its
//! card.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::{Card, NO_CARD};
use crate::components::{Built, Feature, Trigger};
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Good, Source};
use crate::pending::{Echo, Occasion, Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Occasion {
    /// The triggers that it can set off: a bit for each.
    const fn bits(self) -> u16 {
        match self {
            Self::Built(_) => Trigger::Build(Built::Any).bit(),
            Self::Raze => Trigger::Raze.bit(),
            Self::Razed => Trigger::Razed.bit(),
            Self::Deal(_) => Trigger::Deal.bit(),
            Self::DealIncome => Trigger::DealIncome.bit(),
            Self::Pray => Trigger::Pray.bit(),
            Self::Favor => Trigger::Favor.bit(),
            Self::Tech => Trigger::Tech.bit(),
            Self::Set => Trigger::Set.bit(),
            Self::Visited => Trigger::Visited.bit(),
            Self::Trade => Trigger::Trade.bit(),
            Self::EnemyTrade => Trigger::EnemyTrade.bit(),
            Self::Points { .. } => Trigger::GainVp(0).bit() | Trigger::VpFromFavor.bit(),
        }
    }
}

impl Referee<'_> {
    /// Whether somebody has a feature that something can wake.
    pub(crate) fn listens(&self, who: Seat, occasion: Occasion) -> bool {
        let bits = occasion.bits();
        self.side(who).locations.all().iter().any(|location| self.plan(location.card).wakes & bits != 0)
    }

    fn wakes(&self, who: Seat, occasion: Occasion, trigger: Trigger) -> bool {
        match (occasion, trigger) {
            (Occasion::Built(card), Trigger::Build(built)) => {
                let plan = self.plan(card);
                match built {
                    Built::Colour(colour) => plan.colours.has(colour),
                    Built::Faction => self.is_faction(card),
                    Built::Common => !self.is_faction(card),
                    Built::Kind(kind) => plan.kind == kind,
                    Built::Any => true,
                }
            }
            (Occasion::Points { points, echo, .. }, Trigger::GainVp(least)) => {
                points >= least && echo != Echo::GainVp
            }
            (Occasion::Points { card, echo, .. }, Trigger::VpFromFavor) => {
                let favoured = || self.plan(card).colours.intersection(self.side(who).favor.colours);
                echo != Echo::VpFrom && card != NO_CARD && !favoured().is_empty()
            }
            _ => occasion.bits() & trigger.bit() != 0,
        }
    }

    /// Whether a feature can answer in one of its ways.
    pub(crate) fn check_reaction(
        &self,
        who: Seat,
        card: Card,
        feature: &Feature,
        number: u8,
    ) -> Result<(), Refusal> {
        let Some(reaction) = feature.reactions.get(usize::from(number)) else {
            return Err(Refusal::NoChoice { choices: feature.reactions.len() as u8 });
        };
        let price = reaction.price.map_or(Ok(()), |price| self.check_price(who, &price));
        price.map_err(|missing| Refusal::FeatureCost { card: self.id(card), missing })
    }

    /// How a feature can answer; a price makes it optional.
    pub(crate) fn react_answers(&self, who: Seat, card: Card, feature: u8, out: &mut impl Sink<Move>) {
        let Some(feature) = self.plan(card).effect.features.get(usize::from(feature)) else { return };
        for number in 0..feature.reactions.len() as u8 {
            if self.check_reaction(who, card, feature, number).is_ok() {
                out.push(Move::Choose(number));
            }
        }
        if feature.reactions.iter().all(|reaction| reaction.price.is_some()) {
            out.push(Move::Done);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Something happened that own features may answer.
    pub(crate) fn wake(&mut self, who: Seat, occasion: Occasion) {
        if self.referee().listens(who, occasion) {
            self.later(who, Work::Wake { occasion, at: 0, feature: 0 });
        }
    }

    /// The next feature that answers.
    pub(crate) fn wake_next(&mut self, who: Seat, occasion: Occasion, at: u8, from: u8) {
        let referee = self.referee();
        let bits = occasion.bits();
        let mut next = None;
        for (place, location) in referee.side(who).locations.all().iter().enumerate().skip(at.into()) {
            let plan = referee.plan(location.card);
            if plan.wakes & bits == 0 {
                continue;
            }
            let skipped = if place == usize::from(at) { from.into() } else { 0 };
            let awake = |feature: &Feature| {
                referee.wakes(who, occasion, feature.trigger)
                    && feature.max.is_none_or(|max| location.fired < max)
            };
            let mut features = plan.effect.features.iter().enumerate().skip(skipped);
            if let Some((feature, found)) = features.find(|(_, feature)| awake(feature)) {
                let plain = found.reactions.len() == 1 && found.reactions[0].price.is_none();
                next = Some((place as u8, feature as u8, location.card, plain));
                break;
            }
        }
        let Some((at, feature, card, plain)) = next else { return };
        self.later(who, Work::Wake { occasion, at, feature: feature + 1 });
        let deal = match occasion {
            Occasion::Deal(good) => Some(good),
            _ => None,
        };
        if plain {
            self.react(who, card, feature, 0, deal);
        } else {
            self.ask(who, Pending::React { card, feature, deal });
        }
    }

    pub(crate) fn react(&mut self, who: Seat, card: Card, feature: u8, number: u8, deal: Option<Good>) {
        let rules = self.rules;
        let Some(Feature { trigger, max, reactions }) =
            rules.plan(card).effect.features.get(usize::from(feature))
        else {
            return;
        };
        if max.is_some()
            && let Some(location) = self.side(who).locations.find_mut(card)
        {
            location.fired += 1;
        }
        self.tell(Event::Woken { who, card: self.id(card) });
        let echo = match trigger {
            Trigger::GainVp(_) => Echo::GainVp,
            Trigger::VpFromFavor => Echo::VpFrom,
            _ => Echo::No,
        };
        let reaction = &reactions[usize::from(number)];
        let origin = Origin { card, source: Source::Features, echo, deal };
        match &reaction.price {
            Some(price) => {
                self.later(who, Work::Gain { gain: reaction.gain, origin });
                self.charge(who, price, card);
            }
            None => self.run(who, reaction.gain, origin),
        }
    }
}
