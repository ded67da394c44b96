//! Chance: seeded streams, one for each purpose, carried inside the position.

use std::fmt;

use crate::chacha;

/// 256 secret bits from which all chance of a game comes.
///
/// ```
/// use khipu_core::Seed;
///
/// let seed = Seed::from_text("friday evening");
/// assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
/// // The promise can be shown before the game, the seed after it.
/// assert_eq!(seed.commitment(), Seed::from_text("friday evening").commitment());
/// assert_ne!(seed.numbered(1), seed.numbered(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// The public promise of a seed: its hash, shown from the start so that nobody can change the seed later.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Seed {
    /// Any text becomes a seed by hashing.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        Self(blake3::derive_key("khipu 2026 seed from text", text.as_bytes()))
    }

    /// A seed from its bits.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed with the number `index` in a family: games of a simulation, imagined worlds.
    #[must_use]
    pub fn numbered(self, index: u64) -> Self {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(&index.to_le_bytes());
        Self(*hasher.finalize().as_bytes())
    }

    /// The promise to be shown while the seed is secret.
    #[must_use]
    pub fn commitment(self) -> Commitment {
        Commitment(blake3::derive_key("khipu 2026 seed commitment", &self.0))
    }

    /// 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }

    /// Reads what [`Seed::to_hex`] wrote.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// 64 bits of it, to seed a generator that need not be secret (a random player's).
    #[must_use]
    pub const fn low_u64(self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

impl fmt::Debug for Seed {
    /// A seed is secret: it does not get into logs by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({:?})", self.commitment())
    }
}

impl Commitment {
    /// 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }

    /// Reads what [`Commitment::to_hex`] wrote.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_hex()[..16])
    }
}

/// What a draw is for: buildings of an age, god cards, an automa's die. Each purpose has a stream of its own.
pub trait Purpose: Copy {
    /// Its place among the purposes of the game; it never changes.
    fn index(self) -> usize;
}

/// The chance of a game, inside its position.
///
/// Decks are not shuffled beforehand: a card is drawn at random from what is left at the moment it is turned up. So
/// what nobody knows yet is nowhere in the position but in these 256 bits, and an imagined world is the known part with
/// another seed. The state is the seed and the numbers of draws made, so a position stays small.
///
/// Each [`Purpose`] draws from a stream of its own: the n-th card of a deck is the same whatever was drawn from other
/// decks before it, so that two games with one seed can be compared. Games of the first rules versions draw everything
/// from one stream ([`Chance::single`]).
///
/// ```
/// use khipu_core::{Chance, Purpose, Seed};
///
/// #[derive(Clone, Copy)]
/// enum Deck {
///     Gods,
///     Armies,
/// }
///
/// impl Purpose for Deck {
///     fn index(self) -> usize {
///         self as usize
///     }
/// }
///
/// let seed = Seed::from_text("a game");
/// let (mut one, mut other) = (Chance::<2>::by_purpose(seed), Chance::<2>::by_purpose(seed));
/// let first = one.of(Deck::Gods).below(40);
/// other.of(Deck::Armies).below(7);
/// assert_eq!(other.of(Deck::Gods).below(40), first);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance<const PURPOSES: usize> {
    seed: Seed,
    /// All draws ever made, whatever for: it only grows.
    draws: u32,
    /// None where everything is drawn from one stream.
    streams: Option<[Stream; PURPOSES]>,
}

/// How far the stream of one purpose has gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stream {
    /// How often the cards have returned to the deck.
    pub shuffles: u16,
    /// Draws since then.
    pub draws: u16,
}

/// One stream of a [`Chance`], to draw from.
#[derive(Debug)]
pub struct Draws<'a> {
    seed: Seed,
    total: &'a mut u32,
    /// The number of the stream, and how far it has gone; none for the only one.
    stream: Option<(u64, &'a mut Stream)>,
}

impl<const PURPOSES: usize> Chance<PURPOSES> {
    /// One stream for everything, as in the first rules version of a game.
    #[must_use]
    pub const fn single(seed: Seed) -> Self {
        Self { seed, draws: 0, streams: None }
    }

    /// A stream for each purpose.
    #[must_use]
    pub const fn by_purpose(seed: Seed) -> Self {
        Self { seed, draws: 0, streams: Some([Stream { shuffles: 0, draws: 0 }; PURPOSES]) }
    }

    /// The chance after so many draws in all.
    #[must_use]
    pub const fn resume(seed: Seed, draws: u32, streams: Option<[Stream; PURPOSES]>) -> Self {
        Self { seed, draws, streams }
    }

    /// The secret.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many draws were made in all.
    #[must_use]
    pub const fn draws(&self) -> u32 {
        self.draws
    }

    /// How far each stream has gone; none if there is only one for everything.
    #[must_use]
    pub const fn streams(&self) -> Option<&[Stream; PURPOSES]> {
        self.streams.as_ref()
    }

    /// The stream of a purpose.
    #[inline]
    pub fn of(&mut self, purpose: impl Purpose) -> Draws<'_> {
        let index = purpose.index();
        let stream = self.streams.as_mut().and_then(|streams| streams.get_mut(index));
        let stream = stream.map(|stream| (1 + index as u64 + (u64::from(stream.shuffles) << 16), stream));
        Draws { seed: self.seed, total: &mut self.draws, stream }
    }

    /// Cards have returned to the deck of a purpose: its stream begins anew, by the number of this reshuffle.
    pub fn reshuffle(&mut self, purpose: impl Purpose) {
        if let Some(stream) = self.streams.as_mut().and_then(|streams| streams.get_mut(purpose.index())) {
            *stream = Stream { shuffles: stream.shuffles.wrapping_add(1), draws: 0 };
        }
    }
}

