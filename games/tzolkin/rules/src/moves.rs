//! Moves: one small choice each, four bytes.

use khipu_core::{NotationError, Tokens};

use crate::components::Components;
use crate::goods::Bundle;
use crate::names::{Gear, Resource, Technology, Temple};

/// One small choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Keep two of the dealt wealth tiles; the lower one first.
    Keep(u8, u8),
    /// Beg for corn and step down in a temple.
    Beg(Temple),
    /// Place a worker on a gear.
    Place(Gear),
    /// Place a worker on the first-player space.
    PlaceFirst,
    /// Pick up the worker of a space and take an action; 0 is no action.
    Pick {
        /// The gear.
        gear: Gear,
        /// The space where the worker stands.
        space: u8,
        /// The space whose action is taken.
        action: u8,
    },
    /// End the turn.
    End,
    /// Take the corn of a jungle group, with a tile if one lies open.
    Corn,
    /// Take a wood tile.
    Wood,
    /// Burn a wood tile for the corn under it and step down in a temple.
    Burn(Temple),
    /// Advance a technology.
    Learn(Technology),
    /// Pay resources.
    Pay(Bundle),
    /// Take resources.
    Take(Bundle),
    /// Step up in a temple.
    Up(Temple),
    /// Step up in the two other temples.
    UpAllBut(Temple),
    /// Build a building; plain is without the help of Construction.
    Build {
        /// The title.
        building: u8,
        /// Whether Construction is kept for a second building.
        plain: bool,
    },
    /// Build a monument.
    Monument(u8),
    /// Pay one less of a resource, or less corn, or the full price.
    Save(Saving),
    /// Buy a resource at the market.
    Buy(Resource),
    /// Sell a resource at the market.
    Sell(Resource),
    /// Take an action of a small gear.
    Act {
        /// The gear.
        gear: Gear,
        /// The space whose action is taken.
        action: u8,
    },
    /// Decline what may be declined, or stop what may go on.
    Done,
    /// Turn the calendar by one day or by two.
    Calendar(u8),
}

/// What Construction saves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Saving {
    /// One of a resource.
    Resource(Resource),
    /// Corn, at Uxmal.
    Corn,
    /// Nothing: the saving is optional (TZ-7.10).
    Nothing,
}

