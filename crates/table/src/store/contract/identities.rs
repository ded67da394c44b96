//! Who users are at a provider of OpenID Connect.

use super::*;

pub(super) async fn an_identity_is_one_users(store: Arc<dyn Store>) {
    let (ann, ben) = (GuestId([1; 16]), GuestId([2; 16]));
    user(&*store, 1, "Ann").await.expect("it is free");
    let row = |issuer: &str, subject: &str, user| IdentityRow {
        issuer: issuer.to_owned(),
        subject: subject.to_owned(),
        user,
        made: 0,
        used: 0,
    };
    store.add_identity(row("https://a.example", "7", ann)).await.expect("it is new");
    for taken in [row("https://a.example", "7", ben), row("https://a.example", "8", ann)] {
        assert!(matches!(store.add_identity(taken).await, Err(StoreError::Conflict)), "one there, one here");
    }
    for other in [row("https://b.example", "7", ben), row("https://a.example", "7 ", ben)] {
        store.add_identity(other).await.expect("another provider, or somebody else there");
    }
    store.use_identity("https://a.example", "7").await.expect("kept");
    let found = store.identity("https://a.example", "7").await.expect("it answers").expect("it is there");
    assert!(found.user == ann && found.used >= found.made && found.made > 0);
    assert_eq!(store.identity("https://A.example", "7").await.expect("it answers"), None);
    assert_eq!(store.identities(ben).await.expect("it answers").len(), 2);
    let nobody = store.remove_identity(ann, "https://b.example").await;
    assert!(matches!(nobody, Err(StoreError::Conflict)), "that is another's");
    store.remove_identity(ben, "https://b.example").await.expect("it is theirs");
    store.delete_user(ann).await.expect("she is there");
    assert!(store.identities(ann).await.expect("it answers").is_empty(), "it goes with the user");
    assert_eq!(store.identities(ben).await.expect("it answers").len(), 1);
}
