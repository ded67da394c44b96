//! The file: from release 0.1.0 to this one, one server at a time, closed in order; and what is not ours. `migrations.rs`
//! begins at every schema in between.

use std::path::Path;

use crate::copies::dump;
use crate::migrations::newest;
use crate::server::{self, Folder, Guest, config, open, open_with, two_seats};
use khipu_table::ServeError;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};

/// A small server as release 0.1.0 left it: three games of Ada and Ben, one of Cleo against a bot.
const FIRST: &str = include_str!("../stores/0.1.0.sql");
const ADA: &str = "ebd5991a8811f1edc0acad1358030495.1a1ccaaf656e402b2c4de137f28a0878";
const BEN: &str = "461fb6eae957a2ab86afc40f9219c485.c0a6c1ca23171d7bd96f6597df431f13";
const CLEO: &str = "khipu=31d975ea110d6f7b6dfeb4173607d323.abaa9ac103a4e7355cc8da24f0eba862";
/// Each table with its version and the moves that stand.
const TABLES: [(&str, u64, u64); 3] =
    [("rce45w3pykxxxm79z2g7", 28, 23), ("77m5dr3hq6tmmbf31vfv", 28, 23), ("b4cthck5t87tyc6zpqvf", 27, 24)];

async fn connect(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    options.connect().await.expect("a database")
}

/// Runs statements on a file of its own.
async fn make(path: &Path, statements: &str) {
    let mut connection = connect(path).await;
    sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut connection).await.expect("good statements");
    connection.close().await.expect("it closes");
}

async fn number(path: &Path, query: &str) -> i64 {
    let mut connection = connect(path).await;
    let row = sqlx::query(AssertSqlSafe(query)).fetch_one(&mut connection).await.expect("an answer");
    connection.close().await.expect("it closes");
    row.try_get(0).expect("a number")
}

/// Why a server does not open with this file.
async fn refusal(path: &Path) -> String {
    let error = open_with(Folder::new(), config(path.to_owned())).await.err().expect("it must not open");
    assert!(matches!(error, ServeError::Store(..)), "{error:?}");
    error.to_string()
}

fn beside(path: &Path, ending: &str) -> std::path::PathBuf {
    format!("{}{ending}", path.display()).into()
}

#[tokio::test]
async fn every_table_of_release_0_1_0_goes_on() {
    let folder = Folder::new();
    let database = folder.0.join("club.db");
    make(&database, FIRST).await;
    let server = open_with(folder, config(database.clone())).await.expect("it opens");
    // Cookies and tokens of then are still good, and so is what each seat sees.
    let (ada, ben) = (Guest::bearer(server.address, ADA), Guest::bearer(server.address, BEN));
    for (id, version, step) in TABLES {
        for (guest, seat) in [(&ada, 0), (&ben, 1)] {
            let table = guest.get(&format!("/api/tables/{id}")).await.ok().json();
            assert_eq!(
                (&table["as"], &table["version"], &table["step"]),
                (&json!(seat), &json!(version), &json!(step))
            );
        }
        let table = ada.get(&format!("/api/tables/{id}")).await.ok().json();
        let seat = table["deciders"][0].as_u64().expect("somebody must decide");
        let guest = [&ada, &ben][seat as usize];
        let list = guest.get(&format!("/api/tables/{id}/moves")).await.ok().json();
        let wanted = json!({ "version": version, "move": list["moves"][0] });
        let acted = guest.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok().json();
        assert_eq!(acted["version"], version + 1);
    }
    let mut cleo = Guest::stranger(server.address);
    cleo.headers.push(("cookie".to_owned(), CLEO.to_owned()));
    let lobby = cleo.get("/").await.ok();
    assert!(lobby.body.contains("value=\"Cleo\"") && lobby.body.contains("lang=\"pl\""), "{}", lobby.body);
    assert!(lobby.body.contains("/t/yd5g45hmmhbygmkt8xxb"), "Cleo's own table");
    let own = ada.get_json("/api/tables").await.ok().json();
    assert_eq!(own["own"].as_array().map(Vec::len), Some(3));
    let _folder = server.close().await;

    // What the devices keep stands nowhere in the file, not even in pages that are free now.
    let bytes = std::fs::read(&database).expect("the file");
    for token in [ADA, BEN, CLEO.trim_start_matches("khipu=")] {
        let hex = &token[..32];
        let raw: Vec<u8> =
            (0..16).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).expect("digits")).collect();
        assert!(!bytes.windows(16).any(|window| window == raw), "the id of {token} is in the file");
        assert!(
            !bytes.windows(32).any(|window| window == hex.as_bytes()),
            "the id of {token} is in the file"
        );
    }
    assert_eq!(number(&database, "PRAGMA user_version").await, newest());
    assert_eq!(
        number(&database, "SELECT count(*) FROM tables WHERE rules = 1 AND length(components) = 16").await,
        4
    );

    // The copy is the file as it was: putting it back is the way back.
    let copy = beside(&database, &format!(".before-{}", newest()));
    assert_eq!(number(&copy, "PRAGMA user_version").await, 1);
    assert_eq!(number(&copy, "SELECT count(*) FROM house").await, 1);
    assert_eq!(number(&copy, "SELECT count(*) FROM log WHERE id = 'rce45w3pykxxxm79z2g7'").await, 28);
    std::fs::copy(&copy, &database).expect("the copy can be put back");
    let again = open_with(Folder::new(), config(database.clone())).await.expect("it opens");
    again.close().await;
    assert!(
        copy.exists() && beside(&database, &format!(".before-{}.2", newest())).exists(),
        "no copy is ever written over"
    );
}

