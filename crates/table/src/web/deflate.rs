//! A small packer for messages of a few kilobytes: raw deflate (RFC 1951), blocks with the fixed codes.
//!
//! Every text becomes blocks that end at a whole group of three bytes, so what several messages have in common is packed, and
//! written in base 64, once for all of them: messages are made of packed texts one after another.
//!
//! General packers clear tables of some hundred kilobytes for each message, which costs more than packing it. This one
//! has a table of 4,096 places that is never cleared: places are counted on from message to message, so what an
//! earlier message left there lies before the beginning of this one.

/// What ends a message: a last block with nothing in it.
pub(crate) const LAST: [u8; 2] = [0b011, 0];

/// How many bytes base 64 writes together.
const GROUP: usize = 3;
/// A block that is not packed and has nothing in it, behind its first bits: its length, and the same once more.
const EMPTY: [u8; 4] = [0, 0, 0xFF, 0xFF];

/// Places of the table, a power of two.
const PLACES: usize = 1 << 12;
/// The shortest repetition that is looked for; the longest that deflate knows.
const SHORTEST: usize = 4;
const LONGEST: usize = 258;
/// How far back a repetition may lie.
const WINDOW: usize = 1 << 15;

/// A packer; one is enough for any number of messages.
pub(crate) struct Packer {
    /// Where the four bytes with this hash were last seen, counted over all messages.
    seen: Box<[u32; PLACES]>,
    /// The number of the first byte of the next message; 0 means never.
    next: u32,
}

impl Default for Packer {
    fn default() -> Self {
        Self { seen: Box::new([0; PLACES]), next: 1 }
    }
}

impl Packer {
    /// Adds a packed text to a message, which [`LAST`] ends.
    pub(crate) fn pack(&mut self, text: &[u8], message: &mut Vec<u8>) {
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        if self.next.checked_add(length).is_none() {
            *self = Self::default();
        }
        let begin = self.next;
        self.next = begin.saturating_add(length);
        // No code of a byte has more than nine bits, and a repetition fewer than its bytes would have.
        let start = message.len();
        message.resize(start + text.len() + text.len() / 8 + 32, 0);
        let mut bits = Bits { bytes: &mut message[start..], written: 0, held: 0, count: 0 };
        // Not the last block, with fixed codes.
        bits.push((0b010, 3));
        let mut at = 0;
        while at < text.len() {
            match self.repetition(text, at, begin) {
                Some((length, distance)) => {
                    bits.push(LENGTHS[length]);
                    bits.distance(distance as u32);
                    at += length;
                }
                None => {
                    bits.push(SIGNS[usize::from(text[at])]);
                    at += 1;
                }
            }
        }
        bits.push(SIGNS[END]);
        // Blocks with nothing in them, until the last ends where it should.
        while !(bits.whole(3) + EMPTY.len()).is_multiple_of(GROUP) {
            bits.push((0b010, 3));
            bits.push(SIGNS[END]);
        }
        // An empty block as it is, which begins at a whole byte.
        bits.push((0b000, 3));
        let written = bits.finish();
        message.truncate(start + written);
        message.extend(EMPTY);
    }

    /// Where the text from a place on was seen before: length and distance, if at all.
    fn repetition(&mut self, text: &[u8], at: usize, begin: u32) -> Option<(usize, usize)> {
        let here: [u8; SHORTEST] = *text.get(at..)?.first_chunk()?;
        let place = u32::from_le_bytes(here).wrapping_mul(0x9E37_79B1) >> 20;
        let before = std::mem::replace(&mut self.seen[place as usize], begin + at as u32);
        let from = before.checked_sub(begin)? as usize;
        let distance = at - from;
        if distance > WINDOW || text[from..from + SHORTEST] != here {
            return None;
        }
        let most = LONGEST.min(text.len() - at);
        Some((common(&text[from..from + most], &text[at..at + most]), distance))
    }
}

/// How many bytes two texts of one length have in common at their beginning.
fn common(one: &[u8], other: &[u8]) -> usize {
    let word = |bytes: &[u8; 8]| u64::from_le_bytes(*bytes);
    let (words, rest) = one.as_chunks();
    let (other_words, other_rest) = other.as_chunks();
    for (place, (a, b)) in words.iter().zip(other_words).enumerate() {
        let differs = word(a) ^ word(b);
        if differs != 0 {
            return place * 8 + differs.trailing_zeros() as usize / 8;
        }
    }
    let same = rest.iter().zip(other_rest).take_while(|(a, b)| a == b);
    words.len() * 8 + same.count()
}

/// Some bits, and how many.
type Coded = (u32, u32);

/// The sign for the end of a block, among those for bytes.
const END: usize = 256;

/// The fixed codes of bytes, of the end, and of lengths.
const SIGNS: [Coded; 288] = {
    let mut signs = [(0, 0); 288];
    let mut sign = 0;
    while sign < 288 {
        let (code, count) = match sign as u32 {
            sign @ 0..=143 => (0x30 + sign, 8),
            sign @ 144..=255 => (0x190 + sign - 144, 9),
            sign @ 256..=279 => (sign - 256, 7),
            sign => (0xC0 + sign - 280, 8),
        };
        signs[sign] = (reversed(code, count), count);
        sign += 1;
    }
    signs
};

/// The codes of lengths, each with the bits that follow it.
const LENGTHS: [Coded; LONGEST + 1] = {
    let mut lengths = [(0, 0); LONGEST + 1];
    let mut length = 3;
    while length < LONGEST {
        let (code, rest, extra) = range(length as u32 - 3, 2);
        let (sign, count) = SIGNS[257 + code as usize];
        lengths[length] = (sign | rest << count, count + extra);
        length += 1;
    }
    // The greatest has a code of its own.
    lengths[LONGEST] = SIGNS[285];
    lengths
};

