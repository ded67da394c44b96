//! The board: its panels, the goods of everybody over them, and on a phone the bar that leads from panel to panel.

use khipu_board::{Group, Panel, Region};
use maud::{Markup, PreEscaped, html};

use super::{clock, icon, seat_class};
use crate::web::shown::Shown;

/// The pieces of a region, one after another.
pub(crate) fn pieces(shown: &Shown<'_>, region: Region) -> Markup {
    html! {
        @for piece in shown.pieces.iter().filter(|piece| piece.region == region) { (PreEscaped(&piece.html)) }
    }
}

/// A line for everybody.
pub(crate) fn goods(shown: &Shown<'_>) -> Markup {
    html! {
        section id="players" aria-label=(shown.words.word("page-players")) {
            (pieces(shown, Region::Goods))
            (clock::clocks(shown))
            button.scripted id="all-players" type="button" aria-controls="players" aria-expanded="false"
                aria-label=(shown.words.word("page-players")) { "▾" }
        }
    }
}

/// All panels.
pub(crate) fn panels(shown: &Shown<'_>) -> Markup {
    html! {
        div id="panels" { @for panel in &shown.panels { (section(shown, panel)) } }
    }
}

fn section(shown: &Shown<'_>, panel: &Panel) -> Markup {
    let (id, title) = (format!("panel-{}", panel.id), format!("title-{}", panel.id));
    let drawn = panel.groups.iter().all(|group| group.frame.is_some());
    let seat = panel.seat.map(|seat| seat_class(Some(seat))).unwrap_or_default();
    html! {
        section.panel.drawn[drawn].(seat) id=(id) aria-labelledby=(title) tabindex="-1" {
            h2 id=(title) data-name-of=[panel.seat.map(khipu_core::Seat::index)] { (panel.title) }
            @for group in &panel.groups { (inside(shown, *group)) }
        }
    }
}

fn inside(shown: &Shown<'_>, Group { id, frame }: Group) -> Markup {
    let size = frame.map(|(width, height)| format!("--wide:{width};--high:{height}"));
    html! {
        div.group.frame[frame.is_some()] id=(id) style=[size] { (pieces(shown, Region::Group(id))) }
    }
}

/// Jumps, no tabs: all panels stay on the page.
pub(crate) fn jumps(shown: &Shown<'_>) -> Markup {
    html! {
        nav id="jumps" aria-label=(shown.words.word("page-panels")) {
            @for panel in &shown.panels {
                a.(panel.seat.map(|seat| seat_class(Some(seat))).unwrap_or_default()) href=(format!("#panel-{}", panel.id)) {
                    (icon(panel.icon)) span { (panel.title) }
                }
            }
        }
    }
}
