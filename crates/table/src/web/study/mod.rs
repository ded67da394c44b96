//! Study boards in the browser: a game or a position that is over, with variations, comments and drawings.
//!
//! The page of a node is that of a table without a log and a stream. A study is a tree of moves (`khipu_study::Study`): the
//! server plays the way to the node and draws what stands there. Owners change it, others look at what is shared.

mod act;
pub(super) mod api;
mod ask;
mod line;
mod list;
mod page;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use khipu_board::RenderContext;
use khipu_core::{Fault, Seat, Viewer};
use khipu_registry::{DynGame, DynMatch, Moment};
use khipu_study::Study;
use maud::{Markup, html};
use serde::Deserialize;

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use super::layout::Frame;
use super::parts::say;
use super::router::UPLOAD;
use crate::store::{StoreError, StudyId, StudyRow, now};
use crate::tables::{ActError, AtNode};

/// Studies that one guest or user may have.
const MOST: u32 = 100;

/// What lies below `/study`.
pub(super) fn routes() -> Router<Arc<Server>> {
    let node = Router::new()
        .route("/", get(page::page))
        .route("/moves", get(ask::moves))
        .route("/preview", get(ask::preview))
        .route("/why", get(ask::why))
        .route("/described", get(ask::described))
        .route("/{what}", post(act::act));
    Router::new()
        .route("/", get(list::list).post(list::begin))
        .route("/upload", post(list::upload).layer(DefaultBodyLimit::max(UPLOAD)))
        .route("/{id}", get(list::open))
        .route("/{id}/file", get(list::file))
        .route("/{id}/copy", post(list::copy))
        .route("/{id}/title", post(list::rename))
        .route("/{id}/share", post(list::share))
        .route("/{id}/drop", post(list::remove))
        .nest("/{id}/{node}", node)
}

/// The address of a node: the id of its study, then its number; after a dot through whose eyes (a seat, or `none`), if they
/// do not follow whoever decides.
pub(super) type Address = (String, String);

/// What is asked about a node.
#[derive(Default, Deserialize)]
pub(super) struct NodeQuery {
    m: Option<usize>,
    parts: Option<String>,
}

/// A study as somebody may see it.
struct VisibleStudy {
    row: StudyRow,
    own: bool,
}

impl VisibleStudy {
    /// Everybody sees their own studies, and those that were shared.
    async fn find(server: &Server, context: &RequestContext, id: &str) -> Result<Self, Failure> {
        let nothing = || context.refused(404, "study-none");
        let id = StudyId::read(id).ok_or_else(nothing)?;
        let row = server.store.study(&id).await.map_err(|error| context.store_failed(error))?;
        let row = row.ok_or_else(nothing)?;
        let own = row.owner == context.guest;
        // Whoever may not see a study does not learn that there is one.
        if own || row.shared { Ok(Self { row, own }) } else { Err(nothing()) }
    }

    /// The same, to change it.
    async fn own(server: &Server, context: &RequestContext, id: &str) -> Result<StudyRow, Failure> {
        let seen = Self::find(server, context, id).await?;
        if seen.own { Ok(seen.row) } else { Err(context.refused(403, "study-not-yours")) }
    }
}

/// A node that somebody has open.
struct Open<'a> {
    server: &'a Server,
    context: &'a RequestContext,
    row: StudyRow,
    own: bool,
    game: Arc<dyn DynGame>,
    study: Study,
    node: usize,
    played: Box<dyn DynMatch>,
    /// The positions along the line through the node, from the start.
    line: Vec<Moment>,
    names: Vec<String>,
    viewer: Viewer,
    /// What the address says of the eyes; empty if they follow whoever decides.
    eyes: String,
}

impl<'a> Open<'a> {
    async fn find(
        server: &'a Server,
        context: &'a RequestContext,
        (id, place): &Address,
    ) -> Result<Self, Failure> {
        let nothing = || context.refused(404, "study-none");
        let (node, eyes) = place.split_once('.').unwrap_or((place, ""));
        let node: usize = node.parse().map_err(|_| nothing())?;
        let VisibleStudy { row, own } = VisibleStudy::find(server, context, id).await?;
        let opened = server.tables.study_at(row.body.clone(), node).await;
        let opened = opened.map_err(|error| context.failure(&error, &[]))?;
        let AtNode { game, study, played, line } = opened.ok_or_else(nothing)?;
        let names = names(&study, context);
        let viewer = match eyes {
            "" => played.deciders().first().map_or(Viewer::Spectator, Viewer::Seat),
            "none" => Viewer::Spectator,
            seat => {
                let seat = seat.parse().ok().and_then(|index| Seat::checked(index, names.len()));
                Viewer::Seat(seat.ok_or_else(nothing)?)
            }
        };
        let eyes = eyes.to_owned();
        Ok(Self { server, context, row, own, game, study, node, played, line, names, viewer, eyes })
    }

