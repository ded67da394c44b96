//! The weights of the evaluation: data, tuned by self-play, in hundredths.

use std::ops::Index;

use khipu_core::{Cursor, Document, Fault, Faults};

/// The weights that come with the program.
const OWN_WEIGHTS: &str = include_str!("../../weights.toml");

/// No weight is larger, either way.
const MOST: i64 = 100_000;

/// What is weighed. Amounts that grow with time are for the whole game ahead, and shrink to nothing at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// One corn, over its points at the end.
    Corn,
    /// Each of the first eight corn, over all other corn.
    CornFirst,
    /// One wood, over its points at the end.
    Wood,
    /// One stone.
    Stone,
    /// One gold.
    Gold,
    /// Resources beyond so many are worth no more than at the end.
    Hoard,
    /// One of the first three skulls, over its points at the end.
    Skull,
    /// Corn that comes in each day without anything being done for it now.
    Income,
    /// One corn missing on the next food day.
    Hunger,
    /// One corn to be eaten on the next food day, as a share of its worth.
    FoodNext,
    /// One corn to be eaten on each later food day, as a share of its worth.
    FoodLater,
    /// A temple point at the end of the first age.
    FirstAge,
    /// A temple point at the end of the second age.
    SecondAge,
    /// A point for being highest in a temple.
    Leader,
    /// What temples give on food days, as a share of its worth.
    TempleGoods,
    /// Agriculture, levels 1 to 3.
    Agriculture1,
    /// The second level.
    Agriculture2,
    /// The third level.
    Agriculture3,
    /// Extraction, levels 1 to 3.
    Extraction1,
    /// The second level.
    Extraction2,
    /// The third level.
    Extraction3,
    /// Construction, levels 1 to 3.
    Construction1,
    /// The second level.
    Construction2,
    /// The third level.
    Construction3,
    /// Theology, levels 1 to 3.
    Theology1,
    /// The second level.
    Theology2,
    /// The third level.
    Theology3,
    /// A worker in play.
    Worker,
    /// A worker that is free to be placed.
    Free,
    /// What a day of waiting leaves of the worth of an action.
    Patience,
    /// Each further worker on the same gear, as a share of the first.
    Crowd,
    /// Actions of Palenque, as a share of their worth.
    Palenque,
    /// Actions of Yaxchilan.
    Yaxchilan,
    /// Actions of Tikal.
    Tikal,
    /// Actions of Uxmal.
    Uxmal,
    /// Actions of Chichen Itza.
    ChichenItza,
    /// Actions of Chichen Itza while no skull is held.
    NoSkull,
    /// A resource that is missing for a building or a monument.
    Missing,
    /// The second building of Tikal 4, as a share of the first.
    Second,
    /// Trading.
    Trade,
    /// What own monuments will still grow by.
    MonumentGrowth,
    /// The best monument on display, as a share of its worth if nothing were missing.
    MonumentHope,
    /// Being able to turn the calendar by two days.
    Light,
    /// What an own turn to come will bring in the first age. This and the next two say nothing about which move is best
    /// in a turn, but make estimates before and after a turn comparable, which a search needs.
    TurnFirst,
    /// The same in the second age.
    TurnSecond,
    /// What a turn of somebody else costs.
    TurnOther,
}

