//! Guests and users: names, passkeys, invitations, notes, and what is left of whoever goes.

use super::*;

pub(super) async fn guests_are_kept_and_forgotten(store: Arc<dyn Store>) {
    let row =
        GuestRow { name: "Ewa".to_owned(), language: Some("pl".to_owned()), epoch: 3, ..GuestRow::default() };
    table(&*store, 1).await;
    for number in 1..=3 {
        let seen = if number == 3 { now() } else { 1000 };
        store.save_guest(GuestId([number; 16]), GuestRow { seen, ..row.clone() }).await.expect("kept");
    }
    let again = GuestRow { name: "Ewelina".to_owned(), seen: 1000, ..row };
    store.save_guest(GuestId([2; 16]), again.clone()).await.expect("kept");
    assert_eq!(store.guest(GuestId([2; 16])).await.expect("it answers"), Some(again));
    assert_eq!(store.count_guests().await.expect("it answers"), 3);
    store.forget_guests(3600).await.expect("it can");
    assert!(store.guest(GuestId([1; 16])).await.expect("it answers").is_some(), "holds a seat");
    assert!(store.guest(GuestId([2; 16])).await.expect("it answers").is_none(), "long gone");
    assert!(store.guest(GuestId([3; 16])).await.expect("it answers").is_some(), "just here");
}

pub(super) fn shapes(name: &str) -> Vec<String> {
    vec![format!("a{name}"), format!("b{}", name.to_lowercase()), format!("c{}", name.to_lowercase())]
}

pub(super) async fn user(store: &dyn Store, number: u8, name: &str) -> Result<(), StoreError> {
    let row = UserRow { name: name.to_owned(), ..UserRow::default() };
    store.create_user(GuestId([number; 16]), row, shapes(name)).await
}

pub(super) async fn names_of_users_are_their_own(store: Arc<dyn Store>) {
    let (ann, bob) = (GuestId([1; 16]), GuestId([2; 16]));
    user(&*store, 1, "Ann").await.expect("it is free");
    let alike = join_all((2..6).map(|number| user(&*store, number, "ANN"))).await;
    assert!(alike.iter().all(|made| matches!(made, Err(StoreError::Conflict))), "{alike:?}");
    let many = join_all((10..16).map(|number| user(&*store, number, "Eve"))).await;
    assert_eq!(many.iter().filter(|made| made.is_ok()).count(), 1, "of many at once one gets the name");
    user(&*store, 2, "Bob").await.expect("it is free");
    assert_eq!(store.user_named(&shapes("bob")).await.expect("it answers"), Some(bob));
    assert_eq!(store.user_named(&shapes("Zoe")).await.expect("it answers"), None);

    assert!(matches!(store.rename_user(bob, "ann", shapes("ann")).await, Err(StoreError::Conflict)));
    store.rename_user(bob, "BOB", shapes("BOB")).await.expect("it is his own");
    store.rename_user(bob, "Robert", shapes("Robert")).await.expect("it is free");
    user(&*store, 20, "bob").await.expect("it is free again");
    assert_eq!(store.user(bob).await.expect("it answers").expect("he is there").name, "Robert");

    let with =
        |mail: &str| UserRow { mail: Some(mail.to_owned()), role: Role::Moderator, ..UserRow::default() };
    store.save_user(ann, with("Ann@example.org")).await.expect("it is hers");
    assert!(matches!(store.save_user(bob, with("ann@EXAMPLE.org")).await, Err(StoreError::Conflict)));
    store.save_user(ann, with("ann@example.org")).await.expect("it is still hers");
    let kept = store.user(ann).await.expect("it answers").expect("she is there");
    assert_eq!((kept.name.as_str(), kept.role), ("Ann", Role::Moderator));
    assert!((kept.made - now()).abs() < 60);

    let device = |user| GuestRow { user, device: Some("Firefox".to_owned()), seen: 7, ..GuestRow::default() };
    for number in 30..33 {
        store.save_guest(GuestId([number; 16]), device(Some(ann))).await.expect("kept");
    }
    store.save_guest(GuestId([31; 16]), device(None)).await.expect("kept");
    let devices = store.devices(ann).await.expect("it answers");
    assert_eq!(devices.iter().map(|(id, _)| id.0[0]).collect::<Vec<_>>(), [30, 32]);
    assert_eq!(devices[0].1, device(Some(ann)));
    store.log_out(ann, Some(GuestId([32; 16]))).await.expect("kept");
    let devices = store.devices(ann).await.expect("it answers");
    assert_eq!(devices.iter().map(|(id, _)| id.0[0]).collect::<Vec<_>>(), [32]);
    let out = store.guest(GuestId([30; 16])).await.expect("it answers").expect("the epoch must be kept");
    assert_eq!((out.user, out.epoch), (None, 1));
}