/// The codes of distances.
const DISTANCES: [u32; 30] = {
    let mut codes = [0; 30];
    let mut code = 0;
    while code < 30 {
        codes[code] = reversed(code as u32, 5);
        code += 1;
    }
    codes
};

/// A code of Huffman's: its highest bit comes first.
const fn reversed(code: u32, count: u32) -> u32 {
    code.reverse_bits() >> (32 - count)
}

/// The code of a length or distance, what is left of it, and in how many bits: beyond the first codes, which stand for one
/// value each, each group of `2^power` codes has one bit more than the group before.
const fn range(value: u32, power: u32) -> (u32, u32, u32) {
    if value < 2 << power {
        return (value, 0, 0);
    }
    let extra = value.ilog2() - power;
    (((extra + 1) << power) + (value >> extra) - (1 << power), value & ((1 << extra) - 1), extra)
}

/// Bits on their way to bytes, the lowest first.
struct Bits<'m> {
    bytes: &'m mut [u8],
    written: usize,
    held: u64,
    count: u32,
}

impl Bits<'_> {
    fn push(&mut self, (bits, count): Coded) {
        self.held |= u64::from(bits) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.write::<4>();
            self.held >>= 32;
            self.count -= 32;
        }
    }

    fn distance(&mut self, distance: u32) {
        let (code, rest, extra) = range(distance - 1, 1);
        self.push((DISTANCES[code as usize] | rest << 5, 5 + extra));
    }

    /// Writes the lowest bytes of what is held.
    fn write<const N: usize>(&mut self) {
        let room = self.bytes.get_mut(self.written..).and_then(<[u8]>::first_chunk_mut::<N>);
        if let (Some(room), Some(bytes)) = (room, self.held.to_le_bytes().first_chunk()) {
            *room = *bytes;
            self.written += N;
        }
    }

    /// How many bytes there are with so many bits more.
    const fn whole(&self, more: u32) -> usize {
        self.written + (self.count + more).div_ceil(8) as usize
    }

    /// Writes the rest; says how many bytes there are.
    fn finish(mut self) -> usize {
        let whole = self.whole(0);
        self.write::<8>();
        whole
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;

    fn packed(packer: &mut Packer, texts: &[&[u8]]) -> Vec<u8> {
        let mut message = Vec::new();
        texts.iter().for_each(|text| packer.pack(text, &mut message));
        assert!(message.len().is_multiple_of(GROUP));
        message.extend(LAST);
        message
    }

    fn unpacked(packed: &[u8]) -> Vec<u8> {
        let mut plain = Vec::new();
        DeflateDecoder::new(packed).read_to_end(&mut plain).expect("deflate");
        plain
    }

    /// Bytes that repeat themselves now and then, from a small generator.
    fn noise(seed: u64, length: usize) -> Vec<u8> {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        let mut bytes: Vec<u8> = Vec::new();
        while bytes.len() < length {
            let back = next() as usize % 40_000;
            if next() % 3 == 0 && back < bytes.len() {
                let from = bytes.len() - back - 1;
                let count = next() as usize % 300;
                let again: Vec<u8> = (0..count).map(|n| bytes[from + n % (back + 1)]).collect();
                bytes.extend(again);
            } else {
                let kinds = if seed.is_multiple_of(2) { 256 } else { 40 };
                bytes.extend((0..next() % 50).map(|n| ((next_of(seed, n) ^ next()) % kinds) as u8));
            }
        }
        bytes.truncate(length);
        bytes
    }

    fn next_of(seed: u64, n: u64) -> u64 {
        (seed + n).wrapping_mul(0xD134_2543_DE82_EF95)
    }

    #[test]
    fn what_was_packed_can_be_unpacked_by_others() {
        let mut packer = Packer::default();
        for seed in 0..300 {
            let message = noise(seed, (seed as usize * 379) % 70_000);
            assert_eq!(unpacked(&packed(&mut packer, &[&message])), message, "seed {seed}");
        }
    }

    #[test]
    fn texts_one_after_another_are_one_message() {
        let mut packer = Packer::default();
        for seed in 0..40 {
            let texts: Vec<Vec<u8>> =
                (0..seed % 7).map(|n| noise(seed * 7 + n, (n * seed * 31) as usize)).collect();
            let texts: Vec<&[u8]> = texts.iter().map(Vec::as_slice).collect();
            assert_eq!(unpacked(&packed(&mut packer, &texts)), texts.concat(), "seed {seed}");
        }
    }

    #[test]
    fn edges() {
        let mut packer = Packer::default();
        for message in [&b""[..], b"a", b"abc", b"abcd", &[255; 3], &[7; 258], &[7; 259], &[0; 100_000]] {
            assert_eq!(unpacked(&packed(&mut packer, &[message])), message);
        }
    }

    #[test]
    fn what_an_earlier_message_left_is_not_taken_for_this_one() {
        let mut packer = Packer::default();
        let one = b"the same words in two messages";
        let first = packed(&mut packer, &[one]);
        assert_eq!(packed(&mut packer, &[one]), first);
        // The count starts again before it runs over.
        packer.next = u32::MAX - 10;
        assert_eq!(packed(&mut packer, &[one]), first);
        assert!(packer.next < 100);
    }

    #[test]
    fn markup_becomes_much_smaller() {
        let markup: String =
            (0..200).map(|n| format!("<g id=\"w{n}\" class=\"worker seat-{}\"/>", n % 4)).collect();
        let packed = packed(&mut Packer::default(), &[markup.as_bytes()]);
        assert!(packed.len() * 4 < markup.len(), "{} of {}", packed.len(), markup.len());
    }
}
