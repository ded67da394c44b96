//! From a table as it stands to what one pair of eyes sees of it.

use std::sync::Arc;

use khipu_core::{Score, Seat, Seats, Viewer, Who};
use khipu_words::{Language, Words};

use super::Server;
use super::coach::is_coached;
use super::shown::{
    BackShown, ChanceShown, ChatLine, History, Holder, LogLine, Outcome, OutcomeLine, PageKind, SeatShown,
    Shown, TimeShown,
};
use super::who;
use crate::clock::Holiday;
use crate::store::{Chance, ChatRow, SeatRow, VoteFor};
use crate::tables::{AskedBack, Now, Step, Table};
use khipu_board::{Drawing, Panel, Piece, RenderContext};
use khipu_registry::{Heard, Moment, Offers};

/// Whose eyes, and in which language: everybody with the same eyes sees the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Eyes {
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
}

/// Somebody looks at a table.
pub(crate) struct Look<'a> {
    pub(crate) table: &'a Table,
    pub(crate) now: &'a Now,
    pub(crate) eyes: Eyes,
    pub(crate) words: &'a Words,
    /// The names of the seats.
    pub(crate) names: Arc<[String]>,
}

impl Server {
    /// Looks at a table.
    pub(crate) fn look<'a>(&'a self, table: &'a Table, now: &'a Now, eyes: Eyes) -> Look<'a> {
        let words = self.words(eyes.language);
        Look { table, now, eyes, words, names: now.names(words).into() }
    }
}

