//! Moves in words: every move can be said by the buttons of its parts, whoever looks on.

use khipu_board::RenderContext;
use khipu_bots::Bot;
use khipu_core::{Options, Seat, Seed, Viewer};
use khipu_words::Language;

#[test]
fn every_move_has_its_buttons_for_everybody() {
    let registry = khipu_games::registry();
    let names = ["Ann", "Ben"].map(str::to_owned);
    let languages = Language::NAMES.map(|(_, language)| registry.words(language));
    for game in registry.games() {
        let name = game.title().name;
        let mut played = game.start(2, &Options::new(), "moves in words").expect("a game");
        let seed = Seed::from_text("moves in words");
        let mut bots = [0, 1].map(|seat| game.seat(&Bot::Greedy.into(), seed.numbered(seat)));
        let (mut said, mut turn) = (0, 0);
        while let Some(seat) = played.deciders().first() {
            let (moment, words) = (played.moment(), &languages[turn % languages.len()]);
            turn += 1;
            if turn % 5 == 0 {
                let listed = played.moves(seat);
                for listed in listed.iter().step_by(listed.len() / 20 + 1) {
                    let other = Seat::all(2).find(|other| *other != seat).expect("two play");
                    for viewer in [Viewer::Seat(seat), Viewer::Seat(other), Viewer::Spectator] {
                        let context = RenderContext { words, names: &names, viewer };
                        let choices = moment.choices_of(seat, listed, &context);
                        assert!(!choices.is_empty(), "{name}: {listed} for {viewer:?}");
                        assert!(choices.iter().all(|choice| !choice.label.contains('⟨')), "{choices:?}");
                        said += 1;
                    }
                }
            }
            let chosen = bots[seat.index()].choose(played.any(), seat).expect("a move");
            played.play_scenes(seat, &chosen).expect("a legal move");
        }
        assert!(said > 100, "{name}: {said}");
        let context = RenderContext { words: &languages[0], names: &names, viewer: Viewer::Spectator };
        let nothing = played.moment().choices_of(Seat::default(), "no move at all", &context);
        assert!(nothing.is_empty(), "{name}");
    }
}
