//! Where the store is: a file, or a PostgreSQL.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where the store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// An SQLite file; it is made if it is not there.
    File(PathBuf),
    /// A database of PostgreSQL, by its URL.
    Postgres(String),
}

impl FromStr for Database {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let remote = text.starts_with("postgres://") || text.starts_with("postgresql://");
        Ok(if remote { Self::Postgres(text.to_owned()) } else { Self::File(text.into()) })
    }
}

impl From<PathBuf> for Database {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

/// Without the password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let rest = rest.split(['?', '#']).next().unwrap_or_default();
                write!(f, "{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, host)| host))
            }
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_shown_without_its_password() {
        let read = |text: &str| text.parse::<Database>().expect("never fails");
        let url = read("postgres://khipu:se@cret@db.example.org:5432/games?password=secret");
        assert_eq!(url.to_string(), "postgres://db.example.org:5432/games");
        assert!(!format!("{url:?}").contains("cret"));
        assert_eq!(read("club.db"), Database::File("club.db".into()));
        assert_eq!(read("postgres").to_string(), "postgres", "a file may have any name");
    }
}
