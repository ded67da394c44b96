//! The five examples of the rulebook, with its numbers (IS-6.15, IS-6.21).

use khipu_settlers::Good;

use crate::scene::Scene;

/// IS-6.15, IS-6.21: 1. A worker for the Sacrificial Altar, grey announced, two of five cards grey: 2 stone.
#[test]
fn example_1_sacrificial_altar() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT007"]).have(0, "1 worker").deck(&["COM001", "COM002", "COM005", "COM012", "COM007"]);
    scene.play(0, &["activate AZT007", "colour grey"]);
    assert_eq!((scene.has(0, Good::Worker), scene.has(0, Good::Stone)), (0, 2));
}

/// IS-6.15, IS-6.21: 2. Temple of the Sun: blue, red, two grey, black; with 3 stone and 1 food, 1 of each is spent: 2+2
/// points.
#[test]
fn example_2_temple_of_the_sun() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT010"]).have(0, "1 worker 3 stone 1 food");
    scene.deck(&["COM046", "COM056", "COM001", "COM002", "COM005"]);
    scene.play(0, &["activate AZT010"]);
    assert_eq!(scene.moves(0), ["offer stone", "offer food", "done"], "no brown card, so no wood");
    scene.play(0, &["offer stone", "offer food", "done"]);
    assert_eq!([Good::Worker, Good::Stone, Good::Food].map(|good| scene.has(0, good)), [0, 2, 0]);
    assert_eq!(scene.points(0), 4);
}

/// IS-6.15, IS-6.21: 3. Voice of the Gods with a pink, a red and the three-coloured token as red, instead of drawing: 1
/// worker and 2 of the red good; the tokens stay.
#[test]
fn example_3_voice_of_the_gods() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT012"]).have(0, "1 food").favor(0, &["pink", "red", "tricolour"]);
    scene.play(0, &["activate AZT012", "colour black", "tokens"]);
    assert_eq!((scene.has(0, Good::Worker), scene.has(0, Good::Food)), (1, 2));
    assert_eq!(scene.position.table.sides[0].favor.len(), 4, "the three, and the one that the card gave");
}

/// IS-6.15, IS-6.21: 4. Shrine of Mars with black, brown and gold tokens; drawn pink, blue, gold, pink, grey: 2 workers, 2
/// gold, 1 raze token. Without a black, pink or gold card nothing at all.
#[test]
fn example_4_shrine_of_mars() {
    let mars = |deck: &[&str]| {
        let mut scene = Scene::new(&["roman", "aztec"]);
        scene.built(0, &["RZY064"]).have(0, "1 gold").favor(0, &["black", "brown", "gold"]).deck(deck);
        scene.play(0, &["activate RZY064", "pray"]);
        assert_eq!(scene.position.table.sides[0].favor.len(), 3);
        [Good::Worker, Good::Gold, Good::Raze, Good::Wood].map(|good| scene.has(0, good))
    };
    assert_eq!(mars(&["COM012", "COM046", "COM021", "COM013", "COM001"]), [2, 2, 1, 0]);
    assert_eq!(mars(&["COM007", "COM046", "COM056", "COM002", "COM001"]), [0, 0, 0, 0]);
}

/// IS-6.15, IS-6.21: 5. Wandering Preacher: a deal with Apple Festival costs 1 food and gives its wood first; five cards,
/// two of them brown: 2 points.
#[test]
fn example_5_wandering_preacher() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP064"]).hand(0, &["JAP061"]).have(0, "1 food");
    scene.deck(&["COM007", "COM058", "COM001", "COM005", "COM012"]);
    scene.play(0, &["deal JAP061"]);
    assert_eq!((scene.has(0, Good::Food), scene.has(0, Good::Wood), scene.points(0)), (0, 1, 2));
}
