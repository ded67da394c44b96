//! A table as it stands: what pages and streams are made from. It is never changed, only replaced.

use std::iter;
use std::sync::Arc;

use fluent_bundle::FluentArgs;
use khipu_board::Note;
use khipu_core::{Origin, RecordedMove, Score, Seat, Seats, Seed, Viewer};
use khipu_words::Words;
use serde_json::value::RawValue;

use super::chance::parts;
use crate::clock::{Clock, Downtimes, Standing};
use crate::store::{ChatRow, Closed, SeatPart, SeatRow, VoteFor};
use khipu_registry::{DynEvent, DynMatch, Heard, Moment, PlayedScenes};

/// An event of a move; none in a move that nothing tells of.
#[derive(Clone)]
pub(crate) struct Told(Option<Arc<dyn DynEvent>>);

impl Told {
    /// The event as a viewer learns of it.
    pub(crate) fn written_for(&self, viewer: Viewer) -> Option<Box<RawValue>> {
        self.0.as_ref()?.written_for(viewer)
    }

    /// The event as lists of tables tell it: what everybody may know, if there is something to see of it.
    fn deed(&self) -> Option<String> {
        let event = self.0.as_ref().filter(|event| !event.is_quiet())?;
        event.written_for(Viewer::Spectator).map(|event| Box::<str>::from(event).into_string())
    }

    /// What a seat has lost by it, for whoever is new.
    pub(crate) fn loss(&self, seat: Seat) -> Option<Note> {
        self.0.as_ref()?.loss(seat)
    }

    /// The event in words, for each viewer.
    pub(crate) fn tell(
        &self,
        viewers: &[Viewer],
        words: &Words,
        names: &[String],
    ) -> Vec<Option<Arc<Heard>>> {
        match &self.0 {
            Some(event) => event.tell(viewers, words, names),
            None => vec![None; viewers.len()],
        }
    }
}

/// A move that stands. The positions that it led through are not kept: they are played again when somebody asks for them.
pub(crate) struct Step {
    /// Who made it.
    pub(crate) seat: Seat,
    /// What, in words, and the hash of the position after it.
    words: Box<str>,
    hash: u64,
    /// The version that it led to: a number that no other step of this table ever had.
    pub(crate) born: u64,
    /// When it was made, in seconds since 1970.
    pub(crate) at: i64,
    /// What happened.
    pub(crate) told: Box<[Told]>,
}

impl Step {
    /// The move in words.
    pub(super) fn words(&self) -> &str {
        &self.words
    }

    /// The deed by which lists of tables tell of the move; none if nobody else may know of any.
    fn deed(&self) -> Option<String> {
        self.told.iter().find_map(Told::deed)
    }
}

/// A move that has just been made.
pub(crate) struct NewStep {
    step: Step,
    /// The positions inside it, one for each event; the last is the one after it.
    scenes: Vec<Moment>,
}

impl NewStep {
    /// The deed by which lists of tables tell of the move.
    pub(crate) fn deed(&self) -> Option<String> {
        self.step.deed()
    }

    pub(crate) fn new(last: &RecordedMove, born: u64, at: i64, played: PlayedScenes) -> Self {
        let (scenes, told): (Vec<Moment>, Vec<Told>) =
            played.scenes.into_iter().map(|scene| (scene.moment, Told(scene.event))).unzip();
        let RecordedMove { seat, text, hash, .. } = last;
        let (seat, words, hash, told) = (*seat, text.as_str().into(), *hash, told.into());
        Self { step: Step { seat, words, hash, born, at, told }, scenes }
    }
}

/// A game that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    /// From where.
    pub(crate) origin: Origin,
    /// The parts of the people in its seed.
    pub(crate) parts: Vec<SeatPart>,
    /// What tells nothing of the seed, and shows later that it was this one; none if there is no seed.
    pub(crate) commitment: Option<String>,
}

impl Begun {
    pub(crate) fn new(origin: Origin, parts: Vec<SeatPart>) -> Self {
        let commitment = match &origin {
            Origin::Seed(text) => Some(Seed::from_text(text).commitment().to_hex()),
            Origin::Position(_) => None,
        };
        Self { origin, parts, commitment }
    }
}

/// What somebody says shall become of a seat whose time is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Vote {
    pub(crate) seat: Seat,
    pub(crate) about: Seat,
    pub(crate) wants: VoteFor,
}

