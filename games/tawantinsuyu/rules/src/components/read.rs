//! Reading a pack. The bounds are those that the position can hold; within them a pack may differ from ours.

use std::ops::RangeInclusive;

use khipu_core::{Cursor, Document, Faults, Id, Problem};

use super::{
    ByPlayers, Components, FESTIVALS, FestivalPlan, FinalPlan, GODS, KEPT, MOST_DRAWN, MOST_OFFER,
    MOST_PLAYERS, MOST_VILLAGE, Placing, PriestPlan, SECTIONS, StatuePlan, StepPlan, automa, effect, hill,
    tiles,
};
use crate::goods::Cost;
use crate::names::{Action, Good, Kind, Size};
use crate::tally::Tally;

pub(super) fn components(document: &Document, faults: &Faults) -> Components {
    let root = Cursor::root(document, faults);
    let _ = root.field("game").word(&[("tawantinsuyu", ())]);
    let setup = root.section("setup");
    let workers = root.section("workers");
    let village = root.section("village");
    let tasks = root.section("tasks");
    let secondary = root.section("secondary");
    let coricancha = root.section("coricancha");
    let exchange = root.section("exchange");
    let stairs = tasks.field("stairs");
    let small = |at: &Cursor<'_>, name: &str, most: i64| at.field(name).number(0..=most) as u8;

    let gods = gods(&root.section("gods"));
    let (joints, joint_ids) = tiles::joints(&root.section("joints"));
    let weavings = root.section("weavings");
    let (patterns, weaving_plans) = tiles::weavings(&weavings, &joint_ids);
    let pattern_ids = patterns.clone();
    let (buildings, powers) = tiles::buildings(&root);
    let army = tiles::army(&root.section("army_cards"));
    let mut army_all = Tally::default();
    for (kind, plan) in army.iter().enumerate().take(Tally::KINDS) {
        (0..plan.copies).for_each(|_| army_all.add(kind));
    }
    let kept = KEPT as i64;
    let _ = setup.field("kept").number(kept..=kept);
    let components = Components {
        start_score: small(&setup, "score", 50),
        start_stone: small(&setup, "stone", 20),
        start_workers: setup.field("workers").number(2..=2) as u8,
        first_bag: setup.field("first_bag").number(2..=4) as u8,
        dealt: setup.field("dealt").number(kept..=8) as u8,
        stairs_tokens: small(&setup, "stairs", 10),
        markers: small(&setup, "markers", 24),
        offer: by_players(&setup.field("offer"), 1..=MOST_OFFER as i64 - 1),
        market: setup.field("market").number(1..=2) as u8,
        per_colour: workers.field("per_colour").number(6..=12) as u8,
        removed: by_players(&workers.field("removed"), 0..=3),
        worker_limit: workers.field("limit").number(1..=9) as u8,
        hire: small(&workers, "hire", 3),
        village: by_players(&village.field("size"), 1..=MOST_VILLAGE as i64),
        nomads: by_players(&village.field("nomads"), 0..=8),
        placing: placing(&root.section("placing")),
        gather: std::array::from_fn(|good| small(&tasks, Good::NAMES[good].0, 9)),
        training: tasks.field("training_draw").number(1..=2) as u8,
        exchange: tasks.field("exchange").number(1..=2) as u8,
        stairs_cost: cost(&stairs.field("cost")),
        stairs_gives: effect::read(&stairs.field("gives")),
        stairs_above: small(&stairs, "above", 20),
        statues: [statue(&tasks.field("small_statue")), statue(&tasks.field("large_statue"))],
        secondary: secondary.field("actions").number(1..=3) as u8,
        prayer: secondary.field("prayer").number(1..=3) as u8,
        walk: secondary.field("walk").number(1..=4) as u8,
        priest_gold: small(&secondary, "gold", 5),
        priest: priest(&root.section("high_priest")),
        coricancha: actions(&coricancha),
        festival: festival(&root.section("festival")),
        last: last(&root.section("final")),
        gods,
        hill: hill::read(&root.section("hill"), &gods),
        temple: temple(&root.section("temple")),
        conquests: tiles::conquests(&root.field("conquest")),
        god_cards: tiles::god_cards(&root.section("god_cards"), &gods),
        army,
        army_all,
        buildings,
        powers,
        worth: worth(&exchange),
        weavings_drawn: weavings.field("draw").number(1..=3) as u8,
        weaving_price: weavings.field("price").numbers(0..=20),
        leftover: weavings.field("leftover").numbers(0..=9),
        patterns,
        weavings: weaving_plans,
        joints,
        automa: automa::read(&root, &pattern_ids),
        hash: 0,
    };
    let closing = [setup, workers, village, tasks, secondary, coricancha, exchange, stairs, weavings];
    for part in closing.iter().chain([&root]) {
        part.close();
    }
    agree(&root, &components);
    components
}

