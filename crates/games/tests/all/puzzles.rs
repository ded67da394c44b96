//! The puzzles that come with the games: each is solved by its answer and by nothing that looks as good, and the miner
//! finds it again.

use std::sync::Arc;

use khipu_core::Seat;
use khipu_lessons::{Answer, LessonRun, Puzzles, check};
use khipu_registry::DynGame;
use khipu_study::Effort;
use khipu_words::Language;

/// Every game that has puzzles, with the rules that they were mined under.
fn sets() -> Vec<(Arc<dyn DynGame>, Puzzles)> {
    let registry = khipu_games::registry();
    let with = registry.games().filter(|game| !game.puzzles().is_empty());
    with.map(|game| {
        let puzzles = Puzzles::read(game.puzzles()).expect("a file of puzzles");
        (puzzles.game(&registry).expect("known rules"), puzzles)
    })
    .collect()
}

/// What a run says to the last move of a turn.
fn last(run: &mut LessonRun, turn: &[String]) -> Answer {
    let mut answers: Vec<Answer> = turn.iter().map(|words| run.play(words).expect("no flaw")).collect();
    answers.pop().expect("a turn has moves")
}

#[test]
fn every_puzzle_is_solved_by_its_answer_alone() {
    assert_eq!(sets().len(), 3, "every published game has puzzles");
    for (game, puzzles) in sets() {
        assert!(!puzzles.puzzles.is_empty(), "{}", puzzles.game);
        for puzzle in &puzzles.puzzles {
            let lesson = Arc::new(puzzles.lesson(puzzle));
            assert_eq!(check(&game, &lesson).flaws, [], "{}", puzzle.id);
            let mut run = LessonRun::start(game.clone(), lesson).expect("a position");
            assert!(matches!(last(&mut run, &puzzle.second), Answer::Missed(_)), "{}", puzzle.id);
            assert!(run.step().is_some() && run.progress().moves.is_empty(), "all is as it was");
            // One move back and the same again, then it is solved.
            let (end, begin) = puzzle.answer.split_last().expect("a turn");
            for words in begin {
                assert!(matches!(run.play(words), Ok(Answer::GoOn(_))), "{words}");
            }
            if let Some(words) = begin.last() {
                run.back().expect("a position");
                assert_eq!(run.progress().moves.len(), begin.len() - 1);
                assert!(matches!(run.play(words), Ok(Answer::GoOn(_))), "{words}");
            }
            assert!(matches!(run.play(end), Ok(Answer::GoOn(_))) && run.step().is_none(), "{}", puzzle.id);
            assert!(puzzle.ahead.mean >= 2.0 && puzzle.ahead.mean >= 4.0 * puzzle.ahead.error);
        }
    }
}

#[test]
fn files_are_served_only_if_all_is_well_with_them() {
    let registry = khipu_games::registry();
    for (_, puzzles) in sets() {
        assert_eq!(puzzles.check(&registry), Ok(()), "{}", puzzles.game);
        let places = |change: &dyn Fn(&mut Puzzles)| {
            let mut changed = puzzles.clone();
            change(&mut changed);
            let faults = changed.check(&registry).expect_err("a fault");
            faults.into_iter().map(|fault| fault.place.path).collect::<Vec<_>>()
        };
        assert_eq!(places(&|all| all.rules = 99), ["game"]);
        assert_eq!(places(&|all| all.puzzles[0].id = "7".to_owned()), ["puzzles[0].id"]);
        assert_eq!(places(&|all| all.puzzles[1].themes = vec!["love".to_owned()]), ["puzzles[1].themes[0]"]);
        assert_eq!(places(&|all| all.puzzles[1].answer.clear()), ["puzzles[1].answer"]);
        assert_eq!(
            places(&|all| all.puzzles[0].second[0] = "fly to the moon".to_owned()),
            ["puzzles[0].second[0]"]
        );
        assert_eq!(places(&|all| all.puzzles[0].seat = 9), ["puzzles[0].seat"]);
        let broken = places(&|all| all.puzzles[0].position = serde_json::json!({}));
        assert!(!broken.is_empty() && broken.iter().all(|place| place.starts_with("puzzles[0].position")));
    }
}

#[test]
fn every_theme_has_its_words() {
    let registry = khipu_games::registry();
    for (_, puzzles) in sets() {
        for (_, language) in Language::NAMES {
            let words = registry.words(language);
            for theme in puzzles.puzzles.iter().flat_map(|puzzle| &puzzle.themes) {
                let said = words.word(&format!("{}-term-{theme}", puzzles.game));
                assert!(!said.contains('⟨'), "{said}");
            }
        }
    }
}

/// A game that begins in the position of a puzzle has it for a puzzle.
#[test]
fn the_miner_finds_a_puzzle_again() {
    let effort = Effort { look: 200, first: 400, sure: 800 };
    let (game, puzzles) = sets().into_iter().find(|(_, puzzles)| puzzles.game == "tzolkin").expect("puzzles");
    let found = puzzles.puzzles.iter().any(|puzzle| {
        let mut played = game.load_position(&puzzle.position).expect("a position");
        let seat = Seat::checked(puzzle.seat as u64, Seat::MAX).expect("a seat");
        for words in &puzzle.answer {
            played.play_scenes(seat, words).expect("legal");
        }
        let found = game.mine(&played.record(), effort, &mut |_, _| true).expect("a record");
        found.iter().any(|found| found.id == puzzle.id && found.answer.len() == puzzle.answer.len())
    });
    assert!(found, "none is found again with little thought");
    // Whoever does not want to wait is obeyed.
    let played = game.load_position(&puzzles.puzzles[0].position).expect("a position");
    assert_eq!(game.mine(&played.record(), effort, &mut |_, _| false), Ok(Vec::new()));
}

#[test]
fn other_rules_and_broken_files_are_refused_with_the_place() {
    let registry = khipu_games::registry();
    let (_, puzzles) = sets().remove(0);
    let mut other = puzzles.clone();
    other.rules = 9_999;
    let faults = other.game(&registry).expect_err("nobody knows these rules");
    assert!(faults[0].to_string().contains("9999"), "{}", faults[0]);
    let text = puzzles.write();
    assert_eq!(Puzzles::read(&text), Ok(puzzles.clone()));
    let broken = text.replacen("\"answer\"", "\"answers\"", 1);
    let faults = Puzzles::read(&broken).expect_err("an unknown field");
    assert_eq!(faults[0].place.line, Some(2), "{}", faults[0]);
    let mut twice = puzzles.clone();
    twice.puzzles.push(puzzles.puzzles[0].clone());
    assert!(Puzzles::read(&twice.write()).is_err());
}
