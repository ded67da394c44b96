//! Who has a seat, and what becomes of it.

use super::{ActError, visible};
use crate::store::{GuestId, Part, SeatRow};

/// Somebody who sits down.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    pub(crate) guest: GuestId,
    pub(crate) name: String,
    /// What they add to the chance of a game that has not begun.
    pub(crate) part: Part,
}

/// What becomes of a seat.
#[derive(Clone, Debug)]
pub(crate) enum SeatAct {
    /// Somebody sits down on an open seat.
    Take(Sitter),
    /// Somebody comes with the link of this generation of the seat: sits down, or holds it from one more device.
    Link(Sitter, u32),
    /// The person goes. In the middle of the game only the host lets somebody else sit there.
    Leave,
    /// The host lets somebody else sit on a seat that nobody holds.
    Open,
    /// Somebody is challenged to take it.
    Ask,
    /// Somebody who was challenged to take it declines.
    Decline,
    /// A bot of this level plays it.
    Bot(u8),
    /// The bot of the host that is called so plays it no longer; its level does.
    GaveUp(String),
    /// The person plays it again.
    Back,
    /// The person is called by another name.
    Name(String),
    /// What one holds is another's: the same person has logged in.
    Claim {
        from: GuestId,
        to: GuestId,
        /// What the user is called.
        name: String,
    },
    /// Nobody learns any more what this holder was called.
    Forget(GuestId),
}

impl SeatAct {
    /// Whether it is about who plays on, not only about who somebody is.
    pub(super) const fn plays(&self) -> bool {
        matches!(self, Self::Take(_) | Self::Link(..) | Self::Open | Self::Bot(_) | Self::Back)
    }
}

/// Devices that one seat can be held from.
const DEVICES: usize = 8;

/// Who has a seat after an act; `begun` says whether the game goes on already.
pub(super) fn change(row: &mut SeatRow, act: SeatAct, begun: bool) -> Result<(), ActError> {
    // Whoever had the seat, or a link of it, has nothing any more.
    let next = SeatRow { generation: row.generation + 1, ..SeatRow::default() };
    match act {
        SeatAct::Take(_) if row.left => return Err(ActError::Left),
        SeatAct::Take(_) if !row.is_open() => return Err(ActError::Taken),
        SeatAct::Take(sitter) => *row = sit(next.generation, sitter, begun),
        SeatAct::Link(_, generation) if generation != row.generation => return Err(ActError::OldLink),
        SeatAct::Link(..) if row.left => return Err(ActError::Left),
        SeatAct::Link(sitter, _) if row.holders.is_empty() => *row = sit(next.generation, sitter, begun),
        SeatAct::Link(Sitter { guest, .. }, _) => {
            if !row.holders.contains(&guest) {
                // Nobody is pushed out by others who come.
                if row.holders.len() >= DEVICES {
                    return Err(ActError::Devices);
                }
                row.holders.push(guest);
            }
            row.bot = None;
        }
        SeatAct::Ask => row.declined = false,
        SeatAct::Decline if !row.is_open() => return Err(ActError::Taken),
        SeatAct::Decline => row.declined = true,
        SeatAct::Leave => *row = SeatRow { left: begun, ..next },
        SeatAct::Open if !row.holders.is_empty() => return Err(ActError::Taken),
        SeatAct::Open if row.is_open() => {}
        SeatAct::Open => *row = next,
        SeatAct::Bot(level) if row.holders.is_empty() => *row = SeatRow { bot: Some(level), ..next },
        SeatAct::Bot(level) => row.bot = Some(level),
        SeatAct::GaveUp(name) => match &mut row.host_bot {
            Some(bot) if bot.name == name => bot.gave_up = true,
            _ => return Err(ActError::Stale),
        },
        SeatAct::Back if row.holders.is_empty() => return Err(ActError::NotYours),
        SeatAct::Back => row.bot = None,
        SeatAct::Name(name) => row.name = visible(&name).ok_or(ActError::Name)?,
        SeatAct::Claim { from, to, name } => {
            if !row.holders.contains(&from) {
                return Err(ActError::NotYours);
            }
            row.holders.retain(|holder| *holder != from && *holder != to);
            row.holders.push(to);
            row.name = name;
        }
        SeatAct::Forget(holder) => {
            row.holders.retain(|known| *known != holder);
            row.holders.push(nobody());
            row.name.clear();
        }
    }
    Ok(())
}

