//! Who has a seat: sitting down, leaving, another name, a bot that plays on. The pages and programs ask for the same.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use khipu_bots::Level;
use khipu_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::Server;
use super::act::{bad_request, done};
use super::answer::Trouble;
use super::api::{Body, Link, Place};
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::link::SeatLink;
use super::parts::seats::USUAL_LEVEL;
use crate::store::Chance;
use crate::tables::{ActError, SeatAct, Table, opens};

/// What shall become of a seat.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum SeatChange {
    /// The guest sits down on an open seat: at a table of the lobby, or with the link of the seat. A bearer of a link's
    /// token gets the token to play with.
    Take {
        /// What the guest adds to the seed of a game that has not begun: up to 64 letters and digits. The server makes
        /// one for who sends none.
        #[serde(default)]
        part: Option<String>,
        /// The token of the seat's link, for a guest with a token of its own.
        #[serde(default)]
        link: Option<String>,
        /// The password, at a table of the lobby that has one.
        #[serde(default)]
        password: Option<String>,
    },
    /// The guest goes. After the game has begun only the host lets somebody else sit there.
    Leave,
    /// The table’s creator lets others sit on a seat that was left, or that a bot plays.
    Open,
    /// A bot plays the guest's own seat; for the table’s creator also one that nobody holds, or one whose holder has been
    /// away for as long as the table names, or is late.
    Bot {
        /// From 1 to 5.
        #[schema(minimum = 1, maximum = 5)]
        level: u8,
    },
    /// The guest plays the own seat again, after a bot did.
    Back,
    /// The guest is called by another name at this table.
    Name {
        /// At most 32 characters.
        name: String,
    },
}

impl Server {
    /// Changes who has a seat, if the guest may; the answer is the new version.
    async fn reseat(
        &self,
        context: &RequestContext,
        table: &Arc<Table>,
        seat: Seat,
        change: SeatChange,
    ) -> Result<u64, Failure> {
        if table.is_sealed() {
            return Err(context.refused(403, "daily-own-seat"));
        }
        let own = context.seats(table).contains(seat);
        let host = table.is_host(context.guest);
        let (act, may) = match change {
            SeatChange::Take { part, link, password } => {
                let sitter = context.sitter(table, part.as_deref())?;
                let link = match link {
                    Some(token) => Some(self.offered(context, table, seat, &token)?),
                    None => context.link.clone().filter(|link| link.table == table.id && link.seat == seat),
                };
                match link {
                    Some(link) => (SeatAct::Link(sitter, link.generation), true),
                    // A table that is not in the lobby is for those with a seat link, for who set it up, and for those
                    // whom somebody there has invited.
                    None => {
                        let may = host || self.is_invited(context, table).await?;
                        if !may && table.public {
                            unlocked(context, table, password.as_deref().unwrap_or_default()).await?;
                        }
                        (SeatAct::Take(sitter), table.public || may)
                    }
                }
            }
            SeatChange::Leave => (SeatAct::Leave, own),
            SeatChange::Open => (SeatAct::Open, host),
            SeatChange::Bot { level } if Level::new(level.into()).is_none() => {
                return Err(context.failure(&ActError::Level, &[]));
            }
            // Nobody takes a seat from under whoever sits there, or has only just gone.
            SeatChange::Bot { level } => {
                let now = table.now();
                let held = now.seats.get(seat.index()).is_some_and(|row| !row.holders.is_empty());
                let late = table.is_late(seat);
                if host && !own && held && !late && !now.here.contains(seat) && !table.away(seat) {
                    return Err(context.failure(&ActError::NotYet(table.terms.away), &[]));
                }
                (SeatAct::Bot(level), own || (host && (!held || late || table.away(seat))))
            }
            SeatChange::Back => (SeatAct::Back, own),
            SeatChange::Name { name } => {
                self.keeps_its_name(context).await?;
                (SeatAct::Name(self.any_name(context, &name).await?), own)
            }
        };
        if own {
            table.heard_of(seat);
        }
        if !may {
            return Err(context.failure(&ActError::NotYours, &[]));
        }
        self.tables.reseat(table, seat, act).await.map_err(|error| context.failure(&error, &[]))
    }

