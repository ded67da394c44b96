"""Games as data: one row a decision, in NPZ files, with the records beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from ._native import Bot, Game, KhipuError, Record, State, View

_FORMAT = 1
_CHUNK = 1 << 16


def play_games(
    game: Game, bots: Sequence[str], *, games: int, seed: str | int, out: str | Path, chunk: int = _CHUNK
) -> Path:
    """Plays games of bots and writes them into the folder `out`: `data-00000.npz` and so on, `records.txt`, `meta.json`.

    Columns, one row a decision: game, step, seat, obs, chosen (a place in the menu), start and codes (the menu: that of row i
    is `codes[start[i]:start[i + 1]]`), points (of all seats at the end) and result (their shares of the win).
    """
    if len(bots) != game.players:
        raise KhipuError(f"{game.players} players need as many bots, not {len(bots)}")
    played = (_play(game, bots, f"{seed}/{number}", number) for number in range(games))
    return _keep(game, Path(out), {"bots": list(bots), "seed": str(seed), "games": games}, played, chunk)


def _keep(
    game: Game, folder: Path, about: dict[str, Any], played: Iterable[tuple[list[dict[str, Any]], str]], chunk: int
) -> Path:
    """Writes games into an empty folder."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise KhipuError(f"{folder} is not empty: choose another folder")
    meta = {
        "format": _FORMAT,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "rules": game.rules,
        "components": game.components,
        "layout": game.layout.hash,
        "words": len(game.words),
        **about,
    }
    (folder / "meta.json").write_text(json.dumps(meta, indent=2) + "\n", encoding="utf-8")
    rows: list[dict[str, Any]] = []
    written = 0
    with open(folder / "records.txt", "w", encoding="utf-8") as records:
        for decisions, record in played:
            rows += decisions
            records.write(record + "\n")
            if len(rows) >= chunk:
                _write(folder / f"data-{written:05}.npz", rows, game.players)
                written += 1
                rows = []
        if rows:
            _write(folder / f"data-{written:05}.npz", rows, game.players)
    return folder


def _play(game: Game, bots: Sequence[str], seed: str, number: int) -> tuple[list[dict[str, Any]], str]:
    state = game.start(seed)
    players = [Bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    rows: list[dict[str, Any]] = []
    lines = []
    while not state.over:
        seat = state.deciders[0]
        view = state.view(seat)
        words = players[seat].choose(view)
        rows.append(_decision(view, words, number, len(rows), seat))
        state.step(words, seat)
        lines.append(f"{len(rows)} {seat} {words} = {state.hash}")
    _end(rows, state)
    head = ["khipu-record 1", f"game {game.name} {game.rules}", f"components {game.components}", f"players {game.players}"]
    head += [f"option {name} {value}" for name, value in game.options.items()]
    head += [f"seed {json.dumps(seed)}", ""]
    return rows, str(Record.read("\n".join(head + lines) + "\n"))


def _decision(view: View, words: str, number: int, step: int, seat: int) -> dict[str, Any]:
    row = {"game": number, "step": step, "seat": seat, "obs": view.observe(), "codes": view.menu().code}
    return {**row, "chosen": view.moves().index(words)}


def _end(rows: list[dict[str, Any]], last: State) -> None:
    """Writes into all rows of a game how it ended."""
    score = last.score()
    result = [1 / len(score.winners) if seat in score.winners else 0.0 for seat in range(len(score.points))]
    for row in rows:
        row["points"], row["result"] = score.points, result


def _replay(record: Record, number: int) -> tuple[list[dict[str, Any]], str]:
    states, rows = record.replay(), []
    for step, (seat, words, _) in enumerate(record.moves):
        rows.append(_decision(states[step].view(seat), words, number, step, seat))
    _end(rows, states[-1])
    return rows, str(record)


def _write(path: Path, rows: list[dict[str, Any]], players: int) -> None:
    def column(name: str, dtype: type) -> NDArray[Any]:
        return np.array([row[name] for row in rows], dtype)

    start = np.cumsum([0] + [len(row["codes"]) for row in rows]).astype(np.int64)
    columns: dict[str, NDArray[Any]] = {
        "game": column("game", np.int32),
        "step": column("step", np.int32),
        "seat": column("seat", np.int8),
        "obs": np.stack([row["obs"] for row in rows]),
        "chosen": column("chosen", np.int32),
        "start": start,
        "codes": np.concatenate([row["codes"] for row in rows]),
        "points": column("points", np.float32).reshape(-1, players),
        "result": column("result", np.float32).reshape(-1, players),
    }
    np.savez_compressed(path, **columns)  # type: ignore[arg-type]


class Data:
    """A folder that `play_games` wrote: iterate over its blocks, each a dictionary of arrays."""

    def __init__(self, path: str | Path) -> None:
        self.folder = Path(path)
        try:
            self.meta: dict[str, Any] = json.loads((self.folder / "meta.json").read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise KhipuError(f"{self.folder} holds no data: meta.json is missing") from None
        if self.meta.get("format") != _FORMAT:
            raise KhipuError(f"{self.folder} has format {self.meta.get('format')}, this program reads {_FORMAT}")
        self.files = sorted(self.folder.glob("data-*.npz"))

    def check(self, game: Game) -> None:
        """Raises if the observations were not made by the layout of this game."""
        if (self.meta["game"], self.meta["players"], self.meta["layout"]) != (game.name, game.players, game.layout.hash):
            raise KhipuError(
                f"{self.folder} was made for {self.meta['game']} with {self.meta['players']} players and layout "
                f"{self.meta['layout']}; {game!r} has layout {game.layout.hash}. encode_again(out) makes it anew from the records."
            )

    def records(self) -> list[Record]:
        """The games themselves."""
        texts = (self.folder / "records.txt").read_text(encoding="utf-8").split("khipu-record 1\n")
        return [Record.read("khipu-record 1\n" + text) for text in texts if text.strip()]

    def encode_again(self, out: str | Path, chunk: int = _CHUNK) -> Path:
        """Makes the same data by the layout that the game has now: the records are replayed into the empty folder `out`."""
        records = self.records()
        if not records:
            raise KhipuError(f"{self.folder} has no records")
        about = {name: self.meta.get(name) for name in ("bots", "seed", "games")}
        played = (_replay(record, number) for number, record in enumerate(records))
        return _keep(records[0].game, Path(out), about, played, chunk)

    def __iter__(self) -> Iterator[dict[str, NDArray[Any]]]:
        for file in self.files:
            with np.load(file, allow_pickle=False) as block:
                yield {name: block[name] for name in block.files}


def open_data(path: str | Path) -> Data:
    """Opens a folder that `play_games` wrote."""
    return Data(path)
