//! Walks through games at random, looking at the screens.

use std::collections::{HashMap, HashSet};

use khipu_bots::Dice;
use khipu_core::{Game, Options, Seat, Seed, Setup, Viewer};
use khipu_settlers::{Card, Components, Event, Kind, Location, Move, Position, Settlers, Side, Tableau};
use khipu_words::Words;

use super::effect_line;
use super::geometry::{Rect, lay};
use crate::face::{Brush, Face, Piece, Region};

/// Bytes of changed pieces, taken whole, that nine moves of ten stay below. Of a piece only the elements that have changed
/// are sent.
const USUAL: usize = 14_000;
/// One screen of so many is looked at.
const EVERY: usize = 5;

struct Walk {
    game: Settlers,
    words: Words,
    names: Vec<String>,
    position: Position,
    dice: Dice,
    legal: Vec<Move>,
}

impl Walk {
    fn new(players: usize, seed: &str, options: &[(&str, &str)]) -> Self {
        let game = Settlers::new();
        let options: Options =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
        let options = game.options(&options).expect("known options");
        let position = game.start(&Setup { players, seed: Seed::from_text(seed), options });
        let names = ["A<b>", "B&\"c\"", "C'd", "Дмитрий", "E"][..players].iter().map(ToString::to_string);
        let (names, dice) = (names.collect(), Dice::new(Seed::from_text(seed)));
        Self { game, words: Words::english(), names, position, dice, legal: Vec::new() }
    }

    fn brush(&self, viewer: Viewer) -> Brush<'_> {
        Brush { words: &self.words, names: &self.names, viewer }
    }

    /// Who decides, with the list of moves; none at the end.
    fn decider(&mut self) -> Option<Seat> {
        let seat = self.game.deciders(&self.position).first()?;
        self.legal.clear();
        self.game.legal(&self.position, seat, &mut self.legal);
        Some(seat)
    }

    fn step(&mut self, seat: Seat) -> Vec<Event> {
        let chosen = self.legal[self.dice.below(self.legal.len())];
        let mut events = Vec::new();
        self.game.apply(&mut self.position, seat, chosen, &mut events);
        events
    }

    fn paint(&self, viewer: Viewer) -> Vec<Piece> {
        self.game.paint(&self.game.view(&self.position, viewer), &self.brush(viewer))
    }
}

/// The values of an attribute in a piece of HTML.
fn values<'h>(html: &'h str, name: &'h str) -> impl Iterator<Item = &'h str> {
    let opening = format!(" {name}=\"");
    let starts: Vec<usize> = html.match_indices(&opening).map(|(at, _)| at + opening.len()).collect();
    starts.into_iter().filter_map(|start| html[start..].split('"').next())
}

/// Checks that tags are balanced and attributes quoted, and that the first element has the id.
fn well_formed(piece: &Piece) -> Result<(), String> {
    let html = &piece.html;
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html.as_str();
    while let Some(start) = rest.find('<') {
        let (text, tag) = rest.split_at(start);
        if text.contains('>') || (open.is_empty() && !text.is_empty()) {
            return Err(format!("loose text {text:?}"));
        }
        let end = tag.find('>').ok_or("a tag without an end")?;
        let inside = &tag[1..end];
        rest = &tag[end + 1..];
        if inside.matches('"').count() % 2 != 0 || inside.contains('<') {
            return Err(format!("quotes in <{inside}>"));
        }
        if let Some(name) = inside.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes nothing"));
            }
        } else if !inside.ends_with('/') {
            open.push(inside.split(' ').next().unwrap_or_default());
        }
    }
    if !open.is_empty() || !rest.is_empty() {
        return Err(format!("left over: {open:?} {rest:?}"));
    }
    match values(html, "id").next() {
        Some(id) if id == piece.id => Ok(()),
        other => Err(format!("the element has id {other:?}")),
    }
}

