//! `khipu engine`: JSON lines for other programs. The protocol is described in `docs/protocol.md`.

mod ahead;
mod lines;
mod open;
mod request;
pub mod schema;
mod session;

use std::io::{BufWriter, Write as _};

use clap::Args;
use khipu_registry::Registry;

use crate::arguments::Pack;
use crate::failure::Failure;
use crate::games;

pub use session::Session;

/// One request a line on standard input, one answer a line on standard output.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  echo '{\"id\":1,\"cmd\":\"new\",\"game\":\"tzolkin\",\"players\":2,\"seed\":\"42\"}' | khipu engine")]
pub(crate) struct Arguments {
    #[command(flatten)]
    pack: Pack,
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let mut session = Session::new(games::with_pack(registry, arguments.pack.components.as_deref())?);
    let mut input = lines::Lines::new(std::io::stdin().lock());
    let mut output = BufWriter::new(std::io::stdout().lock());
    let failed = |error: std::io::Error| Failure::new(format!("the other side has gone: {error}"));
    while let Some(line) = input.next().map_err(failed)? {
        let answer = match line {
            lines::Line::Text(text) if text.trim().is_empty() => continue,
            lines::Line::Text(text) => session.answer(&text),
            lines::Line::TooLong => Session::too_long(),
            lines::Line::NoText => Session::no_text(),
        };
        writeln!(output, "{answer}").and_then(|()| output.flush()).map_err(failed)?;
        if session.is_done() {
            break;
        }
    }
    Ok(())
}
