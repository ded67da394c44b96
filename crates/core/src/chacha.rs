//! The numbers of chance: ChaCha with 8 rounds, one block a draw.
//!
//! Each draw stands at the start of a block of its own and needs 64 bits of it. Libraries make four blocks at a time, for
//! streams that are read from end to end; this makes the one that is asked for, a row of four words at a time.

use wide::u32x4;

/// The first 64 bits of a block of the stream that this key and number name.
pub(crate) fn first_bits(key: &[u8; 32], stream: u64, block: u64) -> u64 {
    let constants = u32x4::new([0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    let word = |place: usize| u32::from_le_bytes(std::array::from_fn(|byte| key[4 * place + byte]));
    let low = u32x4::new(std::array::from_fn(word));
    let high = u32x4::new(std::array::from_fn(|place| word(4 + place)));
    let count = u32x4::new([block as u32, (block >> 32) as u32, stream as u32, (stream >> 32) as u32]);
    let mut rows = [constants, low, high, count];
    for _ in 0..4 {
        let [a, b, c, d] = quarter_rounds(rows);
        // The second round of a pair goes along the diagonals.
        let [a, b, c, d] = quarter_rounds([a, turn(b, 1), turn(c, 2), turn(d, 3)]);
        rows = [a, turn(b, 3), turn(c, 2), turn(d, 1)];
    }
    let [low, high, ..] = (rows[0] + constants).to_array();
    u64::from(low) | u64::from(high) << 32
}

/// Four quarter rounds beside each other.
#[inline]
fn quarter_rounds([mut a, mut b, mut c, mut d]: [u32x4; 4]) -> [u32x4; 4] {
    a += b;
    d = mix::<16>(d, a);
    c += d;
    b = mix::<12>(b, c);
    a += b;
    d = mix::<8>(d, a);
    c += d;
    b = mix::<7>(b, c);
    [a, b, c, d]
}

/// Exclusive or, and every word turned left by `BITS`.
#[inline]
fn mix<const BITS: u32>(one: u32x4, other: u32x4) -> u32x4 {
    let mixed = one ^ other;
    mixed << BITS | mixed >> (32 - BITS)
}

/// A row whose words have moved to the left by so many places.
#[inline]
fn turn(row: u32x4, places: usize) -> u32x4 {
    let words = row.to_array();
    u32x4::new(std::array::from_fn(|place| words[(place + places) % 4]))
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::first_bits;

    #[test]
    fn blocks_are_those_of_the_library() {
        let mut keys = ChaCha8Rng::from_seed([7; 32]);
        for number in 0..2_000 {
            let mut key = [0; 32];
            keys.fill_bytes(&mut key);
            // Small numbers as in games, and such that use every bit.
            let (stream, block) =
                if number % 2 == 0 { (number, number / 3) } else { (keys.next_u64(), keys.next_u64() >> 4) };
            let mut library = ChaCha8Rng::from_seed(key);
            library.set_stream(stream);
            library.set_word_pos(u128::from(block) * 16);
            assert_eq!(first_bits(&key, stream, block), library.next_u64(), "{stream} {block}");
        }
    }
}
