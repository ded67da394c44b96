//! The `khipu` binary.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Drawing boards for many tables on several threads is mostly small texts: this allocator does not make threads wait
/// for each other.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    khipu::run()
}
