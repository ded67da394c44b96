//! The page of a finished game: who has won, where the points came from, and how it came about.

use khipu_core::{Points, Seats};
use khipu_words::Words;
use maud::{Markup, html};

use super::assets;
use super::layout::{self, Frame};
use super::new_table::HOST_BOT;
use super::parts::{outcome, part, patterns, picture, say, seat_class};
use super::shown::{History, Holder, Outcome, OutcomeLine, Shown};

/// How many turns are pointed out.
const TURNS: usize = 2;

/// A turn that brought or cost much.
pub(crate) struct Turn {
    /// The line of the outcome.
    pub(crate) line: usize,
    /// The move.
    pub(crate) step: usize,
    /// What it brought.
    pub(crate) change: Points,
}

/// The whole page; `own` are the seats that the reader held.
pub(crate) fn page(
    frame: &Frame<'_>,
    shown: &Shown<'_>,
    outcome: &Outcome,
    history: &History,
    own: Seats,
) -> Markup {
    let words = shown.words;
    let game = frame.word(&format!("lobby-game-{}", shown.game.name));
    let turns = largest_turns(history);
    let winner = outcome.lines.iter().find(|line| line.won).and_then(|line| line.seat);
    let moves = say(words, "page-moves", [("n", shown.steps.into())]);
    let body = html! {
        svg.sprite width="0" height="0" aria-hidden="true" { defs { (patterns::patterns()) } }
        main.scores tabindex="-1" {
            section.banner.(seat_class(winner)) aria-labelledby="won" {
                div.about {
                    h1 id="won" { (sentence(words, outcome, own)) }
                    p.note { (game) " · " (moves) }
                }
                div.acts {
                    @if !own.is_empty() { (again(frame, shown, own)) }
                    @for seat in shown.seats.iter().filter(|seat| own.contains(seat.seat)) {
                        a.button href=(format!("{}?as={}", shown.path("review"), seat.seat.index())) {
                            @if own.len() > 1 { (words.titled(words.word("review-ask"), &seat.name)) } @else { (words.word("review-ask")) }
                        }
                    }
                    a.button href=(shown.path("")) { (words.word("page-back-to-table")) }
                    a.button href=(shown.path("at/0")) { (words.word("lobby-replay")) }
                }
            }
            div.result {
                section {
                    h2 { (words.word("page-sources")) }
                    (outcome::bars(outcome, words))
                    (outcome::by_source(outcome, words))
                }
                section {
                    h2 { (words.word("page-score-picture")) }
                    (picture::over_time(outcome, history, &turns, words))
                    ol.turns {
                        @for turn in &turns { (told(shown, outcome, turn)) }
                    }
                    p { a href=(shown.path("record")) download { (words.word("page-record")) } }
                }
            }
        }
    };
    let sheet = html! {
        @for name in ["table.css", "score.css"] { link rel="stylesheet" href=(assets::url(name)); }
    };
    layout::page(frame, &words.word("page-score"), "score-page", &sheet, &body)
}

/// Who has won, with the points.
fn sentence(words: &Words, outcome: &Outcome, own: Seats) -> String {
    let (won, lost): (Vec<&OutcomeLine>, Vec<&OutcomeLine>) = outcome.lines.iter().partition(|line| line.won);
    let points = |lines: &[&OutcomeLine]| -> String {
        let texts: Vec<String> = lines.iter().map(|line| words.number(line.total)).collect();
        texts.join(", ")
    };
    let names: Vec<&str> = won.iter().map(|line| line.name.as_str()).collect();
    let mine = won.len() == 1 && won[0].seat.is_some_and(|seat| own.contains(seat));
    let args = [
        ("n", won.len().into()),
        ("names", names.join(", ").into()),
        ("points", points(&won[..won.len().min(1)]).into()),
        ("others", points(&lost).into()),
        ("rest", lost.len().into()),
    ];
    say(words, if mine { "page-end-mine" } else { "page-end" }, args)
}

/// The same game once more: who played with others asks them again, bots sit where they sat.
fn again(frame: &Frame<'_>, shown: &Shown<'_>, own: Seats) -> Markup {
    html! {
        form method="post" action=(format!("/new/{}", shown.game.name)) {
            (frame.guard())
            (part())
            @for seat in &shown.seats {
                @let holder = match seat.holder {
                    _ if own.first() == Some(seat.seat) => "me".to_owned(),
                    Holder::Bot(level) | Holder::Substitute(level) | Holder::HostBot(Some(level)) => format!("level{level}"),
                    Holder::HostBot(None) => format!("{HOST_BOT}{}", seat.name),
                    Holder::Person if own.contains(seat.seat) => "here".to_owned(),
                    Holder::Person | Holder::Open | Holder::Left => "open".to_owned(),
                };
                input type="hidden" name=(format!("seat{}", seat.seat.index())) value=(holder);
                input type="hidden" name=(format!("name{}", seat.seat.index())) value=(seat.name);
            }
            @for (name, value) in &shown.options { input type="hidden" name=(name) value=(value); }
            button.go { (shown.words.word("page-rematch")) }
        }
    }
}

/// A turn in words, with a link to the moment.
fn told(shown: &Shown<'_>, outcome: &Outcome, turn: &Turn) -> Markup {
    let words = shown.words;
    let line = outcome.lines.get(turn.line);
    let sign = if turn.change > Points::ZERO { "+" } else { "" };
    html! {
        li.(seat_class(line.and_then(|line| line.seat))) {
            b.who { (line.map_or("", |line| line.name.as_str())) } " " (sign) (words.number(turn.change)) " · "
            a href=(shown.path(&format!("at/{}", turn.step))) {
                (say(words, "page-moment", [("step", turn.step.into()), ("steps", shown.steps.into())]))
            }
        }
    }
}

/// The moves that changed most.
fn largest_turns(history: &History) -> Vec<Turn> {
    let changes = |(line, points): (usize, &Vec<Points>)| {
        let pairs = points.iter().zip(points.iter().skip(1)).enumerate();
        pairs
            .map(move |(at, (&before, &after))| Turn { line, step: at + 1, change: after - before })
            .collect::<Vec<_>>()
    };
    let mut turns: Vec<Turn> = history.lines.iter().enumerate().flat_map(changes).collect();
    turns.retain(|turn| turn.change != Points::ZERO);
    turns.sort_by(|one, other| other.change.as_f64().abs().total_cmp(&one.change.as_f64().abs()));
    let mut kept: Vec<Turn> = Vec::new();
    for turn in turns {
        // What ends the game moves everybody: one of those is enough.
        if kept.len() < TURNS && kept.iter().all(|known| known.step != turn.step) {
            kept.push(turn);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_changes_are_pointed_out_once_for_each_move() {
        let line = |points: &[i32]| points.iter().map(|&n| Points::whole(n)).collect::<Vec<_>>();
        let history = History { lines: vec![line(&[0, 3, 3, 20]), line(&[0, -6, -6, 12]), line(&[])] };
        let found: Vec<(usize, usize, Points)> =
            largest_turns(&history).iter().map(|turn| (turn.line, turn.step, turn.change)).collect();
        assert_eq!(found, [(1, 3, Points::whole(18)), (1, 1, Points::whole(-6))]);
    }
}
