//! The outbox: calls are posted, claimed by one node, made, and settled. Whoever dies anywhere in between leaves them to the
//! next: a call is made at least once, with a tag by which a device shows it once.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use ring::error::Unspecified;
use serde_json::json;

use super::client::{Answer, HttpClient, PATIENCE};
use super::config::{CallConfig, MailError};
use super::due::{Call, calls};
use super::hook;
use super::mail::{Letter, Mailer};
use super::push::VapidKey;
use super::way::{Target, Way};
use crate::store::{GuestId, OutRow, StoreError, TableId, WayRow};
use crate::tables::Table;
use crate::web::Server;

/// Calls that are made at once.
const MOST: u32 = 20;
/// Seconds that a node has for making a call.
const CLAIM: u32 = 60;
/// Seconds before the first second try; each further one takes twice as long.
const FIRST: i64 = 30;
/// The longest time between two tries.
const LONGEST: i64 = 6 * 3600;
/// How often a call is tried.
const TRIES: u32 = 12;

/// What makes calls.
pub(crate) struct Caller {
    http: HttpClient,
    mailer: Option<Mailer>,
    pub(crate) vapid: VapidKey,
    /// Whether webhooks may lead anywhere.
    pub(crate) private: bool,
    /// How often the outbox is looked into.
    pub(crate) pace: Duration,
}

/// Why nobody can be called.
#[derive(Debug)]
pub(crate) enum CallerError {
    Mail(MailError),
    Roots(std::io::Error),
    Key(Unspecified),
    Store(StoreError),
}

impl std::fmt::Display for CallerError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Mail(error) => error.fmt(f),
            Self::Roots(error) => {
                write!(f, "no certificates to check other servers by: {error}; install ca-certificates")
            }
            Self::Key(_) => f.write_str("the key for push messages cannot be read or made"),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl Caller {
    pub(crate) async fn new(
        store: &dyn crate::store::Store,
        config: &CallConfig,
    ) -> Result<Self, CallerError> {
        let mailer = config.mail.as_ref().map(Mailer::new).transpose().map_err(CallerError::Mail)?;
        let fresh = VapidKey::generate().map_err(CallerError::Key)?;
        let kept = store.secret("vapid", fresh).await.map_err(CallerError::Store)?;
        Ok(Self {
            http: HttpClient::new(config.private, PATIENCE).map_err(CallerError::Roots)?,
            mailer,
            vapid: VapidKey::read(&kept).map_err(CallerError::Key)?,
            private: config.private,
            pace: config.pace,
        })
    }

    /// Sends a letter that somebody has just asked for; whether it was taken.
    pub(crate) async fn send_letter(&self, to: &str, subject: String, text: String) -> bool {
        let Some(mailer) = &self.mailer else { return false };
        mailer.send(Letter { to: to.to_owned(), subject, text, stop: None }).await.unwrap_or(false)
    }

    /// Whether letters can be sent.
    pub(crate) fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }
}

/// What became of a call.
#[derive(Clone, Copy)]
enum Fate {
    /// It was made, or is not true any more.
    Done,
    /// It is to be tried at a time, through no fault of its way.
    At(i64),
    /// It is to be tried again.
    Again,
    /// Its way leads nowhere.
    Dead,
}

impl Server {
    /// Makes calls as long as the server is open.
    pub(crate) async fn make_calls(self: Arc<Self>) {
        loop {
            tokio::time::sleep(self.caller.pace).await;
            let done = async {
                self.post_calls().await?;
                self.deliver_calls().await
            };
            if let Err(error) = done.await {
                tracing::warn!(%error, "calls cannot be made");
            }
        }
    }

