//! Axomamma's conquests (TW-12.5, TW-14.8, TW-15.8, TW-15.28, TW-17.4, TW-17.8).

use khipu_core::Observer;

use super::{ME, Step, Why};
use crate::cards::Cards;
use crate::components::{Effect, MOST_CONQUESTS};
use crate::event::Event;
use crate::names::Region;
use crate::pending::{Origin, Pending, Work};
use crate::position::Position;
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

/// What spaces are compared by, in this order.
const MEASURES: [Why; 5] =
    [Why::MostPoints, Why::FewestMarkers, Why::FewOwnMarkers, Why::FewestOfYours, Why::RegionOrder];

/// How many of its cards with one soldier and with two pay for something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Sent {
    /// Discarded, by soldiers.
    discarded: [u8; 2],
    /// Turned down, by soldiers.
    turned: [u8; 2],
}

impl Referee<'_> {
    /// Soldiers to turn and to discard.
    fn automa_toll(&self, space: u8) -> (u8, u8) {
        let plan = &self.rules.conquests[usize::from(space)];
        let less = self.rules.automa.soldiers[self.table.rulings.of(Ruling::HarderSoldiers)];
        (plan.turn.saturating_sub(less), plan.discard.saturating_sub(less))
    }

    /// Its face-up cards with one soldier, and with two.
    fn automa_army(&self) -> [u8; 2] {
        let up = self.side(ME).army_up;
        let mut army = [0; 2];
        for (kind, plan) in self.rules.army.iter().enumerate() {
            army[usize::from(plan.soldiers) - 1] += up.get(kind);
        }
        army
    }

    /// Which cards it sends: it discards those with one soldier first, and turns those with two first.
    fn automa_sends([ones, twos]: [u8; 2], (turn, discard): (u8, u8)) -> Option<Sent> {
        (0..=twos).find_map(|two| {
            let one = discard.saturating_sub(2 * two);
            let [ones, twos] = [ones.checked_sub(one)?, twos - two];
            let turned = (0..=ones).find_map(|single| {
                let double = turn.saturating_sub(single).div_ceil(2);
                (double <= twos).then_some([single.min(turn), double])
            })?;
            Some(Sent { discarded: [one, two], turned })
        })
    }

    fn automa_empty_spaces(&self) -> Cards {
        let mut empty = Cards::NONE;
        if self.side(ME).markers > 0 {
            let spaces = (0..self.rules.conquests.len() as u8)
                .filter(|&at| self.table.conquests[usize::from(at)].is_none());
            spaces.for_each(|space| empty.insert(space));
        }
        empty
    }

    /// The points on a space.
    fn automa_points(&self, space: u8) -> u8 {
        let gives = self.rules.conquests[usize::from(space)].gives.iter().flat_map(|benefit| &benefit.0);
        gives.map(|effect| if let Effect::Points(points) = effect { *points } else { 0 }).sum()
    }

    /// What its first conquest wants most of: the points of a space, or the soldiers that it discards (TW-15.8).
    fn automa_worth(&self, space: u8) -> u8 {
        match self.table.rulings.of(Ruling::AutomaFirstConquest) {
            0 => self.automa_points(space),
            _ => self.rules.conquests[usize::from(space)].discard,
        }
    }

    /// Empty spaces whose soldiers it can send.
    fn automa_payable_spaces(&self) -> Cards {
        let army = self.automa_army();
        let mut payable = Cards::NONE;
        for space in self.automa_empty_spaces().iter() {
            if Self::automa_sends(army, self.automa_toll(space)).is_some() {
                payable.insert(space);
            }
        }
        payable
    }

    /// Markers in each region: of everybody, its own.
    fn automa_markers(&self) -> [(u8, u8); Region::COUNT] {
        let mut markers = [(0, 0); Region::COUNT];
        for (plan, owner) in self.rules.conquests.iter().zip(self.table.conquests) {
            let (all, own) = &mut markers[plan.region as usize];
            *all += u8::from(owner.is_some());
            *own += u8::from(owner == Some(ME));
        }
        markers
    }

    /// The best of some spaces, and what told them apart from the rest: what left the last others behind.
    fn automa_best_spaces(&self, candidates: Cards) -> (Cards, Why) {
        let (plan, markers) = (&self.rules.automa, self.automa_markers());
        let measures = |space: u8| -> [u8; MEASURES.len()] {
            let region = self.rules.conquests[usize::from(space)].region;
            let (all, own) = markers[region as usize];
            let place = plan.regions.iter().position(|&other| other == region).unwrap_or_default();
            // Each the smaller the better.
            let few = u8::from(own >= plan.region_markers);
            [u8::MAX - self.automa_worth(space), all, few, all - own, place as u8]
        };
        let mut measured = [[0; MEASURES.len()]; MOST_CONQUESTS];
        candidates.iter().for_each(|space| measured[usize::from(space)] = measures(space));
        let best = candidates.iter().map(|space| measured[usize::from(space)]).min().unwrap_or_default();
        let (mut left, mut last) = (Cards::NONE, None);
        for space in candidates.iter() {
            let differs =
                measured[usize::from(space)].iter().zip(best).position(|(one, other)| *one != other);
            match differs {
                None => left.insert(space),
                Some(measure) => last = last.max(Some(measure)),
            }
        }
        let why = match (last, candidates.len()) {
            (Some(0), _) if self.table.rulings.of(Ruling::AutomaFirstConquest) == 1 => Why::MostDiscards,
            (Some(measure), _) => MEASURES[measure],
            (None, 1) => Why::Only,
            (None, _) => Why::Random,
        };
        (left, why)
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// The first conquest: of the spaces that it can pay the one worth most points, then by regions, then at random.
    pub(super) fn automa_conquer(&mut self) {
        let candidates = self.referee().automa_payable_spaces();
        let (left, why) = self.referee().automa_best_spaces(candidates);
        self.automa_take_region(left, candidates.len(), why, true);
    }

    /// Its conquests after the first one, if it has any (TW-17.4).
    pub(crate) fn automa_later_conquests(&mut self) {
        let count = self.rules.automa.conquests[self.table.rulings.of(Ruling::EasierConquest)];
        (0..count).for_each(|_| self.later(ME, Work::Automa(Step::Second)));
    }

    /// A conquest more: the space with the fewest discards, free of soldiers or paid (TW-14.8).
    pub(super) fn automa_second_conquest(&mut self) {
        let paid = self.table.rulings.of(Ruling::AutomaSecondConquest) == 1;
        let referee = self.referee();
        let there = if paid { referee.automa_payable_spaces() } else { referee.automa_empty_spaces() };
        let discards = |space: u8| self.rules.conquests[usize::from(space)].discard;
        let fewest = there.iter().map(discards).min();
        let mut left = Cards::NONE;
        there.iter().filter(|&space| Some(discards(space)) == fewest).for_each(|space| left.insert(space));
        let why = match there.len() {
            1 => Why::Only,
            all if all == left.len() => Why::Random,
            _ => Why::FewestDiscards,
        };
        self.automa_take_region(left, there.len(), why, paid);
    }

    /// The marker goes on one of the spaces left; then the gain, then the soldiers (TW-7.8).
    fn automa_take_region(&mut self, left: Cards, candidates: u8, why: Why, paid: bool) {
        let tied = left.len();
        let Some(space) = self.automa_one_of(left) else {
            self.tell(Event::AutomaCannot { why: Why::NoneLeft });
            return;
        };
        let (id, points) = (self.rules.conquests[usize::from(space)].id, self.referee().automa_points(space));
        self.tell(Event::AutomaChoseConquest { space: id, points, candidates, tied, paid, why });
        self.put_marker(ME, space);
        if paid {
            let (turn, discard) = self.referee().automa_toll(space);
            self.ask(ME, Pending::Soldiers { turn, discard, either: false });
        }
        self.give(ME, Origin::Conquest(space));
    }

    /// Sends the soldiers that a conquest costs.
    pub(super) fn automa_soldiers(&mut self, turn: u8, discard: u8) {
        let Some(sent) = Referee::automa_sends(self.referee().automa_army(), (turn, discard)) else { return };
        for soldiers in [1, 2] {
            let at = usize::from(soldiers) - 1;
            for _ in 0..sent.discarded[at] {
                if let Some(kind) = self.automa_card_with(soldiers) {
                    self.lose_army(ME, kind);
                }
            }
            for _ in 0..sent.turned[at] {
                if let Some(kind) = self.automa_card_with(soldiers) {
                    self.turn_down(ME, kind);
                }
            }
        }
    }

    fn automa_card_with(&self, soldiers: u8) -> Option<u8> {
        let up = self.referee().side(ME).army_up;
        up.kinds().find(|&kind| self.rules.army[usize::from(kind)].soldiers == soldiers)
    }
}