/// Somebody asks to take back moves beyond a barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AskedBack {
    pub(crate) seat: Seat,
    /// How many moves shall stand then.
    pub(crate) to: usize,
    /// Who has agreed.
    pub(crate) agreed: Seats,
}

/// A table as it stands.
#[derive(Clone)]
pub(crate) struct Now {
    /// Grows with everything that is to be shown, chat and presence included.
    pub(crate) tick: u64,
    /// How many rows the log has.
    pub(crate) version: u64,
    /// The version in which what stood before was last replaced, by an undo or by the deal; 0 if it never was. A page from
    /// before it is no beginning for what is drawn now.
    pub(crate) last_break: u64,
    /// How the game began; none as long as it waits for people.
    pub(crate) begun: Option<Arc<Begun>>,
    /// The position before the first move: of a sample as long as the game waits, which nobody plays.
    pub(crate) start: Moment,
    /// The moves that stand.
    pub(crate) steps: Vec<Arc<Step>>,
    /// The position now.
    last: Moment,
    /// The positions inside the last move; none after an undo.
    scenes: Vec<Moment>,
    /// Who sits where.
    pub(crate) seats: Vec<SeatRow>,
    /// Whose holders have the table open.
    pub(crate) here: Seats,
    /// Who must decide; nobody when it is over or closed, or has not begun.
    pub(crate) deciders: Seats,
    /// How many moves lie on this side of the barrier.
    pub(crate) undoable: usize,
    /// The last lines of the chat.
    pub(crate) chat: Vec<Arc<ChatRow>>,
    /// Whether this table was put aside: whoever watches it must come again.
    pub(crate) gone: bool,
    /// What everybody has left; none if the table has no clock.
    pub(crate) clock: Option<Clock>,
    /// What people say about seats whose time is over.
    pub(crate) votes: Vec<Vote>,
    /// Who has won a game that was ended before its end.
    pub(crate) adjudged: Option<Seats>,
    /// Who has closed the table, and why: nobody acts there then.
    pub(crate) closed: Option<Arc<Closed>>,
    /// Whether what a bot had to decide has been given up.
    pub(crate) stuck: bool,
    /// Who asks to take back moves beyond a barrier.
    pub(crate) asked_back: Option<AskedBack>,
    /// What was taken back beyond a barrier: how many moves stood, and how many stood then.
    pub(crate) backs: Vec<(usize, usize)>,
}

impl Now {
    /// A match at its first moment.
    pub(crate) fn new(start: Moment, players: usize, begun: Begun) -> Self {
        let mut now = Self {
            tick: 1,
            version: 0,
            last_break: 0,
            begun: Some(Arc::new(begun)),
            last: start.clone(),
            start,
            steps: Vec::new(),
            scenes: Vec::new(),
            seats: vec![SeatRow::default(); players],
            here: Seats::NONE,
            deciders: Seats::NONE,
            undoable: 0,
            chat: Vec::new(),
            gone: false,
            clock: None,
            votes: Vec::new(),
            adjudged: None,
            closed: None,
            stuck: false,
            asked_back: None,
            backs: Vec::new(),
        };
        now.settle(0);
        now
    }

    /// The game begins, or begins anew, from a position.
    pub(crate) fn begin(&mut self, start: Moment, begun: Arc<Begun>) {
        self.last = start.clone();
        self.start = start;
        self.begun = Some(begun);
    }

    /// The position after so many moves; none if there were not so many.
    pub(crate) fn moment(&self, step: usize) -> Option<Moment> {
        let steps = self.steps.get(..step)?;
        if step == self.steps.len() {
            return Some(self.last.clone());
        }
        self.start.after(&mut steps.iter().map(|step| (step.seat, &*step.words)))
    }

    /// The positions from the first to the last.
    pub(crate) fn moments(&self) -> impl Iterator<Item = Moment> {
        let mut last = self.start.clone();
        let later = self.steps.iter().map_while(move |step| {
            last = last.after(&mut iter::once((step.seat, &*step.words)))?;
            Some(last.clone())
        });
        iter::once(self.start.clone()).chain(later)
    }

    /// For each move after so many, the positions inside it, one for each of its events.
    pub(crate) fn scenes(&self, step: usize) -> Option<Vec<Vec<Moment>>> {
        let steps = self.steps.get(step..)?;
        if steps.len() == 1 && !self.scenes.is_empty() {
            return Some(vec![self.scenes.clone()]);
        }
        let mut last = self.moment(step)?;
        let scenes = steps.iter().map(|step| {
            let scenes = last.scenes(step.seat, &step.words)?;
            last = scenes.last()?.clone();
            Some(scenes)
        });
        scenes.collect()
    }

