//! Planning ahead: the board as it might be when the seat is next asked, on which its next moves are chosen.
//!
//! The page is that of a lesson: no log, no stream. Each move that is chosen there is kept at once; nobody else can see it.

mod act;
pub(super) mod api;
mod ask;
mod page;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use khipu_board::RenderContext;
use khipu_core::{Seat, Viewer};
use khipu_registry::Offers;

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use super::shown::PlanShown;
use crate::store::PlanRow;
use crate::tables::{Ahead, Now, Table};

/// What lies below `/t/{id}/plan`.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/", get(page::page))
        .route("/box", get(ask::note))
        .route("/moves", get(ask::moves))
        .route("/preview", get(ask::preview))
        .route("/why", get(ask::why))
        .route("/described", get(ask::described))
        .route("/move", post(act::add))
        .route("/undo", post(act::back))
        .route("/restart", post(act::restart))
}

/// A seat that plans.
struct Planning<'a> {
    context: &'a RequestContext,
    table: Arc<Table>,
    now: Arc<Now>,
    seat: Seat,
    /// What is still to come of its plan.
    planned: Vec<String>,
    ahead: Ahead,
    names: Vec<String>,
}

impl<'a> Planning<'a> {
    async fn open(
        server: &Server,
        context: &'a RequestContext,
        id: &str,
        seat: Option<&str>,
    ) -> Result<Self, Failure> {
        let table = server.table(id, context).await?;
        let seat = server.acting_seat(context, &table, seat)?;
        let plan = server.plan_of(context, &table, seat).await?;
        let planned = words_of(plan.as_ref());
        Self::with(server, context, table, seat, planned).await
    }

    /// The same with another plan.
    async fn with(
        server: &Server,
        context: &'a RequestContext,
        table: Arc<Table>,
        seat: Seat,
        planned: Vec<String>,
    ) -> Result<Self, Failure> {
        let now = table.now();
        let ahead = server.tables.ahead(&table, seat, planned.clone()).await;
        let ahead = ahead.map_err(|error| context.failure(&error, &[]))?;
        let names = now.names(context.words());
        Ok(Self { context, table, now, seat, planned, ahead, names })
    }

    fn drawing_context(&self) -> RenderContext<'_> {
        RenderContext { words: self.context.words(), names: &self.names, viewer: Viewer::Seat(self.seat) }
    }

    /// What can be planned next; nothing if what is planned already does not fit any more.
    fn offers(&self) -> Offers {
        let fits = self.ahead.more && self.ahead.fits == self.planned.len();
        if fits { self.ahead.moment.offers(self.seat, &self.drawing_context()) } else { Offers::default() }
    }

    fn path(&self) -> String {
        format!("/t/{}/plan", self.table.id)
    }
}

impl Server {
    /// The plan of a seat.
    async fn plan_of(
        &self,
        context: &RequestContext,
        table: &Table,
        seat: Seat,
    ) -> Result<Option<PlanRow>, Failure> {
        let plan = self.tables.plan_of(table, seat).await;
        plan.map_err(|error| context.failure(&error, &[]))
    }

    /// What the page of a table says of the plan of a seat, which its holder alone sees.
    pub(super) async fn plan_shown(
        &self,
        context: &RequestContext,
        table: &Table,
        viewer: Viewer,
    ) -> Result<PlanShown, Failure> {
        let Viewer::Seat(seat) = viewer else { return Ok(PlanShown::default()) };
        let plan = self.plan_of(context, table, seat).await?;
        let dropped = plan.as_ref().and_then(PlanRow::note).map(|(why, words)| (why, words.to_owned()));
        Ok(PlanShown { moves: words_of(plan.as_ref()), dropped })
    }
}

/// What is still to come of a plan, in words.
fn words_of(plan: Option<&PlanRow>) -> Vec<String> {
    let rest = plan.map_or(&[][..], PlanRow::rest);
    rest.iter().map(|planned| planned.words.clone()).collect()
}
