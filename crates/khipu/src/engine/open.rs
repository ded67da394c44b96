//! The games that are open in one conversation, by their ids.

use std::collections::HashMap;
use std::sync::Arc;

use khipu_registry::{DynGame, DynMatch};
use serde_json::Value;

use super::request::{Trouble, bad};

/// The most games of one conversation.
const MOST_GAMES: usize = 4096;
/// The longest id.
const LONGEST_ID: usize = 64;

/// A game that is played, by the rules and with the components that it was begun with.
pub(super) struct Open {
    pub(super) game: Arc<dyn DynGame>,
    pub(super) played: Box<dyn DynMatch>,
}

/// All of them; whoever names none means the one without a name.
#[derive(Default)]
pub(super) struct OpenGames(HashMap<String, Open>);

impl OpenGames {
    /// The game that a request is about: `"game": id`.
    pub(super) fn find(&mut self, request: &Value) -> Result<&mut Open, Trouble> {
        let id = id(request, "game")?;
        self.0.get_mut(&id).ok_or_else(|| {
            let which =
                if id.is_empty() { "no game is open".to_owned() } else { format!("no game {id:?} is open") };
            Trouble::new("no_game", format!("{which}; send new or load first"))
        })
    }

    /// Opens a game under the id that a request gives it: `"as": id`.
    pub(super) fn put(&mut self, request: &Value, open: Open) -> Result<&mut Open, Trouble> {
        let id = id(request, "as")?;
        if self.0.len() >= MOST_GAMES && !self.0.contains_key(&id) {
            let message = format!("{MOST_GAMES} games are open; close some");
            return Err(Trouble::new("too_many_games", message));
        }
        Ok(self.0.entry(id).insert_entry(open).into_mut())
    }

    /// Forgets the game that a request is about.
    pub(super) fn remove(&mut self, request: &Value) -> Result<(), Trouble> {
        self.find(request)?;
        self.0.remove(&id(request, "game")?);
        Ok(())
    }
}

fn id(request: &Value, field: &str) -> Result<String, Trouble> {
    match request.get(field) {
        None | Some(Value::Null) => Ok(String::new()),
        Some(Value::String(id)) if id.len() <= LONGEST_ID => Ok(id.clone()),
        Some(Value::Number(id)) => Ok(id.to_string()),
        Some(_) => Err(bad(field, &format!("a number, or a text of up to {LONGEST_ID} bytes"))),
    }
}