impl<'a> Look<'a> {
    fn context(&self) -> RenderContext<'_> {
        // Nobody has a hand before the game is dealt.
        let viewer = if self.now.waits() { Viewer::Spectator } else { self.eyes.viewer };
        RenderContext { words: self.words, names: &self.names, viewer }
    }

    fn everybody(&self) -> RenderContext<'_> {
        RenderContext { words: self.words, names: &self.names, viewer: Viewer::Spectator }
    }

    /// Where the seed comes from.
    fn chance(&self) -> ChanceShown {
        let terms = &self.table.terms;
        match &terms.chance {
            Chance::Server => ChanceShown::Server,
            Chance::Chosen => ChanceShown::Chosen,
            Chance::Shared { .. } => ChanceShown::Shared {
                promise: terms.chance.promise().unwrap_or_default(),
                parts: self.now.parts(),
            },
        }
    }

    /// The same table with the eyes of another viewer of the same language.
    pub(crate) fn with_eyes_of(&self, viewer: Viewer) -> Look<'a> {
        Look { eyes: Eyes { viewer, ..self.eyes }, names: self.names.clone(), ..*self }
    }

    /// The panels of the board.
    pub(crate) fn panels(&self, moment: &Moment) -> Vec<Panel> {
        moment.panels(&self.context())
    }

    /// The whole drawing of a moment.
    pub(crate) fn paint(&self, moment: &Moment) -> Vec<Piece> {
        let mut pieces = self.redraw_shared(&mut Drawing::default(), moment);
        pieces.extend(self.redraw_own(&mut Drawing::default(), moment));
        pieces
    }

    /// What has changed of what everybody sees alike.
    pub(crate) fn redraw_shared(&self, drawing: &mut Drawing, moment: &Moment) -> Vec<Piece> {
        let context = self.everybody();
        drawing.redraw(&context, |page| moment.draw_shared(&context, page))
    }

    /// The same, at a moment within a move.
    pub(crate) fn redraw_shared_passing(&self, drawing: &mut Drawing, moment: &Moment) -> Vec<Piece> {
        let context = self.everybody();
        drawing.redraw_passing(&context, |page| moment.draw_shared(&context, page))
    }

    /// What has changed of what the viewer alone sees.
    pub(crate) fn redraw_own(&self, drawing: &mut Drawing, moment: &Moment) -> Vec<Piece> {
        let context = self.context();
        drawing.redraw(&context, |page| moment.draw_own(&context, page))
    }

    /// The same, at a moment within a move.
    pub(crate) fn redraw_own_passing(&self, drawing: &mut Drawing, moment: &Moment) -> Vec<Piece> {
        let context = self.context();
        drawing.redraw_passing(&context, |page| moment.draw_own(&context, page))
    }

    /// The board as text.
    pub(crate) fn describe(&self, moment: &Moment) -> Vec<(String, Vec<String>)> {
        moment.describe(&self.context())
    }

    /// What the viewer can do now.
    pub(crate) fn offers(&self) -> Offers {
        let offers = |seat| self.now.last().offers(seat, &self.context());
        self.decides().map(offers).unwrap_or_default()
    }

    /// The same, in words alone.
    pub(crate) fn moves(&self) -> Vec<String> {
        self.decides().map(|seat| self.now.last().moves(seat)).unwrap_or_default()
    }

    /// The viewer's seat, if the viewer must decide.
    fn decides(&self) -> Option<Seat> {
        match self.eyes.viewer {
            Viewer::Seat(seat) if self.now.deciders.contains(seat) && !self.played_by_bot(seat) => Some(seat),
            _ => None,
        }
    }

    fn played_by_bot(&self, seat: Seat) -> bool {
        self.now.seats.get(seat.index()).is_some_and(|row| row.bot.is_some())
    }

    /// Everything but the drawing, now or at an earlier moment; `step` is within the game.
    pub(crate) fn shown(&self, step: Option<usize>) -> Shown<'a> {
        let (table, now) = (self.table, self.now);
        let live = step.is_none();
        let step = step.unwrap_or(now.steps.len());
        let moment = &now.moment(step).unwrap_or_else(|| now.last().clone());
        let title = table.game.title();
        let ended = now.adjudged.filter(|_| live);
        let closed = now.closed.clone().filter(|_| live);
        let asked = if now.waits() || ended.is_some() { Seats::NONE } else { moment.deciders() };
        let deciders = if closed.is_some() { Seats::NONE } else { asked };
        let score = || self.outcome(&if ended.is_some() { now.score() } else { moment.score() });
        Shown {
            kind: PageKind::Table,
            table: table.id.as_str(),
            base: format!("/t/{}", table.id),
            game: title,
            options: table.header.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            version: now.version,
            step,
            steps: now.steps.len(),
            live,
            viewer: self.eyes.viewer,
            words: self.words,
            language: self.eyes.language,
            panels: Vec::new(),
            symbols: table.game.symbols(),
            legend: Vec::new(),
            style: table.game.style(),
            script: table.game.script(),
            seats: self.seats(deciders),
            deciders,
            asks: if deciders.is_empty() { String::new() } else { moment.asks(&self.context()) },
            offers: if live { self.offers() } else { Offers::default() },
            undo: match self.eyes.viewer {
                Viewer::Seat(seat) if live => now.undo_of(seat),
                _ => 0,
            },
            pieces: Vec::new(),
            over: (asked.is_empty() && !now.waits()).then(score),
            closed,
            stuck: live && now.stuck,
            waits: now.waits(),
            chance: self.chance(),
            away: table.terms.away,
            hints: table.permits_hints(now),
            rated: table.terms.rated,
            sealed: table.is_sealed(),
            coached: is_coached(table, now),
            retry: self.retry(),
            locked: table.terms.password.is_some(),
            back: if live { self.back() } else { BackShown::default() },
            watching: table.watching(),
            commitment: now.commitment(),
            seed: now.seed().filter(|_| now.over() && !table.is_sealed()).map(str::to_owned),
            public: table.public,
            clock: now.clock.as_ref().map(|clock| clock.control().clone()),
        }
    }

    /// The review of the decision that is tried again here, for whoever tries.
    fn retry(&self) -> Option<String> {
        let retry = self.table.terms.retry.as_ref()?;
        let tries = matches!(self.eyes.viewer, Viewer::Seat(own) if own.index() == usize::from(retry.seat));
        tries.then(|| format!("/t/{}/review?as={}", retry.table, retry.seat))
    }

    /// What is said about taking back moves beyond a barrier.
    fn back(&self) -> BackShown {
        let now = self.now;
        let Viewer::Seat(own) = self.eyes.viewer else { return BackShown::default() };
        let plays = self.table.permits_back(now) && now.people().contains(own);
        let answers = |asked: &AskedBack| asked.seat != own && !asked.agreed.contains(own);
        BackShown {
            asked: now.asked_back.map(|asked| (asked.seat, asked.to)),
            may_ask: plays
                && now.asked_back.is_none()
                && now.undo_of(own) == 0
                && now.before_last_of(own).is_some(),
            may_answer: plays && now.asked_back.as_ref().is_some_and(answers),
        }
    }

    fn seats(&self, deciders: Seats) -> Vec<SeatShown> {
        let shown = |((seat, row), name): ((Seat, &SeatRow), &String)| SeatShown {
            seat,
            name: name.clone(),
            holder: match (row.bot, row.holders.is_empty()) {
                (level, true) if row.host_bot.is_some() => {
                    Holder::HostBot(level.filter(|_| row.playing_host_bot().is_none()))
                }
                (Some(level), true) => Holder::Bot(level),
                (Some(level), false) => Holder::Substitute(level),
                (None, true) if row.left => Holder::Left,
                (None, true) => Holder::Open,
                (None, false) => Holder::Person,
            },
            declined: row.declined,
            here: self.now.here.contains(seat),
            turn: deciders.contains(seat),
            time: self.time_of(seat),
        };
        let seats = Seat::all(self.now.seats.len()).zip(&self.now.seats);
        seats.zip(&*self.names).map(shown).collect()
    }

    /// What a seat has left. It says the same until somebody acts: the page counts down by itself.
    fn time_of(&self, seat: Seat) -> Option<TimeShown> {
        let clock = self.now.clock.as_ref()?;
        let (at, down) = (self.table.time.now(), self.table.time.down());
        let lasting =
            |holiday: Holiday| Holiday { until: holiday.until.filter(|until| *until > at), ..holiday };
        Some(TimeShown {
            ends: clock.ends(seat, &down),
            left: clock.left(seat, i64::MIN, &down),
            bank: clock.bank(seat),
            holiday: clock.holiday(seat).map(lasting),
            late: clock.is_over(seat, at, &down),
            votes: [VoteFor::Bot, VoteFor::End].map(|wish| self.now.votes_for(seat, wish)),
        })
    }

    /// The sentences of a move that the viewer may hear; `number` counts moves from 1.
    pub(crate) fn lines(&self, number: usize, step: &Step) -> Vec<LogLine> {
        let viewer = [self.eyes.viewer];
        let heard =
            step.told.iter().filter_map(|told| told.tell(&viewer, self.words, &self.names).pop().flatten());
        let line = |(index, heard): (usize, Arc<Heard>)| LogLine::of(number, index, step.seat, &heard);
        heard.enumerate().map(line).collect()
    }

    /// The whole log.
    pub(crate) fn log(&self) -> Vec<LogLine> {
        self.now.steps.iter().zip(1..).flat_map(|(step, number)| self.lines(number, step)).collect()
    }

    /// The chat at hand.
    pub(crate) fn chat(&self) -> Vec<ChatLine> {
        self.now.chat.iter().filter(|row| self.hears(row)).map(|row| self.chat_line(row)).collect()
    }

    /// A line of the chat as it is shown.
    pub(crate) fn chat_line(&self, row: &ChatRow) -> ChatLine {
        let words = self.words;
        let seat = row.seat.and_then(|seat| Seat::checked(seat.into(), Seat::MAX));
        let own = seat.is_some_and(|seat| self.eyes.viewer == Viewer::Seat(seat));
        ChatLine {
            number: row.seq,
            seat,
            name: if row.name.is_empty() { words.word("server-guest") } else { row.name.clone() },
            you: own.then(|| words.word("who-you")),
            text: row.text.clone(),
            at: row.at,
        }
    }

    /// Whether the viewer may read a line: while a game goes on, what those write who look on is not for those who play.
    pub(crate) fn hears(&self, row: &ChatRow) -> bool {
        let plays = matches!(self.eyes.viewer, Viewer::Seat(_)) && !self.now.waits() && !self.now.over();
        !plays || row.seat.is_some()
    }

    /// A score with names. Only a finished game may be reckoned: before that a score tells of hidden things.
    fn outcome(&self, score: &Score) -> Outcome {
        let game = self.table.name();
        let own = match self.eyes.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let named = who::names(self.words, &self.names, &self.now.seats, own);
        let lines = score.lines.iter().map(|line| {
            let (seat, name, won) = match line.who {
                Who::Seat(seat) => (
                    Some(seat),
                    named.get(seat.index()).cloned().unwrap_or_default(),
                    score.winners.contains(seat),
                ),
                // An automa wins whatever no player has won.
                Who::Actor(name) => (None, self.words.name(game, name), score.winners.is_empty()),
            };
            let points = line.sources.iter().map(|(_, points)| *points).collect();
            OutcomeLine { seat, name, won, total: line.total, points }
        });
        let sources = score.lines.first().map_or(&[][..], |line| &line.sources);
        Outcome {
            sources: sources.iter().map(|(source, _)| self.words.name(game, source)).collect(),
            lines: lines.collect(),
        }
    }

    /// The final score with its way there; none as long as the game goes on.
    pub(crate) fn result(&self) -> Option<(Outcome, History)> {
        if !self.now.over() {
            return None;
        }
        let end = self.now.score();
        let mut lines = vec![Vec::new(); end.lines.len()];
        for moment in self.now.moments() {
            let score = moment.score();
            for (line, history) in score.lines.iter().zip(&mut lines) {
                history.push(line.total);
            }
        }
        Some((self.outcome(&end), History { lines }))
    }
}
