//! Reading cards and tiles: one line each.

use khipu_core::{Cursor, Id, Problem};

use super::read::{cost, id, named};
use super::{
    ARMY_CARDS, ArmyPlan, BUILDINGS, Benefit, BuildingPlan, ConquestPlan, Effect, GOD_CARDS, GodPlan,
    JointPlan, MOST_CONQUESTS, MOST_PLAYERS, MOST_SYMBOLS, PASSIVE, PRODUCTION, STARTING, WEAVINGS,
    WeavingPlan, effect,
};
use crate::cards::Cards;
use crate::names::{Power, Region};
use crate::tally::Tally;

pub(super) fn joints(at: &Cursor<'_>) -> (Vec<JointPlan>, Vec<Id>) {
    let mut joints = Vec::new();
    for (name, item) in at.fields() {
        if name == "source" {
            continue;
        }
        match Id::new(&name) {
            Some(id) => joints.push(JointPlan { id, gives: effect::read(&item) }),
            None => item.unknown(&name, vec!["A-Z a-z 0-9 - _".to_owned()]),
        }
    }
    if joints.is_empty() || joints.len() > MOST_SYMBOLS {
        let (found, wanted) = (joints.len() as i64, MOST_SYMBOLS as i64);
        at.fault(Problem::Count { what: "symbols".to_owned(), found, wanted });
    }
    let ids = joints.iter().map(|joint| joint.id).collect();
    (joints, ids)
}

pub(super) fn weavings(at: &Cursor<'_>, joints: &[Id]) -> (Vec<Id>, Vec<WeavingPlan>) {
    let patterns: Vec<Id> = at.field("patterns").list_of("patterns", 7..=7).iter().map(Cursor::id).collect();
    let mut taken = Vec::new();
    let mut plans = Vec::new();
    let stacks = [("starting", STARTING), ("stack", WEAVINGS - STARTING)];
    for (name, count) in stacks {
        for item in at.field(name).list_of(name, count..=count) {
            let players =
                if name == "starting" { 2 } else { item.field("players").number(2..=MOST_PLAYERS as i64) };
            plans.push(WeavingPlan {
                id: id(&item, &mut taken),
                pattern: named(&item.field("pattern"), &patterns),
                left: named(&item.field("left"), joints),
                right: named(&item.field("right"), joints),
                players: players as u8,
            });
            item.perhaps_sourced();
            item.close();
        }
    }
    (patterns, plans)
}

pub(super) fn buildings(root: &Cursor<'_>) -> (Vec<BuildingPlan>, [Cards; Power::COUNT]) {
    let mut taken = Vec::new();
    let mut plans = Vec::new();
    let mut powers = [Cards::NONE; Power::COUNT];
    for (name, count) in [("passive", PASSIVE), ("production", PRODUCTION)] {
        let part = root.section(name);
        for item in part.field("buildings").list_of("buildings", count..=count) {
            let passive = name == "passive";
            let power = if passive { item.field("power").word(Power::NAMES) } else { None };
            if let Some(power) = power.filter(|_| plans.len() < BUILDINGS) {
                powers[power as usize].insert(plans.len() as u8);
            }
            let amount = item.optional("amount");
            let gives = if passive { item.optional("gives") } else { item.field("gives") };
            plans.push(BuildingPlan {
                id: id(&item, &mut taken),
                cost: cost(&item.field("cost")),
                power,
                amount: if passive && amount.is_there() { amount.number(1..=9) as u8 } else { 0 },
                gives: effect::read(&gives),
            });
            item.perhaps_sourced();
            item.close();
        }
        part.close();
    }
    (plans, powers)
}

pub(super) fn army(at: &Cursor<'_>) -> Vec<ArmyPlan> {
    let mut taken = Vec::new();
    let kinds = at.field("kinds");
    let plans: Vec<ArmyPlan> = kinds
        .list_of("kinds", 1..=Tally::KINDS)
        .iter()
        .map(|item| {
            let gives = item.field("gives");
            let plan = ArmyPlan {
                id: id(item, &mut taken),
                copies: item.field("copies").number(1..=Tally::MOST.into()) as u8,
                soldiers: item.field("soldiers").number(1..=2) as u8,
                gives: effect::read(&gives),
            };
            // Anything but goods could let discarding go on for ever.
            let goods = |benefit: &Benefit| matches!(benefit.0.as_slice(), [Effect::Goods(..)]);
            if !plan.gives.iter().all(goods) {
                gives.fault(Problem::Impossible { what: "army_card_gives_goods", rule: "TW-3.2" });
            }
            item.perhaps_sourced();
            item.close();
            plan
        })
        .collect();
    let found: i64 = plans.iter().map(|plan| i64::from(plan.copies)).sum();
    if found != ARMY_CARDS as i64 {
        kinds.fault(Problem::Count { what: "army cards".to_owned(), found, wanted: ARMY_CARDS as i64 });
    }
    at.close();
    plans
}

pub(super) fn god_cards(at: &Cursor<'_>, gods: &[Id]) -> Vec<GodPlan> {
    let mut taken = Vec::new();
    let plans = at
        .field("cards")
        .list_of("cards", GOD_CARDS..=GOD_CARDS)
        .iter()
        .map(|item| {
            let plan = GodPlan {
                id: id(item, &mut taken),
                god: named(&item.field("god"), gods),
                gives: effect::read(&item.field("gives")),
            };
            item.perhaps_sourced();
            item.close();
            plan
        })
        .collect();
    at.close();
    plans
}

pub(super) fn conquests(at: &Cursor<'_>) -> Vec<ConquestPlan> {
    let mut taken = Vec::new();
    let mut plans = Vec::new();
    for &(name, region) in Region::NAMES {
        let part = at.section(name);
        let most = MOST_CONQUESTS / Region::COUNT;
        for (position, item) in part.field("spaces").list_of("spaces", 1..=most).iter().enumerate() {
            let plan = ConquestPlan {
                id: id(item, &mut taken),
                region,
                position: position as u8,
                turn: item.field("turn").number(0..=9) as u8,
                discard: item.field("discard").number(0..=9) as u8,
                gives: effect::read(&item.field("gives")),
            };
            item.perhaps_sourced();
            item.close();
            plans.push(plan);
        }
        part.close();
    }
    at.close();
    plans
}