#[tokio::test]
async fn a_step_that_fails_leaves_the_file_as_it_was() {
    let folder = Folder::new();
    let database = folder.0.join("club.db");
    // Something stands in the way of the second step.
    make(&database, &format!("{FIRST} CREATE TABLE packs (x INTEGER);")).await;
    refusal(&database).await;
    assert_eq!(number(&database, "PRAGMA user_version").await, 1);
    assert_eq!(number(&database, "SELECT count(*) FROM house").await, 1);
    assert_eq!(
        number(&database, "SELECT count(*) FROM pragma_table_info('guests') WHERE name = 'epoch'").await,
        0
    );
}

#[tokio::test]
async fn a_late_step_that_fails_takes_the_earlier_ones_back() {
    const SCHEMA: &str = "SELECT sum(length(sql)) FROM sqlite_schema";
    let folder = Folder::new();
    let database = folder.0.join("club.db");
    // Something stands in the way of the last step but one; those before it could be taken.
    make(
        &database,
        &format!("{FIRST} CREATE TABLE identities (x INTEGER); INSERT INTO identities VALUES (7);"),
    )
    .await;
    let (before, schema) = (dump(&database).await, number(&database, SCHEMA).await);
    for _ in 0..2 {
        refusal(&database).await;
        assert_eq!(dump(&database).await, before, "no row has changed");
        assert_eq!(number(&database, SCHEMA).await, schema, "no table has changed");
        assert_eq!(number(&database, "PRAGMA user_version").await, 1);
        assert_eq!(number(&database, "PRAGMA application_id").await, 0);
    }
    // Once that is out of the way, all goes on.
    make(&database, "DROP TABLE identities").await;
    let server = open_with(folder, config(database.clone())).await.expect("it opens");
    let ada = Guest::bearer(server.address, ADA);
    for (id, version, _) in TABLES {
        assert_eq!(ada.get(&format!("/api/tables/{id}")).await.ok().json()["version"], version);
    }
}

#[tokio::test]
async fn files_that_are_not_ours_are_not_touched() {
    let folder = Folder::new();
    let later = "CREATE TABLE server (x); PRAGMA application_id = 0x4b686970; PRAGMA user_version = 4000;";
    let cases = [
        ("later.db", later, "later release"),
        ("other.db", "CREATE TABLE bookmarks (x); PRAGMA user_version = 1;", "no database of Khipu"),
        ("zero.db", "CREATE TABLE bookmarks (x);", "no database of Khipu"),
        ("marked.db", "CREATE TABLE x (x); PRAGMA application_id = 7;", "no database of Khipu"),
    ];
    for (name, statements, why) in cases {
        let path = folder.0.join(name);
        make(&path, statements).await;
        let before = std::fs::read(&path).expect("the file");
        let said = refusal(&path).await;
        assert!(said.contains(why) && said.lines().count() == 1, "{name}: {said}");
        assert!(std::fs::read(&path).expect("the file") == before, "{name} was changed");
    }
    let text = folder.0.join("letter.txt");
    std::fs::write(&text, "Dear Ann,\n").expect("a file");
    assert!(refusal(&text).await.contains("no database of Khipu"));
    assert_eq!(std::fs::read(&text).expect("the file"), b"Dear Ann,\n");
}

