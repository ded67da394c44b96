"""How many decisions a second other libraries make beside Khipu, on one core, with random moves.

python examples/python/compare.py --seconds 5

Every library plays its own games, so the numbers tell what a decision costs where one would learn from it, and not which game is
the better one: each decision comes with an observation and the list of legal moves. What is not installed is named
(`pip install open_spiel pettingzoo[classic] pgx catanatron`).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator

import numpy as np

Steps = Iterator[int]  # Each step says how many decisions it made.


def khipu_batch(name: str) -> Steps:
    import khipu

    batch, rng = khipu.Batch(khipu.Game(name, 2), 1024, seed=1), np.random.default_rng(0)
    while True:
        batch.step((rng.random(1024) * batch.count).astype(np.int32))
        yield 1024


def open_spiel(name: str) -> Steps:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(0)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def pettingzoo(name: str) -> Steps:
    import importlib

    env, rng, seed = importlib.import_module(f"pettingzoo.classic.{name}").env(), np.random.default_rng(0), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1


def pgx(name: str) -> Steps:
    import jax
    import pgx as library

    env, size = library.make(name), 1024
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    @jax.jit
    def choose(key, state):
        return jax.random.categorical(key, jax.numpy.log(state.legal_action_mask.astype("float32")), axis=1)

    key = jax.random.PRNGKey(0)
    while True:
        key, first = jax.random.split(key)
        state = start(jax.random.split(first, size))
        while not bool(state.terminated.all()):
            key, chance, other = jax.random.split(key, 3)
            playing = int((~state.terminated).sum())
            state = step(state, choose(chance, state), jax.random.split(other, size))
            state.observation.block_until_ready()
            yield playing


def catanatron(name: str) -> Steps:
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield 1


RUNS: list[tuple[str, str, Callable[[str], Steps]]] = [
    ("khipu", "tzolkin", khipu_batch),
    ("khipu", "tawantinsuyu", khipu_batch),
    ("khipu", "settlers", khipu_batch),
    ("OpenSpiel", "backgammon", open_spiel),
    ("OpenSpiel", "hanabi", open_spiel),
    ("PettingZoo", "hanabi_v5", pettingzoo),
    ("PettingZoo", "chess_v6", pettingzoo),
    ("pgx", "backgammon", pgx),
    ("pgx", "go_9x9", pgx),
    ("catanatron", "Catan", catanatron),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time for each")
    chosen = parser.parse_args()
    print(f"{'library':<12} {'game':<14} {'decisions/s':>14}   of CPU time, on one core")
    for library, name, run in RUNS:
        try:
            steps = run(name)
            next(steps)  # What is compiled or loaded first is not counted.
        except Exception as missing:
            print(f"{library:<12} {name:<14} {'-':>14}   {str(missing).splitlines()[0][:70]}")
            continue
        begun, made = time.process_time(), 0
        while (spent := time.process_time() - begun) < chosen.seconds:
            made += next(steps)
        print(f"{library:<12} {name:<14} {made / spent:>14,.0f}")


if __name__ == "__main__":
    main()