    /// Posts the calls of tables where something was to be done by now. They are in the outbox before the table is put to
    /// rest: whoever dies in between posts them again, and they are the same.
    async fn post_calls(&self) -> Result<(), StoreError> {
        for id in self.tables.to_wake().await? {
            let Some(woken) = self.tables.wake(&id).await? else { continue };
            let table = &woken.table;
            let now = table.now();
            if now.over() {
                self.tables.keep_run(table).await?;
                match self.keep_results(table).await {
                    // One table that cannot be read must not keep the others waiting.
                    Err(StoreError::Damaged(what)) => tracing::error!(what, "a game cannot be counted"),
                    kept => kept?,
                }
            }
            let mut posted = Vec::new();
            for (call, people) in calls(table) {
                for guest in people {
                    posted.extend(self.calls_to(guest, &call).await?);
                }
                let ways = self.store.ways_of_table(&table.id).await?;
                posted.extend(ways.iter().filter_map(|way| self.posted(way, &call)));
            }
            self.store.post_calls(posted).await?;
            self.tables.rest(woken, &now).await?;
        }
        Ok(())
    }

    /// A call to somebody, by all their ways.
    async fn calls_to(&self, guest: GuestId, call: &Call) -> Result<Vec<OutRow>, StoreError> {
        let ways = self.store.ways_of(guest).await?;
        Ok(ways.iter().filter(|way| way.table.is_none()).filter_map(|way| self.posted(way, call)).collect())
    }

    /// Posts a call to somebody that follows from no table.
    pub(crate) async fn call(&self, guest: GuestId, call: &Call) -> Result<(), StoreError> {
        let posted = self.calls_to(guest, call).await?;
        self.store.post_calls(posted).await
    }

    /// A call by a way; none if it does not want calls of this kind.
    fn posted(&self, row: &WayRow, call: &Call) -> Option<OutRow> {
        let way: Way = serde_json::from_str(&row.body).ok()?;
        let wanted = way.kinds.contains(&call.kind);
        let body = serde_json::to_string(call).ok().filter(|_| wanted)?;
        let due = self.tables.time().now();
        Some(OutRow { tag: format!("{} {}", call.tag(), row.id), way: row.id.clone(), body, due, tries: 0 })
    }

    /// Makes calls whose time has come. A way that hangs keeps no other waiting.
    async fn deliver_calls(&self) -> Result<(), StoreError> {
        let mut by_way: Vec<Vec<OutRow>> = Vec::new();
        for row in self.store.due_calls(MOST).await? {
            match by_way.iter_mut().find(|rows| rows.iter().any(|known| known.way == row.way)) {
                Some(rows) => rows.push(row),
                None => by_way.push(vec![row]),
            }
        }
        for done in join_all(by_way.into_iter().map(|rows| self.deliver_all(rows))).await {
            done?;
        }
        Ok(())
    }

    /// Makes calls by one way, one after the other: a letter tells of all that wait, and what follows finds nothing to do.
    /// What does not get through once is not tried with the next call at once.
    async fn deliver_all(&self, rows: Vec<OutRow>) -> Result<(), StoreError> {
        for row in rows {
            match self.store.claim_call(&row.tag, row.due, CLAIM).await {
                // Another node makes it, or it went with a letter.
                Err(StoreError::Conflict) => continue,
                claimed => claimed?,
            }
            let fate = self.make(&row).await?;
            let through = matches!(fate, Fate::Done);
            self.settle(&row, fate).await?;
            if !through {
                break;
            }
        }
        Ok(())
    }

    async fn settle(&self, row: &OutRow, fate: Fate) -> Result<(), StoreError> {
        let tries = row.tries + 1;
        match fate {
            Fate::Done => self.store.settle_call(&row.tag, None, tries).await,
            Fate::At(moment) => self.store.settle_call(&row.tag, Some(moment), row.tries).await,
            Fate::Dead => {
                tracing::info!(way = row.way, "a way leads nowhere: it is dropped");
                self.store.drop_way(&row.way).await
            }
            Fate::Again => {
                let pause = FIRST.saturating_mul(1 << row.tries.min(20)).min(LONGEST);
                let due = (tries < TRIES).then(|| self.tables.time().now() + pause);
                self.store.settle_call(&row.tag, due, tries).await
            }
        }
    }