impl Saving {
    /// All with their words, in the order in which they are listed.
    pub(crate) const NAMES: [(&'static str, Self); 5] = [
        ("wood", Self::Resource(Resource::Wood)),
        ("stone", Self::Resource(Resource::Stone)),
        ("gold", Self::Resource(Resource::Gold)),
        ("corn", Self::Corn),
        ("nothing", Self::Nothing),
    ];
}

/// The first words of all moves.
const VERBS: [(&str, Verb); 20] = [
    ("keep", Verb::Keep),
    ("beg", Verb::Beg),
    ("place", Verb::Place),
    ("pick", Verb::Pick),
    ("end", Verb::End),
    ("corn", Verb::Corn),
    ("wood", Verb::Wood),
    ("burn", Verb::Burn),
    ("learn", Verb::Learn),
    ("pay", Verb::Pay),
    ("take", Verb::Take),
    ("up", Verb::Up),
    ("build", Verb::Build),
    ("save", Verb::Save),
    ("buy", Verb::Buy),
    ("sell", Verb::Sell),
    ("act", Verb::Act),
    ("done", Verb::Done),
    ("calendar", Verb::Calendar),
    ("turn", Verb::Calendar),
];

#[derive(Clone, Copy)]
enum Verb {
    Keep,
    Beg,
    Place,
    Pick,
    End,
    Corn,
    Wood,
    Burn,
    Learn,
    Pay,
    Take,
    Up,
    Build,
    Save,
    Buy,
    Sell,
    Act,
    Done,
    Calendar,
}

impl Move {
    /// The move in words, as `docs/notation.md` describes them.
    #[must_use]
    pub fn write(self, rules: &Components) -> String {
        let wealth = |tile: u8| rules.wealth[usize::from(tile)].id;
        match self {
            Self::Keep(one, other) => format!("keep {} {}", wealth(one), wealth(other)),
            Self::Beg(temple) => format!("beg {}", temple.name()),
            Self::Place(gear) => format!("place {}", gear.name()),
            Self::PlaceFirst => "place first".to_owned(),
            Self::Pick { gear, space, action } if action == space && action != 0 => {
                format!("pick {} {space}", gear.name())
            }
            Self::Pick { gear, space, action: 0 } => format!("pick {} {space} as nothing", gear.name()),
            Self::Pick { gear, space, action } => format!("pick {} {space} as {action}", gear.name()),
            Self::End => "end".to_owned(),
            Self::Corn => "corn".to_owned(),
            Self::Wood => "wood".to_owned(),
            Self::Burn(temple) => format!("burn {}", temple.name()),
            Self::Learn(technology) => format!("learn {}", technology.name()),
            Self::Pay(bundle) => format!("pay{}", write_bundle(bundle)),
            Self::Take(bundle) => format!("take{}", write_bundle(bundle)),
            Self::Up(temple) => format!("up {}", temple.name()),
            Self::UpAllBut(temple) => {
                let [one, other] = temple.others();
                format!("up {} {}", one.name(), other.name())
            }
            Self::Build { building, plain } => {
                let id = rules.buildings[usize::from(building)].id;
                format!("build {id}{}", if plain { " plain" } else { "" })
            }
            Self::Monument(monument) => format!("build {}", rules.monuments[usize::from(monument)].id),
            Self::Save(saving) => {
                let named = Saving::NAMES.iter().find(|(_, known)| *known == saving);
                format!("save {}", named.map_or("nothing", |(name, _)| name))
            }
            Self::Buy(resource) => format!("buy {}", resource.name()),
            Self::Sell(resource) => format!("sell {}", resource.name()),
            Self::Act { gear, action } => format!("act {} {action}", gear.name()),
            Self::Done => "done".to_owned(),
            Self::Calendar(days) => format!("calendar {days}"),
        }
    }

    /// Reads a move from words; it need not be legal, but it names things that exist.
    ///
    /// # Errors
    /// The first word that is not understood.
    pub fn parse(words: &str, rules: &Components) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(words);
        let verb = tokens.choose(&VERBS)?;
        let parsed = match verb {
            Verb::Keep => {
                let (one, other) = (wealth(&mut tokens, rules)?, wealth(&mut tokens, rules)?);
                Self::Keep(one.min(other), one.max(other))
            }
            Verb::Beg => Self::Beg(tokens.choose(Temple::NAMES)?),
            Verb::Place if tokens.accept("first") => Self::PlaceFirst,
            Verb::Place => {
                let error = tokens.error(Gear::NAMES.iter().map(|(name, _)| *name).chain(["first"]));
                Self::Place(tokens.choose(Gear::NAMES).map_err(|_| error)?)
            }
            Verb::Pick => pick(&mut tokens, rules)?,
            Verb::End => Self::End,
            Verb::Corn => Self::Corn,
            Verb::Wood => Self::Wood,
            Verb::Burn => Self::Burn(tokens.choose(Temple::NAMES)?),
            Verb::Learn => Self::Learn(tokens.choose(Technology::NAMES)?),
            Verb::Pay => Self::Pay(bundle(&mut tokens)?),
            Verb::Take => Self::Take(bundle(&mut tokens)?),
            Verb::Up => up(&mut tokens)?,
            Verb::Build => build(&mut tokens, rules)?,
            Verb::Save => Self::Save(tokens.choose(&Saving::NAMES)?),
            Verb::Buy => Self::Buy(tokens.choose(Resource::NAMES)?),
            Verb::Sell => Self::Sell(tokens.choose(Resource::NAMES)?),
            Verb::Act => {
                let gear = tokens.choose(Gear::NAMES)?;
                Self::Act { gear, action: number_up_to(&mut tokens, gear.actions())? }
            }
            Verb::Done => Self::Done,
            Verb::Calendar => Self::Calendar(number_up_to(&mut tokens, 2)?),
        };
        tokens.finish()?;
        Ok(parsed)
    }
}

