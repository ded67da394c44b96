//! The conformance suite: what must hold at every position of every game.

use std::collections::HashSet;
use std::fmt::Debug;
use std::sync::Arc;

use khipu_core::{
    Game, Match, Options, PlayError, Points, Record, Score, Seat, Seed, Silent, Sink, Viewer, Who,
    position_hash,
};

use crate::questions::{self, spread};
use crate::walk::{Dice, decide, start};

/// How a game is put to the test.
#[derive(Clone, Debug)]
pub struct Suite {
    /// How many players.
    pub players: usize,
    /// Which options.
    pub options: Options,
    /// How many random games.
    pub games: u64,
    /// No game may take more decisions than this.
    pub most_decisions: usize,
    /// Every how many positions the costly checks are made.
    pub stride: usize,
    /// Whether what is asked must not tell what is hidden: the first version of a game's rules may not keep to it.
    pub same_questions: bool,
}

impl Suite {
    /// The usual suite for so many players.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self {
            players,
            options: Options::new(),
            games: 12,
            most_decisions: 5_000,
            stride: 3,
            same_questions: true,
        }
    }

    /// Runs the suite. `conserved` is the game's own check: it panics if tokens or cards were lost or made.
    ///
    /// # Panics
    /// At the first thing that does not hold.
    pub fn run<G: Game>(&self, game: &Arc<G>, conserved: impl Fn(&G::Position)) {
        let (mut strangers, mut looked_at) = (Strangers::new(), Vec::new());
        for number in 0..self.games {
            let mut dice = Dice::new(number);
            let seed = format!("conformance {number}");
            let mut played = start(game, self.players, &self.options, &seed);
            let mut decisions = 0;
            while !played.deciders().is_empty() {
                assert!(decisions < self.most_decisions, "game {number} does not end");
                conserved(played.position());
                self.check_lists(&mut played, &mut strangers);
                if decisions % self.stride == number as usize % self.stride {
                    check_forms(&played);
                    check_running_score(&played);
                    check_views(&mut played, number * 10_000 + decisions as u64);
                    check_silence(&mut played, &mut dice.clone());
                    strangers.check(&mut played);
                    check_undo(&mut played, &mut dice.clone());
                    looked_at.push(*played.position());
                }
                step(&mut played, &mut dice);
                decisions += 1;
            }
            conserved(played.position());
            check_forms(&played);
            check_score(&played);
            check_replay(&played);
        }
        // Last, because this looks ahead: what is wrong with a position has been found where it is.
        for (number, position) in looked_at.iter().filter(|_| self.same_questions).enumerate() {
            check_questions(&**game, position, self.players, number);
        }
    }

    fn check_lists<G: Game>(&self, played: &mut Match<G>, strangers: &mut Strangers<G>) {
        let game = played.game().clone();
        let deciders = played.deciders();
        for seat in Seat::all(self.players) {
            let moves = played.legal(seat).to_vec();
            assert_eq!(moves.is_empty(), !deciders.contains(seat), "deciders and lists agree");
            let mut words = HashSet::new();
            for &listed in &moves {
                let text = game.write_move(listed);
                assert_eq!(game.parse_move(&text), Ok(listed), "{text:?} reads back");
                assert!(words.insert(text.clone()), "{text:?} stands twice in the list");
                assert!(
                    game.refusal(played.position(), seat, listed).is_none(),
                    "{text:?} is listed and refused"
                );
            }
            strangers.meet(&moves);
        }
    }
}

/// Plays one random move; what was seen while playing must be the same again.
fn step<G: Game>(played: &mut Match<G>, dice: &mut Dice) {
    let Some((seat, choice)) = decide(played, dice) else { return };
    let before = *played.position();
    let outcome = must(played.play(seat, choice, &mut Vec::new()), "a listed move can be played");
    let game = played.game();
    assert_eq!(outcome.hash, position_hash(&**game, played.position()), "the hash is that of the position");
    let drew = game.revealed(&before) != game.revealed(played.position());
    assert!(outcome.barrier || !drew, "a barrier stands where something was revealed");
    assert!(game.revealed(&before) <= game.revealed(played.position()), "what is known stays known");
}

/// A position goes out to JSON text and comes back the same, with the same hash.
fn check_forms<G: Game>(played: &Match<G>) {
    let (game, position) = (played.game(), played.position());
    let text = game.export(position).to_string();
    let form = must(serde_json::from_str(&text), "the own form is JSON");
    let back = must(game.import(&form), "the own form loads");
    assert_eq!(&back, position, "the position reads back from {text}");
    assert_eq!(position_hash(&**game, &back), position_hash(&**game, position), "equal positions hash alike");
}