    /// The table of a call, if the call is still true.
    async fn still(&self, row: &OutRow) -> Option<(Call, Arc<Table>)> {
        let call: Call = serde_json::from_str(&row.body).ok()?;
        let table = self.tables.find(&TableId::read(&call.table)?).await.ok()?;
        call.holds(&table).then_some((call, table))
    }

    async fn make(&self, row: &OutRow) -> Result<Fate, StoreError> {
        let Some(kept) = self.store.way(&row.way).await? else { return Ok(Fate::Done) };
        let Ok(way) = serde_json::from_str::<Way>(&kept.body) else { return Ok(Fate::Dead) };
        let at = self.tables.time().now();
        if let Some(later) = way.quiet.as_ref().map(|quiet| quiet.next(at)).filter(|later| *later > at) {
            return Ok(Fate::At(later));
        }
        let Some((call, table)) = self.still(row).await else { return Ok(Fate::Done) };
        let said = call.say(&table, self.words(way.language()), self.origin(), kept.table.is_none());
        let request = match &way.target {
            Target::Mail { every, sent } => {
                let next = sent + i64::from(*every);
                return if next > at { Ok(Fate::At(next)) } else { self.write_to(&kept, &way, at).await };
            }
            Target::Push(browser) => {
                let message =
                    json!({ "title": said.game, "body": said.text, "tag": said.tag, "url": said.url });
                let contact =
                    if self.origin().is_empty() { "mailto:nobody@localhost" } else { self.origin() };
                let message = message.to_string();
                self.caller.vapid.request(browser, message.as_bytes(), &said.tag, contact, at).ok()
            }
            Target::Hook { url, format, secret } => hook::request(url, *format, secret, &said, at).ok(),
        };
        let Some(request) = request else { return Ok(Fate::Dead) };
        Ok(match self.caller.http.send(request).await {
            Answer::Taken => Fate::Done,
            Answer::Gone => Fate::Dead,
            Answer::Refused => Fate::Again,
        })
    }

    /// One letter with everything that waits for its reader and is still true.
    async fn write_to(&self, kept: &WayRow, way: &Way, at: i64) -> Result<Fate, StoreError> {
        let Some(mailer) = &self.caller.mailer else { return Ok(Fate::Done) };
        let user = self.store.user(kept.owner).await?;
        let Some(to) = user.and_then(|user| user.mail) else { return Ok(Fate::Dead) };
        let words = self.words(way.language());
        let waiting = self.store.calls_by(&kept.id).await?;
        let mut lines = Vec::new();
        for row in &waiting {
            if let Some((call, table)) = self.still(row).await {
                lines.push(call.say(&table, words, self.origin(), true));
            }
        }
        let Some(first) = lines.first() else { return Ok(Fate::Done) };
        let subject = if lines.len() == 1 { first.text.clone() } else { words.word("call-several") };
        let stop = self.stop_link(&kept.id);
        let text: String = lines.iter().map(|said| format!("{}\n{}\n\n", said.text, said.url)).collect();
        let text = format!("{text}{}\n{stop}\n", words.word("call-stop-letters"));
        match mailer.send(Letter { to, subject, text, stop: Some(stop) }).await {
            Ok(true) => {}
            Ok(false) => return Ok(Fate::Dead),
            Err(error) => {
                tracing::warn!(error, "a letter cannot be sent");
                return Ok(Fate::Again);
            }
        }
        if let Target::Mail { every, .. } = way.target {
            let sent = Way { target: Target::Mail { every, sent: at }, ..way.clone() };
            let body = serde_json::to_string(&sent).unwrap_or_else(|_| kept.body.clone());
            self.store.save_way(WayRow { body, ..kept.clone() }).await?;
        }
        for row in waiting {
            self.store.settle_call(&row.tag, None, row.tries + 1).await?;
        }
        Ok(Fate::Done)
    }
}
