//! From a file to PostgreSQL and back, to a backup and back: everything is there, and links still open their seats.

use std::path::Path;

use khipu_table::{Config, Database, Limits, StoreError, back_up, copy, restore};
use serde_json::{Value, json};

use crate::server::{self, Folder, Guest, config, open, open_with, step, table, view};

fn file(path: &Path) -> Database {
    Database::File(path.to_owned())
}

/// Everything in a file, as text.
pub(crate) async fn dump(path: &Path) -> Vec<String> {
    use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
    use sqlx::{AssertSqlSafe, ConnectOptions as _, Row as _};
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection = options.connect().await.expect("a database");
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let tables = sqlx::query(tables).fetch_all(&mut connection).await.expect("tables");
    let mut lines = Vec::new();
    for table in &tables {
        let name: String = table.get(0);
        let columns = sqlx::query("SELECT name FROM pragma_table_info($1) ORDER BY name")
            .bind(&name)
            .fetch_all(&mut connection)
            .await
            .expect("columns");
        let columns: Vec<String> =
            columns.iter().map(|row| format!("quote({})", row.get::<String, _>(0))).collect();
        let select = format!("SELECT {} FROM {name} ORDER BY 1", columns.join(" || ' ' || "));
        let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&mut connection).await.expect("rows");
        lines.extend(rows.iter().map(|row: &SqliteRow| format!("{name}: {}", row.get::<String, _>(0))));
    }
    lines
}

/// A server with a table of every game, a few moves, some talk and an open seat.
async fn club() -> (Folder, std::path::PathBuf, Vec<Guest>, Vec<(String, Value)>, String) {
    let server = open(Limits::none()).await;
    let (ada, ben) =
        (Guest::program(server.address, "Ada").await, Guest::program(server.address, "Ben – żółć 🎲").await);
    let mut tables = Vec::new();
    let mut link = String::new();
    for game in khipu_games::registry().games() {
        let name = game.title().name;
        let made = table(
            &ada,
            &json!({ "game": name, "public": true, "seats": [{ "who": "me" }, { "who": "open" }] }),
        )
        .await;
        let id = made["id"].as_str().expect("an id").to_owned();
        server::reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
        for _ in 0..12 {
            step(&[&ada, &ben], &id).await;
        }
        tables.push((id.clone(), view(&ada, &id, "0").await));
        let open = server::with_friend(&ada, name).await;
        link = open["links"][1]["path"].as_str().expect("a link").to_owned();
    }
    let database = server.database.clone();
    let folder = server.close().await;
    (folder, database, vec![ada, ben], tables, link)
}

