//! From a table as it stands to what one pair of eyes sees of it.

use khipu_core::{Score, Seat, Seats, Seed, Viewer, Who};
use khipu_words::{Language, Words};

use super::Server;
use super::shown::{ChanceShown, ChatLine, History, Holder, LogLine, Outcome, OutcomeLine, SeatShown, Shown};
use crate::store::{Chance, ChatRow, SeatRow};
use crate::tables::{Now, Step, Table};
use khipu_board::{Canvas, Keys};
use khipu_board::{Piece, RenderContext};
use khipu_registry::{Moment, Offers};

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
    pub(crate) names: Vec<String>,
}

impl Server {
    /// Looks at a table.
    pub(crate) fn look<'a>(&'a self, table: &'a Table, now: &'a Now, eyes: Eyes) -> Look<'a> {
        let words = self.words(eyes.language);
        Look { table, now, eyes, words, names: now.names(words) }
    }
}

impl<'a> Look<'a> {
    fn context(&self) -> RenderContext<'_> {
        // Nobody has a hand before the game is dealt.
        let viewer = if self.now.waits() { Viewer::Spectator } else { self.eyes.viewer };
        RenderContext { words: self.words, names: &self.names, viewer }
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

    /// The drawing of a moment.
    pub(crate) fn paint(&self, moment: &Moment) -> Vec<Piece> {
        self.draw(moment, Canvas::blank())
    }

    /// What has changed of the drawing since it was last made with these keys.
    pub(crate) fn repaint(&self, moment: &Moment, keys: &mut Keys) -> Vec<Piece> {
        self.draw(moment, Canvas::over(keys, &self.context()))
    }

    /// The same, at a moment within a move.
    pub(crate) fn repaint_passing(&self, moment: &Moment, keys: &mut Keys) -> Vec<Piece> {
        self.draw(moment, Canvas::over(keys, &self.context()).without_areas())
    }

    fn draw(&self, moment: &Moment, mut canvas: Canvas<'_>) -> Vec<Piece> {
        self.table.game.render(moment, &self.context(), &mut canvas);
        canvas.finish()
    }

    /// The board as text.
    pub(crate) fn describe(&self, moment: &Moment) -> Vec<(String, Vec<String>)> {
        self.table.game.describe(moment, &self.context())
    }

    /// What the viewer can do now.
    pub(crate) fn offers(&self) -> Offers {
        match self.eyes.viewer {
            Viewer::Seat(seat) if self.now.deciders.contains(seat) && !self.played_by_bot(seat) => {
                self.table.game.offers(self.now.last(), seat, &self.context())
            }
            _ => Offers::default(),
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
        let moment = now.moment(step).unwrap_or(now.last());
        let title = table.game.title();
        let deciders = if now.waits() { Seats::NONE } else { table.game.deciders(moment) };
        let score = || self.outcome(&table.game.score(moment));
        Shown {
            table: table.id.as_str(),
            game: title,
            options: table.header.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            version: now.version,
            step,
            steps: now.steps.len(),
            live,
            viewer: self.eyes.viewer,
            words: self.words,
            language: self.eyes.language,
            frame: table.game.frame(),
            symbols: table.game.symbols(),
            seats: self.seats(deciders),
            deciders,
            asks: if deciders.is_empty() { String::new() } else { table.game.asks(moment, &self.context()) },
            offers: if live { self.offers() } else { Offers::default() },
            undo: match self.eyes.viewer {
                Viewer::Seat(seat) if live => now.undo_of(seat),
                _ => 0,
            },
            pieces: Vec::new(),
            over: (deciders.is_empty() && !now.waits()).then(score),
            waits: now.waits(),
            chance: self.chance(),
            away: table.terms.away,
            commitment: now.seed().map(|text| Seed::from_text(text).commitment().to_hex()),
            seed: now.seed().filter(|_| now.over()).map(str::to_owned),
            public: table.public,
        }
    }

    fn seats(&self, deciders: Seats) -> Vec<SeatShown> {
        let shown = |((seat, row), name): ((Seat, &SeatRow), &String)| SeatShown {
            seat,
            name: name.clone(),
            holder: match (row.bot, row.holders.is_empty()) {
                (Some(level), true) => Holder::Bot(level),
                (Some(level), false) => Holder::Substitute(level),
                (None, true) if row.left => Holder::Left,
                (None, true) => Holder::Open,
                (None, false) => Holder::Person,
            },
            here: self.now.here.contains(seat),
            turn: deciders.contains(seat),
        };
        let seats = Seat::all(self.now.seats.len()).zip(&self.now.seats);
        seats.zip(&self.names).map(shown).collect()
    }

    /// The sentences of a move that the viewer may hear; `number` counts moves from 1.
    pub(crate) fn lines(&self, number: usize, step: &Step) -> Vec<LogLine> {
        let heard = step.told.iter().filter_map(|told| {
            let event = told.heard_by(self.eyes.viewer)?;
            Some((self.table.game.tell(&event, self.words, &self.names), told.at.clone()))
        });
        let line = |(index, (text, at))| LogLine { step: number, index, seat: step.seat, text, at };
        heard.enumerate().map(line).collect()
    }

    /// The whole log.
    pub(crate) fn log(&self) -> Vec<LogLine> {
        self.now.steps.iter().zip(1..).flat_map(|(step, number)| self.lines(number, step)).collect()
    }

    /// The chat at hand.
    pub(crate) fn chat(&self) -> Vec<ChatLine> {
        self.now.chat.iter().map(|row| chat_line(row, self.words)).collect()
    }

    /// A score with names. Only a finished game may be reckoned: before that a score tells of hidden things.
    fn outcome(&self, score: &Score) -> Outcome {
        let game = self.table.name();
        let lines = score.lines.iter().map(|line| {
            let (seat, name, won) = match line.who {
                Who::Seat(seat) => {
                    let name = self.names.get(seat.index()).cloned().unwrap_or_default();
                    (Some(seat), name, score.winners.contains(seat))
                }
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
        let game = &self.table.game;
        let end = game.score(self.now.last());
        let mut lines = vec![Vec::new(); end.lines.len()];
        for moment in (0..=self.now.steps.len()).filter_map(|step| self.now.moment(step)) {
            let score = game.score(moment);
            for (line, history) in score.lines.iter().zip(&mut lines) {
                history.push(line.total);
            }
        }
        Some((self.outcome(&end), History { lines }))
    }
}

/// A line of the chat as it is shown.
pub(crate) fn chat_line(row: &ChatRow, words: &Words) -> ChatLine {
    let name = if row.name.is_empty() { words.word("server-guest") } else { row.name.clone() };
    ChatLine {
        number: row.seq,
        seat: row.seat.and_then(|seat| Seat::checked(seat.into(), Seat::MAX)),
        name,
        text: row.text.clone(),
        at: row.at,
    }
}
