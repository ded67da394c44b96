//! `khipu completions` and `khipu man`: what packages install beside the program.

use std::io::Write as _;
use std::path::PathBuf;

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use crate::arguments::Arguments;
use crate::failure::Failure;

/// Prints completions for a shell.
#[derive(Args, Debug)]
#[command(after_help = "Example: khipu completions bash > ~/.local/share/bash-completion/completions/khipu")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "khipu", &mut script);
        print!("{}", String::from_utf8_lossy(&script));
        Ok(())
    }
}

/// Writes a man page for the program and each of its commands.
#[derive(Args, Debug)]
#[command(after_help = "Example: khipu man ~/.local/share/man/man1")]
pub(crate) struct Man {
    /// The folder; it is made if it is not there
    folder: PathBuf,
}

impl Man {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let failed = |error: std::io::Error| Failure::file("write to", &self.folder, &error);
        std::fs::create_dir_all(&self.folder).map_err(failed)?;
        clap_mangen::generate_to(Arguments::command(), &self.folder).map_err(failed)?;
        std::io::stdout().flush().map_err(failed)
    }
}
