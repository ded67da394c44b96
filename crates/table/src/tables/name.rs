//! Names that can be shown.

/// The most characters of a name.
const MOST: usize = 32;
/// The most marks on one letter: Vietnamese has two, Hebrew with points and accents three.
const MARKS: usize = 3;

/// A name that can be shown: 1 to 32 visible characters, trimmed.
pub(crate) fn visible(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = (1..=MOST).contains(&name.chars().count());
    (fits && name.chars().all(|c| c == ' ' || is_seen(c)) && !is_stacked(name)).then(|| name.to_owned())
}

/// A message without what turns text around or takes no room.
pub(crate) fn cleaned(text: &str) -> String {
    let mut marks = 0;
    let fits = |c: &char| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        (*c == ' ' || is_seen(*c)) && marks <= MARKS
    };
    text.trim().chars().filter(fits).collect()
}

/// Whether a character shows something where it stands.
fn is_seen(c: char) -> bool {
    let unseen = c.is_control()
        || c.is_whitespace()
        || matches!(c,
            // Blanks that count as letters or signs.
            '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            // Direction, joining, and other orders to whoever draws the text.
            | '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{205f}'..='\u{206f}'
            | '\u{feff}' | '\u{fff0}'..='\u{fffd}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
            // Whatever somebody privately agreed on.
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..);
    !unseen
}

/// Marks that are drawn over or under the letter before them.
pub(super) fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6ed}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether marks pile up, or have no letter to stand on.
fn is_stacked(name: &str) -> bool {
    let mut marks = MARKS;
    name.chars().any(|c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks > MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_pass() {
        for name in [
            "Ann",
            "Zoë",
            "Łukasz",
            "Наталья",
            "Nguyễn Thị",
            "רבקה",
            "علي",
            "美咲",
            "O’Neill",
            "🦙",
            "e\u{301}",
        ] {
            assert_eq!(visible(&format!(" {name} ")).as_deref(), Some(name));
        }
        assert_eq!(visible(&"a".repeat(32)).map(|name| name.len()), Some(32));
    }

    #[test]
    fn names_that_hide_something_do_not() {
        let tower = format!("A{}", "\u{30d}".repeat(20));
        let long = "a".repeat(33);
        for name in [
            "",
            " ",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{ffa0}",
            "\u{a0}",
            "A\u{202e}nn",
            "A\u{2066}nn",
            "A\u{200f}",
            "A\u{61c}",
            "A\u{200b}",
            "A\nB",
            "\u{301}",
            "\u{e000}",
            "A\u{e0041}",
            &tower,
            &long,
        ] {
            assert_eq!(visible(name), None, "{name:?}");
        }
    }

    #[test]
    fn messages_lose_what_turns_them_around() {
        assert_eq!(cleaned(" a\u{202e}b\u{200b} c\n"), "ab c");
        assert_eq!(cleaned(&format!("a{}b", "\u{30d}".repeat(20))), format!("a{}b", "\u{30d}".repeat(3)));
    }
}
