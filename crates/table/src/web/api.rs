//! The interface for programs: the same acts as the pages, in JSON.
//!
//! A program is a guest: `POST /api/guests` gives it a token, to be sent as `Authorization: Bearer …`. The token of a seat
//! link (`{table}.{seat}.{mac}`) does as well, for that seat.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::response::sse::Event;
use axum::routing::{get, post};
use futures_util::stream;
use khipu_core::Viewer;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use utoipa::ToSchema;

use super::act::basis;
use super::answer::{GameInfo, Heard, StepMessage, TableBrief, TableList, TableView, Trouble};
use super::failure::Failure;
use super::guard::Streaming;
use super::guest::{RequestContext, SeatHolder, text};
use super::link::SeatLink;
use super::listen::closed;
use super::token::Token;
use super::view::Eyes;
use super::{Server, openapi, record, reseat};
use crate::clock::Control;
use crate::store::{Brief, GuestRow, GuestSecret, now};
use crate::tables::{ActError, NewSeat, NewTable, Now, Presence, Table, Wanted};

pub(crate) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/", get(openapi::page))
        .route("/openapi.json", get(openapi::document))
        .route("/guests", post(new_guest))
        .route("/guests/logout", post(log_out))
        .route("/games", get(games))
        .route("/tables", get(tables).post(create))
        .route("/tables/{id}", get(view))
        .route("/tables/{id}/moves", get(moves).post(play))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/seats/{seat}", post(reseat::change))
        .route("/tables/{id}/events", get(events))
        .route("/tables/{id}/record", get(download))
}

/// A body in JSON. Who is known by a cookie alone also sends the token of the pages, as `X-Khipu-Token`.
pub(crate) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Server>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, Failure> {
        let context =
            request.extensions().get::<RequestContext>().cloned().ok_or_else(|| Failure::plain(500, ""))?;
        let token = text(request.headers(), "x-khipu-token").unwrap_or_default();
        // A guest who has never been here has nothing that another site could misuse.
        if !context.fresh && !context.holds_token(token) {
            return Err(Failure::worded(403, context.words(), "server-forbidden").for_program(true));
        }
        match Json::<T>::from_request(request, server).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(error) => Err(unreadable(&error)),
        }
    }
}

/// What stands in the path.
pub(crate) struct Place<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Server>> for Place<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Failure> {
        let found = Path::<T>::from_request_parts(parts, server).await;
        let unreadable = |error: PathRejection| Failure::plain(error.status().as_u16(), &error.body_text());
        found.map(|Path(found)| Self(found)).map_err(|error| unreadable(error).for_program(true))
    }
}

/// What is wrong with a body: the parser says it best.
fn unreadable(error: &JsonRejection) -> Failure {
    Failure::plain(error.status().as_u16(), &error.body_text()).for_program(true)
}

fn unreadable_query(error: &QueryRejection) -> Failure {
    Failure::plain(error.status().as_u16(), &error.body_text()).for_program(true)
}

/// A guest of one's own.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewGuest {
    /// To be sent as `Authorization: Bearer …`; whoever has it is this guest.
    token: String,
}

/// A name.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Named {
    /// 1 to 32 visible characters.
    name: String,
}

/// Makes a guest.
#[utoipa::path(post, path = "/api/guests", request_body = Named,
    responses((status = 201, body = NewGuest), (status = 422, body = Trouble)))]
pub(crate) async fn new_guest(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Body(Named { name }): Body<Named>,
) -> Result<(StatusCode, Json<NewGuest>), Failure> {
    server.may_create(&context)?;
    let name = server.any_name(&context, &name).await?;
    let fault = |error| context.failure(&ActError::Store(error), &[]);
    let guest = GuestSecret::random().map_err(fault)?;
    server.has_room_for_guests(&context).await?;
    server.save_guest(guest.id(), GuestRow { name, ..GuestRow::default() }).await.map_err(fault)?;
    let token = Token::new(guest, 0, now()).write(&server.signer);
    Ok((StatusCode::CREATED, Json(NewGuest { token })))
}

