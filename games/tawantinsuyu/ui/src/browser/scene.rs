//! Where events happen.

use khipu_core::Who;
use khipu_tawantinsuyu::{Actor, Event, Kind};

/// The parts to point at while an event is told.
pub(super) fn of(event: &Event) -> Vec<String> {
    let one = |part: String| vec![part];
    match *event {
        Event::WeavingStarted { tile, .. }
        | Event::WeavingDrawn { tile }
        | Event::WeavingBought { tile, .. }
        | Event::WeavingTaken { tile, .. } => one(format!("weaving-{tile}")),
        Event::WeavingTurned { .. } => one("weaving-top".to_owned()),
        Event::WeavingBuried { .. } => one("weaving-under".to_owned()),
        Event::PriestPut { section, .. }
        | Event::Walked { section, .. }
        | Event::AutomaPriestMoved { section, .. } => one(format!("wedge-{section}")),
        Event::Placed { space, .. }
        | Event::NeutralPlaced { space, .. }
        | Event::Captured { space, .. }
        | Event::AutomaChoseSpace { space, .. } => one(format!("space-{space}")),
        Event::StairsBuilt { section, lower, .. } | Event::AutomaChoseStairs { section, lower, .. } => {
            one(format!("stairs-{section}-{}", if lower { "lower" } else { "upper" }))
        }
        Event::StairsUsed { section, .. } => one(format!("stairs-{section}-upper")),
        Event::GodTaken { card, .. } | Event::GodOffered { card } => one(format!("card-{card}")),
        Event::GodDrawn { .. } | Event::GodBuried { .. } | Event::OfferShuffled | Event::GodsReturned => {
            one("deck-god".to_owned())
        }
        Event::ArmyDrawn { .. }
        | Event::ArmyKept { .. }
        | Event::ArmyShuffled
        | Event::ArmyDiscarded { .. } => one("army".to_owned()),
        Event::Recruited { worker, .. } | Event::NomadArrived { worker } => one(nomad(worker)),
        Event::Hired { end, .. } => one(format!("village-{}", end.name())),
        Event::Casualty { .. } => one("casualties".to_owned()),
        Event::VillageFilled { .. } | Event::Villager { .. } => one("village".to_owned()),
        Event::Built { tile, .. }
        | Event::Removed { tile }
        | Event::Marketed { tile }
        | Event::Produced { tile, .. }
        | Event::TurnedUp { tile, .. }
        | Event::Triggered { tile, .. }
        | Event::AutomaChoseBuilding { tile, .. } => one(format!("building-{tile}")),
        Event::StatueBuilt { god, size, .. } | Event::AutomaChoseStatue { god, size, .. } => {
            one(format!("statue-{god}-{}", size.name()))
        }
        Event::Climbed { step, .. } => one(format!("step-{step}")),
        Event::Conquered { space, .. } | Event::AutomaChoseConquest { space, .. } => {
            one(format!("conquest-{space}"))
        }
        Event::FestivalTaken { .. } | Event::Festival { .. } => one("festival".to_owned()),
        Event::AutomaActivated { space, .. } | Event::AutomaPassed { space, .. } => {
            one(format!("automa-{space}"))
        }
        Event::AutomaMovedToken { to, .. } => one(format!("automa-{to}")),
        _ => Vec::new(),
    }
}

fn nomad(kind: Kind) -> String {
    format!("nomad-{}", kind.name())
}

/// Who acts in an event: what it names, or Axomamma in what only it can do.
pub(super) fn who(event: &Event) -> Option<Who> {
    let told = serde_json::to_value(event).ok()?;
    let automa = told["event"].as_str()?.starts_with("automa_");
    khipu_board::acting(&told, Actor::AUTOMA).or(automa.then_some(Who::Actor(Actor::AUTOMA)))
}
