//! The table and its goods (IS-1), setting it (IS-2), the end and the boards (IS-5).

use khipu_core::{Game, Match, Options, Seat, Viewer};
use khipu_settlers::{Colour, Components, Deck, Faction, Good, Kind, Mark, Settlers, Source, Stage};

use crate::scene::Scene;

fn options(words: &[(&str, &str)]) -> Options {
    words.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// IS-1.1: 1 to 5 players, 5 rounds, each a faction of its own.
#[test]
fn players_rounds_and_factions() {
    let game = Settlers::new();
    assert_eq!((game.title().min_players, game.title().max_players, game.components().rounds), (1, 5, 5));
    for players in 1..=5 {
        let played = Match::start(std::sync::Arc::new(Settlers::new()), players, &Options::new(), "factions")
            .expect("a table can be set");
        let table = &played.position().table;
        let mut factions: Vec<Faction> = table.seats().map(|seat| table.side(seat).faction).collect();
        factions.sort_unstable();
        factions.dedup();
        assert_eq!(factions.len(), players as usize, "each faction once");
    }
    let twice = options(&[("faction1", "roman"), ("faction2", "roman")]);
    assert_eq!(game.options(&twice).expect_err("a faction twice").len(), 1);
    let mut scene = Scene::new(&["roman", "aztec"]);
    for round in 1..=5 {
        assert_eq!(scene.position.table.round, round);
        scene.end_round();
        if round < 5 {
            scene.reach(Stage::Action);
        }
    }
    assert_eq!(scene.position.table.stage, Stage::Over);
}

/// IS-1.2: gold pays for any one resource, a resource never for gold; hands are secret and unlimited.
#[test]
fn gold_stands_in_for_resources() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["COM015"]).have(0, "1 wood 1 gold");
    scene.play(0, &["build COM015"]);
    assert_eq!((scene.has(0, Good::Wood), scene.has(0, Good::Gold)), (0, 0));
    let mut scene = Scene::new(&["egyptian", "barbarian"]);
    scene.built(0, &["EGI016"]).have(0, "9 wood 9 stone 9 food 1 gold");
    assert!(!scene.can(0, "activate EGI016"), "2 gold are 2 gold");
    assert_eq!(scene.rule(0, "activate EGI016"), "IS-4.6");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hidden(1, &["COM001", "BAR001"]);
    scene.check();
    let seen = |viewer: Viewer| scene.game.export_view(&scene.game.view(&scene.position, viewer)).to_string();
    assert!(seen(Viewer::Seat(Seat::new(1))).contains("\"COM001\""));
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        assert!(!seen(viewer).contains("\"COM001\""), "{viewer:?} sees a card of another hand");
    }
}

/// IS-1.3: a location is of one kind; common cards have a raze field but for Ruins, faction cards a deal, and only
/// Japanese ones a raze field too, but for Gate and Shrine.
#[test]
fn fields_of_cards() {
    let game = Settlers::new();
    let rules = game.components();
    for (card, id) in rules.ids.iter().enumerate() {
        let plan = rules.plan(card as u16);
        let title = rules.title(card as u16).id;
        let razeable = match plan.deck {
            Deck::Common => title.as_str() != "ruins",
            Deck::Japanese => !["gate", "shrine"].contains(&title.as_str()),
            _ => false,
        };
        assert_eq!(!plan.raze.is_empty(), razeable, "{id}");
        assert_eq!(plan.deal.is_some(), plan.deck != Deck::Common, "{id}");
    }
    let kind = |id: &str| rules.plan(rules.card(id).expect("a card")).kind;
    assert_eq!(
        [kind("COM026"), kind("COM005"), kind("COM021"), kind("AZT031")],
        [Kind::Production, Kind::Feature, Kind::Action, Kind::Production]
    );
}

/// IS-1.4: some cards have several colours, ruins have none; orange is favour and teal technology.
#[test]
fn colours_of_cards() {
    let game = Settlers::new();
    let rules = game.components();
    let colours = |id: &str| rules.plan(rules.card(id).expect("a card")).colours.iter().collect::<Vec<_>>();
    assert_eq!(colours("RZY023"), [Colour::Brown, Colour::Red, Colour::Grey]);
    assert_eq!(colours("COM069"), []);
    assert_eq!(rules.good_of[Colour::Orange as usize], Some(Good::Favor));
    assert_eq!(rules.good_of[Colour::Teal as usize], Some(Good::Tech));
}

