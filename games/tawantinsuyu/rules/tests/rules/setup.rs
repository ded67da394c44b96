//! TW-1 and TW-2: the table and its setup.

use std::sync::Arc;

use khipu_core::{Game, Match, Options, Seat, SetupError};
use khipu_tawantinsuyu::{
    Event, Kind, Pending, Position, Power, Region, Size, Source, Stage, Tawantinsuyu, Terrace,
};

use crate::scene::Scene;

fn start(players: u64, seed: &str) -> Match<Tawantinsuyu> {
    Match::start(Arc::new(Tawantinsuyu::new()), players, &Options::new(), seed).expect("a table")
}

fn fresh(players: u64) -> Position {
    *start(players, "setup").position()
}

/// TW-1.1: two to four players.
#[test]
fn two_to_four_players() {
    let game = Arc::new(Tawantinsuyu::new());
    for players in 2..=4 {
        assert!(Match::start(game.clone(), players, &Options::new(), "x").is_ok());
    }
    for players in [0, 5, 99] {
        let refused = Match::start(game.clone(), players, &Options::new(), "x");
        assert!(matches!(refused, Err(SetupError::Players { .. })));
    }
}

/// TW-1.2, TW-1.3: five sections of three terraces; each space touches three icons and is adjacent to those on its
/// terrace that share one.
#[test]
fn the_hill_has_sections_terraces_and_icons() {
    let game = Tawantinsuyu::new();
    let hill = &game.components().hill;
    assert_eq!(hill.spaces.len(), 60);
    for section in &hill.segments {
        assert_eq!(section.map(|spaces| spaces.len()), [3, 4, 5]);
    }
    for (number, space) in hill.spaces.iter().enumerate() {
        for (other, there) in hill.spaces.iter().enumerate().filter(|(other, _)| *other != number) {
            let shares = space.icons.iter().any(|icon| there.icons.contains(icon));
            let same = space.terrace == there.terrace;
            assert_eq!(space.next.has(other as u8), shares && same, "{} {}", space.id, there.id);
        }
    }
    assert_eq!(Terrace::ALL.len(), 3);
}

/// TW-1.5, TW-1.6: what is in the box.
#[test]
fn the_box_is_complete() {
    let game = Tawantinsuyu::new();
    let rules = game.components();
    assert_eq!((rules.per_colour, rules.stairs_tokens, rules.markers), (9, 5, 10));
    assert_eq!(rules.god_cards.len(), 42);
    assert_eq!(rules.army_all.total(), 30);
    assert_eq!(rules.buildings.iter().filter(|plan| plan.power.is_some()).count(), 20);
    assert_eq!(rules.buildings.len(), 39);
    assert_eq!(rules.weavings.len(), 35);
    let statues = rules.statues.map(|plan| plan.copies * 6);
    assert_eq!(statues, [12, 6]);
    assert_eq!(Region::ALL.len() * 6, rules.conquests.len());
    assert!(Power::ALL.iter().all(|&power| rules.powers[power as usize].len() == 1));
}

/// TW-2.1, TW-2.9: 10 points, the lowest step of the temple, 2 stone.
#[test]
fn everybody_starts_alike() {
    let table = fresh(3).table;
    for seat in Seat::all(3) {
        let side = table.side(seat.into());
        assert_eq!((side.score(), side.step, side.goods.0), (10, 0, [0, 0, 2, 0]));
        assert_eq!(side.ledger[Source::Start as usize], 10);
    }
}

/// TW-2.2: the Coricancha tile is turned at random, or lies as printed; one action faces each section.
#[test]
fn the_coricancha_is_turned() {
    let turns: Vec<u8> = (0..40).map(|n| start(2, &n.to_string()).position().table.rotation).collect();
    assert!((0..5).all(|turn| turns.contains(&turn)));
    let scene = Scene::new(2);
    let table = &scene.position.table;
    assert_eq!(table.rotation, 0);
    let actions: Vec<_> =
        (0..5).map(|section| table.action(scene.game.components(), section).name()).collect();
    assert_eq!(actions, ["worship", "offering", "rejuvenate", "conquest", "production"]);
}

