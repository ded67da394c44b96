//! TZ-8: food days.

use khipu_core::Points;
use khipu_tzolkin::Gear::{Palenque, Tikal, Uxmal};
use khipu_tzolkin::Source::{FirstAge, Hunger, SecondAge};
use khipu_tzolkin::Temple::{Chaac, Kukulcan, Quetzalcoatl};
use khipu_tzolkin::{Event, Stage};

use crate::scene::Scene;

/// The round of a food day, counted from 1, with its day.
type Held = (u8, u8);

/// A table on a day, where everybody can end the round for nothing.
fn on_day(day: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.day(day).idlers();
    scene
}

/// Plays a whole game with four players. `jumps` are days on which a seat stands on the first-player space and turns
/// the calendar by two. Says in which rounds food days were held, and how many rounds there were.
fn whole_game(jumps: &[(u8, usize)]) -> (Vec<Held>, u8) {
    let mut scene = Scene::new(4);
    scene.day(0);
    for seat in 0..4 {
        scene.corn(seat, 200);
    }
    let (mut held, mut rounds) = (Vec::new(), 0);
    while scene.stage() != Stage::Over {
        let day = scene.position.table.day;
        rounds += 1;
        let jump = jumps.iter().find(|(on, _)| *on == day);
        if let Some(&(_, seat)) = jump {
            scene.on_first(seat);
        }
        scene.finish_round();
        if scene.events.iter().any(|event| matches!(event, Event::FoodDay { .. })) {
            held.push((rounds, day));
        }
        if let Some(&(_, seat)) = jump {
            scene.play(seat, "calendar 2");
        }
    }
    (held, rounds)
}

/// TZ-8.1, TZ-8.7: with no double advance the food days are rounds 8, 14, 21 and 27; the first round is none although
/// the arrow points at a food-day tooth.
#[test]
fn there_are_four_food_days_in_a_game_of_27_rounds() {
    let (held, rounds) = whole_game(&[]);
    assert_eq!(held, [(8, 7), (14, 13), (21, 20), (27, 26)]);
    assert_eq!(rounds, 27);
}

/// TZ-8.1, TZ-8.7: a jump over tooth 7 leads into a round on day 8, and that round is the food day.
#[test]
fn a_food_day_that_is_jumped_over_is_held_in_the_next_round() {
    let mut scene = on_day(6);
    scene.on_first(0).finish_round().play(0, "calendar 2");
    assert_eq!((scene.position.table.day, scene.position.table.food_days), (8, 0));
    scene.finish_round();
    assert!(scene.events.contains(&Event::FoodDay { number: 1 }));
    assert_eq!((scene.position.table.day, scene.position.table.food_days), (9, 1));
    scene.finish_round();
    assert_eq!(scene.position.table.food_days, 1, "it is held once");
}

/// TZ-8.7: a double advance away from food days brings them all forward by a round; over a tooth, only the later ones.
#[test]
fn a_double_advance_takes_a_round_off_the_game() {
    assert_eq!(whole_game(&[(2, 0)]), (vec![(7, 7), (13, 13), (20, 20), (26, 26)], 26));
    assert_eq!(whole_game(&[(6, 0)]), (vec![(8, 8), (13, 13), (20, 20), (26, 26)], 26));
}

/// TZ-8.7, TZ-8.8: on day 25 a jump leads past the last tooth, but the round of the food day is still to be played.
#[test]
fn a_double_advance_on_day_25_takes_no_round_off() {
    assert_eq!(whole_game(&[(25, 0)]), (vec![(8, 7), (14, 13), (21, 20), (27, 27)], 27));
}

/// TZ-8.8: three jumps make 24 rounds; the game ends with the fourth food day all the same.
#[test]
fn the_game_is_over_by_food_days_and_not_by_rounds() {
    let jumps = [(0, 0), (12, 1), (19, 2)];
    assert_eq!(whole_game(&jumps), (vec![(7, 7), (13, 14), (19, 21), (24, 26)], 24));
}

/// TZ-8.2: two corn for each worker, wherever it stands; the bank's workers do not eat.
#[test]
fn every_worker_in_play_eats_two_corn() {
    let mut scene = on_day(7);
    scene.corn(0, 6).hire(1, 3).corn(1, 13).worker(1, Tikal, 2).worker(1, Uxmal, 3).on_first(1);
    scene.finish_round();
    assert_eq!(scene.side(0).corn, 0);
    assert_eq!(scene.side(1).corn, 1);
    assert_eq!((scene.points(0, Hunger), scene.points(1, Hunger)), (Points::ZERO, Points::ZERO));
}

