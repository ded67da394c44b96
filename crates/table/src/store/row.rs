//! What is kept, as it is kept.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::StoreError;
use super::terms::{Dealt, Part, Terms};
use crate::clock::Control;

/// What the device of a guest keeps: 128 random bits. The store knows their hash alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct GuestSecret(pub(crate) [u8; 16]);

impl GuestSecret {
    /// Somebody new.
    pub(crate) fn random() -> Result<Self, StoreError> {
        let mut bits = [0; 16];
        getrandom::fill(&mut bits).map_err(StoreError::Random)?;
        Ok(Self(bits))
    }

    /// Reads 32 hexadecimal digits.
    pub(crate) fn from_hex(text: &str) -> Option<Self> {
        GuestId::from_hex(text).map(|GuestId(bits)| Self(bits))
    }

    /// Who that is. It stays the same for ever: seats are held by it.
    pub(crate) fn id(self) -> GuestId {
        let mut hasher = blake3::Hasher::new_derive_key("khipu guest id 2");
        let mut hash = [0; 16];
        hasher.update(&self.0).finalize_xof().fill(&mut hash);
        GuestId(hash)
    }
}

impl fmt::Display for GuestSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GuestId(self.0).fmt(f)
    }
}

/// Who a guest is: the hash of what their device keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct GuestId(pub(crate) [u8; 16]);

impl GuestId {
    /// Reads 32 hexadecimal digits.
    pub(crate) fn from_hex(text: &str) -> Option<Self> {
        let digits = text.as_bytes();
        if digits.len() != 32 {
            return None;
        }
        let mut bits = [0; 16];
        for (byte, pair) in bits.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |d: u8| (d as char).to_digit(16);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Some(Self(bits))
    }
}

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

impl From<GuestId> for String {
    fn from(id: GuestId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for GuestId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        Self::from_hex(&text).ok_or("no id of a guest")
    }
}

/// Whose row of a log it is: 128 random bits of whoever acts. If the answer is lost, they find their act by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ActId(pub(crate) [u8; 16]);

impl ActId {
    /// A new one.
    pub(crate) fn random() -> Result<Self, StoreError> {
        GuestSecret::random().map(|GuestSecret(bits)| Self(bits))
    }

    /// Reads 32 hexadecimal digits.
    pub(crate) fn from_hex(text: &str) -> Option<Self> {
        GuestId::from_hex(text).map(|GuestId(bits)| Self(bits))
    }
}

/// The id of a table: 100 random bits in 20 letters and digits, so that nobody finds one by counting.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct TableId(String);

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The same by byte: every request that names a table asks for each of its letters.
const IS_LETTER: [bool; 256] = {
    let mut is_letter = [false; 256];
    let mut place = 0;
    while place < LETTERS.len() {
        is_letter[LETTERS[place] as usize] = true;
        place += 1;
    }
    is_letter
};

impl TableId {
    const LENGTH: usize = 20;

    /// A new one.
    pub(crate) fn random() -> Result<Self, StoreError> {
        let mut bits = [0; Self::LENGTH];
        getrandom::fill(&mut bits).map_err(StoreError::Random)?;
        Ok(Self(bits.iter().map(|bits| char::from(LETTERS[usize::from(bits % 32)])).collect()))
    }

    /// An id from outside, if it looks like one.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let fits = text.len() == Self::LENGTH && text.bytes().all(|letter| IS_LETTER[usize::from(letter)]);
        fits.then(|| Self(text.to_owned()))
    }

    /// As text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SeatRow {
    /// The name of the person; empty if it is nobody's.
    pub(crate) name: String,
    /// Whoever may play it: one person with several devices has several ids.
    #[serde(default)]
    pub(crate) holders: Vec<GuestId>,
    /// The level of the bot that plays it, or that stands in for a bot of the host.
    #[serde(default)]
    pub(crate) bot: Option<u8>,
    /// The bot of the host that was seated here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) host_bot: Option<HostBotRow>,
    /// Rises whenever the seat comes into other hands: links and tokens of an earlier generation open nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) generation: u32,
    /// Whether it was left in the middle of the game: nobody takes it before the host opens it again.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) left: bool,
    /// Whether it is open because somebody who was challenged to take it has declined.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) declined: bool,
    /// What whoever sits here adds to the chance of a game that has not begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) part: Option<Part>,
}

