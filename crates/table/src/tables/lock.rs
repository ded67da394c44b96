//! The password of a table: it is kept as what a slow function makes of it.

use std::num::NonZeroU32;

use ring::pbkdf2::{self, PBKDF2_HMAC_SHA256};

use crate::store::{GuestId, GuestSecret, StoreError};

/// How often the hash is taken: a tenth of a second for whoever guesses.
const ROUNDS: NonZeroU32 = NonZeroU32::new(100_000).expect("more than 0");
/// The longest password, in bytes.
const LONGEST: usize = 200;

/// What is kept of a password: `salt.hash`. None if it cannot be one.
pub(super) async fn lock(password: &str) -> Result<Option<String>, StoreError> {
    if password.is_empty() || password.len() > LONGEST {
        return Ok(None);
    }
    let (salt, password) = (GuestSecret::random()?, password.to_owned());
    let derived = tokio::task::spawn_blocking(move || {
        let mut hash = [0; 16];
        pbkdf2::derive(PBKDF2_HMAC_SHA256, ROUNDS, &salt.0, password.as_bytes(), &mut hash);
        format!("{salt}.{}", GuestId(hash))
    });
    Ok(derived.await.ok())
}

/// Whether a password opens what was locked.
pub(crate) async fn opens(kept: &str, password: &str) -> bool {
    let parts = kept
        .split_once('.')
        .and_then(|(salt, hash)| Some((GuestSecret::from_hex(salt)?, GuestId::from_hex(hash)?)));
    let Some((salt, GuestId(hash))) = parts.filter(|_| password.len() <= LONGEST) else { return false };
    let password = password.to_owned();
    let checked = tokio::task::spawn_blocking(move || {
        pbkdf2::verify(PBKDF2_HMAC_SHA256, ROUNDS, &salt.0, password.as_bytes(), &hash).is_ok()
    });
    checked.await.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_opens() {
        let kept = lock("llama").await.expect("random").expect("a password");
        assert!(
            !kept.contains("llama") && kept != lock("llama").await.expect("random").expect("another salt")
        );
        assert!(opens(&kept, "llama").await);
        for wrong in ["", "Llama", "llama ", &"x".repeat(1000)] {
            assert!(!opens(&kept, wrong).await, "{wrong}");
        }
        assert!(!opens("", "llama").await && !opens("00.11", "").await);
        assert_eq!(lock(&"x".repeat(201)).await.expect("random"), None);
    }
}
