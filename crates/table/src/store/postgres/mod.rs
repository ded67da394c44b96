//! One database, many nodes.
//!
//! Nodes have no disk and no order among them: what decides between two is the version of the table in the database.

mod append;
mod migrate;
mod pokes;
#[expect(clippy::duplicate_mod, reason = "compiled once for each database")]
#[path = "../sql/mod.rs"]
mod sql;

use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::future::BoxFuture;
use khipu_core::{Header, Seat};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions as _, Row as _};
use tokio::sync::{Mutex, Notify, mpsc};
use tokio::task::JoinHandle;

use super::key::{self, Found};
use super::row::seats_of;
use super::{
    ActId, Append, Appended, Brief, Cause, Change, ChatRow, ClientId, GameRow, GuestId, GuestRow,
    GuestSecret, Head, LessonRow, LogRow, NodeRow, Page, Poke, Retention, Store, StoreError, TableEnd,
    TableId,
};
use crate::metrics::METRICS;
use sql::{clock, read, write as statement};

/// The types of the driver, for the statements of `sql/`.
mod driver {
    pub(super) use sqlx::postgres::{PgConnection as Connection, PgPool as Pool, PgRow as Row};

    /// Of rows that somebody else is just taking, the next one is taken.
    pub(super) const LOCK: &str = "FOR UPDATE OF t SKIP LOCKED";
    /// Milliseconds since 1970.
    pub(super) const MILLIS: &str = "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
}

/// "Beat": one node at a time gives a sign of life.
const HEARTBEAT: i64 = 0x4265_6174;
/// Connections of a node, besides the one that writes acts.
const CONNECTIONS: u32 = 8;
/// How long somebody waits for one.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a statement may take, in milliseconds, if nobody waits for it any more.
const STATEMENT: &str = "10000";

/// A database.
pub(super) struct Postgres {
    /// By which other nodes and leases know this one: no two processes have the same.
    node: String,
    pool: PgPool,
    acting: append::Acting,
    writer: Mutex<Option<JoinHandle<()>>>,
    changed: mpsc::UnboundedSender<Change>,
    heard: Mutex<mpsc::UnboundedReceiver<Poke>>,
    hearing: JoinHandle<()>,
    key: [u8; 32],
    undated_until: i64,
    waking: Arc<Notify>,
}

fn options(url: &str, node: &str) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(url)?;
    // By this the nodes are listed.
    let name = format!("khipu {} {node:.8}", env!("CARGO_PKG_VERSION"));
    Ok(options.application_name(&name).options([("statement_timeout", STATEMENT)]))
}

/// Brings a database to the schema of this program; says which one it had, 0 if it was empty.
pub(super) async fn migrate(url: &str, key_file: Option<&Path>) -> Result<i64, StoreError> {
    // A step may take as long as it takes.
    let mut connection = PgConnectOptions::from_str(url)?.connect().await?;
    migrate::migrate(&mut connection, key_file).await
}

/// One connection to a database that has the schema of this program.
pub(super) async fn connect(url: &str) -> Result<PgConnection, StoreError> {
    let mut connection = PgConnectOptions::from_str(url)?.connect().await?;
    migrate::check(&mut connection).await?;
    Ok(connection)
}

/// Whether we may do with every table of ours what we must: whoever may only read would refuse every act.
async fn check_rights(connection: &mut PgConnection) -> Result<(), StoreError> {
    let missing = sqlx::query(
        "SELECT c.relname::text, string_agg(p, ', ' ORDER BY p)
         FROM pg_class c, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p
         WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
             AND c.relowner = (SELECT relowner FROM pg_class WHERE oid = 'tables'::regclass)
             AND NOT has_table_privilege(c.oid, p)
         GROUP BY 1 ORDER BY 1 LIMIT 1",
    )
    .fetch_optional(connection)
    .await?;
    let Some(row) = missing else { return Ok(()) };
    let (table, rights): (String, String) = (row.try_get(0)?, row.try_get(1)?);
    Err(StoreError::Denied(format!("no right to {rights} on the table {table}")))
}

