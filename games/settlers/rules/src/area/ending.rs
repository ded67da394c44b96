//! The end of the game (IS-5.1, IS-8.5).

use khipu_core::{Observer, Seat, Seats};

use crate::components::End;
use crate::event::Event;
use crate::names::{Deck, Rank, Source};
use crate::pending::Stack;
use crate::position::{Position, Stage};
use crate::tableau::Location;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Points of a location's abilities at the end.
    fn end_points(&self, who: Seat, location: &Location) -> u16 {
        let ends = self.plan(location.card).effect.ends.iter();
        ends.map(|end| match end {
            End::Per { n, count, max } => {
                let points = u16::from(*n) * self.count(who, *count, location.card);
                max.map_or(points, |max| points.min(max.into()))
            }
            End::Tiers { count, steps } => {
                let reached = self.count(who, *count, location.card);
                let steps = steps.iter().filter(|(from, _)| reached >= u16::from(*from));
                steps.map(|(_, points)| u16::from(*points)).max().unwrap_or_default()
            }
        })
        .sum()
    }

    /// Own faction locations and common ones.
    pub(crate) fn built(&self, who: Seat) -> (u16, u16) {
        let locations = self.side(who).locations.all();
        let common =
            locations.iter().filter(|location| self.plan(location.card).deck == Deck::Common).count() as u16;
        (locations.len() as u16 - common, common)
    }

    /// Most points, then most workers and resources, then most cards; in a solo game more faction locations than the
    /// virtual player has cards.
    pub(crate) fn winners(&self) -> Seats {
        let mut winners = Seats::NONE;
        if self.table.solo() {
            let seat = Seat::new(0);
            if self.built(seat).0 > self.table.rival.collection.len() {
                winners.insert(seat);
            }
            return winners;
        }
        let rank = |seat: Seat| {
            let side = self.side(seat);
            (side.score(), side.goods.for_ties(), side.hand())
        };
        let best = self.table.seats().map(rank).max();
        self.table.seats().filter(|&seat| Some(rank(seat)) == best).for_each(|seat| winners.insert(seat));
        winners
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn finish(&mut self) {
        for who in self.table.seats() {
            let referee = self.referee();
            let (faction, common) = referee.built(who);
            let each = referee.rules.boards[referee.side(who).faction as usize].location_points;
            let locations = *referee.side(who);
            self.score_end(who, common * u16::from(self.rules.location_points), Source::CommonLocations);
            self.score_end(who, faction * u16::from(each), Source::FactionLocations);
            for location in locations.locations.all() {
                let points = self.referee().end_points(who, location) as i16;
                if points > 0 {
                    self.side(who).ledger[Source::EndAbilities as usize] += points;
                    let card = Some(self.id(location.card));
                    self.tell(Event::Scored { who, source: Source::EndAbilities, points, card });
                }
            }
        }
        self.table.stage = Stage::Over;
        self.table.pending = Stack::default();
        if self.table.solo() {
            let who = Seat::new(0);
            let (locations, collection) = (self.referee().built(who).0, self.table.rival.collection.len());
            let rank = Rank::of(self.referee().side(who).score());
            self.tell(Event::SoloOver { locations, collection, won: locations > collection, rank });
        }
        self.tell(Event::Over);
    }

    fn score_end(&mut self, who: Seat, points: u16, source: Source) {
        if points > 0 {
            self.side(who).ledger[source as usize] += points as i16;
            self.tell(Event::Scored { who, source, points: points as i16, card: None });
        }
    }
}
