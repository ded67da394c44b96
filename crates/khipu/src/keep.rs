//! `khipu migrate`, `store`, `backup` and `restore`: what is kept, and where.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use khipu_table::{Copied, Database, StoreError};

use crate::failure::Failure;

/// Where the store is.
#[derive(Args, Debug)]
struct Place {
    /// The database: a file, or postgres://USER@HOST/NAME
    #[arg(
        long,
        value_name = "FILE|URL",
        env = "KHIPU_DATABASE",
        hide_env_values = true,
        default_value = "khipu.db"
    )]
    database: Database,
    /// The file of the key of cookies and links, if it is not in the database
    #[arg(long, value_name = "FILE", env = "KHIPU_KEY_FILE")]
    key_file: Option<PathBuf>,
}

/// Brings a database to the schema of this program.
#[derive(Args, Debug)]
pub(crate) struct Migrate {
    #[command(flatten)]
    place: Place,
}

/// Copies everything to one file, its key too, while servers run.
#[derive(Args, Debug)]
#[command(
    after_help = "The file opens every seat: keep it as you keep the key. Example: khipu backup --database club.db club.khipu"
)]
pub(crate) struct Backup {
    #[command(flatten)]
    place: Place,
    /// The file; it must not be there yet
    to: PathBuf,
}

/// Puts a backup back, into an empty database.
#[derive(Args, Debug)]
pub(crate) struct Restore {
    #[command(flatten)]
    place: Place,
    /// The backup
    from: PathBuf,
}

/// Works with whole databases.
#[derive(Args, Debug)]
pub(crate) struct Store {
    #[command(subcommand)]
    what: StoreCommand,
}

#[derive(Subcommand, Debug)]
enum StoreCommand {
    /// Copy everything from one database to an empty one, from a file to PostgreSQL or back
    Copy {
        /// A file that no server uses, or postgres://…
        from: Database,
        /// A new file, or an empty database of PostgreSQL
        to: Database,
    },
}

impl Migrate {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let Place { database, key_file } = &self.place;
        let found = wait(database, khipu_table::migrate(database, key_file.as_deref()))?;
        match found {
            0 => println!("{database}: made"),
            found => println!("{database}: had schema {found}, is up to date"),
        }
        Ok(())
    }
}

impl Backup {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let Place { database, key_file } = &self.place;
        let copied = wait(database, khipu_table::back_up(database, key_file.as_deref(), &self.to))?;
        println!("{}: {}", self.to.display(), say(&copied));
        Ok(())
    }
}

impl Restore {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let Place { database, key_file } = &self.place;
        let copied = wait(database, khipu_table::restore(&self.from, database, key_file.as_deref()))?;
        println!("{database}: {}", say(&copied));
        Ok(())
    }
}

impl Store {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let StoreCommand::Copy { from, to } = &self.what;
        let copied = wait(to, khipu_table::copy(from, to))?;
        println!("{to}: {}", say(&copied));
        Ok(())
    }
}

fn say(Copied { tables, rows }: &Copied) -> String {
    format!("{tables} tables, {rows} rows")
}

/// Waits for something that a store does.
fn wait<T>(database: &Database, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
    khipu_table::log_to_stderr(khipu_table::LogFormat::Text);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("no threads to work with: {error}")))?;
    let done = runtime.block_on(work);
    done.map_err(|error| Failure::new(format!("{database}: {error}")).with_code(error.exit_code()))
}