/// Views hold nothing hidden: a world imagined from a view gives the same view, byte for byte, and is a legal position.
fn check_views<G: Game>(played: &mut Match<G>, number: u64) {
    let game = played.game().clone();
    let position = *played.position();
    let players = played.players();
    let secret = match &played.header().origin {
        khipu_core::Origin::Seed(seed) => Seed::from_text(seed).to_hex(),
        khipu_core::Origin::Position(_) => String::new(),
    };
    let seed = Seed::from_text(&format!("imagine {number}"));
    for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = game.view(&position, viewer);
        let shown = game.export_view(&view).to_string();
        assert!(secret.is_empty() || !shown.contains(&secret), "the seed shows in a view");
        let worlds = [0, 1].map(|index| game.imagine(&view, seed.numbered(index)));
        assert_ne!(worlds[0], worlds[1], "imagined worlds differ");
        for world in worlds {
            assert_eq!(game.view(&world, viewer), view, "an imagined world looks the same to {viewer:?}");
            assert_eq!(
                game.export_view(&game.view(&world, viewer)).to_string(),
                shown,
                "equal views read alike"
            );
            must(game.import(&game.export(&world)), "an imagined world loads");
            assert_eq!(
                game.deciders(&world),
                game.deciders(&position),
                "who decides depends on what {viewer:?} cannot know"
            );
            if let Viewer::Seat(seat) = viewer {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                game.legal(&position, seat, &mut here);
                game.legal(&world, seat, &mut there);
                assert_eq!(here, there, "the own moves depend on what {viewer:?} cannot know");
            }
        }
        check_redaction(&*game, [&position, &worlds[0]], viewer, players);
        let form = must(serde_json::from_str(&shown), "the form of a view is JSON");
        let back = must(game.import_view(&form), "the own view loads");
        assert_eq!(back, view, "the view reads back from {shown}");
    }
}

/// What is asked must not tell what is hidden, whoever looks on.
fn check_questions<G: Game>(game: &G, position: &G::Position, players: usize, number: usize) {
    let seed = Seed::from_text(&format!("other worlds {number}"));
    for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = game.view(position, viewer);
        for index in 0..3 {
            questions::check(game, [position, &game.imagine(&view, seed.numbered(index))], viewer);
        }
    }
}

/// Moves tried in each world, for each seat.
const TRIED: usize = 6;

/// What came of a move, for one viewer.
struct Observer<G: Game> {
    played: G::Move,
    /// What was seen on the way, each change once: a card can be shown and shuffled away within one move.
    views: Vec<G::View>,
    heard: Vec<G::Event>,
    /// Whether the game says that something became known.
    revealed: bool,
}

/// All that is told of a move, and all that is shown on the way.
struct EventsAndPositions<G: Game> {
    events: Vec<G::Event>,
    shown: Vec<G::Position>,
}

impl<G: Game> Sink<G::Event> for EventsAndPositions<G> {
    fn push(&mut self, event: G::Event) {
        self.events.push(event);
    }
}

impl<G: Game> khipu_core::Observer<G::Event, G::Position> for EventsAndPositions<G> {
    fn show(&mut self, now: impl FnOnce() -> G::Position) {
        self.shown.push(now());
    }
}

/// What looks the same to a viewer must sound the same: one move played in two worlds that the viewer cannot tell
/// apart, and two moves of another seat that chooses in secret. And if a move leads to different views in those two
/// worlds, the viewer has learnt something, and undo must know of it.
fn check_redaction<G: Game>(game: &G, worlds: [&G::Position; 2], viewer: Viewer, players: usize) {
    let at_once = game.deciders(worlds[0]).len() > 1;
    for seat in Seat::all(players) {
        let secret = at_once && !viewer.is(seat);
        let mut tried = Vec::new();
        for position in worlds {
            let mut moves = Vec::new();
            game.legal(position, seat, &mut moves);
            tried.extend(spread(&moves, TRIED).map(|played| witness(game, position, seat, played, viewer)));
        }
        for (i, one) in tried.iter().enumerate() {
            for other in &tried[i + 1..] {
                let same_move = one.played == other.played;
                let alike = one.views.last() == other.views.last();
                assert!(
                    !(one.views == other.views && (secret || same_move)) || one.heard == other.heard,
                    "{viewer:?} hears more than it sees: {:?}",
                    one.heard
                );
                assert!(
                    !same_move || alike || one.revealed || other.revealed,
                    "{viewer:?} learns something although nothing was revealed: {:?}",
                    one.played
                );
            }
        }
    }
}

fn witness<G: Game>(
    game: &G,
    before: &G::Position,
    seat: Seat,
    played: G::Move,
    viewer: Viewer,
) -> Observer<G> {
    let (mut after, mut told) = (*before, EventsAndPositions::<G> { events: Vec::new(), shown: Vec::new() });
    game.apply(&mut after, seat, played, &mut told);
    let positions = told.shown.iter().chain([&after]);
    let mut views: Vec<G::View> = positions.map(|position| game.view(position, viewer)).collect();
    views.dedup();
    Observer {
        played,
        views,
        heard: told.events.iter().filter_map(|event| game.redact_for(event, viewer)).collect(),
        revealed: game.revealed(&after) != game.revealed(before),
    }
}