/// What must fit between sections: with every number of players the bag can fill the table.
fn agree(root: &Cursor<'_>, components: &Components) {
    for players in 2..=MOST_PLAYERS {
        let all: u8 = components.workers(players).iter().sum();
        let marked = if players == 2 { components.hill.marked_upper().len() } else { 0 };
        let supplies = components.start_workers * players as u8;
        let wanted = components.village[players] + components.nomads[players] + marked + supplies;
        if all < wanted {
            let (found, wanted) = (all.into(), wanted.into());
            root.fault(Problem::Count { what: "workers".to_owned(), found, wanted });
        }
        let first: u8 = components.first_bag * Kind::COUNT as u8;
        if components.workers(players)[0] < components.first_bag || first < supplies + 1 {
            root.fault(Problem::Impossible { what: "first_bag", rule: "TW-2.4" });
        }
    }
    if components.powers.iter().any(|owners| owners.len() != 1)
        && components.buildings.len() == super::BUILDINGS
    {
        root.field("passive").fault(Problem::Impossible { what: "each_power_once", rule: "TW-11.2" });
    }
    if usize::from(components.amount(crate::names::Power::DrawWeavings)) > MOST_DRAWN {
        root.field("passive").fault(Problem::Impossible { what: "weavings_drawn", rule: "TW-16.8" });
    }
}

fn by_players(at: &Cursor<'_>, bounds: RangeInclusive<i64>) -> ByPlayers {
    let mut table: ByPlayers = at.by_players(bounds);
    // A solo game is set up as for two (TW-12.1).
    table[1] = table[2];
    table
}

pub(super) fn cost(at: &Cursor<'_>) -> Cost {
    let goods = std::array::from_fn(|good| at.number_or_none(Good::NAMES[good].0, 0..=9));
    at.close();
    Cost { goods, food: 0 }
}

/// The id of a card, tile or space; each only once.
pub(super) fn id(at: &Cursor<'_>, taken: &mut Vec<Id>) -> Id {
    at.field("id").new_id(taken, |one, other| one == other)
}

/// One of some names, as its number.
pub(super) fn named(at: &Cursor<'_>, names: &[Id]) -> u8 {
    let known: Vec<(&str, u8)> =
        names.iter().zip(0..).map(|(name, number)| (name.as_str(), number)).collect();
    at.word(&known).unwrap_or_default()
}

fn gods(at: &Cursor<'_>) -> [Id; GODS] {
    let mut taken = Vec::new();
    for item in at.field("names").list_of("names", GODS..=GODS) {
        let _ = item.new_id(&mut taken, |one, other| one == other);
    }
    at.close();
    std::array::from_fn(|god| taken.get(god).copied().unwrap_or_else(Id::unnamed))
}

fn placing(at: &Cursor<'_>) -> Placing {
    let small = |name: &str| at.field(name).number(0..=5) as u8;
    let plan = Placing {
        roaming: at.field("roaming").numbers(0..=9),
        descending: at.field("descending").numbers(0..=9),
        stairs_save: small("stairs_save"),
        stairs_points: small("stairs_points"),
        gold: at.field("gold").number(1..=5) as u8,
        tasks: small("tasks"),
        per_adjacent: small("per_adjacent"),
        architect: small("architect"),
        craftsman: small("craftsman"),
        courier_first: small("courier_first"),
        courier_saves: small("courier_saves"),
        warrior_army: small("warrior_army"),
        priest_potato: small("priest_potato"),
        priest_god: small("priest_god"),
    };
    at.close();
    plan
}

