//! The `khipu` binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    khipu::run()
}
