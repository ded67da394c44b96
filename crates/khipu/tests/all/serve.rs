//! The server as systemd and whoever hosts it meet it: settings from a file and the environment, a log in JSON, a socket to
//! ask, and an orderly end.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::os::unix::net::UnixDatagram;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

#[cfg(feature = "postgres")]
#[path = "../../../table/tests/server/postgres.rs"]
mod postgres;

fn khipu() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khipu"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("KHIPU_")) {
        command.env_remove(name);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).env_remove("RUST_LOG");
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_server_from_a_file_opens_answers_and_ends_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    std::fs::write(
        at("khipu.toml"),
        "port = 1\nlog = \"json\"\ndatabase = \"club.db\"\nadmin = \"admin.sock\"\n",
    )
    .expect("a file");
    let systemd = UnixDatagram::bind(at("notify.sock")).expect("a socket");
    systemd.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
    let mut server = khipu()
        .current_dir(folder.path())
        .env("KHIPU_CONFIG", "khipu.toml")
        // What stands in the environment counts before the file.
        .env("KHIPU_PORT", "0")
        .env("NOTIFY_SOCKET", at("notify.sock"))
        .spawn()
        .expect("it starts");
    let mut said = String::new();
    let mut output = BufReader::new(server.stdout.take().expect("an output"));
    output.read_line(&mut said).expect("a line");
    let port =
        said.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()).expect("a port").to_owned();
    assert!(said.contains("club.db"), "{said}");
    let heard = || {
        let mut word = [0; 100];
        let count = systemd.recv(&mut word).expect("a word");
        text(&word[..count]).trim().to_owned()
    };
    let mut words = vec![heard()];
    while words.last().is_none_or(|word| word != "READY=1") {
        words.push(heard());
    }

    let mut line = TcpStream::connect(format!("127.0.0.1:{port}")).expect("it is open");
    write!(line, "GET /nowhere HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        .expect("it listens");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("an answer");
    assert!(answer.to_ascii_lowercase().contains("x-request-id: "), "{answer}");

    let admin = |arguments: &[&str]| -> Output {
        let admin = khipu().current_dir(folder.path()).arg("admin").args(arguments).output();
        admin.expect("it runs")
    };
    let status = admin(&["status"]);
    let status: Value = serde_json::from_slice(&status.stdout).unwrap_or_else(|_| panic!("{status:?}"));
    assert_eq!(status["ready"], true);
    assert!(admin(&["log", "debug"]).status.success());
    let mut line = TcpStream::connect(format!("127.0.0.1:{port}")).expect("it is open");
    write!(line, "GET /health HTTP/1.0\r\n\r\n").expect("it listens");
    line.read_to_string(&mut String::new()).expect("an answer");
    assert!(text(&admin(&["metrics"]).stdout).contains("khipu_connections"));
    let bad = admin(&["log", "a==b"]);
    assert!(!bad.status.success() && text(&bad.stderr).lines().count() == 1, "{bad:?}");

    let began = Instant::now();
    let id = server.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("a signal").success());
    let ended = server.wait_with_output().expect("it ends");
    assert!(ended.status.success(), "{ended:?}");
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    while words.last().is_none_or(|word| word != "STOPPING=1") {
        words.push(heard());
    }
    assert!(words.contains(&"WATCHDOG=1".to_owned()), "{words:?}");
    let log: Vec<Value> = text(&ended.stderr)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}")))
        .collect();
    let of_requests = log.iter().filter(|line| line["span"]["name"] == "request");
    assert!(of_requests.clone().any(|line| line["span"]["id"].is_u64()), "{log:?}");
    assert!(log.iter().any(|line| line["message"] == "closed"), "{log:?}");
    let gone = admin(&["status"]);
    assert!(text(&gone.stderr).contains("is the server running"), "{gone:?}");
}

#[test]
fn a_configuration_is_checked_before_it_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("khipu.toml");
    let check = |content: &str, variable: (&str, &str)| {
        std::fs::write(&file, content).expect("a file");
        khipu().args(["config", "check"]).arg(&file).env(variable.0, variable.1).output().expect("it runs")
    };
    let good = check("port = 9000\nforget-chat = 90\n", ("KHIPU_PORT", "9001"));
    let shown = text(&good.stdout);
    assert!(
        good.status.success() && shown.contains("port = 9001") && shown.contains("forget-chat = 90"),
        "{good:?}"
    );
    let secret = check("database = \"postgres://me:secret@db/khipu\"\n", ("KHIPU_PORT", "1"));
    assert!(!text(&secret.stdout).contains("secret"), "{secret:?}");
    for (content, variable, why) in [
        ("prot = 1\n", ("KHIPU_PORT", "1"), "there is no setting prot"),
        ("pace = -1\n", ("KHIPU_PORT", "1"), "pace"),
        ("port = 1\n", ("KHIPU_PORT", "x"), "invalid value 'x'"),
    ] {
        let bad = check(content, variable);
        let said = text(&bad.stderr);
        assert!(bad.status.code() == Some(2) && said.contains(why), "{said}");
    }
}

