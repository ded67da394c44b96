//! Secrets in the hands of people: the printed recovery code, and what is good once. The store knows their hashes alone.

use crate::store::{GuestSecret, StoreError, TableId};

/// The printed code: 100 random bits in four groups of five letters and digits.
pub(super) struct RecoveryCode(String);

impl RecoveryCode {
    pub(super) fn random() -> Result<Self, StoreError> {
        // Ids of tables are of the same length and the same letters, which nobody mistakes for each other.
        Ok(Self(TableId::random()?.as_str().to_owned()))
    }

    /// As somebody types it from paper.
    pub(super) fn read(text: &str) -> Option<Self> {
        let plain = |c: char| match c {
            'o' => '0',
            'i' | 'l' => '1',
            'u' => 'v',
            c => c,
        };
        let letters = text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).map(plain);
        TableId::read(&letters.collect::<String>()).map(|code| Self(code.as_str().to_owned()))
    }

    pub(super) fn hash(&self) -> [u8; 32] {
        blake3::derive_key("khipu recovery code 1", self.0.as_bytes())
    }
}

impl std::fmt::Display for RecoveryCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (place, letter) in self.0.chars().enumerate() {
            if place > 0 && place % 5 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", letter.to_ascii_uppercase())?;
        }
        Ok(())
    }
}

/// The hash under which something that is good once is kept.
pub(super) fn once_hash(secret: &[u8]) -> [u8; 32] {
    blake3::derive_key("khipu once 1", secret)
}

/// 256 bits that nobody guesses.
pub(super) fn challenge() -> Result<[u8; 32], StoreError> {
    let halves = [GuestSecret::random()?.0, GuestSecret::random()?.0];
    let mut whole = [0; 32];
    whole[..16].copy_from_slice(&halves[0]);
    whole[16..].copy_from_slice(&halves[1]);
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = RecoveryCode::random().expect("random");
        let printed = code.to_string();
        assert_eq!(printed.len(), 23);
        for typed in
            [printed.clone(), printed.to_lowercase(), printed.replace('-', " "), printed.replace('0', "O")]
        {
            assert_eq!(RecoveryCode::read(&typed).map(|code| code.hash()), Some(code.hash()), "{typed}");
        }
        assert!(RecoveryCode::read(&printed[1..]).is_none() && RecoveryCode::read("").is_none());
    }
}
