//! The invitation to a table: one link for all open seats. It leads to the board with the question who you are; opening it
//! changes nothing, because chats and browsers open links ahead of people.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::Seat;
use maud::Markup;

use super::Server;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::{RequestContext, Signer, same};
use super::look;
use crate::store::TableId;
use crate::tables::{ActError, Now, SeatAct, Sitter, Table};

/// What an invitation opens. Before the game begins: every seat that is free. After that: each seat that was free when the
/// invitation was made, as long as it is of the same generation, so that a seat which the host opens again in the middle of
/// the game is not for those who were invited to the beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Invitation {
    table: TableId,
    /// Of every seat; none before the game begins.
    generations: Option<Vec<u32>>,
}

impl Invitation {
    /// The invitation to a table as it stands.
    fn of(table: &Table) -> Self {
        let now = table.now();
        let generations = || now.seats.iter().map(|row| row.generation).collect();
        Self { table: table.id.clone(), generations: (!now.waits()).then(generations) }
    }

    /// An invitation from outside, if it is one of ours.
    fn read(signer: &Signer, table: &str, key: &str) -> Option<Self> {
        let generations = match key.split_once('.') {
            None => None,
            Some((numbers, _)) => Some(
                numbers
                    .split('-')
                    .map(|number| number.parse().ok())
                    .take(Seat::MAX)
                    .collect::<Option<_>>()?,
            ),
        };
        let invitation = Self { table: TableId::read(table)?, generations };
        same(invitation.key(signer), key).then_some(invitation)
    }

    /// The last part of the link.
    fn key(&self, signer: &Signer) -> String {
        let id = self.table.as_str().as_bytes();
        match &self.generations {
            None => signer.hex("invite", &[id]),
            Some(generations) => {
                let numbers: Vec<String> = generations.iter().map(u32::to_string).collect();
                let numbers = numbers.join("-");
                format!("{numbers}.{}", signer.hex("invite", &[id, numbers.as_bytes()]))
            }
        }
    }

    fn path(&self, signer: &Signer) -> String {
        format!("/join/{}/{}", self.table, self.key(signer))
    }

    /// Whether somebody may sit on a seat by it.
    fn opens(&self, now: &Now, seat: Seat) -> bool {
        let Some(row) = now.seats.get(seat.index()) else { return false };
        row.is_open()
            && match &self.generations {
                None => now.waits(),
                Some(generations) => generations.get(seat.index()) == Some(&row.generation),
            }
    }
}

impl Server {
    /// The path of the invitation to a table as it stands.
    pub(crate) fn invitation(&self, table: &Table) -> String {
        Invitation::of(table).path(&self.signer)
    }

    /// Somebody who sits down, by the name they give; whoever had no name is called so from now on.
    pub(super) async fn sitter(
        &self,
        context: &RequestContext,
        table: &Table,
        fields: &Fields,
    ) -> Result<Sitter, Failure> {
        let sitter = context.sitter(table, fields.get("part"))?;
        let given = fields.get("name").map(str::trim).filter(|name| !name.is_empty());
        // A user is called by their own name.
        let Some(name) = given.filter(|_| context.user.is_none()) else { return Ok(sitter) };
        let name = self.any_name(context, name).await?;
        if context.row.name.is_empty() {
            let mut row = context.row.clone();
            row.name.clone_from(&name);
            let kept = self.save_guest(context.device, row).await;
            kept.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
        }
        Ok(Sitter { name, ..sitter })
    }
}

async fn invited(
    server: &Server,
    context: &RequestContext,
    (id, key): &(String, String),
) -> Result<(Arc<Table>, Invitation), Failure> {
    let invalid = || Failure::worded(403, context.words(), "server-link-invalid").for_program(context.json);
    let invitation = Invitation::read(&server.signer, id, key).ok_or_else(invalid)?;
    Ok((server.table(id, context).await?, invitation))
}

/// `GET /join/{table}/{key}`: the board with the invitation over it; whoever sits there already, or comes too late, goes to
/// the table.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(link): Path<(String, String)>,
) -> Result<Response, Failure> {
    let (table, invitation) = invited(&server, &context, &link).await?;
    let now = table.now();
    let open = Seat::all(now.seats.len()).any(|seat| invitation.opens(&now, seat));
    if !open || !context.seats(&table).is_empty() {
        return Ok(Redirect::to(&format!("/t/{}", table.id)).into_response());
    }
    let page: Markup = look::invitation(&server, &context, &table, invitation.path(&server.signer)).await?;
    Ok(page.into_response())
}

/// `POST /join/{table}/{key}`: takes the seat that was chosen, or another one that the invitation opens.
pub(crate) async fn take(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(link): Path<(String, String)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let (table, invitation) = invited(&server, &context, &link).await?;
    let sitter = server.sitter(&context, &table, &fields).await?;
    let wanted = fields.get("seat").and_then(|seat| seat.parse::<usize>().ok());
    let now = table.now();
    let mut seats: Vec<Seat> =
        Seat::all(now.seats.len()).filter(|seat| invitation.opens(&now, *seat)).collect();
    seats.sort_by_key(|seat| Some(seat.index()) != wanted);
    let mut refused = ActError::OldLink;
    for seat in seats {
        let act = SeatAct::Link(sitter.clone(), now.seats[seat.index()].generation);
        match server.tables.reseat(&table, seat, act).await {
            Ok(_) => {
                return Ok(Redirect::to(&format!("/t/{}?as={}", table.id, seat.index())).into_response());
            }
            // Somebody was faster: there may be another seat.
            Err(error) => refused = error,
        }
    }
    Err(context.failure(&refused, &[]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_says_what_only_we_can_say() {
        let signer = Signer::new([3; 32]);
        let table = TableId::random().expect("random");
        for generations in [None, Some(vec![0, 0]), Some(vec![4, 0, 17])] {
            let invitation = Invitation { table: table.clone(), generations };
            let key = invitation.key(&signer);
            assert_eq!(Invitation::read(&signer, table.as_str(), &key), Some(invitation));
            let mac = key.rsplit('.').next().expect("a signature");
            for forged in
                [format!("5-0-17.{mac}"), format!("0-+0.{mac}"), format!(".{mac}"), format!("1.{mac}")]
            {
                assert_eq!(Invitation::read(&signer, table.as_str(), &forged), None, "{forged}");
            }
        }
    }
}
