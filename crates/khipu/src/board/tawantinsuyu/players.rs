//! What lies before everybody, and the own hand.

use khipu_tawantinsuyu::{Actor, Cards, Own, Side, Size, Tally};

use super::{Ink, Page, in_columns, wrapped};

/// Where the lines below a player begin.
const INDENT: usize = 6;

impl Page<'_> {
    pub(super) fn players(&self) -> String {
        let names = self.actors().map(|who| self.name(who).chars().count());
        let width = names.max().unwrap_or_default().max(6);
        let mut text = format!(
            "{}  {:<width$} {:>6}  {:>6} {:>4} {:>5} {:>4}  {:>4}  {:>6} {:>7}  {:<9} {}\n",
            self.ink.head("WHO"),
            "",
            "points",
            "potato",
            "corn",
            "stone",
            "gold",
            "step",
            "stairs",
            "markers",
            "workers",
            "statues"
        );
        for who in self.actors() {
            text += &self.player(who, width);
        }
        let legend = "═ is a matching joint, which a Merchant pays; an army card says what it gives and its soldiers: corn2";
        text + &format!("{}\n", self.ink.dim(legend))
    }

    fn player(&self, who: Actor, width: usize) -> String {
        let side = self.table.side(who);
        let [potato, corn, stone, gold] = side.goods.0;
        let asked = who.seat().is_some_and(|seat| self.table.deciders().contains(seat));
        format!(
            "{} {}  {} {:>6}  {potato:>6} {corn:>4} {stone:>5} {gold:>4}  {:>4}  {:>6} {:>7}  {} {}\n{}{}",
            if asked { "→" } else { " " },
            self.letter(who),
            Ink::pad(&self.name(who), width),
            side.score(),
            side.step,
            side.stairs,
            side.markers,
            Ink::pad(&self.workers(side.workers), 9),
            self.statues(side),
            wrapped(&[self.buildings(side), self.soldiers(side), self.gods(side)], INDENT),
            self.tapestries(side),
        )
    }

    fn statues(&self, side: &Side) -> String {
        let gods = self.rules.gods.iter().zip(0..);
        let owned = gods
            .flat_map(|(id, god)| Size::ALL.iter().map(move |&size| (id, size, side.statues.get(god, size))));
        let owned = owned.filter(|(.., count)| *count > 0).map(|(id, size, count)| {
            let times = if count > 1 { format!("{count}× ") } else { String::new() };
            format!("{times}{} {}", self.word(size.name()), self.word(id.as_str()))
        });
        let owned = owned.collect::<Vec<_>>().join(", ");
        if owned.is_empty() { "–".to_owned() } else { owned }
    }

    fn ids(&self, buildings: Cards) -> String {
        let ids = buildings.iter().map(|building| self.rules.buildings[usize::from(building)].id.to_string());
        ids.collect::<Vec<_>>().join(" ")
    }

    fn buildings(&self, side: &Side) -> String {
        labelled("buildings", &[("", self.ids(side.up)), ("down ", self.ids(side.down))])
    }

    pub(super) fn soldiers(&self, side: &Side) -> String {
        let up = match side.soldiers(self.rules) {
            0 => String::new(),
            soldiers => format!("{} ({soldiers} soldiers)", self.army(side.army_up)),
        };
        let hand = if side.army_hand > 0 { side.army_hand.to_string() } else { String::new() };
        labelled("army", &[("up ", up), ("down ", self.army(side.army_down)), ("in hand ", hand)])
    }

    fn gods(&self, side: &Side) -> String {
        let ids = |cards: Cards| {
            let ids = cards.iter().map(|card| {
                let plan = &self.rules.god_cards[usize::from(card)];
                format!("{} {}", plan.id, self.word(self.rules.gods[usize::from(plan.god)].as_str()))
            });
            ids.collect::<Vec<_>>().join(", ")
        };
        let unseen = if side.god_unseen > 0 { format!("{} unseen", side.god_unseen) } else { String::new() };
        labelled("god cards", &[("", unseen), ("seen ", ids(side.god_seen)), ("laid out ", ids(side.laid))])
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
        let hand = own.gods.and(side.god_seen);
        let mut text = String::new();
        if !hand.is_empty() {
            text += &format!(
                "{}\n",
                self.ink.head(&format!("GOD CARDS OF {}", self.ink.name(own.seat).to_uppercase()))
            );
            text += &self.god_cards(hand, own.kept);
        }
        for (label, cards) in [("ARMY CARDS IN HAND", own.army), ("ARMY CARDS DRAWN", own.drawn)] {
            if !cards.is_empty() {
                text += &format!("{} {}\n", self.ink.head(label), self.army_cards(cards));
            }
        }
        if !side.up.and(side.down).is_empty() {
            text += &format!("{}\n{}", self.ink.head("OWN BUILDINGS"), self.own_buildings(side));
        }
        text
    }

    /// God cards with their benefits, in two columns; those of a choice that was made are marked.
    pub(super) fn god_cards(&self, cards: Cards, kept: Cards) -> String {
        let mark = |card: u8| if kept.has(card) { " (kept)" } else { "" };
        in_columns(
            &cards.iter().map(|card| format!("  {}{}", self.god_card(card), mark(card))).collect::<Vec<_>>(),
            2,
        )
    }

    /// Army cards with what they give when they are discarded.
    pub(super) fn army_cards(&self, cards: Tally) -> String {
        let kinds = cards.kinds().map(|kind| {
            let plan = &self.rules.army[usize::from(kind)];
            let (count, gives) = (cards.get(kind.into()), self.gives(&plan.gives));
            let times = if count > 1 { format!("{count}× ") } else { String::new() };
            format!("{times}{} (or {gives})", plan.id)
        });
        kinds.collect::<Vec<_>>().join(", ")
    }

    /// What the buildings of a side do.
    pub(super) fn own_buildings(&self, side: &Side) -> String {
        let line = |building: u8| {
            let id = self.rules.buildings[usize::from(building)].id;
            let down = if side.down.has(building) { " (face down)" } else { "" };
            format!("  {id}  {}{down}\n", self.building(building))
        };
        side.up.and(side.down).iter().map(line).collect()
    }
}

/// Parts that are there, after what they are; nothing if none is.
fn labelled(label: &str, parts: &[(&str, String)]) -> String {
    let there: Vec<String> = parts
        .iter()
        .filter(|(_, part)| !part.is_empty())
        .map(|(what, part)| format!("{what}{part}"))
        .collect();
    if there.is_empty() { String::new() } else { format!("{label}: {}", there.join(", ")) }
}
