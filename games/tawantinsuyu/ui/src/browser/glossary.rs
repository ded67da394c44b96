//! Words about things of the component data.

use fluent_bundle::{FluentArgs, FluentValue};
use khipu_core::Id;
use khipu_tawantinsuyu::{
    Action, Actor, Benefit, BoardSpace, Components, Cost, Deed, Effect, Good, Kind, Move, Pending, SECTIONS,
    Size, Table, Task, Way,
};
use khipu_words::Words;

use super::static_text::Note;
use crate::GAME;

/// Fields of a message.
pub(crate) type Fields<'a> = &'a [(&'static str, FluentValue<'a>)];

/// A message with its fields as they are: nothing is looked up.
pub(super) fn say(words: &Words, key: &str, fields: Fields<'_>) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in fields {
        args.set(*name, value.clone());
    }
    words.say(&format!("{GAME}-{key}"), &args)
}

/// Words about things of the component data.
pub(crate) struct Glossary<'a> {
    pub(crate) words: &'a Words,
    pub(crate) rules: &'a Components,
}

impl Glossary<'_> {
    pub(crate) fn say(&self, key: &str, fields: Fields<'_>) -> String {
        say(self.words, key, fields)
    }

    pub(crate) fn name(&self, thing: &str) -> String {
        self.words.name(GAME, thing)
    }

    fn plain(&self, id: Id) -> String {
        self.name(id.as_str())
    }

    pub(super) fn god(&self, god: u8) -> String {
        self.plain(self.rules.gods[usize::from(god)])
    }

    pub(super) fn effect(&self, effect: Effect) -> String {
        let kind = if matches!(effect, Effect::Goods(..)) { "amount" } else { "effect" };
        self.say(&format!("{kind}-{}", effect.word()), &[("n", effect.count().into())])
    }

    /// Benefits in words; choices with the word for “or”.
    pub(super) fn gives(&self, gives: &[Benefit]) -> String {
        let or = format!(" {} ", self.say("board-or", &[]));
        let one = |benefit: &Benefit| {
            benefit.0.iter().map(|&effect| self.effect(effect)).collect::<Vec<_>>().join(&or)
        };
        let all: Vec<String> = gives.iter().map(one).collect();
        if all.is_empty() { self.say("board-nothing", &[]) } else { all.join(", ") }
    }

    /// A price in words.
    pub(crate) fn cost(&self, cost: Cost) -> String {
        let goods = Good::NAMES.iter().zip(cost.goods).map(|((name, _), n)| (*name, n));
        let parts = goods.chain([("food", cost.food)]).filter(|(_, n)| *n > 0);
        let parts: Vec<String> =
            parts.map(|(name, n)| self.say(&format!("amount-{name}"), &[("n", n.into())])).collect();
        if parts.is_empty() { self.say("board-nothing", &[]) } else { parts.join(", ") }
    }

    /// What a building does.
    pub(super) fn building(&self, building: u8) -> String {
        let plan = &self.rules.buildings[usize::from(building)];
        let gives = self.gives(&plan.gives);
        match plan.power {
            Some(power) => self.say(
                &format!("power-{}", power.name()),
                &[("n", plan.amount.into()), ("what", gives.into())],
            ),
            None => gives,
        }
    }

    /// A weaving: its pattern and its edges.
    pub(super) fn weaving(&self, tile: u8) -> String {
        self.say("board-weaving", &self.pattern(tile))
    }

    fn pattern(&self, tile: u8) -> [(&'static str, FluentValue<'static>); 4] {
        let plan = &self.rules.weavings[usize::from(tile)];
        let joint = |symbol: u8| self.plain(self.rules.joints[usize::from(symbol)].id);
        [
            ("id", plan.id.to_string().into()),
            ("pattern", self.plain(self.rules.patterns[usize::from(plan.pattern)]).into()),
            ("left", joint(plan.left).into()),
            ("right", joint(plan.right).into()),
        ]
    }

    pub(super) fn deed(&self, space: &BoardSpace) -> String {
        let key = match &space.deed {
            Deed::Gain(gives) => return self.gives(gives),
            Deed::Weavings => "weavings",
            Deed::Building { production: true } => "production_building",
            Deed::Building { production: false } => "passive_building",
            Deed::Stairs => "stairs",
            Deed::Statue => "statue",
            Deed::Hire(end) => end.name(),
            Deed::Nomad => "nomad",
        };
        self.say(&format!("deed-{key}"), &[])
    }

    /// The ids of all things that moves and events name.
    pub(super) fn ids(&self) -> impl Iterator<Item = Id> {
        let rules = self.rules;
        let cards = rules.god_cards.iter().map(|plan| plan.id).chain(rules.army.iter().map(|plan| plan.id));
        let places =
            rules.hill.spaces.iter().map(|plan| plan.id).chain(rules.conquests.iter().map(|plan| plan.id));
        let tiles =
            rules.buildings.iter().map(|plan| plan.id).chain(rules.weavings.iter().map(|plan| plan.id));
        cards.chain(places).chain(tiles).chain(rules.automa.rows.iter().flatten().map(|space| space.id))
    }

    /// What people call a thing that moves and events name by its id: by what is printed on it. Cards and spaces have no
    /// number there, buildings and weavings have.
    pub(crate) fn call(&self, id: &str) -> Option<String> {
        let rules = self.rules;
        let say = |key: &str, fields: Fields<'_>| Some(self.say(&format!("called-{key}"), fields));
        let gives = |gives: &[Benefit]| ("gives", self.gives(gives).into());
        let of_id = |does: String| [("id", FluentValue::from(id.to_owned())), ("does", does.into())];
        if let Some(card) = rules.god_card(id) {
            let plan = &rules.god_cards[usize::from(card)];
            say("god_card", &[("god", self.god(plan.god).into()), gives(&plan.gives)])
        } else if let Some(kind) = rules.army_kind(id) {
            let plan = &rules.army[usize::from(kind)];
            say("army_card", &[("soldiers", plan.soldiers.into()), gives(&plan.gives)])
        } else if let Some(space) = rules.space(id) {
            let plan = &rules.hill.spaces[usize::from(space)];
            let terrace = self.name(plan.terrace.name());
            let section = plan.section + 1;
            let god = self.god(plan.god);
            say("space", &[("god", god.into()), ("terrace", terrace.into()), ("section", section.into())])
        } else if let Some(space) = rules.conquest(id) {
            say("conquest", &[gives(&rules.conquests[usize::from(space)].gives)])
        } else if let Some(building) = rules.building(id) {
            say("building", &of_id(self.building(building)))
        } else if let Some(tile) = rules.weaving(id) {
            say("weaving", &self.pattern(tile))
        } else {
            let space = rules.automa.rows.iter().flatten().find(|space| space.id.as_str() == id)?;
            say("board_space", &of_id(self.deed(space)))
        }
    }

    /// What a move will cost somebody: soldiers for a conquest, goods for what is built and not given.
    pub(super) fn price(&self, table: &Table, who: Actor, played: Move) -> Option<String> {
        let given = match table.pending.top().map(|entry| entry.what) {
            Some(Pending::Build { way, .. } | Pending::Statue(way) | Pending::Stairs(way)) => {
                way == Way::Free
            }
            _ => false,
        };
        match played {
            _ if given => None,
            Move::Conquer(at) => {
                let toll = self.rules.toll(table.side(who), at);
                let soldiers: Fields<'_> = &[("turn", toll.turn.into()), ("discard", toll.discard.into())];
                Some(self.say("ask-soldiers", soldiers)).filter(|_| !toll.either)
            }
            Move::Build(building) => Some(self.cost(self.rules.buildings[usize::from(building)].cost)),
            Move::Statue(_, size) => Some(self.cost(self.rules.statues[size as usize].cost)),
            Move::Stairs(_) => Some(self.cost(self.rules.stairs_cost)),
            _ => None,
        }
    }

    fn note(&self, key: &str, fields: Fields<'_>) -> Note {
        Note {
            label: self.say(&format!("board-{key}"), fields),
            tip: self.say(&format!("board-{key}-tip"), fields),
        }
    }

    pub(super) fn space(&self, at: usize) -> Note {
        let plan = &self.rules.hill.spaces[at];
        let tasks = plan.tasks.map(|task| self.name(task.name())).join(", ");
        self.note(
            "space",
            &[
                ("id", plan.id.to_string().into()),
                ("terrace", self.name(plan.terrace.name()).into()),
                ("section", (plan.section + 1).into()),
                ("god", self.god(plan.god).into()),
                ("colour", plan.colour.name().into()),
                ("tasks", tasks.into()),
            ],
        )
    }

    pub(super) fn task(&self, task: Task) -> Note {
        let rules = self.rules;
        let n = match task.gathers() {
            Some(good) => rules.gather[good as usize],
            None if task == Task::Training => rules.training,
            None => rules.weavings_drawn,
        };
        let cost = match task {
            Task::Stairs => self.cost(rules.stairs_cost),
            Task::Statue => self.cost(rules.statues[Size::Small as usize].cost),
            _ => String::new(),
        };
        let [one, two, three] = rules.weaving_price;
        let fields: Fields<'_> = &[
            ("n", n.into()),
            ("cost", cost.into()),
            ("large", self.cost(rules.statues[Size::Large as usize].cost).into()),
            ("gives", self.gives(&rules.stairs_gives).into()),
            ("one", one.into()),
            ("two", two.into()),
            ("three", three.into()),
        ];
        Note { label: self.name(task.name()), tip: self.say(&format!("board-task-{}", task.name()), fields) }
    }

    pub(super) fn action(&self, action: Action) -> Note {
        let priest = &self.rules.priest;
        let [one, two, three] = priest.offering;
        let fields: Fields<'_> = &[
            ("large", priest.worship[Size::Large as usize].into()),
            ("small", priest.worship[Size::Small as usize].into()),
            ("one", one.into()),
            ("two", two.into()),
            ("three", three.into()),
            ("other", priest.offering_other.into()),
        ];
        Note {
            label: self.name(action.name()),
            tip: self.say(&format!("board-action-{}", action.name()), fields),
        }
    }

    pub(super) fn stairs(&self, at: usize) -> Note {
        let lower = at >= SECTIONS;
        let fields: Fields<'_> = &[
            ("section", (at % SECTIONS + 1).into()),
            ("lower", lower.to_string().into()),
            ("saves", self.rules.placing.stairs_save.into()),
        ];
        self.note("stairs", fields)
    }

    pub(super) fn conquest(&self, at: usize) -> Note {
        let plan = &self.rules.conquests[at];
        self.note(
            "conquest",
            &[
                ("id", plan.id.to_string().into()),
                ("region", self.name(plan.region.name()).into()),
                ("turn", plan.turn.into()),
                ("discard", plan.discard.into()),
                ("gives", self.gives(&plan.gives).into()),
            ],
        )
    }

    pub(super) fn step(&self, at: usize) -> Note {
        let plan = &self.rules.temple[at];
        self.note(
            "step",
            &[
                ("n", at.into()),
                ("points", plan.points.into()),
                ("last", plan.last.into()),
                ("gives", self.gives(&plan.gives).into()),
            ],
        )
    }

    pub(super) fn building_note(&self, at: usize) -> Note {
        let plan = &self.rules.buildings[at];
        self.note(
            "building",
            &[
                ("id", plan.id.to_string().into()),
                ("production", Components::is_production(at as u8).to_string().into()),
                ("cost", self.cost(plan.cost).into()),
                ("does", self.building(at as u8).into()),
            ],
        )
    }

    pub(super) fn god_card(&self, at: usize) -> Note {
        let plan = &self.rules.god_cards[at];
        self.note(
            "god_card",
            &[
                ("id", plan.id.to_string().into()),
                ("god", self.god(plan.god).into()),
                ("gives", self.gives(&plan.gives).into()),
            ],
        )
    }

    pub(super) fn army_card(&self, at: usize) -> Note {
        let plan = &self.rules.army[at];
        self.note(
            "army_card",
            &[
                ("id", plan.id.to_string().into()),
                ("soldiers", plan.soldiers.into()),
                ("gives", self.gives(&plan.gives).into()),
            ],
        )
    }

    pub(super) fn weaving_note(&self, at: usize) -> Note {
        let plan = &self.rules.weavings[at];
        let reward = |symbol: u8| self.gives(&self.rules.joints[usize::from(symbol)].gives);
        let fields: Fields<'_> = &[("left", reward(plan.left).into()), ("right", reward(plan.right).into())];
        Note { label: self.weaving(at as u8), tip: self.say("board-weaving-tip", fields) }
    }

    pub(crate) fn statue(&self, god: u8, size: Size) -> Note {
        let plan = &self.rules.statues[size as usize];
        self.note(
            "statue",
            &[
                ("god", self.god(god).into()),
                ("size", self.name(size.name()).into()),
                ("cost", self.cost(plan.cost).into()),
                ("points", plan.points.into()),
            ],
        )
    }

    pub(super) fn kind(&self, kind: Kind) -> Note {
        let placing = &self.rules.placing;
        let n = match kind {
            Kind::Architect => placing.architect,
            Kind::Courier => placing.courier_saves,
            Kind::Craftsman => placing.craftsman,
            Kind::Warrior => placing.warrior_army,
            Kind::Priest => placing.priest_potato,
        };
        Note {
            label: self.name(kind.name()),
            tip: self.say(&format!("board-worker-{}", kind.name()), &[("n", n.into())]),
        }
    }

    pub(super) fn good(&self, good: Good) -> Note {
        Note { label: self.name(good.name()), tip: self.say(&format!("board-good-{}", good.name()), &[]) }
    }

    pub(super) fn board_space(&self, space: &BoardSpace) -> Note {
        let deed = self.deed(space);
        self.note(
            "automa-space",
            &[
                ("id", space.id.to_string().into()),
                ("does", deed.into()),
                ("personality", space.personality.to_string().into()),
            ],
        )
    }
}
