//! Games of the day.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use super::user::id_at;
use crate::daily::{Day, Kind};
use crate::store::daily::{RunEnd, RunRow, Runner, Standing};
use crate::store::{GuestId, StoreError, TableId};

/// The most names in a list of a day.
const RUNS: i64 = 1000;
/// The most names in a list of several days.
const STANDINGS: i64 = 100;

pub(in super::super) async fn begin(c: &mut Connection, run: &RunRow) -> Result<Option<u64>, sqlx::Error> {
    let begun = sqlx::query(
        "INSERT INTO runs (day, game, kind, guest, table_id, begun, won) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING",
    )
    .bind(run.day.0)
    .bind(&run.game)
    .bind(run.kind.name())
    .bind(&run.guest.0[..])
    .bind(run.table.as_str())
    .bind(run.begun)
    .bind(false)
    .execute(c)
    .await?;
    Ok((begun.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn end(
    c: &mut Connection,
    table: &TableId,
    RunEnd { at, won, points, ahead }: RunEnd,
) -> Result<Option<u64>, sqlx::Error> {
    let ended = sqlx::query(
        "UPDATE runs SET ended = $2, won = $3, points = $4, ahead = $5 WHERE table_id = $1 AND ended IS NULL",
    )
    .bind(table.as_str())
    .bind(at)
    .bind(won)
    .bind(points)
    .bind(ahead)
    .execute(c)
    .await?;
    Ok((ended.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn run(
    pool: &Pool,
    day: Day,
    game: &str,
    kind: Kind,
    guest: GuestId,
) -> Result<Option<RunRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM runs WHERE day = $1 AND game = $2 AND kind = $3 AND guest = $4")
        .bind(day.0)
        .bind(game)
        .bind(kind.name())
        .bind(&guest.0[..])
        .fetch_optional(pool)
        .await?;
    row.as_ref().map(read).transpose()
}

pub(in super::super) async fn runs_of(
    pool: &Pool,
    guest: GuestId,
    since: Day,
) -> Result<Vec<RunRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM runs WHERE guest = $1 AND day >= $2 ORDER BY day DESC, begun DESC");
    let rows = rows.bind(&guest.0[..]).bind(since.0);
    rows.fetch_all(pool).await?.iter().map(read).collect()
}

pub(in super::super) async fn runs(
    pool: &Pool,
    day: Day,
    game: &str,
    kind: Kind,
) -> Result<Vec<Runner>, StoreError> {
    let rows = sqlx::query(
        "SELECT runs.*, users.name AS user_name, guests.name AS guest_name FROM runs
         LEFT JOIN users ON users.id = runs.guest LEFT JOIN guests ON guests.id = runs.guest
         WHERE day = $1 AND game = $2 AND kind = $3 AND (users.id IS NULL OR users.banned <= unixepoch())
         ORDER BY ended IS NULL, won DESC, ahead DESC, points DESC, begun, runs.guest LIMIT $4",
    )
    .bind(day.0)
    .bind(game)
    .bind(kind.name())
    .bind(RUNS)
    .fetch_all(pool)
    .await?;
    let runner = |row: &Row| {
        let user: Option<String> = row.try_get("user_name")?;
        let guest: Option<String> = row.try_get("guest_name")?;
        Ok(Runner { row: read(row)?, user: user.is_some(), name: user.or(guest).unwrap_or_default() })
    };
    rows.iter().map(runner).collect()
}

fn read(row: &Row) -> Result<RunRow, StoreError> {
    let damaged = |what: &str| StoreError::Damaged(format!("{what} of a game of the day"));
    let (table, kind): (String, String) = (row.try_get("table_id")?, row.try_get("kind")?);
    let ended: Option<i64> = row.try_get("ended")?;
    let end = match ended {
        Some(at) => Some(RunEnd {
            at,
            won: row.try_get("won")?,
            points: row.try_get("points")?,
            ahead: row.try_get("ahead")?,
        }),
        None => None,
    };
    Ok(RunRow {
        day: Day(row.try_get("day")?),
        game: row.try_get("game")?,
        kind: Kind::read(&kind).ok_or_else(|| damaged("the kind"))?,
        guest: id_at(row, "guest")?,
        table: TableId::read(&table).ok_or_else(|| damaged("the table"))?,
        begun: row.try_get("begun")?,
        end,
    })
}

pub(in super::super) async fn standings(
    pool: &Pool,
    game: &str,
    kind: Kind,
    (first, last): (Day, Day),
    best: i64,
) -> Result<Vec<Standing>, StoreError> {
    // Who has not finished is behind everybody who has, and has no points.
    let rows = sqlx::query(
        "WITH placed AS (
             SELECT runs.guest, users.name, runs.ended,
                 COUNT(*) OVER (PARTITION BY day) AS people,
                 RANK() OVER (PARTITION BY day ORDER BY ended IS NULL, won DESC, ahead DESC) AS place,
                 COUNT(*) OVER (PARTITION BY day, ended IS NULL, won, ahead) AS alike
             FROM runs JOIN users ON users.id = runs.guest
             WHERE game = $1 AND kind = $2 AND day BETWEEN $3 AND $4 AND users.banned <= unixepoch()
         ), counted AS (
             SELECT guest, name, 2 + 2 * (people - place - alike + 1) + alike - 1 AS halves
             FROM placed WHERE ended IS NOT NULL
         ), ordered AS (
             SELECT guest, name, halves, ROW_NUMBER() OVER (PARTITION BY guest ORDER BY halves DESC) AS number
             FROM counted
         )
         SELECT name, CAST(SUM(halves) AS bigint) AS halves, COUNT(*) AS days FROM ordered WHERE number <= $5
         GROUP BY guest, name ORDER BY 2 DESC, name LIMIT $6",
    )
    .bind(game)
    .bind(kind.name())
    .bind(first.0)
    .bind(last.0)
    .bind(best)
    .bind(STANDINGS)
    .fetch_all(pool)
    .await?;
    let standing = |row: &Row| {
        let (name, halves, days) = (row.try_get("name")?, row.try_get("halves")?, row.try_get("days")?);
        Ok(Standing { name, halves, days })
    };
    rows.iter().map(standing).collect()
}

/// What a guest has played is the user's who has logged in. Of two games of one deal the first counts.
pub(super) async fn claim(c: &mut Connection, from: GuestId, to: GuestId) -> Result<(), sqlx::Error> {
    const SAME: &str = "other.day = runs.day AND other.game = runs.game AND other.kind = runs.kind";
    for statement in [
        format!(
            "DELETE FROM runs WHERE guest = $2 AND EXISTS (SELECT 1 FROM runs AS other
             WHERE other.guest = $1 AND {SAME} AND other.begun < runs.begun)"
        ),
        format!(
            "DELETE FROM runs WHERE guest = $1 AND EXISTS (SELECT 1 FROM runs AS other
             WHERE other.guest = $2 AND {SAME})"
        ),
        "UPDATE runs SET guest = $2 WHERE guest = $1".to_owned(),
    ] {
        let claimed = sqlx::query(sqlx::AssertSqlSafe(statement)).bind(&from.0[..]).bind(&to.0[..]);
        claimed.execute(&mut *c).await?;
    }
    Ok(())
}
