//! The components of Tawantinsuyu that can be used.

use khipu_core::Id;
use khipu_tawantinsuyu::{Action, Actor, Event, Task, Tawantinsuyu};

use khipu_board::{Usage, Use};

use crate::TawantinsuyuUi;

impl Usage for TawantinsuyuUi {
    fn components_by_group(game: &Tawantinsuyu) -> Vec<(&'static str, Vec<String>)> {
        fn ids<'a>(ids: impl Iterator<Item = &'a Id>) -> Vec<String> {
            ids.map(ToString::to_string).collect()
        }
        let rules = game.components();
        vec![
            ("action", Action::ALL.iter().map(|action| action.name().to_owned()).collect()),
            ("army card", ids(rules.army.iter().map(|plan| &plan.id))),
            ("building", ids(rules.buildings.iter().map(|plan| &plan.id))),
            ("conquest space", ids(rules.conquests.iter().map(|plan| &plan.id))),
            ("god card", ids(rules.god_cards.iter().map(|plan| &plan.id))),
            ("joint", ids(rules.joints.iter().map(|plan| &plan.id))),
            ("space", ids(rules.hill.spaces.iter().map(|plan| &plan.id))),
            ("task", Task::ALL.iter().map(|task| task.name().to_owned()).collect()),
            ("weaving", ids(rules.weavings.iter().map(|plan| &plan.id))),
        ]
    }

    fn used(_: &Tawantinsuyu, event: &Event, uses: &mut Vec<Use>) {
        let mut note = |group, name: String, who: Actor| uses.push(Use { group, name, seat: who.seat() });
        match *event {
            Event::Walked { who, action, .. } => note("action", action.name().to_owned(), who),
            Event::Mustered { who, card } => note("army card", card.to_string(), who),
            Event::Built { who, tile } => note("building", tile.to_string(), who),
            Event::Conquered { who, space, .. } => note("conquest space", space.to_string(), who),
            Event::LaidOut { who, card } => note("god card", card.to_string(), who),
            Event::Joined { who, symbol } => note("joint", symbol.to_string(), who),
            Event::TaskStarted { who, task } => note("task", task.name().to_owned(), who),
            Event::WeavingStarted { who, tile } | Event::WeavingLaid { who, tile, .. } => {
                note("weaving", tile.to_string(), who);
            }
            Event::Placed { who, space, card, .. } => {
                note("space", space.to_string(), who);
                if let Some(card) = card {
                    note("god card", card.to_string(), who);
                }
            }
            _ => {}
        }
    }
}