impl SeatRow {
    /// Whether anybody may take it.
    pub(crate) fn is_open(&self) -> bool {
        self.holders.is_empty() && self.bot.is_none() && !self.left
    }

    /// The bot of the host that plays it.
    pub(crate) fn playing_host_bot(&self) -> Option<&str> {
        self.host_bot.as_ref().filter(|bot| !bot.gave_up).map(|bot| bot.name.as_str())
    }
}

/// A bot of the host on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct HostBotRow {
    /// What it is called; what it is, whoever runs the server knows.
    pub(crate) name: String,
    /// Whether it no longer plays: the level of the seat plays on.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) gave_up: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What shall become of a seat whose time is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum VoteFor {
    /// A bot plays on.
    Bot,
    /// The game ends here and is scored as it stands; the seat cannot win.
    End,
}

/// What somebody says about taking back more than a barrier allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Says {
    /// Asks for it.
    Ask,
    /// Has nothing against it.
    Agree,
    /// Has something against it, or asks no more.
    Refuse,
}

/// One row of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "row", rename_all = "snake_case")]
pub(crate) enum LogRow {
    /// A move.
    Move {
        /// Who.
        seat: u8,
        /// What.
        words: String,
        /// The hash of the position after it.
        hash: String,
    },
    /// Moves taken back.
    Undo {
        /// By whom.
        seat: u8,
        /// How many.
        count: usize,
    },
    /// A seat changes hands.
    Seat {
        /// Which.
        seat: u8,
        /// Who has it now.
        #[serde(flatten)]
        now: SeatRow,
    },
    /// What a table was set up with: its first row. Tables of release 0.1.0 have none.
    Terms(Terms),
    /// Every seat is taken, and the game is dealt.
    Begin(Dealt),
    /// Somebody says what shall become of a seat whose time is over.
    Vote {
        /// Who.
        seat: u8,
        /// About which seat.
        about: u8,
        /// What.
        wants: VoteFor,
    },
    /// Somebody says something about taking back moves beyond a barrier.
    AboutBack {
        /// Who.
        seat: u8,
        /// What.
        says: Says,
        /// How many moves shall stand then, in the words of who asks.
        #[serde(default, skip_serializing_if = "is_default")]
        to: usize,
    },
    /// All have agreed: so many moves stand again. What they have shown stays known.
    Back {
        /// How many.
        to: usize,
    },
    /// Somebody takes days of holidays, in which no time passes for the seat.
    Holiday {
        /// Who.
        seat: u8,
        /// How many days.
        days: u8,
        /// When they begin, in seconds since 1970.
        from: i64,
        /// When they end.
        until: i64,
    },
    /// Somebody comes back from their holidays before they are over.
    HolidayEnds {
        /// Who.
        seat: u8,
        /// How many days go back to their allowance.
        days: u8,
        /// When, in seconds since 1970.
        at: i64,
    },
    /// A moderator closes the table: everybody still reads it, nobody acts.
    Close(Closed),
    /// It is open again.
    Reopen,
    /// The game ends here because people have so agreed: these have won.
    Adjudged {
        /// A bit for each seat.
        won: u64,
    },
}

/// Who has closed a table, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Closed {
    /// The name of the moderator, as it was then.
    pub(crate) by: String,
    /// For everybody to read.
    pub(crate) why: String,
}

/// What is known of a table before its log.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    /// A record without moves.
    pub(crate) record: String,
    /// Who set it up.
    pub(crate) host: GuestId,
    /// From where.
    pub(crate) client: ClientId,
    /// Whether everybody sees it in the lobby.
    pub(crate) public: bool,
    /// How its clock goes, as JSON; none if it has none.
    pub(crate) clock: Option<String>,
}

/// Where somebody comes from: a keyed hash of the address, so that nobody fills the lobby alone and no address is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct ClientId(pub(crate) [u8; 16]);