/// TW-2.3, TW-2.5, TW-2.6: workers removed, in the village, among the nomads and on the hill.
#[test]
fn workers_are_dealt_by_the_number_of_players() {
    for (players, all, village, nomads, hill) in [(2, 40, 5, 2, 5), (3, 35, 7, 3, 0), (4, 45, 9, 4, 0)] {
        let position = fresh(players);
        let (table, game) = (&position.table, Tawantinsuyu::new());
        assert_eq!(table.village.len(), village);
        assert_eq!(table.nomads.total(), nomads);
        assert_eq!(table.hill.taken().len(), hill);
        assert!(table.hill.taken().without(game.components().hill.marked_upper()).is_empty());
        let supplies: u8 =
            Seat::all(players as usize).map(|seat| table.side(seat.into()).workers.total()).sum();
        assert_eq!(table.bag.total() + village + nomads + hill + supplies, all);
    }
}

/// TW-2.4: each player draws two workers of two colours.
#[test]
fn first_workers_differ() {
    for number in 0..60 {
        let table = start(4, &format!("workers {number}")).position().table;
        let mut of_kind = [0; 5];
        for seat in Seat::all(4) {
            let workers = table.side(seat.into()).workers;
            assert_eq!((workers.total(), workers.kinds().count()), (2, 2));
            workers.kinds().for_each(|kind| of_kind[kind as usize] += 1);
        }
        assert!(of_kind.iter().all(|&count| count <= 2), "only two of each colour were in the bag");
    }
}

/// TW-2.7: two buildings of each type face up.
#[test]
fn the_market_shows_two_of_each_type() {
    let table = fresh(2).table;
    let passive = table.market.iter().filter(|&building| building < 20).count();
    assert_eq!((passive, table.market.len()), (2, 4));
    assert_eq!((table.passive.len(), table.production.len()), (18, 17));
}

/// TW-2.8: tiles by number of players, the top one face up; starting weavings are picked in turn order, the rest leave.
#[test]
fn weavings_are_sorted_and_picked() {
    for (players, tiles) in [(2, 17), (3, 24), (4, 31)] {
        let mut played = start(players, "weavings");
        let table = played.position().table;
        assert_eq!(table.weavings.len() + u8::from(table.weaving_top.is_some()), tiles, "{players}");
        let mut seat = table.first_player;
        for number in 0..players as usize {
            if played.position().table.stage != Stage::Weavings {
                break;
            }
            assert_eq!(played.deciders().first(), Some(seat));
            assert_eq!(played.legal(seat).len(), 4 - number);
            let choice = played.legal(seat)[0];
            played.play(seat, choice, &mut Vec::new()).expect("listed");
            seat = seat.next(players as usize);
        }
        let table = &played.position().table;
        assert_eq!(table.stage, Stage::Keep);
        assert!(Seat::all(players as usize).all(|seat| table.side(seat.into()).rows.len() == 1));
        assert!(table.laid_out.is_empty());
    }
}

/// TW-2.10, TW-2.13: eight cards, three kept; five give their benefits in reverse turn order without any statue; the
/// cards go back into the deck, the market is filled afterwards, the offer starts empty.
#[test]
fn god_cards_are_kept_and_played() {
    let mut played = start(3, "gods");
    while played.position().table.stage == Stage::Weavings {
        let seat = played.deciders().first().expect("somebody");
        let choice = played.legal(seat)[0];
        played.play(seat, choice, &mut Vec::new()).expect("listed");
    }
    let mut events = Vec::new();
    for seat in Seat::all(3) {
        assert_eq!(played.position().table.side(seat.into()).gods(), 8);
        assert_eq!(played.legal(seat).len(), 56, "three of eight");
        let choice = played.legal(seat)[0];
        played.play(seat, choice, &mut events).expect("listed");
    }
    let laid = |event: &&Event| matches!(event, Event::LaidOut { .. });
    assert_eq!(events.iter().filter(laid).count(), 15);
    let first = played.position().table.first_player;
    let mut asked = Vec::new();
    let mut short = false;
    while played.position().table.stage == Stage::Benefits {
        let seat = played.deciders().first().expect("somebody");
        asked.push((seat.index() + 3 - first.index()) % 3);
        short |= played.position().table.market.len() < 4;
        let choice = played.legal(seat)[0];
        played.play(seat, choice, &mut events).expect("listed");
    }
    assert!(asked.windows(2).all(|pair| pair[0] >= pair[1]), "reverse turn order: {asked:?}");
    let table = &played.position().table;
    assert!(!short || events.iter().any(|event| matches!(event, Event::Marketed { .. })));
    assert_eq!(table.market.len(), 4);
    assert!(table.offer.is_empty() && table.god_played.is_empty());
    assert!(Seat::all(3).all(|seat| table.side(seat.into()).statues.of_size(Size::Small) < 3));
    assert_eq!(table.pending.top().map(|top| top.what), Some(Pending::Stand));
}

