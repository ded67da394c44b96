//! New tables: from choices in the lobby, or from a record that somebody brings.

use khipu_bots::Level;
use khipu_core::{AnyMatch, Options, Record, Seats, Seed};

use super::{ActError, Tables, visible};
use crate::store::{Append, ClientId, GuestId, Head, LogRow, SeatRow, StoreError, TableId};

/// Who shall have a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NewSeat {
    /// Whoever sets up the table.
    Me,
    /// Whoever comes, by the lobby or with the seat's link.
    Open,
    /// Another person at the same device, by name.
    Here(String),
    /// A bot of this level, from 1 to 5.
    Bot(u8),
}

/// Who sets up a table, and from where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Host {
    pub(crate) guest: GuestId,
    pub(crate) client: ClientId,
}

/// A table to be set up.
#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    /// The name of the game.
    pub(crate) game: String,
    /// What was chosen; the rest has its defaults.
    pub(crate) options: Options,
    /// Who shall sit where: as many as players.
    pub(crate) seats: Vec<NewSeat>,
    /// Whether it stands in the lobby for everybody.
    pub(crate) public: bool,
    /// A seed of one's own; by default nobody knows it.
    pub(crate) seed: Option<String>,
}

/// The longest seed of one's own.
const SEED: usize = 100;

impl Tables {
    /// Sets up a table; it is kept when this returns.
    pub(crate) async fn create(&self, host: Host, name: &str, new: NewTable) -> Result<TableId, ActError> {
        let game = self.game(&new.game)?;
        let seed = match new.seed.filter(|seed| !seed.trim().is_empty()) {
            Some(seed) => seed.trim().chars().take(SEED).collect(),
            None => random_seed()?,
        };
        let played = game.start(new.seats.len() as u64, &new.options, &seed).map_err(ActError::Setup)?;
        let seats: Result<Vec<SeatRow>, ActError> =
            new.seats.into_iter().map(|seat| seat_row(seat, host.guest, name)).collect();
        let record = Record { header: played.header().clone(), moves: Vec::new() };
        self.keep(host, new.public, played, &record, seats?).await
    }

    /// Makes a table from a record: all its seats belong to whoever brings it.
    pub(crate) async fn bring(&self, host: Host, text: String) -> Result<TableId, ActError> {
        // A long record takes a while and much memory: it is read on a thread of its own, and only a few at a time.
        let _permit = self.reading.acquire().await.map_err(|_| ActError::Broken)?;
        let parsed = tokio::task::spawn_blocking(move || Record::parse(&text)).await;
        let record = parsed
            .map_err(|_| ActError::Broken)?
            .map_err(|faults| ActError::Faults("core".to_owned(), faults))?;
        let game = self.game(&record.header.game)?;
        let name = record.header.game.clone();
        let again = record.clone();
        let played = tokio::task::spawn_blocking(move || game.load_record(&again, usize::MAX));
        let played =
            played.await.map_err(|_| ActError::Broken)?.map_err(|faults| ActError::Faults(name, faults))?;
        let seats = (0..record.header.players).map(|seat| {
            let named = record.header.seats.get(seat).and_then(|name| visible(name));
            SeatRow {
                name: named.unwrap_or_else(|| (seat + 1).to_string()),
                holders: vec![host.guest],
                bot: None,
            }
        });
        self.keep(host, false, played, &record, seats.collect()).await
    }

    /// Keeps a table with its first rows. It is read back like any other table when somebody comes.
    async fn keep(
        &self,
        host: Host,
        public: bool,
        played: Box<dyn AnyMatch>,
        record: &Record,
        seats: Vec<SeatRow>,
    ) -> Result<TableId, ActError> {
        let id = TableId::random()?;
        let head = Head { record: head_of(record).write(), host: host.guest, client: host.client, public };
        let seated = seats.iter().zip(0..).map(|(now, seat)| LogRow::Seat { seat, now: now.clone() });
        let moved = record.moves.iter().map(|step| LogRow::Move {
            seat: step.seat.index() as u8,
            words: step.text.clone(),
            hash: format!("{:016x}", step.hash),
        });
        let turn = played.deciders();
        let over = turn.is_empty();
        let append = Append {
            id: id.clone(),
            seq: 1,
            rows: seated.chain(moved).collect(),
            steps: record.moves.len(),
            turn,
            won: if over { played.score().winners } else { Seats::NONE },
            over,
            seats: Some(seats),
        };
        self.store.create(head, &record.header, append).await?;
        Ok(id)
    }
}

/// The record before its first move, without names: those stand in the log.
fn head_of(record: &Record) -> Record {
    let mut header = record.header.clone();
    header.seats.clear();
    Record { header, moves: Vec::new() }
}

fn seat_row(seat: NewSeat, host: GuestId, name: &str) -> Result<SeatRow, ActError> {
    let person = |name: &str| visible(name).ok_or(ActError::Name);
    Ok(match seat {
        NewSeat::Me => SeatRow { name: name.to_owned(), holders: vec![host], bot: None },
        NewSeat::Here(name) => SeatRow { name: person(&name)?, holders: vec![host], bot: None },
        NewSeat::Open => SeatRow::default(),
        NewSeat::Bot(level) => {
            let level = Level::new(level.into()).ok_or(ActError::Level)?;
            SeatRow { bot: Some(level.number()), ..SeatRow::default() }
        }
    })
}

/// A seed that nobody knows.
fn random_seed() -> Result<String, StoreError> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).map_err(StoreError::Random)?;
    Ok(Seed::from_bytes(bits).to_hex())
}
