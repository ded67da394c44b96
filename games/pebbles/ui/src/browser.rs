//! Pebbles in the browser: a pot, a strip for each player, and buttons for everything.

use khipu_board::svg::{escape, layer};
use khipu_board::{BoardUi, Choice, Frame, Group, Page, Panel, Piece, Region, RenderContext, Role};
use khipu_core::{Seat, Viewer};
use khipu_pebbles::{Event, Move, Pebbles, View, bits};
use serde_json::json;

use crate::{GAME, PebblesUi, question};

const PEBBLE: &str = "i-pebble";
const FRAME: Frame = Frame { group: "pebbles", width: 240, height: 120 };

fn say(context: &RenderContext<'_>, key: &str, n: u8) -> String {
    context.say(GAME, &format!("{GAME}-board-{key}"), &json!({ "n": n }))
}

fn section(region: Region, id: String, text: &str) -> Piece {
    let html = format!(r#"<section id="{id}">{}</section>"#, escape(text));
    Piece::new(id, region, html)
}

/// The parts of a move: a verb, or a verb and a number.
fn part(played: Move) -> String {
    match played {
        Move::Stake(pebbles) => format!("stake-{pebbles}"),
        Move::Draw => "draw".to_owned(),
        Move::Show(shell) => format!("show-{shell}"),
        Move::Put => "put".to_owned(),
        Move::End => "end".to_owned(),
    }
}

fn meant(part: &str) -> Option<Move> {
    let (verb, number) = part.split_once('-').unwrap_or((part, ""));
    match (verb, number.parse()) {
        ("stake", Ok(pebbles)) => Some(Move::Stake(pebbles)),
        ("show", Ok(shell)) => Some(Move::Show(shell)),
        ("draw", _) => Some(Move::Draw),
        ("put", _) => Some(Move::Put),
        ("end", _) => Some(Move::End),
        _ => None,
    }
}

impl BoardUi for PebblesUi {
    fn panels(_: &Pebbles, view: &View, context: &RenderContext<'_>) -> Vec<Panel> {
        let panel = |id, title, group| Panel { id, title, seat: None, icon: PEBBLE, groups: vec![group] };
        let mut panels = vec![panel("pot", context.words.word("page-board"), FRAME.into())];
        if matches!(view.viewer, Viewer::Seat(_)) {
            panels.push(panel("hand", context.words.word("page-hand"), Group::flow("hand")));
        }
        panels
    }

    fn symbols() -> &'static str {
        r#"<symbol id="i-pebble" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></symbol>"#
    }

    fn draw_shared(_: &Pebbles, view: &View, context: &RenderContext<'_>, page: &mut Page<'_>) {
        let table = &view.table;
        page.piece(("pot", table.pot), || {
            let pebble =
                |n: u8| format!(r#"<circle cx="{}" cy="{}" r="7"/>"#, 20 + n % 12 * 18, 20 + n / 12 * 18);
            layer("pot", FRAME, &(0..table.pot).map(pebble).collect::<String>())
        });
        for seat in table.seats() {
            let (id, held) = (format!("player-{}", seat.index()), table.held[seat.index()]);
            page.piece(("strip", seat, held), || {
                let text = escape(&context.words.titled(context.name(seat), say(context, "held", held)));
                let seat = seat.index();
                let html = format!(r#"<p id="{id}" class="strip seat-{seat}" data-seat="{seat}">{text}</p>"#);
                Piece::new(id, Region::Goods, html)
            });
        }
    }

    fn draw_own(_: &Pebbles, view: &View, _: &RenderContext<'_>, page: &mut Page<'_>) {
        if matches!(view.viewer, Viewer::Seat(_)) {
            page.piece(("hand", view.hand), || {
                let shells: Vec<String> = bits(view.hand).map(|shell| shell.to_string()).collect();
                section(Region::Group("hand"), "shells".to_owned(), &shells.join(" "))
            });
        }
    }

    fn asks(_: &Pebbles, view: &View, context: &RenderContext<'_>) -> String {
        context.words.word(&format!("{GAME}-ask-{}", question(&view.table)))
    }

    fn describe(_: &Pebbles, view: &View, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
        let held = |seat: Seat| {
            context.words.titled(context.name(seat), say(context, "held", view.table.held[seat.index()]))
        };
        let mut told = vec![(say(context, "pot", view.table.pot), view.table.seats().map(held).collect())];
        if matches!(view.viewer, Viewer::Seat(_)) {
            let shells = bits(view.hand).map(|shell| shell.to_string()).collect();
            told.push((context.words.name(GAME, "shells"), shells));
        }
        told
    }

    fn parts(_: &Pebbles, _: &View, played: Move) -> Vec<String> {
        vec![part(played)]
    }

    fn choice(_: &Pebbles, _: &View, part: &str, context: &RenderContext<'_>) -> Option<Choice> {
        let (verb, number) = part.split_once('-').unwrap_or((part, "0"));
        let label = say(context, verb, number.parse().ok()?);
        let role = if verb == "end" { Role::Ends { loses: false } } else { Role::Part };
        Some(Choice::new(label).role(role))
    }

    fn wish(_: &Pebbles, _: &View, _: Seat, parts: &[&str]) -> Option<Move> {
        meant(parts.first()?)
    }

    fn scene(_: &Pebbles, _: &Event) -> Vec<String> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use khipu_board::testing::{self, Walk};
    use khipu_pebbles::Flaw;

    use super::*;

    #[test]
    fn every_screen_is_whole_and_every_move_can_be_clicked() {
        for players in 1..=3 {
            let start = || Walk::<PebblesUi>::new(Pebbles::with(Flaw::None), players, "pebbles", &[]);
            testing::screens_are_whole(start(), 1);
            testing::moves_can_be_clicked(start(), 1);
            testing::every_part_has_a_button(start(), 1);
            testing::board_is_told(start(), 1, 1);
        }
    }
}
