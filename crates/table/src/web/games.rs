//! My games: where it is my turn, what else goes on, what is over; and how many wait for me, for every page.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use super::layout::{Frame, page};
use super::leaders::changed;
use super::lobby::line;
use super::lobby_page::{State as Standing, TableLine, game_name, list, style};
use super::parts::say;
use crate::store::Brief;
use crate::tables::ActError;

/// Which games are asked for.
#[derive(Deserialize)]
pub(crate) struct GamesQuery {
    /// The name of a title.
    game: Option<String>,
}

/// Whether it is somebody's turn at a table.
fn is_mine(line: &TableLine) -> bool {
    line.state == Standing::Mine
}

impl Server {
    /// The tables of a guest as lines of a list, those that go on or those that are over.
    async fn lines(&self, context: &RequestContext, over: bool) -> Result<Vec<TableLine>, Failure> {
        let tables = self.store.tables_of(context.guest, over).await;
        let tables = tables.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
        let shown = |brief: &Brief| line(self, brief, context.guest, context.words());
        Ok(tables.iter().filter_map(shown).collect())
    }

    /// Says of games that were rated what they did to the rating of a user.
    async fn add_ratings(&self, context: &RequestContext, lines: &mut [TableLine]) -> Result<(), Failure> {
        if context.user.is_none() || lines.is_empty() {
            return Ok(());
        }
        let results = self.store.results_of(context.guest).await;
        for result in results.map_err(|error| context.store_failed(error))? {
            if let (Some(rated), Some(line)) =
                (result.rated, lines.iter_mut().find(|line| line.id == result.table.as_str()))
            {
                line.rated = Some(changed(context.words(), rated));
            }
        }
        Ok(())
    }

    /// The tables that wait for a guest, the longest waiting first.
    async fn waiting(&self, context: &RequestContext) -> Result<Vec<TableLine>, Failure> {
        let mut lines = self.lines(context, false).await?;
        lines.retain(is_mine);
        lines.sort_by_key(|line| line.moved);
        Ok(lines)
    }
}

/// `GET /games`
pub(crate) async fn games(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Query(asked): Query<GamesQuery>,
) -> Result<Markup, Failure> {
    let wanted = asked.game.filter(|game| server.tables.game(game).is_ok());
    let fits = |line: &TableLine| wanted.as_ref().is_none_or(|game| line.game == game);
    let (mut waiting, mut running): (Vec<TableLine>, Vec<TableLine>) =
        server.lines(&context, false).await?.into_iter().filter(|line| fits(line)).partition(is_mine);
    waiting.sort_by_key(|line| line.moved);
    running.sort_by_key(|line| std::cmp::Reverse(line.moved));
    let mut finished = server.lines(&context, true).await?;
    finished.retain(|line| fits(line));
    server.add_ratings(&context, &mut finished).await?;
    let invited = server.store.invitations(context.guest).await;
    let invited = invited.map_err(|error| context.store_failed(error))?;
    let invited: Vec<TableLine> = invited
        .iter()
        .filter_map(|brief| line(&server, brief, context.guest, context.words()))
        .filter(|line| fits(line))
        .collect();
    let titles: Vec<&'static str> = server.tables.games().map(|game| game.title().name).collect();
    let frame = context.frame("/games");
    let body = html! {
        main.lobby {
            h1 { (frame.word("games-title")) }
            (filters(&frame, &titles, wanted.as_deref()))
            p.note { (frame.word("games-key")) " " kbd { "N" } " · " a href="/leaders" { (frame.word("rating-title")) }
                " · " a href="/study" { (frame.word("study-list")) }
                " · " a href="/bots" { (frame.word("bot-title")) } }
            // A script fetches this anew while the page is open.
            div id="lists" {
                (invitations(&frame, &invited))
                (list(&frame, "games-waiting", "games-waiting-none", &waiting, true))
                (list(&frame, "games-running", "games-running-none", &running, true))
                (list(&frame, "lobby-finished", "games-finished-none", &finished, true))
            }
        }
    };
    Ok(page(&frame, &frame.word("games-title"), "lobby-page", &style(), &body))
}

/// The tables that somebody is invited to.
fn invitations(frame: &Frame<'_>, invited: &[TableLine]) -> Markup {
    html! {
        @if !invited.is_empty() {
            (list(frame, "sitting-invited", "games-running-none", invited, false))
            @for line in invited {
                form method="post" action=(format!("/t/{}/decline", line.id)) {
                    (frame.guard())
                    button { (say(frame.words, "sitting-decline", [("game", game_name(frame, line.game).into())])) }
                }
            }
        }
    }
}

fn filters(frame: &Frame<'_>, titles: &[&str], chosen: Option<&str>) -> Markup {
    let way = |path: &str, name: &str, here: bool| {
        html! { a.button href=(path) aria-current=[here.then_some("page")] { (name) } }
    };
    html! {
        nav.pages aria-label=(frame.word("games-filter")) {
            (way("/games", &frame.word("games-all"), chosen.is_none()))
            @for title in titles {
                (way(&format!("/games?game={title}"), &game_name(frame, title), chosen == Some(title)))
            }
        }
    }
}

/// The table where the question is asked: it is not the next one.
#[derive(Deserialize)]
pub(crate) struct At {
    #[serde(default)]
    at: String,
}

/// How many games wait for the guest.
#[derive(Serialize)]
pub(crate) struct Turns {
    count: usize,
    /// The path of the one that has waited longest.
    next: Option<String>,
}

/// `GET /games/turns`
pub(crate) async fn turns(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Query(At { at }): Query<At>,
) -> Result<Json<Turns>, Failure> {
    // Who has only just come sits nowhere.
    let waiting = if context.fresh { Vec::new() } else { server.waiting(&context).await? };
    let next = waiting.iter().find(|line| line.id != at).map(|line| format!("/t/{}", line.id));
    Ok(Json(Turns { count: waiting.len(), next }))
}
