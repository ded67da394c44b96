//! Tiles with what they cost, give and score: buildings, monuments, starting wealth.

use khipu_core::Seat;
use khipu_tzolkin::{Bundle, Colour, Effect, Goods, Meals, Scoring};

use super::Page;
use khipu_board::terminal::{Column, ruled};

/// Identifier, kind or colour, cost, and what the tile is good for.
const COLUMNS: [Column; 4] =
    [Column::left(2, 5), Column::left(2, 9), Column::left(2, 23), Column::left(2, 0)];
/// Identifier and gifts of a tile of starting wealth.
const WEALTH: [Column; 2] = [Column::left(2, 5), Column::left(2, 0)];

impl Page<'_> {
    pub(super) fn displays(&self) -> String {
        let rules = self.game.components();
        let building = |title: &u8| {
            let plan = &rules.buildings[usize::from(*title)];
            let effects = self.effects(&plan.effects, plan.meals);
            vec![plan.id.to_string(), self.word(name(plan.colour)), self.cost(plan.cost, 0), effects]
        };
        let monument = |title: &u8| {
            let plan = &rules.monuments[usize::from(*title)];
            let colour = self.label(&format!("terminal-colour-{}", name(plan.colour)));
            let cost = self.cost(plan.cost, plan.skulls);
            vec![plan.id.to_string(), colour, cost, self.scoring(plan.scoring)]
        };
        let mut rows: Vec<Vec<String>> = self.table.buildings.iter().flatten().map(building).collect();
        let buildings = rows.len();
        rows.extend(self.table.monuments.iter().flatten().map(monument));
        let mut lines = ruled(&COLUMNS, &rows);
        lines.insert(buildings, self.heading("terminal-monuments"));
        let stack = self.ink.dim(&self.stack());
        format!("{} {stack}\n{}\n", self.heading("terminal-buildings"), lines.join("\n"))
    }

    fn stack(&self) -> String {
        let age = self.table.age();
        let left = self
            .table
            .stack
            .iter()
            .filter(|&title| self.game.components().buildings[title].age == age)
            .count();
        self.say("terminal-stack", [("age", (age + 1).into()), ("n", left.into())])
    }

    fn cost(&self, cost: Bundle, skulls: u8) -> String {
        let goods = Goods { skulls: skulls.into(), ..Goods::of(cost) };
        self.goods(&goods)
    }

    fn goods(&self, goods: &Goods) -> String {
        let [wood, stone, gold] = goods.resources;
        let named =
            [("corn", goods.corn), ("wood", wood), ("stone", stone), ("gold", gold), ("skull", goods.skulls)];
        let parts = named
            .iter()
            .filter(|(_, n)| *n > 0)
            .map(|(name, n)| self.say(&format!("amount-{name}"), [("n", (*n).into())]));
        parts.collect::<Vec<_>>().join(", ")
    }

    fn effects(&self, effects: &[Effect], meals: Meals) -> String {
        let mut parts: Vec<String> = effects.iter().map(|&effect| self.effect(effect)).collect();
        if meals.fed > 0 {
            parts.push(self.counted("effect-fed", meals.fed, ""));
        }
        if meals.less > 0 {
            parts.push(self.counted("effect-less", meals.less, ""));
        }
        parts.join(", ")
    }

    fn effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Goods(goods) => self.goods(&goods),
            Effect::Points(n) => self.counted("effect-points", n, ""),
            Effect::Workers(n) => self.counted("effect-workers", n, ""),
            Effect::AnyResource(n) => self.counted("effect-any_resource", n, ""),
            Effect::Level(technology, n) => self.counted("effect-level", n, &self.word(technology.name())),
            Effect::AnyLevel(n) => self.counted("effect-any_level", n, ""),
            Effect::Step(temple, n) => self.counted("effect-step", n, &self.word(temple.name())),
            Effect::AnyStep => self.label("effect-any_step"),
            Effect::MayBuild => self.label("effect-may_build"),
            Effect::MayTrade => self.label("effect-may_trade"),
            Effect::MayAct => self.label("effect-may_act"),
        }
    }

    fn counted(&self, key: &str, n: u8, what: &str) -> String {
        self.say(key, [("n", n.into()), ("what", what.into())])
    }

    /// What a monument scores.
    fn scoring(&self, scoring: Scoring) -> String {
        let each = |key: &str, n: u8| self.say(&format!("terminal-scores-{key}"), [("n", n.into())]);
        let table = |key: &str, points: &[u8]| {
            let points: Vec<String> = points.iter().map(u8::to_string).collect();
            self.say(&format!("terminal-scores-{key}"), [("table", points.join("/").into())])
        };
        match scoring {
            Scoring::Colour(n, colour) => {
                self.say("terminal-scores-colour", [("n", n.into()), ("colour", name(colour).into())])
            }
            Scoring::Tiles(n) => each("tiles", n),
            Scoring::AllMonuments(by_players) => table("monuments", &by_players),
            Scoring::CornTiles(n) => each("corn_tiles", n),
            Scoring::WoodTiles(n) => each("wood_tiles", n),
            Scoring::Workers(points) => table("workers", &points[4..=6]),
            Scoring::Levels(n) => each("levels", n),
            Scoring::FullTracks(points) => table("full_tracks", &points[1..=3]),
            Scoring::BestTemple(n) => each("best_temple", n),
            Scoring::TemplePoints => self.label("terminal-scores-temple_points"),
            Scoring::AllSkulls(n) => each("skulls", n),
        }
    }

    pub(super) fn wealth(&self, seat: Seat, dealt: &[u8]) -> String {
        let heading = self.say("terminal-wealth", [("name", self.ink.name(seat).into())]);
        let tile = |&tile: &u8| {
            let plan = &self.game.components().wealth[usize::from(tile)];
            vec![plan.id.to_string(), self.effects(&plan.effects, plan.meals)]
        };
        let rows: Vec<Vec<String>> = dealt.iter().map(tile).collect();
        let lines = ruled(&WEALTH, &rows).into_iter().map(|line| line + "\n");
        format!("{}\n{}", self.ink.head(&heading), lines.collect::<String>())
    }
}

/// The name of a colour in the data.
fn name(colour: Colour) -> &'static str {
    Colour::NAMES.iter().find(|(_, known)| *known == colour).map_or("", |(name, _)| name)
}
