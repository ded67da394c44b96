//! Positions that were tampered with: they are refused, or they can be played on. Nothing panics, nobody gets stuck.

use std::sync::Arc;

use khipu_core::{Game, Options, Seat, Seed, Silent, Viewer};
use serde_json::Value;

use crate::walk::{Dice, play_on, start};

/// What is tried.
#[derive(Clone, Copy, Debug)]
pub struct Tampering<'a> {
    /// Numbers of players, one of them for each game.
    pub players: &'a [usize],
    /// Games to begin with.
    pub games: usize,
    /// Random moves before somebody tampers, at most.
    pub moves: usize,
    /// Attempts for each game.
    pub attempts: usize,
    /// Moves that a tampered position is played on for.
    pub further: usize,
    /// Entries of the list `pending` that are slipped in.
    pub pending: &'a [&'a str],
    /// A word to be put where there is none.
    pub word: &'a str,
    /// Where the dice begin.
    pub seed: u64,
}

impl Tampering<'_> {
    /// Tampers with many positions and plays on those that are accepted; returns how many were.
    ///
    /// # Panics
    /// If an accepted position gets stuck, or leads to one that would be refused.
    pub fn run<G: Game>(&self, game: &Arc<G>) -> usize {
        let mut dice = Dice::new(self.seed);
        let mut accepted = 0;
        for number in 0..self.games {
            let players = self.players[dice.below(self.players.len())];
            let mut played = start(game, players, &Options::new(), &format!("tampered {number}"));
            let moves = dice.below(self.moves);
            play_on(&mut played, &mut dice, moves);
            for _ in 0..self.attempts {
                let mut form = game.export(played.position());
                self.tamper(&mut form, &mut dice);
                if let Ok(position) = game.import(&form) {
                    accepted += 1;
                    self.play(&**game, position, &form, &mut dice);
                }
                let viewer = Viewer::Seat(Seat::new(dice.below(players)));
                let mut form = game.export_view(&game.view(played.position(), viewer));
                self.tamper(&mut form, &mut dice);
                if let Ok(view) = game.import_view(&form) {
                    let world = game.imagine(&view, Seed::from_text("tampered"));
                    self.play(&**game, world, &form, &mut dice);
                }
            }
        }
        accepted
    }

    fn play<G: Game>(&self, game: &G, mut position: G::Position, form: &Value, dice: &mut Dice) {
        let mut legal = Vec::new();
        for _ in 0..self.further {
            let Some(seat) = game.deciders(&position).first() else { break };
            legal.clear();
            game.legal(&position, seat, &mut legal);
            let choice = dice.pick(&legal).unwrap_or_else(|| panic!("stuck after {form}"));
            game.apply(&mut position, seat, choice, &mut Silent);
            if let Err(faults) = game.import(&game.export(&position)) {
                panic!("{} leads to {faults:?}\nfrom {form}", game.write_move(choice));
            }
        }
    }

    fn tamper(&self, form: &mut Value, dice: &mut Dice) {
        let mut places = Vec::new();
        leaves(form, "", &mut places);
        for _ in 0..=dice.below(3) {
            let Some(leaf) = form.pointer_mut(&places[dice.below(places.len())]) else { continue };
            match leaf {
                Value::Number(_) => *leaf = dice.below(14).into(),
                Value::Bool(truth) => *leaf = (!*truth).into(),
                Value::Array(list) => _ = list.pop(),
                Value::Null => *leaf = self.word.into(),
                _ => {}
            }
        }
        if let Some(Value::Array(pending)) = form.pointer_mut("/pending") {
            let at = dice.below(pending.len() + 1);
            pending.insert(at, self.pending[dice.below(self.pending.len())].into());
        }
    }
}

/// Every place of a form that holds a number, a truth, a word, a list or nothing.
fn leaves(value: &Value, path: &str, into: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, item)| leaves(item, &format!("{path}/{key}"), into)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, item)| leaves(item, &format!("{path}/{i}"), into));
            into.push(path.to_owned());
        }
        _ => into.push(path.to_owned()),
    }
}
