//! The Aztecs (IS-6): decks, favour tokens, prayers.

use khipu_core::{Game, Options, Problem};
use khipu_settlers::{
    Colour, DeckList, Event, Faction, Format, Good, Mark, Pending, Settlers, Source, Version,
};

use crate::scene::Scene;

/// Five cards, two of them grey.
const FIVE: [&str; 5] = ["COM001", "COM002", "COM005", "COM012", "COM007"];

/// IS-6.1: in the open format any cards of the faction are shuffled into its base deck, which stays whole.
#[test]
fn the_open_format() {
    let game = Settlers::new();
    let rules = game.components();
    let all = DeckList::open(rules, Faction::Aztec, None);
    assert_eq!((all.cards.len(), all.faults(rules)), (60, Vec::new()));
    let mut more = DeckList::of_mark(rules, Faction::Roman, Mark::Base).expect("a deck");
    more.format = Format::Open;
    more.cards =
        more.cards.union(rules.title_named("vestals").expect("a title").cards.iter().copied().collect());
    assert_eq!((more.cards.len(), more.faults(rules)), (33, Vec::new()));
    let few = DeckList::from_line(rules, Faction::Roman, Format::Open, "vestals").expect_err("no base cards");
    assert_eq!(few.len(), 18, "each title that is missing");
    let options = Options::from(
        [("format", "open"), ("faction1", "roman"), ("deck1", "vestals")]
            .map(|(k, v)| (k.to_owned(), v.to_owned())),
    );
    assert!(game.options(&options).is_err());
    let first = game.clone().by_rules_of(Version::One);
    assert!(first.options(&options).is_ok(), "as games of the first version began");
    assert!(DeckList::from_line(rules, Faction::Roman, Format::Open, "farm").is_err(), "another faction");
    let scene = Scene::undisturbed(&["aztec", "roman"], &[("format", "open"), ("deck1", "all")]);
    assert_eq!(scene.position.table.sides[0].deck, 60 - 3);
}

/// IS-6.2: 30 cards: 3 titles in 3 copies, 6 in 2, 9 single; base and one expansion; all copies of a title. Every reason is
/// listed.
#[test]
fn the_standard_format() {
    let game = Settlers::new();
    let rules = game.components();
    let base = DeckList::of_mark(rules, Faction::Roman, Mark::Base).expect("a deck");
    assert_eq!((base.cards.len(), base.faults(rules)), (30, Vec::new()));
    let problems = |change: &dyn Fn(&mut DeckList)| {
        let mut deck = base;
        change(&mut deck);
        deck.faults(rules)
    };
    let card = |id: &str| rules.card(id).expect("a card");
    let count = |what: &str, found, wanted| Problem::Count { what: what.to_owned(), found, wanted };
    assert_eq!(
        problems(&|deck| assert!(deck.cards.remove(card("RZY030")))),
        [count("cards", 29, 30), count("singles", 8, 9)]
    );
    assert_eq!(
        problems(&|deck| deck.cards.insert(card("RZY068"))),
        [count("cards", 31, 30), count("singles", 10, 9)]
    );
    assert_eq!(
        problems(&|deck| {
            deck.cards.remove(card("RZY030"));
            deck.cards.insert(card("RZY064"));
        }),
        [count("shrine-of-mars", 1, 2), count("singles", 8, 9), count("doubles", 7, 6)]
    );
    let aztec = DeckList::of_mark(rules, Faction::Aztec, Mark::Friends).expect("a deck");
    let mut mixed = aztec;
    mixed.cards.remove(card("AZT038"));
    mixed.cards.insert(card("AZT060"));
    assert_eq!(mixed.faults(rules), [Problem::Impossible { what: "two_expansions", rule: "IS-6.2" }]);
    assert!(DeckList::from_line(rules, Faction::Roman, Format::Standard, "nobody+RZY001").is_err());
}

