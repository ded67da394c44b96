//! What happened, as data.

use khipu_core::{Id, Points, Seat};
use serde::Serialize;

use crate::goods::Goods;
use crate::names::{Gear, Source, Technology, Temple};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Event {
    /// A seat has chosen its starting wealth. Only the seat itself is told which tiles.
    WealthChosen {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        tiles: Option<[Id; 2]>,
    },
    /// All have chosen: the tiles are shown.
    WealthRevealed { seat: Seat, tiles: [Id; 2] },
    /// A turn begins.
    TurnStarted { seat: Seat },
    /// Somebody begged.
    Begged { seat: Seat, corn: u16 },
    /// A worker was placed on a gear.
    Placed { seat: Seat, gear: Gear, space: u8, cost: u16 },
    /// A worker was placed by mercy, for all the corn held.
    PlacedByMercy { seat: Seat, gear: Gear, space: u8, cost: u16 },
    /// A worker was placed on the first-player space.
    PlacedFirst { seat: Seat, cost: u16 },
    /// A worker was picked up for an action.
    Picked { seat: Seat, gear: Gear, space: u8, action: u8, cost: u16 },
    /// A worker was picked up for nothing.
    PickedIdle { seat: Seat, gear: Gear, space: u8 },
    /// An action was taken without a worker on its gear.
    Acted { seat: Seat, gear: Gear, action: u8, cost: u16 },
    /// Goods were gained.
    Gained { seat: Seat, goods: Goods },
    /// Goods were paid.
    Paid { seat: Seat, goods: Goods },
    /// The bank had too few skulls.
    NoSkull { seat: Seat },
    /// Corn was harvested with a tile.
    CornTile { seat: Seat, group: u8 },
    /// Corn was harvested without a tile.
    HarvestWithoutTile { seat: Seat, group: u8 },
    /// A wood tile was taken.
    WoodTile { seat: Seat, group: u8 },
    /// A wood tile was burnt for the corn tile under it.
    Burnt { seat: Seat, group: u8 },
    /// A marker moved in a temple.
    TempleUp { seat: Seat, temple: Temple, step: u8 },
    /// The gods were angered.
    TempleDown { seat: Seat, temple: Temple, step: u8 },
    /// A step that could not be made.
    StepLost { seat: Seat, temple: Temple },
    /// A step that no temple has room for.
    NoRoom { seat: Seat },
    /// A board was turned to its light side.
    BoardLight { seat: Seat },
    /// A board was turned to its dark side.
    BoardDark { seat: Seat },
    /// A technology level was reached.
    Learnt { seat: Seat, technology: Technology, level: u8 },
    /// The bonus beyond the top level.
    Bonus { seat: Seat, technology: Technology },
    /// A building was built.
    Built { seat: Seat, tile: Id },
    /// A monument was built.
    MonumentBuilt { seat: Seat, tile: Id },
    /// A worker came from the bank.
    WorkerJoined { seat: Seat },
    /// No worker was left in the bank.
    NoWorkerLeft { seat: Seat },
    /// A resource was bought.
    Bought { seat: Seat, goods: Goods, corn: u16 },
    /// A resource was sold.
    Sold { seat: Seat, goods: Goods, corn: u16 },
    /// A skull was laid at Chichen Itza.
    SkullLaid { seat: Seat, space: u8 },
    /// Points were scored, or lost.
    Scored { seat: Seat, source: Source, points: Points },
    /// A monument scored at the end.
    MonumentScored { seat: Seat, tile: Id, points: Points },
    /// All corn of the calendar was taken.
    CalendarCorn { seat: Seat, corn: u16 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A building was laid out.
    LaidOut { tile: Id },
    /// A food day begins.
    FoodDay { number: u8 },
    /// Workers were fed.
    Fed { seat: Seat, fed: u8, unfed: u8, corn: u16 },
    /// The buildings of the first age left.
    SecondAge,
    /// The bank has too few skulls for all: nobody gets one.
    SkullsShort { due: u16, bank: u16 },
    /// Corn was laid on the calendar.
    CornLaid { day: u8 },
    /// A worker came back from the first-player space.
    FirstReturned { seat: Seat },
    /// The first-player marker changed hands.
    MarkerTo { seat: Seat },
    /// Two days are not possible: the second would push off this worker.
    SecondDayBarred { seat: Seat, owner: Seat, gear: Gear, space: u8 },
    /// Two days are not possible: the board lies dark side up.
    SecondDaySpent { seat: Seat },
    /// The calendar turned.
    CalendarTurned { days: u8, day: u8 },
    /// A worker was pushed off its gear.
    PushedOff { seat: Seat, gear: Gear },
    /// The game has ended.
    Over,
}