/// Games of one to five players, in turn with each way to pick cards.
const GAMES: [(usize, &[(&str, &str)]); 5] = [
    (1, &[("faction1", "aztec")]),
    (2, &[("faction1", "aztec"), ("faction2", "japanese"), ("lookout", "alternate")]),
    (3, &[("faction1", "roman"), ("faction2", "egyptian"), ("faction3", "barbarian")]),
    (4, &[("lookout", "advanced")]),
    (5, &[("lookout", "peaceful")]),
];

#[test]
fn every_screen_is_whole() {
    for (players, options) in GAMES {
        let mut walk = Walk::new(players, "screens", options);
        let mut order: Option<Vec<String>> = None;
        let mut number = 0;
        while let Some(seat) = walk.decider() {
            number += 1;
            if number % EVERY != 0 {
                walk.step(seat);
                continue;
            }
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let pieces = walk.paint(viewer);
                let mut ids = HashSet::new();
                // The drawings of the cards stay the same during a game: once is enough.
                for piece in pieces.iter().filter(|piece| number == EVERY || piece.id != "ground-cards") {
                    well_formed(piece).unwrap_or_else(|fault| panic!("{}: {fault}", piece.id));
                    assert!(!piece.html.contains('⟨'), "{}", piece.html);
                    assert!(!piece.html.contains("A<b>"), "{}: a name is not escaped", piece.id);
                    for id in values(&piece.html, "id") {
                        assert!(ids.insert(id.to_owned()), "{id} twice");
                    }
                    for symbol in values(&piece.html, "href").filter_map(|href| href.strip_prefix("#i-")) {
                        assert!(walk.game.symbols().contains(&format!("id=\"i-{symbol}\"")), "{symbol}");
                    }
                }
                let named: Vec<String> = pieces.iter().map(|piece| piece.id.clone()).collect();
                assert_eq!(*order.get_or_insert_with(|| named.clone()), named);
            }
            let view = walk.game.view(&walk.position, Viewer::Seat(seat));
            let asked = walk.game.asks(&view, &walk.brush(Viewer::Seat(seat)));
            assert!(!asked.is_empty() && !asked.contains('⟨'), "{asked}");
            walk.step(seat);
        }
        assert!(!walk.paint(Viewer::Spectator).iter().any(|piece| piece.html.contains('⟨')));
    }
}

#[test]
fn every_move_can_be_clicked_and_no_two_alike() {
    for (players, options) in GAMES {
        let mut walk = Walk::new(players, "parts", options);
        let mut number = 0;
        while let Some(seat) = walk.decider() {
            let viewer = Viewer::Seat(seat);
            let view = walk.game.view(&walk.position, viewer);
            let mut known = HashSet::new();
            for &listed in &walk.legal {
                let mut parts = walk.game.parts(&view, listed);
                // Whoever clicks on the parts of a legal move means that move.
                let clicked: Vec<&str> = parts.iter().map(String::as_str).collect();
                assert_eq!(walk.game.wish(&view, seat, &clicked), Some(listed), "{parts:?}");
                // A click on a card of the hand never loses it: that has a button of its own.
                let card = parts.iter().any(|part| part.starts_with("card-"));
                assert!(
                    !card || !matches!(listed, Move::Deal(_) | Move::Raze(_) | Move::Tuck(..)),
                    "{parts:?}"
                );
                parts.sort_unstable();
                assert!(known.insert(parts), "{listed:?} looks like another move");
            }
            number += 1;
            if number % EVERY == 0 {
                let pieces = walk.paint(viewer);
                let spots: HashSet<&str> =
                    pieces.iter().flat_map(|piece| values(&piece.html, "data-part")).collect();
                let parts: HashSet<&String> = known.iter().flatten().collect();
                for part in parts {
                    let choice = walk.game.choice(&view, part, &walk.brush(viewer));
                    assert_ne!(spots.contains(part.as_str()), choice.is_some(), "{part}");
                    if let Some(choice) = choice {
                        assert!(!choice.label.is_empty() && !choice.label.contains('⟨'), "{}", choice.label);
                        let icon = choice.icon.map(|icon| format!("id=\"{icon}\""));
                        assert!(icon.is_none_or(|icon| walk.game.symbols().contains(&icon)), "{part}");
                    }
                }
            }
            walk.step(seat);
        }
    }
}

