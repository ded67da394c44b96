//! From one store to another, whole: a file to PostgreSQL, PostgreSQL to a file, either to a backup and back.
//!
//! Tables and columns are found in the databases themselves, so that what a later schema adds is copied too.

use std::path::Path;

use futures_util::stream::{BoxStream, StreamExt as _, TryStreamExt as _};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};

use super::key::{self, Key};
use super::{Database, StoreError, migrate, sqlite};

/// What only lives as long as the nodes that wrote it.
const PASSING: [&str; 6] = ["followed", "host_bots", "leases", "nodes", "present", "served"];
/// What bots have to decide is copied, not who has taken it: somebody takes it where it comes to.
const UNTAKEN: &str = "UPDATE thinking SET leased = 0, worker = '', attempts = 0, turn = 0";
/// What a database says about itself.
const OWN: [&str; 2] = ["schema", "oldest"];
/// Rows in one statement.
const ROWS: usize = 100;

/// How much was copied.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Tables where people play.
    pub tables: u64,
    /// Rows of all kinds.
    pub rows: u64,
}

/// Copies a store that no server uses to an empty place.
///
/// # Errors
/// If either cannot be used, or the target holds something already.
pub async fn copy(from: &Database, to: &Database) -> Result<Copied, StoreError> {
    // A server that goes on writing would lose what it writes from here on.
    let _lock = match from {
        Database::File(path) => Some(sqlite::lock(path)?),
        #[cfg(feature = "postgres")]
        Database::Postgres(url) => {
            super::postgres::check_idle(url).await?;
            None
        }
        #[cfg(not(feature = "postgres"))]
        Database::Postgres(_) => return Err(StoreError::NoPostgres),
    };
    transfer(from, to, None).await
}

/// Copies a store, in use or not, to a file with its key in it: whoever has the file has everything.
///
/// # Errors
/// If the store or its key cannot be read, or the file is there already.
pub async fn back_up(from: &Database, key_file: Option<&Path>, to: &Path) -> Result<Copied, StoreError> {
    let mut source = Place::open(from).await?;
    let key = key::find(source.server_value(key::NAME).await?, key_file)?.key;
    transfer(from, &Database::File(to.to_owned()), Some(key)).await
}

/// Copies a backup to an empty place.
///
/// # Errors
/// If the backup cannot be read, or the target holds something already.
pub async fn restore(from: &Path, to: &Database, key_file: Option<&Path>) -> Result<Copied, StoreError> {
    let from = Database::File(from.to_owned());
    let mut source = Place::open(&from).await?;
    // The key goes where the server shall have it.
    let found = key::find(source.server_value(key::NAME).await?, key_file)?;
    let copied = transfer(&from, to, None).await?;
    if let Some(outside) = found.write {
        let mut target = Place::open(to).await?;
        target.set_server_value(key::NAME, outside).await?;
    }
    Ok(copied)
}

/// Copies all that lasts in one transaction; `key` stands in the target instead of the one of the source.
async fn transfer(from: &Database, to: &Database, key: Option<Key>) -> Result<Copied, StoreError> {
    let mut source = Place::open(from).await?;
    migrate(to, None).await?;
    let mut target = Place::open(to).await?;
    if target.holds_tables().await? {
        return Err(StoreError::NotEmpty);
    }
    source.begin().await?;
    target.begin().await?;
    let mut copied = Copied::default();
    let shapes = target.shapes().await?;
    let known = source.shapes().await?;
    for shape in &shapes {
        let same = known.iter().find(|known| known.name == shape.name);
        let origin = same.filter(|known| known.names().eq(shape.names())).ok_or_else(|| {
            StoreError::Damaged(format!("the table {} is not the same on both sides", shape.name))
        })?;
        let mut rows = source.rows(origin).chunks(ROWS);
        while let Some(chunk) = rows.next().await {
            let mut chunk: Vec<Vec<Value>> = chunk.into_iter().collect::<Result<_, _>>()?;
            if shape.name == "server" {
                chunk.retain(|row| !OWN.iter().any(|own| row.contains(&Value::Text((*own).to_owned()))));
            }
            copied.rows += chunk.len() as u64;
            if shape.name == "tables" {
                copied.tables += chunk.len() as u64;
            }
            target.insert(shape, chunk).await?;
        }
    }
    target.execute(UNTAKEN).await?;
    if let Some(key) = key {
        target.set_server_value(key::NAME, key.to_vec()).await?;
    }
    target.commit().await?;
    Ok(copied)
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    Text,
    Bytes,
    Flag,
}

