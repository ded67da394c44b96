//! The seed of a game. At a table where several people sit nobody can know or choose it: it is made of a part of the
//! server, which is promised before anybody sits down, and of a part of everybody who does.

use khipu_core::Seed;

use super::ActError;
use crate::store::{Chance, Dealt, Part, SeatPart, SeatRow, StoreError};

/// The longest part of a person.
const LONGEST: usize = 64;

impl Chance {
    /// What the server promises of its part before anybody sits down.
    pub(crate) fn promise(&self) -> Option<String> {
        match self {
            Self::Shared { server } => Some(Seed::from_text(server).commitment().to_hex()),
            Self::Server | Self::Chosen => None,
        }
    }
}

impl Part {
    /// The part that somebody sent, or one that the server makes for them.
    pub(crate) fn read(sent: Option<&str>) -> Result<Self, ActError> {
        let Some(text) = sent.map(str::trim).filter(|text| !text.is_empty()) else {
            return Ok(Self { text: secret()?, own: false });
        };
        let fits = text.len() <= LONGEST && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
        if fits { Ok(Self { text: text.to_owned(), own: true }) } else { Err(ActError::Part) }
    }
}

/// Deals: the part of the server, then each person's after the number of the seat. `+` and `:` stand in no part, so that
/// no two lists of parts give the same text.
pub(super) fn deal(server: &str, seats: &[SeatRow]) -> Dealt {
    let parts = parts(seats);
    let texts = parts.iter().map(|SeatPart { seat, part }| format!("+{seat}:{}", part.text));
    Dealt { seed: server.to_owned() + &texts.collect::<String>(), parts }
}

/// What people add, in the order of the seats.
pub(super) fn parts(seats: &[SeatRow]) -> Vec<SeatPart> {
    let part = |(row, seat): (&SeatRow, u8)| Some(SeatPart { seat, part: row.part.clone()? });
    seats.iter().zip(0..).filter_map(part).collect()
}

/// 256 bits that nobody knows, in hexadecimal digits.
pub(super) fn secret() -> Result<String, StoreError> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).map_err(StoreError::Random)?;
    Ok(Seed::from_bytes(bits).to_hex())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(part: &str) -> SeatRow {
        SeatRow { part: Some(Part { text: part.to_owned(), own: true }), ..SeatRow::default() }
    }

    #[test]
    fn every_part_matters_and_every_place() {
        let bot = SeatRow { bot: Some(3), ..SeatRow::default() };
        let seeds = [
            deal("a", &[row("b"), row("c")]),
            deal("x", &[row("b"), row("c")]),
            deal("a", &[row("x"), row("c")]),
            deal("a", &[row("b"), row("x")]),
            deal("a", &[row("c"), row("b")]),
            deal("a", &[row("b"), bot.clone(), row("c")]),
            deal("a", &[row("b"), bot]),
        ]
        .map(|dealt| dealt.seed);
        assert_eq!(seeds[0], "a+0:b+1:c");
        for (index, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..index].contains(seed), "{seed}");
        }
    }

    #[test]
    fn a_part_cannot_pass_for_two() {
        for text in ["a+1:b", "a:b", "é", "a b", &"x".repeat(LONGEST + 1)] {
            assert!(matches!(Part::read(Some(text)), Err(ActError::Part)), "{text}");
        }
        let own = Part::read(Some(" my-Lucky-7 ")).expect("a part");
        assert_eq!((own.text.as_str(), own.own), ("my-Lucky-7", true));
        for nothing in [None, Some(""), Some("  ")] {
            let made = Part::read(nothing).expect("a part");
            assert!(!made.own && made.text.len() == 64);
        }
        assert_ne!(secret().expect("random"), secret().expect("random"));
    }
}