#[tokio::test]
async fn a_later_schema_in_the_log_beside_the_file_is_seen() {
    let folder = Folder::new();
    let path = folder.0.join("later.db");
    let mut connection = connect(&path).await;
    let statements = "PRAGMA journal_mode = WAL; CREATE TABLE server (x); PRAGMA application_id = 0x4b686970;
         PRAGMA user_version = 4000;";
    sqlx::raw_sql(statements).execute(&mut connection).await.expect("good statements");
    // As after a crash: all of it stands in the log, the file itself is nearly empty.
    let copy = folder.0.join("copy.db");
    for ending in ["", "-wal"] {
        std::fs::copy(beside(&path, ending), beside(&copy, ending)).expect("a copy");
    }
    let read = || ["", "-wal"].map(|ending| std::fs::read(beside(&copy, ending)).expect("the file"));
    let before = read();
    assert!(refusal(&copy).await.contains("later release"));
    assert!(read() == before, "it was changed");
}

#[tokio::test]
async fn a_second_server_refuses_to_start() {
    let server = open(khipu_table::Limits::none()).await;
    let said = refusal(&server.database).await;
    assert!(said.contains("another server uses this database"), "{said}");
    let database = server.database.clone();
    let _folder = server.close().await;
    open_with(Folder::new(), config(database)).await.expect("it is free again").close().await;
}

#[tokio::test]
async fn a_server_of_an_earlier_release_is_not_overtaken() {
    let folder = Folder::new();
    let database = folder.0.join("club.db");
    make(&database, FIRST).await;
    // The other server holds the file open, as 0.1.0 does, and knows nothing of our lock.
    let mut other = connect(&database).await;
    sqlx::raw_sql("PRAGMA journal_mode = WAL; SELECT count(*) FROM log")
        .execute(&mut other)
        .await
        .expect("open");
    let said = refusal(&database).await;
    assert!(said.contains("another server uses this database"), "{said}");
    other.close().await.expect("it closes");
    assert_eq!(number(&database, "PRAGMA user_version").await, 1);
}