    /// The position now.
    pub(crate) fn last(&self) -> &Moment {
        &self.last
    }

    /// Whether the game is over.
    pub(crate) fn over(&self) -> bool {
        self.begun.is_some() && (self.adjudged.is_some() || self.last.deciders().is_empty())
    }

    /// Whether the game waits for people to take their seats.
    pub(crate) fn waits(&self) -> bool {
        self.begun.is_none()
    }

    /// The text whose hash is the seed; none if the game has not begun, or began from a position.
    pub(crate) fn seed(&self) -> Option<&str> {
        match &self.begun.as_ref()?.origin {
            Origin::Seed(text) => Some(text),
            Origin::Position(_) => None,
        }
    }

    /// What the seed is promised to be, as long as it is not shown.
    pub(crate) fn commitment(&self) -> Option<String> {
        self.begun.as_ref()?.commitment.clone()
    }

    /// What people have added to the seed, or will have when the game is dealt.
    pub(crate) fn parts(&self) -> Vec<SeatPart> {
        match &self.begun {
            Some(begun) => begun.parts.clone(),
            None => parts(&self.seats),
        }
    }

    /// How many moves a seat can take back: its own, as far as the barrier.
    pub(crate) fn undo_of(&self, seat: Seat) -> usize {
        self.steps.iter().rev().take(self.undoable).take_while(|step| step.seat == seat).count()
    }

    /// How many of the moves that stand now stood already at a version.
    pub(crate) fn steps_at(&self, version: u64) -> usize {
        self.steps.partition_point(|step| step.born <= version)
    }

    /// Adds a move.
    pub(crate) fn push(&mut self, NewStep { step, scenes }: NewStep) {
        self.steps.push(Arc::new(step));
        if let Some(last) = scenes.last() {
            self.last = last.clone();
        }
        self.scenes = scenes;
    }

    /// The last deed among the first moves, as lists of tables tell it; empty if there is none.
    pub(crate) fn deed(&self, steps: usize) -> String {
        self.steps[..steps.min(self.steps.len())]
            .iter()
            .rev()
            .find_map(|step| step.deed())
            .unwrap_or_default()
    }

    /// Takes moves back, so that so many stand, with this position after them.
    pub(crate) fn take_back(&mut self, steps: usize, moment: Moment) {
        self.steps.truncate(steps);
        self.scenes.clear();
        self.last = moment;
    }

    /// The names of the seats, in the words of a language.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        seat_names(&self.seats, words)
    }

    /// The moves that stand, for a record.
    pub(crate) fn moves(&self) -> Vec<RecordedMove> {
        let recorded = |step: &Arc<Step>| {
            let Step { seat, words, hash, .. } = &**step;
            RecordedMove { seat: *seat, text: words.to_string(), hash: *hash, line: 0 }
        };
        self.steps.iter().map(recorded).collect()
    }

    /// Where people sit who play themselves.
    pub(crate) fn people(&self) -> Seats {
        people(&self.seats)
    }

    /// Brings the clock forward to a row that was written at a moment.
    pub(crate) fn tick_clock(&mut self, at: i64, down: &Downtimes, played: &dyn DynMatch) {
        let rests = self.waits() || self.adjudged.is_some();
        // Where nobody can act, no time passes.
        let people = if self.closed.is_some() { Seats::NONE } else { self.people() };
        let Some(clock) = &mut self.clock else { return };
        let turn = if rests { Seats::NONE } else { played.deciders() };
        clock.advance(at, down, Standing { turn, people, steps: played.played().len() });
    }

    /// The final score of a game that is over, by its rules or by agreement.
    pub(crate) fn score(&self) -> Score {
        let score = self.last().score();
        match self.adjudged {
            Some(winners) => Score { over: true, winners, ..score },
            None => score,
        }
    }

    /// Takes in what somebody says; the latest counts.
    pub(crate) fn count(&mut self, vote: Vote) {
        self.votes.retain(|known| (known.seat, known.about) != (vote.seat, vote.about));
        self.votes.push(vote);
    }

    /// Says who decides and what can be taken back, from the match itself.
    pub(crate) fn settle(&mut self, undoable: usize) {
        let rests = self.waits() || self.adjudged.is_some() || self.closed.is_some();
        self.deciders = if rests { Seats::NONE } else { self.last().deciders() };
        self.undoable = undoable;
        self.stuck = false;
    }
}