/// A server that must not start with a database: it ends with a code, and says why in one sentence.
#[track_caller]
fn refused(database: &str, extra: &[&str], code: i32, why: &str) {
    let server = khipu().args(["serve", "--port", "0", "--database", database]).args(extra).output();
    let ended = server.expect("it runs");
    let said = text(&ended.stderr);
    assert_eq!(ended.status.code(), Some(code), "{said}");
    assert!(said.contains(why) && said.lines().count() == 1, "{said}");
    assert!(ended.stdout.is_empty(), "{ended:?}");
}

/// Brings a new database to the schema of this program.
fn migrate(database: &str, extra: &[&str]) {
    let migrated = khipu().args(["migrate", "--database", database]).args(extra).output().expect("it runs");
    assert!(migrated.status.success(), "{migrated:?}");
}

/// A table that goes on, played with components that nobody has; in words that both databases understand.
fn table_of_other_packs(bytes: &str) -> String {
    format!(
        "INSERT INTO tables (id, game, rules, components, head, host, client, public, made, moved, version, chat, steps,
             turn, won, over, free, seats)
         VALUES ('00000000000000000000', 'tzolkin', 2, '0000000000000001', '', {bytes}, {bytes}, false, 0, 0, 0, 0, 0, 1, 0,
             false, 0, '[]')"
    )
}

/// A key file that holds another key than any server.
fn other_key(folder: &std::path::Path) -> String {
    let path = folder.join("other.key");
    std::fs::write(&path, "0".repeat(64)).expect("a file");
    path.display().to_string()
}

#[tokio::test]
async fn a_file_that_does_not_fit_is_refused_with_a_code_of_its_own() {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let execute = async |name: &str, statements: &str| {
        let options = SqliteConnectOptions::new().filename(at(name)).create_if_missing(true);
        let mut connection = options.connect().await.expect("a database");
        let statements = AssertSqlSafe(statements.to_owned());
        sqlx::raw_sql(statements).execute(&mut connection).await.expect("good statements");
        connection.close().await.expect("it closes");
    };
    execute("other.db", "CREATE TABLE bookmarks (x)").await;
    refused(&at("other.db"), &[], 65, "no database of Khipu");

    migrate(&at("later.db"), &[]);
    execute("later.db", "PRAGMA user_version = 4000").await;
    refused(&at("later.db"), &[], 66, "a later release");

    migrate(&at("keys.db"), &["--key-file", &at("own.key")]);
    refused(&at("keys.db"), &["--key-file", &other_key(folder.path())], 67, "the key of another server");
    refused(&at("keys.db"), &[], 67, "--key-file");

    migrate(&at("packs.db"), &[]);
    execute("packs.db", &table_of_other_packs("x'00'")).await;
    refused(&at("packs.db"), &[], 70, "games go on that this program cannot play");
    // What is wrong with the settings is another matter.
    let mail = ["--mail-server", "nonsense", "--mail-from", "games@example.org"];
    refused(&at("new.db"), &mail, 78, "the mail server must be like");
}

#[cfg(feature = "postgres")]
#[tokio::test]
async fn a_database_that_does_not_fit_is_refused_with_a_code_of_its_own() {
    use sqlx::postgres::PgConnectOptions;
    use sqlx::{AssertSqlSafe, ConnectOptions as _};
    let folder = tempfile::tempdir().expect("a folder");
    let own_key = folder.path().join("own.key").display().to_string();
    let cluster = postgres::Cluster::start().await;
    let execute = async |url: &str, statements: &str| {
        let options: PgConnectOptions = url.parse().expect("a URL");
        let mut connection = options.connect().await.expect("a database");
        let statements = AssertSqlSafe(statements.to_owned());
        sqlx::raw_sql(statements).execute(&mut connection).await.expect("good statements");
    };
    let other = cluster.database("other").await;
    execute(&other, "CREATE TABLE bookmarks (x int)").await;
    refused(&other, &[], 65, "no database of Khipu");

    let later = cluster.database("later").await;
    migrate(&later, &[]);
    execute(&later, "UPDATE server SET value = '4000' WHERE name IN ('schema', 'oldest')").await;
    refused(&later, &[], 66, "a later release");

    let keys = cluster.database("keys").await;
    migrate(&keys, &["--key-file", &own_key]);
    refused(&keys, &["--key-file", &other_key(folder.path())], 67, "the key of another server");

    let packs = cluster.database("packs").await;
    migrate(&packs, &[]);
    execute(&packs, &table_of_other_packs("'\\x00'")).await;
    refused(&packs, &[], 70, "games go on that this program cannot play");

    let locked = cluster.database("locked").await;
    migrate(&locked, &[]);
    execute(&locked, "CREATE ROLE reader LOGIN").await;
    let reader = locked.replace("khipu@", "reader@");
    refused(&reader, &[], 77, "check the user and its rights");
    execute(&locked, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader").await;
    refused(&reader, &[], 77, "no right to DELETE, INSERT, UPDATE on the table");
    let worker = khipu().args(["work", "--database", &reader]).output().expect("it runs");
    assert!(worker.status.code() == Some(77) && text(&worker.stderr).lines().count() == 1, "{worker:?}");
}
