//! Seat links: who may sit on a seat, or hold it from one more device. A link is of one generation of its seat; when the
//! seat comes into other hands the next one begins, and the link opens nothing any more.

use khipu_core::Seat;

use super::Server;
use super::failure::Failure;
use super::guest::{RequestContext, Signer};
use crate::store::TableId;
use crate::tables::{ActError, Table};

/// What a link of ours says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatLink {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    pub(crate) generation: u32,
}

impl SeatLink {
    /// The link of a seat as it is held now.
    pub(crate) fn of(table: &Table, seat: Seat) -> Self {
        let generation = table.now().seats.get(seat.index()).map_or(0, |row| row.generation);
        Self { table: table.id.clone(), seat, generation }
    }

    /// A link from outside, if it is one of ours.
    pub(crate) fn read(signer: &Signer, table: &str, seat: &str, key: &str) -> Option<Self> {
        let table = TableId::read(table)?;
        let seat = Seat::checked(seat.parse().ok()?, Seat::MAX)?;
        // Links of release 0.1.0 name no generation: they are of the first.
        let (generation, _) = key.split_once('.').unwrap_or(("0", key));
        let link = Self { table, seat, generation: generation.parse().ok()? };
        signer.agrees_on(&link, key).then_some(link)
    }

    /// `{table}.{seat}.{key}`, for programs.
    pub(crate) fn from_token(signer: &Signer, token: &str) -> Option<Self> {
        let mut parts = token.splitn(3, '.');
        Self::read(signer, parts.next()?, parts.next()?, parts.next()?)
    }

    /// The last part of the link.
    pub(crate) fn key(&self, signer: &Signer) -> String {
        match self.generation {
            0 => signer.seat(self),
            generation => format!("{generation}.{}", signer.seat(self)),
        }
    }

    /// The token for programs.
    pub(crate) fn token(&self, signer: &Signer) -> String {
        format!("{}.{}.{}", self.table, self.seat.index(), self.key(signer))
    }

    /// The path of the page that offers the seat.
    pub(crate) fn path(&self, signer: &Signer) -> String {
        format!("/seat/{}/{}/{}", self.table, self.seat.index(), self.key(signer))
    }

    /// Whether the seat is still in the same hands.
    pub(crate) fn is_current(&self, table: &Table) -> bool {
        *self == Self::of(table, self.seat)
    }
}

impl Server {
    /// The links that a guest may see: of the own seats, and for the host of those that nobody holds and that are not
    /// kept back.
    pub(crate) fn links(&self, table: &Table, context: &RequestContext) -> Vec<SeatLink> {
        if table.is_sealed() {
            return Vec::new();
        }
        let (own, host) = (context.seats(table), table.is_host(context.guest));
        let now = table.now();
        let free = |seat: Seat| {
            let row = &now.seats[seat.index()];
            row.holders.is_empty() && !row.left
        };
        let may = |seat: &Seat| own.contains(*seat) || (host && free(*seat));
        Seat::all(now.seats.len()).filter(may).map(|seat| SeatLink::of(table, seat)).collect()
    }

    /// Refuses whoever comes with a link of an earlier generation.
    pub(super) fn check_link(&self, table: &Table, context: &RequestContext) -> Result<(), Failure> {
        match &context.link {
            Some(link) if link.table == table.id && !link.is_current(table) => {
                Err(context.failure(&ActError::OldLink, &[]))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_opens_one_generation_of_one_seat_of_one_table() {
        let signer = Signer::new([3; 32]);
        let table = TableId::random().expect("random");
        for generation in [0, 1, 7] {
            let link = SeatLink { table: table.clone(), seat: Seat::new(1), generation };
            let (key, token) = (link.key(&signer), link.token(&signer));
            assert_eq!(SeatLink::from_token(&signer, &token), Some(link.clone()));
            assert_eq!(SeatLink::read(&signer, table.as_str(), "1", &key), Some(link.clone()));
            assert_eq!(SeatLink::read(&signer, table.as_str(), "0", &key), None);
            let other = TableId::random().expect("random");
            assert_eq!(SeatLink::read(&signer, other.as_str(), "1", &key), None);
            // The signature of one generation says nothing of another.
            let mac = key.rsplit('.').next().expect("a signature");
            for forged in [format!("2.{mac}"), format!("+{generation}.{mac}"), format!("{mac}.{mac}")] {
                assert_eq!(SeatLink::read(&signer, table.as_str(), "1", &forged), None, "{forged}");
            }
        }
    }
}
