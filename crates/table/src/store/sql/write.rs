//! Writing: each function is a part of somebody's transaction.

use khipu_core::Header;
use sqlx::Row as _;

use super::super::driver::Connection;
use super::thought;
use crate::store::row::{json, mask};
use crate::store::{
    Append, Appended, ChatRow, DAY, GuestId, GuestRow, Head, LessonRow, Retention, SeatRow, TableId,
};

/// Lines of a chat that are kept.
const CHAT: i64 = 1000;

pub(in super::super) async fn server_value(
    connection: &mut Connection,
    name: &str,
    value: &[u8],
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO server (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(())
}

pub(in super::super) async fn pack(
    connection: &mut Connection,
    header: &Header,
    body: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO packs (hash, game, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(format!("{:016x}", header.components_hash))
        .bind(&header.game)
        .bind(body)
        .execute(connection)
        .await?;
    Ok(())
}

pub(in super::super) async fn create(
    connection: &mut Connection,
    head: &Head,
    header: &Header,
    append: &Append,
) -> Result<bool, sqlx::Error> {
    let made = sqlx::query(
        "INSERT INTO tables (id, game, rules, components, head, host, client, public, made, moved, version, chat, steps,
             turn, won, over, free, seats, clock)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, unixepoch(), unixepoch(), 0, 0, 0, 0, 0, $9, 0, '[]', $10)
         ON CONFLICT DO NOTHING",
    )
    .bind(append.id.as_str())
    .bind(&header.game)
    .bind(i64::from(header.rules_version))
    .bind(format!("{:016x}", header.components_hash))
    .bind(&head.record)
    .bind(&head.host.0[..])
    .bind(&head.client.0[..])
    .bind(head.public)
    .bind(false)
    .bind(&head.clock)
    .execute(&mut *connection)
    .await?;
    Ok(made.rows_affected() > 0 && add(connection, append).await?.is_some())
}

/// Adds rows to a log that ends right before them; none, and nothing is written, if it ends elsewhere.
pub(in super::super) async fn add(
    connection: &mut Connection,
    append: &Append,
) -> Result<Option<Appended>, sqlx::Error> {
    for (index, (row, seq)) in append.rows.iter().zip(append.seq as i64..).enumerate() {
        let added = sqlx::query(
            "INSERT INTO log (id, seq, at, act, body)
             SELECT id, $2, $6, $3, $4 FROM tables WHERE id = $1 AND version = $5 ON CONFLICT DO NOTHING",
        )
        .bind(append.id.as_str())
        .bind(seq)
        .bind(&append.act.0[..])
        .bind(json(row)?)
        .bind(append.seq as i64 - 1)
        .bind(append.at)
        .execute(&mut *connection)
        .await?;
        match (added.rows_affected(), index) {
            (0, 0) => return Ok(None),
            // A row beyond the end of its log: nothing of the batch may stand.
            (0, _) => {
                return Err(sqlx::Error::Protocol(format!("a row of table {} is in the way", append.id)));
            }
            _ => {}
        }
    }
    let row = sqlx::query(
        "UPDATE tables SET version = $2, moved = unixepoch(), steps = $3, turn = $4, won = $5, over = $6, due = $7,
             wake = $8, deed = coalesce($9, deed) WHERE id = $1
         RETURNING EXISTS (SELECT 1 FROM plans WHERE table_id = $1)",
    )
    .bind(append.id.as_str())
    .bind(append.version() as i64)
    .bind(append.steps as i64)
    .bind(mask(append.turn))
    .bind(mask(append.won))
    .bind(append.over)
    .bind(append.due)
    .bind(append.wake)
    .bind(&append.deed)
    .fetch_one(&mut *connection)
    .await?;
    if let Some(seats) = &append.seats {
        hold(connection, &append.id, seats).await?;
    }
    if append.bots || append.thought.is_some() {
        thought::write(connection, &append.id, append.version(), append.thought.as_ref()).await?;
    }
    Ok(Some(Appended { planned: row.try_get(0)? }))
}

