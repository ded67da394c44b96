//! A turn as people say it: each move by the buttons that would play it, in the language of whoever reads.

use khipu_board::{Choice, RenderContext};
use khipu_core::Seat;
use khipu_registry::Moment;
use khipu_words::Words;

/// A move of a seat at a moment; in notation where it has no other words.
pub(crate) fn say_move(at: &Moment, seat: Seat, played: &str, context: &RenderContext<'_>) -> String {
    let choices = at.choices_of(seat, played, context);
    if choices.is_empty() { played.to_owned() } else { joined(&choices, context.words) }
}

/// The moves of a turn of one seat, from the moment before it, one text for each.
pub(crate) fn say_turn(
    start: &Moment,
    seat: Seat,
    turn: &[String],
    context: &RenderContext<'_>,
) -> Vec<String> {
    say_moves(start, turn.iter().map(|played| (seat, played.as_str())), context)
}

/// The same in one line, to stand inside a sentence.
pub(crate) fn say_turn_in_line(
    start: &Moment,
    seat: Seat,
    turn: &[String],
    context: &RenderContext<'_>,
) -> String {
    say_turn(start, seat, turn, context).join(" · ")
}

/// Moves one after another, one text for each. The words of a move come from the position before it. Where that cannot be
/// reached, or something hidden would become known on the way, what is left stands in notation: moves that were only
/// thought of must not tell what is drawn when they are played.
pub(crate) fn say_moves<'a>(
    start: &Moment,
    moves: impl IntoIterator<Item = (Seat, &'a str)>,
    context: &RenderContext<'_>,
) -> Vec<String> {
    let revealed = start.revealed();
    let mut at = Some(start.clone());
    let say = |(seat, played): (Seat, &str)| {
        let Some(before) = &at else { return played.to_owned() };
        let after = before.play(seat, played).ok();
        let said = if after.is_some() { say_move(before, seat, played, context) } else { played.to_owned() };
        at = after.map(|(after, _)| after).filter(|after| after.revealed() == revealed);
        said
    };
    moves.into_iter().map(say).collect()
}

/// The buttons of one move as one text. The kind stands in front of what would not say by itself what is done; things of the
/// same kind that are chosen together need none.
fn joined(choices: &[Choice], words: &Words) -> String {
    let alone = |kind: &String| choices.iter().filter(|other| other.kind.as_ref() == Some(kind)).count() == 1;
    let said: Vec<String> = choices
        .iter()
        .map(|choice| match &choice.kind {
            Some(kind) if !choice.says_all && alone(kind) && !choice.label.starts_with(kind.as_str()) => {
                words.titled(kind, &choice.label)
            }
            _ => choice.label.clone(),
        })
        .collect();
    words.listed(&said)
}
