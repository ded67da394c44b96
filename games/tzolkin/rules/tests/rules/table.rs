//! TZ-1 and TZ-2: the table and its setup.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use khipu_core::{Game, Match, Options, Points, Refusal as _, Seat, Seats, Viewer};
use khipu_tzolkin::Gear::{self, ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::{Event, GearPlan, Grove, Owner, Position, Stage, Tzolkin};

use crate::scene::Scene;

static GAME: LazyLock<Arc<Tzolkin>> = LazyLock::new(|| Arc::new(Tzolkin::new()));

/// Fresh tables, before anybody has chosen wealth.
pub(crate) fn fresh_tables(players: u64) -> impl Iterator<Item = Position> {
    (0..300).map(move |seed| {
        let started = Match::start(GAME.clone(), players, &Options::new(), &format!("table {seed}"));
        *started.expect("a table").position()
    })
}

/// The teeth of a gear where neutral workers stand.
pub(crate) fn neutral_on(position: &Position, gear: Gear) -> BTreeSet<u8> {
    let neutral = |tooth: &u8| position.table.gears.owner(gear, *tooth) == Some(Owner::Neutral);
    (0..13).filter(neutral).collect()
}

/// The teeth of a gear that drawn wealth tiles name.
pub(crate) fn drawn_for(position: &Position, gear: Gear) -> BTreeSet<u8> {
    let tiles = GAME.components().wealth.iter().enumerate();
    let drawn = tiles.filter(|(tile, _)| position.table.wealth_drawn & (1 << tile) != 0);
    drawn.filter(|(_, plan)| plan.neutral.0 == gear).map(|(_, plan)| plan.neutral.1).collect()
}

/// A game of four in which seat 0 has been dealt these wealth tiles, which stand here in order.
fn dealt(hand: [&str; 4]) -> Match<Tzolkin> {
    let mut position = fresh_tables(4).next().expect("a table");
    let hand = hand.map(|id| GAME.components().wealth_tile(id).expect("a tile") as u8);
    let mut others = (0..21).filter(|tile| !hand.contains(tile));
    position.secret.dealt[0] = hand;
    for other in &mut position.secret.dealt[1..] {
        *other = std::array::from_fn(|_| others.next().expect("enough tiles"));
    }
    Match::from_position(GAME.clone(), position)
}

fn keep(played: &mut Match<Tzolkin>, seat: usize, words: &str) {
    played.play_words(Seat::new(seat), words, &mut Vec::new()).expect("two tiles of the hand");
}

fn keep_any(played: &mut Match<Tzolkin>, seat: usize) {
    let any = played.legal(Seat::new(seat))[0];
    played.play(Seat::new(seat), any, &mut Vec::new()).expect("listed");
}

/// The rule against a move of seat 0.
fn rule_against(played: &Match<Tzolkin>, words: &str) -> &'static str {
    let wanted = played.game().parse_move(words).expect("a move");
    played.game().refusal(played.position(), Seat::new(0), wanted).expect("not legal").rule()
}

/// TZ-1.1: two, three or four players.
#[test]
fn two_to_four_can_play() {
    for players in 0..8 {
        let started = Match::start(GAME.clone(), players, &Options::new(), "players");
        assert_eq!(started.is_ok(), (2..=4).contains(&players), "{players} players");
    }
}

/// TZ-1.1: the calendar has 26 teeth, four gears have 10 with spaces up to 7, Chichen Itza 13 with spaces up to 10.
#[test]
fn gears_have_their_teeth_and_spaces() {
    assert_eq!(GAME.components().teeth, 26);
    for (gear, teeth, last, any) in [
        (Palenque, 10, 7, 6),
        (Yaxchilan, 10, 7, 6),
        (Tikal, 10, 7, 6),
        (Uxmal, 10, 7, 6),
        (ChichenItza, 13, 10, 10),
    ] {
        assert_eq!(GAME.components().gears[gear as usize], GearPlan { teeth, last, any });
        let pick = |space: u8| GAME.parse_move(&format!("pick {} {space} as 1", gear.name()));
        assert!(pick(last).is_ok());
        assert!(pick(last + 1).is_err(), "{gear:?} has no space {}", last + 1);
    }
}

/// TZ-1.2: all 13 skulls are in the bank at the start, and there is no fourteenth.
#[test]
fn there_are_thirteen_skulls() {
    assert!(fresh_tables(4).all(|position| position.table.skulls == 13));
    let mut scene = Scene::new(4);
    scene.skulls(1, 12).worker(0, Yaxchilan, 4).worker(0, Yaxchilan, 5).play(0, "pick yaxchilan 4");
    assert_eq!((scene.side(0).skulls, scene.position.table.skulls), (1, 0));
    assert!(!scene.can(0, "pick yaxchilan 5 as 4"));
}

