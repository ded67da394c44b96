//! The target `position` for `cargo fuzz`, of every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| khipu_fuzz::feed("position", data));
