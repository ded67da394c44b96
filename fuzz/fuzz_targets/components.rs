//! The target `components` for `cargo fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    khipu_fuzz::targets::components::run(data);
});
