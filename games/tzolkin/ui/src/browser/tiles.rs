//! Tiles: buildings, monuments, starting wealth, as drawings with their texts.

use khipu_tzolkin::{BuildingPlan, Components, Effect, Goods, Meals, MonumentPlan, Scoring, WealthPlan};
use serde_json::{Value, json};

use super::marks::{self, Mark};
use crate::GAME;
use khipu_board::RenderContext;
use khipu_board::svg::escape;

/// The size of a tile.
const TILE: (f32, f32) = (92.0, 128.0);

/// How a tile looks and what it says.
pub(super) struct Tile {
    /// The part that it is.
    pub(super) part: String,
    /// The drawing, from its top left corner.
    drawing: String,
    /// What it is called.
    pub(super) label: String,
    /// What it costs and gives.
    pub(super) tip: String,
    /// The rule that speaks of it.
    rule: &'static str,
}

impl Tile {
    pub(super) fn building(plan: &BuildingPlan, context: &RenderContext<'_>) -> Self {
        let kind = marks::colour(plan.colour);
        let gives = effects(&plan.effects, plan.meals, context);
        let args = json!({ "tile": plan.id, "kind": kind, "goods": Goods::of(plan.cost), "gives": gives });
        Self {
            part: format!("building-{}", plan.id),
            drawing: draw(
                kind,
                kind,
                plan.id.as_str(),
                &marks::cost(plan.cost, 0),
                &marks::effects(&plan.effects, plan.meals),
            ),
            label: context.say(GAME, "tzolkin-board-building", &args),
            tip: context.say(GAME, "tzolkin-board-building-tip", &args),
            rule: "TZ-6.9",
        }
    }

    pub(super) fn monument(plan: &MonumentPlan, players: usize, context: &RenderContext<'_>) -> Self {
        let kind = marks::colour(plan.colour);
        let goods = Goods { skulls: plan.skulls.into(), ..Goods::of(plan.cost) };
        let scores = scoring(plan.scoring, players, context);
        let args = json!({ "tile": plan.id, "kind": kind, "goods": goods, "scores": scores });
        Self {
            part: format!("monument-{}", plan.id),
            drawing: draw(
                "monument",
                kind,
                plan.id.as_str(),
                &marks::cost(plan.cost, plan.skulls),
                &marks::scoring(plan.scoring, players),
            ),
            label: context.say(GAME, "tzolkin-board-monument", &args),
            tip: context.say(GAME, "tzolkin-board-monument-tip", &args),
            rule: "TZ-6.23",
        }
    }

    pub(super) fn wealth(plan: &WealthPlan, context: &RenderContext<'_>) -> Self {
        let gives = effects(&plan.effects, plan.meals, context);
        let args = json!({ "tile": plan.id, "gives": gives });
        let groups = marks::effects(&plan.effects, plan.meals);
        Self {
            part: format!("wealth-{}", plan.id),
            drawing: draw("first", "wealth", plan.id.as_str(), &[], &groups),
            label: context.say(GAME, "tzolkin-board-wealth-tile", &args),
            tip: context.say(GAME, "tzolkin-board-wealth-tip", &args),
            rule: "TZ-2.6",
        }
    }