/// TZ-1.2: corn and resources do not run out, however much of them is held.
#[test]
fn corn_and_resources_are_unlimited() {
    let mut scene = Scene::new(4);
    for seat in 0..4 {
        scene.corn(seat, 300).resources(seat, 65, 65, 65);
    }
    scene.worker(0, Yaxchilan, 5).worker(0, Yaxchilan, 1);
    scene.play_all(0, &["pick yaxchilan 5", "pick yaxchilan 1"]);
    assert_eq!(scene.side(0).corn, 302);
    assert_eq!(scene.side(0).resources, [66, 66, 66]);
}

/// TZ-1.2: wood, stone and gold are resources; corn and skulls pay for none and are not given as one.
#[test]
fn any_resource_is_wood_stone_or_gold() {
    let mut scene = Scene::new(4);
    scene.corn(0, 20).skulls(0, 3).worker(0, Tikal, 5).worker(0, ChichenItza, 6);
    assert_eq!(scene.rule_against(0, "pick tikal 5"), "TZ-5.7");
    scene.play(0, "pick chichen_itza 6");
    let offered: BTreeSet<String> = scene.moves(0).into_iter().collect();
    assert_eq!(offered, ["take 1 wood", "take 1 stone", "take 1 gold"].map(str::to_owned).into());
    scene.play(0, "take 1 stone");
    assert!(scene.can(0, "pick tikal 5"));
}

/// TZ-1.2: what is paid goes back to the bank; with skulls one can see it.
#[test]
fn what_is_paid_returns_to_the_bank() {
    let mut scene = Scene::new(4);
    scene.display(&[]).monuments(&["M13"]).resources(0, 0, 0, 4).skulls(0, 1).worker(0, Tikal, 4);
    assert_eq!(scene.position.table.skulls, 12);
    scene.play(0, "pick tikal 4");
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
    assert_eq!(scene.side(0).skulls, 0);
    assert_eq!(scene.position.table.skulls, 13);
}

/// TZ-1.3: each of the six workers is in the bank, free or on the board, and only free ones are placed.
#[test]
fn six_workers_are_in_the_bank_free_or_on_the_board() {
    let mut scene = Scene::new(4);
    let workers = |scene: &mut Scene| {
        let side = *scene.side(0);
        (side.bank, side.free, scene.position.table.gears.count(Seat::new(0)))
    };
    scene.corn(0, 20);
    assert_eq!(workers(&mut scene), (3, 3, 0));
    scene.play_all(0, &["place tikal", "place uxmal"]);
    assert_eq!(workers(&mut scene), (3, 1, 2));
    scene.play(0, "place first");
    assert_eq!(workers(&mut scene), (3, 0, 2));
    assert_eq!(scene.position.table.first_space, Some(Seat::new(0)));
    assert_eq!(scene.rule_against(0, "place palenque"), "TZ-3.7");
}

/// TZ-2.1: as many fields in each group as players; the groups of 3, 4 and 5 are covered with wood, that of 2 is not.
#[test]
fn the_jungle_grows_with_the_players() {
    for players in 2..=4 {
        let wooded = Grove { corn: 0, wood: players };
        for position in fresh_tables(players.into()).take(5) {
            let open = Grove { corn: players, wood: 0 };
            assert_eq!(position.table.jungle, [open, wooded, wooded, wooded]);
        }
    }
}

/// TZ-2.1: under each wood tile lies a corn tile.
#[test]
fn a_wood_tile_lies_on_a_corn_tile() {
    for (group, pick) in [(1, "pick palenque 3"), (2, "pick palenque 4"), (3, "pick palenque 5")] {
        let mut scene = Scene::new(4);
        scene.worker(0, Palenque, group + 2).play(0, pick);
        assert_eq!(scene.rule_against(0, "corn"), "TZ-6.3");
        scene.play(0, "wood");
        assert_eq!(scene.position.table.jungle[usize::from(group)], Grove { corn: 1, wood: 3 });
    }
}

