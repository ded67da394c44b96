//! Standard output that may end before we do: `khipu replay --text game.khipu | head` is no error.
//!
//! The macros take the place of those of the standard library in this crate, which panic when nobody reads any more.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write as _};

/// Writes to standard output. If its reader has gone, there is nothing left to do and nobody to tell.
pub(crate) fn write(text: Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    let written = out.write_fmt(text).and_then(|()| out.flush());
    if written.is_err_and(|error| error.kind() == ErrorKind::BrokenPipe) {
        std::process::exit(0);
    }
}

macro_rules! print {
    ($($text:tt)*) => { $crate::output::write(format_args!($($text)*)) };
}

macro_rules! println {
    () => { $crate::output::write(format_args!("\n")) };
    ($($text:tt)*) => { $crate::output::write(format_args!("{}\n", format_args!($($text)*))) };
}
