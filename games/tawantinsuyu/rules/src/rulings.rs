//! Where the editions differ (TW-14): each difference is an option, a preset names all of them.

use khipu_core::{Fault, Faults, OptionSpec, Options, Problem};

use crate::version::Version;

/// One difference between the editions: two readings, of which a game has one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ruling {
    /// TW-14.1.
    LeftoverPrice,
    /// TW-14.2.
    Z12Trigger,
    /// TW-14.3.
    SoloWin,
    /// TW-14.4.
    AutomaSoldiers,
    /// TW-14.5.
    FestivalPotatoes,
    /// TW-14.6.
    AutomaWeavings,
    /// TW-14.8.
    AutomaSecondConquest,
    /// TW-14.9.
    AutomaSmallStatue,
    /// TW-14.10.
    PersonalityBuilding,
    /// TW-14.11.
    PersonalityMoment,
    /// TW-14.12.
    Adjustments,
    /// TW-2.2: not a difference, but chosen in the same way.
    Coricancha,
    /// TW-17.1.
    EasierPersonality,
    /// TW-17.2.
    EasierBuildings,
    /// TW-17.3.
    EasierWorship,
    /// TW-17.4.
    EasierConquest,
    /// TW-17.5.
    EasierNoWorker,
    /// TW-17.6.
    HarderTemple,
    /// TW-17.7.
    HarderCondition,
    /// TW-17.8.
    HarderSoldiers,
    /// TW-17.9.
    HarderPriest,
    /// TW-17.10.
    HarderWeavings,
    /// TW-17.11.
    HarderNoWorker,
    /// TW-17.12.
    HarderResources,
    /// TW-15.22: not a difference, but two readings of one sentence.
    AutomaStone,
    /// TW-15.8: likewise.
    AutomaFirstConquest,
}

/// A ruling with the names of its two readings.
pub(crate) struct Reading {
    pub(crate) ruling: Ruling,
    pub(crate) name: &'static str,
    pub(crate) readings: [&'static str; 2],
    /// The version of the rules that began to ask.
    since: Version,
}

impl Reading {
    /// The rulings that a version knows.
    pub(crate) fn of(version: Version) -> impl Iterator<Item = &'static Self> {
        READINGS.iter().filter(move |reading| reading.since <= version)
    }
}

const fn reading(ruling: Ruling, name: &'static str, readings: [&'static str; 2]) -> Reading {
    Reading { ruling, name, readings, since: Version::One }
}

const fn since_two(ruling: Ruling, name: &'static str, readings: [&'static str; 2]) -> Reading {
    Reading { ruling, name, readings, since: Version::Two }
}

/// All rulings.
const READINGS: [Reading; 14] = [
    reading(Ruling::LeftoverPrice, "leftover_price", ["2", "3"]),
    reading(Ruling::Z12Trigger, "z12_trigger", ["worship", "offering"]),
    reading(Ruling::SoloWin, "solo_win", ["at_least", "more_than"]),
    reading(Ruling::AutomaSoldiers, "automa_soldiers", ["one_each", "printed"]),
    reading(Ruling::FestivalPotatoes, "festival_potatoes", ["1", "2"]),
    reading(Ruling::AutomaWeavings, "automa_weavings", ["colours", "number"]),
    reading(Ruling::AutomaSecondConquest, "automa_second_conquest", ["free", "paid"]),
    reading(Ruling::AutomaSmallStatue, "automa_small_statue", ["missing", "die"]),
    reading(Ruling::PersonalityBuilding, "personality_building", ["production", "any"]),
    reading(Ruling::PersonalityMoment, "personality_moment", ["activation", "landing"]),
    reading(Ruling::Adjustments, "adjustments", ["several", "one"]),
    reading(Ruling::Coricancha, "coricancha", ["random", "printed"]),
    since_two(Ruling::AutomaStone, "automa_stone", ["4", "2"]),
    since_two(Ruling::AutomaFirstConquest, "automa_first_conquest", ["points", "discards"]),
];

