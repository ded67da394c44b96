//! The coach at a table: a line or two for whoever decides, beside bots that are no match.

use khipu_table::Limits;
use serde_json::json;

use crate::server::{Guest, open, table, view};

#[tokio::test]
async fn a_coach_says_two_lines_at_most_and_only_beside_low_bots() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let other = Guest::browser(server.address).await;
    for (level, status) in [(1, 200), (2, 200), (3, 403)] {
        let seats = json!([{ "who": "me" }, { "who": "bot", "level": level }]);
        let wanted = json!({ "game": "tzolkin", "seats": seats, "seed": "coach", "exhibition": true });
        let id = table(&host, &wanted).await["id"].as_str().expect("an id").to_owned();
        let path = format!("/t/{id}/coach?as=0");
        // The tiles of the beginning are chosen, then the first turn begins.
        loop {
            let now = view(&host, &id, "0").await;
            if now["deciders"] != json!([0]) {
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
                continue;
            }
            let moves = host.get_json(&format!("/api/tables/{id}/moves?as=0")).await.ok().json();
            if moves["moves"].to_string().contains("place ") {
                break;
            }
            let played = json!({ "as": 0, "version": now["version"], "move": moves["moves"][0] });
            host.post_json(&format!("/api/tables/{id}/moves"), &played).await.ok();
        }
        let answer = host.get_json(&path).await;
        assert_eq!(answer.status, status, "{}", answer.body);
        if status == 200 {
            let lines = answer.json()["say"].as_array().expect("lines").clone();
            assert!((1..=2).contains(&lines.len()), "{lines:?}");
            assert!(
                lines.iter().all(|line| line.as_str().is_some_and(|line| line.contains("(TZ-"))),
                "{lines:?}"
            );
        }
        assert_eq!(other.get_json(&path).await.status, 403, "somebody else has no coach here");
        let page = host.get(&format!("/t/{id}?as=0")).await.ok().body;
        assert_eq!(page.contains("id=\"coach\""), status == 200);
    }
}
