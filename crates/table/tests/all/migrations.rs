//! From every earlier schema to this one, with data: stores are made by the numbered steps from that of release 0.1.0, and
//! hold a row of everything that their schema knows (`tests/stores/rows/`).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use khipu_table::{Config, Database, migrate};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};

use crate::corpus::{Release, go_on};
use crate::server::{self, Folder, Guest, config, view};

/// What lives only as long as the processes that wrote it.
const PASSING: [&str; 2] = ["host_bots", "served"];
/// What step 2 writes into a store depends on the clock.
const DATED: &str = "undated_tokens_until";

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The step to a schema.
fn step(database: &str, schema: i64) -> String {
    let path = folder("src/store").join(database).join(format!("migrations/{schema:04}.sql"));
    std::fs::read_to_string(path).expect("a step")
}

/// The schema of this program.
pub(crate) fn newest() -> i64 {
    std::fs::read_dir(folder("src/store/sqlite/migrations")).expect("the steps").count() as i64
}

async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.expect("a database")
}

async fn execute(connection: &mut SqliteConnection, statements: &str) {
    let done = sqlx::raw_sql(AssertSqlSafe(statements.to_owned())).execute(connection).await;
    done.unwrap_or_else(|error| panic!("{error}: {statements}"));
}

/// A store of a schema, as `server.db`.
async fn store_of(release: &Release, schema: i64) -> Folder {
    let made = release.unpacked();
    let mut connection = connect(&made.0.join("server.db")).await;
    for number in 2..=schema {
        execute(&mut connection, &step("sqlite", number)).await;
        if number == 2 {
            hash_guest(&mut connection, &release.token()).await;
        }
    }
    for number in 1..=schema {
        let rows = folder("tests/stores/rows").join(format!("{number:04}.sql"));
        if rows.exists() {
            execute(&mut connection, &std::fs::read_to_string(rows).expect("rows")).await;
        }
    }
    execute(&mut connection, &format!("PRAGMA user_version = {schema}")).await;
    connection.close().await.expect("it closes");
    made
}

/// What the program does at step 2: the guest is known by a hash, and tables say what they are played with.
async fn hash_guest(connection: &mut SqliteConnection, token: &str) {
    let secret = &token[..32];
    let bytes: Vec<u8> =
        (0..16).map(|at| u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).expect("digits")).collect();
    let mut hash = [0; 16];
    blake3::Hasher::new_derive_key("khipu guest id 2").update(&bytes).finalize_xof().fill(&mut hash);
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    let hashed = format!(
        "UPDATE guests SET id = x'{hash}'; UPDATE holds SET guest = x'{hash}';
         UPDATE tables SET host = x'{hash}', client = x'{hash}', seats = replace(seats, '{secret}', '{hash}'),
             rules = 1, components = substr(head, instr(head, 'components ') + 11, 16);
         UPDATE log SET body = replace(body, '{secret}', '{hash}')"
    );
    execute(connection, &hashed).await;
}

/// The columns of each table of a store.
type Columns = BTreeMap<String, Vec<String>>;

async fn columns(path: &Path) -> Columns {
    let mut connection = connect(path).await;
    let rows = sqlx::query(
        "SELECT s.name, c.name FROM sqlite_schema s, pragma_table_info(s.name) c WHERE s.type = 'table'
         ORDER BY s.name, c.name",
    );
    let mut columns = Columns::new();
    for row in rows.fetch_all(&mut connection).await.expect("columns") {
        columns.entry(row.get(0)).or_default().push(row.get(1));
    }
    connection.close().await.expect("it closes");
    columns
}

/// What stands in these columns, row by row.
async fn contents(path: &Path, columns: &Columns) -> BTreeMap<String, Vec<String>> {
    let mut connection = connect(path).await;
    let mut contents = BTreeMap::new();
    for (table, columns) in columns.iter().filter(|(table, _)| !PASSING.contains(&table.as_str())) {
        let quoted: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
        let select = format!("SELECT {} FROM {table} ORDER BY 1", quoted.join(" || ' ' || "));
        let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&mut connection).await.expect("rows");
        let rows = rows.iter().map(|row| row.get::<String, _>(0)).filter(|row| !row.contains(DATED));
        contents.insert(table.clone(), rows.collect());
    }
    connection.close().await.expect("it closes");
    contents
}

