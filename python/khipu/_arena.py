"""Bots and policies against each other: the same deals for everybody, in rotated seats."""

from __future__ import annotations

from typing import Protocol, Sequence, cast

import numpy as np
from numpy.typing import NDArray

from ._native import Bot, Game, KhipuError, State, arena_games
from ._types import Entrant, Menu, Table


class Policy(Protocol):
    """Whoever chooses moves for whole batches."""

    def choose(self, obs: NDArray[np.int16], menu: Menu, seat: NDArray[np.int8]) -> NDArray[np.int32]:
        """One place in the menu for each row of observations."""
        ...


_Game = tuple[int, list[int], list[float], list[float], int]


def arena(game: Game, bots: Sequence[str | Policy], *, deals: int, seed: str | int, threads: int = 1) -> Table:
    """Plays all rotations of so many deals between bots, and policies of one's own.

    Bots are named; anything with a method `choose` is a policy, and is asked for many games at once. The share of the wins
    comes with its standard error over deals.
    """
    if deals < 1:
        raise KhipuError("deals: at least 1")
    if len(bots) != game.players:
        raise KhipuError(f"{game.players} players need as many bots, not {len(bots)}")
    if all(isinstance(bot, str) for bot in bots):
        played: list[_Game] = arena_games(game, cast("list[str]", list(bots)), deals, seed, threads)
    else:
        played = _policies(game, bots, deals, seed)
    names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    return _table(names, deals, played)


def _policies(game: Game, bots: Sequence[str | Policy], deals: int, seed: str | int) -> list[_Game]:
    """All deals of one rotation are played side by side; whoever is named plays game by game."""
    played: list[_Game] = []
    for rotation in range(len(bots)):
        entrants = [(seat + rotation) % len(bots) for seat in range(game.players)]
        states = [game.start(f"{seed}/{deal}") for deal in range(deals)]
        named = [
            [Bot(bot, f"{seed}/{deal}/{seat}") if isinstance(bot := bots[entrant], str) else None
             for seat, entrant in enumerate(entrants)]
            for deal in range(deals)
        ]
        decisions = [0] * deals
        while running := [deal for deal in range(deals) if not states[deal].over]:
            asked: dict[int, list[tuple[int, int]]] = {}
            for deal in running:
                seat = states[deal].deciders[0]
                decisions[deal] += 1
                if (player := named[deal][seat]) is not None:
                    states[deal].step(player.choose(states[deal].view(seat)), seat)
                else:
                    asked.setdefault(entrants[seat], []).append((deal, seat))
            for entrant, places in asked.items():
                _ask(cast(Policy, bots[entrant]), states, places)
        for deal, state in enumerate(states):
            score = state.score()
            won = [1 / len(score.winners) if seat in score.winners else 0.0 for seat in range(game.players)]
            played.append((deal, entrants, score.points, won, decisions[deal]))
    return played


def _ask(policy: Policy, states: Sequence[State], places: list[tuple[int, int]]) -> None:
    views = [states[deal].view(seat) for deal, seat in places]
    menus = [view.menu() for view in views]
    start = np.cumsum([0] + [len(menu.code) for menu in menus]).astype(np.int32)
    menu = Menu(start, np.concatenate([m.code for m in menus]), np.concatenate([m.rows for m in menus]))
    seats = np.array([seat for _, seat in places], np.int8)
    chosen = policy.choose(np.stack([view.observe() for view in views]), menu, seats)
    if len(chosen) != len(places):
        raise KhipuError(f"{type(policy).__name__}.choose gave {len(chosen)} choices for {len(places)} games")
    for (deal, seat), choice in zip(places, chosen):
        states[deal].step(int(choice), seat)


def _table(names: list[str], deals: int, played: list[_Game]) -> Table:
    entrants = []
    for place, name in enumerate(names):
        wins = np.zeros(deals)
        seats = np.zeros(deals)
        points: list[float] = []
        for deal, seated, scored, won, _ in played:
            for seat, entrant in enumerate(seated):
                if entrant == place:
                    wins[deal] += won[seat]
                    seats[deal] += 1
                    points.append(scored[seat])
        shares = wins / np.maximum(seats, 1)
        error = float(shares.std(ddof=1) / np.sqrt(deals)) if deals > 1 else float("nan")
        entrants.append(
            Entrant(name, len(points), float(wins.sum()), float(shares.mean()), error, float(np.mean(points)))
        )
    return Table(entrants, deals, sum(game[4] for game in played), played)


__all__ = ["Policy", "arena"]