#[test]
fn every_spot_leads_to_words_that_are_a_move_or_to_none() {
    let mut walk = Walk::new(3, "wishes", &[]);
    for number in 0..400 {
        let Some(seat) = walk.decider() else { break };
        if number % EVERY == 0 {
            let view = walk.game.view(&walk.position, Viewer::Seat(seat));
            let pieces = walk.paint(Viewer::Seat(seat));
            for part in pieces.iter().flat_map(|piece| values(&piece.html, "data-part")) {
                if let Some(wanted) = walk.game.wish(&view, seat, &[part]) {
                    let words = walk.game.write_move(wanted);
                    assert_eq!(walk.game.parse_move(&words), Ok(wanted), "{part}");
                }
            }
        }
        walk.step(seat);
    }
}

/// An event is pointed at on the screen that shows it, if what it is about is still there.
#[test]
fn events_happen_at_spots() {
    for (players, options) in [GAMES[0], GAMES[3]] {
        let mut walk = Walk::new(players, "scenes", options);
        let mut number = 0;
        while let Some(seat) = walk.decider() {
            let events = walk.step(seat);
            number += 1;
            if number % EVERY != 0 {
                continue;
            }
            let pieces = walk.paint(Viewer::Spectator);
            let spots: HashSet<&str> =
                pieces.iter().flat_map(|piece| values(&piece.html, "data-part")).collect();
            for event in events {
                for part in walk.game.scene(&event) {
                    // Cards, locations and prayers of one step may be gone at the end of the same move.
                    let fleeting = ["card-", "loc-", "prayer"].iter().any(|kind| part.starts_with(kind));
                    assert!(fleeting || spots.contains(part.as_str()), "{part} of {event:?}");
                }
            }
        }
    }
}

#[test]
fn nobody_is_pointed_to_a_hidden_card() {
    let mut walk = Walk::new(2, "leaks", &[("lookout", "alternate")]);
    let mut drawn = 0;
    while let Some(seat) = walk.decider() {
        for event in walk.step(seat) {
            let hidden = match event {
                Event::Drawn { card, .. }
                | Event::PileKept { card, .. }
                | Event::LookedAt { card, .. }
                | Event::LookKept { card, .. } => card,
                _ => None,
            };
            if let Some(card) = hidden {
                drawn += 1;
                assert!(
                    !walk.game.scene(&event).iter().any(|part| part.contains(card.as_str())),
                    "{event:?}"
                );
            }
        }
    }
    assert!(drawn > 20, "{drawn}");
}

#[test]
fn only_the_own_hand_is_shown() {
    let walk = Walk::new(3, "hands", &[]);
    let shown = |viewer: Viewer| -> Vec<String> {
        let pieces = walk.paint(viewer);
        let hands = pieces.iter().filter(|piece| piece.region == Region::Hand);
        hands
            .flat_map(|piece| values(&piece.html, "data-part").map(str::to_owned).collect::<Vec<_>>())
            .collect()
    };
    assert!(shown(Viewer::Spectator).is_empty());
    let (one, other) = (shown(Viewer::Seat(Seat::new(0))), shown(Viewer::Seat(Seat::new(1))));
    let cards = |parts: &[String]| parts.iter().filter(|part| part.starts_with("card-")).count();
    assert_eq!((cards(&one), cards(&other)), (5, 5));
    assert!(one.iter().all(|card| !other.contains(card)));
}

#[test]
fn the_board_is_told_in_words() {
    for (players, options) in [GAMES[0], GAMES[1]] {
        let mut walk = Walk::new(players, "words", options);
        let mut number = 0;
        while let Some(seat) = walk.decider() {
            if number % 20 == 0 {
                let viewer = Viewer::Seat(seat);
                let told = walk.game.describe(&walk.game.view(&walk.position, viewer), &walk.brush(viewer));
                assert!(told.len() > 3);
                for (heading, lines) in told {
                    assert!(!heading.contains('⟨') && !heading.is_empty());
                    assert!(lines.iter().all(|line| !line.contains('⟨') && !line.is_empty()), "{lines:?}");
                }
            }
            number += 1;
            walk.step(seat);
        }
    }
}

