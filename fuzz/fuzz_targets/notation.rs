//! The target `notation` for `cargo fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    khipu_fuzz::targets::notation::run::<khipu_tzolkin::Tzolkin>(data);
    khipu_fuzz::targets::notation::run::<khipu_tawantinsuyu::Tawantinsuyu>(data);
});
