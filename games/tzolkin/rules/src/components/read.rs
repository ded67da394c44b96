//! Reading a pack. The bounds are those that the position can hold; within them a pack may differ from ours.

use khipu_core::{Cursor, Document, Faults, Id, Problem};

use super::{
    BuildingPlan, Components, FOOD_DAYS, GearPlan, MOST_SLOTS, MOST_SPACES, MonumentPlan, Shrine,
    TechnologyPlan, TemplePlan, WealthPlan, effect, scoring,
};
use crate::goods::{Bundle, Goods};
use crate::names::{Colour, Gear, Resource, Technology, Temple};

/// The most titles of buildings, and the most copies of one, that a tally can hold.
const MOST_TITLES: usize = 32;
const MOST_COPIES: i64 = 3;
const MOST_MONUMENTS: usize = 16;
const MOST_WEALTH: usize = 32;
/// Each player is dealt four wealth tiles, and neutral workers need tiles of their own.
const FEWEST_WEALTH: usize = 16;
/// Tiles that let their builder go on building or acting: their chains must stay short.
const MOST_CHAINING: usize = 2;
/// Questions that one tile may leave on the stack of what is pending, which holds two dozen.
const MOST_ASKED: usize = 4;

pub(super) fn components(document: &Document, faults: &Faults) -> Components {
    let root = Cursor::root(document, faults);
    let _ = root.field("game").word(&[("tzolkin", ())]);
    let calendar = root.section("calendar");
    let workers = root.section("workers");
    let begging = root.section("begging");
    let market = root.section("market");
    let last = root.section("final");
    let skulls = root.section("skulls");
    let display = root.section("display");
    let gears = root.section("gears");
    let palenque = root.section("palenque");
    let yaxchilan = root.section("yaxchilan");
    let tikal = root.section("tikal");
    let uxmal = root.section("uxmal");
    let chichen = root.section("chichen_itza");
    let temples = root.field("temples");
    let technology = root.section("technology");
    let monuments = root.section("monuments");
    let buildings = root.field("buildings");
    let wealth = root.section("wealth");

    let small = gear(&gears.field("small"), Gear::Palenque);
    let great = gear(&gears.field("chichen_itza"), Gear::ChichenItza);
    let gear_plans = [small, small, small, small, great];
    // Both are built with the same words, so they share their names.
    let mut built = Vec::new();
    let per_player = workers.field("per_player").number(1..=6) as u8;
    let teeth = calendar.field("teeth").number(8..=32);
    let components = Components {
        teeth: teeth as u8,
        food_days: food_days(&calendar, teeth),
        gives_goods: kinds(&calendar),
        start_workers: workers.field("start").number(1..=per_player.into()) as u8,
        workers: per_player,
        surcharge: surcharge(&workers, per_player),
        food: workers.field("food").number(0..=9) as u8,
        unfed_penalty: workers.field("unfed_penalty").number(0..=20) as u8,
        beg_at_most: begging.field("at_most").number(0..=20) as u16,
        beg_up_to: begging.field("up_to").number(1..=30) as u16,
        market: Resource::NAMES.map(|(name, _)| market.field(name).number(1..=9) as u8),
        corn_quarters: last.field("corn_quarters").number(0..=2) as u8,
        skull_points: last.field("skull").number(0..=20) as u8,
        skulls: skulls.field("count").number(0..=40) as u8,
        building_slots: display.field("buildings").number(1..=MOST_SLOTS as i64) as u8,
        monument_slots: display.field("monuments").by_players(0..=MOST_SLOTS as i64),
        jungle_fields: display.field("jungle_fields").by_players(0..=9),
        neutral_workers: display.field("neutral_workers").by_players(0..=12),
        gears: gear_plans,
        fishing: palenque.field("fishing").number(0..=20) as u8,
        harvest: palenque.field("corn").numbers(0..=20),
        felling: palenque.field("wood").numbers(0..=20),
        yaxchilan: goods_list(&yaxchilan.field("gives")),
        tikal_temples_price: tikal.field("temples_price").number(0..=3) as u8,
        uxmal_temple_corn: uxmal.field("temple_corn").number(0..=20) as u16,
        uxmal_workers: uxmal.field("workers").number(1..=3) as u8,
        uxmal_building_corn: uxmal.field("building_corn").number(0..=9) as u16,
        uxmal_any_corn: uxmal.field("any_action_corn").number(0..=9) as u16,
        shrines: shrines(&chichen),
        temples: Temple::NAMES.map(|(name, _)| temple(&temples.field(name))),
        technology: technology_plan(&technology),
        buildings: building_plans(&buildings, &mut built),
        monuments: monument_plans(&monuments, &mut built),
        wealth: wealth_plans(&wealth, gear_plans),
        hash: 0,
    };
    let closing = [
        calendar, workers, begging, market, last, skulls, display, gears, palenque, yaxchilan, tikal, uxmal,
        chichen,
    ];
    for section in closing.iter().chain([&temples, &technology, &monuments, &buildings, &wealth, &root]) {
        section.close();
    }
    agree(&root, &components);
    components
}

