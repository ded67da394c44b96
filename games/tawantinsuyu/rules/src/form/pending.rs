//! The words of what is pending: `0 pay 2 food`, `1 do climb 2`.

use khipu_core::{NotationError, Tokens};

use super::automa;
use crate::actor::Actor;
use crate::components::{BUILDINGS, Components, GODS, STAIRS};
use crate::goods::Cost;
use crate::names::{Action, End, Good, Kind, Size};
use crate::pending::{Entry, Origin, Pending, Producing, Tile, Way, Work};
use khipu_core::Seat;

const WAYS: [(&str, Way); 3] = [("task", Way::Task), ("offered", Way::Offered), ("free", Way::Free)];
const STATES: [(&str, Producing); 4] = [
    ("fresh", Producing::Fresh),
    ("before", Producing::Before),
    ("producing", Producing::Producing),
    ("after", Producing::After),
];

fn name<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, known)| *known == value).map_or("", |(name, _)| name)
}

pub(super) fn write(rules: &Components, entry: Entry) -> String {
    let who = match entry.who {
        Actor::Seat(seat) => seat.index().to_string(),
        Actor::Axomamma => Actor::AUTOMA.to_owned(),
    };
    format!("{who} {}", write_pending(rules, entry.what))
}

fn write_pending(rules: &Components, what: Pending) -> String {
    let flag = |set: bool, word: &str| if set { format!(" {word}") } else { String::new() };
    let building = |tile: u8| rules.buildings[usize::from(tile)].id;
    match what {
        Pending::StartWeaving => "start".to_owned(),
        Pending::Laid => "laid".to_owned(),
        Pending::Stand => "stand".to_owned(),
        Pending::Turn => "turn".to_owned(),
        Pending::Secondary => "secondary".to_owned(),
        Pending::Pay(cost) => format!("pay{}", write_cost(cost)),
        Pending::Boon => "boon".to_owned(),
        Pending::Capture => "capture".to_owned(),
        Pending::Potato => "potato".to_owned(),
        Pending::Tasks => "tasks".to_owned(),
        Pending::Bury { left } => format!("bury {left}"),
        Pending::Weave { bought } => format!("weave {bought}"),
        Pending::Leftover => "leftover".to_owned(),
        Pending::Lay { tile } => format!("lay {}", rules.weavings[usize::from(tile)].id),
        Pending::Build { way, exchanged } => {
            format!("build {}{}", name(&WAYS, way), flag(exchanged, "exchanged"))
        }
        Pending::Remove { first } => {
            first.map_or_else(|| "remove".to_owned(), |first| format!("remove {}", building(first)))
        }
        Pending::Statue(way) => format!("statue {}", name(&WAYS, way)),
        Pending::Stairs(way) => format!("stairs {}", name(&WAYS, way)),
        Pending::Train => "train".to_owned(),
        Pending::God { left, optional } => format!("god {left}{}", flag(optional, "optional")),
        Pending::Worker { left } => format!("worker {left}"),
        Pending::Weaving { left } => format!("weaving {left}"),
        Pending::PaidStep { left } => format!("paid_step {left}"),
        Pending::Rejuvenate { left, buildings } => {
            format!("rejuvenate {left}{}", flag(buildings, "buildings"))
        }
        Pending::Gains { origin, left } => format!("gains {} {left}", write_origin(rules, origin)),
        Pending::Rewards { gods, flips, steps } => format!("rewards {gods} {flips} {steps}"),
        Pending::ProduceOnce => "produce_once".to_owned(),
        Pending::Worship { small, large, begun } => {
            format!("worship{}{}{}", flag(small, "small"), flag(large, "large"), flag(begun, "begun"))
        }
        Pending::Offer => "offer".to_owned(),
        Pending::Renew { free, begun } => format!("renew {free}{}", flag(begun, "begun")),
        Pending::Casualty => "casualty".to_owned(),
        Pending::Muster { free, begun } => format!("muster {free}{}", flag(begun, "begun")),
        Pending::Conquer => "conquer".to_owned(),
        Pending::Soldiers { turn, discard, either } => {
            format!("soldiers {turn} {discard}{}", flag(either, "either"))
        }
        Pending::Produce { flips, any, state } => format!("produce {flips} {any} {}", name(&STATES, state)),
        Pending::Hire => "hire".to_owned(),
        Pending::Dismiss => "dismiss".to_owned(),
        Pending::Upkeep => "upkeep".to_owned(),
        Pending::Feast { left } => format!("feast {left}"),
        Pending::Last => "last".to_owned(),
        Pending::Do(work) => format!("do {}", write_work(rules, work)),
    }
}

