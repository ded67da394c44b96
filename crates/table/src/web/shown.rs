//! What a table page is drawn from: plain data, in the words of one viewer.
//!
//! It comes in two halves. [`Shown`] is the same for everybody who looks with the same eyes (seat or spectator) in the
//! same language: all that changes while the game goes on is drawn from it, once for all of them, and sent to their
//! streams. [`Visitor`] is what belongs to one guest alone (the token of the forms, the seat links): it stands in the
//! page as it was first sent, and never in a part that is sent anew.

use std::sync::Arc;

use khipu_core::{Points, Seat, Seats, Title, Viewer, Who};
use khipu_words::{Language, Words};

use super::who::WhoIs;
use crate::clock::{Control, Holiday};
use crate::store::{Closed, Dropped, SeatPart};
use khipu_board::{Panel, Piece};
use khipu_registry::{DynGame, Heard, Offers};

/// What kind of page a board stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PageKind {
    /// A table.
    Table,
    /// A lesson, a puzzle or a study.
    Lesson,
    /// What might be when a seat is next asked.
    Plan,
}

impl PageKind {
    /// The words of the two buttons that lead back, each with its tip: by a step, and to the beginning.
    pub(crate) const fn ways_back(self) -> [[&'static str; 2]; 2] {
        match self {
            Self::Table => [["page-undo", "page-undo-tip"], ["page-restart", "page-restart-tip"]],
            Self::Lesson => [["learn-back", "learn-back-tip"], ["learn-again", "learn-again-tip"]],
            Self::Plan => [["page-undo", "plan-undo-tip"], ["plan-drop", "plan-drop-tip"]],
        }
    }
}

/// A table at one moment, for one pair of eyes.
pub(crate) struct Shown<'a> {
    /// What stands on the page.
    pub(crate) kind: PageKind,
    /// The id of the table, as in `/t/{id}`; empty for a lesson.
    pub(crate) table: &'a str,
    /// The path of the page: that of the table, or of a lesson.
    pub(crate) base: String,
    /// Name, bounds and options of the game.
    pub(crate) game: &'static Title,
    /// The options that were chosen, name and value.
    pub(crate) options: Vec<(String, String)>,
    /// The version of the table: goes back with every post.
    pub(crate) version: u64,
    /// How many moves were played up to this moment.
    pub(crate) step: usize,
    /// How many moves were played in all: more than `step` when an earlier moment is looked at.
    pub(crate) steps: usize,
    /// Whether this is the table as it is now; an earlier moment has no moves.
    pub(crate) live: bool,
    /// Who looks.
    pub(crate) viewer: Viewer,
    /// The words of the viewer's language.
    pub(crate) words: &'a Words,
    /// The language itself.
    pub(crate) language: Language,
    /// The panels of the board; none where nothing but what changes is drawn.
    pub(crate) panels: Vec<Panel>,
    /// The symbols of the game, for the sprite of the page.
    pub(crate) symbols: &'static str,
    /// What the symbols mean; nothing where nothing but what changes is drawn.
    pub(crate) legend: Vec<(&'static str, String)>,
    /// The style sheet of the game.
    pub(crate) style: &'static str,
    /// The script of its board; empty if it has none.
    pub(crate) script: &'static str,
    /// Who sits where.
    pub(crate) seats: Vec<SeatShown>,
    /// Who must decide.
    pub(crate) deciders: Seats,
    /// What is asked of them, without a name in front; empty when the game is over.
    pub(crate) asks: String,
    /// What the viewer can do now; nothing for spectators and in earlier moments.
    pub(crate) offers: Offers,
    /// How many moves the viewer can take back.
    pub(crate) undo: usize,
    /// The drawing.
    pub(crate) pieces: Vec<Piece>,
    /// The result, when the game is over (also at an earlier moment of a finished game: none there).
    pub(crate) over: Option<Outcome>,
    /// Who has closed the table, and why.
    pub(crate) closed: Option<Arc<Closed>>,
    /// Whether a bot could not decide and was given up.
    pub(crate) stuck: bool,
    /// Whether the game waits for people: the drawing is a sample then, as spectators see it.
    pub(crate) waits: bool,
    /// Where the seed comes from.
    pub(crate) chance: ChanceShown,
    /// For how many minutes somebody must be away before the host may let a bot play the seat.
    pub(crate) away: u8,
    /// Whether people may be advised.
    pub(crate) hints: bool,
    /// Whether the game counts for ratings.
    pub(crate) rated: bool,
    /// Whether it is the game of a day that is not closed.
    pub(crate) sealed: bool,
    /// Whether a coach speaks here, if the viewer wants one.
    pub(crate) coached: bool,
    /// The review whose decision is tried again here, for whoever may see it.
    pub(crate) retry: Option<String>,
    /// Whether somebody who finds the table needs a password to sit down.
    pub(crate) locked: bool,
    /// Who asks to take back moves beyond a barrier, and whether the viewer may ask for it, or answer.
    pub(crate) back: BackShown,
    /// The promise of the seed; none if the game began from a position, or has not begun.
    pub(crate) commitment: Option<String>,
    /// The seed, when the game is over: the text whose hash is the seed.
    pub(crate) seed: Option<String>,
    /// The names of users who look on, and how many others do.
    pub(crate) watching: (Vec<String>, usize),
    /// Whether the table stands in the lobby for everybody.
    pub(crate) public: bool,
    /// How the clock goes; none if there is none.
    pub(crate) clock: Option<Control>,
}

impl<'a> Shown<'a> {
    /// A board of a game that is no table: nobody sits there, and nothing can be done yet.
    pub(crate) fn of_board(game: &dyn DynGame, words: &'a Words, language: Language) -> Self {
        Self {
            kind: PageKind::Lesson,
            table: "",
            base: String::new(),
            game: game.title(),
            options: Vec::new(),
            version: 0,
            step: 0,
            steps: 0,
            live: true,
            viewer: Viewer::Spectator,
            words,
            language,
            panels: Vec::new(),
            symbols: game.symbols(),
            legend: Vec::new(),
            style: game.style(),
            script: game.script(),
            seats: Vec::new(),
            deciders: Seats::NONE,
            asks: String::new(),
            offers: Offers::default(),
            undo: 0,
            pieces: Vec::new(),
            over: None,
            closed: None,
            stuck: false,
            waits: false,
            chance: ChanceShown::Server,
            away: 0,
            clock: None,
            hints: false,
            rated: false,
            sealed: false,
            coached: false,
            retry: None,
            locked: false,
            back: BackShown::default(),
            watching: (Vec::new(), 0),
            commitment: None,
            seed: None,
            public: false,
        }
    }
}

impl Shown<'_> {
    /// The path of the page, or of something below it.
    pub(crate) fn path(&self, below: &str) -> String {
        if below.is_empty() { self.base.clone() } else { [&self.base, "/", below].concat() }
    }

