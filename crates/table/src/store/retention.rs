//! What a host does not want to keep for ever.

/// After how many days what is removed; none for never. By default nothing of a game is: records are what remains of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Guests who hold no seat and have set up no table, since they were last seen.
    pub guests: u32,
    /// The chat of games that are over, since they ended.
    pub chat: Option<u32>,
    /// Games that are not over, since something last happened.
    pub unfinished: Option<u32>,
    /// Games that are over, since they ended.
    pub finished: Option<u32>,
}

impl Default for Retention {
    fn default() -> Self {
        Self { guests: 400, chat: None, unfinished: None, finished: None }
    }
}
