//! Thoughts of bots: one row for each table whose next decision is a bot's, written in the same transaction as the act that
//! leads there. So none is lost, doubled, or older than its table.

use std::time::Duration;

use sqlx::{AssertSqlSafe, Row as _};

use super::super::driver::{Connection, LOCK, MILLIS, Pool};
use crate::store::thought::{Claimed, Full, Thought};
use crate::store::{GuestId, StoreError, TableId};

/// Seconds for which a thought belongs to whoever took it, unless they renew it.
const LEASE: i64 = 15;
/// Seconds for which bots among themselves play on after somebody has looked.
pub(in super::super) const WATCHED: i64 = 60;
/// For ever.
pub(in super::super) const ALWAYS: i64 = i64::MAX;
/// Seconds after which a bot of the host is nowhere, if nobody says that it is there.
const ABSENT: i64 = 30;
/// How often a thought is tried: whoever takes it may die of it.
pub(in super::super) const TRIES: i64 = 3;

/// Writes what a table waits for now.
pub(in super::super) async fn write(
    connection: &mut Connection,
    id: &TableId,
    version: u64,
    thought: Option<&Thought>,
) -> Result<(), sqlx::Error> {
    let Some(Thought { seat, level, bot, alone }) = thought else {
        let done = sqlx::query("DELETE FROM thinking WHERE id = $1 AND version <= $2");
        return done.bind(id.as_str()).bind(version as i64).execute(connection).await.map(drop);
    };
    let write = format!(
        "INSERT INTO thinking (id, version, seat, level, alone, until, asked, turn, leased, worker, attempts, bot)
         VALUES ($1, $2, $3, $4, $5, CASE WHEN $6 = 0 THEN $7 ELSE unixepoch() + $6 END, {MILLIS}, 0, 0, '', 0, $8)
         ON CONFLICT (id) DO UPDATE SET version = excluded.version, seat = excluded.seat, level = excluded.level,
             bot = excluded.bot, alone = excluded.alone, asked = excluded.asked, leased = 0, worker = '', attempts = 0,
             until = CASE WHEN excluded.alone AND thinking.until < excluded.until THEN thinking.until
                          ELSE excluded.until END
         WHERE thinking.version < excluded.version"
    );
    sqlx::query(AssertSqlSafe(write))
        .bind(id.as_str())
        .bind(version as i64)
        .bind(i64::from(*seat))
        .bind(i64::from(*level))
        .bind(*alone)
        .bind(if *alone { WATCHED } else { 0 })
        .bind(ALWAYS)
        .bind(bot.as_deref().unwrap_or_default())
        .execute(connection)
        .await?;
    Ok(())
}