/// IS-6.3, IS-6.22: Aztec cards are marked base or as one of three expansions, the other factions' new cards as this box;
/// replacing title for title keeps 3, 6 and 9.
#[test]
fn marks_and_default_decks() {
    let game = Settlers::new();
    let rules = game.components();
    let marked = |deck: Faction, mark: Mark| {
        let titles = rules.titles.iter().filter(|title| title.deck == deck.deck() && title.mark == mark);
        titles.map(|title| title.cards.len()).sum::<usize>()
    };
    let aztec = [Mark::Base, Mark::Friends, Mark::Atlanteans, Mark::Magic3, Mark::Aztecs];
    assert_eq!(aztec.map(|mark| marked(Faction::Aztec, mark)), [30, 10, 10, 10, 0]);
    assert_eq!([Mark::Base, Mark::Aztecs].map(|mark| marked(Faction::Roman, mark)), [30, 10]);
    let decks = DeckList::defaults(rules);
    assert_eq!(decks.len(), 5 + 4 + 3);
    for (faction, mark, deck) in decks {
        assert_eq!(deck.faults(rules), Vec::new(), "{faction:?} {mark:?}");
        let line = deck.line(rules);
        assert_eq!(
            DeckList::from_line(rules, faction, Format::Standard, &line),
            Ok(deck),
            "{line} reads back"
        );
    }
    let wrong = [("faction1".to_owned(), "roman".to_owned()), ("deck1".to_owned(), "friends".to_owned())];
    assert!(game.options(&wrong.into()).is_err());
    let chance = [("deck1".to_owned(), "aztecs".to_owned())];
    assert!(game.options(&chance.into()).is_err(), "a deck needs its faction");
}

/// IS-6.4: a token is taken in any colour not yet held; tokens are not spent by prayers and go at cleanup unless stored.
#[test]
fn favour_tokens() {
    let mut scene = Scene::new(&["barbarian", "aztec"]);
    scene.built(0, &["BAR069"]).have(0, "1 raze").favor(0, &["red"]).favor(1, &["red", "blue"]);
    scene.play(0, &["activate BAR069"]);
    assert_eq!(scene.moves(0).len(), 8, "nine colours, red is held");
    assert_eq!(scene.rule(0, "colour red"), "IS-6.4");
    scene.play(0, &["colour pink"]);
    scene.end_round();
    let held = |seat: usize| scene.position.table.sides[seat].favor.len();
    assert_eq!((held(0), held(1)), (0, 2), "the Aztecs' board stores favour");
}

/// IS-6.5: only the Aztecs' board gives the three-coloured token; it is brown, grey or red, anew in each prayer, and
/// does not count against the limit.
#[test]
fn the_three_coloured_token() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT012", "AZT007"]).have(0, "1 food 2 worker").favor(0, &["tricolour", "red"]);
    scene.play(0, &["activate AZT012", "colour brown", "tokens"]);
    assert_eq!(scene.has(0, Good::Food), 2, "red and the three-coloured token as red, without a question");
    scene.play(1, &["pass"]).play(0, &["activate AZT007", "colour grey", "tokens"]);
    assert_eq!(scene.has(0, Good::Stone), 1, "now it is grey");
    assert_eq!(scene.position.table.sides[0].favor.len(), 3);
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.next_turns();
    assert!(scene.position.table.sides[0].favor.tricolour && !scene.position.table.sides[1].favor.tricolour);
}

