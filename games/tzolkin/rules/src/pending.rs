//! What is still to be decided or done for the worker just picked up: plain data on a small stack.

use khipu_core::kit::{Ids, Names, Phrase, Within, Wording};
use khipu_core::{NotationError, Tokens, named, worded};

use crate::components::Components;
use crate::names::Technology;

/// A building on display, by its id.
const BUILDING: Ids<Components, u8> = Ids {
    id: |rules, building| rules.buildings[usize::from(building)].id,
    find: |rules, id| rules.building(id).map(|building| building as u8),
    example: "A1-1",
};
/// So many resources.
const COUNT: Within = Within(1, 3);
/// So many advances to follow.
const MORE: Within = Within(0, 3);
/// A bit for each resource.
const BITS: Within = Within(0, 7);
/// Whether it may be declined.
const DUTY: Names<bool> = Names(&[("optional", true), ("must", false)]);

/// A jungle group: 0 to 3, known by its space of Palenque.
struct Group;

impl<R: ?Sized> Wording<R> for Group {
    type Value = u8;

    fn write(&self, _: &R, group: u8, words: &mut Phrase) {
        words.push(group + 2);
    }

    fn read(&self, rules: &R, tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
        Ok(Within(2, 5).read(rules, tokens)? - 2)
    }
}

worded! {
    /// One entry of the stack: a question to the active player, or work that follows the answer above it.
    #[derive(Default)]
    Pending in Components {
        /// Take a corn tile or a wood tile of a jungle group, or burn (TZ-6.3).
        Harvest { group: u8 as Group } = "harvest",
        /// Advance a technology, paying for it; `more` advances may follow.
        Learn { more: u8 as MORE, optional: bool as DUTY } = "learn",
        /// Advance a technology free of charge.
        LearnFree { more: u8 as MORE } = "learn_free",
        /// Pay so many resources of any kinds.
        Pay { count: u8 as COUNT } = "pay",
        /// Take so many resources of any kinds.
        Take { count: u8 as COUNT } = "take",
        /// Step up in a temple of choice.
        #[default]
        Up = "up",
        /// Step up in two different temples.
        UpTwo = "up_two",
        /// Build something.
        Build(site: Site) = "build",
        /// Choose what Construction saves on a building, which is still on display.
        Save { building: u8 as BUILDING, site: Site } = "save",
        /// Trade at the market: what was bought and sold so far.
        Trade { bought: u8 as BITS, sold: u8 as BITS } = "trade",
        /// Pay corn and take an action of a small gear.
        Act { optional: bool as DUTY } = "act",
        /// After an action at Chichen Itza: a resource for a temple step, or not.
        Devotion = "devotion",
        /// Work: the marker of a technology goes up, or its bonus is given.
        Raise(technology: Technology) = "raise",
    }
}

named! {
    /// Where a building is built, which decides how it is paid and what Construction does.
    Site {
        /// Tikal 2.
        Tikal = "tikal",
        /// The first one at Tikal 4; or a monument.
        TikalFirst = "tikal_first",
        /// The second one at Tikal 4, Construction being still unused.
        TikalSecond = "tikal_second",
        /// The second one at Tikal 4, Construction having helped the first.
        TikalSecondPlain = "tikal_second_plain",
        /// Uxmal 4, in corn.
        Uxmal = "uxmal",
        /// One more, as with Tikal 2, if wanted (TZ-12.4).
        Extra = "extra",
    }
}

impl Site {
    /// Whether building may be declined.
    #[must_use]
    pub const fn optional(self) -> bool {
        matches!(self, Self::TikalSecond | Self::TikalSecondPlain | Self::Extra)
    }

    /// Whether Construction helps.
    #[must_use]
    pub const fn helped(self) -> bool {
        !matches!(self, Self::TikalSecondPlain)
    }
}

/// The stack; the last entry comes first.
pub type Stack = khipu_core::kit::Stack<Pending, 24>;

/// The most entries of a position from outside.
pub(crate) const MOST_LOADED: usize = 6;

impl Pending {
    /// Whether it may be declined.
    #[must_use]
    pub const fn is_optional(self) -> bool {
        match self {
            Self::Learn { optional, .. } | Self::Act { optional } => optional,
            Self::Build(site) => site.optional(),
            Self::Trade { .. } | Self::Devotion => true,
            _ => false,
        }
    }
}
