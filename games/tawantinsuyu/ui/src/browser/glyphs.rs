//! Gains, costs and powers as rows of small pictures: the same on the board, on cards and on buttons.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Benefit, BuildingPlan, Components, Cost, Effect, Good, Power};

use super::button::sign;

/// A picture or a sign of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Glyph {
    /// A symbol with a number before it, if there are several.
    Some(u8, &'static str),
    /// Points: the number is always said.
    Points(u8),
    /// A task that is paid as usual: the symbol on a disc, as on the hill.
    Task(&'static str),
    /// A sign between others.
    Sign(&'static str),
    /// A number with a sign of its own: `+1`, `−1`, `×5`.
    Number(&'static str, u8),
}

/// The symbol of a good.
pub(super) const fn good(good: Good) -> &'static str {
    match good {
        Good::Potato => "i-tw-potato",
        Good::Corn => "i-tw-corn",
        Good::Stone => "i-tw-stone",
        Good::Gold => "i-tw-gold",
    }
}

/// The symbols of the gods, by their names in the data; a god of another pack gets one of the six.
pub(super) const fn god(god: u8) -> &'static str {
    ["i-tw-zigzag", "i-tw-spiral", "i-tw-squares", "i-tw-cross", "i-tw-wave", "i-tw-sun"][god as usize % 6]
}

fn effect(effect: Effect) -> Glyph {
    match effect {
        Effect::Points(n) => Glyph::Points(n),
        Effect::BuildTask(_) | Effect::StatueTask(_) | Effect::StairsTask(_) => Glyph::Task(symbol(effect)),
        other => Glyph::Some(other.count(), symbol(other)),
    }
}

/// The symbol of an effect.
pub(super) const fn symbol(effect: Effect) -> &'static str {
    match effect {
        Effect::Points(_) => "i-tw-points",
        Effect::Goods(of, _) => good(of),
        Effect::Army(_) => "i-tw-army",
        Effect::God(_) => "i-tw-god",
        Effect::Training(_) => "i-tw-training",
        Effect::Worker(_) => "i-tw-worker",
        Effect::Weaving(_) => "i-tw-weaving",
        Effect::Step(_) => "i-tw-step",
        Effect::PaidStep(_) => "i-tw-paid_step",
        Effect::Rejuvenate(_) => "i-tw-rejuvenate",
        Effect::SmallStatue(_) => "i-tw-small",
        Effect::Building(_) | Effect::BuildTask(_) => "i-tw-build",
        Effect::Stairs(_) | Effect::StairsTask(_) => "i-tw-stairs",
        Effect::StatueTask(_) => "i-tw-statue",
    }
}

/// Benefits with their choices.
pub(super) fn benefits(gives: &[Benefit]) -> Vec<Glyph> {
    let mut row = Vec::new();
    for benefit in gives {
        for (at, &one) in benefit.0.iter().enumerate() {
            if at > 0 {
                row.push(Glyph::Sign("/"));
            }
            row.push(effect(one));
        }
    }
    row
}

/// A price.
pub(super) fn cost(cost: Cost) -> Vec<Glyph> {
    let goods = Good::ALL.iter().zip(cost.goods).filter(|(_, n)| *n > 0);
    let mut row: Vec<Glyph> = goods.map(|(&of, n)| Glyph::Some(n, good(of))).collect();
    if cost.food > 0 {
        row.push(Glyph::Some(cost.food, "i-tw-food"));
    }
    row
}

