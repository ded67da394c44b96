//! From the schema of any earlier release to this one, step by step, by one program at a time.
//!
//! Nodes of two releases run side by side while a site is upgraded: a step only adds, what it makes needless goes with the
//! next release. `oldest` in the database says from which schema on a program can work with it.

use std::path::Path;

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Row as _};

use super::sql::write::server_value;
use crate::store::key;
use crate::store::{SCHEMA, StoreError};

/// The first schema that PostgreSQL has had.
const FIRST: i64 = 3;
/// What leads from each schema to the next; the first makes all that there was by then. What was released stays as it is.
const STEPS: [&str; (SCHEMA - FIRST + 1) as usize] = [
    include_str!("migrations/0003.sql"),
    include_str!("migrations/0004.sql"),
    include_str!("migrations/0005.sql"),
    include_str!("migrations/0006.sql"),
    include_str!("migrations/0007.sql"),
    include_str!("migrations/0008.sql"),
    include_str!("migrations/0009.sql"),
    include_str!("migrations/0010.sql"),
    include_str!("migrations/0011.sql"),
    include_str!("migrations/0012.sql"),
    include_str!("migrations/0013.sql"),
    include_str!("migrations/0014.sql"),
    include_str!("migrations/0015.sql"),
    include_str!("migrations/0016.sql"),
    include_str!("migrations/0017.sql"),
    include_str!("migrations/0018.sql"),
    include_str!("migrations/0019.sql"),
    include_str!("migrations/0020.sql"),
    include_str!("migrations/0021.sql"),
    include_str!("migrations/0022.sql"),
    include_str!("migrations/0023.sql"),
];
/// The earliest program that can work with the schema of this one.
const OLDEST: i64 = 3;

/// "Khip": one program at a time brings a database forward.
const LOCK: i64 = 0x4b68_6970;
/// What we write about ourselves.
const SCHEMA_NAME: &str = "schema";
const OLDEST_NAME: &str = "oldest";

/// Brings a database to the schema of this program; says which one it had, 0 for an empty one.
pub(super) async fn migrate(
    connection: &mut PgConnection,
    key_file: Option<&Path>,
) -> Result<i64, StoreError> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    let found = look(&mut transaction).await?;
    if found.schema > SCHEMA {
        return Err(StoreError::Later { found: found.schema, known: SCHEMA });
    }
    for (step, number) in STEPS.iter().zip(FIRST..).skip_while(|(_, number)| *number <= found.schema) {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        tracing::info!(schema = number, "the database is brought to a new schema");
    }
    for (name, number) in [(SCHEMA_NAME, SCHEMA), (OLDEST_NAME, OLDEST)] {
        server_value(&mut transaction, name, number.to_string().as_bytes()).await?;
    }
    if found.schema == 0 {
        let value = key::make(key_file)?.write.unwrap_or_default();
        server_value(&mut transaction, key::NAME, &value).await?;
    }
    transaction.commit().await?;
    Ok(found.schema)
}

/// Whether this program can work with a database as it is.
pub(super) async fn check(connection: &mut PgConnection) -> Result<(), StoreError> {
    let Found { schema, oldest } = look(connection).await?;
    match schema {
        _ if schema < SCHEMA => Err(StoreError::Earlier { found: schema, known: SCHEMA }),
        _ if oldest > SCHEMA => Err(StoreError::Later { found: schema, known: SCHEMA }),
        _ => Ok(()),
    }
}

struct Found {
    /// 0 for an empty database.
    schema: i64,
    oldest: i64,
}

async fn look(connection: &mut PgConnection) -> Result<Found, StoreError> {
    let tables = sqlx::query(
        "SELECT relname::text FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace",
    )
    .fetch_all(&mut *connection)
    .await?;
    let tables: Result<Vec<String>, sqlx::Error> = tables.iter().map(|row| row.try_get(0)).collect();
    let tables = tables?;
    if tables.is_empty() {
        return Ok(Found { schema: 0, oldest: 0 });
    }
    if !["server", "tables", "log"].iter().all(|ours| tables.iter().any(|table| table == ours)) {
        return Err(StoreError::Foreign);
    }
    let rows = sqlx::query("SELECT name, value FROM server").fetch_all(&mut *connection).await;
    // Tables of these names may be anybody's.
    let rows = rows.map_err(|error| match StoreError::from(error) {
        StoreError::Database(sqlx::Error::Database(_)) => StoreError::Foreign,
        error => error,
    })?;
    let number = |wanted: &str| -> Option<i64> {
        let row = rows.iter().find(|row| row.try_get::<&str, _>(0).is_ok_and(|name| name == wanted))?;
        std::str::from_utf8(row.try_get(1).ok()?).ok()?.parse().ok()
    };
    let schema = number(SCHEMA_NAME).ok_or(StoreError::Foreign)?;
    Ok(Found { schema, oldest: number(OLDEST_NAME).unwrap_or(schema) })
}
