//! Around the play: invitations by name, another game with the same people, notes of one's own.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};

use super::Server;
use super::act::done;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::parts::say;
use crate::calls::{Call, Kind};
use crate::store::{GuestId, SeatRow, StoreError};
use crate::tables::{ActError, NewSeat, NewTable, Speaker, Table, shapes};

/// The most characters of somebody's notes at a table.
pub(super) const NOTES: usize = 10_000;

impl Server {
    /// Invites somebody to a table, and calls them.
    async fn invite(
        &self,
        context: &RequestContext,
        table: &Table,
        guest: GuestId,
        from: &str,
    ) -> Result<(), Failure> {
        match self.store.invite(&table.id, guest).await {
            Err(StoreError::Conflict) => return Err(context.refused(429, "sitting-too-many")),
            invited => invited.map_err(|error| context.store_failed(error))?,
        }
        let called = self.call(guest, &Call::from_person(table, Kind::Invited, from, 0)).await;
        called.map_err(|error| context.store_failed(error))
    }
}

/// `POST /t/{id}/invite`: invites a user by `name`.
pub(crate) async fn invite(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    if !table.is_host(context.guest) && context.seats(&table).is_empty() {
        return Err(context.failure(&ActError::NotYours, &[]));
    }
    server.may_speak(&context)?;
    let now = table.now();
    if !now.seats.iter().any(SeatRow::is_open) {
        return Err(context.failure(&ActError::Taken, &[]));
    }
    let name = fields.get("name").unwrap_or_default().trim();
    let user = server.store.user_named(&shapes(name)).await.map_err(|error| context.store_failed(error))?;
    let user = user.ok_or_else(|| context.refused(404, "user-unknown"))?;
    if now.seats.iter().any(|row| row.holders.contains(&user)) {
        return Err(context.refused(409, "sitting-sits-already"));
    }
    server.invite(&context, &table, user, &context.name()).await?;
    Ok(done(&context, &table, context.seats(&table).first(), now.version))
}

/// `POST /t/{id}/decline`: whoever is invited does not come.
pub(crate) async fn decline(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    _: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let declined = server.store.decline(&table.id, context.guest).await;
    declined.map_err(|error| context.store_failed(error))?;
    Ok(Redirect::to("/games").into_response())
}

/// Who shall sit where in the next game: everybody a seat further on, and seats for the others to come to.
fn rotated(rows: &[SeatRow], guest: GuestId) -> Vec<NewSeat> {
    let mut seats: Vec<NewSeat> = Vec::with_capacity(rows.len());
    for row in rows.iter().cycle().skip(1).take(rows.len()) {
        let own = row.holders.contains(&guest);
        seats.push(match row.bot {
            Some(level) if row.holders.is_empty() => match row.playing_host_bot() {
                Some(bot) => NewSeat::HostBot(bot.to_owned()),
                None => NewSeat::Bot(level),
            },
            _ if own && seats.contains(&NewSeat::Me) => NewSeat::Here(row.name.clone()),
            _ if own => NewSeat::Me,
            _ => NewSeat::Open,
        });
    }
    seats
}

/// `POST /t/{id}/again`: another table like one that is over. The others are invited, and told in the chat.
pub(crate) async fn again(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = context.seat(&table, fields.get("as"))?;
    let now = table.now();
    if !now.over() {
        return Err(context.refused(409, "sitting-not-over"));
    }
    server.may_create(&context)?;
    server.has_room(&context).await?;
    let new = NewTable {
        game: table.name().to_owned(),
        options: table.header.options.clone(),
        seats: rotated(&now.seats, context.guest),
        // Whoever knows the password finds the next game where the last one was.
        public: table.public && table.terms.password.is_some(),
        seed: None,
        exhibition: false,
        part: fields.get("part").map(str::to_owned),
        away: Some(table.terms.away),
        clock: table.terms.clock.clone(),
        hints: table.terms.hints,
        rated: table.terms.rated,
        password: String::new(),
        same_password: table.terms.password.clone(),
    };
    let fault = |error| context.failure(&error, &[]);
    let made = server.create(&context, new).await.map_err(fault)?;
    let next = server.tables.find(&made).await.map_err(fault)?;
    let name = now.seats.get(seat.index()).map_or_else(String::new, |row| row.name.clone());
    let others: Vec<GuestId> = now.seats.iter().flat_map(|row| row.holders.clone()).collect();
    let others = others.into_iter().filter(|guest| *guest != context.guest);
    let mut invited = false;
    for guest in others {
        server.invite(&context, &next, guest, &name).await?;
        invited = true;
    }
    if invited {
        let text = say(context.words(), "sitting-again-line", [("link", format!("/t/{made}").into())]);
        let speaker = Speaker { author: context.guest, seat: Some(seat), name };
        server.tables.say(&table, speaker, text).await.map_err(fault)?;
    }
    Ok(Redirect::to(&format!("/t/{made}")).into_response())
}

/// `POST /t/{id}/notes`: keeps what the guest notes for themselves.
pub(crate) async fn notes(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let text = fields.get("text").unwrap_or_default();
    if context.seats(&table).is_empty() {
        return Err(context.failure(&ActError::NotYours, &[]));
    }
    if text.chars().count() > NOTES {
        return Err(context.refused(422, "sitting-notes-long"));
    }
    let kept = server.store.save_notes(&table.id, context.guest, text).await;
    kept.map_err(|error| context.store_failed(error))?;
    Ok(done(&context, &table, context.seats(&table).first(), table.now().version))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_a_seat_further_on() {
        let (ann, ben) = (GuestId([1; 16]), GuestId([2; 16]));
        let person = |guest| SeatRow { name: "x".to_owned(), holders: vec![guest], ..SeatRow::default() };
        let bot = SeatRow { bot: Some(4), ..SeatRow::default() };
        // A bot that stands in for somebody is no bot of the next game.
        let away = SeatRow { bot: Some(2), ..person(ben) };
        let rows = [person(ann), bot, away, person(ann)];
        let here = NewSeat::Here("x".to_owned());
        assert_eq!(rotated(&rows, ann), [NewSeat::Bot(4), NewSeat::Open, NewSeat::Me, here]);
        assert_eq!(rotated(&rows, ben), [NewSeat::Bot(4), NewSeat::Me, NewSeat::Open, NewSeat::Open]);
    }
}