/// Whether no node and no worker uses a database.
pub(super) async fn check_idle(url: &str) -> Result<(), StoreError> {
    let live = nodes(&mut connect(url).await?).await?;
    if live.is_empty() {
        Ok(())
    } else {
        Err(StoreError::Nodes(live.into_iter().map(|node| node.name).collect()))
    }
}

/// The nodes and workers that are connected with a database, by the names that they give there.
async fn nodes(connection: &mut PgConnection) -> Result<Vec<NodeRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT application_name, coalesce(host(client_addr), ''), floor(extract(epoch FROM min(backend_start)))::bigint
         FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'khipu %'
         GROUP BY 1, 2 ORDER BY 3, 1",
    )
    .fetch_all(connection)
    .await?;
    let node =
        |row: &PgRow| Ok(NodeRow { name: row.try_get(0)?, address: row.try_get(1)?, since: row.try_get(2)? });
    rows.iter().map(node).collect()
}

impl Postgres {
    /// Opens a database that has the schema of this program.
    pub(super) async fn open(url: &str, key_file: Option<&Path>) -> Result<Self, StoreError> {
        let node = GuestSecret::random()?.to_string();
        let options = options(url, &node)?;
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        // The next release may add columns while this one runs: statements that were prepared before would fail.
        let pool = pool.connect_with(options.clone().statement_cache_capacity(0)).await?;
        migrate::check(&mut *pool.acquire().await?).await?;
        check_rights(&mut *pool.acquire().await?).await?;
        let Found { key, write: changed } = key::find(read::server_value(&pool, key::NAME).await?, key_file)?;
        if let Some(value) = changed {
            statement::server_value(&mut *pool.acquire().await?, key::NAME, &value).await?;
        }
        let undated_until = key::undated_until(read::server_value(&pool, key::UNDATED).await?)?;
        let (changed, changes) = mpsc::unbounded_channel();
        tokio::spawn(pokes::tell(options.clone(), node.clone(), changes));
        let (hears, heard) = mpsc::unbounded_channel();
        let waking = Arc::new(Notify::new());
        let hearing = tokio::spawn(pokes::hear(options.clone(), node.clone(), hears, waking.clone()));
        let (writer, acting) = append::Writer::new(options, node.clone(), changed.clone());
        let writer = Mutex::new(Some(tokio::spawn(writer.run())));
        let heard = Mutex::new(heard);
        Ok(Self { node, pool, acting, writer, changed, heard, hearing, key, undated_until, waking })
    }
}

/// What could not be written has not happened.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn unwritten(error: sqlx::Error) -> StoreError {
    METRICS.store_errors.get_or_create(&[("op", "write")]).inc();
    tracing::error!(%error, "the database cannot be written");
    StoreError::Unwritten(Cause::of(&error))
}

impl Postgres {
    /// Whose thoughts are thought here.
    fn worker(&self) -> &str {
        &self.node
    }

    /// Wakes whoever thinks, here and on other nodes.
    fn tell_thought(&self, waits: bool) {
        if waits {
            self.waking.notify_one();
            let _ = self.changed.send(Change::Thought);
        }
    }

    /// Writes in one transaction; a conflict if there was nothing to write, or another node was faster.
    async fn write<W>(&self, work: W) -> Result<(), StoreError>
    where
        W: for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<Option<u64>, sqlx::Error>> + Send,
    {
        let written = async {
            let mut transaction = self.pool.begin().await?;
            let done = work(&mut transaction).await?;
            if done.is_some() {
                transaction.commit().await?;
            }
            Ok(done)
        };
        match written.await {
            Ok(Some(_)) => Ok(()),
            Ok(None) => Err(StoreError::Conflict),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Conflict),
            Err(error) => Err(unwritten(error)),
        }
    }

    /// Tells other nodes that something of a guest has changed.
    fn tell_guest(&self, id: GuestId) {
        let _ = self.changed.send(Change::Guest(id));
    }
}

