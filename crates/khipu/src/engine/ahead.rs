//! Looking ahead: copies, imagined worlds, and what moves would bring.

use khipu_core::{Seed, Viewer};
use khipu_registry::Wish;
use serde_json::{Map, Value, json};

use super::open::Open;
use super::request::{Answer, Trouble, bad, number, object, seat_of, seed_of, steps};
use super::session::Session;

/// Worlds tried for a wish if nothing is said, and at most.
const TRIES: (u64, u64) = (10_000, 1_000_000);

impl Session {
    pub(super) fn copy(&mut self, request: &Value) -> Answer {
        let Open { game, played } = self.open.find(request)?;
        let (game, copy) = (game.clone(), played.copy());
        self.opened(request, game, copy)
    }

    /// A world that agrees with what a seat or a spectator sees, perhaps one in which a wish comes true.
    pub(super) fn imagine(&mut self, request: &Value) -> Answer {
        let Open { game, played } = self.open.find(request)?;
        let players = played.header().players;
        let viewer = match request.get("seat") {
            None => {
                return Err(bad("seat", &format!("a number from 0 to {}, or \"spectator\"", players - 1)));
            }
            Some(Value::String(word)) if word == "spectator" => Viewer::Spectator,
            Some(seat) => Viewer::Seat(seat_of(seat, players)?),
        };
        let wish = match request.get("events") {
            None => None,
            Some(Value::Array(events)) if events.iter().all(Value::is_object) => Some(Wish {
                moves: steps(request, players)?,
                events: events.clone(),
                tries: number(request, "tries", TRIES.0, TRIES.1)?,
            }),
            Some(_) => return Err(bad("events", "a list of objects")),
        };
        let seed = Seed::from_text(&seed_of(request, Some("imagine"))?);
        let world = played.imagine(viewer, seed, wish.as_ref()).ok_or_else(|| {
            let message = "in none of the worlds these moves are possible and tell of these events; try more";
            Trouble::new("no_world", message)
        })?;
        let game = game.clone();
        self.opened(request, game, world)
    }

    /// What each move of a seat would bring.
    pub(super) fn try_moves(&mut self, request: &Value) -> Answer {
        let played = &self.open.find(request)?.played;
        let Some(first) = played.deciders().first() else {
            return Err(Trouble::new("over", "the game is over: there is nothing left to decide"));
        };
        let seat = request.get("seat").map_or(Ok(first), |seat| seat_of(seat, played.header().players))?;
        Ok(object(json!({ "seat": seat, "moves": played.try_moves(seat) })))
    }

    /// The points that each seat may expect, and their terms.
    pub(super) fn estimate(&mut self, request: &Value) -> Answer {
        let found = self.open.find(request)?.played.estimates();
        let terms = |terms: &Vec<(&'static str, f32)>| -> Value {
            terms.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect::<Map<_, _>>().into()
        };
        let terms: Vec<Value> = found.terms.iter().map(terms).collect();
        let mut answer = object(json!({ "estimates": found.estimates, "terms": terms }));
        answer.extend(found.rival.map(|rival| ("rival".to_owned(), json!(rival))));
        Ok(answer)
    }

    pub(super) fn close(&mut self, request: &Value) -> Answer {
        self.open.remove(request)?;
        Ok(Map::new())
    }
}
