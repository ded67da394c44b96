//! Lines of bounded length, whatever comes in.

use std::io::{self, BufRead, Read as _};

/// The longest request: a position or a record of any game fits many times.
pub(crate) const MOST_BYTES: usize = 16 << 20;

/// One line.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A line of text.
    Text(String),
    /// Longer than we read; the rest of it was skipped.
    TooLong,
    /// Not UTF-8.
    NoText,
}

/// The lines of an input.
pub(super) struct Lines<R> {
    input: R,
    most: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input, most: MOST_BYTES }
    }

    /// The next line; none at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(self.most as u64 + 1).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        if bytes.len() > self.most {
            self.skip_line(bytes.last() == Some(&b'\n'))?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(String::from_utf8(bytes).map_or(Line::NoText, Line::Text)))
    }

    fn skip_line(&mut self, mut ended: bool) -> io::Result<()> {
        while !ended {
            let buffer = self.input.fill_buf()?;
            if buffer.is_empty() {
                break;
            }
            let newline = buffer.iter().position(|&byte| byte == b'\n');
            let count = newline.map_or(buffer.len(), |at| at + 1);
            self.input.consume(count);
            ended = newline.is_some();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_skipped_whole() {
        let mut lines = Lines { input: &b"short\nfar too long a line\n\xff\nlast"[..], most: 8 };
        let mut read = Vec::new();
        while let Some(line) = lines.next().expect("memory is readable") {
            read.push(line);
        }
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(read, [text("short\n"), Line::TooLong, Line::NoText, text("last")]);
    }
}