/// A holder who never comes: whoever it was is not known any more.
const fn nobody() -> GuestId {
    GuestId([0; 16])
}

fn sit(generation: u32, Sitter { guest, name, part }: Sitter, begun: bool) -> SeatRow {
    SeatRow { name, holders: vec![guest], part: (!begun).then_some(part), generation, ..SeatRow::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sitter(number: u8) -> Sitter {
        let part = Part { text: number.to_string(), own: true };
        Sitter { guest: GuestId([number; 16]), name: number.to_string(), part }
    }

    #[test]
    fn a_link_dies_when_the_seat_changes_hands() {
        let mut row = SeatRow::default();
        change(&mut row, SeatAct::Link(sitter(1), 0), true).expect("the seat is open");
        assert!(matches!(change(&mut row, SeatAct::Link(sitter(2), 0), true), Err(ActError::OldLink)));
        // The holder's own link brings a second device.
        change(&mut row, SeatAct::Link(sitter(3), 1), true).expect("the link of the holder");
        assert_eq!((row.generation, row.name.as_str(), row.holders.len()), (1, "1", 2));
        let acts = [SeatAct::Leave, SeatAct::Open, SeatAct::Bot(2), SeatAct::Open, SeatAct::Take(sitter(4))];
        for (act, generation) in acts.into_iter().zip(2..) {
            change(&mut row, act, true).expect("possible");
            assert_eq!(row.generation, generation, "{row:?}");
        }
    }

    #[test]
    fn a_bot_that_stands_in_takes_nothing_from_its_person() {
        let mut row = SeatRow::default();
        change(&mut row, SeatAct::Take(sitter(1)), true).expect("open");
        let held = row.clone();
        change(&mut row, SeatAct::Bot(3), true).expect("a substitute");
        assert!(matches!(change(&mut row, SeatAct::Open, true), Err(ActError::Taken)));
        change(&mut row, SeatAct::Back, true).expect("back");
        assert_eq!(row, held);
    }

    #[test]
    fn a_seat_left_in_the_middle_waits_for_the_host() {
        for (begun, open) in [(false, true), (true, false)] {
            let mut row = SeatRow::default();
            change(&mut row, SeatAct::Take(sitter(1)), begun).expect("open");
            assert_eq!(row.part.is_some(), !begun, "a part counts before the game is dealt");
            change(&mut row, SeatAct::Leave, begun).expect("possible");
            assert_eq!(row.is_open(), open);
            let generation = row.generation;
            for act in [SeatAct::Take(sitter(2)), SeatAct::Link(sitter(2), generation)] {
                assert_eq!(change(&mut row.clone(), act, begun).is_ok(), open);
            }
            change(&mut row, SeatAct::Open, begun).expect("the host opens it");
            change(&mut row, SeatAct::Take(sitter(2)), begun).expect("now it is open");
        }
    }

    #[test]
    fn nobody_is_pushed_out_by_devices() {
        let mut row = SeatRow::default();
        change(&mut row, SeatAct::Take(sitter(0)), true).expect("open");
        for number in 1..DEVICES as u8 {
            change(&mut row, SeatAct::Link(sitter(number), 1), true).expect("room for one more");
        }
        assert!(matches!(change(&mut row, SeatAct::Link(sitter(99), 1), true), Err(ActError::Devices)));
        assert!(row.holders.contains(&GuestId([0; 16])));
        change(&mut row, SeatAct::Link(sitter(3), 1), true).expect("a device that is known");
    }
}
