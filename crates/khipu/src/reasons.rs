//! Why a turn is the best, in sentences for the terminal.

use fluent_bundle::FluentArgs;
use khipu_bots::Uncertain;
use khipu_study::{Advice, Reason};
use khipu_words::Words;

/// Differences below this are shown as nought points.
const NOUGHT: f32 = 0.05;

/// What makes the best turn better, or that nothing does: sentences, and below some of them a line for each term, which
/// `strong` may emphasise the number of.
pub(crate) fn told(
    advice: &Advice,
    game: &str,
    words: &Words,
    strong: impl Fn(&str) -> String,
) -> Vec<String> {
    let say = |key: &str, moves: &[String], ahead: Uncertain| {
        let number = |value: f32| words.number(format!("{value:.1}"));
        let mut args = FluentArgs::new();
        args.set("move", moves.first().cloned().unwrap_or_default());
        args.set("moves", moves.join(", "));
        args.set("points", number(ahead.mean));
        args.set("error", number(ahead.error));
        words.say(key, &args)
    };
    // Results count for more than points: the better chances to win may lie in as many points, or in fewer.
    let better = |moves: &[String], ahead: Uncertain| {
        say(if ahead.mean >= NOUGHT { "play-hint-ahead" } else { "play-hint-chances" }, moves, ahead)
    };
    let terms = |reasons: &[Reason], follows: bool| terms(reasons, follows, game, words, &strong);
    if advice.instead.is_empty() {
        return vec![say("play-hint-only", &advice.turn, advice.ahead)];
    }
    if !advice.about_equal {
        let head = better(&advice.instead, advice.ahead);
        return std::iter::once(head).chain(terms(&advice.reasons, advice.by_what_follows)).collect();
    }
    let mut told = vec![say("play-hint-equal", &advice.instead, advice.ahead)];
    match &advice.worse {
        Some(worse) => {
            told.push(better(&worse.turn, worse.ahead));
            told.extend(terms(&worse.reasons, worse.by_what_follows));
        }
        None => told.push(words.word("play-hint-all-equal")),
    }
    told
}

/// What makes a turn better, a line for each term.
pub(crate) fn terms(
    reasons: &[Reason],
    by_what_follows: bool,
    game: &str,
    words: &Words,
    strong: impl Fn(&str) -> String,
) -> Vec<String> {
    let term = |reason: &Reason| {
        let points = strong(&words.number(format!("{:+.1}", reason.points)));
        format!("{points}  {}", words.word(&format!("{game}-term-{}", reason.term)))
    };
    let follows = by_what_follows.then(|| words.word("play-hint-follows"));
    reasons.iter().map(term).chain(follows).collect()
}

#[cfg(test)]
mod tests {
    use khipu_study::Worse;
    use khipu_words::Language;

    use super::*;

    fn advice() -> Advice {
        Advice {
            turn: vec!["place tikal".to_owned(), "end".to_owned()],
            instead: vec!["place uxmal".to_owned()],
            ahead: Uncertain { mean: 1.25, error: 0.1 },
            about_equal: false,
            reasons: vec![Reason { term: "corn".into(), points: 1.0 }],
            by_what_follows: false,
            worse: None,
        }
    }

    fn said(advice: &Advice, language: Language) -> String {
        told(advice, "tzolkin", &khipu_games::words(language), str::to_owned).join("|")
    }

    #[test]
    fn there_is_always_a_reason_in_every_language() {
        let equal = Advice {
            about_equal: true,
            reasons: Vec::new(),
            ahead: Uncertain { mean: -0.2, error: 0.3 },
            ..advice()
        };
        let worse = Worse {
            turn: vec!["end".to_owned()],
            ahead: Uncertain { mean: -0.1, error: 0.1 },
            reasons: Vec::new(),
            by_what_follows: true,
        };
        for (code, language) in Language::NAMES {
            let words = khipu_games::words(language);
            let all = said(&equal, language);
            assert!(all.contains(&words.word("play-hint-all-equal")), "{code}: {all}");
            let some = said(&Advice { worse: Some(worse.clone()), ..equal.clone() }, language);
            assert!(
                some.contains(&words.word("play-hint-follows")) && some.contains("end"),
                "{code}: {some}"
            );
            assert!(!some.contains("-0"), "fewer points are not called better: {some}");
            let only = said(&Advice { instead: Vec::new(), ..advice() }, language);
            assert!(only.contains("place tikal") && !only.contains('⟨'), "{code}: {only}");
            assert!(said(&advice(), language).contains(&words.word("tzolkin-term-corn")), "{code}");
        }
    }
}
