//! A small packer for messages of a few kilobytes: raw deflate (RFC 1951), one block with the fixed codes.
//!
//! General packers clear tables of some hundred kilobytes for each message, which costs more than packing it. This one
//! has a table of 4,096 places that is never cleared: places are counted on from message to message, so what an
//! earlier message left there lies before the beginning of this one.

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
    /// Packs a message.
    pub(crate) fn pack(&mut self, message: &[u8]) -> Vec<u8> {
        let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
        if self.next.checked_add(length).is_none() {
            *self = Self::default();
        }
        let begin = self.next;
        self.next = begin.saturating_add(length);
        let mut bits = Bits { bytes: Vec::with_capacity(message.len() / 3 + 16), held: 0, count: 0 };
        // The last block, with fixed codes.
        bits.push(0b011, 3);
        let mut at = 0;
        while at < message.len() {
            match self.repetition(message, at, begin) {
                Some((length, distance)) => {
                    bits.repetition(length, distance);
                    at += length;
                }
                None => {
                    bits.literal(u16::from(message[at]));
                    at += 1;
                }
            }
        }
        bits.literal(END);
        bits.finish()
    }

    /// What of the message stood before, and how far back; what stands here is remembered.
    fn repetition(&mut self, message: &[u8], at: usize, begin: u32) -> Option<(usize, usize)> {
        let here: [u8; SHORTEST] = message.get(at..at + SHORTEST)?.try_into().ok()?;
        let place = u32::from_le_bytes(here).wrapping_mul(0x9E37_79B1) >> 20;
        let before = std::mem::replace(&mut self.seen[place as usize], begin + at as u32);
        let from = before.checked_sub(begin)? as usize;
        let distance = at - from;
        if distance > WINDOW || message[from..from + SHORTEST] != here {
            return None;
        }
        let most = LONGEST.min(message.len() - at);
        let same = message[from..].iter().zip(&message[at..at + most]).take_while(|(a, b)| a == b);
        Some((same.count(), distance))
    }
}

/// The sign for the end of a block.
const END: u16 = 256;

/// The shortest length, or distance, of each code, and how many bits follow it.
const LENGTHS: [(u16, u8); 29] = ranges::<29>(3, 4, 8);
const DISTANCES: [(u16, u8); 30] = ranges::<30>(1, 2, 4);

/// Codes of deflate: the first `single` stand for one value each, then each group of `group` has one bit more.
const fn ranges<const N: usize>(first: u16, group: usize, single: usize) -> [(u16, u8); N] {
    let mut ranges = [(0, 0); N];
    let (mut index, mut start) = (0, first);
    while index < N {
        let extra = if index < single { 0 } else { (index - single) / group + 1 };
        ranges[index] = (start, extra as u8);
        start = start.wrapping_add(1 << extra);
        index += 1;
    }
    if first == 3 {
        // The greatest length has a code of its own.
        ranges[N - 1] = (LONGEST as u16, 0);
    }
    ranges
}

/// Bits on their way to bytes, the lowest first.
struct Bits {
    bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    fn push(&mut self, bits: u32, count: u32) {
        self.held |= u64::from(bits) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.held as u8);
            self.held >>= 8;
            self.count -= 8;
        }
    }

    /// A code of Huffman's: its highest bit comes first.
    fn code(&mut self, code: u32, count: u32) {
        self.push(code.reverse_bits() >> (32 - count), count);
    }

    fn literal(&mut self, sign: u16) {
        let sign = u32::from(sign);
        match sign {
            0..=143 => self.code(0x30 + sign, 8),
            144..=255 => self.code(0x190 + sign - 144, 9),
            256..=279 => self.code(sign - 256, 7),
            _ => self.code(0xC0 + sign - 280, 8),
        }
    }

    fn repetition(&mut self, length: usize, distance: usize) {
        let (code, rest, extra) = find(&LENGTHS, length as u16);
        self.literal(257 + code as u16);
        self.push(rest, extra);
        let (code, rest, extra) = find(&DISTANCES, distance as u16);
        self.code(code, 5);
        self.push(rest, extra);
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.push(0, 8 - self.count);
        }
        self.bytes
    }
}

/// The code of a value, what is left of it, and in how many bits.
fn find(ranges: &[(u16, u8)], value: u16) -> (u32, u32, u32) {
    let code = ranges.partition_point(|(start, _)| *start <= value) - 1;
    let (start, extra) = ranges[code];
    (code as u32, u32::from(value - start), extra.into())
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;

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
            assert_eq!(unpacked(&packer.pack(&message)), message, "seed {seed}");
        }
    }

    #[test]
    fn edges() {
        let mut packer = Packer::default();
        for message in [&b""[..], b"a", b"abc", b"abcd", &[255; 3], &[7; 258], &[7; 259], &[0; 100_000]] {
            assert_eq!(unpacked(&packer.pack(message)), message);
        }
    }

    #[test]
    fn what_an_earlier_message_left_is_not_taken_for_this_one() {
        let mut packer = Packer::default();
        let one = b"the same words in two messages";
        let first = packer.pack(one);
        assert_eq!(packer.pack(one), first);
        // The count starts again before it runs over.
        packer.next = u32::MAX - 10;
        assert_eq!(packer.pack(one), first);
        assert!(packer.next < 100);
    }

    #[test]
    fn markup_becomes_much_smaller() {
        let markup: String =
            (0..200).map(|n| format!("<g id=\"w{n}\" class=\"worker seat-{}\"/>", n % 4)).collect();
        let packed = Packer::default().pack(markup.as_bytes());
        assert!(packed.len() * 4 < markup.len(), "{} of {}", packed.len(), markup.len());
    }
}