/// The store opens, and a table of every game goes on.
async fn check_goes_on(release: &Release, folder: Folder, config: Config) {
    let config = Config { drain: Some(Duration::ZERO), ..config };
    let server = server::open_with(folder, config).await.expect("it opens");
    let host = Guest::bearer(server.address, &release.token());
    let newcomer = Guest::program(server.address, "Ben").await;
    let tables = release.tables();
    for game in khipu_games::registry().games() {
        let under_way = |table: &&serde_json::Value| {
            table["game"] == game.title().name && table["over"] == false && table["moves"].as_u64() > Some(9)
        };
        let kept = tables.iter().find(under_way).expect("a table that goes on");
        let id = kept["id"].as_str().expect("an id");
        let steps = kept["moves"].as_u64().expect("moves") - kept["undone"].as_u64().expect("undone");
        assert_eq!(view(&host, id, "none").await["step"], steps, "{kept}");
        go_on(&host, &newcomer, id).await;
    }
    let own = host.get_json("/api/tables").await.ok().json();
    let under_way = tables.iter().filter(|table| table["over"] == false).count();
    assert_eq!(own["own"].as_array().map(Vec::len), Some(under_way), "the guest has lost tables");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_every_earlier_schema_keeps_everything_and_goes_on() {
    let release = &Release::all()[0];
    for schema in 1..newest() {
        let folder = store_of(release, schema).await;
        let path = folder.0.join("server.db");
        let mut known = columns(&path).await;
        let before = if schema == 1 {
            // Where step 2 writes hashes it is compared with what they are; it also gives the table of the key its name.
            let house = known.remove("house").expect("the table of the key");
            known.insert("server".to_owned(), house);
            contents(&store_of(release, 2).await.0.join("server.db"), &known).await
        } else {
            contents(&path, &known).await
        };
        let empty: Vec<&String> =
            before.iter().filter(|(_, rows)| rows.is_empty()).map(|(table, _)| table).collect();
        assert!(empty.is_empty(), "tests/stores/rows has nothing for {empty:?} of schema {schema}");
        let found = migrate(&Database::File(path.clone()), None).await.expect("it is brought forward");
        assert_eq!(found, schema);
        let after = contents(&path, &known).await;
        for (table, rows) in &before {
            assert_eq!(&after[table], rows, "{table}, from schema {schema}");
        }
        let mut connection = connect(&path).await;
        let wrong =
            "SELECT count(*) FROM tables WHERE version <> (SELECT count(*) FROM log WHERE log.id = tables.id)
             OR chat <> (SELECT count(*) FROM chat WHERE chat.id = tables.id)";
        let wrong: i64 = sqlx::query(wrong).fetch_one(&mut connection).await.expect("a number").get(0);
        assert_eq!(wrong, 0, "tables know where their logs end, from schema {schema}");
        connection.close().await.expect("it closes");
        check_goes_on(release, folder, config(path)).await;
    }
}

#[cfg(feature = "postgres")]
mod postgres {
    use super::*;
    use crate::nodes;
    use crate::postgres::Cluster;

    /// The first schema that PostgreSQL has had.
    const FIRST: i64 = 3;

    /// The rows of a file as statements for a database of the same schema.
    async fn statements(path: &Path, kinds: &BTreeMap<(String, String), String>) -> Vec<String> {
        let mut connection = connect(path).await;
        let mut statements = Vec::new();
        for (table, columns) in columns(path).await {
            let literal = |column: &String| match kinds[&(table.clone(), column.clone())].as_str() {
                "bytea" => {
                    format!("iif({column} IS NULL, 'NULL', 'decode(''' || hex({column}) || ''', ''hex'')')")
                }
                "boolean" => format!("quote({column}) || '::boolean'"),
                _ => format!("quote({column})"),
            };
            let literals: Vec<String> = columns.iter().map(literal).collect();
            let select = format!("SELECT '(' || {} || ')' FROM {table}", literals.join(" || ', ' || "));
            let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&mut connection).await.expect("rows");
            let rows: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
            for rows in rows.chunks(500) {
                let columns = columns.join(", ");
                statements.push(format!("INSERT INTO {table} ({columns}) VALUES {}", rows.join(", ")));
            }
        }
        connection.close().await.expect("it closes");
        statements
    }

    /// What kind of value each column holds.
    async fn kinds(url: &str) -> BTreeMap<(String, String), String> {
        let options: sqlx::postgres::PgConnectOptions = url.parse().expect("a URL");
        let mut connection = options.connect().await.expect("a database");
        let rows = sqlx::query(
            "SELECT table_name::text, column_name::text, data_type::text FROM information_schema.columns
             WHERE table_schema = current_schema()",
        );
        let rows = rows.fetch_all(&mut connection).await.expect("columns");
        rows.iter().map(|row| ((row.get(0), row.get(1)), row.get(2))).collect()
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_database_of_every_earlier_schema_keeps_everything_and_goes_on() {
        let (release, cluster) = (&Release::all()[0], Cluster::start().await);
        for schema in FIRST..newest() {
            let folder = store_of(release, schema).await;
            let path = folder.0.join("server.db");
            let url = cluster.database(&format!("schema_{schema}")).await;
            for number in FIRST..=schema {
                nodes::execute(&url, &step("postgres", number)).await;
            }
            for statement in statements(&path, &kinds(&url).await).await {
                nodes::execute(&url, &statement).await;
            }
            let own =
                format!("INSERT INTO server (name, value) VALUES ('schema', '{schema}'), ('oldest', '3')");
            nodes::execute(&url, &own).await;

            let database: Database = url.parse().expect("never fails");
            assert_eq!(migrate(&database, None).await.expect("it is brought forward"), schema);
            assert_eq!(
                migrate(&Database::File(path.clone()), None).await.expect("it is brought forward"),
                schema
            );
            // What a file became on the same way is what the database became.
            let returned = folder.0.join("returned.db");
            khipu_table::copy(&database, &Database::File(returned.clone())).await.expect("it is copied");
            let known = columns(&path).await;
            let (wanted, found) = (contents(&path, &known).await, contents(&returned, &known).await);
            for (table, rows) in &wanted {
                assert_eq!(&found[table], rows, "{table}, from schema {schema}");
            }
            check_goes_on(release, folder, nodes::config(&url)).await;
        }
    }
}
