//! Where events happen.

use khipu_core::{Id, Seat};
use khipu_settlers::{Actor, Event};

/// The parts to point at while an event is told. What not everybody may know is not pointed at.
pub(super) fn of(event: &Event) -> Vec<String> {
    let player = |seat: Seat| vec![format!("player-{}", seat.index())];
    let actor = |actor: Actor| match actor {
        Actor::Seat(seat) => player(seat),
        Actor::Virtual => vec!["rival".to_owned()],
    };
    let location = |card: Id| vec![format!("loc-{card}")];
    let card = |card: Id| vec![format!("card-{card}")];
    let prayer = || vec!["prayer".to_owned()];
    let source = |who: Seat, from: Option<Id>| from.map_or_else(|| player(who), location);
    match *event {
        Event::RoundStarted { .. } | Event::MarkerPassed { .. } => vec!["round".to_owned()],
        Event::Shuffled => vec!["deck".to_owned()],
        Event::Revealed { card: open } | Event::Prayed { card: open } => card(open),
        Event::LeftOver { .. } => vec!["discards".to_owned()],
        Event::Taken { who, .. } => actor(who),
        Event::Drawn { who, .. }
        | Event::NoCard { who }
        | Event::PileDealt { who, .. }
        | Event::PileKept { who, .. }
        | Event::Discarded { who, .. }
        | Event::ProductionStarted { who, .. }
        | Event::Paid { who, .. }
        | Event::FavorTaken { who, .. }
        | Event::FavorGiven { who, .. }
        | Event::NoFavor { who }
        | Event::TurnStarted { who }
        // What was discarded or razed from a hand has left the table.
        | Event::Cleared { who, .. }
        | Event::SetCompleted { who, .. }
        | Event::RazedHand { who, .. }
        | Event::Exchanged { who, .. }
        | Event::Passed { who }
        | Event::SamuraiLost { who }
        | Event::LookedAt { who, .. }
        | Event::LookKept { who, .. }
        | Event::ShuffledBack { who, .. }
        | Event::Cashed { who, .. }
        | Event::CleanedUp { who, .. }
        | Event::FavorGone { who, .. }
        | Event::PrayerOver { who, .. } => player(who),
        Event::Gained { who, card, .. } | Event::Scored { who, card, .. } => {
            let mut at = source(who, card);
            if card.is_some() {
                at.extend(player(who));
            }
            at
        }
        Event::Produced { card, .. }
        | Event::Built { card, .. }
        | Event::Activated { card, .. }
        | Event::Visited { card, .. }
        | Event::Defended { card, .. }
        | Event::SamuraiPlaced { card, .. }
        | Event::TokenPut { card, .. }
        | Event::Woken { card, .. }
        | Event::Looted { card, .. }
        | Event::Blocked { card, .. }
        | Event::TakenOver { card, .. }
        | Event::WentBack { card, .. }
        | Event::Freed { card, .. }
        | Event::Reproduced { card, .. }
        | Event::RouteMade { card, .. } => location(card),
        Event::Tucked { host, .. } | Event::PutOn { host, .. } | Event::KeptUnder { host, .. } => {
            location(host)
        }
        Event::DealMade { who, .. } | Event::DealUsed { who, .. } => {
            vec![format!("deals-{}", who.index())]
        }
        Event::FoundationUsed { who, .. } | Event::FoundationLaid { who, .. } => player(who),
        Event::DealEnded { who, .. } => actor(who),
        Event::DealTaken { who, owner, .. } | Event::Stolen { who, owner, .. } => {
            [actor(owner), player(who)].concat()
        }
        // Where it stood it leaves a ghost.
        Event::Razed { owner, card, .. } | Event::Demolished { owner, card, .. } => {
            [location(card), actor(owner)].concat()
        }
        Event::AttackRazed { who, card, .. } => [location(card), player(who)].concat(),
        Event::MustDiscard { owner, .. } => actor(owner),
        Event::PrayerStarted { .. }
        | Event::Announced { .. }
        | Event::Chosen { .. }
        | Event::TokensUsed { .. }
        | Event::StoredUsed { .. }
        | Event::TricolourIs { .. }
        | Event::Counted { .. }
        | Event::Unanswered { .. }
        | Event::Offered { .. } => prayer(),
        Event::VirtualTook { .. } => vec!["rival".to_owned()],
        Event::VirtualCollected { .. } | Event::SoloOver { .. } => vec!["collection".to_owned()],
        Event::AttackRevealed { .. }
        | Event::AttackPaired { .. }
        | Event::AttackFailed { .. }
        | Event::AttackMoved { .. }
        | Event::AttackOnFaction { .. } => vec!["row".to_owned()],
        Event::PilesPassed | Event::Over => Vec::new(),
    }
}
