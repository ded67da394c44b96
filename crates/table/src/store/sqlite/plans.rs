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
         WHERE holds.guest = x'00' AND over = 0 AND NOT removed ORDER BY moved DESC, tables.id",
        read::FIRST_TABLES,
        "SELECT count(*) FROM tables WHERE host = x'00' AND NOT over",
        "SELECT count(*) FROM tables WHERE client = x'00' AND NOT over",
        "SELECT * FROM guests WHERE user_id = x'00'",
        "SELECT user_id FROM user_names WHERE shape = 'x'",
        "SELECT * FROM passkeys WHERE user_id = x'00'",
        "SELECT * FROM chat WHERE author = x'00'",
        "SELECT id, due IS NOT NULL OR over
             OR EXISTS (SELECT 1 FROM ways WHERE ways.table_id = tables.id)
             OR EXISTS (SELECT 1 FROM holds JOIN ways ON ways.owner = holds.guest WHERE holds.id = tables.id)
         FROM tables WHERE wake <= unixepoch() ORDER BY wake LIMIT 100",
        "SELECT tables.* FROM invitations JOIN tables ON tables.id = invitations.table_id
         WHERE invitations.guest = x'00' AND NOT over AND free > 0",
        "SELECT count(*) FROM invitations WHERE table_id = 'x'",
        "SELECT * FROM results WHERE user_id = x'00' ORDER BY at DESC LIMIT 1000",
        "SELECT 1 FROM results WHERE table_id = 'x' AND value IS NOT NULL",
        "SELECT ratings.*, users.name FROM ratings JOIN users ON users.id = ratings.user_id
         WHERE ratings.game = 'x' AND games >= 1 ORDER BY value DESC LIMIT 100",
    ] {
        let plan = plan(&mut connection, query).await;
        let scans = plan.split("; ").filter(|step| step.starts_with("SCAN") && !step.contains("USING INDEX"));
        assert_eq!(scans.count(), 0, "{query}: {plan}");
    }
    // The lobby is read in order, as far as its page goes.
    let plan = plan(&mut connection, read::FIRST_TABLES).await;
    assert!(!plan.contains("TEMP B-TREE"), "{plan}");
    connection.close().await.expect("it closes");
    let _ = std::fs::remove_file(path);
}
