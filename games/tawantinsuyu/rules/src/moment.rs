//! When something is decided: what a move answers, or what is asked.

use serde::Serialize;

use crate::moves::Move;
use crate::pending::Pending;

/// A moment at which something is decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Starting weavings are picked.
    StartingWeavings,
    /// God cards are kept.
    Deal,
    /// Just before the first own turn.
    FirstTurn,
    /// A turn begins, or its second action is chosen.
    TurnBegins,
    /// Something is to be paid.
    Owing,
    /// A god card with a statue's benefits was placed with.
    CardPlaced,
    /// A warrior was placed.
    WarriorPlaced,
    /// Tasks are left.
    TasksLeft,
    /// Weavings are laid out.
    WeavingsTask,
    /// A weaving was gained.
    WeavingGained,
    /// A weaving comes free.
    WeavingFree,
    /// Something is built of the market.
    BuildTask,
    /// A statue is built.
    StatueTask,
    /// Stairs are built.
    StairsTask,
    /// Army cards were drawn in training.
    CardsDrawn,
    /// A god card is to be taken.
    GodCardDue,
    /// A nomad is to be taken.
    NomadDue,
    /// One of several gains is to be chosen.
    GainsDue,
    /// A temple step for gold is offered.
    StepOffered,
    /// Something may be turned up.
    RejuvenatePart,
    /// Buildings produce.
    ProductionPart,
    /// The own part of a High Priest action.
    PriestPart,
    /// A Worship.
    WorshipPart,
    /// An Offering.
    OfferingPart,
    /// A Conquest begins.
    CasualtyDue,
    /// Army cards are played at a Conquest.
    ArmyPart,
    /// Conquest markers are put.
    ConquestPart,
    /// Soldiers are to be sent.
    SoldiersDue,
    /// The end of the own turn.
    TurnEnds,
    /// There are too many workers at the end of a turn.
    WorkerLimit,
    /// God cards are played at a festival.
    Feast,
    /// The game is about to be scored.
    LastMoment,
}