/// TZ-2.2: the first round lies on the tooth of the last food day, an end of an age, and is no food day.
#[test]
fn the_first_round_is_no_food_day() {
    let mut scene = Scene::new(4);
    scene.day(0);
    let rules = scene.game.components().clone();
    assert_eq!(rules.food_days[3] % rules.teeth, 0);
    assert!(!rules.gives_goods[3]);
    for seat in 0..4 {
        scene.corn(seat, 10);
    }
    scene.finish_round();
    assert_eq!(scene.position.table.day, 1);
    assert_eq!(scene.position.table.food_days, 0);
    assert!(!scene.events.iter().any(|event| matches!(event, Event::FoodDay { .. } | Event::Fed { .. })));
}

/// TZ-2.3: six, five or four different monuments, drawn from all thirteen.
#[test]
fn monuments_are_drawn_for_the_players() {
    for (players, count) in [(4, 6), (3, 5), (2, 4)] {
        let mut seen = BTreeSet::new();
        for position in fresh_tables(players) {
            let display: BTreeSet<u8> = position.table.monuments.into_iter().flatten().collect();
            assert_eq!(display.len(), count);
            seen.extend(display);
        }
        assert_eq!(seen, (0..13).collect());
    }
}

/// TZ-2.3: a monument that was not laid out cannot be built.
#[test]
fn monuments_not_laid_out_leave_the_game() {
    let mut scene = Scene::new(4);
    scene.monuments(&["M1", "M2", "M3", "M4", "M5", "M6"]).resources(0, 9, 9, 9).worker(0, Tikal, 4);
    scene.play(0, "pick tikal 4");
    assert!(scene.can(0, "build M6"));
    assert_eq!(scene.rule_against(0, "build M7"), "TZ-2.3");
}

/// TZ-2.4: six buildings of the first age lie open, drawn from all of it; its other eight and all 18 of the second are stacked.
#[test]
fn six_buildings_of_the_first_age_lie_open() {
    let rules = GAME.components();
    let of_age = |age: u8| (0..rules.buildings.len()).filter(move |&title| rules.buildings[title].age == age);
    for players in 2..=4 {
        let mut seen = BTreeSet::new();
        for position in fresh_tables(players) {
            let display: Vec<usize> =
                position.table.buildings.into_iter().flatten().map(usize::from).collect();
            assert_eq!(display.len(), 6);
            let stacked = |age: u8| of_age(age).map(|title| position.table.stack.get(title)).sum::<u8>();
            assert_eq!((stacked(0), stacked(1)), (8, 18));
            for title in of_age(0) {
                let shown = display.iter().filter(|&&other| other == title).count() as u8;
                assert_eq!(shown + position.table.stack.get(title), rules.buildings[title].copies);
            }
            seen.extend(display);
        }
        assert_eq!(seen, of_age(0).collect());
    }
}

/// TZ-2.5: three free workers, no points, markers on the start steps and level 0, the board light.
#[test]
fn every_player_starts_alike() {
    for players in 2..=4 {
        let position = fresh_tables(players).next().expect("a table");
        for side in &position.table.sides[..players as usize] {
            assert_eq!((side.free, side.bank), (3, 3));
            assert_eq!(side.points(), Points::ZERO);
            assert_eq!(side.temples, [1, 1, 1]);
            assert_eq!(side.technologies, [0; 4]);
            assert!(!side.dark);
            assert_eq!((side.corn, side.resources, side.skulls), (0, [0; 3], 0));
        }
    }
}

/// TZ-2.6: four tiles each, none dealt twice; two of the own four are kept, once, before anything else.
#[test]
fn everybody_keeps_two_of_four_tiles() {
    for position in fresh_tables(4) {
        assert_eq!(position.table.stage, Stage::Wealth);
        let tiles: BTreeSet<u8> = position.secret.dealt.into_iter().flatten().collect();
        assert_eq!(tiles.len(), 16);
    }
    let mut played = dealt(["W1", "W5", "W9", "W18"]);
    assert_eq!(played.legal(Seat::new(0)).len(), 6);
    assert_eq!(rule_against(&played, "keep W1 W2"), "TZ-2.6");
    assert_eq!(rule_against(&played, "keep W1 W1"), "TZ-2.6");
    assert_eq!(rule_against(&played, "place palenque"), "TZ-2.6");
    keep(&mut played, 0, "keep W18 W5");
    assert_eq!(rule_against(&played, "keep W1 W9"), "TZ-2.6");
}

