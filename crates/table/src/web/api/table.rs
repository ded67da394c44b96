//! Tables: lists, setting up, looking, records.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::answer::{GameInfo, TableBrief, TableList, TableView, Trouble};
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::link::SeatLink;
use super::super::{Server, record};
use super::extract::{As, Body, Place, ViewerQuery, ask, unreadable_query};
use crate::clock::Control;
use crate::store::Brief;
use crate::tables::{ActError, NewSeat, NewTable};

/// Lists the games with their options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo])))]
pub(crate) async fn games(State(server): State<Arc<Server>>) -> Json<Vec<GameInfo>> {
    let tables = &server.tables;
    Json(tables.games().map(|game| GameInfo::of(game.title(), tables.host_bots(&**game))).collect())
}

/// Which page of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PageAsked {
    /// Counted from 0.
    #[serde(default)]
    page: u32,
}

/// Lists the tables where the guest sits, and those that anybody may join or watch, 50 on a page.
#[utoipa::path(get, path = "/api/tables", params(PageAsked), responses((status = 200, body = TableList)))]
pub(crate) async fn tables(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    asked: Result<Query<PageAsked>, QueryRejection>,
) -> Result<Json<TableList>, Failure> {
    let Query(PageAsked { page }) = asked.map_err(|error| unreadable_query(&error))?;
    let fault = |error| context.failure(&ActError::Store(error), &[]);
    let own = server.store.tables_of(context.guest, false).await.map_err(fault)?;
    let finished = server.store.tables_of(context.guest, true).await.map_err(fault)?;
    let open = server.store.open_tables(page).await.map_err(fault)?;
    let list = |tables: &[Brief]| tables.iter().map(|table| TableBrief::of(table, &context)).collect();
    let finished = list(&finished);
    Ok(Json(TableList { own: list(&own), open: list(&open.tables), more: open.more, finished }))
}

/// Who shall have a seat.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum SeatWanted {
    /// Whoever asks.
    Me,
    /// Whoever comes.
    Open,
    /// Another person at the same device.
    Here {
        /// The name of that person.
        name: String,
    },
    /// A bot.
    Bot {
        /// From 1 to 5.
        #[schema(minimum = 1, maximum = 5)]
        level: u8,
    },
    /// A bot of whoever runs the server.
    HostBot {
        /// One of those that the game lists.
        name: String,
    },
}

/// A table to be set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableWanted {
    /// The name of the game.
    game: String,
    /// Who shall sit where: as many as players.
    seats: Vec<SeatWanted>,
    /// What was chosen; the rest has its defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Whether it stands in the lobby for everybody.
    #[serde(default)]
    public: bool,
    /// A seed of one's own; by default nobody knows it. Where seats are open it needs `exhibition`.
    #[serde(default)]
    seed: Option<String>,
    /// Whether others may sit down although the seed is chosen: they are told.
    #[serde(default)]
    exhibition: bool,
    /// What whoever sets up the table adds to the seed of a game with others: up to 64 letters and digits. The server
    /// makes one for who sends none.
    #[serde(default)]
    part: Option<String>,
    /// For how many minutes somebody must be away before a bot may play the seat, up to 60; 10 by default, 0 only at
    /// tables that are not public.
    #[serde(default)]
    away: Option<u8>,
    /// How the clock goes: `{"clock": "live", "base": 1800, "increment": 20}` or `{"clock": "days", "turn": 172800, "bank":
    /// 259200}`, in seconds, for a clock by days also `"holiday": 14`, days of holidays for each seat; none by default.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    clock: Option<Control>,
    /// Whether everybody may ask for hints, also where several people play.
    #[serde(default)]
    hints: bool,
    /// Whether the game counts for the ratings of those who play it: users alone, each on one seat, and bots.
    #[serde(default)]
    rated: bool,
    /// A password that lets people sit down at a table of the lobby; none by default.
    #[serde(default)]
    password: String,
}

