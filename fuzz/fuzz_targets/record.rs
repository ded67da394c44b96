//! The target `record` for `cargo fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    khipu_fuzz::targets::record::run::<khipu_tzolkin::Tzolkin>(data);
    khipu_fuzz::targets::record::run::<khipu_tawantinsuyu::Tawantinsuyu>(data);
});