/// Says which bots of the host a process has, and forgets those of processes that say nothing any more.
pub(in super::super) async fn announce(
    connection: &mut Connection,
    worker: &str,
    bots: &[String],
) -> Result<(), sqlx::Error> {
    let gone = sqlx::query("DELETE FROM host_bots WHERE seen < unixepoch() - $1");
    gone.bind(ABSENT).execute(&mut *connection).await?;
    for bot in bots {
        sqlx::query(
            "INSERT INTO host_bots (worker, name, seen) VALUES ($1, $2, unixepoch())
             ON CONFLICT (worker, name) DO UPDATE SET seen = excluded.seen",
        )
        .bind(worker)
        .bind(bot)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// At which version of a table a bot was last asked, 0 if none was, and whether that has been given up.
pub(in super::super) async fn asked(pool: &Pool, id: &TableId) -> Result<(u64, bool), StoreError> {
    let found =
        sqlx::query("SELECT version, attempts >= $2 AND leased < unixepoch() FROM thinking WHERE id = $1")
            .bind(id.as_str())
            .bind(TRIES)
            .fetch_optional(pool)
            .await?;
    let Some(row) = found else { return Ok((0, false)) };
    let version: i64 = row.try_get(0)?;
    Ok((version as u64, row.try_get(1)?))
}

/// Takes the thought that is next. Tables with people come first, then those that bots play among themselves while somebody
/// looks on; among equals whoever has waited longest since their last turn: address by address, host by host, table by table.
/// So nobody's bots silence those of others, however many tables they set up.
pub(in super::super) async fn claim(
    connection: &mut Connection,
    worker: &str,
    full: Full,
) -> Result<Option<Claimed>, sqlx::Error> {
    let next = format!(
        "SELECT t.id, t.version, t.seat, t.level, t.bot, t.alone, t.asked, {MILLIS} AS now, tables.host, tables.client
         FROM thinking t JOIN tables ON tables.id = t.id
         LEFT JOIN served c ON c.who = tables.client LEFT JOIN served h ON h.who = tables.host
         WHERE t.leased NOT BETWEEN unixepoch() AND unixepoch() + $6 AND t.until > unixepoch() AND t.attempts < $1
             AND tables.host <> $2 AND NOT (t.alone AND $3) AND NOT tables.removed
             AND (t.bot = '' OR EXISTS (SELECT 1 FROM host_bots b WHERE b.worker = $4 AND b.name = t.bot)
                 OR NOT EXISTS (SELECT 1 FROM host_bots b WHERE b.name = t.bot AND b.seen >= unixepoch() - $5))
         ORDER BY t.alone, coalesce(c.turn, 0), coalesce(h.turn, 0), t.turn, t.asked, t.id LIMIT 1 {LOCK}"
    );
    let next = sqlx::query(AssertSqlSafe(next))
        .bind(TRIES)
        .bind(full.host.map_or(Vec::new(), |host| host.0.to_vec()))
        .bind(full.alone)
        .bind(worker)
        .bind(ABSENT)
        // What is taken for longer was taken before the clock was put back.
        .bind(2 * LEASE)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = next else { return Ok(None) };
    let (id, host, client): (String, Vec<u8>, Vec<u8>) =
        (row.try_get("id")?, row.try_get("host")?, row.try_get("client")?);
    let turn =
        sqlx::query("SELECT coalesce(max(turn), 0) + 1 FROM served").fetch_one(&mut *connection).await?;
    let turn: i64 = turn.try_get(0)?;
    let by = GuestId(host.as_slice().try_into().unwrap_or_default());
    // In one order, so that nobody waits for somebody who waits for them.
    let mut payers = [client, host];
    payers.sort();
    for payer in payers {
        sqlx::query(
            "INSERT INTO served (who, turn, at) VALUES ($1, $2, unixepoch())
             ON CONFLICT (who) DO UPDATE SET turn = excluded.turn, at = excluded.at",
        )
        .bind(payer)
        .bind(turn)
        .execute(&mut *connection)
        .await?;
    }
    sqlx::query(
        "UPDATE thinking SET leased = unixepoch() + $2, worker = $3, turn = $4, attempts = attempts + 1 WHERE id = $1",
    )
    .bind(&id)
    .bind(LEASE)
    .bind(worker)
    .bind(turn)
    .execute(connection)
    .await?;
    let (version, seat, level): (i64, i64, i64) =
        (row.try_get("version")?, row.try_get("seat")?, row.try_get("level")?);
    let (asked, now): (i64, i64) = (row.try_get("asked")?, row.try_get("now")?);
    let bot = Some(row.try_get::<String, _>("bot")?).filter(|bot| !bot.is_empty());
    let thought = Thought { seat: seat as u8, level: level as u8, bot, alone: row.try_get("alone")? };
    let table = TableId::read(&id);
    Ok(table.map(|table| Claimed {
        table,
        version: version as u64,
        thought,
        host: by,
        waited: Duration::from_millis((now - asked).max(0) as u64),
    }))
}

/// Goes on with thoughts that were taken.
pub(in super::super) async fn renew(
    connection: &mut Connection,
    worker: &str,
    ids: &[TableId],
) -> Result<(), sqlx::Error> {
    for id in ids {
        let renew = format!(
            "UPDATE thinking SET leased = unixepoch() + $3
             WHERE id IN (SELECT t.id FROM thinking t WHERE t.id = $1 AND t.worker = $2 {LOCK})"
        );
        let renew = sqlx::query(AssertSqlSafe(renew)).bind(id.as_str()).bind(worker).bind(LEASE);
        renew.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Gives a thought back. One that was not even tried does not count.
pub(in super::super) async fn give_back(
    connection: &mut Connection,
    worker: &str,
    claimed: &Claimed,
    tried: bool,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE thinking SET leased = 0, worker = '', attempts = attempts - $4
         WHERE id = $1 AND version = $2 AND worker = $3",
    )
    .bind(claimed.table.as_str())
    .bind(claimed.version as i64)
    .bind(worker)
    .bind(i64::from(!tried))
    .execute(connection)
    .await?;
    Ok(())
}

/// Gives back all thoughts of somebody who ends; others need not wait for the bots that are there no more.
pub(in super::super) async fn release(connection: &mut Connection, worker: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM host_bots WHERE worker = $1").bind(worker).execute(&mut *connection).await?;
    let release = sqlx::query(
        "UPDATE thinking SET leased = 0, worker = '', attempts = attempts - 1 WHERE worker = $1 AND leased >= unixepoch()",
    );
    release.bind(worker).execute(connection).await.map(drop)
}

/// Somebody looks on at these tables, which bots play among themselves.
pub(in super::super) async fn watch(connection: &mut Connection, ids: &[TableId]) -> Result<(), sqlx::Error> {
    for id in ids {
        let watch = format!(
            "UPDATE thinking SET until = unixepoch() + $2
             WHERE id IN (SELECT t.id FROM thinking t WHERE t.id = $1 AND t.alone {LOCK})"
        );
        sqlx::query(AssertSqlSafe(watch)).bind(id.as_str()).bind(WATCHED).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Tries a thought again that was given up.
pub(in super::super) async fn retry(connection: &mut Connection, id: &TableId) -> Result<bool, sqlx::Error> {
    let again = sqlx::query(
        "UPDATE thinking SET attempts = 0 WHERE id = $1 AND attempts >= $2 AND leased < unixepoch()",
    );
    Ok(again.bind(id.as_str()).bind(TRIES).execute(connection).await?.rows_affected() > 0)
}

/// How many thoughts nobody has taken yet: where people sit, and of bots among themselves.
pub(in super::super) async fn waiting(pool: &Pool) -> Result<[i64; 2], StoreError> {
    let rows = sqlx::query(
        "SELECT alone, count(*) FROM thinking
         WHERE leased < unixepoch() AND until > unixepoch() AND attempts < $1 GROUP BY alone",
    );
    let mut waiting = [0; 2];
    for row in rows.bind(TRIES).fetch_all(pool).await? {
        let alone: bool = row.try_get(0)?;
        waiting[usize::from(alone)] = row.try_get(1)?;
    }
    Ok(waiting)
}

/// Forgets who was served more than an hour ago.
pub(in super::super) async fn forget_served(connection: &mut Connection) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM served WHERE at < unixepoch() - 3600").execute(connection).await.map(drop)
}

#[cfg(test)]
pub(in super::super) async fn pass(connection: &mut Connection, seconds: i64) -> Result<(), sqlx::Error> {
    let passed = sqlx::query(
        "UPDATE thinking SET leased = leased - $1, until = CASE WHEN until = $2 THEN until ELSE until - $1 END",
    );
    passed.bind(seconds).bind(ALWAYS).execute(&mut *connection).await?;
    for passed in ["UPDATE host_bots SET seen = seen - $1", "UPDATE bot_users SET seen = seen - $1"] {
        sqlx::query(passed).bind(seconds).execute(&mut *connection).await?;
    }
    Ok(())
}
