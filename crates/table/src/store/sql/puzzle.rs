//! Attempts at puzzles, and what they make of ratings.

use std::collections::HashMap;

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use super::rating::{HUNDREDTHS, MILLIONTHS, read_rating, whole};
use crate::store::puzzle::{AttemptRow, Graded};
use crate::store::{GuestId, StoreError};

pub(in super::super) async fn keep(
    c: &mut Connection,
    AttemptRow { guest, game, puzzle, solved }: &AttemptRow,
    of_solver: Graded,
    of_puzzle: Graded,
) -> Result<Option<u64>, sqlx::Error> {
    let first = sqlx::query(
        "INSERT INTO attempts (guest, puzzle, game, solved) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    )
    .bind(&guest.0[..])
    .bind(puzzle)
    .bind(game)
    .bind(solved)
    .execute(&mut *c)
    .await?;
    if first.rows_affected() == 0 {
        return Ok(None);
    }
    grade(c, &guest.0, game, of_solver).await?;
    grade(c, puzzle.as_bytes(), game, of_puzzle).await?;
    Ok(Some(0))
}

/// Keeps the rating of a guest or of a puzzle.
async fn grade(c: &mut Connection, who: &[u8], game: &str, graded: Graded) -> Result<(), sqlx::Error> {
    let Graded { rating, tried, at } = graded;
    sqlx::query(
        "INSERT INTO graded (who, game, value, deviation, volatility, tried, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (who, game) DO UPDATE SET value = excluded.value, deviation = excluded.deviation,
             volatility = excluded.volatility, tried = excluded.tried, at = excluded.at",
    )
    .bind(who)
    .bind(game)
    .bind(whole(rating.value(), HUNDREDTHS))
    .bind(whole(rating.deviation(), HUNDREDTHS))
    .bind(whole(rating.volatility(), MILLIONTHS))
    .bind(tried)
    .bind(at)
    .execute(c)
    .await
    .map(drop)
}

pub(in super::super) async fn attempts(pool: &Pool, guest: GuestId) -> Result<Vec<AttemptRow>, StoreError> {
    let rows = sqlx::query("SELECT puzzle, game, solved FROM attempts WHERE guest = $1").bind(&guest.0[..]);
    let attempt = |row: &Row| {
        let (puzzle, game, solved) = (row.try_get("puzzle")?, row.try_get("game")?, row.try_get("solved")?);
        Ok(AttemptRow { guest, game, puzzle, solved })
    };
    rows.fetch_all(pool).await?.iter().map(attempt).collect()
}

pub(in super::super) async fn graded(
    pool: &Pool,
    who: &[u8],
    game: &str,
) -> Result<Option<Graded>, StoreError> {
    let row = sqlx::query("SELECT * FROM graded WHERE who = $1 AND game = $2").bind(who).bind(game);
    row.fetch_optional(pool).await?.as_ref().map(read).transpose()
}

/// The ratings of puzzles, by their ids: a `p` and what follows. Guests among them have sixteen bytes.
pub(in super::super) async fn of_puzzles(
    pool: &Pool,
    game: &str,
) -> Result<HashMap<String, Graded>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM graded WHERE who >= $1 AND who < $2 AND length(who) <> 16 AND game = $3 ORDER BY who",
    )
    .bind(&b"p"[..])
    .bind(&b"q"[..])
    .bind(game);
    let rated = |row: &Row| {
        let who: Vec<u8> = row.try_get("who")?;
        Ok((String::from_utf8_lossy(&who).into_owned(), read(row)?))
    };
    rows.fetch_all(pool).await?.iter().map(rated).collect()
}

fn read(row: &Row) -> Result<Graded, StoreError> {
    Ok(Graded { rating: read_rating(row)?, tried: row.try_get("tried")?, at: row.try_get("at")? })
}
