//! What those who play are called on the screen.

use fluent_bundle::FluentArgs;
use khipu_bots::Bot;
use khipu_words::Words;

use crate::policy::Holder;

/// The longest name that is shown.
const LONGEST: usize = 20;

/// The names of seats for a record: who holds them, in words that are read again when the game goes on.
pub(crate) fn for_record(holders: &[Holder]) -> Vec<String> {
    holders.iter().enumerate().map(|(seat, holder)| format!("{} {}", holder.kind(), seat + 1)).collect()
}

/// Names to be shown, in the language of the screen: those that people have given themselves, and for all others what
/// they are, with a number where several are the same.
pub(crate) fn to_show(named: &[String], players: usize, words: &Words) -> Vec<String> {
    let called: Vec<Called> = (0..players).map(|seat| called(named.get(seat), seat, words)).collect();
    let alike = |one: &Called, among: &[Called]| among.iter().filter(|other| *other == one).count();
    let name = |(seat, one): (usize, &Called)| match one {
        Called::Own(name) => name.clone(),
        Called::Kind { word, detail } => match alike(one, &called) {
            1 => format!("{word}{detail}"),
            _ => format!("{word} {}{detail}", alike(one, &called[..=seat])),
        },
    };
    called.iter().enumerate().map(name).collect()
}

/// How somebody is called.
#[derive(PartialEq, Eq)]
enum Called {
    /// By a name of their own.
    Own(String),
    /// By what they are: a word, and in brackets how well they play.
    Kind { word: String, detail: String },
}

/// What the name of a seat in a record says. Seats without a name are those of people.
fn called(name: Option<&String>, seat: usize, words: &Words) -> Called {
    let name: String =
        name.into_iter().flat_map(|name| name.chars()).filter(|c| !c.is_control()).take(LONGEST).collect();
    let kind = match name.rsplit_once(' ') {
        _ if name.is_empty() => "human",
        Some((kind, number)) if number == (seat + 1).to_string() => kind,
        _ => return Called::Own(name),
    };
    let detail = match kind {
        "human" | "program" | "net" => None,
        kind => match kind.parse() {
            Ok(bot) => Some(strength(bot, words)),
            Err(_) => return Called::Own(name),
        },
    };
    let word = words.word(&format!("play-name-{}", if detail.is_some() { "bot" } else { kind }));
    Called::Kind { word, detail: detail.map_or_else(String::new, |detail| format!(" ({detail})")) }
}

/// How well a bot plays, in a word or two.
fn strength(bot: Bot, words: &Words) -> String {
    match bot {
        Bot::Random => words.word("play-name-random"),
        Bot::Greedy => words.word("play-name-greedy"),
        Bot::Search(_) => words.word("play-name-search"),
        Bot::Level(level) => {
            let mut args = FluentArgs::new();
            args.set("level", level.number());
            words.say("who-level", &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use khipu_words::Language;

    use super::*;

    fn shown(named: &[&str], players: usize, language: Language) -> Vec<String> {
        let named: Vec<String> = named.iter().map(|&name| name.to_owned()).collect();
        to_show(&named, players, &khipu_games::words(language))
    }

    #[test]
    fn players_are_called_by_what_they_are_and_numbered_only_if_several_are_alike() {
        let english = |named: &[&str]| shown(named, named.len(), Language::English);
        assert_eq!(english(&["human 1", "level1 2"]), ["Player", "Bot (level 1)"]);
        assert_eq!(english(&["human 1", "human 2"]), ["Player 1", "Player 2"]);
        assert_eq!(
            english(&["level1 1", "human 2", "level1 3", "level3 4"]),
            ["Bot 1 (level 1)", "Player", "Bot 2 (level 1)", "Bot (level 3)"]
        );
        assert_eq!(
            english(&["greedy 1", "random 2", "program 3", "net 4"]).join(", "),
            "Bot (greedy), Bot (random), Program, Net"
        );
        assert_eq!(shown(&["search:500 1"], 2, Language::English), ["Bot (search)", "Player"]);
        assert_eq!(shown(&["human 1", "level2 2"], 2, Language::Polish), ["Gracz", "Bot (poziom 2)"]);
        assert_eq!(shown(&["human 1", "level2 2"], 2, Language::Russian), ["Игрок", "Бот (уровень 2)"]);
        assert_eq!(shown(&["human 1", "level2 2"], 2, Language::French), ["Joueur", "Bot (niveau 2)"]);
    }

    #[test]
    fn whoever_has_a_name_keeps_it() {
        let named = ["Ann", "human 1", "level9 3", "\u{1b}[2JBen"];
        assert_eq!(shown(&named, 4, Language::English), ["Ann", "human 1", "level9 3", "[2JBen"]);
        let long = "x".repeat(99);
        assert_eq!(shown(&[&long], 1, Language::English)[0].len(), LONGEST);
    }
}
