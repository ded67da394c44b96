//! Names that look alike: letters of Latin, Cyrillic and Greek that are drawn in the same way.

use super::name::is_mark;

/// Shapes, and the letters that have them besides. Capitals stand here only where they look otherwise than their small letters.
const SHAPES: [(&str, &str); 37] = [
    ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặаӑӓαάɑᴀ"),
    ("ae", "æӕ"),
    ("b", "ḃḅƀвьъβΒʙßẞ"),
    ("c", "çćĉċčсϲςᴄ¢"),
    ("d", "ďđḍðԁᴅ"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệеёѐєҽεέᴇ€"),
    ("f", "ḟƒꜰ"),
    ("g", "ĝğġģǧɡɢ"),
    ("h", "ĥħḥнһΗΉʜ"),
    ("i", "ìíîïĩīĭįǐịỉıіїΐιίϊɪ"),
    ("j", "ĵјϳᴊ"),
    ("k", "ķǩкќқκᴋ"),
    ("l", "ĺļľŀłӏḷʟ1|IΙІӀ"),
    // Without this one, I and L would be the same among capitals.
    ("L", "L"),
    ("n", "ñńņňŉŋпηήΝɴ"),
    ("o", "òóôõöøōŏőơǒọỏốồổỗộớờởỡợоӧөοόσ0ᴏ"),
    ("oe", "œᴔ"),
    ("p", "ṗрρΡᴘþ"),
    ("q", "ԛ"),
    ("r", "ŕŗřгѓґΓʀ"),
    ("rn", "mмṁΜᴍ"),
    ("s", "śŝşšșѕꜱ$"),
    ("t", "ţťŧțтτΤᴛ"),
    ("u", "ùúûüũūŭůűųưǔụủứừửữựυύᴜ"),
    ("v", "ѵνᴠ"),
    ("vv", "wŵẁẃẅԝωώѡᴡ"),
    ("x", "хҳχΧ×"),
    ("y", "ýÿŷỳỵỷỹуўүұγΥΎʏ"),
    ("z", "źżžẓΖᴢ"),
    ("3", "зӟ"),
    ("4", "ч"),
    ("6", "б"),
    ("и", "йѝ"),
    ("ϙ", "фφΦ"),
    ("л", "λΛ"),
    ("п", "Ππ"),
    ("д", "δΔ"),
];

/// Whether two names look alike to somebody in a hurry, as they are written or in letters of one case. Marks, gaps and
/// points do not tell them apart.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    shapes(one).iter().zip(shapes(other)).any(|(one, other)| *one == other)
}

/// How a name looks: as it is written, in small letters, in capitals. Names that share one look alike.
pub(crate) fn shapes(name: &str) -> Vec<String> {
    let cases = [('w', name.to_owned()), ('s', name.to_lowercase()), ('c', name.to_uppercase())];
    let shape = |(mark, case): (char, String)| {
        let shape = skeleton(&case);
        // Points alone are told apart as they are.
        format!("{mark}{}", if shape.is_empty() { name } else { &shape })
    };
    cases.map(shape).to_vec()
}

/// A name as it looks.
fn skeleton(name: &str) -> String {
    let seen = |c: &char| {
        let point = (c.is_ascii_punctuation() || "‘’·•".contains(*c)) && !"$|".contains(*c);
        !(is_mark(*c) || c.is_whitespace() || point)
    };
    let mut shape = String::new();
    for letter in name.chars().filter(seen).map(plain) {
        let small = letter.to_lowercase();
        match shape_of(letter).or_else(|| small.clone().find_map(shape_of)) {
            Some(known) => shape.push_str(known),
            None => shape.extend(small),
        }
    }
    shape
}

fn shape_of(letter: char) -> Option<&'static str> {
    SHAPES.iter().find(|(_, letters)| letters.contains(letter)).map(|(shape, _)| *shape)
}

/// A letter that is only dressed up: full width, in a circle, or as mathematicians write it.
fn plain(c: char) -> char {
    let letter = |first: u32, number: u32| char::from_u32(first + number).unwrap_or(c);
    let place = u32::from(c);
    match c {
        '\u{ff01}'..='\u{ff5e}' => letter(u32::from('!'), place - 0xff01),
        '\u{24b6}'..='\u{24cf}' => letter(u32::from('A'), place - 0x24b6),
        '\u{24d0}'..='\u{24e9}' => letter(u32::from('a'), place - 0x24d0),
        '\u{1d400}'..='\u{1d6a3}' => match (place - 0x1d400) % 52 {
            number @ 0..26 => letter(u32::from('A'), number),
            number => letter(u32::from('a'), number - 26),
        },
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_other_alphabets_do_not_tell_names_apart() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", "A nn"),
            ("Ann", "Ａｎｎ"),
            ("Zoe\u{301}", "zoe"),
            ("Ада", "АДА"),
            ("Ada", "Аdа"),
            ("Ada", "Αda"),
            ("Ada", "Ada."),
            ("Ada", "𝐀𝐝𝐚"),
            ("Ada", "Ⓐⓓⓐ"),
            ("Ada", "ᴀda"),
            ("Hanna", "Ηаnnа"),
            ("Nina", "ηina"),
            ("Ian", "lan"),
            ("Bob", "В0Ь"),
            ("Вова", "Boba"),
            ("Marek", "rnarek"),
            ("Łukasz", "Lukasz"),
            ("Zażółć", "ZAZOLC"),
            ("Φ", "ф"),
            ("Niλ", "Niл"),
            ("🦙", "🦙"),
        ] {
            assert!(look_alike(one, other) && look_alike(other, one), "{one} {other}");
        }
    }

    #[test]
    fn names_that_differ_to_the_eye_differ() {
        for (one, other) in
            [("Ann", "Anna"), ("Ian", "Lan"), ("Han", "Nan"), ("Ада", "Анна"), ("🦙", "🐉"), ("...", "---")]
        {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn no_letter_has_two_shapes() {
        let mut seen: Vec<char> = SHAPES.iter().flat_map(|(_, letters)| letters.chars()).collect();
        let all = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), all);
    }
}