fn write_work(rules: &Components, work: Work) -> String {
    let building = |tile: u8| rules.buildings[usize::from(tile)].id;
    match work {
        Work::Deal => "deal".to_owned(),
        Work::Benefits => "benefits".to_owned(),
        Work::Begin => "begin".to_owned(),
        Work::Placed { worker, role } => format!("placed {} {}", worker.name(), role.name()),
        Work::TasksOver => "tasks_over".to_owned(),
        Work::Stairs { place } => format!("stairs {place}"),
        Work::Build { building: tile } => format!("build {}", building(tile)),
        Work::Statue { god, size } => format!("statue {} {}", rules.gods[usize::from(god)], size.name()),
        Work::Weave { tile } => format!("weave {}", rules.weavings[usize::from(tile)].id),
        Work::WeaveOver => "weave_over".to_owned(),
        Work::Flip(Tile::Building(tile)) => format!("flip {}", building(tile)),
        Work::Flip(Tile::Army(kind)) => format!("flip {}", rules.army[usize::from(kind)].id),
        Work::Hire(end) => format!("hire {}", end.name()),
        Work::Merchant => "merchant".to_owned(),
        Work::Temple => "temple".to_owned(),
        Work::Climb { left } => format!("climb {left}"),
        Work::Training { left } => format!("training {left}"),
        Work::Trigger(action) => format!("trigger {}", action.name()),
        Work::Festival { step } => format!("festival {step}"),
        Work::EndTurn { step } => format!("end_turn {step}"),
        Work::Final => "final".to_owned(),
        Work::Automa(step) => format!("automa {}", automa::write_step(step)),
    }
}

fn write_cost(cost: Cost) -> String {
    let goods = Good::NAMES.iter().map(|(name, _)| *name).zip(cost.goods).chain([("food", cost.food)]);
    goods.filter(|(_, amount)| *amount > 0).map(|(name, amount)| format!(" {amount} {name}")).collect()
}

fn write_origin(rules: &Components, origin: Origin) -> String {
    match origin {
        Origin::God(card) => format!("god {}", rules.god_cards[usize::from(card)].id),
        Origin::Building(tile) => format!("building {}", rules.buildings[usize::from(tile)].id),
        Origin::Conquest(space) => format!("conquest {}", rules.conquests[usize::from(space)].id),
        Origin::Temple(step) => format!("temple {step}"),
        Origin::Joint(symbol) => format!("joint {}", rules.joints[usize::from(symbol)].id),
        Origin::Army(kind) => format!("army {}", rules.army[usize::from(kind)].id),
        Origin::Stairs => "stairs".to_owned(),
    }
}

/// Reads an entry of a table with so many players.
pub(super) fn parse(rules: &Components, players: usize, words: &str) -> Result<Entry, NotationError> {
    let mut tokens = Tokens::new(words);
    let mut reader = Reader { tokens: &mut tokens, rules };
    let who = if reader.tokens.accept(Actor::AUTOMA) {
        Actor::Axomamma
    } else {
        Actor::Seat(Seat::new(reader.within(0, players as u8 - 1)?.into()))
    };
    let what = reader.pending()?;
    tokens.finish()?;
    Ok(Entry { who, what })
}

struct Reader<'a, 'b> {
    tokens: &'a mut Tokens<'b>,
    rules: &'a Components,
}

type Read<T> = Result<T, NotationError>;

