//! Axomamma's own board: rows with tokens, the cards under it, what it waits for.

use khipu_board::terminal::wrapped;
use khipu_tawantinsuyu::{Action, BoardSpace, Deed, Kind, Ruling};

use super::Page;

/// The rows, in the order of the data.
const ROWS: [&str; 3] = ["terminal-row-upper", "terminal-row-middle", "terminal-row-lower"];

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
            || self.label("terminal-no-personality"),
            |at| {
                let gives = self.gives(&plan.personalities[usize::from(at)].gives);
                self.tell("terminal-personality-gold", [("gives", gives.into())])
            },
        );
        let ages = listed(&ages.collect::<Vec<_>>());
        let die = self.tell("terminal-die", [("n", automa.die.into())]);
        let heads = [
            format!("{} {die}", self.heading("board-automa")),
            self.tell("terminal-tucked", [("cards", cards.into())]),
            self.tell("terminal-ages", [("workers", ages.into())]),
            self.tell("terminal-personality", [("what", personality.into())]),
        ];
        let mut text = wrapped("", &heads, 0);
        for (row, spaces) in plan.rows.iter().enumerate() {
            let spaces = spaces.iter().enumerate().map(|(at, space)| self.board_space(row, at, space));
            let cells: Vec<String> = std::iter::once(self.label(ROWS[row])).chain(spaces).collect();
            text += &wrapped("  ", &cells, 2);
        }
        text += &self.ink.dim(&wrapped("  ", &self.conditions(), 2));
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
        self.label(&format!("deed-{key}"))
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
        std::iter::once(self.label("terminal-automa-way"))
            .chain(Action::ALL.iter().map(|&action| needs(action)))
            .collect()
    }
}

fn listed(words: &[String]) -> String {
    if words.is_empty() { "–".to_owned() } else { words.join(", ") }
}
