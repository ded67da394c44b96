//! Study boards, and which tables a seed must not be studied for.

use super::*;

pub(super) async fn studies_belong_to_one_and_change_step_by_step(store: Arc<dyn Store>) {
    let [ann, ben, gone] = [1, 2, 3].map(|number| GuestId([number; 16]));
    user(&*store, 1, "Ann").await.expect("it is free");
    store.save_guest(ben, GuestRow { seen: now(), ..GuestRow::default() }).await.expect("kept");
    let study = |owner, changed| StudyRow {
        id: StudyId::random().expect("an id"),
        owner,
        title: "Skulls".to_owned(),
        game: "tzolkin".to_owned(),
        body: "khipu-study 1\n".to_owned(),
        version: 1,
        shared: false,
        changed,
    };
    let (old, new, other) = (study(ann, 10), study(ann, 20), study(gone, 30));
    for row in [&old, &new, &other] {
        store.create_study(row.clone(), 2).await.expect("there is room");
    }
    assert!(matches!(store.create_study(study(ann, 30), 2).await, Err(StoreError::Conflict)), "and no more");
    assert_eq!(store.study(&old.id).await.expect("it answers"), Some(old.clone()));
    let brief = |row: &StudyRow| StudyRow { body: String::new(), ..row.clone() };
    assert_eq!(store.studies(ann).await.expect("it answers"), [brief(&new), brief(&old)]);
    // Of two who change the same version one is too late; nobody changes what is another's.
    let change = StudyRow {
        body: "longer".to_owned(),
        version: 2,
        shared: true,
        changed: 40,
        title: "Corn".to_owned(),
        ..old.clone()
    };
    store.save_study(change.clone()).await.expect("it is the next version");
    assert!(matches!(store.save_study(change.clone()).await, Err(StoreError::Conflict)));
    let theirs = StudyRow { owner: ben, version: 3, ..change.clone() };
    assert!(matches!(store.save_study(theirs).await, Err(StoreError::Conflict)));
    assert_eq!(store.study(&old.id).await.expect("it answers"), Some(change.clone()));
    assert_eq!(store.studies(ann).await.expect("it answers").first(), Some(&brief(&change)));
    assert!(matches!(store.drop_study(&new.id, ben).await, Err(StoreError::Conflict)));
    store.drop_study(&new.id, ann).await.expect("it is hers");
    assert_eq!(store.study(&new.id).await.expect("it answers"), None);
    // What a guest had is the user's who logs in; what nobody has is forgotten.
    let kept = study(ben, 50);
    store.create_study(kept.clone(), 2).await.expect("there is room");
    store.rehost(ben, ann).await.expect("it can");
    assert_eq!(store.study(&kept.id).await.expect("it answers").map(|row| row.owner), Some(ann));
    store.forget_guests(3600).await.expect("it can");
    assert_eq!(store.study(&other.id).await.expect("it answers"), None);
    store.delete_user(ann).await.expect("she is there");
    assert_eq!(store.studies(ann).await.expect("it answers"), []);
    // A seed is known by its commitment, as long as a game with it goes on.
    let id = table(&*store, 1).await;
    let commitment = khipu_core::Seed::from_text("contract").commitment().to_hex();
    let dealt = store.tables_dealt(&commitment).await.expect("it answers");
    assert!(dealt.len() == 1 && dealt.contains(&id), "{dealt:?}");
    assert_eq!(store.tables_dealt(&"0".repeat(64)).await.expect("it answers"), []);
    let ended = Append { over: true, turn: Seats::NONE, ..append(&id, 3) };
    store.append(ended).await.expect("the next row");
    assert_eq!(store.tables_dealt(&commitment).await.expect("it answers"), []);
}
