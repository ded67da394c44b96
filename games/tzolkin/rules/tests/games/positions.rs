//! Positions that no game reaches although they could be played on (TZ-13.4): each is refused, with its seat and place.

use std::sync::Arc;

use khipu_core::{Fault, Game as _, Match, Options, Release as _};
use khipu_testkit::walk::{Dice, play_on, start};
use khipu_tzolkin::Tzolkin;
use serde_json::{Value, json};

fn game() -> Arc<Tzolkin> {
    Arc::new(Tzolkin::new())
}

/// A game of four, played until its position is as wanted.
fn reached(wanted: impl Fn(&Value) -> bool) -> Value {
    let game = game();
    for number in 0..200 {
        let mut played: Match<Tzolkin> = start(&game, 4, &Options::new(), &format!("reached {number}"));
        let mut dice = Dice::new(number);
        while !played.deciders().is_empty() {
            play_on(&mut played, &mut dice, 1);
            let form = game.export(played.position());
            if wanted(&form) {
                return form;
            }
        }
    }
    panic!("no game gets there");
}

/// Somebody's turn begins, not in the first round nor in the first age's last; the seat is the second of the round.
fn second_turn() -> Value {
    reached(|form| form["stage"] == "start" && form["turns_left"] == 3 && form["day"] == 4)
}

/// The place and the kind of each fault.
fn faults(form: &Value) -> Vec<(String, String)> {
    let told = |fault: &Fault| {
        let fault = serde_json::to_value(fault).expect("data");
        let kind = if fault["problem"] == "impossible" { &fault["what"] } else { &fault["problem"] };
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        (text(&fault["place"]), text(kind))
    };
    game().import(form).err().unwrap_or_default().iter().map(told).collect()
}

/// A changed position must have just this fault.
fn refused(form: &Value, change: impl Fn(&mut Value), place: &str, kind: &str) {
    assert_eq!(faults(form), [], "it loads before the change");
    let mut changed = form.clone();
    change(&mut changed);
    assert_eq!(faults(&changed), [(place.to_owned(), kind.to_owned())], "{changed}");
}

fn seat(form: &Value, name: &str) -> usize {
    form[name].as_u64().expect("a seat") as usize
}

fn number(form: &Value, pointer: &str) -> u64 {
    form.pointer(pointer).and_then(Value::as_u64).expect("a number")
}

#[test]
fn corn_lies_on_no_tooth_to_come() {
    let form = second_turn();
    refused(&form, |form| form["teeth"] = json!([4]), "teeth", "corn_on_future_tooth");
    let mut past = form;
    past["teeth"] = json!([0, 3]);
    assert_eq!(faults(&past), []);
}

#[test]
fn nobody_stands_on_the_first_player_space_before_the_own_turn() {
    let form = reached(|form| {
        form["stage"] == "start"
            && form["turns_left"] == 3
            && form["day"] == 4
            && form["first_space"].is_null()
    });
    let last = (seat(&form, "active") + 2) % 4;
    for seat in [seat(&form, "active"), last] {
        let free = format!("/seats/{seat}/free_workers");
        if number(&form, &free) == 0 {
            continue;
        }
        let change = |form: &mut Value| {
            form["first_space"] = json!(seat);
            *form.pointer_mut(&free).expect("workers") = json!(number(form, &free) - 1);
        };
        refused(&form, change, "first_space", "first_space_before_turn");
    }
}

#[test]
fn picking_means_that_something_was_picked_up() {
    let form = reached(|form| form["stage"] == "start" && form["day"] == 4);
    refused(&form, |form| form["stage"] = json!("picking"), "picked", "picked");
    refused(&form, |form| form["picked"] = json!(1), "picked", "picked");
    let picking = reached(|form| form["stage"] == "picking" && form["pending"] == json!([]));
    let free = format!("seats[{}].free_workers", seat(&picking, "active"));
    let held = number(&picking, &format!("/seats/{}/free_workers", seat(&picking, "active")));
    refused(&picking, |form| form["picked"] = json!(held + 1), &free, "picked");
    refused(&picking, |form| form["placed"] = json!(1), "placed", "placed");
}