    /// The address of a node, with the same eyes.
    fn path(&self, node: usize) -> String {
        self.path_seen_by(node, &self.eyes)
    }

    fn path_seen_by(&self, node: usize, eyes: &str) -> String {
        let dot = if eyes.is_empty() { "" } else { "." };
        format!("{}{dot}{eyes}", path(&self.row.id, node))
    }

    fn moment(&self) -> Moment {
        self.played.moment()
    }

    fn drawing_context(&self) -> RenderContext<'_> {
        RenderContext { words: self.context.words(), names: &self.names, viewer: self.viewer }
    }

    /// The seat through whose eyes the owner looks, if it decides: its moves can be played.
    fn acting(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if self.own && self.played.deciders().contains(seat) => Some(seat),
            _ => None,
        }
    }

    /// Keeps the study as it is now.
    async fn keep(&mut self) -> Result<(), Failure> {
        let row = changed(&self.row, &self.study, self.context)?;
        let kept = self.server.store.save_study(row.clone()).await;
        kept.map_err(|error| self.context.failure(&ActError::from(error), &[]))?;
        self.row = row;
        Ok(())
    }
}

/// A row with what a study has become.
fn changed(row: &StudyRow, study: &Study, context: &RequestContext) -> Result<StudyRow, Failure> {
    let body = study.written().map_err(|fault| faulty(context, fault))?;
    let (title, game) = (study.title.clone(), study.header.game.clone());
    Ok(StudyRow { title, game, body, version: row.version + 1, changed: now(), ..row.clone() })
}

/// What is wrong with a change.
fn faulty(context: &RequestContext, fault: Fault) -> Failure {
    context.failure(&ActError::Faults("core".to_owned(), vec![fault]), &[])
}

fn path(id: &StudyId, node: usize) -> String {
    format!("/study/{id}/{node}")
}

/// What the seats are called: as the file says, or by their numbers.
fn names(study: &Study, context: &RequestContext) -> Vec<String> {
    let numbered = |seat: Seat| say(context.words(), "study-seat", [("number", (seat.index() + 1).into())]);
    let name =
        |seat: Seat| study.header.seats.get(seat.index()).and_then(|name| crate::tables::visible(name));
    Seat::all(study.header.players).map(|seat| name(seat).unwrap_or_else(|| numbered(seat))).collect()
}

/// A button that opens a new study.
pub(super) fn study_form(frame: &Frame<'_>, of: &[(&str, &str)]) -> Markup {
    html! {
        form method="post" action="/study" {
            (frame.guard())
            @for (name, value) in of { input type="hidden" name=(name) value=(value); }
            button { (frame.word("study-this")) }
        }
    }
}

impl Server {
    /// Keeps a new study of somebody: of nothing that goes on.
    async fn keep_study(&self, context: &RequestContext, study: &Study) -> Result<StudyId, Failure> {
        let failed = |error: ActError| context.failure(&error, &[]);
        if self.tables.goes_on(&study.header.origin).await.map_err(failed)? {
            return Err(context.refused(409, "study-not-over"));
        }
        if context.row.seen == 0 {
            self.has_room_for_guests(context).await?;
            let met = self.save_guest(context.device, context.row.clone()).await;
            met.map_err(|error| context.store_failed(error))?;
        }
        let id = StudyId::random().map_err(|error| context.store_failed(error))?;
        let empty = StudyRow {
            id: id.clone(),
            owner: context.guest,
            title: String::new(),
            game: String::new(),
            body: String::new(),
            version: 0,
            shared: false,
            changed: 0,
        };
        let row = changed(&empty, study, context)?;
        match self.store.create_study(row, MOST).await {
            Ok(()) => Ok(id),
            Err(StoreError::Conflict) => Err(context.refused(429, "study-too-many")),
            Err(error) => Err(context.store_failed(error)),
        }
    }
}