super::bot::bot_store!(Postgres, pool);
super::call::call_store!(Postgres, pool);
super::control::control_store!(Postgres, pool);
super::daily::daily_store!(Postgres, pool);
super::identity::identity_store!(Postgres, pool);
super::plan::plan_store!(Postgres, pool);
super::puzzle::puzzle_store!(Postgres, pool);
super::rating::rating_store!(Postgres, pool);
super::review::review_store!(Postgres, pool);
super::sitting::sitting_store!(Postgres, pool);
super::study::study_store!(Postgres, pool);
super::thought::thought_store!(Postgres, pool);
super::user::user_store!(Postgres, pool);

#[async_trait]
impl Store for Postgres {
    fn key(&self) -> &[u8; 32] {
        &self.key
    }

    fn undated_until(&self) -> i64 {
        self.undated_until
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn is_closed(&self) -> bool {
        self.acting.is_closed()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await?;
        Ok(())
    }

    async fn time(&self) -> Result<i64, StoreError> {
        read::time(&self.pool).await
    }

    async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        nodes(&mut *self.pool.acquire().await?).await
    }

    async fn close(&self) {
        self.acting.end().await;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        // Others need not wait until what was said of this node is void.
        let _ = self.present(&[]).await;
        let _ = sqlx::query("DELETE FROM nodes WHERE node = $1").bind(&self.node).execute(&self.pool).await;
        self.hearing.abort();
        self.pool.close().await;
    }

    async fn poke(&self) -> Poke {
        match self.heard.lock().await.recv().await {
            Some(poke) => poke,
            None => std::future::pending().await,
        }
    }