/// What makes a solo game easier or harder (TW-17): each is off or on.
pub(crate) const ADJUSTMENTS: [Reading; 12] = [
    reading(Ruling::EasierPersonality, "easier_personality", OFF_ON),
    reading(Ruling::EasierBuildings, "easier_buildings", OFF_ON),
    reading(Ruling::EasierWorship, "easier_worship", OFF_ON),
    reading(Ruling::EasierConquest, "easier_conquest", OFF_ON),
    reading(Ruling::EasierNoWorker, "easier_no_worker", OFF_ON),
    reading(Ruling::HarderTemple, "harder_temple", OFF_ON),
    reading(Ruling::HarderCondition, "harder_condition", OFF_ON),
    reading(Ruling::HarderSoldiers, "harder_soldiers", OFF_ON),
    reading(Ruling::HarderPriest, "harder_priest", OFF_ON),
    reading(Ruling::HarderWeavings, "harder_weavings", OFF_ON),
    reading(Ruling::HarderNoWorker, "harder_no_worker", OFF_ON),
    reading(Ruling::HarderResources, "harder_resources", OFF_ON),
];

const OFF_ON: [&str; 2] = ["off", "on"];

/// The rulings of a game: a bit for each, set for the second reading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rulings(pub(crate) u32);

impl Rulings {
    /// What most of the texts say: the first reading of everything.
    pub const CONSENSUS: Self = Self(0);
    const POLISH: Self =
        Self::CONSENSUS.with(Ruling::LeftoverPrice).with(Ruling::AutomaSoldiers).with(Ruling::Adjustments);
    const RUSSIAN: Self =
        Self::CONSENSUS.with(Ruling::Z12Trigger).with(Ruling::AutomaWeavings).with(Ruling::Adjustments);
    const FRENCH: Self =
        Self::CONSENSUS.with(Ruling::LeftoverPrice).with(Ruling::SoloWin).with(Ruling::PersonalityBuilding);
    /// The presets.
    pub const EDITIONS: [(&'static str, Self); 4] =
        [("consensus", Self::CONSENSUS), ("pl", Self::POLISH), ("ru", Self::RUSSIAN), ("fr", Self::FRENCH)];

    const fn with(self, ruling: Ruling) -> Self {
        Self(self.0 | 1 << ruling as u32)
    }

    /// Which reading holds: 0 for the first, 1 for the second.
    #[must_use]
    pub const fn of(self, ruling: Ruling) -> usize {
        ((self.0 >> ruling as u32) & 1) as usize
    }

    pub(crate) const fn set(&mut self, ruling: Ruling, second: bool) {
        let bit = 1 << ruling as u32;
        self.0 = if second { self.0 | bit } else { self.0 & !bit };
    }

    /// How many adjustments of a solo game are on.
    #[must_use]
    pub fn adjusted(self) -> usize {
        ADJUSTMENTS.iter().filter(|reading| self.of(reading.ruling) == 1).count()
    }

    /// Without those adjustments: they mean nothing where nobody is played by the rules.
    #[must_use]
    pub fn unadjusted(mut self) -> Self {
        ADJUSTMENTS.iter().for_each(|reading| self.set(reading.ruling, false));
        self
    }
}

const EDITION: &str = "edition";

/// The options of the game.
pub(crate) const OPTIONS: [OptionSpec; 28] = [
    option(EDITION, &["consensus", "pl", "ru", "fr"], "TW-14.1"),
    option("leftover_price", &[EDITION, "2", "3"], "TW-14.1"),
    option("z12_trigger", &[EDITION, "worship", "offering"], "TW-14.2"),
    option("solo_win", &[EDITION, "at_least", "more_than"], "TW-14.3"),
    option("automa_soldiers", &[EDITION, "one_each", "printed"], "TW-14.4"),
    option("festival_potatoes", &[EDITION, "1", "2"], "TW-14.5"),
    option("automa_weavings", &[EDITION, "colours", "number"], "TW-14.6"),
    // One value: the oldest player of the French text is not known here, so a tie is shared in every edition.
    option("final_tie", &[EDITION, "shared"], "TW-14.7"),
    option("automa_second_conquest", &[EDITION, "free", "paid"], "TW-14.8"),
    option("automa_small_statue", &[EDITION, "missing", "die"], "TW-14.9"),
    option("personality_building", &[EDITION, "production", "any"], "TW-14.10"),
    option("personality_moment", &[EDITION, "activation", "landing"], "TW-14.11"),
    option("adjustments", &[EDITION, "several", "one"], "TW-14.12"),
    option("coricancha", &["random", "printed"], "TW-2.2"),
    option("automa_stone", &["4", "2"], "TW-15.22"),
    option("automa_first_conquest", &["points", "discards"], "TW-15.8"),
    option("easier_personality", &OFF_ON, "TW-17.1"),
    option("easier_buildings", &OFF_ON, "TW-17.2"),
    option("easier_worship", &OFF_ON, "TW-17.3"),
    option("easier_conquest", &OFF_ON, "TW-17.4"),
    option("easier_no_worker", &OFF_ON, "TW-17.5"),
    option("harder_temple", &OFF_ON, "TW-17.6"),
    option("harder_condition", &OFF_ON, "TW-17.7"),
    option("harder_soldiers", &OFF_ON, "TW-17.8"),
    option("harder_priest", &OFF_ON, "TW-17.9"),
    option("harder_weavings", &OFF_ON, "TW-17.10"),
    option("harder_no_worker", &OFF_ON, "TW-17.11"),
    option("harder_resources", &OFF_ON, "TW-17.12"),
];

const fn option(name: &'static str, values: &'static [&'static str], rule: &'static str) -> OptionSpec {
    OptionSpec { name, values, default: values[0], rule }
}

/// Understands options.
pub(crate) fn understand(version: Version, options: &Options) -> Result<Rulings, Vec<Fault>> {
    let faults = Faults::new();
    let later = |name: &str| READINGS.iter().any(|reading| reading.name == name && reading.since > version);
    for (name, value) in options {
        match OPTIONS.iter().find(|spec| spec.name == name && !later(name)) {
            None => {
                let field = name.chars().take(60).collect();
                faults.push(Fault::at("options", Problem::UnknownField { field }));
            }
            Some(spec) if !spec.values.contains(&value.as_str()) => {
                let known = spec.values.iter().map(|&value| value.to_owned()).collect();
                let word = value.chars().take(60).collect();
                faults.push(Fault::at(format!("options.{name}"), Problem::UnknownWord { word, known }));
            }
            Some(_) => {}
        }
    }
    let named = |name: &str| options.get(name).map(String::as_str);
    let edition =
        named(EDITION).and_then(|wanted| Rulings::EDITIONS.iter().find(|(name, _)| *name == wanted));
    let mut rulings = edition.map_or(Rulings::CONSENSUS, |(_, rulings)| *rulings);
    // All three books say that the personality acts when a token is put on its space (TW-14.11).
    rulings.set(Ruling::PersonalityMoment, version >= Version::Two);
    for &Reading { ruling, name, readings, .. } in Reading::of(version).chain(&ADJUSTMENTS) {
        match named(name) {
            Some(value) if value == readings[0] => rulings.set(ruling, false),
            Some(value) if value == readings[1] => rulings.set(ruling, true),
            _ => {}
        }
    }
    let found = rulings.adjusted() as i64;
    if found > 1 && rulings.of(Ruling::Adjustments) == 1 {
        let what = "adjustments".to_owned();
        faults.push(Fault::at("options", Problem::Count { what, found, wanted: 1 }));
    }
    faults.finish(rulings)
}
