//! Axomamma's own board: rows with tokens, the cards under it, what it waits for.

use khipu_tawantinsuyu::{Action, BoardSpace, Deed, Kind, Ruling};

use super::{Page, wrapped};

/// The rows, in the order of the data.
const ROWS: [&str; 3] = ["upper", "middle", "lower"];

impl Page<'_> {
    /// Nothing in a game of several.
    pub(super) fn automa(&self) -> String {
        if self.table.players > 1 {
            return String::new();
        }
        let (automa, plan) = (&self.table.automa, &self.rules.automa);
        let cards = automa.tucked.iter().enumerate().filter_map(|(place, tucked)| {
            let god = self.rules.gods[usize::from((*tucked)?.god)];
            Some(format!("{} {}", place + 1, self.word(god.as_str())))
        });
        let cards = listed(&cards.collect::<Vec<_>>());
        let ages = automa.ages.items().iter().map(|&kind| self.worker(Kind::ALL[usize::from(kind)]));
        let personality = automa.personality.map_or_else(
            || "none".to_owned(),
            |at| format!("{}, with the gold of *", self.gives(&plan.personalities[usize::from(at)].gives)),
        );
        let heads = [
            format!("{} die {}", self.ink.head("AXOMAMMA’S BOARD"), automa.die),
            format!("god cards by the die: {cards}"),
            format!("workers, the oldest first: {}", listed(&ages.collect::<Vec<_>>())),
            format!("personality: {personality}"),
        ];
        let mut text = wrapped(&heads, 0);
        for (row, spaces) in plan.rows.iter().enumerate() {
            let spaces = spaces.iter().enumerate().map(|(at, space)| self.board_space(row, at, space));
            let cells: Vec<String> = std::iter::once(format!("{} row", ROWS[row])).chain(spaces).collect();
            text += &wrapped(&cells, 2);
        }
        text += &self.ink.dim(&wrapped(&self.conditions(), 2));
        text
    }

    /// `U3* 1 gold [2]`: what the space does and the tokens on it.
    fn board_space(&self, row: usize, at: usize, space: &BoardSpace) -> String {
        let tokens = self.rules.automa.tokens.iter().zip(self.table.automa.tokens);
        let here = tokens.filter(|(plan, place)| usize::from(plan.row) == row && usize::from(*place) == at);
        let values: Vec<String> = here.map(|(plan, _)| plan.value.to_string()).collect();
        let tokens = if values.is_empty() {
            String::new()
        } else {
            self.ink.head(&format!(" [{}]", values.join(" ")))
        };
        let mark = if space.personality { "*" } else { "" };
        format!("{}{mark} {}{tokens}", space.id, self.deed(&space.deed))
    }

    fn deed(&self, deed: &Deed) -> String {
        let key = match deed {
            Deed::Gain(gives) => return self.gives(gives),
            Deed::Weavings => "weavings",
            Deed::Building { production: true } => "production_building",
            Deed::Building { production: false } => "passive_building",
            Deed::Stairs => "stairs",
            Deed::Statue => "statue",
            Deed::Hire(end) => end.name(),
            Deed::Nomad => "nomad",
        };
        self.ink.words.word(&format!("{}-deed-{key}", super::GAME))
    }

    /// What each High Priest action waits for, as the difficulty has it.
    fn conditions(&self) -> Vec<String> {
        let needs = |action: Action| {
            let ruling = match action {
                Action::Worship => self.table.rulings.of(Ruling::EasierWorship),
                Action::Conquest => self.table.rulings.of(Ruling::HarderCondition),
                _ => 0,
            };
            let need = self.rules.automa.conditions[action as usize][ruling];
            format!(
                "{} {}",
                self.word(action.name()),
                self.say(&format!("needs-{}", action.name()), need, "")
            )
        };
        let how =
            "its High Priest goes to the nearer of the next two spaces whose condition holds".to_owned();
        std::iter::once(how).chain(Action::ALL.iter().map(|&action| needs(action))).collect()
    }
}

fn listed(words: &[String]) -> String {
    if words.is_empty() { "–".to_owned() } else { words.join(", ") }
}
