//! The players, a line each, with what they have built.

use khipu_core::Seat;
use khipu_tzolkin::Technology;

use super::Page;
use khipu_board::terminal::{Column, ruled};

/// The headings and how their columns stand; the column before them is the seat.
const COLUMNS: [(&str, Column); 14] = [
    ("terminal-column-name", Column::left(2, 6)),
    ("terminal-column-points", Column::right(1, 7)),
    ("terminal-column-corn", Column::right(1, 4)),
    ("terminal-column-wood", Column::right(1, 5)),
    ("terminal-column-stone", Column::right(1, 5)),
    ("terminal-column-gold", Column::right(1, 5)),
    ("terminal-column-skulls", Column::right(1, 6)),
    ("terminal-column-workers", Column::left(2, 14)),
    ("terminal-column-board", Column::left(2, 6)),
    ("terminal-column-agriculture", Column::right(1, 3)),
    ("terminal-column-extraction", Column::right(1, 3)),
    ("terminal-column-construction", Column::right(1, 3)),
    ("terminal-column-theology", Column::right(1, 3)),
    ("terminal-column-tiles", Column::right(1, 9)),
];

impl Page<'_> {
    pub(super) fn players(&self) -> String {
        let mut columns = vec![Column::left(0, 4)];
        let mut heads = vec![self.heading("terminal-column-seat")];
        for (key, column) in COLUMNS {
            columns.push(column);
            heads.push(self.label(key));
        }
        columns.push(Column::left(2, 0));
        heads.push(self.label("terminal-column-food"));
        let mut rows = vec![heads];
        rows.extend(self.table.seats().map(|seat| self.player(seat)));
        let mut lines = ruled(&columns, &rows).into_iter();
        let mut text = format!("{}\n", lines.next().unwrap_or_default());
        for (seat, line) in self.table.seats().zip(lines) {
            text += &format!("{line}\n{}", self.built(seat));
        }
        text
    }

    fn player(&self, seat: Seat) -> Vec<String> {
        let side = self.table.side(seat);
        let turn = if self.table.deciders().contains(seat) { "→" } else { " " };
        let workers = self.game.components().workers - side.bank;
        let board = if side.dark { "terminal-dark" } else { "terminal-light" };
        let mut cells = vec![
            format!("{turn} {}", self.ink.letter(seat)),
            self.ink.name(seat),
            self.ink.words.number(side.points()),
            side.corn.to_string(),
        ];
        cells.extend(side.resources.iter().map(ToString::to_string));
        cells.extend([
            side.skulls.to_string(),
            self.say("terminal-free", [("free", side.free.into()), ("n", workers.into())]),
            self.label(board),
        ]);
        cells.extend(Technology::ALL.map(|technology| side.level(technology).to_string()));
        let need = self.game.food_needed(self.table, seat);
        cells.extend([
            format!("{}/{}", side.corn_tiles, side.wood_tiles),
            self.say("terminal-needs", [("n", need.into())]),
        ]);
        cells
    }

    /// A line with the buildings and monuments of a seat, if it has any.
    fn built(&self, seat: Seat) -> String {
        let (rules, side) = (self.game.components(), self.table.side(seat));
        let built = side.buildings.iter().map(|title| rules.buildings[title].id.to_string());
        let monuments = rules.monuments.iter().enumerate().filter(|(i, _)| side.monuments & (1 << i) != 0);
        let owned: Vec<String> = built.chain(monuments.map(|(_, plan)| plan.id.to_string())).collect();
        if owned.is_empty() {
            return String::new();
        }
        let built = self.say("terminal-built", [("tiles", owned.join(" ").into())]);
        format!("      {}\n", self.ink.dim(&built))
    }
}
