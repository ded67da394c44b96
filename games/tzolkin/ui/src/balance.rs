//! The components of Tzolk'in that can be used.

use khipu_tzolkin::{Event, Gear, Technology, Tzolkin};

use khipu_board::{Usage, Use};

use crate::TzolkinUi;

impl Usage for TzolkinUi {
    fn components_by_group(game: &Tzolkin) -> Vec<(&'static str, Vec<String>)> {
        let rules = game.components();
        let action = |gear: Gear| (1..=gear.actions()).map(move |action| format!("{} {action}", gear.name()));
        let levels =
            |technology: Technology| (1..=3).map(move |level| format!("{} {level}", technology.name()));
        let bonuses = Technology::ALL.iter().map(|technology| format!("{} bonus", technology.name()));
        vec![
            ("action", Gear::ALL.iter().copied().flat_map(action).collect()),
            ("building", rules.buildings.iter().map(|plan| plan.id.to_string()).collect()),
            ("monument", rules.monuments.iter().map(|plan| plan.id.to_string()).collect()),
            ("technology", Technology::ALL.iter().copied().flat_map(levels).chain(bonuses).collect()),
            ("wealth tile", rules.wealth.iter().map(|plan| plan.id.to_string()).collect()),
        ]
    }

    fn used(_: &Tzolkin, event: &Event, uses: &mut Vec<Use>) {
        let mut note = |group, name: String, seat| uses.push(Use { group, name, seat: Some(seat) });
        match *event {
            Event::Picked { seat, gear, action, .. } | Event::Acted { seat, gear, action, .. } => {
                note("action", format!("{} {action}", gear.name()), seat);
            }
            Event::Built { seat, tile } => note("building", tile.to_string(), seat),
            Event::MonumentBuilt { seat, tile } => note("monument", tile.to_string(), seat),
            Event::Learnt { seat, technology, level } => {
                note("technology", format!("{} {level}", technology.name()), seat);
            }
            Event::Bonus { seat, technology } => {
                note("technology", format!("{} bonus", technology.name()), seat);
            }
            Event::WealthRevealed { seat, tiles } => {
                tiles.iter().for_each(|tile| note("wealth tile", tile.to_string(), seat));
            }
            _ => {}
        }
    }
}
