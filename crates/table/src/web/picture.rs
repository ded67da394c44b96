//! A picture of a board, as the game draws it, with nothing to press.
//!
//! It stands in a shadow root of its own: names and styles of a board are made for a whole page, and several pictures share
//! one. Nothing is stored, so a picture changes with its board; and no script is needed.

use khipu_board::{Drawing, Panel, Piece, Region, RenderContext};
use khipu_core::Viewer;
use khipu_registry::{DynGame, Moment};
use maud::{Markup, PreEscaped, html};

use super::parts::{eyes, patterns};
use super::{assets, table_page};

/// A moment of a game as a viewer sees it, with some parts marked.
pub(super) fn picture(
    own: &RenderContext<'_>,
    label: &str,
    game: &dyn DynGame,
    moment: &Moment,
    parts: &[String],
) -> Markup {
    let everybody = RenderContext { viewer: Viewer::Spectator, ..*own };
    let mut pieces = Drawing::default().redraw(&everybody, |page| moment.draw_shared(&everybody, page));
    pieces.extend(Drawing::default().redraw(own, |page| moment.draw_own(own, page)));
    for piece in &mut pieces {
        for part in parts.iter().map(|part| named(part)) {
            piece.html = piece.html.replace(&part, &format!("{part} data-wanted"));
        }
    }
    let mut panels = moment.panels(own);
    // Where there is room for one panel alone, it is the one that the move begins in.
    panels.sort_by_key(|panel| !parts.iter().any(|part| shows(panel, &pieces, part)));
    let name = game.title().name;
    html! {
        div.picture role="img" aria-label=(label) inert {
            template shadowrootmode="open" {
                link rel="stylesheet" href=(assets::url("khipu.css"));
                (table_page::sheets(name, game.style()))
                link rel="stylesheet" href=(assets::url("picture.css"));
                div.table-page {
                    svg.sprite width="0" height="0" aria-hidden="true" {
                        defs { (patterns::patterns()) (PreEscaped(game.symbols())) }
                    }
                    div id="table" data-game=(name) data-as=(eyes(own.viewer)) {
                        div id="panels" { @for panel in &panels { (section(panel, &pieces)) } }
                    }
                }
            }
        }
    }
}

fn section(panel: &Panel, pieces: &[Piece]) -> Markup {
    let drawn = panel.groups.iter().all(|group| group.frame.is_some());
    html! {
        section.panel.drawn[drawn] id=(format!("panel-{}", panel.id)) {
            h2 { (panel.title) }
            @for group in &panel.groups {
                @let size = group.frame.map(|(width, height)| format!("--wide:{width};--high:{height}"));
                div.group.frame[group.frame.is_some()] id=(group.id) style=[size] {
                    @for piece in pieces.iter().filter(|piece| piece.region == Region::Group(group.id)) {
                        (PreEscaped(&piece.html))
                    }
                }
            }
        }
    }
}

fn named(part: &str) -> String {
    format!("data-part=\"{part}\"")
}

fn shows(panel: &Panel, pieces: &[Piece], part: &str) -> bool {
    let inside = |piece: &&Piece| panel.groups.iter().any(|group| piece.region == Region::Group(group.id));
    pieces.iter().filter(inside).any(|piece| piece.html.contains(&named(part)))
}
