//! The page of one decision: what was better, and the line that was expected to follow, step by step on the board.

use khipu_board::RenderContext;
use khipu_core::{Seat, Viewer};
use khipu_registry::Moment;
use khipu_study::Decision;
use maud::{Markup, html};

use super::super::guest::RequestContext;
use super::super::layout::page as whole_page;
use super::super::lobby_page::style;
use super::super::picture::picture;
use super::super::study::study_form;
use super::super::table_page;
use super::super::turn_words::{say_moves, say_turn};
use super::VisibleReview;
use super::page::{cost, moment, why};

/// The best turn and what was expected to follow: whose move, and which.
fn line<'a>(seen: &VisibleReview, decision: &'a Decision) -> Vec<(Seat, &'a str)> {
    let best = decision.best.iter().map(|played| (seen.seat, played.as_str()));
    let later = decision.line.iter().filter_map(|(index, played)| {
        Some((Seat::checked(*index as u64, seen.table.header.players)?, played.as_str()))
    });
    best.chain(later).collect()
}

/// The boards before the moves of a line and after the last, in the game as it was dealt; as far as they can be played
/// there: what was expected of others rests on what the seat could know.
fn boards(first: Moment, line: &[(Seat, &str)]) -> Vec<Moment> {
    let mut boards = vec![first];
    for &(seat, played) in line {
        let Some(here) = boards.last() else { break };
        let legal = here.deciders().contains(seat) && here.moves(seat).iter().any(|known| known == played);
        let Some(next) = legal.then(|| here.after(&mut std::iter::once((seat, played)))).flatten() else {
            break;
        };
        boards.push(next);
    }
    boards
}

/// The page at a step of the line; none if the game has no such moment.
pub(super) fn answer(
    context: &RequestContext,
    seen: &VisibleReview,
    decision: &Decision,
    step: usize,
) -> Option<Markup> {
    let line = line(seen, decision);
    let now = seen.table.now();
    let boards = boards(now.moment(decision.at)?, &line);
    let last = boards.len() - 1;
    let step = step.min(last);
    let board = boards.get(step)?;
    let here = seen.answer(decision.at, step);
    let frame = context.frame(&here);
    let words = frame.words;
    let names = now.names(words);
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let own = RenderContext { words, names: &names, viewer: Viewer::Seat(seen.seat) };
    let first = boards.first()?;
    let played = say_turn(first, seen.seat, &decision.played, &own);
    let said = say_moves(first, line.iter().copied(), &own);
    let title = cost(words, decision);
    let game = &*seen.table.game;
    let parts = line.get(step).filter(|_| step < last).map(|(seat, played)| board.parts(*seat, played));
    let way = |to: Option<usize>, key: &str| {
        html! {
            @match to {
                Some(to) => { a.button href=(seen.answer(decision.at, to)) { (words.word(key)) } }
                None => { span.button aria-disabled="true" { (words.word(key)) } }
            }
        }
    };
    let body = html! {
        main.lobby.review {
            h1 { (title) }
            p { (words.titled(words.word("review-played"), words.listed(&played))) }
            (why(words, seen, decision))
            h2 { (words.word("review-better")) }
            ol.line {
                @for (number, ((seat, _), played)) in line.iter().zip(&said).enumerate() {
                    @let said = if number < decision.best.len() { played.clone() } else { words.titled(name(*seat), played) };
                    li {
                        @if number < last {
                            a href=(seen.answer(decision.at, number + 1)) aria-current=[(number + 1 == step).then_some("step")] { (said) }
                        } @else { (said) }
                    }
                }
            }
            @if last < line.len() { p.note { (words.word("review-depends")) } }
            nav.ways aria-label=(words.word("review-steps")) {
                (way(step.checked_sub(1), "review-backward"))
                (way((step < last).then_some(step + 1), "review-forward"))
            }
            (picture(&own, &words.word("review-picture"), game, board, &parts.unwrap_or_default()))
            p { a href=(moment(seen, decision.at)) { (words.word("review-board")) } }
            (study_form(&frame, &[("table", seen.table.id.as_str()), ("at", &decision.at.to_string())]))
            p { a href=(seen.path()) { (words.word("review-back")) } }
        }
    };
    // Colours and sizes of the board come into its picture from the page around it.
    let head = html! { (table_page::sheets(seen.table.name(), game.style())) (style()) };
    Some(whole_page(&frame, &title, "lobby-page", &head, &body))
}