#[test]
fn workers_placed_stand_on_the_board() {
    let form = reached(|form| form["stage"] == "placing" && form["day"] == 0 && form["placed"] == 1);
    refused(&form, |form| form["placed"] = json!(2), "placed", "placed");
}

#[test]
fn in_the_first_round_nobody_has_workers_on_gears_before_the_own_turn() {
    let form = reached(|form| form["stage"] == "start" && form["day"] == 0 && form["turns_left"] == 4);
    let seat = seat(&form, "active");
    let change = |form: &mut Value| {
        form["gears"]["tikal"][3] = json!(seat);
        let free = form["seats"][seat]["free_workers"].as_u64().expect("workers");
        form["seats"][seat]["free_workers"] = json!(free - 1);
    };
    refused(&form, change, "gears", "worker_before_turn");
}

#[test]
fn everybody_has_the_workers_of_the_start() {
    let form = second_turn();
    let seat = (0..4).find(|seat| number(&form, &format!("/seats/{seat}/free_workers")) > 0).expect("a seat");
    let change = |form: &mut Value| {
        let side = &mut form["seats"][seat];
        let (free, bank) = (side["free_workers"].as_u64(), side["bank_workers"].as_u64());
        let (free, bank) = (free.expect("workers"), bank.expect("workers"));
        let more = 4u64.saturating_sub(bank).min(free);
        side["free_workers"] = json!(free - more);
        side["bank_workers"] = json!(bank + more);
    };
    refused(&form, change, &format!("seats[{seat}].bank_workers"), "workers_at_the_start");
}

#[test]
fn a_board_is_not_dark_before_a_double_advance() {
    let form = reached(|form| form["stage"] == "start" && form["day"] == 1);
    refused(&form, |form| form["seats"][2]["board"] = json!("dark"), "seats[2].board", "dark_board");
}

#[test]
fn points_come_from_where_they_can_have_come_by_now() {
    let form = second_turn();
    for source in ["first_age", "second_age", "hunger", "corn", "skulls", "monuments"] {
        let points = if source == "hunger" { -3 } else { 3 };
        let place = format!("seats[1].points.{source}");
        refused(&form, |form| form["seats"][1]["points"][source] = json!(points), &place, "points");
    }
    for source in ["buildings", "technology", "chichen_itza"] {
        let place = format!("seats[3].points.{source}");
        refused(&form, |form| form["seats"][3]["points"][source] = json!(-2), &place, "points");
    }
    let later = reached(|form| form["stage"] == "start" && form["food_days"] == 1);
    for hunger in [3, -2] {
        let change = |form: &mut Value| form["seats"][0]["points"]["hunger"] = json!(hunger);
        refused(&later, change, "seats[0].points.hunger", "points");
    }
}

#[test]
fn whoever_has_begged_has_what_begging_gives() {
    let form = reached(|form| form["stage"] == "begged");
    let seat = seat(&form, "active");
    let change = |form: &mut Value| form["seats"][seat]["corn"] = json!(9);
    refused(&form, change, &format!("seats[{seat}].corn"), "begged");
}

#[test]
fn mercy_leaves_no_corn_and_needs_a_reason() {
    let form = reached(|form| form["stage"] == "placing" && form["placed"] == 1 && form["day"] == 4);
    let mut mercy = form;
    mercy["stage"] = json!("mercy");
    let corn = format!("/seats/{}/corn", seat(&mercy, "active"));
    *mercy.pointer_mut(&corn).expect("corn") = json!(5);
    mercy["first_space"] = Value::Null;
    let kinds: Vec<String> = faults(&mercy).into_iter().map(|(_, kind)| kind).collect();
    assert!(kinds.contains(&"mercy_corn".to_owned()) && kinds.contains(&"mercy_without_need".to_owned()));
}

#[test]
fn while_wealth_is_chosen_nothing_has_been_done() {
    let form = game().export(start(&game(), 2, &Options::new(), "fresh").position());
    let start = "before_the_start";
    refused(&form, |form| form["seats"][1]["corn"] = json!(7), "seats[1]", start);
    refused(&form, |form| form["seats"][0]["temples"]["chaac"] = json!(3), "seats[0]", start);
    refused(&form, |form| form["seats"][0]["points"]["buildings"] = json!(4), "seats[0]", start);
    refused(&form, |form| form["day"] = json!(3), "day", start);
    let lay = |form: &mut Value| {
        form["chichen_itza"] = json!([4]);
        form["skulls"] = json!(12);
    };
    refused(&form, lay, "chichen_itza", start);
    let take = |form: &mut Value| {
        let tile = form["buildings"][2].take();
        form["stack"].as_array_mut().expect("a stack").push(tile);
    };
    refused(&form, take, "buildings", start);
}

