//! Why something was not done at a table.

use std::sync::Arc;

use fluent_bundle::FluentArgs;
use khipu_core::{Fault, Refused, SetupError, UndoError};
use khipu_registry::{DynGame, ResolveError};
use khipu_words::Words;

use crate::store::{Cause, StoreError};

/// Why something was not done. Nothing has changed then.
#[derive(Debug)]
pub(crate) enum ActError {
    /// No table has this id.
    NoTable,
    /// No game has this name.
    NoGame(String),
    /// The table has moved on since the page was made.
    Stale,
    /// The seat is not held by whoever asks.
    NotYours,
    /// The seat is nobody's yet: whoever has its link must take it first.
    NotTaken,
    /// The list has no move with this number.
    NoMove,
    /// The rules do not allow it.
    Refused(Arc<dyn DynGame>, Refused),
    /// Nothing can be taken back.
    Undo(UndoError),
    /// The last move was made by somebody else.
    UndoNotYours,
    /// The game has not begun: people are still to come.
    Waiting,
    /// The game was ended before its end.
    Ended,
    /// A moderator has closed the table.
    Closed,
    /// Nobody is late, or whoever asks has no say in it.
    NotLate,
    /// Not a clock that a game can be played with.
    Clock,
    /// There are not so many holidays, or it is too late for them.
    Holiday,
    /// There are no holidays to end.
    NotAway,
    /// Somebody sits there already.
    Taken,
    /// The seat was left in the middle of the game; the host opens it, or nobody sits there.
    Left,
    /// The seat has come into other hands since this link was made.
    OldLink,
    /// The seat is held from too many devices.
    Devices,
    /// The host must wait until somebody has been away for so many minutes.
    NotYet(u8),
    /// Not a part of a seed.
    Part,
    /// A seed of one's own where others sit, who are not told of it.
    OwnSeed,
    /// Not a time that a table can name for those who are away.
    Away,
    /// The seat is asked now: it plays, and plans nothing.
    Asked,
    /// A plan that cannot be made, as far as the seat can see.
    NoPlan,
    /// Nothing can be taken back beyond a barrier here, or nobody has asked for it.
    NoBack,
    /// The password of the table is another one.
    Password,
    /// A game like this cannot count for ratings.
    Rated,
    /// Only a user sits down at a rated table, and on one seat.
    RatedSeat,
    /// Not a name.
    Name,
    /// Not a level of a bot.
    Level,
    /// No bot of the host is called so, or it does not play this game with so many players.
    HostBot,
    /// A user that is a program at a rated table.
    RatedBot,
    /// The name of somebody who plays at the table.
    NameOfPlayer,
    /// Not a message.
    Message,
    /// Too many tables that go on: one's own, or those from one place.
    TooManyTables,
    /// The game cannot be set up like this.
    Setup(SetupError),
    /// A record or position has faults; of which game.
    Faults(String, Vec<Fault>),
    /// The game of a table or record cannot be played here.
    Unresolved(ResolveError),
    /// The store does not answer, or holds something else.
    Store(StoreError),
    /// The game broke down. The table is read anew.
    Broken,
}

impl From<StoreError> for ActError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::Stale,
            error => Self::Store(error),
        }
    }
}

impl From<ResolveError> for ActError {
    fn from(error: ResolveError) -> Self {
        Self::Unresolved(error)
    }
}

