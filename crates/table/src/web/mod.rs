//! The server on the web: pages, streams, posts, and an interface for programs.

mod act;
mod admin;
mod always;
mod answer;
mod api;
mod assets;
mod at_hand;
mod audience;
mod board;
mod board_question;
mod bot;
mod bundle;
mod calls;
mod chores;
mod closing;
mod coach;
mod config;
mod control;
mod daily;
mod deck;
mod deflate;
mod document;
mod entrance;
mod event;
mod failure;
mod games;
mod guard;
mod guest;
mod health;
mod hint;
mod invite;
mod layout;
mod leaders;
mod learn;
mod link;
mod listen;
mod lobby;
mod lobby_page;
mod look;
mod message;
mod network;
mod new_clock;
mod new_table;
mod openapi;
mod parts;
mod patient;
mod picture;
mod plan;
mod profile;
mod record;
mod reseat;
mod review;
mod router;
mod rules;
mod said;
mod score_page;
mod seat;
mod shown;
mod sitting;
mod start;
mod stream;
mod streaming;
mod study;
mod table_page;
mod token;
mod turn_words;
mod update;
mod user;
mod view;
mod who;

use std::sync::Arc;

use khipu_words::{Language, Words};
use tokio::sync::{Notify, watch};

pub(crate) use admin::open_worker_metrics;
pub(crate) use audience::Audiences;
pub use config::Config;
pub use guard::{Limits, Rate};
pub(crate) use health::tell_systemd;
pub use network::Network;
pub(crate) use parts::say;
pub(crate) use start::told_to_end;
pub use start::{ServeError, serve, serve_until};

use crate::calls::Caller;
use crate::openid::Provider;
use crate::store::{GuestRow, Retention, Store, UserRow};
use crate::tables::Tables;

/// Everything that requests share.
pub(crate) struct Server {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    signer: guest::Signer,
    guests: at_hand::AtHand<GuestRow>,
    users: at_hand::AtHand<Option<UserRow>>,
    gate: guard::Gate,
    limits: Limits,
    origin: Option<String>,
    trusted_proxies: Vec<Network>,
    words: [Words; Language::NAMES.len()],
    closing: closing::Closing,
    control: control::Control,
    health: health::Health,
    told_to_close: Notify,
    retention: Retention,
    pub(crate) caller: Caller,
    /// With whom people may sign in.
    provider: Option<Provider>,
    /// Who answers for the server.
    imprint: Option<String>,
    lessons: learn::Lessons,
}

impl Server {
    /// The address under which people reach the server; empty if nobody has said it.
    pub(crate) fn origin(&self) -> &str {
        self.origin.as_deref().unwrap_or_default()
    }

    /// The words of a language.
    pub(crate) fn words(&self, language: Language) -> &Words {
        &self.words[language as usize]
    }

    /// Turns true when the streams of whoever asks end.
    fn closing(&self, context: &guest::RequestContext) -> watch::Receiver<bool> {
        self.closing.of(context.guest)
    }

    /// Whether people reach the server by a safe line.
    fn https(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }
}