#[test]
fn whoever_turns_the_calendar_has_taken_the_marker() {
    let form = reached(|form| form["stage"] == "calendar" && form["day"] != 0);
    let active = seat(&form, "active");
    refused(&form, |form| form["first_player"] = json!((active + 2) % 4), "first_player", "marker");
    refused(&form, |form| form["turns_left"] = json!(1), "turns_left", "round_over");
}

#[test]
fn a_game_is_over_after_the_last_turn_of_the_calendar() {
    let form = reached(|form| form["stage"] == "over");
    let change = |form: &mut Value| {
        form["day"] = json!(26);
        form["teeth"] = json!([]);
    };
    refused(&form, change, "day", "last_turn_of_the_calendar");
}

#[test]
fn a_burnt_tile_uncovered_corn_that_somebody_holds() {
    let form = reached(|form| form["stage"] == "start" && form["day"] == 1);
    let change = |form: &mut Value| form["jungle"]["3"] = json!({ "corn": 4, "wood": 0 });
    refused(&form, change, "jungle", "burnt_tiles");
}

#[test]
fn questions_have_a_cause_and_two_answers() {
    let mut form =
        reached(|form| form["stage"] == "picking" && form["pending"] == json!([]) && form["day"] == 4);
    let seat = seat(&form, "active");
    for good in ["wood", "stone", "gold"] {
        form["seats"][seat][good] = json!(9);
    }
    form["seats"][seat]["technologies"] =
        json!({ "agriculture": 1, "extraction": 1, "construction": 0, "theology": 0 });
    let pending = |entries: &'static [&'static str]| move |form: &mut Value| form["pending"] = json!(entries);
    let mut asked = form.clone();
    pending(&["raise agriculture", "pay 2"])(&mut asked);
    assert_eq!(faults(&asked), []);
    let cases: [(&'static [&'static str], &str); 9] = [
        (&["pay 2"], "pending[0]"),
        (&["raise agriculture", "pay 3"], "pending[1]"),
        (&["raise agriculture", "up"], "pending[0]"),
        (&["up_two", "take 1"], "pending[0]"),
        (&["trade 1 1"], "pending[0]"),
        (&["learn 2 must"], "pending[0]"),
        (&["learn 1 optional"], "pending[0]"),
        (&["devotion"], "pending[0]"),
        (&["build tikal_second_plain", "up"], "pending[0]"),
    ];
    for (entries, place) in cases {
        refused(&form, pending(entries), place, "without_cause");
    }
    let poor = |form: &mut Value| {
        form["pending"] = json!(["trade 0 0"]);
        for good in ["corn", "wood", "stone", "gold"] {
            form["seats"][seat][good] = json!(0);
        }
    };
    refused(&form, poor, "pending[0]", "one_answer");
}

#[test]
fn with_four_players_no_tile_places_neutral_workers() {
    let form = second_turn();
    let held: Vec<&Value> = form["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .flat_map(|side| side["wealth"].as_array())
        .flatten()
        .collect();
    let free = (1..=21).map(|i| json!(format!("W{i}"))).find(|tile| !held.contains(&tile)).expect("a tile");
    refused(&form, |form| form["wealth_drawn"] = json!([free]), "wealth_drawn", "neutral_workers");
}

/// Games begun under version 1 from such a position go on, so that version still loads them.
#[test]
fn version_1_loads_what_it_has_always_loaded() {
    let first = Arc::new(Tzolkin::load(1, Tzolkin::PACKS[0]).expect("version 1"));
    let mut played: Match<Tzolkin> = start(&first, 4, &Options::new(), "old");
    play_on(&mut played, &mut Dice::new(3), 12);
    let mut form = first.export(played.position());
    form["teeth"] = json!([20]);
    form["seats"][2]["board"] = json!("dark");
    assert!(first.import(&form).is_ok(), "{form}");
}