/// Logs the guest out everywhere: every token and cookie so far is worth nothing, open streams end. The answer is a new token.
#[utoipa::path(post, path = "/api/guests/logout", responses((status = 200, body = NewGuest)))]
pub(crate) async fn log_out(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Json<NewGuest>, Failure> {
    if !context.bearer || context.link.is_some() {
        return Err(Failure::worded(403, context.words(), "server-forbidden").for_program(true));
    }
    let token = server.log_out(&context).await?.write(&server.signer);
    Ok(Json(NewGuest { token }))
}

/// Lists the games with their options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo])))]
pub(crate) async fn games(State(server): State<Arc<Server>>) -> Json<Vec<GameInfo>> {
    Json(server.tables.games().map(|game| GameInfo::of(game.title())).collect())
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
    /// 259200}`, in seconds; none by default.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    clock: Option<Control>,
    /// Whether everybody may ask for hints, also where several people play.
    #[serde(default)]
    hints: bool,
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
    pub(super) fn of(server: &Server, link: &SeatLink) -> Self {
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
    };
    let fault = |error| context.failure(&error, &[]);
    let id = server.tables.create(context.host(), &context.name(), new).await.map_err(fault)?;
    let table = server.tables.find(&id).await.map_err(fault)?;
    let links = server.links(&table, &context).iter().map(|link| Link::of(&server, link)).collect();
    let now = table.now();
    let created = Created { id: id.to_string(), version: now.version, waiting: now.waits(), links };
    Ok((StatusCode::CREATED, Json(created)))
}

/// Whose eyes.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct As {
    /// A seat that the guest holds; `none` for a spectator. Who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<String>,
    /// For streams: the version that is known already.
    from: Option<u64>,
}

type Asked = Result<Query<As>, QueryRejection>;

async fn ask(
    server: &Server,
    context: &RequestContext,
    id: &str,
    asked: Asked,
) -> Result<(Arc<Table>, Eyes, Option<u64>), Failure> {
    let Query(As { seat, from }) = asked.map_err(|error| unreadable_query(&error))?;
    let table = server.table_at(id, context, from).await?;
    let viewer = context.viewer(&table, seat.as_deref())?;
    Ok((table, Eyes { viewer, language: context.language }, from))
}

/// A table as the viewer may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), As),
    responses((status = 200, body = TableView), (status = 403, body = Trouble), (status = 404, body = Trouble)))]
pub(crate) async fn view(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    asked: Asked,
) -> Result<Json<TableView>, Failure> {
    let (table, eyes, _) = ask(&server, &context, &id, asked).await?;
    Ok(Json(TableView::of(&server, &table, &table.now(), eyes)))
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
    asked: Asked,
) -> Result<Json<MoveList>, Failure> {
    let (table, eyes, _) = ask(&server, &context, &id, asked).await?;
    let now = table.now();
    let moves = server.look(&table, &now, eyes).moves();
    Ok(Json(MoveList { version: now.version, moves }))
}

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveWanted {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// The version that the move was chosen on.
    version: u64,
    /// 32 hexadecimal digits of your own, by chance. If you did not hear the answer, ask again with the same: the move is
    /// played once, and you are told so.
    act: Option<String>,
    /// The move in words.
    #[serde(rename = "move")]
    words: String,
}

/// What came of an act.
#[derive(Serialize, ToSchema)]
pub(crate) struct Acted {
    /// The version now.
    version: u64,
    /// How many moves stand.
    step: usize,
    /// What happened, as the seat may know of it; nothing after an undo.
    events: Vec<Heard>,
    over: bool,
}

/// Plays a move. It is on the disk when the answer comes.
#[utoipa::path(post, path = "/api/tables/{id}/moves", params(("id" = String, Path)), request_body = MoveWanted,
    responses((status = 200, body = Acted), (status = 403, body = Trouble), (status = 404, body = Trouble),
        (status = 409, description = "the version is not the one of the table", body = Trouble),
        (status = 422, description = "the rules do not allow it", body = Trouble)))]
