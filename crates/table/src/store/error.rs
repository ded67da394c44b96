//! Why something could not be kept or found, and why a server does not start.

use std::path::PathBuf;

/// Why something could not be kept or found.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else has written this row already.
    Conflict,
    /// What is kept cannot be understood: the database was changed by other hands, or by a later version.
    Damaged(String),
    /// The database cannot be read or written.
    Database(sqlx::Error),
    /// Nothing can be written now.
    Unwritten(Cause),
    /// The file cannot be opened or made.
    File(std::io::Error),
    /// The file cannot be copied before its schema changes.
    Copy(std::io::Error),
    /// The database belongs to another program.
    Foreign,
    /// The database was written by a later release.
    Later {
        /// The schema of the database.
        found: i64,
        /// The latest schema that this program knows.
        known: i64,
    },
    /// The database has to be brought to the schema of this program first.
    Earlier {
        /// The schema of the database; 0 if it is empty.
        found: i64,
        /// The schema that this program needs.
        known: i64,
    },
    /// The database lets us not do what we must.
    Denied(String),
    /// This program was built without PostgreSQL.
    NoPostgres,
    /// Another server uses the file.
    InUse,
    /// Nodes or workers use the database; their names.
    Nodes(Vec<String>),
    /// The place that something is copied to holds games already.
    NotEmpty,
    /// The key of the server is not there.
    NoKey,
    /// The key of the server is kept outside the database, and nobody says where.
    KeyOutside,
    /// The file of the key cannot be used.
    KeyFile(PathBuf, String),
    /// The system gives no random numbers.
    Random(getrandom::Error),
}

impl StoreError {
    /// The exit code of a server that does not start for this reason.
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Foreign => 65,
            Self::Later { .. } => 66,
            Self::KeyFile(..) | Self::KeyOutside | Self::NoKey => 67,
            Self::Earlier { .. } => 68,
            Self::InUse | Self::Nodes(_) => 69,
            Self::Database(_) => 75,
            Self::Denied(_) => 77,
            _ => 1,
        }
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Conflict => f.write_str("the row has been written already"),
            Self::Damaged(what) => write!(f, "the database holds something that cannot be read: {what}"),
            Self::Database(error) => write!(f, "the database does not answer: {error}"),
            Self::Unwritten(cause) => write!(f, "nothing can be written: {cause}"),
            Self::File(error) => write!(f, "the file cannot be opened: {error}"),
            Self::Copy(error) => write!(f, "no copy can be made before the change to a new schema: {error}"),
            Self::Foreign => f.write_str("this is no database of Khipu; it was not touched"),
            Self::Later { found, known } => write!(
                f,
                "a later release of Khipu has written this database (schema {found}, this one knows {known}); it was not \
                 touched: start that release, or put a copy back"
            ),
            Self::Earlier { found, known } => write!(
                f,
                "this database has schema {found} and needs {known}: run `khipu migrate` with the same --database"
            ),
            Self::Denied(why) => write!(f, "the database does not let us in: {why}; check the user and its rights"),
            Self::NoPostgres => {
                f.write_str("this program was built without PostgreSQL: build it with `--features postgres`")
            }
            Self::InUse => f.write_str("another server uses this database: stop it first, or choose another file"),
            Self::Nodes(names) => write!(f, "nodes use this database: {}; stop them first", names.join(", ")),
            Self::NotEmpty => f.write_str("it holds games already: choose an empty place"),
            Self::NoKey => f.write_str(
                "the key of the server is missing from this database: cookies and seat links would stop working; put a \
                 copy back that has it",
            ),
            Self::KeyOutside => {
                f.write_str("the key of this server is kept outside the database: say where with --key-file")
            }
            Self::KeyFile(path, why) => write!(f, "the key file {}: {why}", path.display()),
            Self::Random(error) => write!(f, "the system gives no random numbers: {error}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let denied = match &error {
            // https://www.postgresql.org/docs/current/errcodes-appendix.html: who we are, what we may, which database.
            sqlx::Error::Database(cause) => {
                cause.code().is_some_and(|code| matches!(&*code, "28000" | "28P01" | "42501" | "3D000"))
            }
            _ => false,
        };
        if denied { Self::Denied(error.to_string()) } else { Self::Database(error) }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::PermissionDenied => Self::Denied(error.to_string()),
            _ => Self::File(error),
        }
    }
}

/// Why nothing can be written, as far as the system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The disk is full.
    Full,
    /// The file or the disk cannot be written at all.
    ReadOnly,
    /// The disk reports an error.
    Disk,
    /// Anything else: it is in the log.
    Other,
}

impl Cause {
    pub(super) fn of(error: &sqlx::Error) -> Self {
        let sqlx::Error::Database(cause) = error else { return Self::Other };
        let code = cause.code().unwrap_or_default();
        match &*code {
            "53100" => return Self::Full,
            "25006" => return Self::ReadOnly,
            "58030" => return Self::Disk,
            _ => {}
        }
        // SQLite: the lowest byte says it, the others say more: https://sqlite.org/rescode.html
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(13) => Self::Full,
            Ok(8 | 14) => Self::ReadOnly,
            Ok(10) => Self::Disk,
            _ => Self::Other,
        }
    }
}

impl std::fmt::Display for Cause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Full => "the disk is full",
            Self::ReadOnly => "the database is read-only",
            Self::Disk => "the disk reports an error",
            Self::Other => "the log says why",
        })
    }
}
