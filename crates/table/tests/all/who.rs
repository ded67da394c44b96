//! Who is who: "you", the level of bots and who is here stand wherever somebody is named.

use serde_json::json;

use crate::ratings::{open, user};
use crate::server::{Folder, Guest, reseat, step, table};

async fn body(guest: &Guest, path: &str) -> String {
    guest.get(path).await.ok().body
}

#[tokio::test]
async fn every_page_says_who_is_who() {
    let server = open(Folder::new()).await;
    let (ann, ben) = (user(&server, "Ann").await, user(&server, "Ben").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "bot", "level": 2 }]);
    let made = table(&ann, &json!({ "game": "pebbles", "public": true, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
    ann.post(&format!("/t/{id}/chat"), &[("as", "0"), ("text", "hello")]).await.ok();
    let mut here = ben.listen(&format!("/t/{id}/stream?as=1")).await;
    here.next().await.expect("a message");
    let page = body(&ann, &format!("/t/{id}?as=0")).await;
    for said in ["data-who=\"Ann (you)\"", "data-who=\"Ben\"", "data-who=\"Bot 3 (level 2)\""] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(page.contains("Ann</strong> <small>(you)</small>"), "{page}");
    let other = body(&ben, &format!("/t/{id}?as=1")).await;
    assert!(other.contains("data-who=\"Ben (you)\"") && !other.contains("Ann (you)"));
    assert!(other.contains("Ann</strong> <span>hello") && !other.contains("Ann</strong> <small>"));
    for path in ["/", "/games", "/player/Ann"] {
        let list = body(&ann, path).await;
        for said in ["Ann (you)", "Bot 3 (level 2)", "class=\"present\""] {
            assert!(list.contains(said), "{path} {said}: {list}");
        }
    }
    for _ in 0..400 {
        let seen = crate::server::view(&ann, &id, "none").await;
        if seen["over"] == true {
            break;
        }
        if seen["deciders"].as_array().is_some_and(|seats| seats.contains(&json!(2))) {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        } else {
            step(&[&ann, &ben], &id).await;
        }
    }
    for path in [format!("/t/{id}?as=0"), format!("/t/{id}/score")] {
        let end = body(&ann, &path).await;
        assert!(end.contains("Ann (you)") && end.contains("Bot 3 (level 2)"), "{path}: {end}");
    }
    assert!(body(&ann, &format!("/t/{id}/review?as=0")).await.contains("Ann (you)"));
    assert!(body(&ben, &format!("/t/{id}/score")).await.contains("Ben (you)"));
}
