//! A PostgreSQL of one's own, from the packages of the system, on a free port and in a folder that goes away with it.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};

/// A server of PostgreSQL.
pub(crate) struct Cluster {
    folder: PathBuf,
    port: u16,
    child: Child,
    /// What it has in its environment besides.
    variables: Vec<(&'static str, PathBuf)>,
}

impl Cluster {
    pub(crate) async fn start() -> Self {
        Self::start_with(Vec::new()).await
    }

    /// One with these variables in its environment.
    pub(crate) async fn start_with(variables: Vec<(&'static str, PathBuf)>) -> Self {
        let port = free_port();
        let folder = std::env::temp_dir().join(format!("khipu-postgres-{}-{port}", std::process::id()));
        std::fs::create_dir(&folder).expect("a folder can be made");
        if is_root() {
            let owner = Command::new("chown").arg("postgres").arg(&folder).status().expect("chown");
            assert!(owner.success(), "there is a user postgres");
        }
        let made = program("initdb")
            .args(["--username=khipu", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "-D"])
            .arg(&folder)
            .stdout(Stdio::null())
            .status();
        assert!(made.expect("PostgreSQL is installed").success());
        let child = spawn(&folder, port, &variables);
        let cluster = Self { folder, port, child, variables };
        cluster.answer().await;
        cluster
    }

    /// A new and empty database; the answer is its URL.
    pub(crate) async fn database(&self, name: &str) -> String {
        let mut connection = self.answer().await;
        let statement = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::raw_sql(statement).execute(&mut connection).await.expect("a database");
        connection.close().await.expect("it closes");
        self.url(name)
    }

    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://khipu@127.0.0.1:{}/{database}", self.port)
    }

    #[allow(dead_code, reason = "not every test asks")]
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Ends by a signal, and starts again at the same place.
    #[allow(dead_code, reason = "not every test ends it")]
    pub(crate) async fn restart(&mut self, signal: &str, away: Duration) {
        let told = Command::new("kill").args(["-s", signal, &self.child.id().to_string()]).status();
        assert!(told.expect("a signal").success());
        self.child.wait().expect("it ends");
        tokio::time::sleep(away).await;
        // Whoever served a connection ends a moment after the head of the family.
        for _ in 0..100 {
            self.child = spawn(&self.folder, self.port, &self.variables);
            tokio::time::sleep(Duration::from_millis(200)).await;
            if self.child.try_wait().expect("a child").is_none() {
                break;
            }
        }
        self.answer().await;
    }

    async fn answer(&self) -> PgConnection {
        let options: PgConnectOptions = self.url("postgres").parse().expect("a URL");
        for _ in 0..300 {
            if let Ok(connection) = options.connect().await {
                return connection;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("PostgreSQL does not answer");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["-QUIT", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("an address").port()
}

fn spawn(folder: &Path, port: u16, variables: &[(&str, PathBuf)]) -> Child {
    let mut command = program("postgres");
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    command.arg("-D").arg(folder).args(["-k", "", "-h", "127.0.0.1", "-p", &port.to_string()]);
    // Processes are killed here, not machines.
    command.args(["-c", "fsync=off", "-c", "max_connections=200", "-c", "log_min_messages=fatal"]);
    command.stderr(Stdio::null()).stdin(Stdio::null()).spawn().expect("PostgreSQL starts")
}

/// A program of PostgreSQL; it refuses to run as root, so the user of the package runs it then.
fn program(name: &str) -> Command {
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest =
        installed.map(|entry| entry.path().join("bin").join(name)).filter(|path| path.exists()).max();
    let path = newest.unwrap_or_else(|| name.into());
    if !is_root() {
        return Command::new(path);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(path).current_dir("/");
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id");
    id.stdout.starts_with(b"0")
}
