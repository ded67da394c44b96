//! Puzzles in the browser, asked over HTTP: a turn that is not the best is missed, the answer solves.

use khipu_lessons::Puzzles;
use khipu_table::Limits;
use serde_json::Value;

use crate::server::{Guest, open};

/// Plays a turn on the page of a puzzle, from a version on; what the last move brought.
async fn play(guest: &Guest, path: &str, version: &mut u64, turn: &[String]) -> Value {
    let mut last = Value::Null;
    for words in turn {
        let fields = [("move", words.as_str()), ("v", &version.to_string())];
        last = guest.post(&format!("{path}/move"), &fields).await.ok().json();
        *version += 1;
        assert_eq!(last["update"]["v"], *version, "{last}");
    }
    last
}

#[tokio::test]
async fn a_puzzle_is_missed_then_solved_and_explained() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    for game in khipu_games::registry().games().filter(|game| !game.puzzles().is_empty()) {
        let name = game.title().name;
        let puzzles = Puzzles::read(game.puzzles()).expect("puzzles");
        let puzzle = &puzzles.puzzles[0];
        let (list, path) = (format!("/learn/{name}/puzzles"), format!("/learn/{name}/{}", puzzle.id));
        assert!(guest.get(&format!("/learn/{name}")).await.ok().body.contains(&list), "lessons lead to them");
        let page = guest.get(&list).await.ok().body;
        assert!(page.contains("Puzzle of the day") && page.contains("shadowrootmode"), "{page}");
        let listed = puzzles.puzzles.iter().filter(|puzzle| page.contains(&format!("/{}\"", puzzle.id)));
        assert_eq!(listed.count(), puzzles.puzzles.len(), "those without a theme, too");
        let next = |page: &str| {
            let before = page.split("Next puzzle for you").next().expect("a page");
            before.rsplit("href=\"").next().and_then(|link| link.split('"').next()).map(str::to_owned)
        };
        let nearest = puzzles.puzzles.iter().map(|puzzle| puzzle.rating.abs_diff(1500)).min();
        let first = next(&page).expect("a button");
        let chosen = puzzles.puzzles.iter().find(|puzzle| first.ends_with(&puzzle.id)).expect("a puzzle");
        assert_eq!(Some(chosen.rating.abs_diff(1500)), nearest, "a new solver has 1500");
        assert!(page.contains(&path) && !page.contains('⟨') && !page.contains("<small>solved"), "{page}");
        assert!(guest.get(&path).await.ok().body.contains("Find the best turn"));
        let mut version = 0;
        let missed = play(&guest, &path, &mut version, &puzzle.second).await;
        assert!(missed["say"].as_str().is_some_and(|say| say.contains("Another turn is better")), "{missed}");
        // The first attempt counts, and no other.
        let rated = guest.get(&list).await.ok().body;
        let rating = rated.split("rating as a solver: ").nth(1).expect("a rating")[..4].to_owned();
        assert!(rating.as_str() < "1500", "{rating}");
        // A move back, and on again.
        if puzzle.answer.len() > 1 {
            play(&guest, &path, &mut version, &puzzle.answer[..1]).await;
            let back = guest.post(&format!("{path}/undo"), &[("v", &version.to_string())]).await.ok().json();
            version += 1;
            assert_eq!((back["update"]["v"].as_u64(), &back["update"]["undo"]), (Some(version), &0.into()));
        }
        let solved = play(&guest, &path, &mut version, &puzzle.answer).await;
        assert!(solved["say"].is_null(), "{solved}");
        assert!(guest.get(&path).await.ok().body.contains("Right. No other turn is as good."));
        let solved = guest.get(&list).await.ok().body;
        assert!(
            solved.contains("<small>solved") && solved.contains(&format!("solver: {rating}")),
            "{solved}"
        );
        // Nobody sees the answer by accident.
        let other = Guest::browser(server.address).await;
        assert!(!other.get(&format!("{path}/answer")).await.ok().body.contains("Next best"));
        other.post(&format!("{path}/answer"), &[]).await.ok();
        assert!(other.get(&format!("{path}/answer")).await.ok().body.contains("Next best"));
        assert!(other.get(&list).await.ok().body.contains("from 1 puzzle"));
        let answer = guest.get(&format!("{path}/answer")).await.ok().body;
        assert!(!next(&answer).expect("a button").ends_with(&puzzle.id), "it is solved");
        for words in puzzle.answer.iter().filter(|words| words.contains(' ')) {
            assert!(!answer.contains(&format!(">{words}</li>")), "in words of the board: {answer}");
        }
        assert!(answer.contains("Next best") && !answer.contains('⟨'), "{answer}");
        assert_eq!(guest.get(&format!("/learn/{name}/1/answer")).await.status, 404, "a lesson has no answer");
        assert_eq!(guest.get(&format!("/learn/{name}/p000000000")).await.status, 404);
    }
}