/// TZ-2.6: all choose at the same time; what is kept shows, and is given, only when the last one has chosen.
#[test]
fn kept_tiles_are_secret_until_all_have_chosen() {
    let mut one = dealt(["W1", "W5", "W9", "W18"]);
    let mut other = one.clone();
    assert_eq!(one.deciders(), Seats::all(4));
    keep(&mut one, 0, "keep W1 W5");
    keep(&mut other, 0, "keep W9 W18");
    for seat in [3, 1] {
        keep_any(&mut one, seat);
        keep_any(&mut other, seat);
    }
    let seen = |played: &Match<Tzolkin>, seat: usize| {
        played.game().view(played.position(), Viewer::Seat(Seat::new(seat)))
    };
    assert_eq!(seen(&one, 2), seen(&other, 2));
    assert_ne!(seen(&one, 0), seen(&other, 0));
    assert_eq!(one.position().table.sides[0].wealth, None);
    assert_eq!(one.position().table.sides[0].corn, 0);
    keep_any(&mut one, 2);
    assert_eq!(one.position().table.stage, Stage::Start);
    assert_eq!(one.position().table.sides[0].wealth, Some([0, 4]));
    assert_eq!(one.position().table.sides[0].corn, 3);
}

/// TZ-2.6: a player who chooses sees the whole layout.
#[test]
fn everything_is_laid_out_before_wealth_is_chosen() {
    for position in fresh_tables(2) {
        let table = &position.table;
        assert_eq!(table.stage, Stage::Wealth);
        assert_eq!(table.buildings.iter().flatten().count(), 6);
        assert_eq!(table.monuments.iter().flatten().count(), 4);
        assert_eq!(table.gears.neutral_count(), 12);
    }
}

/// TZ-2.7: twelve neutral workers with two players, six with three, none with four, by tiles that nobody was dealt.
#[test]
fn neutral_workers_are_placed_by_tiles_not_dealt() {
    for (players, count) in [(2, 12), (3, 6), (4, 0)] {
        for position in fresh_tables(players) {
            assert_eq!(position.table.gears.neutral_count(), count);
            let hands = position.secret.dealt[..players as usize].iter().flatten();
            assert!(hands.into_iter().all(|tile| position.table.wealth_drawn & (1 << tile) == 0));
            for &gear in Gear::ALL {
                assert!(drawn_for(&position, gear).is_subset(&neutral_on(&position, gear)));
            }
        }
    }
}

/// TZ-2.7: the first neutral worker of a small gear brings one for the opposite tooth; later ones and Chichen Itza do not.
#[test]
fn the_first_neutral_worker_of_a_small_gear_brings_another() {
    for position in fresh_tables(2).chain(fresh_tables(3)) {
        assert_eq!(neutral_on(&position, ChichenItza), drawn_for(&position, ChichenItza));
        let mut halves = 0;
        for gear in Gear::SMALL {
            let (there, named) = (neutral_on(&position, gear), drawn_for(&position, gear));
            let brought: Vec<u8> = there.difference(&named).copied().collect();
            match brought[..] {
                [] if named.is_empty() => {}
                [] => {
                    halves += 1;
                    assert_eq!(named.len(), 1, "a later tile means that workers were left for the pair");
                }
                [tooth] => assert!(named.contains(&((tooth + 5) % 10)), "{tooth} is opposite to a named one"),
                _ => panic!("{gear:?} was given more than one pair: {there:?}"),
            }
        }
        assert!(halves <= 1, "only the last worker can be without its other half");
    }
}

/// TZ-2.7: workers may run out half-way through a pair.
#[test]
fn neutral_workers_run_out_half_way_through_a_pair() {
    let is_half = |position: &Position, gear: &Gear| {
        drawn_for(position, *gear).len() == 1 && neutral_on(position, *gear).len() == 1
    };
    for players in [2, 3] {
        let half = |position: Position| Gear::SMALL.iter().any(|gear| is_half(&position, gear));
        let (halves, tables) = (fresh_tables(players).filter(|&position| half(position)).count(), 300);
        assert!(halves > 0 && halves < tables, "{halves} of {tables}");
    }
}

/// TZ-2.8: neutral workers turn with the gears, through the unnumbered teeth, to the end of the game.
#[test]
fn neutral_workers_turn_with_the_gears_for_the_whole_game() {
    for players in [2, 3] {
        let mut scene = Scene::new(players);
        scene.day(0);
        for seat in 0..players {
            scene.corn(seat, 200);
        }
        let start = Gear::ALL.map(|gear| neutral_on(&scene.position, gear));
        for day in 1..=27 {
            scene.finish_round();
            assert_eq!(scene.position.table.day, day);
            for (gear, start) in Gear::ALL.iter().copied().zip(&start) {
                let teeth = if gear == ChichenItza { 13 } else { 10 };
                let turned = start.iter().map(|tooth| (tooth + day) % teeth).collect();
                assert_eq!(neutral_on(&scene.position, gear), turned, "{gear:?} on day {day}");
            }
        }
        assert_eq!(scene.stage(), Stage::Over);
    }
}

