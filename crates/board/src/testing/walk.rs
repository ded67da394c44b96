//! Random games for the tests of all boards, and what must hold on every screen of them.

use std::collections::{HashMap, HashSet};

use khipu_bots::Dice;
use khipu_core::{Game as _, Options, Scenes, Seat, Seed, Setup, Viewer};
use khipu_words::{Language, Words};

use super::panels;
use crate::{BoardUi, Drawing, EventOf, MoveOf, Panel, Piece, PositionOf, Region, RenderContext, ViewOf};

/// A game at random, with names that must be escaped.
pub struct Walk<U: BoardUi> {
    /// The rules.
    pub game: U::Game,
    /// Where the game stands.
    pub position: PositionOf<U>,
    /// The moves of whoever decides.
    pub legal: Vec<MoveOf<U>>,
    words: Words,
    names: Vec<String>,
    dice: Dice,
}

impl<U: BoardUi> Walk<U> {
    /// The beginning of a game.
    ///
    /// # Panics
    /// If the options are not known.
    #[must_use]
    pub fn new(game: U::Game, players: usize, seed: &str, options: &[(&str, &str)]) -> Self {
        let options: Options =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
        let options = game.options(&options).expect("known options");
        let position = game.start(&Setup { players, seed: Seed::from_text(seed), options });
        let names = ["A<b>", "B&\"c\"", "C'd", "Дмитрий", "E"][..players].iter().map(ToString::to_string);
        let (names, dice) = (names.collect(), Dice::new(Seed::from_text(seed)));
        Self {
            game,
            position,
            legal: Vec::new(),
            words: Words::with_games(Language::English, [U::LOCALES]),
            names,
            dice,
        }
    }

    /// All who can look.
    pub fn viewers(&self) -> Vec<Viewer> {
        Seat::all(self.names.len()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    /// Who looks, in English.
    pub fn context(&self, viewer: Viewer) -> RenderContext<'_> {
        RenderContext { words: &self.words, names: &self.names, viewer }
    }

    /// What a viewer knows.
    pub fn view(&self, viewer: Viewer) -> ViewOf<U> {
        self.game.view(&self.position, viewer)
    }

    /// The pieces of the page.
    pub fn paint(&self, viewer: Viewer) -> Vec<Piece> {
        let shared = self.view(Viewer::Spectator);
        U::paint(&self.game, &shared, &self.view(viewer), &self.context(viewer))
    }

    /// Who decides, with the list of moves; none at the end.
    pub fn decider(&mut self) -> Option<Seat> {
        let seat = self.game.deciders(&self.position).first()?;
        self.legal.clear();
        self.game.legal(&self.position, seat, &mut self.legal);
        Some(seat)
    }

    /// A move at random: its events, each with the position right after it.
    pub fn step(&mut self, seat: Seat) -> Vec<(EventOf<U>, PositionOf<U>)> {
        let chosen = self.legal[self.dice.below(self.legal.len())];
        let mut scenes = Scenes::default();
        self.game.apply(&mut self.position, seat, chosen, &mut scenes);
        scenes.events
    }

    /// The panels of the page.
    pub fn panels(&self, viewer: Viewer) -> Vec<Panel> {
        U::panels(&self.game, &self.view(viewer), &self.context(viewer))
    }

    /// The parts that a viewer could click in a group.
    pub fn parts_in(&self, group: &'static str, viewer: Viewer) -> Vec<String> {
        let mut pieces = self.paint(viewer);
        pieces.retain(|piece| piece.region == Region::Group(group));
        parts_of(&pieces).map(str::to_owned).collect()
    }
}

/// The values of an attribute in a piece of HTML.
pub fn values<'h>(html: &'h str, name: &str) -> impl Iterator<Item = &'h str> + use<'h> {
    let opening = format!(" {name}=\"");
    let starts: Vec<usize> = html.match_indices(&opening).map(|(at, _)| at + opening.len()).collect();
    starts.into_iter().filter_map(|start| html[start..].split('"').next())
}

