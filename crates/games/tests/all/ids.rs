//! People read names, never bare ids: played games are told in every language, and every word is looked at.

use std::collections::BTreeSet;

use khipu_board::RenderContext;
use khipu_bots::Bot;
use khipu_core::{Options, Refused, Seed, Viewer};
use khipu_registry::DynGame;
use khipu_words::{Language, Words};

/// How many moves that cannot be played are asked about at a time.
const ASKED: usize = 6;

/// The ids in a sentence that nothing explains: a word of letters and digits or with an underscore, as the data has them,
/// that is not followed by what the thing is in brackets. Buildings and weavings have a printed number and keep it so.
fn bare_ids(sentence: &str) -> Vec<&str> {
    let of_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let mut found = Vec::new();
    let mut rest = sentence;
    while let Some(start) = rest.find(of_word) {
        let word = &rest[start..];
        let end = word.find(|c| !of_word(c)).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        let letter = word.contains(|c: char| c.is_ascii_alphabetic());
        let marked = word.contains('_') || word.contains(|c: char| c.is_ascii_digit());
        if letter && marked && !after.starts_with(" (") {
            found.push(word);
        }
        rest = after;
    }
    found
}

/// What is said of a game while it is played.
struct Listener<'a> {
    game: &'a dyn DynGame,
    languages: Vec<(&'static str, Words)>,
    names: Vec<String>,
    faults: BTreeSet<String>,
    said: usize,
}

impl Listener<'_> {
    fn hear(&mut self, what: &str, say: impl Fn(&Words, &[String]) -> Vec<String>) {
        for (code, words) in &self.languages {
            for sentence in say(words, &self.names) {
                self.said += 1;
                if !bare_ids(&sentence).is_empty() || sentence.contains('⟨') {
                    self.faults.insert(format!("{code} {what}: {sentence}"));
                }
            }
        }
    }

    fn play(&mut self, players: usize, bot: Bot, number: u64) {
        let game = self.game;
        let seed = Seed::from_text("ids").numbered(number);
        let mut played =
            game.start(players as u64, &Options::new(), &format!("ids/{number}")).expect("a game");
        let mut bots: Vec<_> =
            (0..players as u64).map(|seat| game.seat(&bot.into(), seed.numbered(seat))).collect();
        // Moves of before: most are impossible now, each for a reason of its own.
        let mut before: Vec<String> = Vec::new();
        let mut turn = 0;
        while let Some(seat) = played.deciders().first() {
            let moment = played.moment();
            for listed in played.moves(seat) {
                if before.len() < 4000 && !before.contains(&listed) {
                    before.push(listed);
                }
            }
            turn += 1;
            for at in 0..ASKED {
                let words = &before[(turn * 31 + at * 97) % before.len()];
                if let Err(refused @ Refused::Rule { .. }) = played.why(seat, words) {
                    self.hear("refusal", |words, names| vec![game.refuse(&refused, words, names)]);
                }
            }
            if turn % 5 == 0 {
                self.hear("question", |words, names| {
                    let context = RenderContext { words, names, viewer: Viewer::Seat(seat) };
                    let choices = moment.offers(seat, &context).choices;
                    let mut said: Vec<String> = choices.into_iter().map(|(_, choice)| choice.label).collect();
                    said.push(moment.asks(&context));
                    said
                });
            }
            let chosen = bots[seat.index()].choose(played.any(), seat).expect("a move");
            // Who sees most is told most; spectators see what everybody does.
            let viewers = [Viewer::Seat(seat), Viewer::Spectator];
            for scene in played.play_scenes(seat, &chosen).expect("a legal move").scenes {
                let Some(event) = scene.event else { continue };
                self.hear("event", |words, names| {
                    let heard = event.tell(&viewers, words, names).into_iter().flatten();
                    heard.map(|heard| heard.say.clone()).collect()
                });
            }
        }
    }
}

#[test]
fn ids_never_stand_alone_in_a_sentence() {
    assert_eq!(bare_ids("Ann takes GC08, W27 (red) and the_end; A1-1."), ["GC08", "the_end", "A1-1"]);
    let registry = khipu_games::registry();
    let mut faults = BTreeSet::new();
    for game in registry.games() {
        let title = game.title();
        let languages = Language::NAMES.map(|(code, language)| (code, registry.words(language))).into();
        let names = ["Ann", "Ben", "Cyd", "Dan", "Eva"].map(str::to_owned).to_vec();
        let mut listener = Listener { game: &**game, languages, names, faults: BTreeSet::new(), said: 0 };
        for players in title.min_players..=title.max_players {
            let bot = if players % 2 == 0 { Bot::Greedy } else { Bot::Random };
            listener.play(players, bot, players as u64);
        }
        assert!(listener.said > 2_000, "{}: {}", title.name, listener.said);
        faults.extend(listener.faults.into_iter().map(|fault| format!("{}: {fault}", title.name)));
    }
    let shown: Vec<&String> = faults.iter().take(60).collect();
    assert!(faults.is_empty(), "{} of them: {shown:#?}", faults.len());
}
