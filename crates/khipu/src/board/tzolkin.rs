//! Tzolk'in in the terminal.

use fluent_bundle::FluentArgs;
use khipu_core::{Seat, Viewer};
use khipu_tzolkin::{
    Bundle, Colour, Effect, Gear, Goods, Meals, Owner, Pending, Resource, Stage, Table, Technology, Temple,
    Tzolkin, View,
};

use super::{Drawn, Ink};

const GAME: &str = "tzolkin";
const LEGEND: &str = "n neutral; c corn, w wood, s stone, g gold, k skull, r any resource, ↑ temple step, b building, M monument
5c×1+2: corn tiles for 5 corn, 1 open and 2 under wood; 8Ku+r: 8 points, Kukulcan, a resource";
/// The width of one space of a gear.
const CELL: usize = 7;

impl Drawn for Tzolkin {
    fn draw(&self, view: &View, ink: &Ink<'_>) -> String {
        let page = Page { game: self, table: &view.table, ink };
        let mut parts = vec![page.time(), page.gears(), page.temples(), page.displays(), page.players()];
        if let Some(own) = view.own {
            parts.push(page.wealth(own.seat, &own.dealt));
        }
        parts.join("\n")
    }

    fn prompt(&self, view: &View, ink: &Ink<'_>) -> String {
        let key = match view.table.pending.top() {
            Some(question) => question_key(question),
            None => Stage::NAMES
                .iter()
                .find(|(_, stage)| *stage == view.table.stage)
                .map_or("over", |(name, _)| name),
        };
        let mine = match view.viewer {
            Viewer::Seat(seat) => ink.name(seat),
            Viewer::Spectator => String::new(),
        };
        ink.head(&format!("{mine}: {}", ink.words.word(&format!("{GAME}-ask-{key}"))))
    }
}

fn question_key(question: Pending) -> &'static str {
    match question {
        Pending::Harvest { .. } => "harvest",
        Pending::Learn { .. } => "learn",
        Pending::LearnFree { .. } | Pending::Raise(_) => "learn_free",
        Pending::Pay { .. } => "pay",
        Pending::Take { .. } => "take",
        Pending::Up => "up",
        Pending::UpTwo => "up_two",
        Pending::Build(_) => "build",
        Pending::Save { .. } => "save",
        Pending::Trade { .. } => "trade",
        Pending::Act { .. } => "act",
        Pending::Devotion => "devotion",
    }
}

struct Page<'a> {
    game: &'a Tzolkin,
    table: &'a Table,
    ink: &'a Ink<'a>,
}

