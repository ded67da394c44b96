//! What Axomamma may expect to have at the end: she follows her procedure, so what she has and the turns to come tell
//! most of it.

use super::outlook::Outlook;
use super::weights::Weight;
use crate::names::{Good, Size};
use crate::rulings::Ruling;

impl Outlook<'_> {
    /// Everything beyond her points so far.
    pub(super) fn automa(&self) -> f32 {
        let (side, automa) = (self.side, &self.rules.automa);
        let last = &self.rules.last;
        let rows: f32 = side
            .rows
            .iter()
            .map(|row| last.tapestry.get(row.len() - 1).copied().map_or(0.0, f32::from))
            .sum();
        let step = &self.rules.temple[usize::from(side.step)];
        let temple = f32::from(step.last) + f32::from(step.points) * self.festivals.temples;
        let weaving = f32::from(automa.festival_weaving[self.table.rulings.of(Ruling::HarderWeavings)]);
        let weavings = f32::from(side.rows.len()) * weaving * self.festivals.merchants;
        let buildings = f32::from(side.up.len() + side.down.len()) * f32::from(last.building);
        let army = (side.army_up.total() + side.army_down.total()) as f32 * f32::from(last.army);
        let statues =
            f32::from(side.statues.of_size(Size::Small)) + 3.0 * f32::from(side.statues.of_size(Size::Large));
        // Five potatoes become five points.
        let potatoes = f32::from(side.goods.get(Good::Potato)) * 0.7;
        let gold = f32::from(side.goods.get(Good::Gold)) * f32::from(last.gold);
        let workers = f32::from(side.workers.total()) * f32::from(last.worker);
        let turns = self.turns * self.weight(Weight::AutomaTurn);
        rows + temple
            + weavings
            + buildings
            + army
            + statues
            + potatoes
            + gold
            + workers
            + self.regions()
            + turns
    }
}
