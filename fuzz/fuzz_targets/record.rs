//! The target `record` for `cargo fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    khipu_fuzz::targets::record::run(data);
});
