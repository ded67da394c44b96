//! The target `components` for `cargo fuzz`, of every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| khipu_fuzz::feed("components", data));