/// What must fit between sections.
fn agree(root: &Cursor<'_>, components: &Components) {
    let most = components.monument_slots.iter().max().copied().unwrap_or_default();
    if usize::from(most) > components.monuments.len() {
        let (found, wanted) = (components.monuments.len() as i64, i64::from(most));
        root.fault(Problem::Count { what: "monuments.tiles".to_owned(), found, wanted });
    }
    for plan in &components.buildings {
        let found = asked(&plan.effects, &components.technology.bonus);
        if found > MOST_ASKED {
            let (found, wanted) = (found as i64, MOST_ASKED as i64);
            root.fault(Problem::Count { what: format!("{} asks", plan.id), found, wanted });
        }
    }
    for (players, &neutral) in components.neutral_workers.iter().enumerate().skip(2) {
        let left = components.wealth.len().saturating_sub(players * 4);
        if usize::from(neutral) > left {
            let (found, wanted) = (left as i64, i64::from(neutral));
            root.fault(Problem::Count { what: "wealth.tiles".to_owned(), found, wanted });
        }
    }
}

/// How many questions a tile can leave on the stack, those of the bonuses of its levels included.
fn asked(effects: &[effect::Effect], bonus: &[Vec<effect::Effect>; Technology::COUNT]) -> usize {
    let of_bonus = |technology: usize| bonus[technology].iter().filter(|effect| asks(**effect)).count();
    let most_of_bonus = (0..Technology::COUNT).map(of_bonus).max().unwrap_or_default();
    let of_effect = |effect: &effect::Effect| match *effect {
        effect::Effect::Level(technology, levels) => usize::from(levels) * of_bonus(technology as usize),
        effect::Effect::AnyLevel(_) => 1 + most_of_bonus,
        effect => usize::from(asks(effect)),
    };
    effects.iter().map(of_effect).sum()
}

fn gear(at: &Cursor<'_>, gear: Gear) -> GearPlan {
    let teeth = at.field("teeth").number(8..=MOST_SPACES as i64) as u8;
    let last = at.field("last").number(gear.actions().into()..=i64::from(teeth) - 1) as u8;
    // Every space between the actions and `any` would be without an action of its own.
    let first_any = i64::from(gear.actions()) + 1;
    let any = at.field("any").number(first_any..=first_any) as u8;
    at.close();
    GearPlan { teeth, last, any }
}

fn food_days(calendar: &Cursor<'_>, teeth: i64) -> [u8; FOOD_DAYS] {
    // Beyond the last tooth corn would be laid on teeth that may still hold some.
    let days: [u8; FOOD_DAYS] = calendar.field("food_days").numbers(1..=teeth);
    if days.windows(2).any(|pair| pair[0] + 1 >= pair[1]) {
        // A double advance could jump two of them.
        calendar.fault(Problem::Impossible { what: "food_days_in_order", rule: "TZ-8.7" });
    }
    days
}

fn kinds(calendar: &Cursor<'_>) -> [bool; FOOD_DAYS] {
    let items = calendar.field("kinds").list_of("kinds", FOOD_DAYS..=FOOD_DAYS);
    let mut gives_goods = [false; FOOD_DAYS];
    for (slot, item) in gives_goods.iter_mut().zip(&items) {
        *slot = item.word(&[("goods", true), ("points", false)]).unwrap_or_default();
    }
    if gives_goods != [true, false, true, false] && items.len() == FOOD_DAYS {
        // The ages end on the second and the fourth: their leader bonuses belong there.
        calendar.fault(Problem::Impossible { what: "food_day_kinds", rule: "TZ-8.4" });
    }
    gives_goods
}

fn surcharge(workers: &Cursor<'_>, per_player: u8) -> Vec<u8> {
    let count = usize::from(per_player);
    let items = workers.field("surcharge").list_of("surcharge", count..=count);
    // The first worker is free of it: whoever cannot pay the cheapest space is helped (TZ-3.6), and no further.
    let listed = items.iter().enumerate().map(|(i, item)| item.number(0..=if i == 0 { 0 } else { 60 }) as u8);
    let mut totals: Vec<u8> = std::iter::once(0).chain(listed).collect();
    if totals.windows(2).any(|pair| pair[0] > pair[1]) {
        workers.fault(Problem::Impossible { what: "surcharge_in_order", rule: "TZ-4.3" });
    }
    totals.resize(count + 1, 0);
    totals
}

