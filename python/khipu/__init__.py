"""Khipu for Python: three board games with hidden information for programs that play and learn.

>>> import khipu
>>> game = khipu.Game("tzolkin", players=2)
>>> state = game.start("any text")
>>> state.view(0).observe().shape == (game.layout.width,)
True

Players are given views, which hold nothing hidden; a `Batch` plays many games at once. See docs/python.md.
"""

from ._arena import Policy, arena
from ._data import Data, open_data, play_games
from ._native import (
    Batch,
    Bot,
    Faults,
    Game,
    KhipuError,
    Record,
    Refused,
    StaleMenu,
    State,
    View,
    analyse,
    games,
    returns,
)
from ._types import Entrant, Field, Layout, Line, Menu, Refusal, Score, Table

__all__ = [
    "Batch",
    "Bot",
    "Data",
    "Entrant",
    "Faults",
    "Field",
    "Game",
    "KhipuError",
    "Layout",
    "Line",
    "Menu",
    "Policy",
    "Record",
    "Refusal",
    "Refused",
    "Score",
    "StaleMenu",
    "State",
    "Table",
    "View",
    "analyse",
    "arena",
    "games",
    "open_data",
    "play_games",
    "returns",
]
