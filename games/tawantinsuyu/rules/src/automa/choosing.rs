//! How Axomamma chooses among goods, workers and types of buildings.

use khipu_core::Observer;

use super::{ME, Why};
use crate::cards::Cards;
use crate::chance::Purpose;
use crate::components::{Benefit, Effect};
use crate::event::Event;
use crate::names::{End, Kind};
use crate::position::Position;
use crate::rulings::Ruling;
use crate::tally::Tally;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// How much it has of what an effect gives, and its place among those it has as little of: workers come before
    /// stone while there is room for one (TW-12.12), goods in their order (TW-12.5, TW-15.28).
    fn automa_has(&self, effect: Effect) -> Option<(u16, usize)> {
        let (plan, side) = (&self.rules.automa, self.side(ME));
        match effect {
            Effect::Goods(good, _) => {
                let place = plan.ties.iter().position(|&other| other == good).unwrap_or_default();
                Some((side.goods.get(good), place + 1))
            }
            Effect::Worker(_) => {
                let workers = side.workers.total();
                let place = if workers < plan.workers { 0 } else { usize::MAX };
                Some((workers.into(), place))
            }
            _ => None,
        }
    }

    /// Whether a worker is to be had in village or nomads.
    fn automa_finds_workers(&self) -> bool {
        !self.table.village.is_empty() || self.table.nomads.total() > 0
    }

    /// The kind of army card with most soldiers.
    pub(super) fn automa_strongest(&self, cards: Tally) -> Option<u8> {
        let soldiers = |kind: u8| self.rules.army[usize::from(kind)].soldiers;
        cards.kinds().max_by_key(|&kind| (soldiers(kind), std::cmp::Reverse(kind)))
    }

    /// Which type a free building is of; none: any (TW-12.15, TW-14.10).
    pub(super) fn automa_building_type(&self) -> (Option<bool>, Why) {
        let side = self.side(ME);
        let french = self.table.rulings.of(Ruling::PersonalityBuilding) == 1;
        let up = if french { side.up.len() } else { side.producing().len() };
        if up >= self.rules.automa.production {
            (Some(false), Why::EnoughBuildings)
        } else {
            ((!french).then_some(true), Why::FewBuildings)
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// One of several effects: what it has least of.
    pub(super) fn automa_choose(&mut self, benefit: &Benefit) -> Option<Effect> {
        let first = *benefit.0.first()?;
        if benefit.0.len() == 1 {
            return Some(first);
        }
        let referee = self.referee();
        let workers = referee.automa_finds_workers();
        let possible = |effect: &&Effect| workers || !matches!(effect, Effect::Worker(_));
        let mut best: Option<(Effect, (u16, usize))> = None;
        let (mut options, mut tied) = (0u8, false);
        for &effect in benefit.0.iter().filter(possible) {
            // Nothing is said about other choices than those of goods and workers: the first one printed.
            let Some(has) = referee.automa_has(effect) else { return Some(first) };
            options += 1;
            match best {
                Some((_, least)) if least <= has => tied |= least.0 == has.0,
                before => {
                    tied = before.is_some_and(|(_, least)| least.0 == has.0);
                    best = Some((effect, has));
                }
            }
        }
        let (effect, (have, _)) = best?;
        let why = match () {
            () if options == 1 => Why::Only,
            () if tied => Why::TieOrder,
            () => Why::Least,
        };
        self.tell(Event::AutomaChoseGain { gain: effect, have, why });
        Some(effect)
    }

    /// One of several by chance; where there is one only, chance is not asked.
    pub(super) fn automa_one_of(&mut self, mut several: Cards) -> Option<u8> {
        if several.len() > 1 {
            several.draw(&mut self.secret.chance.of(Purpose::AutomaChoice))
        } else {
            several.iter().next()
        }
    }

    /// A random nomad, not taken yet.
    pub(super) fn automa_random_nomad(&mut self) -> Option<Kind> {
        let mut nomads = self.table.nomads;
        nomads.draw(&mut self.secret.chance.of(Purpose::AutomaChoice))
    }

    /// Recruits a random nomad (TW-12.16, TW-8.6).
    pub(super) fn automa_nomad(&mut self) {
        let Some(kind) = self.automa_random_nomad() else {
            self.tell(Event::NoNomad { who: ME });
            return;
        };
        self.recruit(ME, kind);
        self.automa_welcome(kind);
    }

    /// Takes the worker at an end of the village, free.
    pub(super) fn automa_hire(&mut self, end: End) -> bool {
        let Some(worker) = self.leave_village(end) else { return false };
        self.side(ME).workers.add(worker);
        self.tell(Event::Hired { who: ME, worker, end });
        self.check_village();
        self.automa_welcome(worker);
        true
    }

    /// The temple's worker: from the potato end, else a nomad (TW-12.12).
    pub(super) fn automa_villager(&mut self) {
        if !self.automa_hire(End::Potato) {
            self.automa_nomad();
        }
    }

    /// The reward of its colour; beyond the limit a random one leaves at once (TW-12.9).
    fn automa_welcome(&mut self, kind: Kind) {
        let plan = &self.rules.automa;
        self.table.automa.ages.push(kind as u8);
        self.automa_gain(&plan.rewards[kind as usize]);
        while self.table.automa.ages.len() > plan.workers {
            let number =
                self.secret.chance.of(Purpose::AutomaChoice).below(self.table.automa.ages.len().into());
            let Some(&worker) = self
                .table
                .automa
                .ages
                .take(number as usize)
                .and_then(|kind| Kind::ALL.get(usize::from(kind)))
            else {
                return;
            };
            self.side(ME).workers.remove(worker);
            self.table.gone.add(worker);
            self.tell(Event::Dismissed { who: ME, worker });
        }
    }
}