/// Whether anybody listens makes no difference.
fn check_silence<G: Game>(played: &mut Match<G>, dice: &mut Dice) {
    let Some((seat, choice)) = decide(played, dice) else { return };
    let game = played.game();
    let (mut heard, mut unheard) = (*played.position(), *played.position());
    game.apply(&mut heard, seat, choice, &mut Vec::new());
    game.apply(&mut unheard, seat, choice, &mut Silent);
    assert_eq!(heard, unheard, "listening changes the game");
}

/// Goes on for a while, takes everything back to the barrier, and finds each position again.
fn check_undo<G: Game>(played: &mut Match<G>, dice: &mut Dice) {
    let mut copy = played.clone();
    let mut behind = Vec::new();
    for _ in 0..6 {
        let before = (*copy.position(), copy.moves().len());
        let Some((seat, choice)) = decide(&mut copy, dice) else { break };
        let outcome = must(copy.play(seat, choice, &mut Vec::new()), "a listed move can be played");
        if outcome.barrier {
            behind.clear();
            assert_eq!(copy.undoable(), 0, "undo goes behind the barrier");
        } else {
            behind.push(before);
        }
    }
    while let Some((position, moves)) = behind.pop() {
        must(copy.undo(), "what is on this side of the barrier can be taken back");
        assert_eq!(copy.position(), &position, "undo finds the position again");
        assert_eq!(copy.moves().len(), moves, "undo takes back one move");
    }
}

/// While somebody decides nobody has won; every seat has its line, and totals are the sums of their sources.
fn check_running_score<G: Game>(played: &Match<G>) {
    let score = played.game().score(played.position());
    assert!(!score.over && score.winners.is_empty(), "somebody decides, so nobody has won yet");
    check_lines(&score, played.players());
}

fn check_lines(score: &Score, players: usize) {
    for line in &score.lines {
        let sum: Points = line.sources.iter().map(|(_, points)| *points).sum();
        assert_eq!(sum, line.total, "the sources of {:?} add up", line.who);
    }
    let seats = score.lines.iter().take(players).map(|line| line.who);
    assert!(seats.eq(Seat::all(players).map(Who::Seat)), "every seat has its line");
}

/// Winners have at least as many points as anybody, and there are some unless there is an automa: against one a player
/// can lose in other ways too, as with too few points.
fn check_score<G: Game>(played: &Match<G>) {
    let score = played.game().score(played.position());
    assert!(score.over, "nobody decides, so the game is over");
    check_lines(&score, played.players());
    let best = score.lines.iter().map(|line| line.total).max();
    let automa = score.lines.iter().any(|line| matches!(line.who, Who::Actor(_)));
    assert!(automa || !score.winners.is_empty(), "somebody has won");
    for line in &score.lines {
        if let Who::Seat(seat) = line.who {
            assert!(!score.winners.contains(seat) || Some(line.total) == best, "a winner has most points");
        }
    }
}

/// The record, written and read again, leads to the same position.
fn check_replay<G: Game>(played: &Match<G>) {
    let text = played.record().write();
    let record = must(Record::parse(&text), "the own record can be read");
    assert_eq!(record.write(), text, "the record reads back");
    let again = must(Match::replay(played.game().clone(), &record, usize::MAX), "the record replays");
    assert_eq!(again.position(), played.position(), "the record leads to the same position");
}

/// Moves met in other positions, tried where they are not listed.
struct Strangers<G: Game> {
    met: Vec<G::Move>,
}

impl<G: Game> Strangers<G> {
    const MOST: usize = 400;

    const fn new() -> Self {
        Self { met: Vec::new() }
    }

    fn meet(&mut self, moves: &[G::Move]) {
        for &listed in moves {
            if self.met.len() < Self::MOST && !self.met.contains(&listed) {
                self.met.push(listed);
            }
        }
    }

    /// What is not in the list is refused with a rule, and nothing changes.
    fn check(&self, played: &mut Match<G>) {
        let before = *played.position();
        for seat in Seat::all(played.players()) {
            let listed = played.legal(seat).to_vec();
            for &stranger in self.met.iter().filter(|stranger| !listed.contains(stranger)) {
                match played.play(seat, stranger, &mut Vec::new()) {
                    Err(PlayError::Refused(refusal)) => {
                        let rule = khipu_core::Refusal::rule(&refusal);
                        assert!(rule.contains('-'), "{stranger:?} is refused with a rule: {refusal:?}");
                    }
                    other => panic!("{stranger:?} is not listed, but: {other:?}"),
                }
                assert_eq!(played.position(), &before, "a refused move changes nothing");
            }
        }
    }
}

fn must<T, E: Debug>(result: Result<T, E>, what: &str) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{what}, but: {error:?}"),
    }
}
