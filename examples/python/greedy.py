"""Greedy play by `khipu engine` alone: every move is tried in an imagined world, and the one with the best lead is played.

python examples/python/greedy.py --khipu target/release/khipu --game settlers --games 20

It needs no package, and prints the scores and the CPU time of both processes.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
from typing import Any


class Engine:
    """One process of `khipu engine`."""

    def __init__(self, khipu: str) -> None:
        self.process = subprocess.Popen([khipu, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request: Any) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(answer["error"]["message"])
        return answer


def lead(estimates: list[float], seat: int) -> float:
    return estimates[seat] - max((points for other, points in enumerate(estimates) if other != seat), default=0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--khipu", default="khipu")
    parser.add_argument("--game", default="settlers")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    engine, decisions = Engine(chosen.khipu), 0
    for game in range(chosen.games):
        to_move = engine.ask(cmd="new", game=chosen.game, players=chosen.players, seed=f"greedy/{game}")["to_move"]
        while to_move:
            seat = to_move[0]
            engine.ask(cmd="imagine", seat=seat, seed=decisions, **{"as": "world"})
            tried = engine.ask(cmd="try", game="world", seat=seat)["moves"]
            best = max(tried, key=lambda move: lead(move["estimates"], seat))
            to_move = engine.ask(cmd="play", seat=seat, move=best["move"])["to_move"]
            decisions += 1
        print(game, engine.ask(cmd="score")["scores"])
    engine.ask(cmd="quit")
    engine.process.wait()
    spent = [resource.getrusage(who).ru_utime for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print(f"{decisions:,} decisions, {spent[0]:.1f} s in Python, {spent[1]:.1f} s in the engine")


if __name__ == "__main__":
    main()
