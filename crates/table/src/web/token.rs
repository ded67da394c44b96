//! Tokens of guests: in the cookie of a browser, or sent by a program as `Authorization: Bearer …`.
//!
//! `{secret}.{epoch}.{day}.{mac}`: good for a year from its day, and until the guest logs out everywhere. Release 0.1.0 wrote
//! `{secret}.{mac}`; such tokens belong to the first epoch and are good for a year from the day when the server was brought
//! here.

use std::str::FromStr;

use super::guest::{Mac, Signer, same};
use crate::store::{GuestId, GuestRow, GuestSecret};

const DAY: i64 = 24 * 3600;
/// A table can wait for weeks, and so can its guests: a year.
pub(super) const AGE: i64 = 365 * DAY;
/// Browsers get a new one after so many days.
const RENEWED: i64 = 30;

/// A token with a right signature.
#[derive(Clone, Copy)]
pub(crate) struct Token {
    /// Whose.
    pub(crate) secret: GuestSecret,
    /// How often the guest had logged out everywhere.
    epoch: u32,
    /// When it was made, in days since 1970; none if it does not say.
    day: Option<i64>,
}

impl Token {
    /// A new one.
    pub(crate) const fn new(secret: GuestSecret, epoch: u32, now: i64) -> Self {
        Self { secret, epoch, day: Some(now / DAY) }
    }

    /// As text.
    pub(crate) fn write(self, signer: &Signer) -> String {
        let (Self { secret, epoch, day }, mac) = (self, GuestId(self.mac(signer)));
        match day {
            Some(day) => format!("{secret}.{epoch}.{day}.{mac}"),
            None => format!("{secret}.{mac}"),
        }
    }

    /// What only we can say of it.
    fn mac(self, signer: &Signer) -> Mac {
        let Self { secret, epoch, day } = self;
        match day {
            Some(day) => {
                signer.sign("token of a guest", &[&secret.0, &epoch.to_le_bytes(), &day.to_le_bytes()])
            }
            None => signer.sign("guest", &[&secret.0]),
        }
    }

    /// Reads one, if it is ours.
    pub(crate) fn read(signer: &Signer, text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let secret = GuestSecret::from_hex(parts.next()?)?;
        let (token, mac) = match (parts.next()?, parts.next(), parts.next(), parts.next()) {
            (mac, None, ..) => (Self { secret, epoch: 0, day: None }, mac),
            (epoch, Some(day), Some(mac), None) => {
                (Self { secret, epoch: number(epoch)?, day: Some(number(day)?) }, mac)
            }
            _ => return None,
        };
        let GuestId(mac) = GuestId::from_hex(mac)?;
        same(token.mac(signer), mac).then_some(token)
    }

    /// Whether it is still good for a guest; `undated_until` is the end of those without a day.
    pub(crate) fn is_good(self, row: &GuestRow, undated_until: i64, now: i64) -> bool {
        let until = self.day.map_or(undated_until, |day| (day * DAY).saturating_add(AGE));
        self.epoch == row.epoch && now < until
    }

    /// Whether a browser shall have a new one.
    pub(crate) fn is_old(self, now: i64) -> bool {
        self.day.is_none_or(|day| now / DAY - day >= RENEWED)
    }
}

/// A number as we write it: without a sign, and without zeros in front.
fn number<N: FromStr>(text: &str) -> Option<N> {
    let plain = text == "0" || text.starts_with(|first| matches!(first, '1'..='9'));
    if plain { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_says_whose_and_when() {
        let (ours, theirs) = (Signer::new([1; 32]), Signer::new([2; 32]));
        let secret = GuestSecret([7; 16]);
        let now = 20_000 * DAY + 5;
        let text = Token::new(secret, 3, now).write(&ours);
        let token = Token::read(&ours, &text).expect("one of ours");
        assert!(token.secret == secret && Token::read(&theirs, &text).is_none());
        let parts: Vec<&str> = text.split('.').collect();
        for forged in [
            format!("{}.4.{}.{}", parts[0], parts[2], parts[3]),
            format!("{}.3.20001.{}", parts[0], parts[3]),
            format!("{}.03.{}.{}", parts[0], parts[2], parts[3]),
            format!("{}.{}", parts[0], parts[3]),
            format!("{text}.0"),
            format!("{}.3.99999999999999999999.{}", parts[0], parts[3]),
            String::new(),
            "é".repeat(16),
        ] {
            assert!(Token::read(&ours, &forged).is_none(), "{forged}");
        }
    }

    #[test]
    fn a_token_ends_with_its_year_and_with_its_epoch() {
        let now = 20_000 * DAY;
        let row = |epoch| GuestRow { epoch, ..GuestRow::default() };
        let token = Token::new(GuestSecret([7; 16]), 1, now);
        assert!(token.is_good(&row(1), 0, now + AGE - 1) && !token.is_good(&row(1), 0, now + AGE));
        assert!(!token.is_good(&row(2), 0, now), "logged out everywhere");
        assert!(!token.is_old(now + 29 * DAY) && token.is_old(now + 30 * DAY));
        let undated = Token { day: None, ..Token::new(GuestSecret([7; 16]), 0, now) };
        assert!(undated.is_good(&row(0), now + 1, now) && !undated.is_good(&row(0), now, now));
        assert!(!undated.is_good(&row(1), now + 1, now));
    }
}
