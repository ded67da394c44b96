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
