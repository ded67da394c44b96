"""How many points bots make: a picture of the distribution for each of them, in games among themselves.

python examples/python/scores.py --game tzolkin --games 1000 --out scores.svg

It prints mean and spread by bot and by seat. Needs numpy alone.
"""

from __future__ import annotations

import argparse

import numpy as np
from chart import draw

import khipu


def play(game: khipu.Game, name: str, games: int) -> np.ndarray:
    """The points of all seats in so many games of a bot against itself."""
    points = []
    for number in range(games):
        state = game.start(f"scores/{number}")
        bots = [khipu.Bot(name, f"scores/{number}/{seat}") for seat in range(game.players)]
        while not state.over:
            seat = state.deciders[0]
            state.step(bots[seat].choose(state.view(seat)), seat)
        points.append(state.score().points)
    return np.array(points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random,level1,level2,greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", default="scores.svg")
    chosen = parser.parse_args()
    game = khipu.Game(chosen.game, chosen.players)
    found = {name: play(game, name, chosen.games) for name in chosen.bots.split(",")}
    print(f"{'bot':<10} {'mean':>8} {'spread':>8}   mean by seat")
    for name, points in found.items():
        print(f"{name:<10} {points.mean():>8.1f} {points.std():>8.1f}   {np.round(points.mean(axis=0), 1).tolist()}")
    every = np.concatenate([points.ravel() for points in found.values()])
    edges = np.linspace(every.min(), every.max() + 1, 31)
    middles = (edges[1:] + edges[:-1]) / 2
    lines = []
    for name, points in found.items():
        count, _ = np.histogram(points, edges)
        lines.append((name, middles.tolist(), (100 * count / points.size).tolist()))
    title = f"{chosen.game}, {chosen.players} players: points in {chosen.games} games of each bot against itself"
    draw(chosen.out, title, "points", "% of results", lines)


if __name__ == "__main__":
    main()