fn truths(at: &Cursor<'_>) -> [bool; 4] {
    at.numbers(0..=1).map(|n| n == 1)
}

fn goods_list(at: &Cursor<'_>) -> [Goods; 5] {
    let mut goods = [Goods::default(); 5];
    for (slot, item) in goods.iter_mut().zip(at.list_of(at.path(), 5..=5)) {
        *slot = effect::read_goods(&item);
    }
    goods
}

fn shrines(chichen: &Cursor<'_>) -> Vec<Shrine> {
    let count = usize::from(Gear::ChichenItza.actions());
    let items = chichen.field("spaces").list_of("spaces", count..=count);
    let mut shrines: Vec<Shrine> = items
        .iter()
        .zip(1..)
        .map(|(item, space)| {
            let _ = item.field("space").number(space..=space);
            let points = item.field("points").number(0..=30) as u8;
            let temple = item.field("temple").word(Temple::NAMES).unwrap_or(Temple::Chaac);
            let resources = item.field("resource").number(0..=3) as u8;
            item.close();
            Shrine { points, temple, resources }
        })
        .collect();
    shrines.resize(count, Shrine { points: 0, temple: Temple::Chaac, resources: 0 });
    shrines
}

fn temple(at: &Cursor<'_>) -> TemplePlan {
    at.sourced();
    let points: Vec<i8> =
        at.field("points").list_of("points", 3..=12).iter().map(|item| item.number(-20..=40) as i8).collect();
    let steps = points.len().max(1);
    let mut goods = vec![Goods::default(); steps];
    for (step, item) in at.field("goods").fields() {
        let known = ["wood", "stone", "gold", "skull"].map(|name| (name, name));
        let given = match item.word(&known) {
            Some("skull") => Goods::skulls(1),
            Some(name) => Resource::NAMES
                .iter()
                .find(|(resource, _)| *resource == name)
                .map_or_else(Goods::default, |(_, resource)| Goods::of(Bundle::one(*resource))),
            None => Goods::default(),
        };
        match step.parse::<usize>().ok().and_then(|step| goods.get_mut(step)) {
            Some(slot) => *slot = given,
            None => item.unknown(&step, (0..steps).map(|step| step.to_string()).collect()),
        }
    }
    // Only one marker may stand on the top step (TZ-6.19), so they do not start there.
    let start = at.field("start").number(0..=steps as i64 - 2) as u8;
    let leader = at.field("leader").numbers(0..=20);
    at.close();
    let points = if points.is_empty() { vec![0] } else { points };
    TemplePlan { start, points, goods, leader }
}

fn technology_plan(at: &Cursor<'_>) -> TechnologyPlan {
    let [first, second, third]: [u8; 3] = at.field("price").numbers(0..=3);
    let beyond = at.field("beyond").number(0..=3) as u8;
    let tracks = Technology::NAMES.map(|(name, _)| at.section(name));
    let [agriculture, extraction, construction, theology] = &tracks;
    let plan = TechnologyPlan {
        price: [first, second, third, beyond],
        harvest_corn: agriculture.field("harvest_corn").numbers(0..=20),
        fishing_corn: agriculture.field("fishing_corn").numbers(0..=20),
        no_tile: truths(&agriculture.field("no_tile")),
        extraction: Resource::NAMES.map(|(name, _)| extraction.field(name).numbers(0..=9)),
        building_corn: construction.field("corn").numbers(0..=20),
        building_points: construction.field("points").numbers(0..=20),
        saved_resources: construction.field("saved_resources").numbers(0..=1),
        saved_corn: construction.field("saved_corn").numbers(0..=20),
        ahead: truths(&theology.field("ahead")),
        devotion: truths(&theology.field("devotion")),
        skulls: theology.field("skulls").numbers(0..=3),
        bonus: std::array::from_fn(|i| bonus(&tracks[i].field("bonus"))),
    };
    for track in &tracks {
        track.close();
    }
    plan
}

/// A bonus that leads to another one would never end.
fn bonus(at: &Cursor<'_>) -> Vec<effect::Effect> {
    use effect::Effect::{AnyLevel, Level, MayAct, MayBuild};
    let (effects, _) = effect::read(at);
    if effects.iter().any(|effect| matches!(effect, Level(..) | AnyLevel(_) | MayBuild | MayAct)) {
        at.fault(Problem::Impossible { what: "bonus_leads_on", rule: "TZ-12.10" });
    }
    effects
}

fn cost(at: &Cursor<'_>) -> Bundle {
    Bundle(Resource::NAMES.map(|(name, _)| at.number_or_none(name, 0..=9)))
}

/// The id of a tile; each only once, in any case, because moves name tiles in any case.
fn id(at: &Cursor<'_>, taken: &mut Vec<Id>) -> Id {
    at.field("id").new_id(taken, |one, other| one.as_str().eq_ignore_ascii_case(other.as_str()))
}

