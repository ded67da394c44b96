//! The board as text, for those who hear it.

use khipu_core::Seat;
use khipu_tzolkin::{Gear, GearAction, Goods, Owner, Stage, Table, Technology, Temple, Tzolkin, View};
use serde_json::{Value, json};

use super::plates;
use super::static_board::StaticBoard;
use super::tiles::Tile;
use crate::GAME;
use khipu_board::RenderContext;

/// Headings with lines below them.
pub(super) fn of(game: &Tzolkin, view: &View, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
    let page = Page {
        game,
        table: &view.table,
        context,
        fixed: &StaticBoard::of(game, view.table.players, context),
    };
    let mut sections = vec![(page.say("told-time", &json!({})), page.time())];
    sections.extend(Gear::ALL.map(|gear| (context.words.name(GAME, gear.name()), page.gear(gear))));
    sections.push((page.say("told-temples", &json!({})), page.temples()));
    sections.push((page.say("told-technologies", &json!({})), page.technologies()));
    sections.push((
        page.say("buildings", &json!({})),
        page.display(&view.table.buildings, &page.fixed.buildings),
    ));
    sections.push((
        page.say("monuments", &json!({})),
        page.display(&view.table.monuments, &page.fixed.monuments),
    ));
    sections.extend(page.table.seats().map(|seat| (context.name(seat).to_owned(), page.player(seat))));
    if let Some(own) = view.own {
        let tiles = own.kept.as_ref().map_or(own.dealt.as_slice(), |kept| kept.as_slice());
        let lines = tiles.iter().map(|&tile| page.fixed.wealth[usize::from(tile)].tip.clone()).collect();
        sections.push((page.say("told-wealth", &json!({})), lines));
    }
    sections
}

struct Page<'a> {
    game: &'a Tzolkin,
    table: &'a Table,
    context: &'a RenderContext<'a>,
    fixed: &'a StaticBoard,
}

impl Page<'_> {
    fn say(&self, key: &str, args: &Value) -> String {
        self.context.say(GAME, &format!("tzolkin-board-{key}"), args)
    }

    /// The name of a thing, and what there is of everybody.
    fn line(&self, thing: &str, said: impl Iterator<Item = String>) -> String {
        let words = self.context.words;
        words.titled(words.name(GAME, thing), words.listed(&said.collect::<Vec<_>>()))
    }

    fn time(&self) -> Vec<String> {
        let (table, rules) = (self.table, self.game.components());
        let mut lines = match table.stage {
            Stage::Over => vec![self.say("over", &json!({}))],
            _ => vec![self.say("day", &json!({ "n": table.day }))],
        };
        if let Some(&day) = rules.food_days.get(usize::from(table.food_days)) {
            lines.push(self.say("days-to-food", &json!({ "n": day.saturating_sub(table.day) })));
        }
        lines.push(self.say("told-marker", &json!({ "seat": table.first_player })));
        let on_space = match table.first_space {
            Some(seat) => self.say("told-first", &json!({ "seat": seat })),
            None => self.say("told-first-free", &json!({})),
        };
        lines.push(on_space);
        lines.push(self.say("told-teeth", &json!({ "n": table.teeth.count_ones() })));
        lines.push(self.say("told-skulls", &json!({ "n": table.skulls })));
        lines
    }

    fn gear(&self, gear: Gear) -> Vec<String> {
        let (table, rules) = (self.table, self.game.components());
        let plan = rules.gears[gear as usize];
        let mut lines = Vec::new();
        for space in 0..plan.teeth {
            let who = match table.gears.owner(gear, space) {
                Some(Owner::Seat(seat)) => self.say("told-worker", &json!({ "space": space, "seat": seat })),
                Some(Owner::Neutral) if space <= plan.last => {
                    self.say("told-neutral", &json!({ "space": space }))
                }
                _ => continue,
            };
            lines.push(who);
        }
        if lines.is_empty() {
            lines.push(self.say("told-empty", &json!({})));
        }
        for action in 1..=gear.actions() {
            let (what, _) = plates::action(rules, gear, action, self.context);
            let mut line = self.context.words.titled(action, what);
            if let Some(GearAction::Harvest { group }) = GearAction::of(gear, action) {
                let grove = table.jungle[usize::from(group)];
                let left = self.say("told-grove", &json!({ "corn": grove.corn, "wood": grove.wood }));
                line = format!("{line} {left}");
            }
            if gear == Gear::ChichenItza && table.shrines & (1 << action) != 0 {
                line = format!("{line} {}", self.say("told-shrine", &json!({})));
            }
            lines.push(line);
        }
        lines
    }

    fn temples(&self) -> Vec<String> {
        let (table, rules) = (self.table, self.game.components());
        let line = |temple: Temple| {
            let plan = &rules.temples[temple as usize];
            let steps = table.seats().map(|seat| {
                let step = table.side(seat).temples[temple as usize];
                let points = plan.points[usize::from(step)];
                let args = json!({ "seat": seat, "step": step, "top": plan.top(), "points": points });
                self.say("told-step", &args)
            });
            self.line(temple.name(), steps)
        };
        Temple::ALL.map(line).to_vec()
    }

    fn technologies(&self) -> Vec<String> {
        let line = |technology: Technology| {
            let levels = self.table.seats().map(|seat| {
                let level = self.table.side(seat).technologies[technology as usize];
                self.say("told-level", &json!({ "seat": seat, "level": level }))
            });
            self.line(technology.name(), levels)
        };
        Technology::ALL.map(line).to_vec()
    }

    fn display(&self, slots: &[Option<u8>], tiles: &[Tile]) -> Vec<String> {
        slots.iter().flatten().map(|&tile| tiles[usize::from(tile)].tip.clone()).collect()
    }

    fn player(&self, seat: Seat) -> Vec<String> {
        let (rules, side) = (self.game.components(), self.table.side(seat));
        let goods = Goods { corn: side.corn, resources: side.resources, skulls: side.skulls.into() };
        let need = self.game.food_needed(self.table, seat);
        let workers = rules.workers - side.bank;
        let mut lines = vec![
            self.say("told-points", &json!({ "points": side.points() })),
            self.say(
                "told-goods",
                &json!({ "goods": if goods.is_empty() { json!([]) } else { json!(goods) } }),
            ),
            self.say("told-workers", &json!({ "free": side.free, "workers": workers })),
            self.say("needs", &json!({ "n": need })),
            self.say("told-tiles", &json!({ "corn": side.corn_tiles, "wood": side.wood_tiles })),
            self.say(if side.dark { "dark" } else { "light" }, &json!({})),
        ];
        lines.extend(side.buildings.iter().map(|title| self.fixed.buildings[title].tip.clone()));
        let monuments = self.fixed.monuments.iter().enumerate();
        lines.extend(
            monuments.filter(|(i, _)| side.monuments & (1 << i) != 0).map(|(_, tile)| tile.tip.clone()),
        );
        lines
    }
}