/// TW-2.11: before the own first turn the High Priest is put on any space, shared ones too, and nothing is triggered.
#[test]
fn the_high_priest_is_put_anywhere() {
    let mut played = start(2, "stand");
    let mut stood = 0;
    let mut events = Vec::new();
    while stood < 2 {
        let seat = played.deciders().first().expect("somebody");
        let words: Vec<String> =
            played.legal(seat).to_vec().iter().map(|&m| played.game().write_move(m)).collect();
        if words.iter().any(|words| words == "stand 3") {
            for section in 1..=5 {
                assert!(words.contains(&format!("stand {section}")));
            }
            events.clear();
            played.play_words(seat, "stand 3", &mut events).expect("listed");
            assert!(matches!(events[..], [Event::PriestPut { section: 3, .. }]), "{events:?}");
            stood += 1;
        } else {
            let choice = *played.legal(seat).last().expect("a move");
            played.play(seat, choice, &mut events).expect("listed");
        }
    }
}

/// TW-2.12: the first player is chosen at random; turns go clockwise.
#[test]
fn turns_go_clockwise() {
    let firsts: Vec<usize> =
        (0..40).map(|n| start(4, &n.to_string()).position().table.first_player.index()).collect();
    assert!((0..4).all(|seat| firsts.contains(&seat)));
    let mut scene = Scene::new(4);
    for seat in [0, 1, 2, 3, 0] {
        assert_eq!(scene.active(), seat);
        scene.idle();
    }
}

/// TW-1.4: gold pays for anything; goods are not limited.
#[test]
fn gold_is_a_joker() {
    let mut scene = Scene::new(2);
    scene.goods(0, [0, 0, 0, 9]).workers(0, &[Kind::Architect]).gods(0, &["GC01"]);
    // T3c lies two sections away: 3 food, all of it in gold; then stairs of stone would do as well.
    scene.play(0, "place architect T3c with GC01");
    assert_eq!(scene.held(0), [0, 0, 0, 6]);
}

/// TW-1.7: a score never falls below 0.
#[test]
fn a_score_stops_at_zero() {
    let mut scene = Scene::new(2);
    scene.gods(1, &["GC01", "GC02", "GC03", "GC04", "GC05", "GC06", "GC07", "GC08"]);
    scene.side(1).ledger[Source::Start as usize] = 5;
    scene.reach_festival();
    assert_eq!(scene.points(1), 0, "8 missing potatoes cost 5 of 16 points");
}

/// TW-1.8: no limit on cards, statues and casualties; a placed worker stays.
#[test]
fn hands_have_no_limit() {
    let mut scene = Scene::new(2);
    scene.gods(0, &["GC01", "GC02", "GC03", "GC04", "GC05", "GC06", "GC08", "GC09", "GC10", "GC11", "GC12"]);
    scene.army(0, &["stone1", "stone1", "stone1", "corn1", "corn1", "corn1", "gold1", "gold1"]).casualties(6);
    scene.goods(0, [0, 0, 0, 5]).workers(0, &[Kind::Courier]);
    scene.play(0, "place courier T1a with gold").idle().idle();
    assert_eq!(scene.position.table.sides[0].gods(), 11);
    let space = scene.game.components().space("T1a").expect("a space");
    assert_eq!(scene.position.table.hill.on(space), Some(Kind::Courier));
    assert!(scene.game.deciders(&scene.position).contains(Seat::new(0)));
}
