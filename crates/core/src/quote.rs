//! Texts in the quotes of JSON: all markup that is sent goes through here.

use wide::u8x16;

/// Bytes that are looked at together.
const BLOCK: usize = 16;

/// How each byte stands in a text of JSON: as it is (0), behind a backslash with this letter, or by its number (`u`).
const ESCAPES: [u8; 256] = {
    let mut escapes = [0; 256];
    let mut byte = 0;
    while byte < 0x20 {
        escapes[byte] = b'u';
        byte += 1;
    }
    escapes[0x08] = b'b';
    escapes[0x09] = b't';
    escapes[0x0a] = b'n';
    escapes[0x0c] = b'f';
    escapes[0x0d] = b'r';
    escapes[b'"' as usize] = b'"';
    escapes[b'\\' as usize] = b'\\';
    escapes
};

/// Adds a text of JSON, in quotes. What is added is text as well: it stays bytes, so that nobody has to look whether it is.
pub fn quote(content: &str, text: &mut Vec<u8>) {
    let (mut rest, mut to) = (content.as_bytes(), text.len() + 1);
    // Every byte may need a backslash, and a block may be written beyond the end.
    text.resize(to + 2 * rest.len() + BLOCK, b'"');
    while !rest.is_empty() {
        let block = first_block(rest);
        // Whole blocks are written: what comes next is written over what does not belong there.
        put(block, text, to);
        let plain = first_escaped(block).min(rest.len());
        to += plain;
        rest = &rest[plain..];
        if plain < BLOCK
            && let Some((&byte, after)) = rest.split_first()
        {
            to += escape(byte, text, to);
            rest = after;
        }
    }
    text[to] = b'"';
    text.truncate(to + 1);
}

/// Writes bytes whose number the compiler knows, so that nothing is called for them.
fn put<const N: usize>(bytes: [u8; N], text: &mut [u8], to: usize) {
    if let Some(room) = text[to..].first_chunk_mut() {
        *room = bytes;
    }
}

/// The first bytes, with blanks behind the last.
fn first_block(bytes: &[u8]) -> [u8; BLOCK] {
    bytes.first_chunk().copied().unwrap_or_else(|| {
        let mut block = [b' '; BLOCK];
        block[..bytes.len()].copy_from_slice(bytes);
        block
    })
}

/// The place of the first byte that cannot stand in a text of JSON as it is; behind the block if there is none.
fn first_escaped(block: [u8; BLOCK]) -> usize {
    let block = u8x16::new(block);
    let is = |byte| block.simd_eq(u8x16::splat(byte));
    let escaped = is(b'"') | is(b'\\') | block.min(u8x16::splat(0x1f)).simd_eq(block);
    (escaped.to_bitmask() | 1 << BLOCK).trailing_zeros() as usize
}

/// Writes a byte that cannot stand as it is; says how long that is.
fn escape(byte: u8, text: &mut Vec<u8>, to: usize) -> usize {
    let letter = ESCAPES[usize::from(byte)];
    put([b'\\', letter], text, to);
    if letter != b'u' {
        return 2;
    }
    // Longer than what there is room for.
    let number = format!("{byte:04x}");
    text.resize(text.len() + number.len(), b'"');
    text[to + 2..to + 2 + number.len()].copy_from_slice(number.as_bytes());
    2 + number.len()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn what_must_be_escaped_is_found_at_every_place() {
        let escaped = ['"', '\\', '\n', '\u{0}', '\u{1f}', 'a', '!', ' ', 'é', '\u{7f}', '日'];
        for (first, second) in escaped.into_iter().flat_map(|one| escaped.map(|other| (one, other))) {
            for before in 0..40 {
                let text = format!("{}{first}{second}{}", "x".repeat(before), "y".repeat(before / 2));
                let mut quoted = b"before".to_vec();
                quote(&text, &mut quoted);
                assert_eq!(String::from_utf8(quoted), Ok(format!("before{}", Value::from(text))));
            }
        }
    }

    #[test]
    fn texts_of_nothing_but_escapes_have_room() {
        for text in ["\"", "\\", "\u{1}", "\u{1f}\n"].into_iter().map(|one| one.repeat(99)) {
            let mut quoted = Vec::new();
            quote(&text, &mut quoted);
            assert_eq!(String::from_utf8(quoted), Ok(Value::from(text).to_string()));
        }
    }
}