#[test]
fn little_changes_from_move_to_move() {
    let mut changes = Vec::new();
    for (players, options) in [GAMES[0], GAMES[1], GAMES[3]] {
        let mut walk = Walk::new(players, "changes", options);
        let mut last: HashMap<String, String> = HashMap::new();
        for _ in 0..300 {
            let Some(seat) = walk.decider() else { break };
            walk.step(seat);
            let pieces = walk.paint(Viewer::Seat(Seat::new(0)));
            let first = last.is_empty();
            let mut changed = 0;
            for Piece { id, html, .. } in pieces {
                if last.get(&id) != Some(&html) {
                    assert!(first || !id.starts_with("ground-"), "{id} has changed");
                    changed += html.len();
                    last.insert(id, html);
                }
            }
            if !first {
                changes.push(changed);
            }
        }
    }
    changes.sort_unstable();
    let (usual, most) = (changes[changes.len() * 9 / 10], changes[changes.len() - 1]);
    assert!(usual < USUAL, "nine of ten below {usual}, all below {most}");
}

/// However many locations somebody has, each has a place of its own inside the room.
#[test]
fn every_tableau_fits() {
    let rules = Components::own();
    let room = Rect { x: 10.0, y: 20.0, w: 330.0, h: 270.0 };
    let kinds: [&[Kind]; 3] = [&[Kind::Production], &[Kind::Feature], &[Kind::Action]];
    for count in [0, 1, 7, 20, Tableau::MOST] {
        let mut side = Side::default();
        for card in 0..count {
            // Every seventh card: of all kinds and decks.
            side.locations.push(Location::new((card * 7) as Card));
        }
        let laid = lay(&rules, &side, room, &kinds);
        let (w, h) = laid.card;
        assert_eq!(laid.cards.len(), count);
        for &(at, x, y) in &laid.cards {
            assert!(x >= room.x - 0.1 && x + w <= room.x + room.w + 0.1, "{count}: {x} {w}");
            assert!(y >= room.y - 0.1 && y + h <= room.y + room.h + 0.1, "{count}: {y} {h}");
            let others = laid.cards.iter().filter(|(other, ..)| *other != at);
            for &(_, left, top) in others {
                assert!((left - x).abs() >= w || (top - y).abs() >= h, "{count}: two cards overlap");
            }
        }
    }
}

/// What each card of a pack does is told, and told apart: a card without an effect is the only one without words.
#[test]
fn every_effect_has_a_line() {
    let (rules, words) = (Components::own(), Words::english());
    for plan in &rules.plans {
        let line = effect_line(&rules, plan, &words);
        let id = rules.titles[usize::from(plan.title)].id;
        assert!(!line.contains('⟨'), "{id}: {line}");
        assert_eq!(line.is_empty(), plan.effect == khipu_settlers::Effect::default(), "{id}: {line}");
    }
}

#[test]
fn effects_are_told_from_their_types() {
    let (rules, words) = (Components::own(), Words::english());
    let told = |title: &str| {
        let card = rules.title_named(title).expect("a title").cards[0];
        effect_line(&rules, rules.plan(card), &words)
    };
    assert_eq!(told("quarry"), "Production: 1 stone. When built: 1 stone");
    assert_eq!(told("gold-mine"), "Action (up to 2 times): 1 worker → 1 gold");
    assert_eq!(told("rubble"), "Production: 1 stone per grey location, at most 3");
    assert_eq!(told("gallows"), "You raze: 1 point");
    assert_eq!(told("statue"), "When built: 1 point per grey location, at most 6; 1 card");
    assert_eq!(told("slaver"), "You build a faction location: 1 gold → 2 points or 1 stone → 1 point");
    let prayer = "Prayer 5 (announce brown, red, grey): 1 of the matching good for each matching card";
    assert_eq!(told("sacrificial-altar"), format!("Action (up to 2 times): 1 worker → {prayer}"));
}
