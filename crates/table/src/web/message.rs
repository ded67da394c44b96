//! A message to the tabs, made once for all of them: plain, or packed if it is long.

use std::cell::RefCell;
use std::sync::{Arc, OnceLock};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compress, Compression, FlushCompress, Status};

use super::deflate::{LAST, Packer};

/// Shorter messages are not worth the packing.
const LONG: usize = 2048;
/// Longer ones are worth more effort: they are rare, and phones wait for them.
const VERY_LONG: usize = 40 << 10;
/// Shorter texts are not worth being packed by themselves.
const SHORT: usize = 256;

/// A text that several messages hold: packed once for all of them. Texts are bytes here, as they are sent: nobody has to
/// look whether they are text.
pub(crate) struct SharedText {
    plain: Vec<u8>,
    /// In base 64.
    packed: OnceLock<Vec<u8>>,
}

impl SharedText {
    pub(crate) const fn new(plain: Vec<u8>) -> Self {
        Self { plain, packed: OnceLock::new() }
    }

    pub(crate) fn plain(&self) -> &[u8] {
        &self.plain
    }

    fn packed(&self) -> &[u8] {
        self.packed.get_or_init(|| {
            let mut coded = Vec::new();
            pack(&self.plain, &mut coded);
            coded
        })
    }
}

/// A part of a message.
enum Part {
    Own(Vec<u8>),
    Shared(Arc<SharedText>),
}

impl Part {
    fn plain(&self) -> &[u8] {
        match self {
            Self::Own(text) => text,
            Self::Shared(text) => &text.plain,
        }
    }
}

/// A message in the making.
#[derive(Default)]
pub(crate) struct MessageText {
    parts: Vec<Part>,
    /// What follows them.
    pub(crate) own: Vec<u8>,
}

impl MessageText {
    /// Adds a text of its own.
    pub(crate) fn add(&mut self, text: &str) {
        self.own.extend_from_slice(text.as_bytes());
    }

    /// Adds a text that other messages hold too.
    pub(crate) fn share(&mut self, text: &Arc<SharedText>) {
        if text.plain.len() < SHORT {
            self.own.extend_from_slice(&text.plain);
            return;
        }
        self.parts.push(Part::Own(std::mem::take(&mut self.own)));
        self.parts.push(Part::Shared(text.clone()));
    }

    /// The text alone, for several messages to hold.
    pub(crate) fn into_shared(self) -> SharedText {
        let mut plain = plain(&self.parts);
        plain.extend(self.own);
        SharedText::new(plain)
    }

    /// The message, which brings tabs to a version.
    pub(crate) fn finish(mut self, version: u64) -> Message {
        self.parts.push(Part::Own(self.own));
        Message { version, parts: self.parts, plain: OnceLock::new(), packed: OnceLock::new() }
    }
}

/// A message. Packing message by message costs no memory between them, as a packed stream would for every tab.
pub(crate) struct Message {
    /// The version of the table that it brings tabs to.
    pub(crate) version: u64,
    parts: Vec<Part>,
    plain: OnceLock<Vec<u8>>,
    packed: OnceLock<Vec<u8>>,
}

impl Message {
    /// What is sent to a tab: JSON, or deflated JSON in base 64 for one that can unpack it.
    pub(crate) fn data(&self, packed: bool) -> &[u8] {
        let length: usize = self.parts.iter().map(|part| part.plain().len()).sum();
        if !packed || length < LONG {
            return self.plain.get_or_init(|| plain(&self.parts));
        }
        self.packed.get_or_init(|| if length < VERY_LONG { self.pack_quickly() } else { self.pack_well() })
    }

    fn pack_quickly(&self) -> Vec<u8> {
        let mut coded = Vec::with_capacity(8 << 10);
        for part in &self.parts {
            match part {
                Part::Own(text) => pack(text, &mut coded),
                Part::Shared(text) => coded.extend_from_slice(text.packed()),
            }
        }
        base_64(&LAST, &mut coded);
        coded
    }

    fn pack_well(&self) -> Vec<u8> {
        let packed = thorough(&plain(&self.parts));
        packed.map_or_else(
            || self.pack_quickly(),
            |packed| {
                let mut coded = Vec::new();
                base_64(&packed, &mut coded);
                coded
            },
        )
    }
}

/// The text of some parts.
fn plain(parts: &[Part]) -> Vec<u8> {
    let mut text = Vec::with_capacity(parts.iter().map(|part| part.plain().len()).sum());
    parts.iter().for_each(|part| text.extend_from_slice(part.plain()));
    text
}

/// Adds bytes in base 64.
fn base_64(bytes: &[u8], coded: &mut Vec<u8>) {
    let start = coded.len();
    coded.resize(start + bytes.len().div_ceil(3) * 4, 0);
    let written = STANDARD.encode_slice(bytes, &mut coded[start..]).unwrap_or_default();
    coded.truncate(start + written);
}

thread_local! {
    /// With room for what it has packed.
    static QUICK: RefCell<(Packer, Vec<u8>)> = RefCell::default();
    /// It has tables of some hundred kilobytes: making one costs more than packing a message.
    static THOROUGH: RefCell<Compress> = RefCell::new(Compress::new(Compression::default(), false));
}

/// Adds a packed text in base 64. Packed texts have whole groups of it, so one can stand after another.
fn pack(text: &[u8], coded: &mut Vec<u8>) {
    if !text.is_empty() {
        QUICK.with_borrow_mut(|(packer, packed)| {
            packed.clear();
            packer.pack(text, packed);
            base_64(packed, coded);
        });
    }
}

fn thorough(text: &[u8]) -> Option<Vec<u8>> {
    let mut packed = Vec::with_capacity(text.len() / 3 + 64);
    THOROUGH.with_borrow_mut(|packer| {
        packer.reset();
        loop {
            let left = text.get(packer.total_in() as usize..)?;
            match packer.compress_vec(left, &mut packed, FlushCompress::Finish).ok()? {
                Status::StreamEnd => return Some(()),
                Status::Ok | Status::BufError => packed.reserve(packed.capacity()),
            }
        }
    })?;
    Some(packed)
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;

    fn unpacked(packed: &[u8]) -> String {
        let mut plain = String::new();
        DeflateDecoder::new(&*STANDARD.decode(packed).expect("base 64"))
            .read_to_string(&mut plain)
            .expect("text");
        plain
    }

    #[test]
    fn a_long_message_is_packed_and_can_be_unpacked() {
        for times in [40, 400, 4000] {
            let shared = Arc::new(SharedText::new(b"<g class=\"worker\"/>".repeat(times)));
            for own in ["one", "another"] {
                let mut text = MessageText::default();
                text.add(own);
                text.share(&shared);
                text.share(&Arc::new(SharedText::new(b"short".to_vec())));
                text.add(&"<g class=\"priest\"/>".repeat(times * 3));
                let message = text.finish(1);
                let (packed, plain) = (message.data(true), message.data(false));
                assert!(packed.len() * 5 < plain.len(), "{}", packed.len());
                assert!(plain.starts_with(format!("{own}<g").as_bytes()));
                assert_eq!(unpacked(packed).as_bytes(), plain);
            }
        }
    }

    #[test]
    fn a_short_message_stays_as_it_is() {
        let mut text = MessageText::default();
        text.add("short");
        assert_eq!(text.finish(1).data(true), b"short");
    }
}