/// All tables are as they were, guests are who they were, and the link opens its seat.
async fn check(config: Config, guests: &[Guest], tables: &[(String, Value)], link: &str) {
    let server = open_with(Folder::new(), config).await.expect("it opens");
    let guests: Vec<Guest> =
        guests.iter().map(|guest| Guest { address: server.address, ..guest.clone() }).collect();
    for (id, before) in tables {
        assert_eq!(&view(&guests[0], id, "0").await, before, "{id}");
        assert!(step(&[&guests[0], &guests[1]], id).await, "{id} goes on");
    }
    let friend = Guest::browser(server.address).await;
    friend.get(link).await.ok();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_everything_and_is_put_back() {
    let (folder, database, guests, tables, link) = club().await;
    let backup = folder.0.join("backup.khipu");
    // While the server runs and people play.
    let server = open_with(Folder::new(), config(database.clone())).await.expect("it opens");
    let ada = Guest { address: server.address, ..guests[0].clone() };
    let playing = tokio::spawn(async move {
        for number in 0..30 {
            server::two_seats(&ada, "tzolkin", &format!("meanwhile {number}")).await;
        }
    });
    let copied = back_up(&file(&database), None, &backup).await.expect("it is copied");
    playing.await.expect("nobody is disturbed");
    assert!(copied.tables >= 2 * tables.len() as u64 && copied.rows > copied.tables, "{copied:?}");
    let again = back_up(&file(&database), None, &backup).await;
    assert!(matches!(again, Err(StoreError::NotEmpty)), "no backup is written over: {again:?}");
    let busy = copy(&file(&database), &file(&folder.0.join("moved.db"))).await;
    assert!(matches!(busy, Err(StoreError::InUse)), "a store in use is not moved: {busy:?}");
    server.close().await;

    let restored = folder.0.join("restored.db");
    assert_eq!(restore(&backup, &file(&restored), None).await.expect("it is put back"), copied);
    check(config(restored.clone()), &guests, &tables, &link).await;

    // The key goes where the server shall have it.
    let (apart, key) = (folder.0.join("apart.db"), folder.0.join("apart.key"));
    restore(&backup, &file(&apart), Some(&key)).await.expect("it is put back");
    check(Config { key_file: Some(key.clone()), ..config(apart.clone()) }, &guests, &tables, &link).await;
    // A backup of a server whose key lives outside has it inside.
    let whole = folder.0.join("whole.khipu");
    back_up(&file(&apart), Some(&key), &whole).await.expect("it is copied");
    check(config(whole), &guests, &[], &link).await;
}

/// A server whose bots do not think, with a table where one must: its id, its steps and who set it up.
async fn club_of_a_bot(database: Config) -> (Folder, Guest, String, u64) {
    let server = open_with(Folder::new(), Config { thinkers: Some(0), ..database }).await.expect("it opens");
    let ada = Guest::program(server.address, "Ada").await;
    let made = json!({ "game": "tzolkin", "seed": "copied", "seats": [{ "who": "me" }, { "who": "bot", "level": 1 }] });
    let id = table(&ada, &made).await["id"].as_str().expect("an id").to_owned();
    while view(&ada, &id, "none").await["deciders"] != json!([1]) {
        assert!(step(&[&ada], &id).await, "it goes on");
    }
    let steps = view(&ada, &id, "none").await["step"].as_u64().expect("a number");
    (server.close().await, ada, id, steps)
}

/// The bot moves although nobody opens its table: only lists are looked at.
async fn check_bot_goes_on(config: Config, ada: &Guest, id: &str, steps: u64) {
    let server = open_with(Folder::new(), config).await.expect("it opens");
    let ada = Guest { address: server.address, ..ada.clone() };
    for _ in 0..1200 {
        let own = ada.get_json("/api/tables").await.ok().json()["own"][0].clone();
        assert_eq!(own["id"], id);
        if own["deciders"] != json!([1]) {
            assert!(view(&ada, id, "none").await["step"].as_u64() > Some(steps));
            server.close().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the bot stands still");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_by_itself_where_it_was_copied_to() {
    let folder = Folder::new();
    let at = |name: &str| folder.0.join(name);
    let (_folder, ada, id, steps) = club_of_a_bot(config(at("club.db"))).await;
    // Somebody had taken the thought when the copy was made, and had tried often.
    {
        use sqlx::ConnectOptions as _;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(at("club.db"));
        let mut connection = options.connect().await.expect("a database");
        let taken =
            "UPDATE thinking SET leased = unixepoch() + 1000, worker = 'gone', attempts = 3, turn = 9";
        let taken = sqlx::raw_sql(taken).execute(&mut connection).await.expect("a thought");
        assert_eq!(taken.rows_affected(), 1, "the bot's decision waits");
    }
    copy(&file(&at("club.db")), &file(&at("copied.db"))).await.expect("it is copied");
    check_bot_goes_on(config(at("copied.db")), &ada, &id, steps).await;
    back_up(&file(&at("club.db")), None, &at("backup.khipu")).await.expect("it is copied");
    restore(&at("backup.khipu"), &file(&at("restored.db")), None).await.expect("it is put back");
    check_bot_goes_on(config(at("restored.db")), &ada, &id, steps).await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_a_backup() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, database, ..) = club().await;
    let backup = folder.0.join("backup.khipu");
    back_up(&file(&database), None, &backup).await.expect("it is copied");
    assert_eq!(std::fs::metadata(&backup).expect("the file").permissions().mode() & 0o777, 0o600);
}

#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn everything_moves_to_postgres_and_back() {
    let (folder, database, guests, tables, link) = club().await;
    let cluster = crate::postgres::Cluster::start().await;
    let remote: Database = cluster.database("moved").await.parse().expect("never fails");
    let there = copy(&file(&database), &remote).await.expect("it is copied");
    let full = copy(&file(&database), &remote).await;
    assert!(matches!(full, Err(StoreError::NotEmpty)), "{full:?}");
    let returned = folder.0.join("returned.db");
    assert_eq!(copy(&remote, &file(&returned)).await.expect("it is copied"), there);
    assert_eq!(dump(&returned).await, dump(&database).await, "byte for byte");
    check(Config { database: remote.clone(), ..config("".into()) }, &guests, &tables, &link).await;

    let (backup, again) = (folder.0.join("backup.khipu"), folder.0.join("again.db"));
    back_up(&remote, None, &backup).await.expect("it is copied");
    restore(&backup, &file(&again), None).await.expect("it is put back");
    let empty: Database = cluster.database("restored").await.parse().expect("never fails");
    restore(&backup, &empty, None).await.expect("it is put back");
    check(Config { database: empty, ..config("".into()) }, &guests, &[], &link).await;
}

#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn a_database_with_live_nodes_is_not_moved() {
    use crate::nodes;
    let cluster = crate::postgres::Cluster::start().await;
    let url = nodes::database(&cluster, "busy").await;
    let remote: Database = url.parse().expect("never fails");
    let (folder, node) = (Folder::new(), nodes::node(&url).await);
    let moved = file(&folder.0.join("moved.db"));
    let busy = copy(&remote, &moved).await.expect_err("a node would go on writing");
    let said = busy.to_string();
    assert!(matches!(&busy, StoreError::Nodes(names) if names.len() == 1), "{busy:?}");
    assert!(said.contains("nodes use this database: khipu ") && said.lines().count() == 1, "{said}");
    assert_eq!(busy.exit_code(), StoreError::InUse.exit_code());
    assert!(!folder.0.join("moved.db").exists(), "nothing was begun");
    // A backup is for servers that run.
    back_up(&remote, None, &folder.0.join("backup.khipu")).await.expect("it is copied");

    node.close().await;
    copy(&remote, &moved).await.expect("it is copied");
}