/// TZ-2.8: a neutral worker goes on from the last numbered space over two unnumbered teeth to 0, and blocks it.
#[test]
fn a_neutral_worker_is_not_pushed_off_and_blocks_its_space() {
    let mut scene = Scene::new(3);
    let ends = [(Palenque, 7), (Yaxchilan, 7), (Tikal, 7), (Uxmal, 7), (ChichenItza, 10), (ChichenItza, 9)];
    scene.neutral_at(&ends).corn(0, 50).corn(1, 50).corn(2, 50);
    for tooth in [8, 9, 0] {
        scene.finish_round();
        assert_eq!(neutral_on(&scene.position, Tikal), [tooth].into());
    }
    assert_eq!(neutral_on(&scene.position, ChichenItza), [0, 12].into());
    scene.finish_round();
    assert_eq!(neutral_on(&scene.position, Tikal), [1].into());

    let mut scene = Scene::new(3);
    let low = [(Palenque, 0), (Palenque, 1), (Tikal, 0), (Yaxchilan, 2), (Uxmal, 3), (ChichenItza, 9)];
    scene.neutral_at(&low).corn(0, 9).play(0, "place palenque");
    assert_eq!(scene.position.table.gears.of(Seat::new(0), Palenque), 0b100);
    assert_eq!(scene.side(0).corn, 7);
}

/// TZ-2.9: levels and temple steps of the two tiles kept cost nothing, and the other two tiles give nothing.
#[test]
fn kept_tiles_give_what_they_show_free_of_charge() {
    let mut played = dealt(["W1", "W5", "W9", "W18"]);
    keep(&mut played, 0, "keep W1 W5");
    (1..4).for_each(|seat| keep_any(&mut played, seat));
    let side = &played.position().table.sides[0];
    assert_eq!((side.corn, side.resources, side.skulls), (3, [1, 0, 0], 0));
    assert_eq!(side.temples, [1, 2, 2]);
    assert_eq!(side.technologies, [1, 1, 0, 0]);
}

/// TZ-2.9: the worker of a tile comes from the bank: four in play, two left.
#[test]
fn a_worker_on_a_tile_comes_from_the_bank() {
    let mut played = dealt(["W4", "W10", "W15", "W16"]);
    keep(&mut played, 0, "keep W15 W16");
    (1..4).for_each(|seat| keep_any(&mut played, seat));
    let side = &played.position().table.sides[0];
    assert_eq!((side.free, side.bank), (4, 2));
    assert_eq!((side.corn, side.resources), (8, [0, 0, 1]));
}

/// TZ-2.9: the tile that feeds a worker does so on every food day: three workers eat 4 corn.
#[test]
fn the_feeding_tile_feeds_on_every_food_day() {
    for day in [7, 13, 20, 26] {
        let mut scene = Scene::new(4);
        let tiles = ["W14", "W15"].map(|id| scene.game.components().wealth_tile(id).expect("a tile") as u8);
        scene.side(0).wealth = Some(tiles);
        scene.day(day).corn(0, 30).corn(1, 30).corn(2, 30).corn(3, 30).finish_round();
        let meal = |seat, corn| Event::Fed { seat: Seat::new(seat), fed: 3, unfed: 0, corn };
        assert!(scene.events.contains(&meal(0, 4)), "day {day}");
        assert!(scene.events.contains(&meal(1, 6)), "day {day}");
    }
}

/// TZ-2.10, TZ-12.11: any seat can begin, and the one that begins has the first turn.
#[test]
fn the_first_player_is_drawn() {
    for players in 2..=4 {
        let firsts: BTreeSet<usize> = fresh_tables(players)
            .map(|position| {
                assert_eq!(position.table.active, position.table.first_player);
                position.table.first_player.index()
            })
            .collect();
        assert_eq!(firsts, (0..players as usize).collect());
    }
}

/// TZ-2.10: with nobody on the first-player space the marker stays where it is, round after round.
#[test]
fn the_marker_does_not_move_by_itself() {
    let mut scene = Scene::new(4);
    scene.position.table.first_player = Seat::new(2);
    scene.day(0).turn_of(2);
    for seat in 0..4 {
        scene.corn(seat, 50);
    }
    for day in 1..=6 {
        scene.finish_round();
        assert_eq!(scene.position.table.day, day);
        assert_eq!(scene.position.table.first_player, Seat::new(2));
        assert_eq!(scene.position.table.active, Seat::new(2));
    }
}