    async fn present(&self, seats: &[(TableId, Seat)]) -> Result<(), StoreError> {
        let ids: Vec<&str> = seats.iter().map(|(id, _)| id.as_str()).collect();
        let numbers: Vec<i64> = seats.iter().map(|(_, seat)| seat.index() as i64).collect();
        let changed = sqlx::query(
            "WITH mine AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS m(id, seat)), gone AS (
                 DELETE FROM present p WHERE node = $1
                 AND NOT EXISTS (SELECT 1 FROM mine WHERE mine.id = p.id AND mine.seat = p.seat) RETURNING id
             ), came AS (
                 INSERT INTO present (id, seat, node, until) SELECT id, seat, $1, now() + interval '45 s' FROM mine
                 ON CONFLICT (id, seat, node) DO UPDATE SET until = excluded.until RETURNING id, xmax = 0 AS new
             ) SELECT id FROM gone UNION SELECT id FROM came WHERE new",
        )
        .bind(&self.node)
        .bind(ids)
        .bind(numbers)
        .fetch_all(&self.pool)
        .await?;
        for row in changed {
            if let Some(id) = TableId::read(row.try_get(0)?) {
                let _ = self.changed.send(Change::Table(id));
            }
        }
        Ok(())
    }

    async fn follow(&self, id: &TableId) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO followed (id, node) SELECT $1, node FROM nodes WHERE node = $2 ON CONFLICT DO NOTHING",
        )
        .bind(id.as_str())
        .bind(&self.node)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn follow_only(&self, ids: &[TableId]) -> Result<(), StoreError> {
        let ids: Vec<&str> = ids.iter().map(TableId::as_str).collect();
        sqlx::query(
            "WITH dead AS (
                 DELETE FROM nodes WHERE until < now() AND node <> $1
             ), here AS (
                 INSERT INTO nodes (node, until) VALUES ($1, now() + interval '45 s')
                 ON CONFLICT (node) DO UPDATE SET until = excluded.until
             ), mine AS (
                 SELECT * FROM unnest($2::text[]) AS m(id)
             ), gone AS (
                 DELETE FROM followed f WHERE node = $1 AND NOT EXISTS (SELECT FROM mine WHERE mine.id = f.id)
             )
             INSERT INTO followed (id, node) SELECT id, $1 FROM mine ON CONFLICT DO NOTHING",
        )
        .bind(&self.node)
        .bind(ids)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn lease(&self, chore: &str, seconds: u32) -> Result<bool, StoreError> {
        let held = sqlx::query(
            // What is held for longer was taken before the clock was put back.
            "INSERT INTO leases (name, holder, until) VALUES ($1, $2, now() + $3 * interval '1 s')
             ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
             WHERE leases.holder = excluded.holder
                 OR leases.until NOT BETWEEN now() AND now() + 2 * $3 * interval '1 s' RETURNING name",
        )
        .bind(chore)
        .bind(&self.node)
        .bind(i64::from(seconds))
        .fetch_optional(&self.pool)
        .await?;
        Ok(held.is_some())
    }

    async fn create(&self, head: Head, header: &Header, append: Append) -> Result<(), StoreError> {
        let made = async {
            let mut transaction = self.pool.begin().await?;
            let made = statement::create(&mut transaction, &head, header, &append).await?;
            transaction.commit().await?;
            Ok(made)
        };
        if !made.await.map_err(unwritten)? {
            return Err(StoreError::Conflict);
        }
        self.tell_thought(append.thought.is_some());
        Ok(())
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let waits = append.thought.is_some();
        let appended = self.acting.run(append).await?;
        self.tell_thought(waits);
        Ok(appended)
    }

    async fn act_at(&self, id: &TableId, seq: u64) -> Result<Option<ActId>, StoreError> {
        read::act_at(&self.pool, id, seq).await
    }

    async fn head(&self, id: &TableId) -> Result<Option<Head>, StoreError> {
        read::head(&self.pool, id).await
    }

    async fn rows(&self, id: &TableId, after: u64) -> Result<Vec<(i64, LogRow)>, StoreError> {
        read::rows(&self.pool, id, after).await
    }

    async fn ends(&self, ids: &[TableId]) -> Result<Vec<TableEnd>, StoreError> {
        let ids: Vec<&str> = ids.iter().map(TableId::as_str).collect();
        let rows = sqlx::query(
            "SELECT tables.id, tables.version, chat, (
                 SELECT coalesce(bit_or(1::bigint << seat::int), 0) FROM present p
                 WHERE p.id = tables.id AND node <> $2 AND until > now()
             ), coalesce(t.version, 0), coalesce(t.attempts >= $3 AND t.leased < unixepoch(), false)
             FROM tables LEFT JOIN thinking t ON t.id = tables.id WHERE tables.id = ANY($1)",
        )
        .bind(ids)
        .bind(&self.node)
        .bind(sql::thought::TRIES)
        .fetch_all(&self.pool)
        .await?;
        let mut ends = Vec::with_capacity(rows.len());
        for row in rows {
            let (version, chat): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
            if let Some(id) = TableId::read(row.try_get(0)?) {
                let (version, chat, elsewhere) = (version as u64, chat as u64, seats_of(row.try_get(3)?));
                let (asked, stuck): (i64, bool) = (row.try_get(4)?, row.try_get(5)?);
                ends.push(TableEnd { id, version, chat, elsewhere, asked: asked as u64, stuck });
            }
        }
        Ok(ends)
    }

    async fn keep_pack(&self, header: &Header, body: &str) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.map_err(unwritten)?;
        statement::pack(&mut connection, header, body).await.map_err(unwritten)
    }

    async fn pack_of(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        read::pack_of(&self.pool, id).await
    }

    async fn say(&self, id: &TableId, line: ChatRow) -> Result<u64, StoreError> {
        let said = async {
            let mut transaction = self.pool.begin().await?;
            let said = statement::say(&mut transaction, id, &line).await?;
            transaction.commit().await?;
            Ok(said)
        };
        let said = said.await.map_err(unwritten)?.ok_or(StoreError::Conflict)?;
        let _ = self.changed.send(Change::Table(id.clone()));
        Ok(said)
    }

    async fn chat(&self, id: &TableId, after: u64) -> Result<Vec<ChatRow>, StoreError> {
        read::chat(&self.pool, id, after).await
    }

    async fn guest(&self, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
        read::guest(&self.pool, id).await
    }

    async fn save_guest(&self, id: GuestId, row: GuestRow) -> Result<(), StoreError> {
        // Of somebody new there is nothing to forget: a word that comes late would end the streams that they have opened since.
        let new = row.epoch == 0 && read::guest(&self.pool, id).await?.is_none();
        let mut connection = self.pool.acquire().await.map_err(unwritten)?;
        statement::guest(&mut connection, id, &row).await.map_err(unwritten)?;
        if !new {
            self.tell_guest(id);
        }
        Ok(())
    }

    async fn lessons(&self, guest: GuestId) -> Result<Vec<LessonRow>, StoreError> {
        read::lessons(&self.pool, guest).await
    }

    async fn save_lesson(&self, guest: GuestId, row: LessonRow) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.map_err(unwritten)?;
        statement::lesson(&mut connection, guest, &row).await.map_err(unwritten)
    }

    async fn count_guests(&self) -> Result<i64, StoreError> {
        read::count_guests(&self.pool).await
    }

    async fn forget_guests(&self, away: i64) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.map_err(unwritten)?;
        statement::forget_guests(&mut connection, away).await.map_err(unwritten)
    }

    async fn prune(&self, retention: Retention) -> Result<Vec<TableId>, StoreError> {
        let gone = read::to_prune(&self.pool, retention).await?;
        let pruned = async {
            let mut transaction = self.pool.begin().await?;
            statement::prune(&mut transaction, retention, &gone).await?;
            transaction.commit().await
        };
        pruned.await.map_err(unwritten)?;
        Ok(gone.into_iter().map(|(id, _)| id).collect())
    }

    #[cfg(test)]
    async fn set_moved(&self, id: &TableId, moved: i64) -> Result<(), StoreError> {
        Ok(statement::set_moved(&mut *self.pool.acquire().await?, id, moved).await?)
    }

    async fn games(&self) -> Result<Vec<GameRow>, StoreError> {
        read::games(&self.pool).await
    }

    async fn count_tables(&self, host: GuestId, client: ClientId) -> Result<(i64, i64), StoreError> {
        read::count_tables(&self.pool, host, client).await
    }

    async fn open_tables(&self, page: u32) -> Result<Page, StoreError> {
        read::open_tables(&self.pool, page).await
    }

    async fn tables_of(&self, guest: GuestId, over: bool) -> Result<Vec<Brief>, StoreError> {
        read::tables_of(&self.pool, guest, over).await
    }

    async fn beat(&self, silence: i64) -> Result<i64, StoreError> {
        let beaten = async {
            let mut transaction = self.pool.begin().await?;
            // Of several nodes that come back at the same time, the first sees the silence.
            sqlx::query("SELECT pg_advisory_xact_lock($1)")
                .bind(HEARTBEAT)
                .execute(&mut *transaction)
                .await?;
            let now = clock::beat(&mut transaction, silence).await?;
            transaction.commit().await?;
            Ok(now)
        };
        beaten.await.map_err(unwritten)
    }

    async fn downtimes(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        clock::downtimes(&self.pool).await
    }

    async fn to_wake(&self) -> Result<Vec<TableId>, StoreError> {
        let clock::Woken { busy, idle } = clock::woken(&self.pool).await?;
        if !idle.is_empty() {
            self.write(move |c| Box::pin(async move { clock::rest(c, &idle).await })).await?;
        }
        Ok(busy)
    }

    async fn set_wake(
        &self,
        id: &TableId,
        version: u64,
        due: Option<i64>,
        wake: Option<i64>,
    ) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.map_err(unwritten)?;
        clock::set_wake(&mut connection, id, version, (due, wake)).await.map_err(unwritten)
    }
}
