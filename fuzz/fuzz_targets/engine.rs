//! The target `engine` for `cargo fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    khipu_fuzz::targets::engine::run(data);
});
