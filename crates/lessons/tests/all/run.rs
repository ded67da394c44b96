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