/// What can be clicked.
pub fn parts_of(pieces: &[Piece]) -> impl Iterator<Item = &str> {
    pieces.iter().flat_map(|piece| values(&piece.html, "data-part"))
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

/// Every piece is well formed, says everything in words, escapes names, and uses symbols that there are; ids stand once;
/// pieces keep their order and stand in panels, which stay the same for a viewer. One screen of `every` is looked at.
///
/// # Panics
/// If that is not so.
pub fn screens_are_whole<U: BoardUi>(mut walk: Walk<U>, every: usize) {
    let symbols: HashSet<&str> = values(U::symbols(), "id").collect();
    let mut order: HashMap<Viewer, Vec<String>> = HashMap::new();
    let mut fixed: HashSet<String> = HashSet::new();
    let laid_out: HashMap<Viewer, _> =
        walk.viewers().into_iter().map(|viewer| (viewer, panels::order(&walk.panels(viewer)))).collect();
    let mut number = 0;
    while let Some(seat) = walk.decider() {
        number += 1;
        if number % every == 0 {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let pieces = walk.paint(viewer);
                let panels = walk.panels(viewer);
                panels::are_whole::<U>(&panels, &pieces);
                assert_eq!(panels::order(&panels), laid_out[&viewer], "panels stay");
                let mut ids = HashSet::new();
                for piece in &pieces {
                    // What never changes is looked at once.
                    if piece.id.starts_with("ground-") && !fixed.insert(piece.id.clone()) {
                        continue;
                    }
                    well_formed(piece).unwrap_or_else(|fault| panic!("{}: {fault}", piece.id));
                    assert!(!piece.html.contains('⟨'), "{}", piece.html);
                    assert!(!piece.html.contains("A<b>"), "{}: a name is not escaped", piece.id);
                    for id in values(&piece.html, "id") {
                        assert!(ids.insert(id.to_owned()), "{id} twice");
                    }
                    for href in values(&piece.html, "href").filter_map(|href| href.strip_prefix('#')) {
                        assert!(!href.starts_with("i-") || symbols.contains(href), "{href}");
                    }
                }
                let named: Vec<String> = pieces.iter().map(|piece| piece.id.clone()).collect();
                assert_eq!(*order.entry(viewer).or_insert_with(|| named.clone()), named);
            }
            let viewer = Viewer::Seat(seat);
            let asked = U::asks(&walk.game, &walk.view(viewer), &walk.context(viewer));
            assert!(!asked.is_empty() && !asked.contains('⟨'), "{asked}");
        }
        walk.step(seat);
    }
    assert!(!walk.paint(Viewer::Spectator).iter().any(|piece| piece.html.contains('⟨')));
}

/// No two moves of a list have the same parts; each part is a spot on the screen, or a button with a name, or both; and
/// whoever clicks on the parts of a move means that move. The screen is drawn for one move of `every`.
///
/// # Panics
/// If that is not so.
pub fn moves_can_be_clicked<U: BoardUi>(mut walk: Walk<U>, every: usize) {
    let mut number = 0;
    while let Some(seat) = walk.decider() {
        let viewer = Viewer::Seat(seat);
        let view = walk.view(viewer);
        let mut known = HashSet::new();
        for &listed in &walk.legal {
            let mut parts = U::parts(&walk.game, &view, listed);
            let clicked: Vec<&str> = parts.iter().map(String::as_str).collect();
            assert_eq!(U::wish(&walk.game, &view, seat, &clicked), Some(listed), "{parts:?}");
            parts.sort_unstable();
            assert!(known.insert(parts), "{listed:?} looks like another move");
        }
        number += 1;
        if number % every == 0 {
            let pieces = walk.paint(viewer);
            let spots: HashSet<&str> = parts_of(&pieces).collect();
            for part in known.iter().flatten().collect::<HashSet<_>>() {
                let choice = U::choice(&walk.game, &view, part, &walk.context(viewer));
                assert!(spots.contains(part.as_str()) || choice.is_some(), "{part}");
                if let Some(choice) = choice {
                    assert!(!choice.label.is_empty() && !choice.label.contains('⟨'), "{}", choice.label);
                    let icon = choice.icon.map(|icon| format!("id=\"{icon}\""));
                    assert!(icon.is_none_or(|icon| U::symbols().contains(&icon)), "{part}");
                }
            }
        }
        walk.step(seat);
    }
}

