//! TZ-4: placing workers.

use khipu_tzolkin::Gear::{Palenque, Tikal, Yaxchilan};

use crate::scene::Scene;

/// TZ-4.1: the lowest-numbered free space; an empty gear starts at 0.
#[test]
fn a_worker_goes_to_the_lowest_free_space() {
    let mut scene = Scene::new(4);
    scene.corn(0, 10).worker(1, Palenque, 0).worker(2, Palenque, 2);
    scene.play_all(0, &["place palenque", "place palenque", "place tikal"]);
    let gears = &scene.position.table.gears;
    let mine = khipu_core::Seat::new(0);
    assert_eq!(gears.of(mine, Palenque), 0b1010);
    assert_eq!(gears.of(mine, Tikal), 0b1);
}

/// TZ-4.2, TZ-4.3: the number of the space, plus the surcharge for one more worker of this turn.
#[test]
fn the_cost_is_the_space_and_the_surcharge() {
    let mut scene = Scene::new(4);
    scene.hire(0, 3).corn(0, 20);
    let mut held = 20;
    for cost in [0, 1 + 1, 2 + 2, 3 + 3, 0 + 4] {
        let gear = if cost == 4 && held < 10 { "place yaxchilan" } else { "place palenque" };
        scene.play(0, gear);
        held -= cost;
        assert_eq!(scene.side(0).corn, held);
    }
    assert_eq!(scene.rule_against(0, "place yaxchilan"), "TZ-4.4");
    let _ = Yaxchilan;
}
