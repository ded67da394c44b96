//! Final scoring and the winner (TZ-10).

use khipu_core::{Observer, Points, Seat, Seats};

use crate::components::{Components, Scoring};
use crate::event::Event;
use crate::names::{Resource, Source, Technology, Temple};
use crate::position::{Position, Stage, Table};
use crate::turn::Play;

impl Table {
    /// What a monument is worth to its owner now.
    pub(crate) fn monument_points(&self, rules: &Components, seat: Seat, scoring: Scoring) -> Points {
        let side = self.side(seat);
        let each = |points: u8, count: u32| Points::whole(i32::from(points) * count as i32);
        match scoring {
            Scoring::Colour(points, colour) => each(points, side.tiles_of(rules, colour).into()),
            Scoring::Tiles(points) => each(points, side.buildings.total() + side.monuments.count_ones()),
            Scoring::AllMonuments(by_players) => {
                let built = self.seats().map(|seat| self.side(seat).monuments.count_ones()).sum();
                each(by_players[usize::from(self.players) - 2], built)
            }
            Scoring::CornTiles(points) => each(points, side.corn_tiles.into()),
            Scoring::WoodTiles(points) => each(points, side.wood_tiles.into()),
            Scoring::Workers(table) => each(table[usize::from(rules.workers - side.bank)], 1),
            Scoring::Levels(points) => {
                each(points, side.technologies.iter().map(|&level| u32::from(level)).sum())
            }
            Scoring::FullTracks(table) => {
                let full = side.technologies.iter().filter(|&&level| level == Technology::TOP).count();
                each(table[full], 1)
            }
            Scoring::BestTemple(points) => {
                let above = |temple: Temple| {
                    side.temples[temple as usize].saturating_sub(rules.temples[temple as usize].start)
                };
                each(points, Temple::ALL.map(above).into_iter().max().unwrap_or_default().into())
            }
            Scoring::TemplePoints => Temple::ALL
                .iter()
                .map(|&temple| {
                    let step = usize::from(side.temples[temple as usize]);
                    Points::whole(rules.temples[temple as usize].points[step].into())
                })
                .sum(),
            Scoring::AllSkulls(points) => each(points, self.shrines.count_ones()),
        }
    }

    /// Most points; then most own workers on gears; then shared (TZ-10.3).
    pub(crate) fn winners(&self) -> Seats {
        let standing = |seat: Seat| (self.side(seat).points(), self.gears.count(seat));
        let best = self.seats().map(standing).max();
        let mut winners = Seats::NONE;
        for seat in self.seats().filter(|&seat| Some(standing(seat)) == best) {
            winners.insert(seat);
        }
        winners
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn finish(&mut self) {
        for seat in self.table.seats() {
            self.score_goods(seat);
            self.score_monuments(seat);
        }
        self.table.stage = Stage::Over;
        self.tell(Event::Over);
    }

    fn score_goods(&mut self, seat: Seat) {
        let side = *self.table.side(seat);
        let in_corn = |resource: Resource| {
            i32::from(side.resources[resource as usize]) * i32::from(self.rules.market[resource as usize])
        };
        let corn = i32::from(side.corn) + Resource::ALL.iter().copied().map(in_corn).sum::<i32>();
        let corn = corn * i32::from(self.rules.corn_quarters);
        self.score(seat, Source::Corn, Points::quarters(corn));
        let skulls = i32::from(side.skulls) * i32::from(self.rules.skull_points);
        self.score(seat, Source::Skulls, Points::whole(skulls));
    }

    fn score_monuments(&mut self, seat: Seat) {
        let rules = self.rules;
        for (index, plan) in rules.monuments.iter().enumerate() {
            if self.table.side(seat).monuments & (1 << index) == 0 {
                continue;
            }
            let points = self.table.monument_points(rules, seat, plan.scoring);
            self.enter(seat, Source::Monuments, points);
            self.tell(Event::MonumentScored { seat, tile: plan.id, points });
        }
    }
}