/// Something that draws numbers.
pub trait Dice {
    /// A number below `bound`, each equally likely; 0 if there is nothing to choose from.
    fn below(&mut self, bound: u32) -> u32;
}

impl Dice for Draws<'_> {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        Draws::below(self, bound)
    }
}

impl Draws<'_> {
    /// A number below `bound`, each equally likely (to within 2^-58); 0 if there is nothing to choose from.
    pub fn below(&mut self, bound: u32) -> u32 {
        let (stream, number) = match &mut self.stream {
            Some((number, stream)) => {
                let drawn = u32::from(stream.draws);
                stream.draws = stream.draws.wrapping_add(1);
                (*number, drawn)
            }
            None => (0, *self.total),
        };
        *self.total = self.total.wrapping_add(1);
        let bits = chacha::first_bits(&self.seed.0, stream, number.into());
        ((u128::from(bits) * u128::from(bound)) >> 64) as u32
    }
}

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |d: u8| (d as char).to_digit(16);
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_keeps_its_stream_for_ever() {
        // Known answers: if these change, every recorded game changes.
        let mut chance = Chance::<2>::single(Seed::from_text("42"));
        let drawn: Vec<u32> = (0..8).map(|_| chance.of(Deck::One).below(1000)).collect();
        assert_eq!(drawn, KNOWN_DRAWS);
        let mut chance = Chance::<2>::by_purpose(Seed::from_text("42"));
        let mut draw = |deck| (0..4).map(|_| chance.of(deck).below(1000)).collect::<Vec<u32>>();
        assert_eq!((draw(Deck::One), draw(Deck::Other)), (KNOWN_ONE.to_vec(), KNOWN_OTHER.to_vec()));
        assert_eq!(Seed::from_text("42").to_hex(), KNOWN_SEED);
        assert_eq!(Seed::from_text("42").commitment().to_hex(), KNOWN_COMMITMENT);
    }

    const KNOWN_DRAWS: [u32; 8] = [518, 419, 261, 883, 934, 969, 242, 116];
    const KNOWN_ONE: [u32; 4] = [117, 670, 585, 346];
    const KNOWN_OTHER: [u32; 4] = [630, 430, 430, 901];
    const KNOWN_SEED: &str = "7f4b198c5a062b5f70cb202ab7143e865144e58a6d6cb1f3e8ec3f78f3d8b6ec";
    const KNOWN_COMMITMENT: &str = "50b5814cbae7190584ddb165e96cedc3b074043b141b0517bd4a11594a376fcc";

    #[derive(Clone, Copy)]
    enum Deck {
        One,
        Other,
    }

    impl Purpose for Deck {
        fn index(self) -> usize {
            self as usize
        }
    }

    #[test]
    fn a_draw_depends_on_its_number_alone() {
        let seed = Seed::from_text("x");
        let mut chance = Chance::<2>::single(seed);
        for number in 0..20 {
            let drawn = chance.of(Deck::Other).below(1_000_000);
            assert_eq!(drawn, Chance::<2>::resume(seed, number, None).of(Deck::One).below(1_000_000));
        }
    }

    #[test]
    fn purposes_do_not_disturb_each_other() {
        let seed = Seed::from_text("x");
        let (mut calm, mut busy) = (Chance::<2>::by_purpose(seed), Chance::<2>::by_purpose(seed));
        for number in 0..20 {
            for _ in 0..number {
                busy.of(Deck::Other).below(6);
            }
            assert_eq!(calm.of(Deck::One).below(1_000_000), busy.of(Deck::One).below(1_000_000));
        }
        assert_eq!(busy.draws(), 20 + 190);
    }

    #[test]
    fn a_reshuffled_deck_comes_in_another_order_that_the_number_of_the_reshuffle_decides() {
        let seed = Seed::from_text("x");
        let order = |draws: usize, shuffles: usize| {
            let mut chance = Chance::<2>::by_purpose(seed);
            for _ in 0..draws {
                chance.of(Deck::One).below(52);
            }
            for _ in 0..shuffles {
                chance.reshuffle(Deck::One);
            }
            (0..8).map(|_| chance.of(Deck::One).below(52)).collect::<Vec<u32>>()
        };
        assert_eq!(order(3, 1), order(30, 1));
        assert_ne!(order(0, 0), order(0, 1));
        assert_ne!(order(0, 1), order(0, 2));
    }

    #[test]
    fn draws_are_spread_evenly() {
        for mut chance in
            [Chance::<2>::single(Seed::from_text("even")), Chance::by_purpose(Seed::from_text("even"))]
        {
            let mut counts = [0u32; 6];
            for _ in 0..6000 {
                counts[chance.of(Deck::Other).below(6) as usize] += 1;
            }
            // Five standard deviations of a fair die.
            assert!(counts.iter().all(|&n| (856..=1144).contains(&n)), "{counts:?}");
        }
    }

    #[test]
    fn hex_reads_back_and_refuses_the_rest() {
        let seed = Seed::from_text("hex");
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex(""), None);
        assert_eq!(Seed::from_hex(&"g".repeat(64)), None);
        assert_eq!(Seed::from_hex(&"é".repeat(32)), None);
    }

    #[test]
    fn the_secret_is_not_printed() {
        let seed = Seed::from_text("secret");
        assert!(!format!("{seed:?}").contains(&seed.to_hex()[..8]));
    }
}
