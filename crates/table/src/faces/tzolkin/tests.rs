//! Walks through games at random, looking at every screen.

use std::collections::{HashMap, HashSet};

use khipu_bots::Dice;
use khipu_core::{Game, Options, Seat, Seed, Setup, Viewer};
use khipu_tzolkin::{Event, Move, Position, Tzolkin};
use khipu_words::Words;

use crate::face::{Brush, Face, Piece, Region};

/// Bytes of changed pieces that a single move may bring: a food day changes something before everybody.
const MOST_CHANGED: usize = 20_000;
/// Nine moves of ten bring less than this.
const USUAL: usize = 10_000;

struct Walk {
    game: Tzolkin,
    words: Words,
    names: Vec<String>,
    position: Position,
    dice: Dice,
    legal: Vec<Move>,
}

impl Walk {
    fn new(players: usize, seed: &str) -> Self {
        let game = Tzolkin::new();
        let options = game.options(&Options::new()).expect("no options");
        let position = game.start(&Setup { players, seed: Seed::from_text(seed), options });
        let names =
            ["A<b>", "B&\"c\"", "C'd", "Дмитрий"][..players].iter().map(ToString::to_string).collect();
        let dice = Dice::new(Seed::from_text(seed));
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

#[test]
fn every_screen_is_whole() {
    for players in 2..=4 {
        let mut walk = Walk::new(players, "screens");
        let mut order: Option<Vec<String>> = None;
        while let Some(seat) = walk.decider() {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let pieces = walk.paint(viewer);
                let mut ids = HashSet::new();
                for piece in &pieces {
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
                // Tokens come and go; the pieces stay, in their order.
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
    for players in 2..=4 {
        for seed in ["parts", "more parts"] {
            let mut walk = Walk::new(players, seed);
            while let Some(seat) = walk.decider() {
                let viewer = Viewer::Seat(seat);
                let view = walk.game.view(&walk.position, viewer);
                let pieces = walk.paint(viewer);
                let spots: HashSet<&str> =
                    pieces.iter().flat_map(|piece| values(&piece.html, "data-part")).collect();
                let mut known = HashSet::new();
                for &listed in &walk.legal {
                    let mut parts = walk.game.parts(&view, listed);
                    for part in &parts {
                        let choice = walk.game.choice(&view, part, &walk.brush(viewer));
                        assert_ne!(spots.contains(part.as_str()), choice.is_some(), "{part} of {listed:?}");
                        if let Some(choice) = choice {
                            assert!(!choice.label.contains('⟨'), "{}", choice.label);
                            let icon = choice.icon.map(|icon| format!("id=\"{icon}\""));
                            assert!(icon.is_none_or(|icon| walk.game.symbols().contains(&icon)));
                        }
                    }
                    parts.sort_unstable();
                    assert!(known.insert(parts), "{listed:?} looks like another move");
                }
                // Whoever clicks on the parts of a legal move means that move.
                for &listed in &walk.legal {
                    let parts = walk.game.parts(&view, listed);
                    let clicked: Vec<&str> = parts.iter().map(String::as_str).collect();
                    assert_eq!(walk.game.wish(&view, seat, &clicked), Some(listed), "{parts:?}");
                }
                walk.step(seat);
            }
        }
    }
}

#[test]
fn every_spot_leads_to_words_that_are_a_move_or_to_none() {
    let mut walk = Walk::new(3, "wishes");
    for _ in 0..120 {
        let Some(seat) = walk.decider() else { break };
        let view = walk.game.view(&walk.position, Viewer::Seat(seat));
        let pieces = walk.paint(Viewer::Seat(seat));
        for part in pieces.iter().flat_map(|piece| values(&piece.html, "data-part")) {
            if let Some(wanted) = walk.game.wish(&view, seat, &[part]) {
                let words = walk.game.write_move(wanted);
                assert_eq!(walk.game.parse_move(&words), Ok(wanted), "{part}");
            }
        }
        walk.step(seat);
    }
}

#[test]
fn a_click_on_a_worker_without_an_action_says_why() {
    let mut walk = Walk::new(2, "idle");
    let mut seen = 0;
    while let Some(seat) = walk.decider() {
        let view = walk.game.view(&walk.position, Viewer::Seat(seat));
        for &listed in &walk.legal {
            let Move::Pick { gear, space, action: 0 } = listed else { continue };
            let tooth = format!("tooth-{}-{space}", gear.name());
            let able = walk.legal.iter().any(|other| match *other {
                Move::Pick { gear: on, space: at, action } => on == gear && at == space && action > 0,
                _ => false,
            });
            assert_eq!(walk.game.parts(&view, listed).contains(&tooth), able);
            seen += usize::from(!able);
        }
        walk.step(seat);
    }
    assert!(seen > 0);
}

#[test]
fn events_happen_at_spots() {
    for players in [2, 4] {
        let mut walk = Walk::new(players, "scenes");
        while let Some(seat) = walk.decider() {
            let events = walk.step(seat);
            let pieces = walk.paint(Viewer::Spectator);
            let spots: HashSet<&str> =
                pieces.iter().flat_map(|piece| values(&piece.html, "data-part")).collect();
            for event in events {
                for part in walk.game.scene(&event) {
                    // A tile laid out in one step may have left again at the end of the same move.
                    let gone = matches!(event, Event::LaidOut { .. });
                    assert!(gone || spots.contains(part.as_str()), "{part} of {event:?}");
                }
            }
        }
    }
}

#[test]
fn the_board_is_told_in_words() {
    let mut walk = Walk::new(2, "words");
    let mut number = 0;
    while let Some(seat) = walk.decider() {
        if number % 10 == 0 {
            let viewer = Viewer::Seat(seat);
            let told = walk.game.describe(&walk.game.view(&walk.position, viewer), &walk.brush(viewer));
            assert!(told.len() > 10);
            for (heading, lines) in told {
                assert!(!heading.contains('⟨') && !heading.is_empty());
                assert!(lines.iter().all(|line| !line.contains('⟨') && !line.is_empty()), "{lines:?}");
            }
        }
        number += 1;
        walk.step(seat);
    }
}

#[test]
fn a_worker_keeps_its_name_while_it_rides() {
    let mut walk = Walk::new(4, "riding");
    let workers = |pieces: &[Piece]| -> HashSet<String> {
        let layers = pieces.iter().filter(|piece| piece.id.starts_with("tz-workers-"));
        layers.flat_map(|piece| values(&piece.html, "id").map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    let mut rode = 0;
    while let Some(seat) = walk.decider() {
        let before = workers(&walk.paint(Viewer::Spectator));
        let events = walk.step(seat);
        let turned = events.iter().any(|event| matches!(event, Event::CalendarTurned { .. }));
        let left = events.iter().any(|event| {
            matches!(event, Event::PushedOff { .. } | Event::FirstReturned { .. } | Event::PlacedFirst { .. })
        });
        if turned && !left {
            assert_eq!(before, workers(&walk.paint(Viewer::Spectator)), "{events:?}");
            rode += 1;
        }
    }
    assert!(rode > 0);
}

#[test]
fn little_changes_from_move_to_move() {
    let mut changes = Vec::new();
    for players in 2..=4 {
        let mut walk = Walk::new(players, "changes");
        let mut last: HashMap<String, String> = HashMap::new();
        while let Some(seat) = walk.decider() {
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
    assert!(changes[changes.len() * 9 / 10] < USUAL, "{changes:?}");
    assert!(changes[changes.len() - 1] < MOST_CHANGED, "{changes:?}");
}

#[test]
fn only_the_own_wealth_tiles_are_shown() {
    let walk = Walk::new(3, "hands");
    let shown = |viewer: Viewer| -> Vec<String> {
        let pieces = walk.paint(viewer);
        let hands = pieces.iter().filter(|piece| piece.region == Region::Hand);
        hands
            .flat_map(|piece| values(&piece.html, "data-part").map(str::to_owned).collect::<Vec<_>>())
            .collect()
    };
    assert!(shown(Viewer::Spectator).is_empty());
    let (one, other) = (shown(Viewer::Seat(Seat::new(0))), shown(Viewer::Seat(Seat::new(1))));
    assert_eq!((one.len(), other.len()), (4, 4));
    assert!(one.iter().all(|tile| !other.contains(tile)));
}
