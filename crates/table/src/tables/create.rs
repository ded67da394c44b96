//! New tables: from choices in the lobby, or from a record that somebody brings.

use khipu_bots::Level;
use khipu_core::{Options, Record, Seats};
use khipu_registry::DynMatch;

use super::chance::secret;
use super::now::people;
use super::{ActError, Tables, visible};
use crate::clock::{Clock, Control, Standing};
use crate::store::{ActId, Append, Chance, ClientId, GuestId, Head, LogRow, Part, SeatRow, TableId, Terms};

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
    /// Whether others may sit down although the seed is one's own: they are told.
    pub(crate) exhibition: bool,
    /// What whoever sets up the table adds to the chance of a game with others.
    pub(crate) part: Option<String>,
    /// For how many minutes somebody must be away before a bot may play the seat; none for what is usual.
    pub(crate) away: Option<u8>,
    /// How the clock goes; none if there shall be none.
    pub(crate) clock: Option<Control>,
    /// Whether everybody may ask for hints, also where several people play.
    pub(crate) hints: bool,
}

/// What stands around a game.
struct Frame {
    host: Host,
    public: bool,
    terms: Terms,
}

/// The longest seed of one's own.
const SEED: usize = 100;
/// What the game is set up with as long as it waits for people: everybody may know it, and nobody plays it.
const SAMPLE: &str = "a sample";

impl Tables {
    /// Sets up a table; it is kept when this returns.
    pub(crate) async fn create(&self, host: Host, name: &str, new: NewTable) -> Result<TableId, ActError> {
        let game = self.game(&new.game)?;
        let away = new.away.unwrap_or(Terms::USUAL_AWAY);
        if away > Terms::LONGEST_AWAY || (away == 0 && new.public) {
            return Err(ActError::Away);
        }
        let clock = new.clock.map(|clock| clock.checked().ok_or(ActError::Clock)).transpose()?;
        let others = new.seats.contains(&NewSeat::Open);
        let chosen = new.seed.as_deref().map(str::trim).filter(|seed| !seed.is_empty());
        let (chance, seed) = match chosen {
            Some(_) if others && !new.exhibition => return Err(ActError::OwnSeed),
            Some(seed) => (Chance::Chosen, seed.chars().take(SEED).collect()),
            None if others => (Chance::Shared { server: secret()? }, SAMPLE.to_owned()),
            None => (Chance::Server, secret()?),
        };
        let played = game.start(new.seats.len() as u64, &new.options, &seed).map_err(ActError::Setup)?;
        let seats: Result<Vec<SeatRow>, ActError> =
            new.seats.into_iter().map(|seat| seat_row(seat, host.guest, name)).collect();
        let mut seats = seats?;
        // Everybody at the device of the host adds one part.
        if matches!(chance, Chance::Shared { .. })
            && let Some(first) = seats.iter_mut().find(|row| !row.holders.is_empty())
        {
            first.part = Some(Part::read(new.part.as_deref())?);
        }
        let record = Record { header: played.header().clone(), pack: None, moves: Vec::new() };
        let frame =
            Frame { host, public: new.public, terms: Terms { chance, away, clock, hints: new.hints } };
        self.keep(frame, played, &record, seats).await
    }

    /// Makes a table from a record: all its seats belong to whoever brings it.
    pub(crate) async fn bring(&self, host: Host, text: String) -> Result<TableId, ActError> {
        let registry = self.registry.clone();
        let read = self.reading.run(move || {
            let record =
                Record::parse(&text).map_err(|faults| ActError::Faults("core".to_owned(), faults))?;
            let game = registry.resolve_record(&record)?;
            let faulty = |faults| ActError::Faults(record.header.game.clone(), faults);
            let played = game.load_record(&record, usize::MAX).map_err(faulty)?;
            Ok((record, game, played))
        });
        let (record, game, played) = read.await.unwrap_or(Err(ActError::Broken))?;
        if let Some(pack) = game.custom_pack() {
            // The table outlives whatever is at hand now.
            self.store.keep_pack(&record.header, pack).await?;
        }
        let seats = (0..record.header.players).map(|seat| {
            let named = record.header.seats.get(seat).and_then(|name| visible(name));
            let name = named.unwrap_or_else(|| (seat + 1).to_string());
            SeatRow { name, holders: vec![host.guest], ..SeatRow::default() }
        });
        let terms = Terms { chance: Chance::Chosen, away: Terms::USUAL_AWAY, clock: None, hints: false };
        self.keep(Frame { host, public: false, terms }, played, &record, seats.collect()).await
    }

    /// Keeps a table with its first rows. It is read back like any other table when somebody comes.
    async fn keep(
        &self,
        Frame { host, public, terms }: Frame,
        played: Box<dyn DynMatch>,
        record: &Record,
        seats: Vec<SeatRow>,
    ) -> Result<TableId, ActError> {
        let id = TableId::random()?;
        let clock = terms.clock.as_ref().and_then(|clock| serde_json::to_string(clock).ok());
        let head =
            Head { record: head_of(record).write(), host: host.guest, client: host.client, public, clock };
        let seated = seats.iter().zip(0..).map(|(now, seat)| LogRow::Seat { seat, now: now.clone() });
        let moved = record.moves.iter().map(|step| LogRow::Move {
            seat: step.seat.index() as u8,
            words: step.text.clone(),
            hash: format!("{:016x}", step.hash),
        });
        let waits = matches!(terms.chance, Chance::Shared { .. });
        let turn = if waits { Seats::NONE } else { played.deciders() };
        let over = !waits && turn.is_empty();
        let (at, down) = (self.time.now(), self.time.down());
        let mut clock = terms.clock.clone().map(|clock| Clock::new(clock, seats.len()));
        if let Some(clock) = &mut clock {
            clock.advance(at, &down, Standing { turn, people: people(&seats), steps: record.moves.len() });
        }
        let append = Append {
            id: id.clone(),
            seq: 1,
            act: ActId::random()?,
            rows: [LogRow::Terms(terms)].into_iter().chain(seated).chain(moved).collect(),
            steps: record.moves.len(),
            turn,
            won: if over { played.score().winners } else { Seats::NONE },
            over,
            at,
            due: clock.as_ref().and_then(|clock| clock.due(&down)),
            // Nobody else is to be told of a table that was just set up.
            wake: clock.as_ref().and_then(|clock| clock.wakes(at, &down)),
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
    Record { header, pack: None, moves: Vec::new() }
}

fn seat_row(seat: NewSeat, host: GuestId, name: &str) -> Result<SeatRow, ActError> {
    let person = |name: &str| visible(name).ok_or(ActError::Name);
    Ok(match seat {
        NewSeat::Me => SeatRow { name: name.to_owned(), holders: vec![host], ..SeatRow::default() },
        NewSeat::Here(name) => SeatRow { name: person(&name)?, holders: vec![host], ..SeatRow::default() },
        NewSeat::Open => SeatRow::default(),
        NewSeat::Bot(level) => {
            let level = Level::new(level.into()).ok_or(ActError::Level)?;
            SeatRow { bot: Some(level.number()), ..SeatRow::default() }
        }
    })
}