impl Page<'_> {
    fn say(&self, key: &str, n: impl Into<f64>, what: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("n", n.into());
        args.set("what", what.to_owned());
        self.ink.words.say(&format!("{GAME}-{key}"), &args)
    }

    fn word(&self, thing: &str) -> String {
        self.ink.words.name(GAME, thing)
    }

    /// Day, food day, calendar corn, first player.
    fn time(&self) -> String {
        let (table, rules) = (self.table, self.game.rules());
        let food = match rules.food_days.get(usize::from(table.food_days)) {
            Some(_) if table.is_food_day(rules) => "food day at the end of this round".to_owned(),
            Some(&day) => format!("food day in {} days", day - table.day),
            None => "no food day left".to_owned(),
        };
        let kind = match rules.gives_goods.get(usize::from(table.food_days)) {
            Some(true) => " (the gods give goods)",
            Some(false) => " (the gods give points)",
            None => "",
        };
        let first = self.ink.name(table.first_player);
        let corn = table.teeth.count_ones();
        let on_space = table.first_space.map_or_else(|| "·".to_owned(), |seat| self.ink.letter(seat));
        format!(
            "{}  day {}, {food}{kind}\nfirst player {first} ({}); first-player space {on_space}; corn on the calendar {corn}; skulls in the bank {}\n",
            self.ink.head("TZOLK'IN"),
            table.day,
            self.ink.letter(table.first_player),
            table.skulls
        )
    }

    fn gears(&self) -> String {
        let mut text = String::new();
        for gear in Gear::ALL {
            text += &self.gear(gear);
        }
        text + &format!("{}\n", self.ink.dim(LEGEND))
    }

    fn gear(&self, gear: Gear) -> String {
        let plan = self.game.rules().gears[gear as usize];
        let mut workers = Ink::pad(&self.ink.head(&self.word(gear.name())), 14);
        let mut actions = Ink::pad("", 14);
        for space in 0..plan.teeth {
            let numbered = space <= plan.last;
            let who = match self.table.gears.owner(gear, space) {
                Some(Owner::Seat(seat)) => self.ink.letter(seat),
                Some(Owner::Neutral) => "n".to_owned(),
                None if numbered => "·".to_owned(),
                None => " ".to_owned(),
            };
            let number = if numbered { format!("{space}:") } else { "-:".to_owned() };
            // Unnumbered teeth are of interest only when a neutral worker passes over them.
            if numbered || who == "n" {
                workers += &Ink::pad(&format!("{number}{who}"), CELL);
                actions += &Ink::pad(&self.action(gear, space), CELL);
            }
        }
        format!("{}\n{}\n", workers.trim_end(), self.ink.dim(actions.trim_end()))
    }

    /// What a space offers, as short as it can be said.
    fn action(&self, gear: Gear, space: u8) -> String {
        let rules = self.game.rules();
        if space == 0 || space > rules.gears[gear as usize].last {
            return String::new();
        }
        if space > gear.actions() {
            return "any".to_owned();
        }
        match (gear, space) {
            (Gear::Palenque, 1) => format!("{}c", rules.fishing),
            (Gear::Palenque, _) => {
                let group = usize::from(space) - 2;
                let grove = self.table.jungle[group];
                let corn = format!("{}c×{}", rules.harvest[group], grove.corn);
                if grove.wood > 0 { format!("{corn}+{}", grove.wood) } else { corn }
            }
            (Gear::Yaxchilan, _) => short_goods(&rules.yaxchilan[usize::from(space) - 1]),
            (Gear::Tikal, 1) => "tech".to_owned(),
            (Gear::Tikal, 2) => "build".to_owned(),
            (Gear::Tikal, 3) => "tech×2".to_owned(),
            (Gear::Tikal, 4) => "b×2/M".to_owned(),
            (Gear::Tikal, _) => format!("{}r→↑↑", rules.tikal_temples_price),
            (Gear::Uxmal, 1) => format!("{}c→↑", rules.uxmal_temple_corn),
            (Gear::Uxmal, 2) => "trade".to_owned(),
            (Gear::Uxmal, 3) => "worker".to_owned(),
            (Gear::Uxmal, 4) => "b/corn".to_owned(),
            (Gear::Uxmal, _) => format!("{}c→any", rules.uxmal_any_corn),
            (Gear::ChichenItza, _) => {
                let shrine = rules.shrines[usize::from(space) - 1];
                let laid = self.table.shrines & (1 << space) != 0;
                let initial: String = self.word(shrine.temple.name()).chars().take(2).collect();
                let resource = if shrine.resources > 0 { "+r" } else { "" };
                if laid { "skull".to_owned() } else { format!("{}{initial}{resource}", shrine.points) }
            }
        }
    }

    fn temples(&self) -> String {
        let mut text = format!("{}\n", self.ink.head("TEMPLES"));
        for temple in Temple::ALL {
            let plan = &self.game.rules().temples[temple as usize];
            let mut row = Ink::pad(&format!("  {}", self.word(temple.name())), 16);
            for (step, points) in plan.points.iter().enumerate() {
                let here = self
                    .table
                    .seats()
                    .filter(|&seat| usize::from(self.table.side(seat).temples[temple as usize]) == step);
                let letters: String = here.map(|seat| self.ink.letter(seat)).collect();
                let goods = short_goods(&plan.goods[step]);
                let cell = format!("{points}{}{goods}[{letters}]", if goods.is_empty() { "" } else { "/" });
                row += &Ink::pad(&cell, 9);
            }
            let [first, second] = plan.leader;
            text += &format!("{} leader {first}/{second}\n", row.trim_end());
        }
        text
    }

    fn displays(&self) -> String {
        let rules = self.game.rules();
        let mut text = format!("{} {}\n", self.ink.head("BUILDINGS"), self.ink.dim(&self.stack()));
        for title in self.table.buildings.iter().flatten() {
            let plan = &rules.buildings[usize::from(*title)];
            let kind =
                Colour::KINDS.iter().find(|(_, colour)| *colour == plan.colour).map_or("", |(kind, _)| kind);
            let effects = self.effects(&plan.effects, plan.meals);
            text += &format!("  {:<6} {kind:<10} {:<24} {effects}\n", plan.id, self.cost(plan.cost, 0));
        }
        text += &format!("{}\n", self.ink.head("MONUMENTS"));
        for monument in self.table.monuments.iter().flatten() {
            let plan = &rules.monuments[usize::from(*monument)];
            let colour =
                Colour::NAMES.iter().find(|(_, colour)| *colour == plan.colour).map_or("", |(name, _)| name);
            text += &format!(
                "  {:<6} {colour:<10} {:<24} {}\n",
                plan.id,
                self.cost(plan.cost, plan.skulls),
                scoring(plan.scoring)
            );
        }
        text
    }

    fn stack(&self) -> String {
        let age = self.table.age();
        let left =
            self.table.stack.iter().filter(|&title| self.game.rules().buildings[title].age == age).count();
        format!("age {}, {left} more in the stack", age + 1)
    }

    fn cost(&self, cost: Bundle, skulls: u8) -> String {
        let goods = Goods { skulls: skulls.into(), ..Goods::of(cost) };
        self.goods(&goods)
    }

    fn goods(&self, goods: &Goods) -> String {
        let [wood, stone, gold] = goods.resources;
        let named =
            [("corn", goods.corn), ("wood", wood), ("stone", stone), ("gold", gold), ("skull", goods.skulls)];
        let parts =
            named.iter().filter(|(_, n)| *n > 0).map(|(name, n)| self.say(&format!("amount-{name}"), *n, ""));
        parts.collect::<Vec<_>>().join(", ")
    }

    fn effects(&self, effects: &[Effect], meals: Meals) -> String {
        let mut parts: Vec<String> = effects.iter().map(|&effect| self.effect(effect)).collect();
        if meals.fed > 0 {
            parts.push(self.say("effect-fed", meals.fed, ""));
        }
        if meals.less > 0 {
            parts.push(self.say("effect-less", meals.less, ""));
        }
        parts.join(", ")
    }

    fn effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Goods(goods) => self.goods(&goods),
            Effect::Points(n) => self.say("effect-points", n, ""),
            Effect::Workers(n) => self.say("effect-workers", n, ""),
            Effect::AnyResource(n) => self.say("effect-any_resource", n, ""),
            Effect::Level(technology, n) => self.say("effect-level", n, &self.word(technology.name())),
            Effect::AnyLevel(n) => self.say("effect-any_level", n, ""),
            Effect::Step(temple, n) => self.say("effect-step", n, &self.word(temple.name())),
            Effect::AnyStep => self.say("effect-any_step", 1, ""),
            Effect::MayBuild => self.say("effect-may_build", 1, ""),
            Effect::MayTrade => self.say("effect-may_trade", 1, ""),
            Effect::MayAct => self.say("effect-may_act", 1, ""),
        }
    }

    fn players(&self) -> String {
        let width = self.ink.names.iter().map(|name| name.chars().count()).max().unwrap_or_default().max(6);
        let mut text = format!(
            "{}  {:<width$} {:>7} {:>4} {:>5} {:>5} {:>5} {:>6}  workers    board  Agr Ext Con The  tiles c/w  food day\n",
            self.ink.head("SEAT"),
            "name",
            "points",
            "corn",
            "wood",
            "stone",
            "gold",
            "skulls"
        );
        for seat in self.table.seats() {
            text += &self.player(seat, width);
        }
        text
    }

    fn player(&self, seat: Seat, width: usize) -> String {
        let side = self.table.side(seat);
        let [wood, stone, gold] = side.resources;
        let level = |technology: Technology| side.level(technology);
        let need = self.game.food_needed(self.table, seat);
        let turn = if self.table.deciders().contains(seat) { "→" } else { " " };
        let board = if side.dark { "dark" } else { "light" };
        let mut line = format!(
            "{turn} {}   {:<width$} {:>7} {:>4} {wood:>5} {stone:>5} {gold:>5} {:>6}  {} free {}     {board:<6} {:>3} {:>3} {:>3} {:>3}  {:>6}/{}  needs {need}\n",
            self.ink.letter(seat),
            self.ink.name(seat),
            side.points().to_string(),
            side.corn,
            side.skulls,
            side.free,
            format_args!("of {}", self.game.rules().workers - side.bank),
            level(Technology::Agriculture),
            level(Technology::Extraction),
            level(Technology::Construction),
            level(Technology::Theology),
            side.corn_tiles,
            side.wood_tiles,
        );
        let rules = self.game.rules();
        let built = side.buildings.iter().map(|title| rules.buildings[title].id.to_string());
        let monuments = rules.monuments.iter().enumerate().filter(|(i, _)| side.monuments & (1 << i) != 0);
        let owned: Vec<String> = built.chain(monuments.map(|(_, plan)| plan.id.to_string())).collect();
        if !owned.is_empty() {
            line += &format!("      {}\n", self.ink.dim(&format!("built: {}", owned.join(" "))));
        }
        line
    }

    fn wealth(&self, seat: Seat, dealt: &[u8]) -> String {
        let mut text = format!("{}\n", self.ink.head(&format!("WEALTH TILES OF {}", self.ink.name(seat))));
        for &tile in dealt {
            let plan = &self.game.rules().wealth[usize::from(tile)];
            text += &format!("  {:<6} {}\n", plan.id, self.effects(&plan.effects, plan.meals));
        }
        text
    }
}

