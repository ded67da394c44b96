//! Where events happen.

use khipu_core::Seat;
use khipu_tzolkin::{Event, Gear, Temple};

/// The parts to point at while an event is told.
pub(super) fn of(event: &Event) -> Vec<String> {
    let player = |seat: Seat| format!("player-{}", seat.index());
    let tooth = |gear: Gear, space: u8| format!("tooth-{}-{space}", gear.name());
    let act = |gear: Gear, action: u8| format!("act-{}-{action}", gear.name());
    let temple = |temple: Temple| format!("temple-{}", temple.name());
    match *event {
        Event::Placed { gear, space, .. } | Event::PlacedByMercy { gear, space, .. } => {
            vec![tooth(gear, space)]
        }
        Event::PlacedFirst { .. } | Event::FirstReturned { .. } | Event::CalendarCorn { .. } => {
            vec!["first".to_owned()]
        }
        Event::Picked { gear, space, action, .. } => vec![tooth(gear, space), act(gear, action)],
        Event::PickedIdle { gear, space, .. } => vec![tooth(gear, space)],
        Event::Acted { gear, action, .. } => vec![act(gear, action)],
        Event::CornTile { group, .. } | Event::HarvestWithoutTile { group, .. } => {
            vec![format!("corn-{group}")]
        }
        Event::WoodTile { group, .. } => vec![format!("wood-{group}")],
        Event::Burnt { group, .. } => vec![format!("grove-{group}")],
        Event::TempleUp { temple: which, .. }
        | Event::TempleDown { temple: which, .. }
        | Event::StepLost { temple: which, .. } => vec![temple(which)],
        Event::Learnt { technology, .. } | Event::Bonus { technology, .. } => {
            vec![format!("tech-{}", technology.name())]
        }
        Event::LaidOut { tile } => vec![format!("building-{tile}")],
        // The tile has left the display: it lies before the player.
        Event::Built { seat, .. } | Event::MonumentBuilt { seat, .. } => vec![player(seat)],
        Event::SkullLaid { space, .. } => vec![act(Gear::ChichenItza, space)],
        Event::NoSkull { .. } | Event::SkullsShort { .. } => vec!["skulls".to_owned()],
        Event::FoodDay { number } => vec![format!("food-{number}")],
        // Whose turn it is needs no pointing at.
        Event::SecondAge | Event::Over | Event::TurnStarted { .. } | Event::TurnEnded { .. } => Vec::new(),
        Event::CornLaid { .. } | Event::CalendarTurned { .. } => vec!["calendar".to_owned()],
        Event::SecondDayBarred { gear, space, .. } => vec![tooth(gear, space)],
        Event::PushedOff { gear, .. } => vec![format!("gear-{}", gear.name())],
        Event::WealthChosen { seat, .. }
        | Event::WealthRevealed { seat, .. }
        | Event::Begged { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::NoRoom { seat }
        | Event::SecondDaySpent { seat }
        | Event::BoardLight { seat }
        | Event::BoardDark { seat }
        | Event::WorkerJoined { seat }
        | Event::NoWorkerLeft { seat }
        | Event::Bought { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Scored { seat, .. }
        | Event::MonumentScored { seat, .. }
        | Event::Fed { seat, .. }
        | Event::MarkerTo { seat } => vec![player(seat)],
    }
}
