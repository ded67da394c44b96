//! Games of the day: today's deals, who has played them, and how all stand.

pub(super) mod api;
mod board;
mod page;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::Markup;
use serde::Deserialize;

use self::board::Board;
pub(super) use self::page::card;
use super::Server;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use crate::daily::{Day, Deal, Kind};
use crate::store::{RunRow, StoreError, TableId};
use crate::tables::ActError;

/// What lies below `/daily`.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new().route("/", get(today)).route("/{game}/{kind}", get(board).post(play))
}

/// A deal of today, and the game that whoever asks has made of it.
pub(super) struct Today {
    pub(super) deal: Deal,
    pub(super) run: Option<RunRow>,
}

/// Which day.
#[derive(Deserialize)]
struct DailyQuery {
    day: Option<String>,
}

impl Server {
    /// Today, by the clock of the database.
    fn day(&self) -> Day {
        Day::of(self.tables.time().now())
    }

    /// The deals of today.
    pub(super) async fn deals(&self, context: &RequestContext) -> Result<Vec<Today>, Failure> {
        let day = self.day();
        let mut runs =
            self.store.runs_of(context.guest, day).await.map_err(|error| context.store_failed(error))?;
        let mut deals = Vec::new();
        for title in self.tables.games().map(|game| game.title()) {
            for kind in Kind::of(title) {
                let own = |run: &RunRow| run.day == day && run.game == title.name && run.kind == kind;
                let run = runs.iter().position(own).map(|place| runs.swap_remove(place));
                deals.push(Today { deal: Deal { day, title, kind }, run });
            }
        }
        Ok(deals)
    }

    /// A deal by the parts of a path.
    fn deal(&self, context: &RequestContext, game: &str, kind: &str, day: Day) -> Result<Deal, Failure> {
        let title = self.tables.game(game).map_err(|error| context.failure(&error, &[]))?.title();
        let kind = Kind::read(kind).filter(|kind| Kind::of(title).any(|known| known == *kind));
        let kind = kind.ok_or_else(|| context.refused(404, "server-no-page"))?;
        Ok(Deal { day, title, kind })
    }

    /// Begins the game of today, or finds the one that was begun. Whoever dies in between, or asks twice at once, has begun
    /// it once: the table is made again under the id that was kept first.
    async fn begin(&self, context: &RequestContext, deal: &Deal) -> Result<TableId, Failure> {
        let fault = |error| context.store_failed(error);
        if self.store.is_bot(context.guest).await.map_err(fault)? {
            return Err(context.refused(403, "daily-people-only"));
        }
        let known = || self.store.run(deal.day, deal.title.name, deal.kind, context.guest);
        let mut run = known().await.map_err(fault)?;
        if run.is_none() {
            self.may_create(context)?;
            self.has_room(context).await?;
            let begun = RunRow {
                day: deal.day,
                game: deal.title.name.to_owned(),
                kind: deal.kind,
                guest: context.guest,
                table: TableId::random().map_err(fault)?,
                begun: self.tables.time().now(),
                end: None,
            };
            match self.store.begin_run(begun).await {
                Ok(()) | Err(StoreError::Conflict) => run = known().await.map_err(fault)?,
                Err(error) => return Err(fault(error)),
            }
        }
        let run = run.ok_or_else(|| context.failure(&ActError::Stale, &[]))?;
        if run.end.is_none() && self.store.head(&run.table).await.map_err(fault)?.is_none() {
            let (table, name) = (run.table.clone(), context.name());
            match self.tables.create_daily(table, context.host(), &name, deal).await {
                // Somebody was faster.
                Ok(()) | Err(ActError::Stale) => {}
                Err(error) => return Err(context.failure(&error, &[])),
            }
        }
        Ok(run.table)
    }
}

/// `GET /daily`
async fn today(State(server): State<Arc<Server>>, context: RequestContext) -> Result<Markup, Failure> {
    let deals = server.deals(&context).await?;
    Ok(page::today(&context.frame("/daily"), server.store.key(), &deals))
}

/// `POST /daily/{game}/{kind}`: to the table of today's game.
async fn play(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((game, kind)): Path<(String, String)>,
    _: Fields,
) -> Result<Response, Failure> {
    let deal = server.deal(&context, &game, &kind, server.day())?;
    let id = server.begin(&context, &deal).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// `GET /daily/{game}/{kind}`: who has played it on a day, in its week, and ever.
async fn board(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((game, kind)): Path<(String, String)>,
    Query(DailyQuery { day }): Query<DailyQuery>,
) -> Result<Markup, Failure> {
    let board = Board::read(&server, &context, &game, &kind, day.as_deref()).await?;
    let here = format!("{}?day={}", page::path(&board.deal), board.deal.day);
    Ok(page::board(&context.frame(&here), &board))
}
