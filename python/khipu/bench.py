"""How many decisions a second of CPU time a batch makes: `python -m khipu.bench [--games N] [--steps N]`."""

from __future__ import annotations

import argparse
import time

import numpy as np

from ._native import Batch, Game, games


def measure(name: str, n: int, steps: int, actions: str = "menu") -> float:
    """Decisions per CPU second with two players, random moves, observations and menus made each time."""
    batch = Batch(Game(name, 2), n, seed=1, actions=actions)
    rng = np.random.default_rng(0)
    spent = 0.0
    for step in range(steps + 20):
        if actions == "menu":
            chosen = (rng.random(n) * batch.count).astype(np.int32)
        else:
            chosen = (rng.random(batch.mask.shape, np.float32) * batch.mask).argmax(axis=1).astype(np.int32)
        begun = time.process_time()
        batch.step(chosen)
        spent += time.process_time() - begun if step >= 20 else 0.0
    return n * steps / spent


def main() -> None:
    """Prints one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=300)
    chosen = parser.parse_args()
    print(f"{'game':<16} {'menu':>12} {'ids':>12}   decisions per CPU second, batch of {chosen.games}")
    for name in games():
        menu = measure(name, chosen.games, chosen.steps)
        ids = measure(name, chosen.games, max(chosen.steps // 5, 1), "ids")
        print(f"{name:<16} {menu:>12,.0f} {ids:>12,.0f}")


if __name__ == "__main__":
    main()