    /// The symbol of a tile: everything that shows the tile refers to it.
    pub(super) fn symbol(&self) -> String {
        let (width, height) = TILE;
        format!(r#"<symbol id="tz-{}" viewBox="0 0 {width} {height}">{}</symbol>"#, self.part, self.drawing)
    }

    /// The tile as a button that is part of a move.
    pub(super) fn choosable(&self) -> String {
        self.button(&format!(r#" data-part="{}""#, self.part))
    }

    /// The tile as something to look at.
    pub(super) fn owned(&self) -> String {
        self.button("")
    }

    fn button(&self, part: &str) -> String {
        format!(
            r#"<button type="button" class="tz-b tz-owned"{part} data-rule="{}" data-tip="{}" aria-label="{}">{}</button>"#,
            self.rule,
            escape(&self.tip),
            escape(&self.label),
            self.picture()
        )
    }

    /// The tile as a picture of its own.
    fn picture(&self) -> String {
        let (width, height) = TILE;
        format!(
            r##"<svg class="tz-tile" viewBox="0 0 {width} {height}" aria-hidden="true"><use href="#tz-{}"/></svg>"##,
            self.part
        )
    }
}

/// What people call a tile in a sentence: its number and what is printed on it.
pub(super) fn call(rules: &Components, id: &str, context: &RenderContext<'_>) -> Option<String> {
    let say = |key: &str, kind: &str, gives: String| {
        let args = json!({ "tile": id, "kind": kind, "gives": gives });
        Some(context.say(GAME, &format!("tzolkin-called-{key}"), &args))
    };
    if let Some(building) = rules.building(id) {
        let plan = &rules.buildings[building];
        say("building", marks::colour(plan.colour), effects(&plan.effects, plan.meals, context))
    } else if let Some(monument) = rules.monument(id) {
        say("monument", marks::colour(rules.monuments[monument].colour), String::new())
    } else {
        let plan = &rules.wealth[rules.wealth_tile(id)?];
        say("wealth", "", effects(&plan.effects, plan.meals, context))
    }
}

/// A band with the symbol of its kind and its name, the cost, and what it brings.
fn draw(icon: &str, kind: &str, id: &str, cost: &[Vec<Mark>], brings: &[Vec<Mark>]) -> String {
    let (width, height) = TILE;
    let middle = width / 2.0;
    let mut drawing = format!(
        r#"<g class="tz-k-{kind}"><rect class="tz-card" x="1" y="1" width="{}" height="{}" rx="7"/><path class="tz-band" d="M1 30V8a7 7 0 0 1 7-7h76a7 7 0 0 1 7 7v22Z"/>"#,
        width - 2.0,
        height - 2.0
    );
    drawing += &marks::symbol(icon, (17.0, 16.0), 23.0);
    drawing += &format!(r#"<text class="tz-id" x="84" y="21">{id}</text>"#);
    let top = if cost.is_empty() {
        30.0
    } else {
        drawing += &marks::fit(cost, (middle, 51.0), (width - 10.0, 40.0), 21.0);
        drawing += &format!(r#"<path class="tz-rule" d="M10 73h{}"/>"#, width - 20.0);
        73.0
    };
    let room = (width - 12.0, height - top - 6.0);
    drawing + &marks::fit(brings, (middle, (top + height) / 2.0 - 1.0), room, 25.0) + "</g>"
}

/// What a tile gives, in words.
pub(super) fn effects(effects: &[Effect], meals: Meals, context: &RenderContext<'_>) -> String {
    let say = |key: &str, args: Value| context.say(GAME, &format!("tzolkin-effect-{key}"), &args);
    let counted = |key: &str, n: u8| say(key, json!({ "n": n }));
    let mut parts: Vec<String> = effects
        .iter()
        .map(|&effect| match effect {
            Effect::Goods(goods) => context.say(GAME, "tzolkin-board-goods", &json!({ "goods": goods })),
            Effect::Points(n) => counted("points", n),
            Effect::Workers(n) => counted("workers", n),
            Effect::AnyResource(n) => counted("any_resource", n),
            Effect::Level(technology, n) => say("level", json!({ "n": n, "what": technology })),
            Effect::AnyLevel(n) => counted("any_level", n),
            Effect::Step(temple, n) => say("step", json!({ "n": n, "what": temple })),
            Effect::AnyStep => counted("any_step", 1),
            Effect::MayBuild => counted("may_build", 1),
            Effect::MayTrade => counted("may_trade", 1),
            Effect::MayAct => counted("may_act", 1),
        })
        .collect();
    if meals.fed > 0 {
        parts.push(counted("fed", meals.fed));
    }
    if meals.less > 0 {
        parts.push(counted("less", meals.less));
    }
    parts.join(", ")
}

/// What a monument scores, in words.
fn scoring(scoring: Scoring, players: usize, context: &RenderContext<'_>) -> String {
    let say = |key: &str, args: Value| context.say(GAME, &format!("tzolkin-board-scores-{key}"), &args);
    let each = |key: &str, n: u8| say(key, json!({ "n": n }));
    let table = |key: &str, points: &[u8]| {
        let worth = points.iter().enumerate().filter(|(_, points)| **points > 0);
        let rows: Vec<String> = worth.map(|(n, points)| context.words.titled(n, points)).collect();
        say(key, json!({ "table": rows.join(", ") }))
    };
    match scoring {
        Scoring::Colour(n, colour) => say("colour", json!({ "n": n, "kind": marks::colour(colour) })),
        Scoring::Tiles(n) => each("tiles", n),
        Scoring::AllMonuments(by_players) => {
            each("monuments", by_players.get(players.saturating_sub(2)).copied().unwrap_or_default())
        }
        Scoring::CornTiles(n) => each("corn_tiles", n),
        Scoring::WoodTiles(n) => each("wood_tiles", n),
        Scoring::Workers(points) => table("workers", &points),
        Scoring::Levels(n) => each("levels", n),
        Scoring::FullTracks(points) => table("full_tracks", &points),
        Scoring::BestTemple(n) => each("best_temple", n),
        Scoring::TemplePoints => each("temple_points", 0),
        Scoring::AllSkulls(n) => each("skulls", n),
    }
}