    /// Whether the viewer must decide now.
    pub(crate) fn mine(&self) -> bool {
        matches!(self.viewer, Viewer::Seat(seat) if self.live && self.deciders.contains(seat))
    }

    /// Whether the viewer may plan what comes next.
    pub(crate) fn may_plan(&self) -> bool {
        let Viewer::Seat(own) = self.viewer else { return false };
        let plays = self.seats.get(own.index()).is_some_and(|seat| seat.holder == Holder::Person);
        self.kind == PageKind::Table
            && self.live
            && plays
            && !self.waits
            && !self.mine()
            && self.closed.is_none()
    }
}

/// What is said about taking back moves beyond a barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct BackShown {
    /// Who asks, and how many moves shall stand then.
    pub(crate) asked: Option<(Seat, usize)>,
    /// Whether the viewer may ask.
    pub(crate) may_ask: bool,
    /// Whether the viewer has an answer to give.
    pub(crate) may_answer: bool,
}

/// Where the seed comes from, as far as everybody may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ChanceShown {
    /// From the server alone.
    Server,
    /// From whoever set up the table.
    Chosen,
    /// From the server and everybody who sat down.
    Shared {
        /// What the server promised of its part.
        promise: String,
        /// What people added.
        parts: Vec<SeatPart>,
    },
}

/// One seat of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatShown {
    /// Which.
    pub(crate) seat: Seat,
    /// The name of whoever sits there, or words for an open seat or a bot; text, not markup.
    pub(crate) name: String,
    /// Who plays it.
    pub(crate) holder: Holder,
    /// Whether it is open because somebody who was challenged has declined.
    pub(crate) declined: bool,
    /// Whether somebody who holds it has the table open.
    pub(crate) here: bool,
    /// Whether it must decide.
    pub(crate) turn: bool,
    /// What it has left; none if the table has no clock.
    pub(crate) time: Option<TimeShown>,
}

impl SeatShown {
    /// Who has the seat, for a viewer.
    pub(crate) fn who(&self, viewer: Viewer) -> WhoIs {
        let bot = match self.holder {
            Holder::Bot(level) | Holder::Substitute(level) => Some(level),
            // A bot of the host has no level as long as it plays itself.
            Holder::HostBot(level) => level,
            Holder::Open | Holder::Left | Holder::Person => None,
        };
        WhoIs { you: viewer == Viewer::Seat(self.seat), bot, here: self.here && bot.is_none() }
    }
}