/// TZ-8.2: as many as possible are fed, none half, and nobody is asked; points go below 0.
#[test]
fn an_unfed_worker_costs_three_points() {
    let mut scene = on_day(7);
    scene.corn(0, 5).corn(1, 3).corn(2, 1);
    scene.finish_round();
    let corn: Vec<u16> = (0..4).map(|seat| scene.side(seat).corn).collect();
    assert_eq!(corn, [1, 1, 1, 0]);
    let total: Vec<Points> = (0..4).map(|seat| scene.total(seat)).collect();
    assert_eq!(total, [-3, -6, -9, -9].map(Points::whole));
}

/// TZ-8.2: a round without a food day feeds nobody.
#[test]
fn nobody_eats_on_an_ordinary_day() {
    let mut scene = on_day(8);
    scene.corn(0, 6).finish_round();
    assert_eq!(scene.side(0).corn, 6);
    assert_eq!(scene.total(1), Points::ZERO);
}

/// TZ-8.2: feeding comes after the last turn, so what the last player earns in it is eaten.
#[test]
fn what_is_earned_in_the_round_feeds() {
    let mut scene = on_day(7);
    scene.worker(3, Palenque, 1).turn_of(3);
    scene.play(3, "pick palenque 1");
    assert_eq!((scene.side(3).corn, scene.total(3)), (3, Points::ZERO));
    scene.play(3, "end");
    assert_eq!((scene.side(3).corn, scene.total(3)), (1, Points::whole(-6)));
}

/// TZ-8.3: six buildings of the second age come, and all of the first age leave.
#[test]
fn the_second_food_day_changes_the_display() {
    let mut scene = on_day(13);
    let ages = |scene: &Scene| -> Vec<u8> {
        let shown = scene.position.table.buildings.iter().flatten();
        shown.map(|&title| scene.game.components().buildings[usize::from(title)].age).collect()
    };
    assert_eq!(ages(&scene), [0; 6]);
    scene.finish_round();
    assert_eq!(ages(&scene), [1; 6]);
}

/// TZ-8.3: on no other food day does the display change.
#[test]
fn the_other_food_days_leave_the_display_alone() {
    let mut scene = on_day(7);
    let before = scene.position.table.buildings;
    scene.finish_round();
    assert_eq!(scene.position.table.buildings, before);
    let mut scene = on_day(20);
    scene.display(&["A2-1", "A2-2", "A2-3", "A2-4", "A2-5", "A2-6"]);
    let before = scene.position.table.buildings;
    scene.finish_round();
    assert_eq!(scene.position.table.buildings, before);
}

/// TZ-8.3, TZ-8.6: monuments stay on display, and what was built stays with its owner.
#[test]
fn monuments_and_built_tiles_stay() {
    let mut scene = on_day(13);
    scene.monuments(&["M1", "M2"]).own_monument(0, "M1").own(0, "A1-3");
    let (monuments, owned) = (scene.position.table.monuments, *scene.side(0));
    scene.finish_round();
    assert_eq!(scene.position.table.monuments, monuments);
    assert_eq!((scene.side(0).buildings, scene.side(0).monuments), (owned.buildings, owned.monuments));
    assert_eq!(scene.side(0).buildings.total(), 1);
}

/// TZ-8.4: the goods of the own step and of all below, in each temple; no points.
#[test]
fn in_the_middle_of_an_age_the_gods_give_goods() {
    for day in [7, 20] {
        let mut scene = on_day(day);
        for seat in 0..4 {
            scene.corn(seat, 6);
        }
        scene.temple(0, Chaac, 3).temple(0, Quetzalcoatl, 6).temple(0, Kukulcan, 3);
        scene.temple(1, Chaac, 6).temple(1, Quetzalcoatl, 2).temple(1, Kukulcan, 7);
        scene.temple(2, Chaac, 0).temple(2, Quetzalcoatl, 3).temple(2, Kukulcan, 5);
        scene.finish_round();
        let goods: Vec<_> =
            (0..4).map(|seat| (scene.side(seat).resources, scene.side(seat).skulls)).collect();
        assert_eq!(goods, [([1, 1, 2], 0), ([2, 2, 0], 1), ([2, 0, 1], 1), ([0, 0, 0], 0)], "day {day}");
        assert_eq!(scene.position.table.skulls, 11);
        assert!((0..4).all(|seat| scene.total(seat) == Points::ZERO));
    }
}

