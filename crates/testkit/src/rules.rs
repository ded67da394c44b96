//! Every rule number is cited by a test.

use std::collections::BTreeSet;

/// The rule numbers with a prefix (`TZ`) in a text.
///
/// ```
/// use khipu_testkit::rules::numbers;
///
/// assert_eq!(numbers("see TZ-4.3 and TZ-12.1.", "TZ"), [(4, 3), (12, 1)].into());
/// ```
#[must_use]
pub fn numbers(text: &str, prefix: &str) -> BTreeSet<(u32, u32)> {
    let mark = format!("{prefix}-");
    text.match_indices(&mark)
        .filter_map(|(at, _)| {
            let rest = &text[at + mark.len()..];
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
            let (chapter, rule) = rest[..end].trim_end_matches('.').split_once('.')?;
            Some((chapter.parse().ok()?, rule.parse().ok()?))
        })
        .collect()
}

/// The rule numbers that the page defines (lines that begin with `- TZ-…`).
#[must_use]
pub fn defined(page: &str, prefix: &str) -> BTreeSet<(u32, u32)> {
    let mark = format!("- {prefix}-");
    page.lines()
        .filter(|line| line.starts_with(&mark))
        .flat_map(|line| {
            let head: String = line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
            numbers(&head, prefix)
        })
        .collect()
}

/// The rule numbers that tests cite in the comments above them: lines that begin with `///`.
#[must_use]
pub fn cited(tests: &str, prefix: &str) -> BTreeSet<(u32, u32)> {
    tests
        .lines()
        .filter(|line| line.trim_start().starts_with("///"))
        .flat_map(|line| numbers(line, prefix))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_where_they_count() {
        let page =
            "- TZ-1.1 A rule that mentions TZ-9.9.\n- TZ-1.2 Another.\n  TZ-3.3 is not defined here.\n";
        assert_eq!(defined(page, "TZ"), [(1, 1), (1, 2)].into());
        let tests = "/// TZ-1.1: something\n#[test]\nfn a() { /* TZ-1.2 */ }\n";
        assert_eq!(cited(tests, "TZ"), [(1, 1)].into());
    }
}