/// What a seat has left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TimeShown {
    /// When its time ends, in seconds since 1970, if it passes.
    pub(crate) ends: Option<i64>,
    /// The seconds that it has left, as of when somebody last acted.
    pub(crate) left: i64,
    /// What is in its bank, where each turn has its own time.
    pub(crate) bank: Option<i64>,
    /// Whether its time is over.
    pub(crate) late: bool,
    /// Its holidays, where people have some.
    pub(crate) holiday: Option<Holiday>,
    /// How many want a bot to play on, and how many want the game to end, if its time is over.
    pub(crate) votes: [usize; 2],
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Holder {
    /// Nobody yet.
    Open,
    /// Nobody any more: somebody left in the middle of the game, and the host has not opened it again.
    Left,
    /// A person.
    Person,
    /// A bot of this level, from 1 to 5.
    Bot(u8),
    /// A bot of this level, for a person who is away and may come back.
    Substitute(u8),
    /// A bot of the host; the level of the one that plays on, if it has given up.
    HostBot(Option<u8>),
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    /// The move that it belongs to, counted from 1: `/t/{id}/at/{step}` shows the board right after it.
    pub(crate) step: usize,
    /// Which sentence of the move, counted from 0; the element's id is `e-{step}-{index}`.
    pub(crate) index: usize,
    /// Who acts; none for an actor that the rules play.
    pub(crate) seat: Option<Seat>,
    /// Whose move it was.
    pub(crate) mover: Seat,
    /// The sentence; text, not markup.
    pub(crate) text: String,
    /// The parts of the board where it happened; none if there is nothing to see.
    pub(crate) at: Vec<String>,
}

impl LogLine {
    /// What a viewer has heard of a move.
    pub(crate) fn of(step: usize, index: usize, mover: Seat, heard: &Heard) -> Self {
        let seat = match heard.who {
            Some(Who::Seat(seat)) => Some(seat),
            Some(Who::Actor(_)) => None,
            None => Some(mover),
        };
        let at = if heard.quiet { Vec::new() } else { heard.at.clone() };
        Self { step, index, seat, mover, text: heard.say.clone(), at }
    }
}

/// One line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatLine {
    /// Its number, counted from 1; the element's id is `c-{number}`.
    pub(crate) number: u64,
    /// The seat of whoever wrote it; none for spectators.
    pub(crate) seat: Option<Seat>,
    /// The name; text, not markup.
    pub(crate) name: String,
    /// The word for whoever looks, if they wrote it.
    pub(crate) you: Option<String>,
    /// What was written; text, not markup.
    pub(crate) text: String,
    /// When, in seconds since 1970.
    pub(crate) at: i64,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    /// The sources of points in the order of the rules, with their names in the viewer's language.
    pub(crate) sources: Vec<String>,
    /// Seats in order, then actors.
    pub(crate) lines: Vec<OutcomeLine>,
}

/// The points of one seat or actor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OutcomeLine {
    /// The seat; none for an actor that the rules play.
    pub(crate) seat: Option<Seat>,
    /// The name, with who it is.
    pub(crate) name: String,
    /// Whether it has won.
    pub(crate) won: bool,
    /// The sum.
    pub(crate) total: Points,
    /// The points by source, in the order of `Outcome::sources`.
    pub(crate) points: Vec<Points>,
}

/// The score over time, for the picture: shown when the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct History {
    /// For each line of the outcome, its points after 0, 1, 2, … moves.
    pub(crate) lines: Vec<Vec<Points>>,
}

/// What the holder of a seat has planned, and what became of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PlanShown {
    /// The moves to come, in words.
    pub(crate) moves: Vec<String>,
    /// Why the last plan was dropped, and at which move.
    pub(crate) dropped: Option<(Dropped, String)>,
}

/// What belongs to the guest who looks, and to nobody else.
pub(crate) struct Visitor<'a> {
    /// The token of every form: `<input type="hidden" name="token" value=…>`.
    pub(crate) token: &'a str,
    /// The seats that this guest holds: `as=` chooses among them.
    pub(crate) own: Seats,
    /// Whether this guest set up the table, and so may hand seats to bots.
    pub(crate) host: bool,
    /// The path of the invitation to this table, for the host.
    pub(crate) invitation: String,
    /// Who invites the guest, if they have come by the invitation.
    pub(crate) invited_by: Option<String>,
    /// What this guest has noted at the table, for nobody else.
    pub(crate) notes: String,
    /// What they have planned for the seat that they look with.
    pub(crate) plan: PlanShown,
    /// Where somebody sits down by a form.
    pub(crate) joins: String,
    /// Seat links that this guest may see: those of the own seats, and for the host those of every seat that somebody may take.
    pub(crate) links: Vec<(Seat, String)>,
}

impl<'a> Visitor<'a> {
    /// Somebody who is alone with a board, on these seats.
    pub(crate) fn alone(token: &'a str, own: Seats) -> Self {
        Self {
            token,
            own,
            host: false,
            invitation: String::new(),
            invited_by: None,
            notes: String::new(),
            plan: PlanShown::default(),
            joins: String::new(),
            links: Vec::new(),
        }
    }
}