impl Moment {
    /// The rule that speaks of it.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::StartingWeavings => "TW-2.8",
            Self::Deal => "TW-2.10",
            Self::FirstTurn => "TW-2.11",
            Self::TurnBegins => "TW-3.4",
            Self::Owing => "TW-1.4",
            Self::CardPlaced => "TW-5.1",
            Self::WarriorPlaced => "TW-4.10",
            Self::TasksLeft => "TW-4.6",
            Self::WeavingsTask => "TW-6.7",
            Self::WeavingGained => "TW-6.8",
            Self::WeavingFree => "TW-6.9",
            Self::BuildTask => "TW-6.3",
            Self::StatueTask => "TW-6.6",
            Self::StairsTask => "TW-6.2",
            Self::CardsDrawn => "TW-6.10",
            Self::GodCardDue => "TW-5.2",
            Self::NomadDue => "TW-8.6",
            Self::GainsDue => "TW-15.33",
            Self::StepOffered => "TW-6.12",
            Self::RejuvenatePart => "TW-7.5",
            Self::ProductionPart => "TW-7.9",
            Self::PriestPart => "TW-7.2",
            Self::WorshipPart => "TW-7.3",
            Self::OfferingPart => "TW-7.4",
            Self::CasualtyDue => "TW-7.6",
            Self::ArmyPart => "TW-7.7",
            Self::ConquestPart => "TW-7.8",
            Self::SoldiersDue => "TW-7.12",
            Self::TurnEnds => "TW-8.4",
            Self::WorkerLimit => "TW-8.5",
            Self::Feast => "TW-9.11",
            Self::LastMoment => "TW-15.29",
        }
    }

    /// When a move is played.
    pub(crate) const fn of(wanted: Move) -> Self {
        match wanted {
            Move::Start(_) => Self::StartingWeavings,
            Move::Keep(_) => Self::Deal,
            Move::Stand(_) => Self::FirstTurn,
            Move::Place { .. } | Move::Walk(_) | Move::Pray | Move::Train | Move::Recruit(_) => {
                Self::TurnBegins
            }
            Move::Pay(_) => Self::Owing,
            Move::Boon { .. } | Move::Decline(_) => Self::CardPlaced,
            Move::Capture(_) => Self::WarriorPlaced,
            Move::Task(_) => Self::TasksLeft,
            Move::Bury(_) | Move::Buy(_) => Self::WeavingsTask,
            Move::Lay(..) | Move::LayNew => Self::WeavingGained,
            Move::WeaveTop | Move::WeaveUnder => Self::WeavingFree,
            Move::Build(_) | Move::Exchange(_) | Move::Remove(_) => Self::BuildTask,
            Move::Statue(..) => Self::StatueTask,
            Move::Stairs(_) => Self::StairsTask,
            Move::Hold(_) => Self::CardsDrawn,
            Move::TakeOffer(_) | Move::TakeDeck => Self::GodCardDue,
            Move::Nomad(_) => Self::NomadDue,
            Move::Gain(_) => Self::GainsDue,
            Move::Climb => Self::StepOffered,
            Move::Flip(_) => Self::RejuvenatePart,
            Move::Produce(_) => Self::ProductionPart,
            Move::Sacrifice(..) => Self::WorshipPart,
            Move::Offer(_) => Self::OfferingPart,
            Move::Casualty(_) => Self::CasualtyDue,
            Move::Muster(_) => Self::ArmyPart,
            Move::Conquer(_) => Self::ConquestPart,
            Move::TurnDown(_) | Move::Lose(_) => Self::SoldiersDue,
            Move::Hire(_) => Self::TurnEnds,
            Move::Dismiss(_) => Self::WorkerLimit,
            Move::PlayGod(_) => Self::Feast,
            // What can be done at any time, and what ends a part, have reasons of their own.
            Move::Gold | Move::Discard(_) | Move::Trade(..) | Move::Appeal | Move::Done => Self::PriestPart,
        }
    }

    /// What a question decides.
    pub(crate) const fn asked(what: Pending) -> Self {
        match what {
            Pending::StartWeaving => Self::StartingWeavings,
            Pending::Laid => Self::Deal,
            Pending::Stand => Self::FirstTurn,
            Pending::Turn | Pending::Secondary | Pending::Do(_) => Self::TurnBegins,
            Pending::Pay(_) | Pending::Upkeep | Pending::Potato => Self::Owing,
            Pending::Boon => Self::CardPlaced,
            Pending::Capture => Self::WarriorPlaced,
            Pending::Tasks => Self::TasksLeft,
            Pending::Bury { .. } | Pending::Weave { .. } | Pending::Leftover => Self::WeavingsTask,
            Pending::Lay { .. } => Self::WeavingGained,
            Pending::Weaving { .. } => Self::WeavingFree,
            Pending::Build { .. } | Pending::Remove { .. } => Self::BuildTask,
            Pending::Statue(_) => Self::StatueTask,
            Pending::Stairs(_) => Self::StairsTask,
            Pending::Train => Self::CardsDrawn,
            Pending::God { .. } => Self::GodCardDue,
            Pending::Worker { .. } => Self::NomadDue,
            Pending::Gains { .. } | Pending::Rewards { .. } => Self::GainsDue,
            Pending::PaidStep { .. } => Self::StepOffered,
            Pending::Rejuvenate { .. } | Pending::Renew { .. } => Self::RejuvenatePart,
            Pending::ProduceOnce | Pending::Produce { .. } => Self::ProductionPart,
            Pending::Worship { .. } => Self::WorshipPart,
            Pending::Offer => Self::OfferingPart,
            Pending::Casualty => Self::CasualtyDue,
            Pending::Muster { .. } => Self::ArmyPart,
            Pending::Conquer => Self::ConquestPart,
            Pending::Soldiers { .. } => Self::SoldiersDue,
            Pending::Hire => Self::TurnEnds,
            Pending::Dismiss => Self::WorkerLimit,
            Pending::Feast { .. } => Self::Feast,
            Pending::Last => Self::LastMoment,
        }
    }
}