fn monument_plans(at: &Cursor<'_>, taken: &mut Vec<Id>) -> Vec<MonumentPlan> {
    at.field("tiles")
        .list_of("tiles", 1..=MOST_MONUMENTS)
        .iter()
        .map(|item| {
            let price = item.field("cost");
            let plan = MonumentPlan {
                id: id(item, taken),
                colour: item.field("colour").word(Colour::NAMES).unwrap_or(Colour::Grey),
                cost: cost(&price),
                skulls: price.number_or_none("skull", 0..=9),
                scoring: scoring::read(&item.field("scores")),
            };
            price.close();
            item.close();
            plan
        })
        .collect()
}

fn building_plans(at: &Cursor<'_>, taken: &mut Vec<Id>) -> Vec<BuildingPlan> {
    let mut plans = Vec::new();
    for (age, name) in ["age_1", "age_2"].into_iter().enumerate() {
        let stack = at.section(name);
        let mut chaining = 0;
        for item in stack.field("tiles").list_of("tiles", 1..=MOST_TITLES / 2) {
            let price = item.field("cost");
            let (effects, meals) = effect::read(&item.field("effect"));
            let copies = item.field("copies").number(1..=MOST_COPIES) as u8;
            if effects.iter().any(|e| matches!(e, effect::Effect::MayBuild | effect::Effect::MayAct)) {
                chaining += usize::from(copies);
            }
            plans.push(BuildingPlan {
                id: id(&item, taken),
                age: age as u8,
                copies,
                colour: item.field("kind").word(&Colour::KINDS).unwrap_or(Colour::Yellow),
                cost: cost(&price),
                effects,
                meals,
            });
            price.close();
            item.close();
        }
        if chaining > MOST_CHAINING {
            let (found, wanted) = (chaining as i64, MOST_CHAINING as i64);
            stack.fault(Problem::Count { what: "may build, may act".to_owned(), found, wanted });
        }
        stack.close();
    }
    plans
}

fn wealth_plans(at: &Cursor<'_>, gears: [GearPlan; Gear::COUNT]) -> Vec<WealthPlan> {
    let mut taken = Vec::new();
    let mut spaces = Vec::new();
    at.field("tiles")
        .list_of("tiles", FEWEST_WEALTH..=MOST_WEALTH)
        .iter()
        .map(|item| {
            let (effects, meals) = effect::read(&item.field("gives"));
            let levels =
                |e: &effect::Effect| if let effect::Effect::Level(_, n) = e { usize::from(*n) } else { 0 };
            if effects.iter().any(|effect| asks(*effect)) || effects.iter().map(levels).sum::<usize>() > 1 {
                // Wealth is handed out to everybody at once: nobody can be asked anything then, also not for the
                // bonus beyond the top level.
                item.fault(Problem::Impossible { what: "wealth_asks", rule: "TZ-2.6" });
            }
            let neutral = neutral(&item.field("neutral"), gears);
            let (gear, space) = neutral;
            // The first tile of a small gear takes the space opposite as well, and any of them may be the first.
            let collide = |&(other, taken): &(Gear, u8)| {
                let plan = gears[gear as usize];
                let small = gear != Gear::ChichenItza;
                let facing = plan.opposite(space) == taken || plan.opposite(taken) == space;
                other == gear && (taken == space || (small && facing))
            };
            if spaces.iter().any(collide) {
                item.fault(Problem::Twice { what: format!("{} {}", neutral.0.name(), neutral.1) });
            }
            spaces.push(neutral);
            let plan = WealthPlan { id: id(item, &mut taken), neutral, effects, meals };
            item.close();
            plan
        })
        .collect()
}

/// Whether an effect needs a choice of the player.
fn asks(effect: effect::Effect) -> bool {
    use effect::Effect::{AnyLevel, AnyResource, AnyStep, MayAct, MayBuild, MayTrade};
    matches!(effect, AnyResource(_) | AnyLevel(_) | AnyStep | MayBuild | MayTrade | MayAct)
}

fn neutral(at: &Cursor<'_>, gears: [GearPlan; Gear::COUNT]) -> (Gear, u8) {
    let text = at.text();
    let (name, space) = text.split_once(' ').unwrap_or((text, ""));
    let gear = Gear::NAMES.iter().find(|(gear, _)| *gear == name).map(|(_, gear)| *gear);
    let space = space.parse::<u8>().ok();
    match (gear, space) {
        (Some(gear), Some(space)) if space <= gears[gear as usize].last => (gear, space),
        _ => {
            if at.is_there() {
                at.unknown(text, Gear::NAMES.map(|(name, _)| format!("{name} N")).to_vec());
            }
            (Gear::Palenque, 0)
        }
    }
}
