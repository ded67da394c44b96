//! Boards in the terminal: every screen of a game has all its words and fits.

use khipu_board::TerminalContext;
use khipu_board::terminal::{WIDTH, seen_width};
use khipu_bots::Dice;
use khipu_core::{Options, Seed, Viewer};
use khipu_words::Language;
use serde_json::Value;

#[test]
fn every_screen_of_a_game_has_all_its_words_and_fits() {
    let (registry, words) = (khipu_games::registry(), khipu_games::words(Language::English));
    for entry in registry.games() {
        let title = entry.title();
        for players in title.min_players..=title.max_players {
            let names: Vec<String> = (1..=players).map(|number| format!("player {number}")).collect();
            let ink = TerminalContext { words: &words, names: &names, colour: false };
            let complete = |text: &str| assert!(!text.contains('⟨'), "{text}");
            let mut dice = Dice::new(Seed::from_text("screens"));
            let mut played = entry.start(players as u64, &Options::new(), "screens").expect("a game");
            for number in 0.. {
                let Some(seat) = played.deciders().first() else { break };
                complete(&played.prompt(Viewer::Seat(seat), &ink));
                let viewers = [Viewer::Seat(seat), Viewer::Spectator];
                for viewer in viewers.into_iter().filter(|_| number % 8 == 0) {
                    let drawn = played.draw(viewer, &ink);
                    complete(&drawn);
                    let wide = drawn.lines().find(|line| seen_width(line) > WIDTH);
                    assert_eq!(wide, None, "{}", title.name);
                }
                let moves = played.moves(seat);
                let told = played.play(seat, &moves[dice.below(moves.len())]).expect("a legal move");
                let sentence = |event: &Value| words.event(title.name, event, &names);
                told.events.iter().for_each(|event| complete(&sentence(event)));
            }
        }
    }
}

/// Russian has no Latin letters of its own, so that a word which is not from its locale files is easily found.
#[test]
fn drawings_speak_every_language() {
    let registry = khipu_games::registry();
    let english = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase());
    for entry in registry.games() {
        let name = entry.title().name;
        for players in [entry.title().min_players, entry.title().max_players] {
            let names: Vec<String> = (1..=players).map(|number| format!("игрок {number}")).collect();
            let mut dice = Dice::new(Seed::from_text("languages"));
            let mut played = entry.start(players as u64, &Options::new(), "languages").expect("a game");
            for number in 0.. {
                let Some(seat) = played.deciders().first() else { break };
                for (code, language) in Language::NAMES.into_iter().filter(|_| number % 24 == 0) {
                    let words = khipu_games::words(language);
                    let ink = TerminalContext { words: &words, names: &names, colour: false };
                    let drawn = played.draw(Viewer::Seat(seat), &ink);
                    assert!(!drawn.contains('⟨'), "{code}: {drawn}");
                    let wide = drawn.lines().find(|line| seen_width(line) > WIDTH);
                    assert_eq!(wide, None, "{code}: {name}");
                    let mut written = drawn.split(|c: char| !c.is_alphanumeric());
                    assert_eq!(written.find(english).filter(|_| code == "ru"), None, "{drawn}");
                }
                let moves = played.moves(seat);
                played.play(seat, &moves[dice.below(moves.len())]).expect("a legal move");
            }
        }
    }
}