/// IS-6.6: announced before drawing, chosen after seeing the cards, otherwise all colours of the text.
#[test]
fn announce_and_choose() {
    let mut scene = Scene::new(&["roman", "aztec"]);
    scene.built(0, &["RZY070"]).have(0, "1 worker").deck(&FIVE);
    scene.play(0, &["activate RZY070"]);
    assert!(matches!(scene.question(), Pending::Choose { .. }));
    assert_eq!(scene.position.table.prayer.drawn.len(), 5, "the cards are seen");
    assert_eq!(scene.rule(0, "colour red"), "IS-6.6");
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT007"]).have(0, "1 worker").deck(&FIVE);
    scene.play(0, &["activate AZT007"]);
    assert!(matches!(scene.question(), Pending::Announce { .. }));
    assert!(scene.position.table.prayer.drawn.is_empty());
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT059"]).have(0, "1 worker").deck(&FIVE);
    scene.play(0, &["activate AZT059"]);
    assert_eq!(scene.from(0, Source::Prayers), 3, "pink and grey, nothing asked");
}

/// IS-6.7, IS-6.17: tokens instead of drawing, one at least that applies; where a colour is named, only of that colour.
#[test]
fn tokens_instead_of_cards() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT007"]).have(0, "2 worker").favor(0, &["grey", "brown", "pink"]).deck(&FIVE);
    scene.play(0, &["activate AZT007", "colour grey", "tokens"]);
    assert_eq!((scene.has(0, Good::Stone), scene.has(0, Good::Wood), scene.position.table.common), (1, 0, 5));
    scene.play(0, &["activate AZT007", "colour red"]);
    assert_eq!(scene.asked(), 1, "no red token: the cards were drawn without a question");
    assert!(scene.events.iter().any(|event| matches!(event, Event::Unanswered { .. })));
    assert_eq!(scene.position.table.sides[0].favor.len(), 3, "tokens stay");
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT025"]).have(0, "1 worker").favor(0, &["pink", "gold"]);
    scene.play(0, &["activate AZT025", "tokens"]);
    assert_eq!(scene.moves(0), ["colour gold", "colour pink"]);
}

/// IS-6.17: after drawing a colour is chosen among those that came or lie stored: any other would give nothing.
#[test]
fn colours_that_count() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT025"]).have(0, "1 worker").favor(0, &["black"]);
    scene.deck(&["COM021", "COM012", "COM001", "COM002", "COM003"]);
    scene.play(0, &["activate AZT025", "pray"]);
    assert_eq!(
        scene.moves(0),
        ["colour gold", "colour pink"],
        "no blue came, and no black one: its token is nothing"
    );
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT025"]).have(0, "1 worker");
    scene.deck(&["COM001", "COM002", "COM003", "COM004", "COM007"]);
    scene.play(0, &["activate AZT025"]);
    assert_eq!(scene.asked(), 1, "nothing to choose from");
    assert!(scene.events.iter().any(|event| matches!(event, Event::Unanswered { .. })));
}

/// IS-6.8: with at least one applicable card each applicable token counts as one more, also in a colour that did not come;
/// with none tokens give nothing.
#[test]
fn tokens_with_cards() {
    let mars = |deck: &[&str]| {
        let mut scene = Scene::new(&["roman", "aztec"]);
        scene.built(0, &["RZY064"]).have(0, "1 gold").favor(0, &["black"]).deck(deck);
        scene.play(0, &["activate RZY064", "pray"]);
        [Good::Worker, Good::Raze, Good::Gold].map(|good| scene.has(0, good))
    };
    assert_eq!(mars(&FIVE), [1, 2, 0], "a pink and a black card, and the token");
    assert_eq!(
        mars(&["COM012", "COM001", "COM002", "COM007", "COM046"]),
        [1, 1, 0],
        "no black card, but the token"
    );
    assert_eq!(mars(&["COM001", "COM002", "COM007", "COM046", "COM056"]), [0, 0, 0]);
}

/// IS-6.9: a card of several colours counts for all of them; Ruins have none.
#[test]
fn several_colours_and_none() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT059"]).have(0, "1 worker").deck(&["COM069", "COM070", "COM071", "COM072", "COM012"]);
    scene.play(0, &["activate AZT059"]);
    assert_eq!(scene.points(0), 1, "ruins count for nothing");
    // A card of three colours is counted in each: three red locations would need three cards of one colour.
    let mut scene = Scene::new(&["roman", "aztec"]);
    scene.built(0, &["RZY023", "COM008"]).hand(0, &["COM011"]).have(0, "2 wood 1 stone");
    scene.play(0, &["build COM011"]);
    assert_eq!(scene.has(0, Good::Stone), 3, "the trade colony is grey too");
}

