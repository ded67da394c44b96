//! The picture of a game: the points that a seat could expect, turn by turn; what chance brought, and what decisions cost.

use khipu_study::Review;
use khipu_words::Words;
use maud::{Markup, html};

use super::page::number;

const WIDE: f32 = 720.0;
const HIGH: f32 = 220.0;
const EDGE: f32 = 28.0;

/// The picture; nothing before the first decision was judged.
pub(super) fn swing(words: &Words, review: &Review) -> Markup {
    let last = review.decisions.iter().map(|one| one.at).chain(review.events.iter().map(|one| one.at)).max();
    let Some(last) = last else { return Markup::default() };
    let mut line: Vec<(f32, f32)> =
        review.decisions.iter().map(|one| (one.at as f32, one.expected.points)).collect();
    if review.done {
        line.push((last as f32 + 1.0, review.outcome.points));
    }
    let (low, high) = line
        .iter()
        .fold((f32::MAX, f32::MIN), |(low, high), (_, points)| (low.min(*points), high.max(*points)));
    let (low, high) = if high - low < 1.0 { (low - 1.0, high + 1.0) } else { (low, high) };
    let x = |at: f32| EDGE + at / (last as f32 + 1.0) * (WIDE - 2.0 * EDGE);
    let y = |points: f32| HIGH - EDGE - (points - low) / (high - low) * (HIGH - 2.0 * EDGE);
    let scale = (HIGH - 2.0 * EDGE) / (high - low);
    let path: Vec<String> =
        line.iter().map(|(at, points)| format!("{:.1},{:.1}", x(*at), y(*points))).collect();
    let turn_at = |at: usize| {
        line.iter().take_while(|(turn, _)| *turn <= at as f32).last().map_or(low, |(_, points)| *points)
    };
    html! {
        figure.swing {
            svg viewBox=(format!("0 0 {WIDE} {HIGH}")) role="img" aria-label=(words.word("review-swing")) {
                @for event in review.events.iter().filter(|event| event.counts()) {
                    @let (at, from) = (x(event.at as f32), y(turn_at(event.at)));
                    path.chance d=(format!("M{at:.1} {from:.1}v{:.1}", -event.points.mean * scale)) {}
                }
                polyline.expected points=(path.join(" ")) {}
                @for decision in review.decisions.iter().filter(|one| one.lost() > 0.0) {
                    circle.lost cx=(format!("{:.1}", x(decision.at as f32))) cy=(format!("{:.1}", y(decision.left.points)))
                        r=(format!("{:.1}", (2.0 + decision.points_lost()).clamp(3.0, 9.0))) {}
                }
                text x="2" y=(y(high) + 4.0) { (number(words, high)) }
                text x="2" y=(y(low) + 4.0) { (number(words, low)) }
            }
            figcaption { (words.word("review-swing-tip")) }
        }
    }
}
