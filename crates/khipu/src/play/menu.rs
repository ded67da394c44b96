//! Legal moves by steps: a list too long for the screen is shown by its next words (which worker, which space, which card).

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// A whole move.
    Move(String),
    /// The first words of several moves, and how many there are.
    Step(String, usize),
}

/// Whether a move begins with these words, each of which may be shortened.
pub(super) fn begins(words: &str, beginning: &str) -> bool {
    let mut rest = words.split_whitespace();
    beginning.split_whitespace().all(|word| rest.next().is_some_and(|full| shortens(word, full)))
}

/// Whether a word is the beginning of another, whatever their case.
pub(super) fn shortens(word: &str, full: &str) -> bool {
    full.to_lowercase().starts_with(&word.to_lowercase())
}

/// The moves that begin so, as at most so many lines if their steps allow.
pub(super) fn items(moves: &[String], beginning: &str, most: usize) -> Vec<Item> {
    let fitting: Vec<&String> = moves.iter().filter(|words| begins(words, beginning)).collect();
    if fitting.len() <= most {
        return fitting.into_iter().cloned().map(Item::Move).collect();
    }
    let longest = fitting.iter().map(|words| words.split_whitespace().count()).max().unwrap_or_default();
    let given = beginning.split_whitespace().count();
    let mut best = by_step(&fitting, given + 1);
    for length in given + 2..longest {
        let next = by_step(&fitting, length);
        if next.len() > most {
            break;
        }
        best = next;
    }
    best
}

/// Moves with the same first words together, in the order of the list.
fn by_step(moves: &[&String], length: usize) -> Vec<Item> {
    let mut steps: Vec<(String, Vec<&String>)> = Vec::new();
    for words in moves {
        let step = words.split_whitespace().take(length).collect::<Vec<_>>().join(" ");
        match steps.iter_mut().find(|(known, _)| *known == step) {
            Some((_, same)) => same.push(words),
            None => steps.push((step, vec![words])),
        }
    }
    let item = |(step, same): (String, Vec<&String>)| match &same[..] {
        [only] => Item::Move((*only).clone()),
        _ => Item::Step(step, same.len()),
    };
    steps.into_iter().map(item).collect()
}

/// The moves that were meant by a line with names of cards or tiles in place of their ids; `call` knows the names.
pub(super) fn meant<'m>(
    moves: &'m [String],
    line: &str,
    call: &dyn Fn(&str) -> Option<String>,
) -> Vec<&'m String> {
    let typed = plain_words(line);
    let fits = |words: &&String| {
        let words: Vec<(String, Vec<String>)> = words
            .split_whitespace()
            .map(|word| {
                let mut name = call(word).map_or_else(Vec::new, |name| plain_words(&name));
                let word = word.to_lowercase();
                // Some names begin with the id, which nobody has to say.
                name.retain(|part| *part != word);
                (word, name)
            })
            .collect();
        matches(&typed, &words)
    };
    if typed.is_empty() { Vec::new() } else { moves.iter().filter(fits).collect() }
}

/// A line whose last words are the name of a thing, with its id in their place: also moves that are not possible have names.
pub(super) fn with_id(line: &str, names: &[(String, String)]) -> Option<String> {
    let typed = plain_words(line);
    (1..typed.len()).find_map(|at| {
        let (before, name) = typed.split_at(at);
        let named = |full: &str| {
            let full = plain_words(full);
            name.len() <= full.len() && name.iter().zip(&full).all(|(typed, full)| shortens(typed, full))
        };
        let (id, _) = names.iter().find(|(_, full)| named(full))?;
        Some(format!("{} {id}", before.join(" ")))
    })
}

/// Whether typed words are these, of which those with a name may be said by the first words of their names.
fn matches(typed: &[String], words: &[(String, Vec<String>)]) -> bool {
    let Some(((word, name), rest)) = words.split_first() else { return typed.is_empty() };
    let Some((first, others)) = typed.split_first() else { return false };
    if shortens(first, word) && (name.is_empty() || first == word) && matches(others, rest) {
        return true;
    }
    (1..=name.len().min(typed.len())).any(|count| {
        let same = typed[..count].iter().zip(name).all(|(typed, full)| shortens(typed, full));
        same && matches(&typed[count..], rest)
    })
}

/// The words of a text in small letters, without signs.
fn plain_words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || "-_'’".contains(c)));
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(list: &[&str]) -> Vec<String> {
        list.iter().map(|&words| words.to_owned()).collect()
    }

    fn placements() -> Vec<String> {
        let mut list = Vec::new();
        for worker in ["courier", "priest"] {
            for space in ["T1a", "T1b", "T2a"] {
                for card in ["GC01", "GC02", "gold"] {
                    list.push(format!("place {worker} {space} with {card}"));
                }
            }
        }
        list.push("pray".to_owned());
        list
    }

    #[test]
    fn a_short_list_is_shown_as_it_is() {
        let list = moves(&["pray", "train"]);
        assert_eq!(items(&list, "", 20), [Item::Move("pray".into()), Item::Move("train".into())]);
        assert_eq!(items(&list, "tr", 20), [Item::Move("train".into())]);
        assert_eq!(items(&list, "walk", 20), []);
    }

    #[test]
    fn a_long_list_is_shown_by_as_many_words_as_fit() {
        let list = placements();
        let step = |words: &str, n| Item::Step(words.to_owned(), n);
        let pray = Item::Move("pray".to_owned());
        assert_eq!(items(&list, "", 2), [step("place", 18), pray.clone()]);
        assert_eq!(items(&list, "", 5), [step("place courier", 9), step("place priest", 9), pray]);
        assert_eq!(items(&list, "", 10).len(), 7);
        let spaces = items(&list, "place cour", 4);
        assert_eq!(spaces[0], step("place courier T1a with", 3));
        assert_eq!(spaces.len(), 3);
        assert_eq!(items(&list, "place courier T1a", 4).len(), 3);
        assert_eq!(items(&list, "", 19).len(), 19);
    }

    #[test]
    fn cards_may_be_called_by_their_names() {
        let list =
            moves(&["build COM048", "build COM012", "build RZY001", "deal RZY001", "build A1-7", "pass"]);
        let call = |id: &str| match id {
            "COM048" | "COM012" => Some("Castle".to_owned()),
            "RZY001" => Some("“Temple of Ra” (1 gold)".to_owned()),
            "A1-7" => Some("A1-7 (tomb: 1 step)".to_owned()),
            _ => None,
        };
        let meant = |line: &str| meant(&list, line, &call);
        assert_eq!(meant("build temple of ra"), ["build RZY001"]);
        assert_eq!(meant("DEAL temple"), ["deal RZY001"]);
        assert_eq!(meant("build castle"), ["build COM048", "build COM012"]);
        assert_eq!(meant("build com012"), ["build COM012"]);
        assert_eq!(meant("build tomb"), ["build A1-7"]);
        assert_eq!(meant("build palace"), Vec::<&String>::new());
        let names = [("RZY001".to_owned(), "“Temple of Ra” (1 gold)".to_owned())];
        assert_eq!(with_id("raze temple of ra", &names).as_deref(), Some("raze RZY001"));
        assert_eq!(with_id("raze palace", &names), None);
        assert_eq!(meant(""), Vec::<&String>::new());
    }
}