fn number_up_to(tokens: &mut Tokens<'_>, most: u8) -> Result<u8, NotationError> {
    let error = tokens.error([format!("0-{most}")]);
    tokens.number().ok().filter(|&n| n <= most).ok_or(error)
}

fn wealth(tokens: &mut Tokens<'_>, rules: &Components) -> Result<u8, NotationError> {
    let names: Vec<(&str, u8)> =
        rules.wealth.iter().zip(0..).map(|(plan, i)| (plan.id.as_str(), i)).collect();
    tokens.choose(&names)
}

fn pick(tokens: &mut Tokens<'_>, rules: &Components) -> Result<Move, NotationError> {
    let gear = tokens.choose(Gear::NAMES)?;
    let plan = rules.gears[gear as usize];
    let space = number_up_to(tokens, plan.last)?;
    let own = (1..=gear.actions()).contains(&space);
    if own && tokens.is_done() {
        return Ok(Move::Pick { gear, space, action: space });
    }
    if !tokens.accept("as") {
        return Err(tokens.error(["as"]));
    }
    if tokens.accept("nothing") {
        return Ok(Move::Pick { gear, space, action: 0 });
    }
    let action = number_up_to(tokens, gear.actions())?;
    Ok(Move::Pick { gear, space, action })
}

fn up(tokens: &mut Tokens<'_>) -> Result<Move, NotationError> {
    let one = tokens.choose(Temple::NAMES)?;
    if tokens.is_done() {
        return Ok(Move::Up(one));
    }
    let error = tokens.error(one.others().map(Temple::name));
    let other = tokens.choose(Temple::NAMES)?;
    let left_out = Temple::ALL.iter().copied().find(|&temple| temple != one && temple != other);
    if one == other { Err(error) } else { left_out.map(Move::UpAllBut).ok_or(error) }
}

fn build(tokens: &mut Tokens<'_>, rules: &Components) -> Result<Move, NotationError> {
    let buildings = rules
        .buildings
        .iter()
        .zip(0..)
        .map(|(plan, i)| (plan.id.as_str(), Move::Build { building: i, plain: false }));
    let monuments = rules.monuments.iter().zip(0..).map(|(plan, i)| (plan.id.as_str(), Move::Monument(i)));
    let names: Vec<(&str, Move)> = buildings.chain(monuments).collect();
    match tokens.choose(&names)? {
        Move::Build { building, .. } => Ok(Move::Build { building, plain: tokens.accept("plain") }),
        monument => Ok(monument),
    }
}

/// ` 2 wood 1 gold`
fn write_bundle(bundle: Bundle) -> String {
    let parts = Resource::NAMES.iter().zip(bundle.0).filter(|(_, count)| *count > 0);
    parts.map(|((name, _), count)| format!(" {count} {name}")).collect()
}

/// `2 wood 1 gold`, or `wood wood gold`.
fn bundle(tokens: &mut Tokens<'_>) -> Result<Bundle, NotationError> {
    let mut bundle = Bundle::default();
    while bundle.total() == 0 || !tokens.is_done() {
        let count = match tokens.peek() {
            Some(word) if word.starts_with(|c: char| c.is_ascii_digit()) => number_up_to(tokens, 9)?,
            _ => 1,
        };
        let error = tokens.error(["0-9"]);
        let resource = tokens.choose(Resource::NAMES)?;
        let slot = &mut bundle.0[resource as usize];
        *slot = slot.checked_add(count).filter(|&sum| sum <= 9 && count > 0).ok_or(error)?;
    }
    Ok(bundle)
}
