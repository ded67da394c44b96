//! What fits on the screen: how large it is, long texts page by page, long lines in several.

use std::io::IsTerminal as _;

use khipu_board::seen_width;

/// How large the terminal is. Where there is none, everything fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Screen {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
}

impl Screen {
    /// The screen as it is now; people change the size of their windows.
    pub(crate) fn now() -> Self {
        let size = std::io::stdout().is_terminal().then(terminal_size::terminal_size).flatten();
        match size {
            Some((columns, rows)) => Self { rows: rows.0.into(), columns: columns.0.into() },
            None => Self { rows: usize::MAX, columns: usize::MAX },
        }
    }

    /// Whether a text fits and leaves so many rows free.
    pub(crate) fn holds(self, text: &str, free: usize) -> bool {
        let rows = text.lines().count();
        rows.saturating_add(free) <= self.rows && text.lines().all(|line| seen_width(line) <= self.columns)
    }

    /// A text in pages that fit, each with a row left for a question.
    pub(crate) fn pages(self, text: &str) -> Vec<String> {
        let lines: Vec<&str> = text.lines().collect();
        let page = self.rows.saturating_sub(1).max(1);
        lines.chunks(page.min(lines.len().max(1))).map(|lines| lines.join("\n")).collect()
    }

    /// A line that is cut where the screen ends.
    pub(crate) fn cut(self, line: &str) -> String {
        if line.chars().count() <= self.columns {
            return line.to_owned();
        }
        line.chars().take(self.columns.saturating_sub(1)).chain(['…']).collect()
    }

    /// Headings with lines below them, as narrow as the screen.
    pub(crate) fn told(self, parts: &[(String, Vec<String>)]) -> String {
        let mut text = String::new();
        for (heading, lines) in parts {
            text += &format!("{}\n", self.wrapped(heading, 0));
            for line in lines {
                text += &format!("{}\n", self.wrapped(line, 2));
            }
        }
        text
    }

    /// A text on as many lines as it needs, each behind so many blanks.
    pub(crate) fn wrapped(self, text: &str, margin: usize) -> String {
        let blanks = " ".repeat(margin);
        let (mut lines, mut used) = (blanks.clone(), margin);
        for word in text.split(' ') {
            let width = seen_width(word);
            if used > margin && used + 1 + width > self.columns {
                lines += &format!("\n{blanks}");
                used = margin;
            }
            if used > margin {
                lines.push(' ');
                used += 1;
            }
            lines += word;
            used += width;
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Screen = Screen { rows: 24, columns: 80 };

    #[test]
    fn a_text_fits_by_rows_and_columns() {
        assert!(SMALL.holds(&"x\n".repeat(20), 4));
        assert!(!SMALL.holds(&"x\n".repeat(20), 5));
        assert!(!SMALL.holds(&"x".repeat(81), 0));
        assert!(SMALL.holds(&format!("\x1b[1m{}\x1b[0m", "x".repeat(80)), 0));
        assert!(Screen { rows: usize::MAX, columns: usize::MAX }.holds(&"x\n".repeat(9999), 9));
    }

    #[test]
    fn a_line_is_cut_where_the_screen_ends() {
        assert_eq!(SMALL.cut("short"), "short");
        let cut = SMALL.cut(&"ż".repeat(99));
        assert!(cut.chars().count() == 80 && cut.ends_with('…'), "{cut}");
    }

    #[test]
    fn long_texts_come_in_pages_and_long_lines_break_between_words() {
        let pages = SMALL.pages(&"x\n".repeat(50));
        assert_eq!(pages.iter().map(|page| page.lines().count()).collect::<Vec<_>>(), [23, 23, 4]);
        let told = SMALL.told(&[("Own".to_owned(), vec!["word ".repeat(40).trim().to_owned()])]);
        assert!(told.lines().all(|line| line.len() <= 80) && told.lines().count() == 4, "{told}");
        assert_eq!(told.split_whitespace().count(), 41);
    }
}
