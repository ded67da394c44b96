//! The panels, by priority: what one is asked to do with cards, the own empire, the others from the left, the round.

use khipu_core::Seat;
use khipu_settlers::View;

use super::static_text::StaticText;
use super::{empire, hand, prayer, round};
use khipu_board::{Group, Panel, RenderContext};

/// The panels for a viewer. Whose empire is large is a matter of its panel; who only looks sees that of the first seat so.
pub(super) fn of(view: &View, fixed: &StaticText, context: &RenderContext<'_>) -> Vec<Panel> {
    let table = &view.table;
    let actors = table.actors();
    let own = view.own.map(|own| own.seat);
    let near = own.unwrap_or(Seat::new(0));
    let panel = |id, title: &str, icon, groups: Vec<&'static str>| Panel {
        id,
        title: fixed.text(title).to_owned(),
        seat: None,
        icon,
        groups: groups.into_iter().map(Group::flow).collect(),
    };
    let mut mine = panel("mine", "empire", "i-is-location", vec![empire::GROUPS[near.index()]]);
    if own.is_none() {
        (mine.title, mine.seat) = (context.name(near).to_owned(), Some(near));
    }
    let others = (1..actors).map(|place| empire::GROUPS[(near.index() + place) % actors]);
    let cards = vec![prayer::GROUP, hand::DRAFT, hand::GROUP];
    vec![
        panel("hand", if own.is_some() { "hand" } else { "offer" }, "i-is-hand", cards),
        mine,
        panel("others", "others", "i-is-target", others.collect()),
        panel("round", "round-panel", "i-is-first", vec![round::GROUP]),
    ]
}