    /// Whether somebody at a table has invited the guest.
    async fn is_invited(&self, context: &RequestContext, table: &Table) -> Result<bool, Failure> {
        let invited = self.store.is_invited(&table.id, context.guest).await;
        invited.map_err(|error| context.store_failed(error))
    }

    /// The link that a guest brings for a seat.
    fn offered(
        &self,
        context: &RequestContext,
        table: &Table,
        seat: Seat,
        token: &str,
    ) -> Result<SeatLink, Failure> {
        let link = SeatLink::from_token(&self.signer, token);
        let invalid = || Failure::worded(403, context.words(), "server-link-invalid").for_program(true);
        link.filter(|link| link.table == table.id && link.seat == seat).ok_or_else(invalid)
    }
}

/// Refuses whoever does not know the password of a table that has one.
async fn unlocked(context: &RequestContext, table: &Table, password: &str) -> Result<(), Failure> {
    match &table.terms.password {
        Some(kept) if !opens(kept, password).await => Err(context.failure(&ActError::Password, &[])),
        _ => Ok(()),
    }
}

fn seat_of(context: &RequestContext, table: &Table, number: Option<u64>) -> Result<Seat, Failure> {
    number.and_then(|seat| Seat::checked(seat, table.header.players)).ok_or_else(|| bad_request(context))
}

/// `POST /t/{id}/seat`: `what` is `take` (with a `part`), `leave`, `open`, `bot` (of a `level`), `back` or `name` (with the
/// `name`).
pub(crate) async fn post(
    State(server): State<Arc<Server>>,
    mut context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = seat_of(&context, &table, fields.get("seat").and_then(|seat| seat.parse().ok()))?;
    let level = || fields.get("level").map_or(Some(USUAL_LEVEL), |level| level.parse().ok());
    let change = match fields.get("what") {
        Some("take") => SeatChange::Take {
            part: fields.get("part").map(str::to_owned),
            link: None,
            password: fields.get("password").map(str::to_owned),
        },
        Some("leave") => SeatChange::Leave,
        Some("open") => SeatChange::Open,
        Some("bot") => SeatChange::Bot { level: level().ok_or_else(|| bad_request(&context))? },
        Some("back") => SeatChange::Back,
        Some("name") => SeatChange::Name { name: fields.get("name").unwrap_or_default().to_owned() },
        _ => return Err(bad_request(&context)),
    };
    if matches!(change, SeatChange::Take { .. }) {
        context.row.name = server.sitter(&context, &table, &fields).await?.name;
    }
    let version = server.reseat(&context, &table, seat, change).await?;
    let held = context.seats(&table).contains(seat).then_some(seat);
    Ok(done(&context, &table, held, version))
}

/// What came of a change of seats.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reseated {
    /// The version now.
    version: u64,
    /// Whether the seed was chosen by who set up the table, who may know what is hidden.
    exhibition: bool,
    /// What the guest adds to the seed of a game that has not begun; it may be of the server's making.
    #[schema(value_type = Option<Object>)]
    part: Option<Value>,
    /// The link of the seat as it is now, if the guest may have it: earlier ones open nothing any more.
    link: Option<Link>,
}

/// Changes who has a seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = u64, Path)),
    request_body = SeatChange,
    responses((status = 200, body = Reseated), (status = 400, body = Trouble), (status = 403, body = Trouble),
        (status = 404, body = Trouble), (status = 409, description = "somebody sits there", body = Trouble)))]
pub(crate) async fn change(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place((id, seat)): Place<(String, u64)>,
    Body(wanted): Body<SeatChange>,
) -> Result<Json<Reseated>, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = seat_of(&context, &table, Some(seat))?;
    // The token of a link sits down, and is answered with the token of the seat that it holds then.
    let sits = matches!(wanted, SeatChange::Take { .. });
    let version = server.reseat(&context, &table, seat, wanted).await?;
    let now = table.now();
    let row = now.seats.get(seat.index());
    let holds = row.is_some_and(|row| row.holders.contains(&context.guest));
    let may = sits && holds || server.links(&table, &context).iter().any(|link| link.seat == seat);
    let part = row.and_then(|row| row.part.as_ref()).filter(|_| holds);
    Ok(Json(Reseated {
        version,
        exhibition: table.terms.chance == Chance::Chosen,
        part: part.map(|part| json!(part)),
        link: may.then(|| Link::of(&server, &SeatLink::of(&table, seat))),
    }))
}
