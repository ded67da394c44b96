//! One game whose events are counted.

use khipu_bots::{Bot, Dice};
use khipu_core::{Evaluate, Setup, Viewer};

use super::playout::Playout;

/// Plays one game with the same bot on every seat; `heard` is given the events of each move. Says how many decisions there
/// were. Random players need neither views nor thought, which saves most of the time.
pub(super) fn play<G: Evaluate>(
    game: &G,
    setup: &Setup<G::Options>,
    bot: Bot,
    mut heard: impl FnMut(&mut Vec<G::Event>),
) -> (G::Position, u64) {
    let mut events = Vec::new();
    if bot == Bot::Random {
        let mut playout = Playout::new(game);
        let position = playout.run(setup, &mut Dice::new(setup.seed), &mut events, heard);
        return (position, playout.decisions);
    }
    let own = setup.seed.numbered(u64::MAX);
    let mut policies: Vec<_> = (0..setup.players as u64).map(|seat| bot.policy(own.numbered(seat))).collect();
    let mut position = game.start(setup);
    let mut decisions = 0;
    while let Some(seat) = game.deciders(&position).first() {
        let view = game.view(&position, Viewer::Seat(seat));
        let Some(choice) = policies[seat.index()].choose(game, &view, seat) else { break };
        game.apply(&mut position, seat, choice, &mut events);
        heard(&mut events);
        decisions += 1;
    }
    (position, decisions)
}
