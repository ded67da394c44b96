"""The messages of `khipu engine`, version 2, as types. Written by the tests from the table of the program.

A message that was refused has `"ok": false` and an `Error`. See docs/protocol.md and docs/protocol.schema.json.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Step = TypedDict("Step", {"seat": int, "move": str})
Played = TypedDict("Played", {"events": list[dict[str, Any]], "barrier": bool, "hash": str})
Tried = TypedDict("Tried", {"move": str, "estimates": list[float], "to_move": list[int], "rival": "NotRequired[float]"})
Error = TypedDict(
    "Error", {"code": str, "message": str, "rule": "NotRequired[str]", "faults": "NotRequired[list[dict[str, Any]]]"}
)

HelloRequest = TypedDict(
    "HelloRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["hello"],
    },
)

HelloAnswer = TypedDict(
    "HelloAnswer",
    {
        "id": "NotRequired[Any]",
        "program": str,
        "version": str,
        "protocol": int,
        "ok": Literal[True],
    },
)

GamesRequest = TypedDict(
    "GamesRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["games"],
    },
)

GamesAnswer = TypedDict(
    "GamesAnswer",
    {
        "id": "NotRequired[Any]",
        "games": list[dict[str, Any]],
        "ok": Literal[True],
    },
)

NewRequest = TypedDict(
    "NewRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["new"],
        "game": str,
        "players": int,
        "seed": str | int | None,
        "options": 'NotRequired[dict[str, Any]]',
        "as": 'NotRequired[str | int | None]',
    },
)

NewAnswer = TypedDict(
    "NewAnswer",
    {
        "id": "NotRequired[Any]",
        "game": str,
        "players": int,
        "options": dict[str, Any],
        "commitment": str | None,
        "to_move": list[int],
        "hash": str,
        "ok": Literal[True],
    },
)

LoadRequest = TypedDict(
    "LoadRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["load"],
        "position": 'NotRequired[dict[str, Any]]',
        "record": 'NotRequired[str]',
        "view": 'NotRequired[dict[str, Any]]',
        "seed": 'NotRequired[str | int | None]',
        "as": 'NotRequired[str | int | None]',
    },
)

LoadAnswer = TypedDict(
    "LoadAnswer",
    {
        "id": "NotRequired[Any]",
        "game": str,
        "players": int,
        "options": dict[str, Any],
        "commitment": str | None,
        "to_move": list[int],
        "hash": str,
        "ok": Literal[True],
    },
)

PositionRequest = TypedDict(
    "PositionRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["position"],
        "seat": 'NotRequired[int | Literal["spectator"]]',
        "game": 'NotRequired[str | int | None]',
    },
)

PositionAnswer = TypedDict(
    "PositionAnswer",
    {
        "id": "NotRequired[Any]",
        "position": dict[str, Any],
        "hash": str,
        "ok": Literal[True],
    },
)

MovesRequest = TypedDict(
    "MovesRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["moves"],
        "game": 'NotRequired[str | int | None]',
    },
)

MovesAnswer = TypedDict(
    "MovesAnswer",
    {
        "id": "NotRequired[Any]",
        "to_move": list[int],
        "moves": list[list[str]],
        "ok": Literal[True],
    },
)

PlayRequest = TypedDict(
    "PlayRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["play"],
        "seat": 'NotRequired[int]',
        "move": 'NotRequired[str]',
        "moves": 'NotRequired[list[Step]]',
        "game": 'NotRequired[str | int | None]',
    },
)

PlayAnswer = TypedDict(
    "PlayAnswer",
    {
        "id": "NotRequired[Any]",
        "events": 'NotRequired[list[dict[str, Any]]]',
        "barrier": 'NotRequired[bool]',
        "played": 'NotRequired[list[Played]]',
        "hash": str,
        "to_move": list[int],
        "over": bool,
        "ok": Literal[True],
    },
)

BestRequest = TypedDict(
    "BestRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["best"],
        "seat": 'NotRequired[int]',
        "seed": 'NotRequired[str | int | None]',
        "level": 'NotRequired[int]',
        "iterations": 'NotRequired[int]',
        "workers": 'NotRequired[int]',
        "nodes": 'NotRequired[int]',
        "game": 'NotRequired[str | int | None]',
    },
)

BestAnswer = TypedDict(
    "BestAnswer",
    {
        "id": "NotRequired[Any]",
        "seat": int,
        "move": str | None,
        "hint": 'NotRequired[dict[str, Any]]',
        "ok": Literal[True],
    },
)

UndoRequest = TypedDict(
    "UndoRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["undo"],
        "game": 'NotRequired[str | int | None]',
    },
)

UndoAnswer = TypedDict(
    "UndoAnswer",
    {
        "id": "NotRequired[Any]",
        "undone": dict[str, Any],
        "to_move": list[int],
        "hash": str,
        "ok": Literal[True],
    },
)

WhyRequest = TypedDict(
    "WhyRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["why"],
        "seat": int,
        "move": str,
        "game": 'NotRequired[str | int | None]',
    },
)

WhyAnswer = TypedDict(
    "WhyAnswer",
    {
        "id": "NotRequired[Any]",
        "legal": bool,
        "code": 'NotRequired[str]',
        "reason": 'NotRequired[str]',
        "rule": 'NotRequired[str | None]',
        "ok": Literal[True],
    },
)

ScoreRequest = TypedDict(
    "ScoreRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["score"],
        "game": 'NotRequired[str | int | None]',
    },
)

ScoreAnswer = TypedDict(
    "ScoreAnswer",
    {
        "id": "NotRequired[Any]",
        "over": bool,
        "scores": list[float],
        "breakdown": list[dict[str, float]],
        "winners": list[int],
        "actors": 'NotRequired[list[dict[str, Any]]]',
        "ok": Literal[True],
    },
)

RecordRequest = TypedDict(
    "RecordRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["record"],
        "game": 'NotRequired[str | int | None]',
    },
)

RecordAnswer = TypedDict(
    "RecordAnswer",
    {
        "id": "NotRequired[Any]",
        "record": str,
        "ok": Literal[True],
    },
)

CloneRequest = TypedDict(
    "CloneRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["clone"],
        "game": 'NotRequired[str | int | None]',
        "as": 'NotRequired[str | int | None]',
    },
)

CloneAnswer = TypedDict(
    "CloneAnswer",
    {
        "id": "NotRequired[Any]",
        "game": str,
        "players": int,
        "options": dict[str, Any],
        "commitment": str | None,
        "to_move": list[int],
        "hash": str,
        "ok": Literal[True],
    },
)

ImagineRequest = TypedDict(
    "ImagineRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["imagine"],
        "seat": int | Literal["spectator"],
        "seed": 'NotRequired[str | int | None]',
        "moves": 'NotRequired[list[Step]]',
        "events": 'NotRequired[list[dict[str, Any]]]',
        "tries": 'NotRequired[int]',
        "game": 'NotRequired[str | int | None]',
        "as": 'NotRequired[str | int | None]',
    },
)

ImagineAnswer = TypedDict(
    "ImagineAnswer",
    {
        "id": "NotRequired[Any]",
        "game": str,
        "players": int,
        "options": dict[str, Any],
        "commitment": str | None,
        "to_move": list[int],
        "hash": str,
        "ok": Literal[True],
    },
)

TryRequest = TypedDict(
    "TryRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["try"],
        "seat": 'NotRequired[int]',
        "game": 'NotRequired[str | int | None]',
    },
)

TryAnswer = TypedDict(
    "TryAnswer",
    {
        "id": "NotRequired[Any]",
        "seat": int,
        "moves": list[Tried],
        "ok": Literal[True],
    },
)

EstimateRequest = TypedDict(
    "EstimateRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["estimate"],
        "game": 'NotRequired[str | int | None]',
    },
)

EstimateAnswer = TypedDict(
    "EstimateAnswer",
    {
        "id": "NotRequired[Any]",
        "estimates": list[float],
        "terms": list[dict[str, float]],
        "rival": 'NotRequired[float]',
        "ok": Literal[True],
    },
)

CloseRequest = TypedDict(
    "CloseRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["close"],
        "game": 'NotRequired[str | int | None]',
    },
)

CloseAnswer = TypedDict(
    "CloseAnswer",
    {
        "id": "NotRequired[Any]",
        "ok": Literal[True],
    },
)

QuitRequest = TypedDict(
    "QuitRequest",
    {
        "id": "NotRequired[Any]",
        "cmd": Literal["quit"],
    },
)

QuitAnswer = TypedDict(
    "QuitAnswer",
    {
        "id": "NotRequired[Any]",
        "ok": Literal[True],
    },
)
