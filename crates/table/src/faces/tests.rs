//! Every board: what is drawn because it has changed adds up to what is drawn from nothing.

use std::collections::BTreeMap;

use khipu_bots::Dice;
use khipu_core::{Options, Scenes, Seat, Seed, Setup, Viewer};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;
use khipu_words::Words;

use crate::canvas::{Canvas, Keys};
use crate::face::{Brush, Face};

/// One pair of eyes: the keys of what was drawn, and the pieces as they stand on the page.
#[derive(Default)]
struct Eyes {
    keys: Keys,
    page: BTreeMap<String, String>,
    drawn: usize,
    all: usize,
}

impl Eyes {
    fn look<G: Face>(&mut self, game: &G, position: &G::Position, brush: &Brush<'_>) {
        let view = game.view(position, brush.viewer);
        let mut canvas = Canvas::over(&mut self.keys, brush);
        game.paint_on(&view, brush, &mut canvas);
        let drawn = canvas.finish();
        self.drawn += drawn.len();
        self.page.extend(drawn.into_iter().map(|piece| (piece.id, piece.html)));
        let whole = game.paint(&view, brush);
        self.all += whole.len();
        for piece in whole {
            assert_eq!(
                self.page.get(&piece.id),
                Some(&piece.html),
                "{} was not drawn again, {:?}",
                piece.id,
                brush.viewer
            );
        }
    }
}

/// Walks through a game at random; looks after every event, as frames do, and goes back now and then, as undo does.
fn walk<G: Face>(game: &G, players: usize, seed: &str, steps: usize)
where
    G::Position: Copy,
{
    let words = Words::english();
    let names: Vec<String> = ["A", "B", "C", "D", "E"][..players].iter().map(ToString::to_string).collect();
    let options = game.options(&Options::new()).expect("no options");
    let mut position = game.start(&Setup { players, seed: Seed::from_text(seed), options });
    let viewers: Vec<Viewer> = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut eyes: Vec<Eyes> = viewers.iter().map(|_| Eyes::default()).collect();
    let mut dice = Dice::new(Seed::from_text(seed));
    let mut look = |position: &G::Position| {
        for (&viewer, eyes) in viewers.iter().zip(&mut eyes) {
            eyes.look(game, position, &Brush { words: &words, names: &names, viewer });
        }
    };
    look(&position);
    let mut legal = Vec::new();
    for step in 0..steps {
        let Some(seat) = game.deciders(&position).first() else { break };
        legal.clear();
        game.legal(&position, seat, &mut legal);
        let (before, mut scenes) = (position, Scenes::default());
        game.apply(&mut position, seat, legal[dice.below(legal.len())], &mut scenes);
        scenes.events.iter().for_each(|(_, scene)| look(scene));
        if step % 11 == 10 {
            position = before;
        }
        look(&position);
    }
    let (drawn, all) = eyes.iter().fold((0, 0), |(drawn, all), eyes| (drawn + eyes.drawn, all + eyes.all));
    assert!(drawn * 2 < all, "{drawn} of {all} pieces were drawn");
}

#[test]
fn tzolkin_draws_again_what_has_changed() {
    (2..=4).for_each(|players| walk(&Tzolkin::new(), players, "canvas", 300));
}

#[test]
fn tawantinsuyu_draws_again_what_has_changed() {
    (1..=4).for_each(|players| walk(&Tawantinsuyu::new(), players, "canvas", 250));
}

#[test]
fn settlers_draws_again_what_has_changed() {
    (1..=5).for_each(|players| walk(&Settlers::new(), players, "canvas", 250));
}