impl ActError {
    /// A sentence for whoever asked; `names` are those of the seats.
    pub(crate) fn say(&self, words: &Words, names: &[String]) -> String {
        let key = match self {
            Self::NoTable => "server-no-table",
            Self::NoGame(game) => {
                let mut args = FluentArgs::new();
                args.set("game", game.chars().take(40).collect::<String>());
                return words.say("server-no-game", &args);
            }
            Self::Stale => "server-stale",
            Self::NotYours => "server-not-yours",
            Self::NotTaken => "server-not-taken",
            Self::NoMove => "server-no-move",
            Self::Refused(game, refused) => return game.refuse(refused, words, names),
            Self::Undo(error) => return words.undo(*error),
            Self::UndoNotYours => "server-undo-not-yours",
            Self::Waiting => "server-waiting",
            Self::Ended => "clock-ended",
            Self::Closed => "close-closed",
            Self::NotLate => "clock-not-late",
            Self::Clock => "clock-invalid",
            Self::Holiday => "holiday-none",
            Self::NotAway => "holiday-not-away",
            Self::Taken => "server-seat-taken",
            Self::Left => "server-seat-left",
            Self::OldLink => "server-link-old",
            Self::Devices => "server-devices",
            Self::NotYet(minutes) => {
                let mut args = FluentArgs::new();
                args.set("minutes", *minutes);
                return words.say("server-not-yet", &args);
            }
            Self::Part => "server-part-invalid",
            Self::OwnSeed => "server-own-seed",
            Self::Away => "server-away-invalid",
            Self::Asked => "plan-asked",
            Self::NoPlan => "plan-impossible",
            Self::NoBack => "back-not-here",
            Self::Password => "lock-wrong",
            Self::Rated => "rating-table-invalid",
            Self::RatedSeat => "rating-users-only",
            Self::Name => "server-name-invalid",
            Self::Level => "server-level",
            Self::HostBot => "bot-unfit",
            Self::RatedBot => "bot-not-rated",
            Self::NameOfPlayer => "server-name-of-player",
            Self::Message => "server-chat-invalid",
            Self::TooManyTables => "server-too-many-tables",
            Self::Setup(error) => return words.setup(error),
            Self::Faults(game, faults) => {
                let sentences = faults.iter().take(20).map(|fault| words.fault(game, fault));
                return words.listed(&sentences.collect::<Vec<_>>());
            }
            Self::Store(StoreError::Unwritten(Cause::Full)) => "server-disk-full",
            Self::Store(StoreError::Unwritten(Cause::ReadOnly)) => "server-read-only",
            Self::Store(StoreError::Unwritten(Cause::Disk)) => "server-disk-error",
            Self::Unresolved(error) => return error.say(words),
            Self::Store(StoreError::Damaged(_)) => "server-unreadable",
            Self::Store(_) => "server-store",
            Self::Broken => "server-broken",
        };
        words.word(key)
    }

    /// What it is, in a word for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::NoTable => "no_table",
            Self::NoGame(_) => "no_game",
            Self::Stale => "stale",
            Self::NotYours => "not_yours",
            Self::NoMove => "no_move",
            Self::Refused(..) => "refused",
            Self::Undo(_) => "no_undo",
            Self::UndoNotYours => "undo_not_yours",
            Self::NotTaken => "not_taken",
            Self::Waiting => "waiting",
            Self::Ended => "ended",
            Self::Closed => "closed",
            Self::NotLate => "not_late",
            Self::Clock => "bad_clock",
            Self::Holiday => "no_holiday",
            Self::NotAway => "not_on_holiday",
            Self::Taken => "taken",
            Self::Left => "left",
            Self::OldLink => "old_link",
            Self::Devices => "too_many_devices",
            Self::NotYet(_) => "not_yet",
            Self::Part => "bad_part",
            Self::OwnSeed => "own_seed",
            Self::Away => "bad_away",
            Self::Unresolved(error) => error.code(),
            Self::Asked => "asked",
            Self::NoPlan => "no_plan",
            Self::NoBack => "no_back",
            Self::Password => "wrong_password",
            Self::Rated => "cannot_be_rated",
            Self::RatedSeat => "rated_seat",
            Self::Name => "bad_name",
            Self::Level => "bad_level",
            Self::HostBot => "bad_bot",
            Self::RatedBot => "rated_bot",
            Self::NameOfPlayer => "name_of_player",
            Self::Message => "bad_message",
            Self::TooManyTables => "too_many_tables",
            Self::Setup(_) => "bad_setup",
            Self::Faults(..) => "bad_record",
            Self::Store(StoreError::Unwritten(Cause::Full)) => "disk_full",
            Self::Store(StoreError::Unwritten(Cause::ReadOnly)) => "read_only",
            Self::Store(StoreError::Unwritten(Cause::Disk)) => "disk_error",
            Self::Store(StoreError::Damaged(_)) => "unreadable",
            Self::Store(_) => "store",
            Self::Broken => "broken",
        }
    }

    /// The number of the rule that speaks against it.
    pub(crate) const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Refused(_, Refused::Rule { rule, .. }) => Some(rule),
            _ => None,
        }
    }
}
