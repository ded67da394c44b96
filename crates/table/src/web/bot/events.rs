//! One stream for a user: games, turns, challenges.
//!
//! The store is looked at once a second, so that it does not matter which node somebody acts at. Who wants to know of a move at
//! once listens to the table.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use futures_util::stream;
use khipu_core::{Seat, Seats, Viewer};
use serde_json::{Value, json};

use super::super::Server;
use super::super::event::{event, respond};
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::streaming::Streaming;
use super::challenge::Challenge;
use crate::store::{Brief, GuestId};

/// How often the store is looked at, and after how many looks it is told that a program listens.
const LOOK: Duration = Duration::from_secs(1);
const LISTENS: u32 = 20;

/// A stream of server-sent events for a user. `game` tells of a table where the user sits (`table`, `game`, `seats`), `turn` that
/// seats of the user must decide (`table`, `game`, `seats`, `step`), `over` that a game has ended (`table`, `game`, `won`),
/// `challenge` that somebody asks the user to sit down (`table`, `seat`, `game`, `from`, `to`), `declined` that a challenge of
/// the user's was not accepted, `stale` that the node has lost its database: connect again. The first events tell how things stand.
#[utoipa::path(get, path = "/api/events", operation_id = "own_events",
    responses((status = 200, description = "a stream", content_type = "text/event-stream", body = Object)))]
pub(crate) async fn events(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Response, Failure> {
    let follower = Follower {
        streaming: server.open_stream(&context, Viewer::Spectator)?,
        known: Known::default(),
        waiting: VecDeque::new(),
        looks: 0,
        ended: false,
        server,
        context,
    };
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((event, follower))
    });
    Ok(respond(events))
}

/// A program that follows what concerns a user.
struct Follower {
    server: Arc<Server>,
    context: RequestContext,
    known: Known,
    waiting: VecDeque<(&'static str, Value)>,
    looks: u32,
    /// Whether the stream has said its last.
    ended: bool,
    streaming: Streaming,
}

impl Follower {
    /// The next event; none when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        while !self.ended {
            if let Some((name, data)) = self.waiting.pop_front() {
                return Some(event(name, None, data.to_string()));
            }
            if self.looks > 0 {
                tokio::select! {
                    () = tokio::time::sleep(LOOK) => {}
                    () = self.streaming.ends() => {
                        self.ended = true;
                        return self.streaming.last_word();
                    }
                }
            }
            if self.looks.is_multiple_of(LISTENS)
                && self.context.is_bot()
                && let Err(error) = self.server.store.bot_listens(self.context.guest).await
            {
                tracing::warn!(%error, "nobody hears that a program listens");
            }
            self.looks = self.looks.wrapping_add(1).max(1);
            // A store that does not answer now may do so later.
            if let Ok(found) = self.look().await {
                self.waiting.extend(found);
            }
        }
        None
    }

    async fn look(&mut self) -> Result<Vec<(&'static str, Value)>, Failure> {
        let (server, guest) = (&self.server, self.context.guest);
        let fault = |error| self.context.store_failed(error);
        let going = server.store.tables_of(guest, false).await.map_err(fault)?;
        let ended = self.known.tables.keys().any(|id| going.iter().all(|table| table.id.as_str() != id));
        let over = if ended { server.store.tables_of(guest, true).await.map_err(fault)? } else { Vec::new() };
        let received = server.challenges_of(&self.context, false).await?;
        let made = server.challenges_of(&self.context, true).await?;
        Ok(self.known.learn(guest, &going, &over, received, made))
    }
}

/// What was told.
#[derive(Default)]
struct Known {
    /// The seats that must decide and the number of moves, by table.
    tables: BTreeMap<String, (Seats, usize)>,
    received: Vec<Challenge>,
    made: Vec<Challenge>,
}

impl Known {
    /// What is new.
    fn learn(
        &mut self,
        guest: GuestId,
        going: &[Brief],
        over: &[Brief],
        received: Vec<Challenge>,
        made: Vec<Challenge>,
    ) -> Vec<(&'static str, Value)> {
        let mut events = Vec::new();
        let before = std::mem::take(&mut self.tables);
        for table in going {
            let (id, own) = (table.id.to_string(), own(table, guest));
            let about = |seats: Seats| {
                let seats: Vec<usize> = seats.iter().map(Seat::index).collect();
                json!({ "table": id, "game": table.game, "seats": seats, "step": table.steps })
            };
            let mut asked = Seats::NONE;
            table.turn.iter().filter(|&seat| own.contains(seat)).for_each(|seat| asked.insert(seat));
            let known = before.get(&id);
            if known.is_none() {
                events.push(("game", about(own)));
            }
            if !asked.is_empty() && known != Some(&(asked, table.steps)) {
                events.push(("turn", about(asked)));
            }
            self.tables.insert(id, (asked, table.steps));
        }
        for table in over.iter().filter(|table| before.contains_key(table.id.as_str())) {
            let won = own(table, guest).iter().any(|seat| table.won.contains(seat));
            events.push(("over", json!({ "table": table.id.as_str(), "game": table.game, "won": won })));
        }
        let new = received.iter().filter(|challenge| !self.received.contains(challenge));
        events.extend(new.map(|challenge| ("challenge", json!(challenge))));
        for challenge in self.made.iter().filter(|challenge| !made.contains(challenge)) {
            let table = going.iter().find(|table| table.id.as_str() == challenge.table);
            let row = table.and_then(|table| table.seats.get(usize::from(challenge.seat)));
            if row.is_none_or(|row| row.holders.is_empty()) {
                events.push(("declined", json!(challenge)));
            }
        }
        (self.received, self.made) = (received, made);
        events
    }
}

/// The seats that somebody holds and plays.
fn own(table: &Brief, guest: GuestId) -> Seats {
    let mut own = Seats::NONE;
    for (seat, row) in Seat::all(table.seats.len()).zip(&table.seats) {
        if row.holders.contains(&guest) && row.bot.is_none() {
            own.insert(seat);
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_told_once_and_so_is_that_it_was_declined() {
        let (mut known, guest) = (Known::default(), GuestId([1; 16]));
        let text = str::to_owned;
        let challenge = Challenge {
            table: text("t"),
            seat: 1,
            game: text("g"),
            from: text("Ada"),
            to: text("Pacha (bot)"),
        };
        let names = |events: Vec<(&'static str, Value)>| -> Vec<&'static str> {
            events.into_iter().map(|(name, _)| name).collect()
        };
        let all = || vec![challenge.clone()];
        assert_eq!(names(known.learn(guest, &[], &[], all(), all())), ["challenge"]);
        assert_eq!(names(known.learn(guest, &[], &[], all(), all())), [""; 0]);
        assert_eq!(names(known.learn(guest, &[], &[], Vec::new(), Vec::new())), ["declined"]);
    }
}
