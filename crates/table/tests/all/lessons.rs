//! Every lesson in the browser, asked over HTTP: each step is said, can be done on the page, and is kept.

use khipu_lessons::{Lesson, Task, lessons};
use khipu_table::Limits;
use serde_json::Value;

use crate::server::{Answer, Guest, open};

async fn act(guest: &Guest, path: &str, version: u64, act: &str, fields: &[(&str, &str)]) -> Answer {
    let version = version.to_string();
    let fields: Vec<(&str, &str)> = fields.iter().copied().chain([("v", version.as_str())]).collect();
    guest.post(&format!("{path}/{act}"), &fields).await
}

/// What can be chosen now.
async fn offers(guest: &Guest, path: &str) -> (u64, Vec<String>, Value) {
    let offers = guest.get_json(&format!("{path}/moves")).await.ok().json();
    let words = serde_json::from_value(offers["words"].clone()).expect("words");
    (offers["v"].as_u64().expect("a version"), words, offers)
}

/// The attribute of the page that says what to point at.
fn wanted(page: &str) -> Vec<String> {
    let wanted = page.split("data-wanted=\"").nth(1).and_then(|rest| rest.split('"').next());
    wanted.expect("it is there").split(' ').filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// Plays a lesson from its beginning to its end, by the choices of its page.
async fn play(guest: &Guest, path: &str, lesson: &Lesson) {
    for (number, step) in lesson.steps.iter().enumerate() {
        let page = guest.get(path).await.ok().body;
        let place = format!("{}/{}", number + 1, lesson.steps.len());
        assert!(page.contains(&place) && !page.contains('⟨'), "{path} {place}");
        let (version, words, offers) = offers(guest, path).await;
        let choice = match &step.task {
            Task::Read | Task::Guess(_) | Task::Solve(_) => 0,
            Task::Play { accept, .. } => {
                words.iter().position(|known| *known == accept[0]).expect("it is offered")
            }
            Task::Try(tried) => words.iter().position(|known| *known == tried.words).expect("it is offered"),
        };
        let marked = wanted(&page);
        if !matches!(step.task, Task::Guess(_)) {
            let parts = offers["moves"][choice].as_array().expect("a move").iter();
            let parts = parts.map(|place| &offers["parts"][place.as_u64().expect("a place") as usize]);
            let unmarked: Vec<&Value> =
                parts.filter(|part| !marked.iter().any(|marked| *part == marked)).collect();
            assert!(unmarked.is_empty(), "{path} {place}: nothing points at {unmarked:?}");
        }
        let answer = act(guest, path, version, "move", &[("m", &choice.to_string())]).await.ok().json();
        assert_eq!(answer["update"]["v"], version + 1, "{path} {place}: {answer}");
        assert_eq!(answer["say"].is_null(), matches!(step.task, Task::Read | Task::Play { .. }), "{answer}");
    }
    let end = guest.get(path).await.ok().body;
    assert!(end.contains(&format!("href=\"{}\"", path.rsplit_once('/').expect("a path").0)), "{end}");
    assert!(wanted(&end).is_empty());
}

#[tokio::test]
async fn every_lesson_can_be_played_on_its_page() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    for game in khipu_games::registry().games() {
        let name = game.title().name;
        let all = lessons(&**game).expect("they can be read");
        for (lesson, number) in all.iter().zip(1..) {
            play(&guest, &format!("/learn/{name}/{number}"), lesson).await;
        }
        let list = guest.get(&format!("/learn/{name}")).await.ok().body;
        assert_eq!(list.matches("<small>done</small>").count(), all.len(), "{name}");
        assert_eq!(list.matches("shadowrootmode").count(), all.len(), "{name}");
        for number in [0, all.len() + 1] {
            assert_eq!(guest.get(&format!("/learn/{name}/{number}")).await.status, 404);
        }
    }
    let lobby = guest.get("/").await.ok().body;
    assert!(lobby.contains("Lessons: 9 of 9 done") && !lobby.contains("New to this game?"));
    let other = Guest::browser(server.address).await;
    assert!(other.get("/").await.ok().body.contains("9 lessons, 15 minutes"), "nobody else has learnt that");
}

#[tokio::test]
async fn what_is_not_meant_is_answered_and_changes_nothing() {
    const PATH: &str = "/learn/tzolkin/1";
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    act(&guest, PATH, 0, "move", &[("m", "0")]).await.ok();
    act(&guest, PATH, 1, "move", &[("move", "place palenque")]).await.ok();
    let before = guest.get(PATH).await.ok().body;
    for (words, said) in [
        ("end", "a second worker costs only 1 corn"),
        ("place tikal", "not what this lesson is about"),
        ("pick palenque 1", ""),
        ("dance", ""),
    ] {
        let answer = act(&guest, PATH, 2, "move", &[("move", words)]).await.ok().json();
        assert!(answer["update"].is_null(), "{answer}");
        assert!(answer["say"].as_str().expect("a sentence").contains(said), "{words}: {answer}");
    }
    assert_eq!(guest.get(PATH).await.ok().body, before);
    // A page that is out of date, and what is no choice.
    assert_eq!(act(&guest, PATH, 1, "move", &[("move", "place yaxchilan")]).await.status, 409);
    assert_eq!(act(&guest, PATH, 2, "move", &[("m", "999")]).await.status, 400);
    assert_eq!(act(&guest, PATH, 2, "move", &[]).await.status, 400);
    // Others are where they were.
    let other = Guest::browser(server.address).await;
    assert!(other.get(PATH).await.ok().body.contains("1/10"));
    // One step back, then from the beginning.
    act(&guest, PATH, 2, "undo", &[]).await.ok();
    assert!(guest.get(PATH).await.ok().body.contains("2/10"));
    act(&guest, PATH, 3, "restart", &[]).await.ok();
    assert!(guest.get(PATH).await.ok().body.contains("1/10"));
}