/// Writes who sits where, for the lobby.
async fn hold(connection: &mut Connection, id: &TableId, seats: &[SeatRow]) -> Result<(), sqlx::Error> {
    let free = seats.iter().filter(|seat| seat.is_open()).count();
    sqlx::query("UPDATE tables SET seats = $2, free = $3 WHERE id = $1")
        .bind(id.as_str())
        .bind(json(seats)?)
        .bind(free as i64)
        .execute(&mut *connection)
        .await?;
    for guest in seats.iter().flat_map(|seat| &seat.holders) {
        sqlx::query("INSERT INTO holds (guest, id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(&guest.0[..])
            .bind(id.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Adds a line to the end of a chat; none if there is no such table.
pub(in super::super) async fn say(
    connection: &mut Connection,
    id: &TableId,
    line: &ChatRow,
) -> Result<Option<u64>, sqlx::Error> {
    let end = sqlx::query("UPDATE tables SET chat = chat + 1 WHERE id = $1 RETURNING chat")
        .bind(id.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(end) = end else { return Ok(None) };
    let seq: i64 = end.try_get(0)?;
    sqlx::query("INSERT INTO chat (id, seq, at, author, seat, name, text) VALUES ($1, $2, unixepoch(), $3, $4, $5, $6)")
        .bind(id.as_str())
        .bind(seq)
        .bind(line.author.as_ref().map(|author| &author.0[..]))
        .bind(line.seat.map(i64::from))
        .bind(&line.name)
        .bind(&line.text)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM chat WHERE id = $1 AND seq <= $2")
        .bind(id.as_str())
        .bind(seq - CHAT)
        .execute(connection)
        .await?;
    Ok(Some(seq as u64))
}

pub(in super::super) async fn guest(
    connection: &mut Connection,
    id: GuestId,
    row: &GuestRow,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO guests (id, name, language, theme, epoch, seen, user_id, device)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, theme = excluded.theme,
             epoch = excluded.epoch, seen = excluded.seen, user_id = excluded.user_id, device = excluded.device",
    )
    .bind(&id.0[..])
    .bind(&row.name)
    .bind(&row.language)
    .bind(&row.theme)
    .bind(i64::from(row.epoch))
    .bind(row.seen)
    .bind(row.user.as_ref().map(|user| &user.0[..]))
    .bind(&row.device)
    .execute(connection)
    .await?;
    Ok(())
}

/// Removes tables, with everything of them, and chats that are not wanted.
pub(in super::super) async fn prune(
    connection: &mut Connection,
    retention: Retention,
    gone: &[(TableId, u32)],
) -> Result<(), sqlx::Error> {
    if let Some(days) = retention.chat {
        sqlx::query(
            "DELETE FROM chat WHERE id IN (SELECT id FROM tables WHERE over AND moved < unixepoch() - $1)",
        )
        .bind(i64::from(days) * DAY)
        .execute(&mut *connection)
        .await?;
    }
    for (id, days) in gone {
        // Something may have happened there meanwhile.
        let still = sqlx::query("DELETE FROM tables WHERE id = $1 AND moved < unixepoch() - $2")
            .bind(id.as_str())
            .bind(i64::from(*days) * DAY)
            .execute(&mut *connection)
            .await?;
        if still.rows_affected() == 0 {
            continue;
        }
        for of_it in [
            "DELETE FROM chat WHERE id = $1",
            "DELETE FROM log WHERE id = $1",
            "DELETE FROM holds WHERE id = $1",
            "DELETE FROM reviews WHERE id = $1",
            "DELETE FROM invitations WHERE table_id = $1",
            "DELETE FROM notes WHERE table_id = $1",
            "DELETE FROM plans WHERE table_id = $1",
            "DELETE FROM thinking WHERE id = $1",
        ] {
            sqlx::query(of_it).bind(id.as_str()).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
pub(in super::super) async fn set_moved(
    connection: &mut Connection,
    id: &TableId,
    moved: i64,
) -> Result<(), sqlx::Error> {
    let set = sqlx::query("UPDATE tables SET moved = $2 WHERE id = $1").bind(id.as_str()).bind(moved);
    set.execute(connection).await.map(drop)
}

pub(in super::super) async fn lesson(
    connection: &mut Connection,
    guest: GuestId,
    row: &LessonRow,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO lessons (guest, lesson, version, step, moves, done) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (guest, lesson) DO UPDATE SET version = excluded.version, step = excluded.step,
             moves = excluded.moves, done = excluded.done",
    )
    .bind(&guest.0[..])
    .bind(&row.lesson)
    .bind(row.version as i64)
    .bind(row.step as i64)
    .bind(json(&row.moves)?)
    .bind(row.done)
    .execute(connection)
    .await?;
    Ok(())
}

pub(in super::super) async fn forget_guests(
    connection: &mut Connection,
    away: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "DELETE FROM guests WHERE seen < unixepoch() - $1
         AND NOT EXISTS (SELECT 1 FROM holds WHERE holds.guest = guests.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = guests.id)",
    )
    .bind(away)
    .execute(&mut *connection)
    .await?;
    for of_nobody in [
        "DELETE FROM lessons WHERE NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = lessons.guest)
         AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = lessons.guest)",
        "DELETE FROM studies WHERE NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = studies.owner)
         AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = studies.owner)",
        "DELETE FROM attempts WHERE NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = attempts.guest)
         AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = attempts.guest)",
        // Whoever plays today may have said nothing of themselves yet.
        "DELETE FROM runs WHERE NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = runs.guest)
         AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = runs.guest)
         AND NOT EXISTS (SELECT 1 FROM holds WHERE holds.guest = runs.guest)",
        // Puzzles have shorter ids, and stay.
        "DELETE FROM graded WHERE length(who) = 16 AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = graded.who)
         AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = graded.who)",
    ] {
        sqlx::query(of_nobody).execute(&mut *connection).await?;
    }
    Ok(())
}