/// What a building does, without words.
pub(super) fn building(rules: &Components, plan: &BuildingPlan) -> Vec<Glyph> {
    let one = |symbol: &'static str| Glyph::Some(1, symbol);
    let gives = benefits(&plan.gives);
    let n = plan.amount;
    let after = |mut head: Vec<Glyph>| {
        head.push(Glyph::Sign(":"));
        head.extend(gives.clone());
        head
    };
    match plan.power {
        None => gives,
        Some(Power::AsCourier) => vec![one("i-tw-worker"), Glyph::Sign("="), one("i-tw-courier")],
        Some(Power::AsPriest) => vec![one("i-tw-worker"), Glyph::Sign("="), one("i-tw-priest")],
        Some(Power::WarriorFlips) => {
            vec![one("i-tw-warrior"), Glyph::Sign(":"), Glyph::Some(n, "i-tw-rejuvenate")]
        }
        Some(Power::JointsAtOnce) => vec![one("i-tw-joint"), Glyph::Sign("!")],
        Some(Power::ArchitectCraftsman) => {
            vec![one("i-tw-architect"), Glyph::Sign("="), one("i-tw-craftsman")]
        }
        Some(Power::FestivalGods) => {
            let mut row = after(vec![one("i-tw-festival")]);
            row.extend([one("i-tw-god"), Glyph::Points(n)]);
            row
        }
        Some(Power::OwnStairs) => {
            vec![one("i-tw-stairs"), Glyph::Sign(":"), Glyph::Points(rules.placing.stairs_points)]
        }
        Some(Power::DrawWeavings) => vec![one("i-tw-weavings"), Glyph::Number("×", n)],
        Some(Power::FestivalLongest) => {
            vec![
                one("i-tw-festival"),
                Glyph::Sign(":"),
                Glyph::Points(n),
                Glyph::Sign("×"),
                one("i-tw-weaving"),
            ]
        }
        Some(Power::Festival) => after(vec![one("i-tw-festival")]),
        Some(Power::OnOffering) => after(vec![one("i-tw-offering")]),
        Some(Power::OnWorship) => after(vec![one("i-tw-worship")]),
        Some(Power::ConquestLess) => {
            vec![one("i-tw-conquest"), Glyph::Sign(":"), Glyph::Number("−", n), one("i-tw-soldier")]
        }
        Some(Power::WarriorTasks) => {
            vec![one("i-tw-warrior"), Glyph::Sign(":"), Glyph::Number("+", n), one("i-tw-task")]
        }
        Some(Power::Exchange) => {
            let [_, corn, stone, gold] = rules.worth;
            vec![
                Glyph::Some(stone, "i-tw-stone"),
                Glyph::Sign("="),
                Glyph::Some(gold, "i-tw-gold"),
                Glyph::Sign("="),
                Glyph::Some(corn, "i-tw-corn"),
            ]
        }
        Some(Power::OnProduction) => {
            vec![one("i-tw-production"), Glyph::Sign(":"), Glyph::Some(n, "i-tw-rejuvenate")]
        }
        Some(Power::OnConquest) => after(vec![one("i-tw-conquest")]),
        Some(Power::OnRejuvenate) => after(vec![one("i-tw-rejuvenate")]),
        Some(Power::PotatoForGod) => vec![Glyph::Some(n, "i-tw-potato"), Glyph::Sign("→"), one("i-tw-god")],
        Some(Power::GatherMore) => {
            let mut row =
                vec![one("i-tw-potato"), one("i-tw-corn"), one("i-tw-stone"), Glyph::Number("+", n)];
            row.extend(gives);
            row
        }
    }
}

/// A row of pictures and signs in the text of the page.
pub(super) fn row(row: &[Glyph]) -> String {
    let mut html = String::new();
    for glyph in row {
        let _ = match glyph {
            Glyph::Some(1, symbol) => write!(html, "<span>{}</span>", sign(symbol)),
            Glyph::Some(n, symbol) => write!(html, "<span>{n}{}</span>", sign(symbol)),
            Glyph::Points(n) => write!(html, "<span>{n}{}</span>", sign("i-tw-points")),
            Glyph::Task(symbol) => write!(html, r#"<span class="tw-task">{}</span>"#, sign(symbol)),
            Glyph::Sign(sign) => write!(html, "<span>{sign}</span>"),
            Glyph::Number(sign, n) => write!(html, "<span>{sign}{n}</span>"),
        };
    }
    html
}