pub(crate) async fn play(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<MoveWanted>,
) -> Result<Json<Acted>, Failure> {
    let basis = basis(&context, wanted.version, wanted.act.as_deref())?;
    let table = server.table_at(&id, &context, basis.version).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    let version = server.play(&context, &table, seat, basis, Wanted::Words(wanted.words)).await?;
    let now = table.now();
    let eyes = Eyes { viewer: Viewer::Seat(seat), language: context.language };
    let before = now.steps_at(version - 1);
    Ok(Json(Acted {
        version: now.version,
        step: now.steps.len(),
        events: record::events(&now, eyes, before),
        over: now.over(),
    }))
}

/// An undo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoWanted {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// The version that it was chosen on.
    version: u64,
    /// As for a move.
    act: Option<String>,
    /// Whether everything is taken back that can be.
    #[serde(default)]
    all: bool,
}

/// Takes back a move, or the turn as far as the barrier.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = UndoWanted,
    responses((status = 200, body = Acted), (status = 409, body = Trouble), (status = 422, body = Trouble)))]
pub(crate) async fn undo(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<UndoWanted>,
) -> Result<Json<Acted>, Failure> {
    let basis = basis(&context, wanted.version, wanted.act.as_deref())?;
    let table = server.table_at(&id, &context, basis.version).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    server.undo(&context, &table, seat, basis, wanted.all).await?;
    let now = table.now();
    Ok(Json(Acted { version: now.version, step: now.steps.len(), events: Vec::new(), over: now.over() }))
}

/// A stream of server-sent events. Each `step` holds the version, the number of moves that stand, how many moves stood
/// before the first of `events`, the events that the viewer may know of, and who must decide. Whoever listens for a seat is
/// shown as being there; `lost` is the last event when the seat comes into other hands.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path), As),
    responses((status = 200, content_type = "text/event-stream", body = StepMessage), (status = 404, body = Trouble)))]
pub(crate) async fn events(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    headers: HeaderMap,
    asked: Asked,
) -> Result<Response, Failure> {
    // A connection that was lost goes on where it ended, at any node.
    let last = text(&headers, "last-event-id").and_then(|id| id.parse().ok());
    let asked = asked.map(|Query(asked)| Query(As { from: last.or(asked.from), ..asked }));
    let (table, eyes, from) = ask(&server, &context, &id, asked).await?;
    let listener = Listener {
        holder: context.holder(),
        // Whoever listens is there.
        _presence: match eyes.viewer {
            Viewer::Seat(seat) => Some(table.enter(seat)),
            Viewer::Spectator => None,
        },
        _streaming: server.open_stream(&context)?,
        changes: table.watch(),
        closing: server.closing(&context),
        seen: None,
        from: from.unwrap_or(0),
        lost: false,
        table,
        eyes,
    };
    let steps = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    Ok(super::stream::respond(steps))
}

/// A program that listens.
struct Listener {
    table: Arc<Table>,
    eyes: Eyes,
    holder: SeatHolder,
    changes: watch::Receiver<Arc<Now>>,
    closing: watch::Receiver<bool>,
    /// The version that was told last.
    seen: Option<u64>,
    /// The version that was known before.
    from: u64,
    /// Whether the stream has said its last.
    lost: bool,
    _streaming: Streaming,
    _presence: Option<Presence>,
}

impl Listener {
    /// The next event, the first at once; none when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        if self.lost {
            return None;
        }
        let now = loop {
            let now = self.changes.borrow_and_update().clone();
            if now.gone {
                return None;
            }
            if self.seen != Some(now.version) {
                break now;
            }
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = closed(&mut self.closing) => return None,
            }
        };
        if !self.holder.sees(&self.table, self.eyes.viewer) {
            self.lost = true;
            return Some(super::stream::lost());
        }
        let known = now.steps_at(self.seen.unwrap_or(self.from));
        self.seen = Some(now.version);
        let message = serde_json::to_string(&StepMessage::of(&now, self.eyes, known)).ok()?;
        Some(Event::default().event("step").id(now.version.to_string()).data(message))
    }
}

/// The record: whole when the game is over, before that a line of JSON for each event that the viewer may know of.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path), As),
    responses((status = 200, body = String), (status = 404, body = Trouble)))]
pub(crate) async fn download(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    asked: Asked,
) -> Result<Response, Failure> {
    let (table, eyes, _) = ask(&server, &context, &id, asked).await?;
    Ok(record::download(&server, &table, eyes))
}