#[tokio::test]
async fn a_server_that_closes_leaves_one_file() {
    let server = open(khipu_table::Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    two_seats(&host, "tzolkin", "closed").await;
    let (database, wal) = (server.database.clone(), beside(&server.database, "-wal"));
    assert!(wal.exists(), "it writes to the log first");
    let _folder = server.close().await;
    assert!(!wal.exists() && !beside(&database, "-shm").exists());
    assert_eq!(number(&database, "SELECT count(*) FROM tables").await, 1);
}

#[tokio::test]
async fn a_lost_key_is_not_replaced_in_silence() {
    let server = open(khipu_table::Limits::none()).await;
    let database = server.database.clone();
    let _folder = server.close().await;
    make(&database, "DELETE FROM server WHERE name = 'key'").await;
    let said = refusal(&database).await;
    assert!(said.contains("key of the server is missing"), "{said}");
    assert_eq!(number(&database, "SELECT count(*) FROM server WHERE name = 'key'").await, 0);
}

#[tokio::test]
async fn the_key_can_live_outside_the_database() {
    let server = open(khipu_table::Limits::none()).await;
    let ada = Guest::program(server.address, "Ada").await;
    let database = server.database.clone();
    let folder = server.close().await;
    let mut connection = connect(&database).await;
    let row = sqlx::query("SELECT value FROM server WHERE name = 'key'")
        .fetch_one(&mut connection)
        .await
        .expect("a key");
    let key: Vec<u8> = row.try_get(0).expect("bytes");
    connection.close().await.expect("it closes");

    // The key moves to the file, and what was signed with it stays good.
    let file = folder.0.join("server.key");
    let outside = || khipu_table::Config { key_file: Some(file.clone()), ..config(database.clone()) };
    let server = open_with(Folder::new(), outside()).await.expect("it opens");
    Guest { address: server.address, ..ada.clone() }.get("/api/tables").await.ok();
    server.close().await;
    let bytes = std::fs::read(&database).expect("the file");
    assert!(!bytes.windows(32).any(|window| window == key), "the key is still in the database");
    let server = open_with(Folder::new(), outside()).await.expect("it opens again");
    Guest { address: server.address, ..ada }.get("/api/tables").await.ok();
    server.close().await;

    assert!(refusal(&database).await.contains("--key-file"));
    let kept = std::fs::read_to_string(&file).expect("the key");
    for (text, why) in [("0".repeat(64), "another server"), ("key".to_owned(), "64 hexadecimal digits")] {
        std::fs::write(&file, text).expect("a file");
        let said = open_with(Folder::new(), outside()).await.err().expect("it must not open").to_string();
        assert!(said.contains(why) && !said.contains(kept.trim()), "{said}");
    }
    std::fs::remove_file(&file).expect("it is there");
    let said = open_with(Folder::new(), outside()).await.err().expect("it must not open").to_string();
    assert!(said.contains("it is not there") && !file.exists(), "{said}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let server = open(khipu_table::Limits::none()).await;
    for ending in ["", "-wal", "-shm"] {
        let mode =
            std::fs::metadata(beside(&server.database, ending)).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{ending}");
    }
    let folder = Folder::new();
    let database = folder.0.join("club.db");
    make(&database, FIRST).await;
    open_with(Folder::new(), config(database.clone())).await.expect("it opens").close().await;
    let copy = std::fs::metadata(beside(&database, &format!(".before-{}", newest())))
        .expect("the copy")
        .permissions()
        .mode();
    assert_eq!(copy & 0o777, 0o600);
}

#[tokio::test]
async fn a_table_that_cannot_be_read_says_why_and_harms_no_other() {
    let server = open(khipu_table::Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let mut ids = Vec::new();
    for seed in ["rules", "pack", "game", "move", "row", "well"] {
        ids.push(two_seats(&host, "tzolkin", seed).await);
    }
    let (database, folder) = (server.database.clone(), server.close().await);
    let [rules, pack, game, moved, row, well] = &ids[..] else { panic!("six tables") };
    let own = "912a5cf65cdf4562";
    make(
        &database,
        &format!(
            "UPDATE tables SET head = replace(head, 'game tzolkin 2', 'game tzolkin 99') WHERE id = '{rules}';
             UPDATE tables SET head = replace(head, '{own}', '0000000000000001') WHERE id = '{pack}';
             UPDATE tables SET head = replace(head, 'game tzolkin', 'game chess') WHERE id = '{game}';
             INSERT INTO log (id, seq, at, body) SELECT id, max(seq) + 1, 0,
                 '{{\"row\":\"undo\",\"seat\":0,\"count\":7}}' FROM log WHERE id = '{moved}';
             INSERT INTO log (id, seq, at, body) SELECT id, max(seq) + 1, 0, 'nonsense' FROM log WHERE id = '{row}';"
        ),
    )
    .await;
    let server = open_with(folder, config(database)).await.expect("one bad table closes no server");
    let host = Guest { address: server.address, ..host };
    for (id, status, code, told) in [
        (rules, 422, "unknown_rules", "99"),
        (pack, 422, "unknown_pack", "0000000000000001"),
        (game, 422, "unknown_game", "chess"),
        (moved, 503, "unreadable", ""),
        (row, 503, "unreadable", ""),
    ] {
        let answer = host.get(&format!("/api/tables/{id}?as=0")).await;
        let trouble = answer.json();
        assert_eq!((answer.status, trouble["code"].as_str()), (status, Some(code)), "{answer:?}");
        let said = trouble["say"].as_str().expect("a sentence").to_owned();
        assert!(said.contains(told), "{said}");
        assert_eq!(host.get(&format!("/t/{id}")).await.status, status);
    }
    // The others are there, and can be played.
    host.get("/").await.ok();
    let list = host.get("/api/tables").await.ok().json();
    assert!(list["own"].as_array().is_some_and(|own| own.iter().any(|table| table["id"] == well.as_str())));
    assert!(server::step(&[&host, &host], well).await);
}