pub(super) async fn passkeys_belong_to_their_user(store: Arc<dyn Store>) {
    let key = |number: u8, user: u8| PasskeyRow {
        credential: vec![number; 40],
        user: GuestId([user; 16]),
        key: vec![1, 2],
        state: vec![0],
        label: "phone".to_owned(),
        made: 0,
        used: 0,
    };
    for (number, user) in [(1, 1), (2, 1), (3, 2)] {
        store.add_passkey(key(number, user)).await.expect("it is new");
    }
    assert!(matches!(store.add_passkey(key(1, 2)).await, Err(StoreError::Conflict)), "it is another's");
    store.use_passkey(&[1; 40], &[9]).await.expect("kept");
    let found = store.passkey(&[1; 40]).await.expect("it answers").expect("it is there");
    assert_eq!((found.user, found.state), (GuestId([1; 16]), vec![9]));
    assert!(matches!(store.remove_passkey(GuestId([2; 16]), &[1; 40]).await, Err(StoreError::Conflict)));
    store.remove_passkey(GuestId([1; 16]), &[1; 40]).await.expect("it is theirs");
    assert_eq!(store.passkeys(GuestId([1; 16])).await.expect("it answers").len(), 1);
    assert!(store.passkey(&[1; 40]).await.expect("it answers").is_none());
}

pub(super) async fn invitations_and_notes_belong_to_one(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    let open = vec![SeatRow::default(), SeatRow { holders: vec![GuestId([8; 16])], ..SeatRow::default() }];
    store.append(Append { seats: Some(open), ..append(&id, 3) }).await.expect("the next row");
    let (ann, ben) = (GuestId([1; 16]), GuestId([2; 16]));
    for _ in 0..2 {
        store.invite(&id, ann).await.expect("invited, however often");
    }
    assert!(store.is_invited(&id, ann).await.expect("it answers"));
    assert!(!store.is_invited(&id, ben).await.expect("it answers"));
    let store = &store;
    let listed = |guest| async move { store.invitations(guest).await.expect("it answers").len() };
    assert_eq!((listed(ann).await, listed(ben).await), (1, 0));
    store.invite(&id, GuestId([8; 16])).await.expect("invited");
    assert_eq!(listed(GuestId([8; 16])).await, 0, "whoever sits there needs none");
    for number in 30..48 {
        store.invite(&id, GuestId([number; 16])).await.expect("invited");
    }
    assert!(matches!(store.invite(&id, ben).await, Err(StoreError::Conflict)), "nobody calls everybody");
    store.decline(&id, ann).await.expect("declined");
    assert_eq!(listed(ann).await, 0);

    for text in ["first", "żółć"] {
        store.save_notes(&id, ann, text).await.expect("kept");
    }
    assert_eq!(store.notes(&id, ann).await.expect("it answers"), "żółć");
    assert_eq!(store.notes(&id, ben).await.expect("it answers"), "");
}

pub(super) async fn what_is_good_once_is_taken_once(store: Arc<dyn Store>) {
    let row = |number: u8, until| OnceRow {
        hash: [number; 32],
        purpose: "login".to_owned(),
        body: vec![number],
        until,
    };
    store.keep_once(row(1, now() + 60)).await.expect("kept");
    assert!(matches!(store.keep_once(row(1, now() + 60)).await, Err(StoreError::Conflict)), "once is once");
    store.keep_once(row(2, now() - 1)).await.expect("kept");
    assert_eq!(store.take_once([1; 32], "invite").await.expect("it answers"), None, "for something else");
    let takers = join_all((0..8).map(|_| store.take_once([1; 32], "login"))).await;
    let bodies: Vec<_> = takers.into_iter().filter_map(|took| took.expect("it answers")).collect();
    assert_eq!(bodies, [vec![1]], "of many at once one takes it");
    assert_eq!(store.take_once([2; 32], "login").await.expect("it answers"), None, "too old");
    store.forget_once().await.expect("it can");
    store.keep_once(row(2, now() + 60)).await.expect("the old one is gone");
}

pub(super) async fn who_is_deleted_leaves_no_name(store: Arc<dyn Store>) {
    let ann = GuestId([1; 16]);
    user(&*store, 1, "Ann").await.expect("it is free");
    let id = table(&*store, 1).await;
    let said = ChatRow {
        seq: 0,
        at: 0,
        author: Some(ann),
        seat: Some(0),
        name: "Ann".to_owned(),
        text: "hi".to_owned(),
    };
    store.say(&id, ChatRow { author: Some(GuestId([2; 16])), ..said.clone() }).await.expect("kept");
    store.say(&id, said).await.expect("kept");
    assert_eq!(store.lines_of(ann).await.expect("it answers").len(), 1);
    store.delete_user(ann).await.expect("she is there");
    assert!(store.user(ann).await.expect("it answers").is_none());
    let rows = store.rows(&id, 0).await.expect("no gap");
    assert!(matches!(&rows[0].1, LogRow::Seat { now, .. } if now.name.is_empty() && now.holders == [ann]));
    assert_eq!(rows[1].1, moved(2), "moves stay");
    assert_eq!(store.chat(&id, 0).await.expect("it answers").len(), 1, "lines of others stay");
    user(&*store, 9, "Ann").await.expect("the name is free again");
}