/// A click on any spot means a move that has words, or nothing.
///
/// # Panics
/// If that is not so.
pub fn spots_mean_moves<U: BoardUi>(mut walk: Walk<U>, moves: usize, every: usize) {
    for number in 0..moves {
        let Some(seat) = walk.decider() else { break };
        if number % every == 0 {
            let view = walk.view(Viewer::Seat(seat));
            for part in parts_of(&walk.paint(Viewer::Seat(seat))) {
                if let Some(wanted) = U::wish(&walk.game, &view, seat, &[part]) {
                    let words = walk.game.write_move(wanted);
                    assert_eq!(walk.game.parse_move(&words), Ok(wanted), "{part}");
                }
            }
        }
        walk.step(seat);
    }
}

/// An event is pointed at on the screen that shows it, unless what it is about may be gone by then.
///
/// # Panics
/// If that is not so.
pub fn events_happen_at_spots<U: BoardUi>(
    mut walk: Walk<U>,
    every: usize,
    gone: impl Fn(&EventOf<U>, &str) -> bool,
) {
    let mut number = 0;
    while let Some(seat) = walk.decider() {
        let events = walk.step(seat);
        number += 1;
        if number % every != 0 {
            continue;
        }
        let pieces = walk.paint(Viewer::Spectator);
        let spots: HashSet<&str> = parts_of(&pieces).collect();
        for (event, _) in events {
            for part in U::scene(&walk.game, &event) {
                assert!(spots.contains(part.as_str()) || gone(&event, &part), "{part} of {event:?}");
            }
        }
    }
}

/// The board as text has so many headings and no gaps.
///
/// # Panics
/// If that is not so.
pub fn board_is_told<U: BoardUi>(mut walk: Walk<U>, every: usize, headings: usize) {
    let mut number = 0;
    while let Some(seat) = walk.decider() {
        if number % every == 0 {
            let viewer = Viewer::Seat(seat);
            let told = U::describe(&walk.game, &walk.view(viewer), &walk.context(viewer));
            assert!(told.len() >= headings, "{}", told.len());
            for (heading, lines) in told {
                assert!(!heading.contains('⟨') && !heading.is_empty());
                assert!(lines.iter().all(|line| !line.contains('⟨') && !line.is_empty()), "{lines:?}");
            }
        }
        number += 1;
        walk.step(seat);
    }
}

/// The bytes of pieces that change for the first seat, move by move. What lies on the ground never changes.
///
/// # Panics
/// If that is not so.
pub fn changes<U: BoardUi>(mut walk: Walk<U>, moves: usize) -> Vec<usize> {
    let (mut shared, mut own) = (Drawing::default(), Drawing::default());
    let viewer = Viewer::Seat(Seat::new(0));
    let mut changes = Vec::new();
    for step in 0..=moves {
        let (everybody, context) = (walk.context(Viewer::Spectator), walk.context(viewer));
        let mut drawn = shared.redraw(&everybody, |page| {
            U::draw_shared(&walk.game, &walk.view(Viewer::Spectator), &everybody, page);
        });
        drawn.extend(own.redraw(&context, |page| {
            U::draw_own(&walk.game, &walk.view(viewer), &context, page);
        }));
        if step > 0 {
            for Piece { id, .. } in &drawn {
                assert!(!id.starts_with("ground-"), "{id} has changed");
            }
            changes.push(drawn.iter().map(|piece| piece.html.len()).sum());
        }
        let Some(seat) = walk.decider() else { break };
        walk.step(seat);
    }
    changes
}