fn statue(at: &Cursor<'_>) -> StatuePlan {
    let plan = StatuePlan {
        cost: cost(&at.field("cost")),
        points: at.field("points").number(0..=30) as u8,
        copies: at.field("of_each_god").number(0..=4) as u8,
    };
    at.close();
    plan
}

fn priest(at: &Cursor<'_>) -> PriestPlan {
    let parts = ["worship", "offering", "rejuvenate", "conquest", "production"].map(|name| at.field(name));
    let [worship, offering, rejuvenate, conquest, production] = &parts;
    let steps = |name: &str| worship.field(name).number(0..=5) as u8;
    let plan = PriestPlan {
        worship: [steps(Size::Small.name()), steps(Size::Large.name())],
        worship_other: steps("other"),
        offering: offering.field("corn").numbers(0..=20),
        offering_other: offering.field("other").number(0..=20) as u8,
        rejuvenate_free: rejuvenate.field("free").number(0..=5) as u8,
        rejuvenate_food: rejuvenate.field("food").number(0..=5) as u8,
        rejuvenate_other: rejuvenate.field("other_corn").number(0..=5) as u8,
        army_potato: conquest.field("potato").number(0..=5) as u8,
        army_free: conquest.field("free").number(0..=5) as u8,
        production_flips: production.field("flips").number(0..=3) as u8,
    };
    for part in &parts {
        part.close();
    }
    at.close();
    plan
}

fn actions(at: &Cursor<'_>) -> [Action; SECTIONS] {
    let mut actions = [Action::Worship; SECTIONS];
    let mut seen = Vec::new();
    for (slot, item) in actions.iter_mut().zip(at.field("spaces").list_of("spaces", SECTIONS..=SECTIONS)) {
        *slot = item.word(Action::NAMES).unwrap_or(Action::Worship);
        if seen.contains(slot) {
            item.fault(Problem::Twice { what: slot.name().to_owned() });
        }
        seen.push(*slot);
    }
    actions
}

fn festival(at: &Cursor<'_>) -> FestivalPlan {
    let draws = at.field("draws");
    let mut table = [[0; MOST_PLAYERS]; MOST_PLAYERS + 1];
    for (players, row) in table.iter_mut().enumerate().skip(2) {
        let list = draws.field(&players.to_string());
        for (slot, item) in row.iter_mut().zip(list.list_of("draws", players..=players)) {
            *slot = item.number(0..=5) as u8;
        }
    }
    table[1] = table[2];
    draws.close();
    let points: [u8; FESTIVALS] = at.field("points").numbers(0..=20);
    let plan = FestivalPlan {
        points,
        potatoes: at.field("potatoes").numbers(0..=5),
        missing: at.field("missing").number(0..=9) as u8,
        play: at.field("play").number(0..=9) as u8,
        draws: table,
    };
    at.close();
    plan
}

fn last(at: &Cursor<'_>) -> FinalPlan {
    let each = |name: &str| at.field(name).number(0..=9) as u8;
    let plan = FinalPlan {
        tapestry: at
            .field("tapestry")
            .list_of("tapestry", 7..=7)
            .iter()
            .map(|n| n.number(0..=99) as u8)
            .collect(),
        building: each("building"),
        god: each("god"),
        army: each("army"),
        worker: each("worker"),
        gold: each("gold"),
    };
    at.close();
    plan
}

fn temple(at: &Cursor<'_>) -> Vec<StepPlan> {
    let items = at.field("steps").list_of("steps", 2..=30);
    let mut steps: Vec<StepPlan> = items
        .iter()
        .map(|item| {
            let step = StepPlan {
                gives: effect::read(&item.field("gives")),
                points: item.field("points").number(0..=30) as u8,
                last: item.field("final").number(0..=60) as u8,
            };
            item.close();
            step
        })
        .collect();
    if steps.is_empty() {
        steps.push(StepPlan::default());
    }
    at.close();
    steps
}

fn worth(at: &Cursor<'_>) -> [u8; 4] {
    let each = |name: &str| at.field(name).number(1..=9) as u8;
    [0, each("corn"), each("stone"), each("gold")]
}
