//! The page on which a seat plans.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use khipu_board::{Drawing, RenderContext};
use khipu_core::{Seats, Viewer};
use maud::{Markup, html};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::look::TableQuery;
use super::super::parts::{choices, status};
use super::super::shown::{BackShown, PageKind, Shown, Visitor};
use super::super::table_page;
use super::super::view::Eyes;
use super::Planning;

/// `GET /t/{id}/plan`
pub(super) async fn page(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Markup, Failure> {
    let planning = Planning::open(&server, &context, &id, asked.seat.as_deref()).await?;
    let mut shown = shown(&server, &planning);
    let (moment, own) = (&planning.ahead.moment, planning.drawing_context());
    let everybody = RenderContext { viewer: Viewer::Spectator, ..own };
    shown.panels = moment.panels(&own);
    shown.pieces = Drawing::default().redraw(&everybody, |page| moment.draw_shared(&everybody, page));
    shown.pieces.extend(Drawing::default().redraw(&own, |page| moment.draw_own(&own, page)));
    shown.legend = planning.table.game.legend(shown.words);
    let visitor = Visitor::alone(context.token(), Seats::one(planning.seat));
    let here = format!("{}?as={}", planning.path(), planning.seat.index());
    let frame = context.frame(&here);
    let (title, status) = (context.words().word("plan-title"), text(&planning, &shown));
    Ok(table_page::without_stream(&frame, &shown, &visitor, &title, &status, &moment.describe(&own)))
}

/// What the page is drawn from, without the board: a table where the seat is asked.
pub(super) fn shown<'a>(server: &'a Server, planning: &'a Planning<'_>) -> Shown<'a> {
    let eyes = Eyes { viewer: Viewer::Seat(planning.seat), language: planning.context.language };
    let look = server.look(&planning.table, &planning.now, eyes);
    Shown {
        kind: PageKind::Plan,
        base: planning.path(),
        deciders: Seats::one(planning.seat),
        asks: planning.ahead.moment.asks(&planning.drawing_context()),
        offers: planning.offers(),
        undo: planning.planned.len(),
        clock: None,
        hints: false,
        coached: false,
        retry: None,
        back: BackShown::default(),
        ..look.shown(None)
    }
}

/// What changes with every planned move, besides the board.
pub(super) fn parts(planning: &Planning<'_>, shown: &Shown<'_>) -> [String; 2] {
    [text(planning, shown), choices::choices(shown)].map(Markup::into_string)
}

/// What is planned, and what would be asked then. It takes the focus after every move, so that a reader hears it.
fn text(planning: &Planning<'_>, shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let table = format!("/t/{}?as={}", planning.table.id, planning.seat.index());
    html! {
        p id="status" tabindex="-1" class="mine" data-deciders=(status::deciders(shown)) {
            a.button href=(table) { (words.word("plan-to-table")) } " "
            span.say {
                @if planning.planned.is_empty() { (words.word("plan-about")) }
                @else { (words.titled(words.word("plan-planned"), planning.planned.join("; "))) }
                " "
                @if planning.ahead.fits < planning.planned.len() { (words.word("plan-unfit")) }
                @else if planning.ahead.more { (shown.asks) }
            }
        }
    }
}
