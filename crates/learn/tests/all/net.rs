//! Nets in files, read and played.

use std::sync::atomic::{AtomicU32, Ordering};

use khipu_bots::Contender;
use khipu_core::Options;
use khipu_games::encoders;
use khipu_learn::any::{AnyError, AnyGame};
use khipu_learn::{Net, NetError, Npz};

use crate::archive::{net, npz};

fn open(game: &str, players: usize, layout: Option<&str>) -> Contender {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("khipu-{}-{number}.npz", std::process::id()));
    std::fs::write(&path, net(game, players, layout, number.is_multiple_of(2))).expect("a file");
    let opened = encoders().contender(&format!("net:{}", path.display())).expect("a net");
    std::fs::remove_file(path).expect("it is there");
    opened
}

fn game(name: &str, players: usize) -> std::sync::Arc<dyn AnyGame> {
    encoders().game(name, None, players, &Options::new()).expect("a game")
}

/// Scores with every number, written down as the formula says.
fn slowly(npz: &Npz, seen: &[f32], words: &[i16]) -> f32 {
    let (see, [_, hidden]) = npz.numbers("see").expect("numbers");
    let (bias, [_]) = npz.numbers("seen").expect("numbers");
    let (mix, [_, space]) = npz.numbers("mix").expect("numbers");
    let (say, [_, known, _]) = npz.numbers("say").expect("numbers");
    let (weigh, [_]) = npz.numbers("weigh").expect("numbers");
    let hiddens: Vec<f32> = (0..hidden)
        .map(|h| {
            (bias[h] + seen.iter().enumerate().map(|(i, x)| x * see[i * hidden + h]).sum::<f32>()).max(0.0)
        })
        .collect();
    let at = |s: usize| {
        let mixed: f32 = (0..hidden).map(|h| hiddens[h] * mix[h * space + s]).sum();
        let said: f32 =
            words.iter().enumerate().map(|(c, &w)| say[(c * known + w as usize) * space + s]).sum();
        (mixed + said).max(0.0) * weigh[s]
    };
    (0..space).map(at).sum()
}

#[test]
fn a_net_plays_the_move_with_the_highest_score() {
    for name in encoders().names() {
        let (game, file) = (game(name, 2), net(name, 2, None, true));
        let (npz, player) = (Npz::read(&file).expect("arrays"), open(name, 2, None));
        let mut state = game.start("net");
        for _ in 0..60 {
            let Some(&seat) = state.deciders().first() else { break };
            let view = state.view(Some(seat)).expect("a seat");
            let chosen = view.bot(&player, "any").expect("it fits").choose(&*view).expect("its game");
            let seen: Vec<f32> =
                view.observe().iter().zip(game.layout().scale()).map(|(&x, by)| f32::from(x) * by).collect();
            let scores: Vec<f32> = view.menu().1.iter().map(|row| slowly(&npz, &seen, &row[..5])).collect();
            let best = scores.iter().copied().fold(f32::MIN, f32::max);
            let place = view.moves().iter().position(|words| Some(words) == chosen.as_ref()).expect("listed");
            assert!(scores[place] > best - 1e-3, "{name}: {} instead of {best}", scores[place]);
            state.play(seat, &chosen.expect("a move")).expect("legal");
        }
    }
}

#[test]
fn a_net_of_another_layout_is_refused() {
    let player = open("tzolkin", 2, None);
    for (name, players) in [("tzolkin", 3), ("settlers", 2)] {
        let refused = game(name, players).arena(&[player.clone(), player.clone()], 1, "seed", 1);
        let Err(AnyError::Unfit(unfit)) = refused else { panic!("{name} {players} is another layout") };
        assert!(unfit.to_string().contains("made for tzolkin with 2 players"), "{unfit}");
    }
    // Another layout of the same game, as if a field had been added since.
    let older = open("tzolkin", 2, Some("0123456789abcdef"));
    assert!(matches!(game("tzolkin", 2).arena(&[older, player], 1, "seed", 1), Err(AnyError::Unfit(_))));
}

#[test]
fn whatever_a_file_holds_is_answered() {
    let good = net("tzolkin", 2, None, true);
    assert!(Net::read(&good).is_ok());
    for len in (0..good.len()).step_by(97) {
        assert!(Net::read(&good[..len]).is_err(), "cut at {len}");
    }
    for at in (0..good.len()).step_by(89).chain(good.len() - 400..good.len()) {
        let mut bad = good.clone();
        bad[at] ^= 0x5a;
        // Some bytes do not matter; none may do harm.
        let _ = Net::read(&bad);
    }
    let zeros = vec![0; 64];
    for (file, said) in [
        (npz(&[("see", "<f8", &[2, 4], zeros.clone())], true), "\"see\" is <f8 [2, 4]"),
        (npz(&[("see", "<f4", &[4, 4], zeros.clone())], true), "\"seen\" is missing"),
        (npz(&[("see", "<f4", &[4, 5], zeros)], true), "\"see\" is damaged"),
        (npz(&[], false), "\"see\" is missing"),
    ] {
        let error = Net::read(&file).expect_err("no net");
        assert!(error.to_string().contains(said), "{error}");
    }
    assert!(matches!(encoders().net("nowhere.npz".as_ref()), Err(NetError::File(..))));
    assert!(matches!(encoders().contender("level9"), Err(NetError::Unknown(_))));
}