impl Kind {
    fn read(name: &str) -> Result<Self, StoreError> {
        match name {
            "INTEGER" | "bigint" => Ok(Self::Number),
            "TEXT" | "text" => Ok(Self::Text),
            "BLOB" | "bytea" => Ok(Self::Bytes),
            "boolean" => Ok(Self::Flag),
            other => Err(StoreError::Damaged(format!("a column of type {other}"))),
        }
    }
}

/// A table of a database.
struct Shape {
    name: String,
    /// In the order of their names.
    columns: Vec<(String, Kind)>,
}

impl Shape {
    fn names(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|(name, _)| name.as_str())
    }

    fn select(&self) -> String {
        format!("SELECT {} FROM {}", self.names().collect::<Vec<_>>().join(", "), self.name)
    }

    /// A statement for so many rows. What a new database says about itself is written over.
    fn insert(&self, rows: usize) -> String {
        let columns = self.columns.len();
        let row = |row: usize| {
            let places = (1..=columns).map(|column| format!("${}", row * columns + column));
            format!("({})", places.collect::<Vec<_>>().join(", "))
        };
        let values = (0..rows).map(row).collect::<Vec<_>>().join(", ");
        let names = self.names().collect::<Vec<_>>().join(", ");
        let end = if self.name == "server" {
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        } else {
            ""
        };
        format!("INSERT INTO {} ({names}) VALUES {values}{end}", self.name)
    }
}

/// What stands in a column of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    Number(Option<i64>),
    Text(String),
    Bytes(Option<Vec<u8>>),
    Flag(bool),
    /// A text that is not there.
    NoText,
}

impl Value {
    /// As another kind of column has it: one database knows flags, the other writes them as numbers.
    fn fit(self, kind: Kind) -> Self {
        match (self, kind) {
            (Self::Number(Some(number)), Kind::Flag) => Self::Flag(number != 0),
            (Self::Flag(flag), Kind::Number) => Self::Number(Some(flag.into())),
            (value, _) => value,
        }
    }
}

/// Reads a row of either driver.
macro_rules! read_row {
    ($row:expr, $shape:expr) => {{
        let mut values = Vec::with_capacity($shape.columns.len());
        for (index, (_, kind)) in $shape.columns.iter().enumerate() {
            values.push(match kind {
                Kind::Number => Value::Number($row.try_get(index)?),
                Kind::Text => match $row.try_get::<Option<String>, _>(index)? {
                    Some(text) => Value::Text(text),
                    None => Value::NoText,
                },
                Kind::Bytes => Value::Bytes($row.try_get(index)?),
                Kind::Flag => Value::Flag($row.try_get(index)?),
            });
        }
        Ok(values)
    }};
}

/// Binds rows to a statement of either driver.
macro_rules! bind_rows {
    ($query:expr, $shape:expr, $rows:expr) => {{
        let mut query = $query;
        for row in $rows {
            for (value, (_, kind)) in row.into_iter().zip(&$shape.columns) {
                query = match value.fit(*kind) {
                    Value::Number(number) => query.bind(number),
                    Value::Text(text) => query.bind(text),
                    Value::NoText => query.bind(None::<String>),
                    Value::Bytes(bytes) => query.bind(bytes),
                    Value::Flag(flag) => query.bind(flag),
                };
            }
        }
        query
    }};
}

/// A database that is copied from or to, by one connection.
enum Place {
    Sqlite(SqliteConnection),
    #[cfg(feature = "postgres")]
    Postgres(sqlx::postgres::PgConnection),
}

impl Place {
    /// Opens a database that has the schema of this program.
    async fn open(database: &Database) -> Result<Self, StoreError> {
        Ok(match database {
            Database::File(path) => {
                sqlite::check(path).await?;
                Self::Sqlite(SqliteConnectOptions::new().filename(path).connect().await?)
            }
            #[cfg(feature = "postgres")]
            Database::Postgres(url) => Self::Postgres(super::postgres::connect(url).await?),
            #[cfg(not(feature = "postgres"))]
            Database::Postgres(_) => return Err(StoreError::NoPostgres),
        })
    }

