"""Plain classes of the package: what numbers mean, menus, scores."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Sequence

import numpy as np
from numpy.typing import NDArray


class Field(NamedTuple):
    """One named field of an observation."""

    name: str
    start: int
    stop: int
    usual: int
    meaning: str


class Layout:
    """What each number of an observation means.

    ``layout["me.corn"]`` is a slice, ``layout.scale`` brings all numbers to around 1, and ``layout.hash`` goes into whatever
    is trained on it: a net of another layout cannot read these observations.
    """

    def __init__(self, fields: Sequence[tuple[str, int, int, int, str]], hash: str, lossy: Sequence[str]) -> None:
        self.fields = [Field(*field) for field in fields]
        self.hash = hash
        self.lossy = list(lossy)
        self._slices = {field.name: slice(field.start, field.stop) for field in self.fields}

    @property
    def width(self) -> int:
        """How many numbers."""
        return self.fields[-1].stop if self.fields else 0

    @property
    def names(self) -> list[str]:
        """The name of each number."""
        names = []
        for name, start, stop, _, _ in self.fields:
            names += [name] if stop - start == 1 else [f"{name}[{i}]" for i in range(stop - start)]
        return names

    @property
    def scale(self) -> NDArray[np.float32]:
        """By what each number is multiplied to lie around 1."""
        sizes = [field.stop - field.start for field in self.fields]
        return np.repeat(np.array([1 / max(field.usual, 1) for field in self.fields], np.float32), sizes)

    def __getitem__(self, name: str) -> slice:
        try:
            return self._slices[name]
        except KeyError:
            near = [known for known in self._slices if name.split(".")[-1] in known][:5]
            raise KeyError(f"no field {name!r}" + (f", but {', '.join(near)}" if near else "")) from None

    def __contains__(self, name: object) -> bool:
        return name in self._slices

    def __len__(self) -> int:
        return self.width

    def explain(self, row: NDArray[np.int16]) -> list[tuple[str, int]]:
        """What the numbers of a row say that are not zero."""
        if row.shape != (self.width,):
            raise ValueError(f"a row of this layout has {self.width} numbers, not {row.shape}")
        names = self.names
        return [(names[i], int(row[i])) for i in np.flatnonzero(row)]

    def __repr__(self) -> str:
        return f"<Layout {self.hash}: {len(self.fields)} fields, {self.width} numbers>"


class Menu:
    """The legal moves of all games, one after the other: those of game i are ``start[i]:start[i + 1]``.

    A row is: the verb and up to four words by their numbers in ``game.words``, whether it is free, what it costs, whether it
    hands the turn on.
    """

    __slots__ = ("start", "code", "rows")

    def __init__(self, start: NDArray[np.int32], code: NDArray[np.uint32], rows: NDArray[np.int16]) -> None:
        self.start, self.code, self.rows = start, code, rows

    @property
    def count(self) -> NDArray[np.int32]:
        """How many moves each game has."""
        return np.diff(self.start)

    @property
    def game(self) -> NDArray[np.int64]:
        """The game that each move belongs to."""
        return np.repeat(np.arange(len(self.start) - 1), self.count)

    def softmax(self, logits: NDArray[Any]) -> NDArray[Any]:
        """Probabilities of the moves of each game, from one number a move."""
        first = self.start[:-1]
        top = np.maximum.reduceat(logits, first)
        power = np.exp(logits - np.repeat(top, self.count))
        result: NDArray[Any] = power / np.repeat(np.add.reduceat(power, first), self.count)
        return result

    def argmax(self, logits: NDArray[Any]) -> NDArray[np.int32]:
        """The best move of each game, as a place in its menu."""
        top = np.maximum.reduceat(logits, self.start[:-1])
        best = np.flatnonzero(logits == np.repeat(top, self.count))
        games, first = np.unique(self.game[best], return_index=True)
        return (best[first] - self.start[games]).astype(np.int32)

    def sample(self, probabilities: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int32]:
        """One move of each game by chance, as a place in its menu."""
        noise = rng.gumbel(size=len(probabilities))
        with np.errstate(divide="ignore"):
            return self.argmax(np.log(probabilities) + noise)


class Refusal(NamedTuple):
    """Why a move is not legal."""

    code: str
    rule: str
    reason: dict[str, Any]


class Score(NamedTuple):
    """The points of a state; ``winners`` is empty while the game goes on."""

    over: bool
    points: list[float]
    winners: tuple[int, ...]
    sources: list[dict[str, float]]
    rivals: dict[str, float]


class Line(NamedTuple):
    """What a search found about one move.

    `result`, `points` and the standard `error` of the points can be compared: they were found with the same budget in the same
    imagined worlds. They are `None` for moves that the first look thought little of."""

    move: str
    visits: int
    result: float | None
    points: float | None
    error: float | None
    follows: list[tuple[int, str]]


@dataclass(frozen=True)
class Entrant:
    """How one entrant of an arena did."""

    name: str
    games: int
    wins: float
    share: float
    error: float
    points: float


@dataclass(frozen=True)
class Table:
    """The table of an arena: entrants with their share of the wins and its standard error, over deals."""

    entrants: list[Entrant]
    deals: int
    decisions: int
    games: list[Any] = field(repr=False, default_factory=list)

    def __getitem__(self, place: int) -> Entrant:
        return self.entrants[place]

    def __str__(self) -> str:
        lines = [f"{'entrant':<20} {'games':>6} {'wins':>7} {'share':>7} {'±':>6} {'points':>7}"]
        for one in self.entrants:
            lines.append(
                f"{one.name:<20} {one.games:>6} {one.wins:>7.1f} {one.share:>7.3f} {one.error:>6.3f} {one.points:>7.1f}"
            )
        return "\n".join(lines)