/// IS-1.5: the card wins. The rules give 2 raze tokens for an enemy's location, Chariot Builder says 1.
#[test]
fn the_card_wins() {
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.built(0, &["EGI003"]).built(1, &["COM007"]).have(0, "1 raze");
    assert!(!scene.can(0, "raze COM007"));
    scene.play(0, &["activate EGI003", "raze COM007"]);
    assert!(scene.locations(1).is_empty());
}

/// IS-1.6: the Atlanteans have a board and cards, but cannot be chosen.
#[test]
fn atlanteans_cannot_be_chosen() {
    let game = Settlers::new();
    let rules = game.components();
    assert!(!rules.playable(Faction::Atlantean));
    assert_eq!(rules.decks[Deck::Atlantean as usize].len(), 10);
    assert_eq!(rules.boards[Faction::Atlantean as usize].location_points, 0);
    assert!(game.options(&options(&[("faction1", "atlantean")])).is_err());
}

/// IS-1.7: gold is never changed into a resource, it is one only as payment: it breaks no tie and cannot be put on Shrine.
#[test]
fn gold_is_no_resource() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP015"]).have(0, "1 gold 1 wood");
    let puts: Vec<String> = scene.moves(0).into_iter().filter(|text| text.starts_with("put")).collect();
    assert_eq!(puts, ["put JAP015 wood"]);
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.round(5).have(0, "9 gold").have(1, "1 wood");
    scene.end_round();
    let score = scene.game.score(&scene.position);
    assert!(!score.winners.contains(Seat::new(0)) && score.winners.contains(Seat::new(1)));
}

/// IS-1.8: the base game is public; what the Aztecs' box added is marked as designed, as are the boards of the Aztecs and the
/// Atlanteans. Who writes the printed values of a card into a copy of the file takes the mark from that card alone.
#[test]
fn what_was_designed_is_marked() {
    let pack = include_str!("../../components/0.1.0.toml");
    let rules = Components::from_toml(pack).expect("the pack");
    let marked = |rules: &Components| -> Vec<String> {
        let cards = rules.ids.iter().enumerate().filter(|&(card, _)| rules.plan(card as u16).designed);
        cards.map(|(_, id)| id.to_string()).collect()
    };
    for (card, id) in rules.ids.iter().enumerate() {
        let title = rules.title(card as u16);
        let aztecs = matches!(title.deck, Deck::Aztec | Deck::Atlantean) || title.mark == Mark::Aztecs;
        assert_eq!(rules.plan(card as u16).designed, aztecs, "{id}");
    }
    let designed = marked(&rules);
    assert_eq!((rules.ids.len() - designed.len(), designed.len()), (84 + 4 * 30, 60 + 5 * 10));
    for &(name, faction) in Faction::NAMES {
        let designed = matches!(faction, Faction::Aztec | Faction::Atlantean);
        assert_eq!(rules.boards[faction as usize].designed, designed, "{name}");
    }
    // Shamans, of which nothing is known, and altars, of which the rulebook shows a part.
    for ids in [["BAR061", "BAR062", "BAR063"], ["AZT007", "AZT008", "AZT009"]] {
        let correct = |line: &str| match line.contains(ids[0]) {
            true => line.replace("\"designed\"", "\"public\"").replace("\"rulebook\"", "\"public\""),
            false => line.to_owned(),
        };
        let corrected = pack.lines().map(correct).collect::<Vec<_>>().join("\n");
        let left = marked(&Components::from_toml(&corrected).expect("a corrected pack"));
        let rest: Vec<_> = designed.iter().filter(|id| !ids.contains(&id.as_str())).collect();
        assert_eq!(left.iter().collect::<Vec<_>>(), rest);
    }
}