/// IS-6.10: only cards of this prayer count, and they are discarded afterwards.
#[test]
fn cards_of_the_prayer() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT059", "COM013"]).hand(0, &["COM014"]).have(0, "1 worker").deck(&FIVE);
    scene.play(0, &["activate AZT059"]);
    assert_eq!(scene.points(0), 3, "not those in play or in hand");
    let discards = scene.position.table.discards;
    assert!(FIVE.iter().all(|id| discards.has(scene.card(id))));
    assert!(scene.position.table.prayer.drawn.is_empty());
}

/// IS-6.11, IS-6.18: stored cards are used besides drawn ones, any number, and then discarded; they count as drawn ones and
/// go with their location. What is kept is not discarded after its prayer.
#[test]
fn stored_cards() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT016", "AZT007", "AZT049"]).have(0, "3 worker").deck(&["COM001", "COM002", "COM005"]);
    scene.play(0, &["activate AZT016", "keep COM001", "keep COM002"]);
    assert_eq!(scene.position.table.under.all().len(), 2);
    assert!(!scene.position.table.discards.has(scene.card("COM001")));
    scene.play(1, &["pass"]);
    scene.deck(&["COM005", "COM012", "COM007", "COM046", "COM056"]);
    scene.play(0, &["activate AZT007", "colour grey"]);
    assert_eq!(scene.moves(0), ["use COM001", "use COM002", "done"]);
    scene.play(0, &["use COM001", "done"]);
    assert_eq!(scene.has(0, Good::Stone), 1, "no grey card was drawn, the stored one counts");
    assert!(scene.position.table.discards.has(scene.card("COM001")));
    assert_eq!(scene.position.table.under.all().len(), 1);
    scene.end_round();
    assert_eq!(scene.position.table.under.all().len(), 1, "kept to the end of the game");
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT016"]).hand(0, &["AZT030"]).have(0, "1 worker 1 wood 1 stone");
    scene.deck(&["COM001", "COM002", "COM005"]);
    scene.play(0, &["activate AZT016", "keep COM001", "done"]).play(1, &["pass"]).play(0, &["build AZT030"]);
    assert!(scene.position.table.discards.has(scene.card("COM001")), "it goes with its location");
}

/// IS-6.12, IS-6.20: a card matches a good in its own colour; technology matches teal, defence tokens nothing.
#[test]
fn matching_colours() {
    let game = Settlers::new();
    let rules = game.components();
    let pairs = [
        (Good::Wood, Colour::Brown),
        (Good::Stone, Colour::Grey),
        (Good::Food, Colour::Red),
        (Good::Gold, Colour::Gold),
        (Good::Worker, Colour::Pink),
        (Good::Raze, Colour::Black),
        (Good::Card, Colour::Blue),
        (Good::Vp, Colour::Purple),
        (Good::Favor, Colour::Orange),
        (Good::Tech, Colour::Teal),
    ];
    for (good, colour) in pairs {
        assert_eq!(rules.colour_of(good), Some(colour));
    }
    assert_eq!(rules.colour_of(Good::Defense), None);
}

/// IS-6.13: there is no orange token.
#[test]
fn no_orange_token() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT028"]).have(0, "1 worker");
    scene.play(0, &["activate AZT028"]);
    assert_eq!(scene.rule(0, "colour orange"), "IS-6.13");
    assert_eq!(scene.moves(0).len(), 9);
}