/// A table that was set up.
#[derive(Serialize, ToSchema)]
pub(crate) struct Created {
    id: String,
    version: u64,
    /// Whether the game begins when every seat is taken.
    waiting: bool,
    /// For each seat that may be given away, its link: good until the seat comes into other hands.
    links: Vec<Link>,
}

/// The link of a seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct Link {
    seat: usize,
    /// The path of the page that offers the seat.
    path: String,
    /// The same as a token for programs: with it one sits down on a seat that nobody holds, and plays one that is held.
    token: String,
}

impl Link {
    pub(crate) fn of(server: &Server, link: &SeatLink) -> Self {
        Self { seat: link.seat.index(), path: link.path(&server.signer), token: link.token(&server.signer) }
    }
}

/// Sets up a table.
#[utoipa::path(post, path = "/api/tables", request_body = TableWanted,
    responses((status = 201, body = Created), (status = 422, body = Trouble)))]
pub(crate) async fn create(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Body(wanted): Body<TableWanted>,
) -> Result<(StatusCode, Json<Created>), Failure> {
    server.may_create(&context)?;
    server.has_room(&context).await?;
    let seats = wanted.seats.into_iter().map(|seat| match seat {
        SeatWanted::Me => NewSeat::Me,
        SeatWanted::Open => NewSeat::Open,
        SeatWanted::Here { name } => NewSeat::Here(name),
        SeatWanted::Bot { level } => NewSeat::Bot(level),
        SeatWanted::HostBot { name } => NewSeat::HostBot(name),
    });
    let new = NewTable {
        game: wanted.game,
        options: wanted.options,
        seats: seats.collect(),
        public: wanted.public,
        seed: wanted.seed,
        exhibition: wanted.exhibition,
        part: wanted.part,
        away: wanted.away,
        clock: wanted.clock,
        hints: wanted.hints,
        rated: wanted.rated,
        password: wanted.password,
        same_password: None,
    };
    let fault = |error| context.failure(&error, &[]);
    let id = server.create(&context, new).await.map_err(fault)?;
    let table = server.tables.find(&id).await.map_err(fault)?;
    let links = server.links(&table, &context).iter().map(|link| Link::of(&server, link)).collect();
    let now = table.now();
    let created = Created { id: id.to_string(), version: now.version, waiting: now.waits(), links };
    Ok((StatusCode::CREATED, Json(created)))
}

/// A table as the viewer may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), As),
    responses((status = 200, body = TableView), (status = 403, body = Trouble), (status = 404, body = Trouble)))]
pub(crate) async fn view(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    asked: ViewerQuery,
) -> Result<TableView, Failure> {
    let (table, eyes, _) = ask(&server, &context, &id, asked).await?;
    Ok(TableView::of(&server, &table, &table.now(), eyes))
}

/// The legal moves of the viewer's seat, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct MoveList {
    version: u64,
    moves: Vec<String>,
}

/// What the viewer's seat can do now.
#[utoipa::path(get, path = "/api/tables/{id}/moves", params(("id" = String, Path), As),
    responses((status = 200, body = MoveList), (status = 404, body = Trouble)))]
pub(crate) async fn moves(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    asked: ViewerQuery,
) -> Result<Json<MoveList>, Failure> {
    let (table, eyes, _) = ask(&server, &context, &id, asked).await?;
    let now = table.now();
    let moves = server.look(&table, &now, eyes).moves();
    Ok(Json(MoveList { version: now.version, moves }))
}

/// The record: whole when the game is over, before that a line of JSON for each event that the viewer may know of.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path), As),
    responses((status = 200, body = String), (status = 404, body = Trouble)))]
pub(crate) async fn download(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    asked: ViewerQuery,
) -> Result<Response, Failure> {
    let (table, eyes, _) = ask(&server, &context, &id, asked).await?;
    Ok(record::download(&server, &table, eyes))
}