    async fn execute(&mut self, statement: &'static str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(connection) => sqlx::raw_sql(statement).execute(connection).await.map(|_| ())?,
            #[cfg(feature = "postgres")]
            Self::Postgres(connection) => sqlx::raw_sql(statement).execute(connection).await.map(|_| ())?,
        }
        Ok(())
    }

    /// Everything from here on is of one moment.
    async fn begin(&mut self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(_) => self.execute("BEGIN").await,
            #[cfg(feature = "postgres")]
            Self::Postgres(_) => self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ").await,
        }
    }

    /// Ends the transaction; what was copied is on the disk then.
    async fn commit(mut self) -> Result<(), StoreError> {
        self.execute("COMMIT").await?;
        match self {
            Self::Sqlite(connection) => connection.close().await?,
            #[cfg(feature = "postgres")]
            Self::Postgres(connection) => connection.close().await?,
        }
        Ok(())
    }

    async fn holds_tables(&mut self) -> Result<bool, StoreError> {
        const COUNT: &str = "SELECT count(*) FROM tables";
        let count: i64 = match self {
            Self::Sqlite(connection) => sqlx::query(COUNT).fetch_one(connection).await?.try_get(0)?,
            #[cfg(feature = "postgres")]
            Self::Postgres(connection) => sqlx::query(COUNT).fetch_one(connection).await?.try_get(0)?,
        };
        Ok(count > 0)
    }

    async fn server_value(&mut self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        const FIND: &str = "SELECT value FROM server WHERE name = $1";
        let value = match self {
            Self::Sqlite(connection) => {
                let row = sqlx::query(FIND).bind(name).fetch_optional(connection).await?;
                row.map(|row| row.try_get(0)).transpose()?
            }
            #[cfg(feature = "postgres")]
            Self::Postgres(connection) => {
                let row = sqlx::query(FIND).bind(name).fetch_optional(connection).await?;
                row.map(|row| row.try_get(0)).transpose()?
            }
        };
        Ok(value)
    }

    async fn set_server_value(&mut self, name: &str, value: Vec<u8>) -> Result<(), StoreError> {
        let columns = vec![("name".to_owned(), Kind::Text), ("value".to_owned(), Kind::Bytes)];
        let shape = Shape { name: "server".to_owned(), columns };
        self.insert(&shape, vec![vec![Value::Text(name.to_owned()), Value::Bytes(Some(value))]]).await
    }

    /// The tables that last, and their columns.
    async fn shapes(&mut self) -> Result<Vec<Shape>, StoreError> {
        let columns: Vec<(String, String, String)> = match self {
            Self::Sqlite(connection) => {
                let rows = sqlx::query(
                    "SELECT s.name, c.name, c.type FROM sqlite_schema s, pragma_table_info(s.name) c
                     WHERE s.type = 'table' AND s.name NOT LIKE 'sqlite_%' ORDER BY s.name, c.name",
                )
                .fetch_all(connection)
                .await?;
                let column = |row: &SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
                rows.iter().map(column).collect::<Result<_, sqlx::Error>>()?
            }
            #[cfg(feature = "postgres")]
            Self::Postgres(connection) => {
                let rows = sqlx::query(
                    "SELECT table_name::text, column_name::text, data_type::text FROM information_schema.columns
                     WHERE table_schema = current_schema()
                     ORDER BY table_name::text COLLATE \"C\", column_name::text COLLATE \"C\"",
                )
                .fetch_all(connection)
                .await?;
                let column =
                    |row: &sqlx::postgres::PgRow| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
                rows.iter().map(column).collect::<Result<_, sqlx::Error>>()?
            }
        };
        let mut shapes: Vec<Shape> = Vec::new();
        for (table, column, kind) in columns {
            if PASSING.contains(&table.as_str()) {
                continue;
            }
            let column = (column, Kind::read(&kind)?);
            match shapes.last_mut().filter(|shape| shape.name == table) {
                Some(shape) => shape.columns.push(column),
                None => shapes.push(Shape { name: table, columns: vec![column] }),
            }
        }
        Ok(shapes)
    }

    fn rows<'a>(&'a mut self, shape: &'a Shape) -> BoxStream<'a, Result<Vec<Value>, StoreError>> {
        let select = AssertSqlSafe(shape.select());
        match self {
            Self::Sqlite(connection) => {
                let rows = sqlx::query(select).fetch(connection).map_err(StoreError::from);
                rows.map(move |row| row.and_then(|row| read_row!(row, shape))).boxed()
            }
            #[cfg(feature = "postgres")]
            Self::Postgres(connection) => {
                let rows = sqlx::query(select).fetch(connection).map_err(StoreError::from);
                rows.map(move |row| row.and_then(|row| read_row!(row, shape))).boxed()
            }
        }
    }

    async fn insert(&mut self, shape: &Shape, rows: Vec<Vec<Value>>) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let insert = AssertSqlSafe(shape.insert(rows.len()));
        match self {
            Self::Sqlite(connection) => {
                bind_rows!(sqlx::query(insert), shape, rows).execute(connection).await?;
            }
            #[cfg(feature = "postgres")]
            Self::Postgres(connection) => {
                bind_rows!(sqlx::query(insert), shape, rows).execute(connection).await?;
            }
        }
        Ok(())
    }
}