/// TZ-8.4: with a skull too few nobody gets one, but all get their wood.
#[test]
fn with_too_few_skulls_nobody_gets_one() {
    let mut scene = on_day(7);
    scene.temple(0, Kukulcan, 5).temple(1, Kukulcan, 6).skulls(3, 12).finish_round();
    assert_eq!((scene.side(0).skulls, scene.side(1).skulls, scene.position.table.skulls), (0, 0, 1));
    assert_eq!((scene.side(0).resources, scene.side(1).resources), ([2, 0, 0], [2, 0, 0]));
}

/// TZ-8.4: just enough is enough.
#[test]
fn the_last_skulls_are_given_if_they_are_enough_for_all() {
    let mut scene = on_day(7);
    scene.temple(0, Kukulcan, 5).temple(1, Kukulcan, 6).skulls(3, 11).finish_round();
    assert_eq!((scene.side(0).skulls, scene.side(1).skulls, scene.position.table.skulls), (1, 1, 0));
}

/// Steps for all four seats, each temple led by one seat alone.
fn led_by_one_each(scene: &mut Scene) {
    scene.temple(0, Chaac, 6).temple(0, Kukulcan, 0);
    scene.temple(1, Quetzalcoatl, 5).temple(1, Chaac, 0);
    scene.temple(2, Kukulcan, 3).temple(2, Quetzalcoatl, 0);
}

/// TZ-8.5: at the end of the first age the own step counts, not those below; the leaders' bonuses are 6, 2 and 4.
#[test]
fn the_first_age_ends_with_points_of_the_own_step() {
    let mut scene = on_day(13);
    led_by_one_each(&mut scene);
    scene.finish_round();
    let points: Vec<Points> = (0..4).map(|seat| scene.points(seat, FirstAge)).collect();
    assert_eq!(points, [8 + 6 - 3, 6 + 2 - 1, 3 + 4 - 2, 0].map(Points::whole));
    assert_eq!(scene.points(0, SecondAge), Points::ZERO);
    assert_eq!(scene.side(0).resources, [0, 0, 0], "no goods");
}

/// TZ-8.5: at the end of the second age the bonuses are 2, 6 and 4.
#[test]
fn the_second_age_ends_with_bonuses_of_its_own() {
    let mut scene = on_day(26);
    led_by_one_each(&mut scene);
    scene.finish_round();
    let points: Vec<Points> = (0..4).map(|seat| scene.points(seat, SecondAge)).collect();
    assert_eq!(points, [8 + 2 - 3, 6 + 6 - 1, 3 + 4 - 2, 0].map(Points::whole));
    assert_eq!(scene.points(0, FirstAge), Points::ZERO);
}

/// TZ-8.5: each of those who share the lead gets half of the bonus, be they two or three.
#[test]
fn tied_leaders_get_half_of_the_bonus_each() {
    let mut scene = on_day(13);
    scene.temple(0, Chaac, 4).temple(1, Chaac, 4).temple(2, Chaac, 4);
    scene.temple(2, Quetzalcoatl, 2).temple(3, Quetzalcoatl, 2);
    scene.temple(3, Kukulcan, 2);
    scene.finish_round();
    let points: Vec<Points> = (0..4).map(|seat| scene.points(seat, FirstAge)).collect();
    assert_eq!(points, [6 + 3, 6 + 3, 6 + 3 + 1 + 1, 1 + 1 + 1 + 4].map(Points::whole));
}

/// TZ-8.6: everybody feeds, then the display changes, then the gods judge, one temple after the other.
#[test]
fn a_food_day_goes_by_its_order() {
    let mut scene = on_day(13);
    for seat in 0..4 {
        scene.corn(seat, 6);
    }
    scene.temple(0, Chaac, 3).temple(0, Kukulcan, 2).temple(1, Chaac, 2).temple(1, Quetzalcoatl, 2);
    scene.finish_round();
    let told: Vec<String> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Fed { seat, .. } => Some(format!("fed {}", seat.index())),
            Event::SecondAge => Some("second age".to_owned()),
            Event::Scored { seat, points, .. } => Some(format!("{points} to {}", seat.index())),
            Event::CalendarTurned { .. } => Some("calendar".to_owned()),
            _ => None,
        })
        .collect();
    let temples = ["10 to 0", "2 to 1", "3 to 1", "5 to 0"];
    let mut expected = vec!["fed 0", "fed 1", "fed 2", "fed 3", "second age"];
    expected.extend(temples);
    expected.push("calendar");
    assert_eq!(told, expected);
}
