//! Every lesson of every game holds what it promises, and a promise that is broken is found.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use khipu_lessons::{Lesson, check, lessons};
use khipu_registry::DynGame;
use khipu_words::Language;

/// Words that people read in a second, slowly, in a language that may not be their first.
const WORDS_A_SECOND: usize = 3;
/// The longest time for the texts of a lesson.
const SECONDS: usize = 90;

fn each(mut see: impl FnMut(&Arc<dyn DynGame>, Lesson)) {
    let registry = khipu_games::registry();
    let mut seen = 0;
    for game in registry.games() {
        let name = game.title().name;
        for lesson in lessons(&**game).unwrap_or_else(|faults| panic!("{name}: {faults:?}")) {
            see(game, lesson);
            seen += 1;
        }
    }
    assert!(seen >= 9, "{seen} lessons");
}

#[test]
fn every_way_through_every_lesson_holds_what_it_promises() {
    let mut flaws = Vec::new();
    each(|game, lesson| {
        let lesson = Arc::new(lesson);
        let checked = check(game, &lesson);
        flaws.extend(checked.flaws.iter().map(|flaw| format!("{} {flaw}", lesson.id)));
        if checked.flaws.is_empty() && checked.ways == 0 {
            flaws.push(format!("{} never ends", lesson.id));
        }
    });
    assert!(flaws.is_empty(), "{flaws:#?}");
}

#[test]
fn every_lesson_is_in_its_folder_and_named_by_its_place() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut ids = BTreeSet::new();
    each(|_, lesson| assert!(ids.insert(lesson.id.clone()), "{} is there twice", lesson.id));
    for game in khipu_games::registry().games() {
        let name = game.title().name;
        let found = lessons(&**game).expect("lessons");
        for (number, lesson) in found.iter().enumerate() {
            assert!(lesson.id.starts_with(&format!("{name}-{}-", number + 1)), "{}", lesson.id);
        }
        let folder = fs::read_dir(root.join(name).join("lessons")).into_iter().flatten();
        let files: BTreeSet<String> =
            folder.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a lesson")).collect();
        let built_in: BTreeSet<String> = game.lessons().iter().map(|&text| text.to_owned()).collect();
        assert!(files == built_in, "{name}: a lesson of the folder is not listed");
    }
}

/// Every text is there in every language, and none of a lesson's texts is left over.
#[test]
fn every_lesson_is_said_in_every_language() {
    let mut wanted = BTreeSet::new();
    each(|_, lesson| wanted.extend(lesson.messages()));
    for (code, language) in Language::NAMES {
        for game in khipu_games::registry().games() {
            let texts = game.locales()[language as usize].iter().flat_map(|text| text.lines());
            let keys = texts.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
            let ids: Vec<String> = lessons(&**game)
                .expect("lessons")
                .iter()
                .map(|lesson| format!("lesson-{}-", lesson.id))
                .collect();
            let own: BTreeSet<String> = keys.filter(|key| key.starts_with("lesson-")).collect();
            let name = game.title().name;
            let missing: Vec<&String> = wanted
                .iter()
                .filter(|key| ids.iter().any(|id| key.starts_with(id)) && !own.contains(*key))
                .collect();
            assert!(missing.is_empty(), "{name} {code}: {missing:?}");
            let left: Vec<&String> = own.difference(&wanted).collect();
            assert!(left.is_empty(), "{name} {code} is said nowhere: {left:?}");
        }
    }
}

#[test]
fn no_lesson_takes_long_to_read_or_shows_ids() {
    let mut faults = Vec::new();
    for (code, language) in Language::NAMES {
        let words = khipu_games::words(language);
        each(|_, lesson| {
            let texts: Vec<String> =
                lesson.steps.iter().map(|step| words.word(&lesson.message(&step.key))).collect();
            let count: usize = texts.iter().map(|text| text.split_whitespace().count()).sum();
            if count > WORDS_A_SECOND * SECONDS {
                faults.push(format!("{code} {} has {count} words", lesson.id));
            }
            for key in lesson.messages() {
                let text = words.word(&key);
                let id = text.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|word| {
                    word.contains('_')
                        || (word.contains(|c: char| c.is_ascii_digit()) && word.contains(char::is_alphabetic))
                });
                if id || text.contains('`') {
                    faults.push(format!("{code} {key}: {text}"));
                }
            }
        });
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
