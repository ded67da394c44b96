//! A little of everything on every test run, with overflow checks on.

use khipu_fuzz::all;
use khipu_fuzz::mutate::mutate;
use khipu_testkit::walk::Dice;

const RUNS: usize = 400;

#[test]
fn every_target_accepts_its_corpus_and_some_of_what_becomes_of_it() {
    for target in all() {
        let corpus = (target.corpus)();
        assert!(corpus.iter().step_by(5).all(|input| (target.run)(input)), "corpus of {}", target.name);
        let mut dice = Dice::new(0);
        let mut accepted = 0;
        for _ in 0..RUNS {
            let (good, other) = (dice.below(corpus.len()), dice.below(corpus.len()));
            let input = mutate(&corpus[good], &corpus[other], target.shape, &mut dice);
            accepted += usize::from((target.run)(&input));
        }
        assert!((1..RUNS).contains(&accepted), "{}: {accepted} of {RUNS} accepted", target.name);
    }
}
