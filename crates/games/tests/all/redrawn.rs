//! Every board: what is drawn because it has changed adds up to what is drawn from nothing.

use std::collections::BTreeMap;

use khipu_board::{Drawing, Piece, RenderContext};
use khipu_bots::Dice;
use khipu_core::{Options, Seat, Seed, Viewer};
use khipu_registry::{DynGame, Moment};
use khipu_words::Language;

/// One pair of eyes: what was drawn, and the pieces as they stand on the page.
#[derive(Default)]
struct Eyes {
    shared: Drawing,
    own: Drawing,
    page: BTreeMap<String, String>,
    /// Elements that change by themselves: the piece that holds them, and how they look.
    elements: BTreeMap<String, (String, String)>,
    drawn: usize,
    all: usize,
}

impl Eyes {
    /// Puts a piece, or an element of one, onto the page.
    fn show(&mut self, drawn: Piece) {
        if let Some((holder, before)) = self.elements.get_mut(&drawn.id) {
            let held = self.page.get_mut(holder).expect("the piece is there");
            *held = held.replacen(&*before, &drawn.html, 1);
            *before = drawn.html;
            return;
        }
        for (id, html) in drawn.elements() {
            self.elements.insert(id.to_owned(), (drawn.id.clone(), html.to_owned()));
        }
        self.page.insert(drawn.id, drawn.html);
    }

    fn look(&mut self, moment: &Moment, context: &RenderContext<'_>) {
        let drawn = draw(&mut self.shared, &mut self.own, moment, context);
        self.drawn += drawn.len();
        drawn.into_iter().for_each(|piece| self.show(piece));
        let whole = draw(&mut Drawing::default(), &mut Drawing::default(), moment, context);
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

fn draw(shared: &mut Drawing, own: &mut Drawing, moment: &Moment, context: &RenderContext<'_>) -> Vec<Piece> {
    let everybody = RenderContext { viewer: Viewer::Spectator, ..*context };
    let mut pieces = shared.redraw(&everybody, |page| moment.draw_shared(&everybody, page));
    pieces.extend(own.redraw(context, |page| moment.draw_own(context, page)));
    pieces
}

/// Looks after every event, as frames do, and goes back now and then, as undo does.
fn draws_what_has_changed(game: &dyn DynGame, players: usize, steps: usize) {
    let words = khipu_games::words(Language::English);
    let names: Vec<String> = (0..players).map(|seat| format!("player {seat}")).collect();
    let viewers: Vec<Viewer> = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut eyes: Vec<Eyes> = viewers.iter().map(|_| Eyes::default()).collect();
    let mut look = |moment: &Moment| {
        for (&viewer, eyes) in viewers.iter().zip(&mut eyes) {
            eyes.look(moment, &RenderContext { words: &words, names: &names, viewer });
        }
    };
    let mut dice = Dice::new(Seed::from_text("canvas"));
    let mut played = game.start(players as u64, &Options::new(), "canvas").expect("a game");
    look(&played.moment());
    for step in 0..steps {
        let Some(seat) = played.deciders().first() else { break };
        let before = played.moment();
        let moves = played.moves(seat);
        let scenes = played.play_scenes(seat, &moves[dice.below(moves.len())]).expect("a legal move").scenes;
        scenes.iter().for_each(|scene| look(&scene.moment));
        if step % 11 == 10 {
            look(&before);
            look(&played.moment());
        }
    }
    let (drawn, all) = eyes.iter().fold((0, 0), |(drawn, all), eyes| (drawn + eyes.drawn, all + eyes.all));
    assert!(drawn * 2 < all, "{drawn} of {all} pieces were drawn");
}

#[test]
fn every_board_draws_again_what_has_changed() {
    let registry = khipu_games::registry();
    for game in registry.games() {
        let title = game.title();
        (title.min_players..=title.max_players)
            .for_each(|players| draws_what_has_changed(&**game, players, 250));
    }
}