/// `1s1c`: amounts with the first letter of each good; a skull is `k`.
fn short_goods(goods: &Goods) -> String {
    let mut text = String::new();
    for resource in Resource::ALL {
        let amount = goods.resources[resource as usize];
        if amount > 0 {
            text += &format!("{amount}{}", &resource.name()[..1]);
        }
    }
    if goods.corn > 0 {
        text += &format!("{}c", goods.corn);
    }
    if goods.skulls > 0 {
        text += &format!("{}k", goods.skulls);
    }
    text
}

fn scoring(scoring: khipu_tzolkin::Scoring) -> String {
    use khipu_tzolkin::Scoring;
    let name = |colour: Colour| {
        Colour::NAMES.iter().find(|(_, known)| *known == colour).map_or("", |(name, _)| name)
    };
    match scoring {
        Scoring::Colour(points, colour) => format!("{points} per own {} tile", name(colour)),
        Scoring::Tiles(points) => format!("{points} per own building and monument"),
        Scoring::AllMonuments([two, three, four]) => {
            format!("{two}/{three}/{four} (2/3/4 players) per monument built by anybody")
        }
        Scoring::CornTiles(points) => format!("{points} per corn tile"),
        Scoring::WoodTiles(points) => format!("{points} per wood tile"),
        Scoring::Workers(table) => {
            format!("for 4/5/6 workers in play: {}/{}/{}", table[4], table[5], table[6])
        }
        Scoring::Levels(points) => format!("{points} per technology level"),
        Scoring::FullTracks(table) => {
            format!("for 1/2/3 technologies at level 3: {}/{}/{}", table[1], table[2], table[3])
        }
        Scoring::BestTemple(points) => format!("{points} per step above the start in the best temple"),
        Scoring::TemplePoints => "the points of the own temple steps again".to_owned(),
        Scoring::AllSkulls(points) => format!("{points} per skull on Chichen Itza"),
    }
}
