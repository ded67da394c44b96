//! Questions that every page asks must find their answer by an index, however many tables there are.

use sqlx::{AssertSqlSafe, Connection as _, Row as _};

use super::*;

async fn plan(connection: &mut SqliteConnection, query: &str) -> String {
    let rows = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")));
    let rows = rows.fetch_all(connection).await.expect("a query");
    rows.iter().map(|row| row.get::<String, _>("detail")).collect::<Vec<_>>().join("; ")
}

#[tokio::test]
async fn lists_are_found_by_index() {
    let path = std::env::temp_dir().join(format!("khipu-plans-{}.db", std::process::id()));
    migrate(&path, None).await.expect("a new file");
    let mut connection = options(&path).connect().await.expect("it opens");
    for query in [
        "SELECT tables.* FROM holds JOIN tables ON tables.id = holds.id
         WHERE holds.guest = x'00' AND over = 0 AND NOT removed ORDER BY moved DESC",
        "SELECT * FROM tables WHERE public AND NOT over AND NOT removed",
        "SELECT count(*) FROM tables WHERE host = x'00' AND NOT over",
        "SELECT count(*) FROM tables WHERE client = x'00' AND NOT over",
        "SELECT * FROM guests WHERE user_id = x'00'",
        "SELECT user_id FROM user_names WHERE shape = 'x'",
        "SELECT * FROM passkeys WHERE user_id = x'00'",
        "SELECT * FROM chat WHERE author = x'00'",
    ] {
        let plan = plan(&mut connection, query).await;
        let scans = plan.split("; ").filter(|step| step.starts_with("SCAN") && !step.contains("USING INDEX"));
        assert_eq!(scans.count(), 0, "{query}: {plan}");
    }
    connection.close().await.expect("it closes");
    let _ = std::fs::remove_file(path);
}

/// `cargo test -p khipu-table --lib figures -- --ignored --nocapture`
#[tokio::test]
#[ignore = "it fills a file with 10,000 users and 50,000 tables, and prints how long the lists take"]
async fn figures_of_a_large_server() {
    let path = std::env::temp_dir().join(format!("khipu-figures-{}.db", std::process::id()));
    migrate(&path, None).await.expect("a new file");
    let mut connection = options(&path).connect().await.expect("it opens");
    // Table n is over but for one in ten; users n and n + 1 of 10,000 sit there.
    let seats = r#"[{"name":"Ann","holders":["' || printf('%032x', n % 10000) || '"]},{"name":"Ben","holders":["' || printf('%032x', (n + 1) % 10000) || '"]}]"#;
    let holder = |shift: u32| {
        format!(
            "INSERT INTO holds SELECT unhex(printf('%032x', (n + {shift}) % 10000)), printf('%020d', n) FROM numbers;"
        )
    };
    let fill = format!(
        "CREATE TABLE numbers AS WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < 49999) SELECT n FROM c;
         INSERT INTO tables (id, game, head, host, public, made, moved, steps, turn, won, over, free, seats, client, version, chat)
         SELECT printf('%020d', n), 'tzolkin', printf('%2000s', ''), unhex(printf('%032x', n % 10000)), n % 2, n, n, 40, 1, 1,
             n % 10 > 0, 0, '{seats}', unhex(printf('%032x', n % 3000)), 40, 0 FROM numbers;
         {} {} DROP TABLE numbers; ANALYZE;",
        holder(0),
        holder(1)
    );
    sqlx::raw_sql(AssertSqlSafe(fill)).execute(&mut connection).await.expect("it is filled");
    connection.close().await.expect("it closes");
    let store = Sqlite::open(&path, None, 0).await.expect("it opens");
    let mut guest = GuestId([0; 16]);
    guest.0[14..].copy_from_slice(&4711u16.to_be_bytes());
    let mut took = Vec::new();
    for _ in 0..50 {
        let began = std::time::Instant::now();
        let going = store.tables_of(guest, false).await.expect("it answers").len();
        let over = store.tables_of(guest, true).await.expect("it answers").len();
        let mine = began.elapsed();
        let began = std::time::Instant::now();
        let open = store.open_tables(0).await.expect("it answers").tables.len();
        took.push((mine, began.elapsed(), going + over, open));
    }
    took.sort();
    let (mine, lobby, tables, open) = took[took.len() / 2];
    println!("my games: {tables} tables in {mine:?}; lobby: {open} tables in {lobby:?}");
    assert!(tables > 0 && open > 0);
    store.close().await;
    let _ = std::fs::remove_file(path);
}