/// IS-2.1: the common deck of 84, a faction deck of 30 each, markers on 0, a random first player.
#[test]
fn decks_at_the_start() {
    let mut firsts = Vec::new();
    for number in 0..20 {
        let game = std::sync::Arc::new(Settlers::new());
        let played = Match::start(game, 3, &Options::new(), &format!("start {number}")).expect("a table");
        let table = &played.position().table;
        firsts.push(table.first.index());
        for seat in table.seats() {
            let side = table.side(seat);
            assert_eq!(side.score(), 0);
            // Two dealt, one drawn in the lookout.
            assert_eq!((side.deck, side.unseen), (27, [2, 3]));
        }
        assert_eq!(table.common, 84 - 3 * 2 - 4);
    }
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts, [0, 1, 2]);
}

/// IS-2.2: each draws 2 common and 2 faction cards, unseen by the others.
#[test]
fn four_cards_are_dealt() {
    let scene = Scene::undisturbed(&["roman", "aztec"], &[]);
    let rules = scene.game.components();
    for seat in 0..2 {
        let hand = scene.position.secret.hands[seat];
        let own = rules.decks[scene.position.table.sides[seat].faction.deck() as usize];
        assert_eq!(hand.intersection(rules.decks[0]).len(), 2);
        assert_eq!(hand.intersection(own).len(), 3, "two dealt, one of the lookout");
        assert!(scene.position.table.sides[seat].seen.is_empty());
    }
}

/// IS-5.1: 1 point for a common location, 2 for a faction location, none for a foundation, and abilities; ties go to
/// workers and resources, then to cards in hand, then they are shared.
#[test]
fn the_end() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene
        .round(5)
        .built(0, &["COM007", "COM008", "JAP070"])
        .foundations(0, &["COM001"])
        .deals(0, &["JAP001"]);
    scene.end_round();
    assert_eq!(
        [Source::CommonLocations, Source::FactionLocations, Source::EndAbilities]
            .map(|source| scene.from(0, source)),
        [2, 2, 1]
    );
    let winners = |set: &dyn Fn(&mut Scene)| {
        let mut scene = Scene::new(&["roman", "barbarian"]);
        scene.round(5).built(0, &["COM007"]).built(1, &["COM008"]);
        set(&mut scene);
        scene.end_round();
        let winners = scene.game.score(&scene.position).winners;
        (winners.contains(Seat::new(0)), winners.contains(Seat::new(1)))
    };
    assert_eq!(winners(&|_| {}), (true, true));
    assert_eq!(
        winners(&|scene| {
            scene.have(0, "1 food");
        }),
        (true, false)
    );
    assert_eq!(
        winners(&|scene| {
            scene.have(1, "1 worker").have(0, "3 gold");
        }),
        (false, true)
    );
    assert_eq!(
        winners(&|scene| {
            scene.hand(1, &["COM069"]);
        }),
        (false, true)
    );
}

/// IS-5.2: boards produce and store what the data says.
#[test]
fn boards() {
    let produced = |faction: &str, enemy: &str| {
        let mut scene = Scene::new(&[faction, enemy]);
        scene.next_turns();
        let goods = scene.goods(0);
        [Good::Worker, Good::Wood, Good::Stone, Good::Gold, Good::Raze, Good::Defense]
            .map(|good| goods.get(good))
    };
    assert_eq!(produced("barbarian", "roman"), [5, 0, 0, 0, 1, 1]);
    assert_eq!(produced("japanese", "roman"), [4, 1, 0, 0, 1, 1]);
    assert_eq!(produced("roman", "aztec"), [2, 1, 1, 0, 1, 1]);
    assert_eq!(produced("egyptian", "roman"), [3, 0, 0, 1, 1, 1]);
    assert_eq!(produced("aztec", "roman"), [4, 0, 0, 0, 1, 1]);
    let kept = |faction: &str, good: Good| {
        let mut scene = Scene::new(&[faction, if faction == "roman" { "aztec" } else { "roman" }]);
        scene.have(0, "3 wood 3 stone 3 food 3 gold 3 worker 3 raze 3 tech");
        scene.end_round();
        Good::ALL[..Good::HELD].iter().filter(|&&held| scene.has(0, held) > 0).copied().collect::<Vec<_>>()
            == [good]
    };
    assert!(kept("barbarian", Good::Worker) && kept("japanese", Good::Food) && kept("roman", Good::Raze));
    assert!(kept("egyptian", Good::Gold));
    assert_eq!(Settlers::new().components().boards[Faction::Aztec as usize].store, 1 << Good::Favor as u16);
    assert_eq!(Mark::COUNT, 5);
}
