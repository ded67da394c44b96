//! A message to the tabs, made once for all of them: plain, or packed if it is long.

use std::cell::RefCell;
use std::sync::OnceLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compress, Compression, FlushCompress, Status};
use serde::Serialize;

use super::deflate::Packer;

/// Shorter messages are not worth the packing.
const LONG: usize = 2048;
/// Longer ones are worth more effort: they are rare.
const VERY_LONG: usize = 16 << 10;

/// A message. Packing message by message costs no memory between them, as a packed stream would for every tab.
pub(crate) struct Message {
    /// The version of the table that it brings tabs to.
    pub(crate) version: u64,
    plain: String,
    packed: OnceLock<Option<String>>,
}

impl Message {
    pub(crate) fn new(version: u64, content: &impl Serialize) -> Self {
        // Our messages are plain structs of texts and numbers: they always have a JSON form.
        Self { version, plain: serde_json::to_string(content).unwrap_or_default(), packed: OnceLock::new() }
    }

    /// The text for a tab: JSON, or deflated JSON in base 64 for one that can unpack it.
    pub(crate) fn text(&self, packed: bool) -> &str {
        if !packed || self.plain.len() < LONG {
            return &self.plain;
        }
        self.packed.get_or_init(|| pack(&self.plain)).as_deref().unwrap_or(&self.plain)
    }
}

thread_local! {
    static QUICK: RefCell<Packer> = RefCell::default();
    /// It has tables of some hundred kilobytes: making one costs more than packing a message.
    static THOROUGH: RefCell<Compress> = RefCell::new(Compress::new(Compression::default(), false));
}

fn pack(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    if bytes.len() < VERY_LONG {
        return Some(STANDARD.encode(QUICK.with_borrow_mut(|packer| packer.pack(bytes))));
    }
    let mut packed = Vec::with_capacity(bytes.len() / 3 + 64);
    THOROUGH.with_borrow_mut(|packer| {
        packer.reset();
        loop {
            let left = bytes.get(packer.total_in() as usize..)?;
            match packer.compress_vec(left, &mut packed, FlushCompress::Finish).ok()? {
                Status::StreamEnd => return Some(()),
                Status::Ok | Status::BufError => packed.reserve(packed.capacity()),
            }
        }
    })?;
    Some(STANDARD.encode(packed))
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;

    #[test]
    fn a_long_message_is_packed_and_can_be_unpacked() {
        let content = vec!["<g class=\"worker\"/>"; 400];
        let message = Message::new(1, &content);
        let packed = message.text(true);
        assert!(packed.len() * 5 < message.text(false).len(), "{}", packed.len());
        let mut plain = String::new();
        DeflateDecoder::new(&*STANDARD.decode(packed).expect("base 64"))
            .read_to_string(&mut plain)
            .expect("text");
        assert_eq!(plain, message.text(false));
    }

    #[test]
    fn a_short_message_stays_as_it_is() {
        assert_eq!(Message::new(1, &["short"]).text(true), r#"["short"]"#);
    }
}
