//! New tables: from choices in the lobby, or from a record that somebody brings.

use std::sync::Arc;

use khipu_bots::Level;
use khipu_core::{Options, Record, Seat, Seats};
use khipu_registry::{DynGame, DynMatch};

use super::chance::secret;
use super::host_bots::STAND_IN;
use super::lock::lock;
use super::now::people;
use super::thinking::thought_of;
use super::{ActError, Tables, visible};
use crate::clock::{Clock, Control, Standing};
use crate::daily::Deal;
use crate::store::{
    ActId, Append, Chance, ClientId, GuestId, Head, HostBotRow, LogRow, Part, Retry, SeatRow, TableId, Terms,
};

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
    /// The bot of the host that is called so.
    HostBot(String),
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
    /// Whether the game counts for the ratings of those who play it.
    pub(crate) rated: bool,
    /// A password that lets people sit down; empty for none.
    pub(crate) password: String,
    /// What is kept of the password of an earlier table, which holds here too.
    pub(crate) same_password: Option<String>,
}

/// What stands around a game.
struct Frame {
    id: TableId,
    host: Host,
    public: bool,
    terms: Terms,
}

impl Frame {
    /// Of a table that is not in the lobby.
    fn private(host: Host, terms: Terms) -> Result<Self, ActError> {
        Ok(Self { id: TableId::random()?, host, public: false, terms })
    }
}

/// The level of the bots against whom a moment of a game is tried again.
const OPPONENT: u8 = 3;
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
        if new.rated && !may_be_rated(&new) {
            return Err(ActError::Rated);
        }
        let password = match new.password.as_str() {
            "" => new.same_password.clone(),
            password => Some(lock(password).await?.ok_or(ActError::Password)?),
        };
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
        let players = new.seats.len();
        let unknown = |seat: &NewSeat| match seat {
            NewSeat::HostBot(bot) => self.bots.find(bot, &*game, players).is_none(),
            _ => false,
        };
        if new.seats.iter().any(unknown) {
            return Err(ActError::HostBot);
        }
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
        let terms = Terms {
            chance,
            away,
            clock,
            hints: new.hints,
            rated: new.rated,
            password,
            daily: None,
            retry: None,
        };
        let frame = Frame { id: TableId::random()?, host, public: new.public, terms };
        self.keep(frame, played, &record, seats).await
    }

    /// Sets up the table of a game of the day, of which the id is known already.
    pub(crate) async fn create_daily(
        &self,
        id: TableId,
        host: Host,
        name: &str,
        deal: &Deal,
    ) -> Result<(), ActError> {
        let game = self.game(deal.title.name)?;
        let (seats, seed) = (deal.seats(), deal.seed(self.store.key()));
        let played = game.start(seats.len() as u64, &deal.options(), &seed).map_err(ActError::Setup)?;
        let seats: Result<Vec<SeatRow>, ActError> =
            seats.into_iter().map(|seat| seat_row(seat, host.guest, name)).collect();
        let record = Record { header: played.header().clone(), pack: None, moves: Vec::new() };
        let terms = Terms { daily: Some(deal.day), ..Terms::usual(Chance::Server) };
        self.keep(Frame { id, host, public: false, terms }, played, &record, seats?).await.map(drop)
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
        let terms = Terms::usual(Chance::Chosen);
        self.keep(Frame::private(host, terms)?, played, &record, seats.collect()).await
    }

    /// A table that goes on from an earlier moment of a game, with bots on all seats but one.
    pub(super) async fn continue_from(
        &self,
        host: Host,
        name: &str,
        game: Arc<dyn DynGame>,
        record: Record,
        retry: Retry,
    ) -> Result<TableId, ActError> {
        let name = name.to_owned();
        let read = self.reading.run(move || {
            let faulty = |faults| ActError::Faults(record.header.game.clone(), faults);
            let played = game.load_record(&record, usize::MAX).map_err(faulty)?;
            Ok((record, played))
        });
        let (record, played) = read.await.unwrap_or(Err(ActError::Broken))?;
        let seats = Seat::all(record.header.players).map(|one| {
            let new =
                if one.index() == usize::from(retry.seat) { NewSeat::Me } else { NewSeat::Bot(OPPONENT) };
            seat_row(new, host.guest, &name)
        });
        let seats: Result<Vec<SeatRow>, ActError> = seats.collect();
        let terms = Terms { retry: Some(retry), ..Terms::usual(Chance::Chosen) };
        self.keep(Frame::private(host, terms)?, played, &record, seats?).await
    }

    /// Keeps a table with its first rows. It is read back like any other table when somebody comes.
    async fn keep(
        &self,
        Frame { id, host, public, terms }: Frame,
        played: Box<dyn DynMatch>,
        record: &Record,
        seats: Vec<SeatRow>,
    ) -> Result<TableId, ActError> {
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
        let thought = thought_of(&terms, turn, &seats, record.moves.len());
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
            thought,
            bots: false,
            seats: Some(seats),
            deed: None,
        };
        self.store.create(head, &record.header, append).await?;
        Ok(id)
    }
}

/// Whether a game can count for ratings: at least two people who play for themselves, no bot of which nobody knows how strong it
/// is, chance that nobody chose, no hints.
fn may_be_rated(new: &NewTable) -> bool {
    let own = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Me)).count();
    let here = new.seats.iter().any(|seat| matches!(seat, NewSeat::Here(_)));
    let open = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Open)).count();
    let unmeasured = new.seats.iter().any(|seat| matches!(seat, NewSeat::HostBot(_)));
    own <= 1 && !here && !unmeasured && own + open >= 2 && new.seed.is_none() && !new.exhibition && !new.hints
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
        NewSeat::HostBot(name) => {
            let host_bot = Some(HostBotRow { name, gave_up: false });
            SeatRow { bot: Some(STAND_IN), host_bot, ..SeatRow::default() }
        }
    })
}
