//! What is still to be decided or done for the worker just picked up: plain data on a small stack.

use khipu_core::{NotationError, Tokens, named};

use crate::components::Components;
use crate::names::Technology;

/// One entry of the stack: a question to the active player, or work that follows the answer above it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pending {
    /// Take a corn tile or a wood tile of a jungle group, or burn (TZ-6.3).
    Harvest {
        /// 0 to 3, for Palenque 2 to 5.
        group: u8,
    },
    /// Advance a technology, paying for it; `more` advances may follow.
    Learn {
        /// Whether it may be declined.
        optional: bool,
        /// How many more.
        more: u8,
    },
    /// Advance a technology free of charge.
    LearnFree {
        /// How many more.
        more: u8,
    },
    /// Pay so many resources of any kinds.
    Pay {
        /// How many.
        count: u8,
    },
    /// Take so many resources of any kinds.
    Take {
        /// How many.
        count: u8,
    },
    /// Step up in a temple of choice.
    #[default]
    Up,
    /// Step up in two different temples.
    UpTwo,
    /// Build something.
    Build(Site),
    /// Choose what Construction saves on a building.
    Save {
        /// The building, still on display.
        building: u8,
        /// Where it is built.
        site: Site,
    },
    /// Trade at the market.
    Trade {
        /// Resources bought so far: a bit for each.
        bought: u8,
        /// Resources sold so far.
        sold: u8,
    },
    /// Pay corn and take an action of a small gear.
    Act {
        /// Whether it may be declined.
        optional: bool,
    },
    /// After an action at Chichen Itza: a resource for a temple step, or not.
    Devotion,
    /// Work: the marker of a technology goes up, or its bonus is given.
    Raise(Technology),
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
    /// The first word of the documented form.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Harvest { .. } => "harvest",
            Self::Learn { .. } => "learn",
            Self::LearnFree { .. } => "learn_free",
            Self::Pay { .. } => "pay",
            Self::Take { .. } => "take",
            Self::Up => "up",
            Self::UpTwo => "up_two",
            Self::Build(_) => "build",
            Self::Save { .. } => "save",
            Self::Trade { .. } => "trade",
            Self::Act { .. } => "act",
            Self::Devotion => "devotion",
            Self::Raise(_) => "raise",
        }
    }

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

    /// The words of the documented form.
    pub(crate) fn write(self, rules: &Components) -> String {
        match self {
            Self::Harvest { group } => format!("harvest {}", group + 2),
            Self::Learn { optional, more } => {
                format!("learn {more} {}", if optional { "optional" } else { "must" })
            }
            Self::LearnFree { more } => format!("learn_free {more}"),
            Self::Pay { count } => format!("pay {count}"),
            Self::Take { count } => format!("take {count}"),
            Self::Up => "up".to_owned(),
            Self::UpTwo => "up_two".to_owned(),
            Self::Build(site) => format!("build {}", site.name()),
            Self::Save { building, site } => {
                format!("save {} {}", rules.buildings[usize::from(building)].id, site.name())
            }
            Self::Trade { bought, sold } => format!("trade {bought} {sold}"),
            Self::Act { optional } => format!("act {}", if optional { "optional" } else { "must" }),
            Self::Devotion => "devotion".to_owned(),
            Self::Raise(technology) => format!("raise {}", technology.name()),
        }
    }

    /// Reads the words of the documented form.
    pub(crate) fn parse(words: &str, rules: &Components) -> Result<Self, NotationError> {
        const WORDS: [(&str, u8); 13] = [
            ("harvest", 0),
            ("learn", 1),
            ("learn_free", 2),
            ("pay", 3),
            ("take", 4),
            ("up", 5),
            ("up_two", 6),
            ("build", 7),
            ("save", 8),
            ("trade", 9),
            ("act", 10),
            ("devotion", 11),
            ("raise", 12),
        ];
        const DUTY: [(&str, bool); 2] = [("optional", true), ("must", false)];
        let mut tokens = Tokens::new(words);
        let kind = tokens.choose(&WORDS)?;
        let up_to = |tokens: &mut Tokens<'_>, least: u8, most: u8| {
            let error = tokens.error([format!("{least}-{most}")]);
            tokens.number().ok().filter(|n| (least..=most).contains(n)).ok_or(error)
        };
        let pending = match kind {
            0 => Self::Harvest { group: up_to(&mut tokens, 2, 5)? - 2 },
            1 => Self::Learn { more: up_to(&mut tokens, 0, 3)?, optional: tokens.choose(&DUTY)? },
            2 => Self::LearnFree { more: up_to(&mut tokens, 0, 3)? },
            3 => Self::Pay { count: up_to(&mut tokens, 1, 3)? },
            4 => Self::Take { count: up_to(&mut tokens, 1, 3)? },
            5 => Self::Up,
            6 => Self::UpTwo,
            7 => Self::Build(tokens.choose(Site::NAMES)?),
            8 => {
                let error = tokens.error(rules.buildings.iter().map(|plan| plan.id.to_string()));
                let building = tokens.peek().and_then(|id| rules.building(id)).ok_or(error)? as u8;
                let _ = tokens.accept(rules.buildings[usize::from(building)].id.as_str());
                Self::Save { building, site: tokens.choose(Site::NAMES)? }
            }
            9 => Self::Trade { bought: up_to(&mut tokens, 0, 7)?, sold: up_to(&mut tokens, 0, 7)? },
            10 => Self::Act { optional: tokens.choose(&DUTY)? },
            11 => Self::Devotion,
            _ => Self::Raise(tokens.choose(Technology::NAMES)?),
        };
        tokens.finish()?;
        Ok(pending)
    }
}