/// IS-6.14: the chapel's point is its own gain, so 1 + 1 points do not wake the Sphinx; freeing Helpful Marcus discards the
/// card under him; Solid Foundations give 2 points for each card besides their own.
#[test]
fn rulings_of_the_rulebook() {
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.built(0, &["EGI068", "EGI019", "EGI009"]).favor(0, &["gold"]).have(0, "1 food");
    scene.play(0, &["activate EGI009"]);
    assert_eq!(scene.points(0), 2, "1 of the bazaar, 1 of the chapel, none of the Sphinx");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["RZY068", "COM041"]).hand(0, &["COM007"]).have(0, "1 worker");
    scene.play(0, &["activate RZY068"]).play(1, &["pass"]).play(0, &["activate COM041"]);
    assert!(scene.position.table.discards.has(scene.card("COM007")));
    assert!(scene.position.table.under.all().is_empty());
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.round(5).built(0, &["RZY066"]).hand(0, &["COM001"]).have(0, "1 stone");
    scene.play(0, &["activate RZY066"]);
    scene.end_round();
    assert_eq!((scene.from(0, Source::FactionLocations), scene.from(0, Source::EndAbilities)), (2, 2));
}

/// IS-6.16: nine colours; all nine held, nothing is gained; the three-coloured token is not produced while it is held, and
/// counts as a held token.
#[test]
fn limits_of_tokens() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    let all = ["black", "purple", "blue", "brown", "gold", "red", "pink", "grey", "teal"];
    scene.built(0, &["AZT028", "AZT029"]).have(0, "2 worker").favor(0, &all).favor(0, &["tricolour"]);
    scene.play(0, &["activate AZT028"]);
    assert_eq!((scene.position.table.sides[0].favor.len(), scene.points(0)), (10, 1));
    scene.play(1, &["pass"]).play(0, &["activate AZT029", "tricolour"]);
    assert_eq!(scene.position.table.sides[0].favor.len(), 9);
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.favor(0, &["tricolour"]);
    scene.next_turns();
    assert_eq!(scene.position.table.sides[0].favor.len(), 1);
}

/// IS-6.19: production prayers when the location pays out, feature prayers when the condition is met, action prayers after
/// the cost is paid.
#[test]
fn when_prayers_happen() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT023"]);
    scene.next_turns();
    let produced = scene.events.iter().position(|event| matches!(event, Event::Produced { .. }));
    let prayed = scene.events.iter().position(|event| matches!(event, Event::PrayerStarted { .. }));
    assert!(produced.is_some() && produced < prayed);
    let mut scene = Scene::new(&["roman", "aztec"]);
    scene.built(0, &["RZY069"]).foundations(0, &["COM008"]).hand(0, &["RZY029"]).have(0, "1 stone");
    scene.deck(&["COM001", "COM021", "COM005"]);
    scene.play(0, &["build RZY029", "foundation"]);
    assert_eq!(scene.points(0), 2);
    let mut scene = Scene::new(&["roman", "aztec"]);
    scene.built(0, &["RZY064"]).have(0, "1 gold").deck(&FIVE);
    scene.play(0, &["activate RZY064"]);
    let paid = scene.events.iter().position(|event| matches!(event, Event::Paid { .. }));
    let prayed = scene.events.iter().position(|event| matches!(event, Event::PrayerStarted { .. }));
    assert!(paid.is_some() && paid < prayed);
}

/// IS-11.7, IS-11.10: all tokens that apply are used; all points of one prayer are one gain.
#[test]
fn one_gain_and_all_tokens() {
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.built(0, &["EGI066", "EGI019"]).have(0, "1 gold").deck(&FIVE);
    scene.play(0, &["activate EGI066", "colour grey"]);
    assert_eq!(scene.points(0), 3, "2 points at once wake the Sphinx");
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT040"]).have(0, "1 food").favor(0, &["red", "pink"]);
    scene.play(0, &["activate AZT040", "tokens"]);
    assert_eq!(scene.points(0), 2);
}