impl Weight {
    /// How many there are.
    pub const COUNT: usize = 46;
    /// All with their names, in order.
    pub const NAMES: [(&'static str, Self); Self::COUNT] = [
        ("corn", Self::Corn),
        ("corn_first", Self::CornFirst),
        ("wood", Self::Wood),
        ("stone", Self::Stone),
        ("gold", Self::Gold),
        ("hoard", Self::Hoard),
        ("skull", Self::Skull),
        ("income", Self::Income),
        ("hunger", Self::Hunger),
        ("food_next", Self::FoodNext),
        ("food_later", Self::FoodLater),
        ("first_age", Self::FirstAge),
        ("second_age", Self::SecondAge),
        ("leader", Self::Leader),
        ("temple_goods", Self::TempleGoods),
        ("agriculture_1", Self::Agriculture1),
        ("agriculture_2", Self::Agriculture2),
        ("agriculture_3", Self::Agriculture3),
        ("extraction_1", Self::Extraction1),
        ("extraction_2", Self::Extraction2),
        ("extraction_3", Self::Extraction3),
        ("construction_1", Self::Construction1),
        ("construction_2", Self::Construction2),
        ("construction_3", Self::Construction3),
        ("theology_1", Self::Theology1),
        ("theology_2", Self::Theology2),
        ("theology_3", Self::Theology3),
        ("worker", Self::Worker),
        ("free", Self::Free),
        ("patience", Self::Patience),
        ("crowd", Self::Crowd),
        ("palenque", Self::Palenque),
        ("yaxchilan", Self::Yaxchilan),
        ("tikal", Self::Tikal),
        ("uxmal", Self::Uxmal),
        ("chichen_itza", Self::ChichenItza),
        ("no_skull", Self::NoSkull),
        ("missing", Self::Missing),
        ("second", Self::Second),
        ("trade", Self::Trade),
        ("monument_growth", Self::MonumentGrowth),
        ("monument_hope", Self::MonumentHope),
        ("light", Self::Light),
        ("turn_first", Self::TurnFirst),
        ("turn_second", Self::TurnSecond),
        ("turn_other", Self::TurnOther),
    ];
}

/// A value for each weight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    hundredths: [i32; Weight::COUNT],
    values: [f32; Weight::COUNT],
}

impl Weights {
    /// From hundredths, in the order of [`Weight::NAMES`].
    #[must_use]
    pub fn new(hundredths: [i32; Weight::COUNT]) -> Self {
        Self { hundredths, values: hundredths.map(|value| value as f32 / 100.0) }
    }

    /// The hundredths, in the order of [`Weight::NAMES`].
    #[must_use]
    pub const fn hundredths(&self) -> &[i32; Weight::COUNT] {
        &self.hundredths
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// Every fault with its place.
    pub fn from_toml(text: &str) -> Result<Self, Vec<Fault>> {
        let document = Document::from_toml(text).map_err(|fault| vec![fault])?;
        let faults = Faults::new();
        let root = Cursor::root(&document, &faults);
        let table = root.field("weights");
        let hundredths = Weight::NAMES.map(|(name, _)| table.field(name).number(-MOST..=MOST) as i32);
        table.close();
        root.close();
        faults.finish(Self::new(hundredths))
    }

    /// Writes what [`Weights::from_toml`] reads.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let lines = Weight::NAMES.iter().zip(self.hundredths);
        let lines: String = lines.map(|((name, _), value)| format!("{name} = {value}\n")).collect();
        format!("[weights]\n{lines}")
    }

    /// The weights that come with the program.
    ///
    /// # Panics
    /// Never in a build whose tests have passed: a test reads them.
    #[must_use]
    pub fn own() -> Self {
        match Self::from_toml(OWN_WEIGHTS) {
            Ok(weights) => weights,
            Err(faults) => panic!("the weights that come with the program: {faults:?}"),
        }
    }
}

impl Index<Weight> for Weights {
    type Output = f32;
    fn index(&self, weight: Weight) -> &f32 {
        &self.values[weight as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_in_the_order_of_the_weights() {
        for (index, (_, weight)) in Weight::NAMES.iter().enumerate() {
            assert_eq!(*weight as usize, index);
        }
    }

    #[test]
    fn the_own_weights_read_back_and_faults_are_listed() {
        let own = Weights::own();
        assert_eq!(Weights::from_toml(&own.to_toml()), Ok(own));
        let broken = own.to_toml().replace("corn = ", "maize = ");
        assert_eq!(Weights::from_toml(&broken).expect_err("broken").len(), 2);
    }
}
