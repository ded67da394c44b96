//! Plans belong to a seat, are changed by one at a time, and go with their table.

use super::*;

fn plan(words: &str) -> PlanRow {
    let planned = PlannedMove { asks: "What now?".to_owned(), words: words.to_owned() };
    PlanRow { generation: 1, made: 0, played: 0, moves: vec![planned], dropped: None }
}

pub(super) async fn a_plan_is_changed_by_one(store: Arc<dyn Store>) {
    let (id, other) = (table(&*store, 1).await, table(&*store, 2).await);
    let [first, second] = [0, 1].map(Seat::new);
    let (one, two) = (plan("pick corn"), plan("żółć"));
    store.swap_plan(&id, first, None, Some(&one)).await.expect("kept");
    store.swap_plan(&id, second, None, Some(&two)).await.expect("another seat");
    let again = store.swap_plan(&id, first, None, Some(&two)).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "somebody else has planned there");
    assert_eq!(store.plans(&id).await.expect("it answers"), [(first, one.clone()), (second, two.clone())]);
    assert_eq!(store.plans(&other).await.expect("it answers"), []);

    let dropped = PlanRow { dropped: Some(Dropped::Impossible), ..one.clone() };
    let swaps = join_all((0..4).map(|_| store.swap_plan(&id, first, Some(&one), Some(&dropped)))).await;
    assert_eq!(swaps.iter().filter(|swap| swap.is_ok()).count(), 1, "of many at once one changes it");
    assert!(matches!(store.swap_plan(&id, first, Some(&one), None).await, Err(StoreError::Conflict)));
    store.swap_plan(&id, first, Some(&dropped), None).await.expect("taken back");
    assert_eq!(store.plans(&id).await.expect("it answers"), [(second, two)]);
}