/// Where people sit who play themselves.
pub(super) fn people(seats: &[SeatRow]) -> Seats {
    let mut people = Seats::NONE;
    let plays = |row: &SeatRow| !row.holders.is_empty() && row.bot.is_none();
    let playing = Seat::all(seats.len()).zip(seats).filter(|(_, row)| plays(row));
    playing.for_each(|(seat, _)| people.insert(seat));
    people
}

/// What the seats are called: as the people on them, or in the words of a language.
pub(crate) fn seat_names(seats: &[SeatRow], words: &Words) -> Vec<String> {
    let name = |(seat, number): (&SeatRow, i32)| {
        if !seat.name.is_empty() {
            return seat.name.clone();
        }
        if let Some(bot) = &seat.host_bot {
            return bot.name.clone();
        }
        let mut args = FluentArgs::new();
        args.set("seat", number);
        words.say(
            match seat {
                SeatRow { holders, .. } if !holders.is_empty() => "server-guest",
                SeatRow { bot: Some(_), .. } => "server-bot",
                _ => "server-open-seat",
            },
            &args,
        )
    };
    seats.iter().zip(1..).map(name).collect()
}

#[cfg(test)]
mod tests {
    use khipu_core::Options;
    use khipu_words::Language;

    use super::super::load::begin;
    use super::*;
    use crate::store::GuestId;

    const MOVES: usize = 96;

    /// Positions of the past are played again: each is the one that stood there, inside a move too.
    #[test]
    fn every_position_of_a_game_can_be_had() {
        for game in khipu_games::registry().games() {
            let players = game.title().min_players as u64;
            let mut played = game.start(players, &Options::new(), "moments").expect("a game");
            let mut now = begin(&*played);
            let view = |moment: Moment| moment.view(Viewer::Spectator).to_string();
            let (mut stood, mut within) = (vec![view(now.last().clone())], Vec::new());
            while let Some(seat) = played.deciders().iter().next().filter(|_| stood.len() <= MOVES) {
                let told = played.play_listed(seat, stood.len() % 3).or_else(|| played.play_listed(seat, 0));
                let told = told.expect("a move");
                let last = played.played().last().expect("the move").clone();
                let inside: Vec<String> =
                    told.scenes.iter().map(|scene| view(scene.moment.clone())).collect();
                now.push(NewStep::new(&last, stood.len() as u64, 0, told));
                within.push(inside);
                stood.push(view(now.last().clone()));
            }
            let each: Vec<String> = (0..stood.len()).filter_map(|step| now.moment(step).map(view)).collect();
            assert_eq!(each, stood, "{}", game.title().name);
            assert_eq!(now.moments().map(view).collect::<Vec<_>>(), stood, "{}", game.title().name);
            assert!(now.moment(stood.len()).is_none());
            for from in [0, within.len() / 2, within.len() - 1] {
                let scenes = now.scenes(from).expect("the moves can be played").into_iter();
                let scenes: Vec<Vec<String>> =
                    scenes.map(|all| all.into_iter().map(view).collect()).collect();
                assert_eq!(scenes, within[from..], "{}", game.title().name);
            }
            let back = stood.len() / 2;
            now.take_back(back, now.moment(back).expect("the position"));
            assert_eq!(view(now.last().clone()), stood[back]);
        }
    }

    /// A person without a name is a guest to each reader in the reader's own language, whoever opened the table.
    #[test]
    fn nameless_people_are_called_in_the_language_of_the_reader() {
        let nameless = SeatRow { holders: vec![GuestId([1; 16])], ..SeatRow::default() };
        let named = SeatRow { name: "Ewa".to_owned(), ..nameless.clone() };
        let seats = [nameless, named, SeatRow { bot: Some(3), ..SeatRow::default() }, SeatRow::default()];
        let names = |language| seat_names(&seats, &Words::new(language));
        assert_eq!(names(Language::English), ["Guest", "Ewa", "Bot 3", "Seat 4"]);
        assert_eq!(names(Language::Polish)[..2], ["Gość", "Ewa"]);
        assert_eq!(names(Language::Russian)[0], "Гость");
        assert_eq!(names(Language::French)[0], "Invité");
    }
}
