//! The weights of the evaluation: data, tuned by self-play, in hundredths.

use std::ops::Index;

use khipu_core::{Cursor, Document, Fault, Faults};

/// The weights that come with the program.
const OWN_WEIGHTS: &str = include_str!("../../weights.toml");

/// No weight is larger, either way.
const MOST: i64 = 100_000;

/// What is weighed, in points, or as a share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// One potato, while there is time to use it.
    Potato,
    /// One corn.
    Corn,
    /// One stone.
    Stone,
    /// One gold, over its point at the end.
    Gold,
    /// So many goods can be spent in a turn.
    Spend,
    /// Turns of anybody until a worker of the village is gone.
    Pace,
    /// The own turn, as long as it is to come. It says nothing about which move is best in a turn, but makes
    /// estimates before and after a turn comparable, which a search needs.
    Turn,
    /// What each turn to come brings, in a solo game.
    SoloTurn,
    /// What each turn to come brings Axomamma.
    AutomaTurn,
    /// Temple steps that a turn to come brings.
    Climb,
    /// A point of the own step at a festival to come.
    TemplePoints,
    /// A point of the top of the temple at the end.
    TempleTop,
    /// What the own step gives at a festival, as a share of its worth.
    TempleGoods,
    /// Weavings that a turn to come brings.
    Weave,
    /// What the longest tapestry will still grow by, as a share of the points.
    Tapestry,
    /// A joint at each festival to come, as a share of its worth.
    Joint,
    /// Merchants that a turn to come brings, each as a festival.
    Merchant,
    /// A weaving that is not known yet.
    OpenWeaving,
    /// What a production building brings in each turn to come, as a share of what it produces.
    Produce,
    /// What a face-up production building is worth more than one that lies face down, as a share of what it produces.
    Ready,
    /// A point of a face-up production building at the end.
    StillUp,
    /// A point of a face-down production building at the end.
    UpAgain,
    /// What Worship makes of a small statue, as a share of the step.
    StatueSmall,
    /// What Worship makes of a large statue, as a share of its steps.
    StatueLarge,
    /// A god of whom there is a statue.
    StatueGod,
    /// An army card in hand.
    ArmyHand,
    /// A soldier of the hand.
    SoldierHand,
    /// A soldier face up.
    SoldierUp,
    /// A soldier face down.
    SoldierDown,
    /// A point of a region at each festival to come, led by more than one marker.
    Lead,
    /// The same, led by one marker or by the marker furthest right.
    LeadClose,
    /// The same, led by somebody else by one marker or less.
    LeadLost,
    /// Casualties more at each later festival.
    Casualty,
    /// Each of the first three god cards in hand.
    God,
    /// Each further god card in hand.
    GodMore,
    /// What a god card gives, for each of those that the next festival lets one play, as a share.
    Feast,
    /// What a god card gives, if there is a statue of its god, as a share.
    Boon,
    /// A point lost to a missing potato.
    Hunger,
    /// A potato to be eaten at the next festival, as a share of its price.
    Eaten,
    /// An architect, if it is one of the workers that may be kept.
    Architect,
    /// A courier.
    Courier,
    /// A craftsman.
    Craftsman,
    /// A warrior.
    Warrior,
    /// A priest.
    Priest,
    /// A worker beyond the two, as a share.
    WorkerMore,
    /// Own stairs, for being used.
    OwnStairs,
    /// Own upper stairs without lower ones.
    OwnUpper,
    /// The better of the two actions that the High Priest can reach, as a share.
    Walk,
    /// What a Conquest brings for a soldier face up, or in hand.
    Campaign,
    /// A good that is missing for a task.
    Missing,
    /// The last task of many: the one that may not come about.
    Task,
    /// The passive building Z01, with the whole game ahead; and so on.
    Z01,
    /// Z02.
    Z02,
    /// Z03.
    Z03,
    /// Z04.
    Z04,
    /// Z05.
    Z05,
    /// Z06.
    Z06,
    /// Z07.
    Z07,
    /// Z08.
    Z08,
    /// Z09.
    Z09,
    /// Z10.
    Z10,
    /// Z11.
    Z11,
    /// Z12.
    Z12,
    /// Z13.
    Z13,
    /// Z14.
    Z14,
    /// Z15.
    Z15,
    /// Z16.
    Z16,
    /// Z17.
    Z17,
    /// Z18.
    Z18,
    /// Z19.
    Z19,
    /// Z20.
    Z20,
}

impl Weight {
    /// How many there are.
    pub const COUNT: usize = 71;
    /// All with their names, in order.
    pub const NAMES: [(&'static str, Self); Self::COUNT] = [
        ("potato", Self::Potato),
        ("corn", Self::Corn),
        ("stone", Self::Stone),
        ("gold", Self::Gold),
        ("spend", Self::Spend),
        ("pace", Self::Pace),
        ("turn", Self::Turn),
        ("solo_turn", Self::SoloTurn),
        ("automa_turn", Self::AutomaTurn),
        ("climb", Self::Climb),
        ("temple_points", Self::TemplePoints),
        ("temple_top", Self::TempleTop),
        ("temple_goods", Self::TempleGoods),
        ("weave", Self::Weave),
        ("tapestry", Self::Tapestry),
        ("joint", Self::Joint),
        ("merchant", Self::Merchant),
        ("open_weaving", Self::OpenWeaving),
        ("produce", Self::Produce),
        ("ready", Self::Ready),
        ("still_up", Self::StillUp),
        ("up_again", Self::UpAgain),
        ("statue_small", Self::StatueSmall),
        ("statue_large", Self::StatueLarge),
        ("statue_god", Self::StatueGod),
        ("army_hand", Self::ArmyHand),
        ("soldier_hand", Self::SoldierHand),
        ("soldier_up", Self::SoldierUp),
        ("soldier_down", Self::SoldierDown),
        ("lead", Self::Lead),
        ("lead_close", Self::LeadClose),
        ("lead_lost", Self::LeadLost),
        ("casualty", Self::Casualty),
        ("god", Self::God),
        ("god_more", Self::GodMore),
        ("feast", Self::Feast),
        ("boon", Self::Boon),
        ("hunger", Self::Hunger),
        ("eaten", Self::Eaten),
        ("architect", Self::Architect),
        ("courier", Self::Courier),
        ("craftsman", Self::Craftsman),
        ("warrior", Self::Warrior),
        ("priest", Self::Priest),
        ("worker_more", Self::WorkerMore),
        ("own_stairs", Self::OwnStairs),
        ("own_upper", Self::OwnUpper),
        ("walk", Self::Walk),
        ("campaign", Self::Campaign),
        ("missing", Self::Missing),
        ("task", Self::Task),
        ("z01", Self::Z01),
        ("z02", Self::Z02),
        ("z03", Self::Z03),
        ("z04", Self::Z04),
        ("z05", Self::Z05),
        ("z06", Self::Z06),
        ("z07", Self::Z07),
        ("z08", Self::Z08),
        ("z09", Self::Z09),
        ("z10", Self::Z10),
        ("z11", Self::Z11),
        ("z12", Self::Z12),
        ("z13", Self::Z13),
        ("z14", Self::Z14),
        ("z15", Self::Z15),
        ("z16", Self::Z16),
        ("z17", Self::Z17),
        ("z18", Self::Z18),
        ("z19", Self::Z19),
        ("z20", Self::Z20),
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
