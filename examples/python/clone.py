"""Clones a bot with numpy alone: a net that scores the moves of a menu learns what the bot chose.

python examples/python/clone.py --decisions 200000 --against level2 --curve clone.svg

It prints how often the net agrees with the bot, and the table of an arena against another bot; `--curve` draws the first as a picture. The arrays of the net go into an NPZ
file with the hash of the layout, and Khipu plays it wherever a bot can be named:

khipu arena tzolkin --bots net:clone.npz,level2 --players 2
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from chart import draw

import khipu

COLUMNS = 5  # The verb and four words of a row.


class Net:
    """Scores the moves of menus: what is seen and what is said are brought to the same space, added, and weighed."""

    def __init__(self, game: khipu.Game, hidden: int = 256, space: int = 128, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        width, words = game.layout.width, len(game.words)
        self.game, self.scale = game, game.layout.scale
        self.weights = {
            "see": rng.normal(0, 1 / np.sqrt(width), (width, hidden)).astype(np.float32),
            "seen": np.zeros(hidden, np.float32),
            "mix": rng.normal(0, 1 / np.sqrt(hidden), (hidden, space)).astype(np.float32),
            "say": rng.normal(0, 0.3, (COLUMNS, words, space)).astype(np.float32),
            "weigh": rng.normal(0, 1 / np.sqrt(space), space).astype(np.float32),
        }
        self._first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._second = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._steps = 0

    def forward(self, obs, menu):
        w = self.weights
        seen = obs * self.scale
        hidden = np.maximum(seen @ w["see"] + w["seen"], 0)
        said = sum(w["say"][column][menu.rows[:, column]] for column in range(COLUMNS))
        both = np.maximum((hidden @ w["mix"])[menu.game] + said, 0)
        return seen, hidden, both, both @ w["weigh"]

    def choose(self, obs, menu, seat):
        """The policy of an arena."""
        return menu.argmax(self.forward(obs, menu)[3])

    def learn(self, obs, menu, chosen, rate: float) -> float:
        """One step of Adam towards the chosen moves; says how many were the net's own choice."""
        w = self.weights
        seen, hidden, both, logits = self.forward(obs, menu)
        agreed = float((menu.argmax(logits) == chosen).mean())
        error = menu.softmax(logits)
        error[menu.start[:-1] + chosen] -= 1
        error = (error / len(chosen)).astype(np.float32)
        back = np.outer(error, w["weigh"]) * (both > 0)
        mixed = np.add.reduceat(back, menu.start[:-1])
        through = (mixed @ w["mix"].T) * (hidden > 0)
        say = np.zeros_like(w["say"])
        for column in range(COLUMNS):
            np.add.at(say[column], menu.rows[:, column], back)
        gradients = {
            "see": seen.T @ through,
            "seen": through.sum(axis=0),
            "mix": hidden.T @ mixed,
            "say": say,
            "weigh": both.T @ error,
        }
        self._steps += 1
        for name, gradient in gradients.items():
            first, second = self._first[name], self._second[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            ahead = first / (1 - 0.9**self._steps)
            w[name] -= rate * ahead / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
        return agreed

    def save(self, path: str) -> None:
        made_for = {"game": self.game.name, "players": np.int64(self.game.players), "layout": self.game.layout.hash}
        np.savez_compressed(path, **made_for, **self.weights)


def lessons(game: khipu.Game, bot: str, games: int, seed: str):
    """Batches of what the bot chose in games of its own, for ever."""
    batch = khipu.Batch(game, games, seed=seed)
    bots = [khipu.Bot(bot, f"{seed}/{i}") for i in range(games)]
    while True:
        chosen = np.zeros(games, np.int32)
        for i in range(games):
            view = batch.view(i, int(batch.seat[i]))
            chosen[i] = view.moves().index(bots[i].choose(view))
        yield batch.obs.copy(), batch.menu, chosen
        batch.step(chosen, tick=batch.tick)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="level2")
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--least", type=float, default=0.0, help="fail if the net wins a smaller share")
    parser.add_argument("--out", default="clone.npz")
    parser.add_argument("--curve", help="draw how often the net agreed while it learnt, as SVG")
    chosen = parser.parse_args()
    game, size = khipu.Game(chosen.game, 2), 128
    net, begun, agreed = Net(game), time.monotonic(), []
    kept: list = []
    rng = np.random.default_rng(0)
    steps = max(chosen.decisions // size, 1)
    for step, lesson in zip(range(steps), lessons(game, chosen.bot, size, "clone")):
        rate = 2e-3 * (1 - step / steps) + 1e-5
        agreed.append(net.learn(*lesson, rate))
        # Each lesson is learnt again later.
        kept.append(lesson)
        for again in rng.integers(len(kept), size=2):
            net.learn(*kept[again], rate)
        if (step + 1) % 100 == 0 or step + 1 == steps:
            recent = np.mean(agreed[-100:])
            print(f"{(step + 1) * size:>9,} decisions, {time.monotonic() - begun:5.0f} s: agrees with {recent:.1%} of {chosen.bot}'s")
    net.save(chosen.out)
    if chosen.curve:
        # Means of as many lessons as make a hundred points, so that single lessons do not hide the way.
        wide = max(steps // 100, 1)
        means = [float(np.mean(agreed[at : at + wide])) for at in range(0, steps, wide)]
        seen = [size * min(at + wide, steps) for at in range(0, steps, wide)]
        title = f"{chosen.game}: a net learns from {chosen.bot}"
        draw(chosen.curve, title, "decisions seen", "agrees, %", [("new decisions", seen, [100 * mean for mean in means])])
    # Once as a policy in Python, once read back from its file: the same net on the same deals.
    for player in (net, f"net:{chosen.out}"):
        table = khipu.arena(game, [player, chosen.against], deals=chosen.deals, seed="proof")
        print(table)
        if table[0].share < chosen.least:
            raise SystemExit(f"the net won {table[0].share:.1%}, wanted {chosen.least:.1%}")


if __name__ == "__main__":
    main()