pub(super) async fn what_keeps_order_is_kept(store: Arc<dyn Store>) {
    assert_eq!(store.setting("policy").await.expect("it answers"), None);
    for value in ["one", "two"] {
        store.set_setting("policy", value).await.expect("kept");
        assert_eq!(store.setting("policy").await.expect("it answers").as_deref(), Some(value));
    }
    let (near, far) = (ClientId([1; 16]), ClientId([2; 16]));
    for (client, until) in [(near, now() + 60), (far, now() + 60), (near, now() + 90), (far, 0)] {
        store.bar_network(client, until).await.expect("kept");
    }
    let barred = store.barred_networks().await.expect("it answers");
    assert!(barred.len() == 1 && barred[0].0 == near && barred[0].1 > now() + 60, "{barred:?}");

    store.note("Ann", "ban name=Eve hours=24").await.expect("kept");
    let audit = store.audit().await.expect("it answers");
    assert_eq!(
        (audit.len(), audit[0].actor.as_str(), audit[0].act.as_str()),
        (1, "Ann", "ban name=Eve hours=24")
    );

    let id = table(&*store, 1).await;
    let (reporter, text) = (GuestId([3; 16]), "a word".to_owned());
    let row =
        ReportRow { id: [7; 16], at: 0, reporter, name: "Ben".to_owned(), table: Some(id.clone()), text };
    store.report(row.clone()).await.expect("kept");
    let waiting = store.reports().await.expect("it answers");
    assert_eq!(waiting, [ReportRow { at: waiting[0].at, ..row }]);
    store.settle_report([7; 16]).await.expect("it is there");
    assert!(matches!(store.settle_report([7; 16]).await, Err(StoreError::Conflict)));

    store.remove_table(&id, true).await.expect("it is there");
    assert!(store.head(&id).await.expect("it answers").is_none(), "taken away");
    assert!(store.tables_of(GuestId([1; 16]), false).await.expect("it answers").is_empty());
    assert!(store.open_tables(0).await.expect("it answers").tables.is_empty());
    store.remove_table(&id, false).await.expect("it is there");
    assert_eq!(store.tables_of(GuestId([1; 16]), false).await.expect("it answers").len(), 1);
    let nobody = TableId::random().expect("random");
    assert!(matches!(store.remove_table(&nobody, true).await, Err(StoreError::Conflict)));
}

pub(super) async fn a_table_is_rated_once(store: Arc<dyn Store>) {
    use khipu_study::Rating;
    let (ann, ben) = (GuestId([1; 16]), GuestId([2; 16]));
    for (id, name) in [(ann, "Ann"), (ben, "Ben")] {
        let row = UserRow { name: name.to_owned(), ..UserRow::default() };
        store.create_user(id, row, vec![name.to_lowercase()]).await.expect("a user");
    }
    let table = TableId::random().expect("random");
    let result = |user, place, rated: Option<i64>| ResultRow {
        user,
        table: table.clone(),
        game: "tzolkin".to_owned(),
        at: 100,
        public: true,
        players: 2,
        place,
        faction: None,
        rated: rated.map(|value| Rated { value, change: value - 1500 }),
    };
    let rating = |user, value: f64, deviation, games| RatingRow {
        user,
        game: "tzolkin".to_owned(),
        rating: Rating::new(value, deviation, 0.061_234),
        games,
        at: 100,
    };
    // A game that is not rated may end twice, after an undo.
    for place in [1, 2] {
        store.keep_results(vec![result(ann, place, None)], Vec::new()).await.expect("kept");
    }
    assert_eq!(store.results_of(ann).await.expect("it answers"), [result(ann, 2, None)]);
    let results =
        vec![result(ann, 1, Some(1662)), result(ben, 2, Some(1338)), result(GuestId([9; 16]), 3, Some(1))];
    let ratings = vec![rating(ann, 1662.31, 90.25, 12), rating(ben, 1338.0, 290.0, 30)];
    store.keep_results(results.clone(), ratings.clone()).await.expect("kept");
    let again = store.keep_results(vec![result(ann, 1, Some(9))], vec![rating(ann, 9.0, 90.0, 13)]).await;
    assert!(matches!(again, Err(StoreError::Conflict)));
    assert_eq!(store.results_of(ann).await.expect("it answers"), results[..1]);
    assert_eq!(store.ratings_of(ann).await.expect("it answers"), ratings[..1]);
    assert!(store.results_of(GuestId([9; 16])).await.expect("it answers").is_empty(), "no user");
    let best = store.leaders("tzolkin", 10, 110.0).await.expect("it answers");
    assert_eq!(best, [("Ann".to_owned(), ratings[0].clone())], "the other is not certain yet");
    store.delete_user(ann).await.expect("gone");
    assert!(
        store.leaders("tzolkin", 0, 350.0).await.expect("it answers").iter().all(|(name, _)| name == "Ben")
    );
    assert!(store.results_of(ann).await.expect("it answers").is_empty());
}