/// A word with the reading of what follows it.
type Word<T> = (&'static str, fn(&mut Reader<'_, '_>) -> Read<T>);

const QUESTIONS: [Word<Pending>; 40] = [
    ("start", |_| Ok(Pending::StartWeaving)),
    ("laid", |_| Ok(Pending::Laid)),
    ("stand", |_| Ok(Pending::Stand)),
    ("turn", |_| Ok(Pending::Turn)),
    ("secondary", |_| Ok(Pending::Secondary)),
    ("pay", |r| Ok(Pending::Pay(r.cost()?))),
    ("boon", |_| Ok(Pending::Boon)),
    ("capture", |_| Ok(Pending::Capture)),
    ("potato", |_| Ok(Pending::Potato)),
    ("tasks", |_| Ok(Pending::Tasks)),
    ("bury", |r| Ok(Pending::Bury { left: r.few()? })),
    ("weave", |r| Ok(Pending::Weave { bought: r.within(0, 3)? })),
    ("leftover", |_| Ok(Pending::Leftover)),
    ("lay", |r| Ok(Pending::Lay { tile: r.weaving()? })),
    ("build", |r| {
        Ok(Pending::Build { way: r.tokens.choose(&WAYS)?, exchanged: r.tokens.accept("exchanged") })
    }),
    ("remove", |r| {
        let first = if r.tokens.is_done() { None } else { Some(r.building()?) };
        Ok(Pending::Remove { first })
    }),
    ("statue", |r| Ok(Pending::Statue(r.tokens.choose(&WAYS)?))),
    ("stairs", |r| Ok(Pending::Stairs(r.tokens.choose(&WAYS)?))),
    ("train", |_| Ok(Pending::Train)),
    ("god", |r| Ok(Pending::God { left: r.few()?, optional: r.tokens.accept("optional") })),
    ("worker", |r| Ok(Pending::Worker { left: r.few()? })),
    ("weaving", |r| Ok(Pending::Weaving { left: r.few()? })),
    ("paid_step", |r| Ok(Pending::PaidStep { left: r.few()? })),
    ("rejuvenate", |r| Ok(Pending::Rejuvenate { left: r.few()?, buildings: r.tokens.accept("buildings") })),
    ("gains", |r| {
        let origin = r.origin()?;
        let most = (1u16 << r.rules.gains(origin).len()) - 1;
        Ok(Pending::Gains { origin, left: r.within(1, most as u8)? })
    }),
    ("rewards", |r| {
        let mut few = || r.within(0, 40);
        Ok(Pending::Rewards { gods: few()?, flips: few()?, steps: few()? })
    }),
    ("produce_once", |_| Ok(Pending::ProduceOnce)),
    ("worship", |r| {
        let mut flag = |word: &str| r.tokens.accept(word);
        Ok(Pending::Worship { small: flag("small"), large: flag("large"), begun: flag("begun") })
    }),
    ("offer", |_| Ok(Pending::Offer)),
    ("renew", |r| Ok(Pending::Renew { free: r.within(0, 9)?, begun: r.tokens.accept("begun") })),
    ("casualty", |_| Ok(Pending::Casualty)),
    ("muster", |r| Ok(Pending::Muster { free: r.within(0, 9)?, begun: r.tokens.accept("begun") })),
    ("conquer", |_| Ok(Pending::Conquer)),
    ("soldiers", |r| {
        let (turn, discard) = (r.within(0, 9)?, r.within(0, 9)?);
        Ok(Pending::Soldiers { turn, discard, either: r.tokens.accept("either") })
    }),
    ("produce", |r| {
        Ok(Pending::Produce {
            flips: r.within(0, 9)?,
            any: r.within(0, 9)?,
            state: r.tokens.choose(&STATES)?,
        })
    }),
    ("hire", |_| Ok(Pending::Hire)),
    ("dismiss", |_| Ok(Pending::Dismiss)),
    ("upkeep", |_| Ok(Pending::Upkeep)),
    ("feast", |r| Ok(Pending::Feast { left: r.within(0, 9)? })),
    ("last", |_| Ok(Pending::Last)),
];

const WORKS: [Word<Work>; 21] = [
    ("deal", |_| Ok(Work::Deal)),
    ("benefits", |_| Ok(Work::Benefits)),
    ("begin", |_| Ok(Work::Begin)),
    ("placed", |r| {
        Ok(Work::Placed { worker: r.tokens.choose(Kind::NAMES)?, role: r.tokens.choose(Kind::NAMES)? })
    }),
    ("tasks_over", |_| Ok(Work::TasksOver)),
    ("stairs", |r| Ok(Work::Stairs { place: r.within(0, STAIRS as u8 - 1)? })),
    ("build", |r| Ok(Work::Build { building: r.building()? })),
    ("statue", |r| Ok(Work::Statue { god: r.god()?, size: r.tokens.choose(Size::NAMES)? })),
    ("weave", |r| Ok(Work::Weave { tile: r.weaving()? })),
    ("weave_over", |_| Ok(Work::WeaveOver)),
    ("flip", |r| {
        let army = r.tokens.peek().and_then(|id| r.rules.army_kind(id));
        Ok(Work::Flip(if army.is_some() { Tile::Army(r.army()?) } else { Tile::Building(r.building()?) }))
    }),
    ("hire", |r| Ok(Work::Hire(r.tokens.choose(End::NAMES)?))),
    ("merchant", |_| Ok(Work::Merchant)),
    ("temple", |_| Ok(Work::Temple)),
    ("climb", |r| Ok(Work::Climb { left: r.few()? })),
    ("training", |r| Ok(Work::Training { left: r.few()? })),
    ("trigger", |r| Ok(Work::Trigger(r.tokens.choose(Action::NAMES)?))),
    ("festival", |r| Ok(Work::Festival { step: r.within(0, 9)? })),
    ("end_turn", |r| Ok(Work::EndTurn { step: r.within(0, 2)? })),
    ("final", |_| Ok(Work::Final)),
    ("automa", |r| Ok(Work::Automa(automa::parse_step(r.tokens)?))),
];

impl Reader<'_, '_> {
    fn pending(&mut self) -> Read<Pending> {
        if self.tokens.accept("do") {
            return Ok(Pending::Do(self.tokens.choose(&WORKS)?(self)?));
        }
        self.tokens.choose(&QUESTIONS)?(self)
    }

    fn within(&mut self, least: u8, most: u8) -> Read<u8> {
        let error = self.tokens.error([format!("{least}-{most}")]);
        self.tokens.number().ok().filter(|n| (least..=most).contains(n)).ok_or(error)
    }

    /// A number of things still to come.
    fn few(&mut self) -> Read<u8> {
        self.within(1, 40)
    }

    fn id(&mut self, find: impl Fn(&Components, &str) -> Option<u8>) -> Read<u8> {
        let found = self.tokens.peek().and_then(|word| Some((word, find(self.rules, word)?)));
        let (word, number) = found.ok_or_else(|| self.tokens.error(["id"]))?;
        let _ = self.tokens.accept(word);
        Ok(number)
    }

    fn weaving(&mut self) -> Read<u8> {
        self.id(Components::weaving)
    }

    fn building(&mut self) -> Read<u8> {
        let found = self.id(Components::building)?;
        debug_assert!(usize::from(found) < BUILDINGS);
        Ok(found)
    }

    fn army(&mut self) -> Read<u8> {
        self.id(Components::army_kind)
    }

    fn god(&mut self) -> Read<u8> {
        let found = self.id(Components::god)?;
        debug_assert!(usize::from(found) < GODS);
        Ok(found)
    }

    fn cost(&mut self) -> Read<Cost> {
        let mut cost = Cost::default();
        while !self.tokens.is_done() {
            let amount = self.within(1, 30)?;
            if self.tokens.accept("food") {
                cost.food = amount;
            } else {
                cost.goods[self.tokens.choose(Good::NAMES)? as usize] = amount;
            }
        }
        Ok(cost)
    }

    fn origin(&mut self) -> Read<Origin> {
        const ORIGINS: [(&str, u8); 7] = [
            ("god", 0),
            ("building", 1),
            ("conquest", 2),
            ("temple", 3),
            ("joint", 4),
            ("army", 5),
            ("stairs", 6),
        ];
        Ok(match self.tokens.choose(&ORIGINS)? {
            0 => Origin::God(self.id(Components::god_card)?),
            1 => Origin::Building(self.building()?),
            2 => Origin::Conquest(self.id(Components::conquest)?),
            3 => Origin::Temple(self.within(0, self.rules.top_step())?),
            4 => Origin::Joint(
                self.id(|rules, id| Components::find(rules.joints.iter().map(|joint| joint.id), id))?,
            ),
            5 => Origin::Army(self.army()?),
            _ => Origin::Stairs,
        })
    }
}