/// A table in short, for the lobby.
#[derive(Clone, Debug)]
pub(crate) struct Brief {
    /// Its id.
    pub(crate) id: TableId,
    /// The name of the game.
    pub(crate) game: String,
    /// Whether everybody sees it in the lobby.
    pub(crate) public: bool,
    /// When it was set up, in seconds since 1970.
    pub(crate) made: i64,
    /// When something last happened.
    pub(crate) moved: i64,
    /// How many moves were played.
    pub(crate) steps: usize,
    /// Who must decide.
    pub(crate) turn: khipu_core::Seats,
    /// Who has won.
    pub(crate) won: khipu_core::Seats,
    /// Whether it is over.
    pub(crate) over: bool,
    /// Who sits where.
    pub(crate) seats: Vec<SeatRow>,
    /// How its clock goes; none if it has none.
    pub(crate) clock: Option<Control>,
    /// When the first time ends that passes now, in seconds since 1970.
    pub(crate) due: Option<i64>,
    /// What everybody may know of the last move, as an event of the game.
    pub(crate) deed: Option<serde_json::Value>,
}

/// What tables are played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameRow {
    /// The name of the game.
    pub(crate) game: String,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// The hash of its components.
    pub(crate) components: u64,
}

/// A program that uses the store.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct NodeRow {
    /// What it is called, with its release.
    pub(crate) name: String,
    /// From where it comes; empty if it is here.
    pub(crate) address: String,
    /// Since when, in seconds since 1970.
    pub(crate) since: i64,
}

/// Where the log and the chat of a table end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableEnd {
    /// Which.
    pub(crate) id: TableId,
    /// How many rows the log has.
    pub(crate) version: u64,
    /// The number of the last line.
    pub(crate) chat: u64,
    /// Whose holders have it open on other nodes.
    pub(crate) elsewhere: khipu_core::Seats,
    /// The version at which the store was last told that a bot must decide; 0 if none must.
    pub(crate) asked: u64,
    /// Whether what a bot had to decide has been given up.
    pub(crate) stuck: bool,
}

/// What another node has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "one node alone hears nothing"))]
pub(crate) enum Change {
    /// A table: its log, its chat, or who has it open.
    Table(TableId),
    /// What a guest has chosen.
    Guest(GuestId),
    /// A bot has something to decide.
    Thought,
}

/// A word of the other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "one node alone hears nothing"))]
pub(crate) enum Poke {
    /// These have changed.
    Heard(Vec<Change>),
    /// Something may have been said that was not heard.
    Missed,
}

/// A page of a list.
pub(crate) struct Page {
    /// Its tables.
    pub(crate) tables: Vec<Brief>,
    /// Whether another page follows.
    pub(crate) more: bool,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatRow {
    /// Its number, from 1.
    pub(crate) seq: u64,
    /// When.
    pub(crate) at: i64,
    /// Whoever wrote it; none in lines of earlier releases.
    pub(crate) author: Option<GuestId>,
    /// Their seat.
    pub(crate) seat: Option<u8>,
    /// The name.
    pub(crate) name: String,
    /// What was written.
    pub(crate) text: String,
}

/// What is kept of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct GuestRow {
    /// The chosen name; empty until there is one.
    pub(crate) name: String,
    /// The code of the chosen language.
    pub(crate) language: Option<String>,
    /// The name of the chosen theme.
    pub(crate) theme: Option<String>,
    /// Rises when the guest logs out everywhere: tokens of an earlier one are worth nothing.
    pub(crate) epoch: u32,
    /// When the guest was last seen, to the day or so; 0 if nothing is kept of them.
    pub(crate) seen: i64,
    /// Whose device it is; none as long as nobody has logged in.
    pub(crate) user: Option<GuestId>,
    /// What the device is, for its user.
    pub(crate) device: Option<String>,
}

/// How far a guest has come in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct LessonRow {
    /// The id of the lesson.
    pub(crate) lesson: String,
    /// Grows with every change.
    pub(crate) version: u64,
    /// Steps that are behind the guest.
    pub(crate) step: usize,
    /// The moves that the guest has played.
    pub(crate) moves: Vec<String>,
    /// Whether it was done once.
    pub(crate) done: bool,
}

/// A set of seats as it is kept.
pub(crate) fn mask(seats: khipu_core::Seats) -> i64 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.index())
}

/// A set of seats as it was kept.
pub(crate) fn seats_of(mask: i64) -> khipu_core::Seats {
    let mut seats = khipu_core::Seats::NONE;
    let all = khipu_core::Seat::all(khipu_core::Seat::MAX);
    all.filter(|seat| mask >> seat.index() & 1 == 1).for_each(|seat| seats.insert(seat));
    seats
}

/// What is kept as JSON.
pub(super) fn json(value: &(impl Serialize + ?Sized)) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(Box::new(error)))
}
