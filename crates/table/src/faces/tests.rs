//! Every board: what is drawn because it has changed adds up to what is drawn from nothing.

use std::collections::BTreeMap;

use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

use super::walk::Walk;
use crate::canvas::{Canvas, Keys};
use crate::face::{BoardUi, RenderContext};

/// One pair of eyes: the keys of what was drawn, and the pieces as they stand on the page.
#[derive(Default)]
struct Eyes {
    keys: Keys,
    page: BTreeMap<String, String>,
    drawn: usize,
    all: usize,
}

impl Eyes {
    fn look<G: BoardUi>(&mut self, game: &G, position: &G::Position, context: &RenderContext<'_>) {
        let view = game.view(position, context.viewer);
        let mut canvas = Canvas::over(&mut self.keys, context);
        game.render(&view, context, &mut canvas);
        let drawn = canvas.finish();
        self.drawn += drawn.len();
        self.page.extend(drawn.into_iter().map(|piece| (piece.id, piece.html)));
        let whole = game.paint(&view, context);
        self.all += whole.len();
        for piece in whole {
            assert_eq!(
                self.page.get(&piece.id),
                Some(&piece.html),
                "{} was not drawn again, {:?}",
                piece.id,
                context.viewer
            );
        }
    }
}

/// Looks after every event, as frames do, and goes back now and then, as undo does.
fn draws_what_has_changed<G: BoardUi>(mut walk: Walk<G>, steps: usize) {
    let mut eyes: Vec<Eyes> = walk.viewers().iter().map(|_| Eyes::default()).collect();
    let mut look = |walk: &Walk<G>, position: &G::Position| {
        for (viewer, eyes) in walk.viewers().into_iter().zip(&mut eyes) {
            eyes.look(&walk.game, position, &walk.context(viewer));
        }
    };
    look(&walk, &walk.position);
    for step in 0..steps {
        let Some(seat) = walk.decider() else { break };
        let before = walk.position;
        let scenes = walk.step(seat);
        scenes.iter().for_each(|(_, scene)| look(&walk, scene));
        if step % 11 == 10 {
            walk.position = before;
        }
        look(&walk, &walk.position);
    }
    let (drawn, all) = eyes.iter().fold((0, 0), |(drawn, all), eyes| (drawn + eyes.drawn, all + eyes.all));
    assert!(drawn * 2 < all, "{drawn} of {all} pieces were drawn");
}

#[test]
fn tzolkin_draws_again_what_has_changed() {
    (2..=4)
        .for_each(|players| draws_what_has_changed(Walk::new(Tzolkin::new(), players, "canvas", &[]), 300));
}

#[test]
fn tawantinsuyu_draws_again_what_has_changed() {
    (1..=4).for_each(|players| {
        draws_what_has_changed(Walk::new(Tawantinsuyu::new(), players, "canvas", &[]), 250);
    });
}

#[test]
fn settlers_draws_again_what_has_changed() {
    (1..=5)
        .for_each(|players| draws_what_has_changed(Walk::new(Settlers::new(), players, "canvas", &[]), 250));
}
