//! What lies before everybody, and the own hand.

use khipu_tawantinsuyu::{Actor, Cards, Own, Side, Size, Tally};

use super::{Page, in_columns};
use khipu_board::terminal::{Column, ruled, wrapped};

/// Where the lines below a player begin.
const INDENT: usize = 6;
/// The headings and how their columns stand; before them stand whose line it is and the name.
const COLUMNS: [(&str, Column); 10] = [
    ("terminal-column-points", Column::right(1, 6)),
    ("terminal-column-potato", Column::right(2, 6)),
    ("terminal-column-corn", Column::right(1, 4)),
    ("terminal-column-stone", Column::right(1, 5)),
    ("terminal-column-gold", Column::right(1, 4)),
    ("terminal-column-step", Column::right(2, 4)),
    ("terminal-column-stairs", Column::right(2, 6)),
    ("terminal-column-markers", Column::right(1, 7)),
    ("terminal-column-workers", Column::left(2, 9)),
    ("terminal-column-statues", Column::left(1, 0)),
];

/// Identifier and effect of an own building.
const BUILDINGS: [Column; 2] = [Column::left(2, 0), Column::left(2, 0)];

impl Page<'_> {
    pub(super) fn players(&self) -> String {
        let mut columns = vec![Column::left(0, 3), Column::left(2, 6)];
        let mut heads = vec![self.heading("terminal-column-who"), String::new()];
        for (key, column) in COLUMNS {
            columns.push(column);
            heads.push(self.label(key));
        }
        let mut rows = vec![heads];
        rows.extend(self.actors().map(|who| self.player(who)));
        let mut lines = ruled(&columns, &rows).into_iter();
        let mut text = format!("{}\n", lines.next().unwrap_or_default());
        for (who, line) in self.actors().zip(lines) {
            let side = self.table.side(who);
            let owned = wrapped(
                &" ".repeat(INDENT),
                &[self.buildings(side), self.soldiers(side), self.gods(side)],
                INDENT,
            );
            text += &format!("{line}\n{owned}{}", self.tapestries(side));
        }
        text + &format!("{}\n", self.ink.dim(&self.label("terminal-legend")))
    }

    fn player(&self, who: Actor) -> Vec<String> {
        let side = self.table.side(who);
        let asked = who.seat().is_some_and(|seat| self.table.deciders().contains(seat));
        let mut cells = vec![
            format!("{} {}", if asked { "→" } else { " " }, self.letter(who)),
            self.name(who),
            self.ink.words.number(side.score()),
        ];
        cells.extend(side.goods.0.iter().map(ToString::to_string));
        cells.extend([side.step, side.stairs, side.markers].map(|n| n.to_string()));
        cells.extend([self.workers(side.workers), self.statues(side)]);
        cells
    }

    fn statues(&self, side: &Side) -> String {
        let gods = self.rules.gods.iter().zip(0..);
        let owned = gods
            .flat_map(|(id, god)| Size::ALL.iter().map(move |&size| (id, size, side.statues.get(god, size))));
        let owned = owned.filter(|(.., count)| *count > 0).map(|(id, size, count)| {
            let times = if count > 1 { format!("{count}× ") } else { String::new() };
            let (size, god) = (self.word(size.name()), self.word(id.as_str()));
            times + &self.tell("terminal-statue", [("size", size.into()), ("god", god.into())])
        });
        let owned = owned.collect::<Vec<_>>().join(", ");
        if owned.is_empty() { "–".to_owned() } else { owned }
    }

    fn ids(&self, buildings: Cards) -> String {
        let ids = buildings.iter().map(|building| self.rules.buildings[usize::from(building)].id.to_string());
        ids.collect::<Vec<_>>().join(" ")
    }

    fn buildings(&self, side: &Side) -> String {
        self.labelled(
            self.word("buildings"),
            &[self.ids(side.up), self.with("terminal-down", self.ids(side.down))],
        )
    }

    pub(super) fn soldiers(&self, side: &Side) -> String {
        let up = match side.soldiers(self.rules) {
            0 => String::new(),
            soldiers => self.tell(
                "terminal-soldiers",
                [("cards", self.army(side.army_up).into()), ("n", soldiers.into())],
            ),
        };
        let hand = if side.army_hand > 0 { side.army_hand.to_string() } else { String::new() };
        let down = self.with("terminal-down", self.army(side.army_down));
        self.labelled(
            self.label("terminal-army"),
            &[self.with("terminal-up", up), down, self.with("terminal-in-hand", hand)],
        )
    }

    fn gods(&self, side: &Side) -> String {
        let ids = |cards: Cards| {
            let ids = cards.iter().map(|card| {
                let plan = &self.rules.god_cards[usize::from(card)];
                format!("{} {}", plan.id, self.word(self.rules.gods[usize::from(plan.god)].as_str()))
            });
            ids.collect::<Vec<_>>().join(", ")
        };
        let unseen = match side.god_unseen {
            0 => String::new(),
            unseen => self.tell("terminal-unseen", [("n", unseen.into())]),
        };
        let seen = self.with("terminal-seen", ids(side.god_seen));
        self.labelled(self.word("god_cards"), &[unseen, seen, self.with("terminal-laid", ids(side.laid))])
    }

    /// What is there, with a word on it; nothing if there is nothing.
    fn with(&self, key: &str, what: String) -> String {
        if what.is_empty() { what } else { self.tell(key, [("what", what.into())]) }
    }

    /// Parts that are there, after what they are; nothing if none is.
    fn labelled(&self, label: String, parts: &[String]) -> String {
        let there: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        if there.is_empty() { String::new() } else { self.ink.words.titled(label, there.join(", ")) }
    }

    pub(super) fn tapestries(&self, side: &Side) -> String {
        let row = |(number, tiles): (usize, &[u8])| {
            let mut text = format!("{:INDENT$}{}: ", "", number + 1);
            for (at, &tile) in tiles.iter().enumerate() {
                if at > 0 {
                    let [left, right] =
                        [tiles[at - 1], tile].map(|tile| &self.rules.weavings[usize::from(tile)]);
                    text += &if left.right == right.left { self.ink.head("═") } else { " ".to_owned() };
                }
                text += &self.weaving(tile);
            }
            text + "\n"
        };
        side.rows.iter().enumerate().map(row).collect()
    }

    /// What the viewer alone sees, and what the own buildings do.
    pub(super) fn hand(&self, own: &Own) -> String {
        let side = self.table.side(own.seat.into());
        let hand = own.gods.union(side.god_seen);
        let mut text = String::new();
        if !hand.is_empty() {
            let heading = self.tell("terminal-god-hand", [("name", self.ink.name(own.seat).into())]);
            text += &format!("{}\n", self.ink.head(&heading.to_uppercase()));
            text += &self.god_cards(hand, own.kept);
        }
        for (key, cards) in [("board-army-hand", own.army), ("board-army-drawn", own.drawn)] {
            if !cards.is_empty() {
                text += &format!("{} {}\n", self.heading(key), self.army_cards(cards));
            }
        }
        if !side.up.union(side.down).is_empty() {
            text += &format!("{}\n{}", self.heading("terminal-own-buildings"), self.own_buildings(side));
        }
        text
    }

    /// God cards with their benefits, in two columns; those of a choice that was made are marked.
    pub(super) fn god_cards(&self, cards: Cards, kept: Cards) -> String {
        let kept_mark = format!(" ({})", self.label("terminal-kept"));
        let mark = |card: u8| if kept.has(card) { kept_mark.as_str() } else { "" };
        let lines = cards.iter().map(|card| format!("  {}{}", self.god_card(card), mark(card)));
        in_columns(&lines.collect::<Vec<_>>())
    }

    /// Army cards with what they give when they are discarded.
    pub(super) fn army_cards(&self, cards: Tally) -> String {
        let kinds = cards.kinds().map(|kind| {
            let plan = &self.rules.army[usize::from(kind)];
            let (count, gives) = (cards.get(kind.into()), self.gives(&plan.gives));
            let times = if count > 1 { format!("{count}× ") } else { String::new() };
            let card = plan.id.to_string();
            times + &self.tell("terminal-army-card", [("card", card.into()), ("gives", gives.into())])
        });
        kinds.collect::<Vec<_>>().join(", ")
    }

    /// What the buildings of a side do.
    pub(super) fn own_buildings(&self, side: &Side) -> String {
        let face_down = format!(" ({})", self.label("terminal-face-down"));
        let row = |building: u8| {
            let id = self.rules.buildings[usize::from(building)].id.to_string();
            let down = if side.down.has(building) { face_down.as_str() } else { "" };
            vec![id, self.building(building) + down]
        };
        let rows: Vec<Vec<String>> = side.up.union(side.down).iter().map(row).collect();
        ruled(&BUILDINGS, &rows).into_iter().map(|line| line + "\n").collect()
    }
}
