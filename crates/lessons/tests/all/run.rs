//! A learner at a lesson: what is good goes on, everything else is answered and changes nothing.

use std::sync::Arc;

use khipu_lessons::{Answer, LessonRun, Progress, lessons};

fn first_of_tzolkin() -> LessonRun {
    let registry = khipu_games::registry();
    let game = registry.find("tzolkin").expect("a game").clone();
    let lesson = lessons(&*game).expect("lessons").remove(0);
    LessonRun::start(game, Arc::new(lesson)).expect("a lesson")
}

/// Whatever is tried, with what the lesson says to it in a word.
fn answer(run: &mut LessonRun, words: &str) -> &'static str {
    match run.play(words).expect("a sound lesson") {
        Answer::GoOn(_) => "go on",
        Answer::Retort(_) => "retort",
        Answer::OffTopic => "off topic",
        Answer::Refused(_) => "refused",
        Answer::Seen(..) => "seen",
        Answer::Missed(_) => "missed",
    }
}

#[test]
fn every_kind_of_move_has_its_answer_and_only_a_good_one_changes_anything() {
    let mut run = first_of_tzolkin();
    assert_eq!(answer(&mut run, "place palenque"), "off topic", "the first step is to read");
    run.pass().expect("read");
    let before = run.played().hash();
    assert_eq!(answer(&mut run, "place chichen_itza"), "off topic");
    assert_eq!(answer(&mut run, "pick palenque 3"), "refused");
    assert_eq!(answer(&mut run, "dance"), "refused");
    assert!(run.pass().is_err(), "a step that asks for a move cannot be passed over");
    assert_eq!(run.played().hash(), before);
    assert_eq!(answer(&mut run, "PLACE pal"), "go on", "names may be typed short");
    assert_eq!(answer(&mut run, "end"), "retort");
    assert_eq!(answer(&mut run, "place yaxchilan"), "go on");
    assert_eq!(answer(&mut run, "end"), "go on");
    assert_eq!(answer(&mut run, "place tikal"), "go on");
    assert_eq!(run.wanted(), ["pick palenque 1"]);
    assert_eq!(answer(&mut run, "pick palenque 1"), "seen");
}

#[test]
fn progress_is_kept_resumed_and_taken_back() {
    let mut run = first_of_tzolkin();
    run.pass().expect("read");
    for words in ["place palenque", "place yaxchilan", "end"] {
        assert_eq!(answer(&mut run, words), "go on");
    }
    let kept = serde_json::to_string(run.progress()).expect("JSON");
    let kept: Progress = serde_json::from_str(&kept).expect("progress");
    let hash = run.played().hash();
    let game = run.game().clone();
    let lesson = Arc::new(run.lesson().clone());
    let mut again = LessonRun::resume(game.clone(), lesson.clone(), &kept).expect("a lesson");
    assert_eq!((again.played().hash(), again.progress()), (hash.clone(), run.progress()));
    again.back().expect("a step back");
    assert_eq!(again.progress().step, 3);
    assert_eq!(answer(&mut again, "end"), "go on");
    assert_eq!(again.played().hash(), hash);
    again.restart().expect("a new start");
    assert_eq!(again.progress(), &Progress::default());
    // A lesson that was changed since: as far as the moves still lead, and no further.
    let stale = Progress { step: 99, moves: vec!["place palenque".to_owned(), "place uxmal".to_owned()] };
    let mut stale = LessonRun::resume(game, lesson, &stale).expect("a lesson");
    assert_eq!(stale.progress().step, 2);
    assert_eq!(answer(&mut stale, "place yaxchilan"), "go on");
}

#[test]
fn what_to_point_at_are_legal_moves_with_parts_of_the_board() {
    let mut run = first_of_tzolkin();
    run.pass().expect("read");
    let words = khipu_games::words(khipu_words::Language::English);
    let names = vec!["Ann".to_owned(), "Ben".to_owned()];
    let seat = run.lesson().seat;
    let viewer = khipu_core::Viewer::Seat(seat);
    let wanted: Vec<String> = run.wanted().into_iter().map(str::to_owned).collect();
    let context = khipu_board::RenderContext { words: &words, names: &names, viewer };
    let offers = run.played().moment().offers(seat, &context);
    let places = (0..offers.words.len()).filter(|&place| wanted.contains(&offers.words[place]));
    let parts: Vec<usize> = places.map(|place| offers.moves[place].len()).collect();
    assert!(parts.len() == 1 && parts[0] > 0, "{offers:?}");
}

/// The run of a lesson of Imperial Settlers, with its first text read.
fn settlers(number: usize) -> LessonRun {
    let registry = khipu_games::registry();
    let game = registry.find("settlers").expect("a game").clone();
    let lesson = lessons(&*game).expect("lessons").remove(number - 1);
    let mut run = LessonRun::start(game, Arc::new(lesson)).expect("a lesson");
    run.pass().expect("read");
    run
}

/// What does as well as the first way goes on: another order, another good, another thing that is kept.
#[test]
fn good_moves_in_another_order_or_of_another_kind_go_on() {
    let ways: [(usize, &[&str]); 4] = [
        (5, &["build RZY019", "clear COM058", "exchange food", "exchange food", "deal RZY020", "pass"]),
        (5, &["build RZY019", "clear COM058", "exchange stone", "exchange wood", "deal RZY020", "pass"]),
        (
            7,
            &[
                "activate AZT016",
                "draw faction",
                "keep COM035",
                "keep COM011",
                "activate AZT028",
                "colour grey",
                "activate AZT007",
                "colour grey",
                "pray",
                "use COM035",
                "use COM011",
            ],
        ),
        (
            8,
            &[
                "samurai JAP001",
                "build JAP013 protected",
                "clear COM012",
                "tuck JAP013 COM058",
                "deal JAP016",
                "exchange card common",
                "pass",
            ],
        ),
    ];
    for (number, moves) in ways {
        let mut run = settlers(number);
        for words in moves {
            assert!(run.wanted().contains(words), "lesson {number}: {words} is not offered");
            assert_eq!(answer(&mut run, words), "go on", "lesson {number}: {words}");
        }
        assert!(run.step().is_none(), "lesson {number} is done");
    }
}

/// After one of two things that may be done in either order only the other one is pointed at.
#[test]
fn only_what_can_be_done_is_pointed_at() {
    let mut run = settlers(7);
    for words in ["activate AZT016", "draw common", "keep COM035"] {
        assert_eq!(answer(&mut run, words), "go on");
    }
    assert_eq!(run.wanted(), ["keep COM011"]);
}

/// A good move that a lesson does not go on with is answered in words of its own.
#[test]
fn good_moves_that_come_later_are_answered_in_words() {
    let first_steps: [(usize, &[&str]); 4] = [
        (3, &["deal RZY020", "raze COM008", "raze COM012", "raze COM018", "build RZY001", "build RZY020"]),
        (5, &["exchange wood", "exchange food", "deal RZY019", "deal RZY020", "build RZY020", "pass"]),
        (7, &["activate AZT028", "activate AZT007", "exchange stone"]),
        (8, &["build JAP013", "build JAP013 protected", "deal JAP016", "exchange food", "defend COM012"]),
    ];
    for (number, moves) in first_steps {
        let mut run = settlers(number);
        let before = run.played().hash();
        for words in moves {
            assert_eq!(answer(&mut run, words), "retort", "lesson {number}: {words}");
        }
        assert_eq!(run.played().hash(), before, "lesson {number} stays where it was");
    }
}
