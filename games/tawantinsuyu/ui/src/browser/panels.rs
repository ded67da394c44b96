//! The panels of the board, those in which most decisions lie first.

use super::geometry::FRAME;
use super::page::Page;
use khipu_board::{Group, Panel};
use khipu_tawantinsuyu::Actor;

impl Page<'_> {
    pub(super) fn panels(&self) -> Vec<Panel> {
        let panel = |id, title: &str, icon, groups| Panel {
            id,
            title: self.word(title).to_owned(),
            seat: None,
            icon,
            groups,
        };
        let one = |id, title, icon| panel(id, title, icon, vec![Group::flow(id)]);
        let mut panels = vec![
            panel("hill", "panel-hill", "i-tw-sun", vec![Group::flow("turns"), FRAME.into()]),
            one("mine", "panel-mine", "i-tw-god"),
            one("village", "village", "i-tw-village"),
            panel("market", "market", "i-tw-build", vec![Group::flow("offer"), Group::flow("shop")]),
            one("temple", "temple", "i-tw-step"),
            one("regions", "panel-regions", "i-tw-conquest"),
        ];
        if self.table.players == 1 {
            let title = self.name(Actor::Axomamma).into_owned();
            panels.push(Panel { title, ..one("automa", "automa", "i-tw-die") });
        }
        panels
    }
}
