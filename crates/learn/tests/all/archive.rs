//! NPZ files as numpy writes them.

use std::io::Write as _;

use flate2::{Compression, Crc, write::DeflateEncoder};
use khipu_bots::Dice;
use khipu_core::{Options, Seed};

/// An array: its name, its kind, its shape and its bytes.
pub(crate) type Array<'a> = (&'a str, &'a str, &'a [usize], Vec<u8>);

/// An archive of arrays, stored or deflated.
pub(crate) fn npz(arrays: &[Array<'_>], deflated: bool) -> Vec<u8> {
    let (mut file, mut directory) = (Vec::new(), Vec::new());
    for (name, kind, shape, bytes) in arrays {
        let sizes: String = shape.iter().map(|size| format!("{size}, ")).collect();
        let head = format!("{{'descr': '{kind}', 'fortran_order': False, 'shape': ({sizes}), }}\n");
        let mut npy = b"\x93NUMPY\x01\0".to_vec();
        npy.extend((head.len() as u16).to_le_bytes());
        npy.extend(head.bytes().chain(bytes.iter().copied()));
        let mut crc = Crc::new();
        crc.update(&npy);
        let packed = if deflated {
            let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
            encoder.write_all(&npy).and_then(|()| encoder.finish()).expect("memory takes all")
        } else {
            npy.clone()
        };
        let (name, at) = (format!("{name}.npy"), file.len() as u32);
        let mut fields = vec![20, 0, 0, 0, if deflated { 8 } else { 0 }, 0, 0, 0, 0, 0];
        fields.extend(crc.sum().to_le_bytes());
        fields.extend((packed.len() as u32).to_le_bytes());
        fields.extend((npy.len() as u32).to_le_bytes());
        fields.extend((name.len() as u16).to_le_bytes());
        fields.extend([0, 0]);
        file.extend(b"PK\x03\x04".iter().chain(&fields).copied().chain(name.bytes()).chain(packed));
        directory.extend(b"PK\x01\x02\x14\0".iter().chain(&fields).chain(&[0; 10]));
        directory.extend(at.to_le_bytes().into_iter().chain(name.bytes()));
    }
    let (at, len, count) = (file.len() as u32, directory.len() as u32, arrays.len() as u16);
    file.extend(directory);
    file.extend(b"PK\x05\x06\0\0\0\0".iter().copied().chain(count.to_le_bytes()).chain(count.to_le_bytes()));
    file.extend(len.to_le_bytes().into_iter().chain(at.to_le_bytes()).chain([0, 0]));
    file
}

/// A small net for a game, with weights of no meaning; made for the layout that the game has, or for another one.
pub(crate) fn net(game: &str, players: usize, layout: Option<&str>, deflated: bool) -> Vec<u8> {
    let known = khipu_games::encoders().game(game, None, players, &Options::new()).expect("a game");
    let (width, words, hidden, space) = (known.layout().width(), known.words().len(), 8, 6);
    let mut dice = Dice::new(Seed::from_text(game));
    let mut weights = |count: usize| -> Vec<u8> {
        (0..count).flat_map(|_| (dice.below(201) as f32 / 100.0 - 1.0).to_le_bytes()).collect()
    };
    let text = |text: &str| text.chars().flat_map(|letter| u32::from(letter).to_le_bytes()).collect();
    let hash = known.layout().hash();
    let layout = layout.unwrap_or(&hash);
    let kinds = [game, layout].map(|text| format!("<U{}", text.len()));
    npz(
        &[
            ("game", &kinds[0], &[], text(game)),
            ("players", "<i8", &[], (players as i64).to_le_bytes().to_vec()),
            ("layout", &kinds[1], &[], text(layout)),
            ("see", "<f4", &[width, hidden], weights(width * hidden)),
            ("seen", "<f4", &[hidden], weights(hidden)),
            ("mix", "<f4", &[hidden, space], weights(hidden * space)),
            ("say", "<f4", &[5, words, space], weights(5 * words * space)),
            ("weigh", "<f4", &[space], weights(space)),
        ],
        deflated,
    )
}
