"""Khipu as games of OpenSpiel: `khipu_tzolkin`, `khipu_tawantinsuyu`, `khipu_settlers`.

    import khipu.openspiel, pyspiel
    game = pyspiel.load_game("khipu_tzolkin(players=3)")

Chance speaks once: it chooses the deal, and everything that is drawn later follows from it. An action is one word of a move by its
number in `khipu.Game.words`; a move is said word by word, and a word without an alternative is not asked for. Where several
seats choose at the same time, they are asked one after the other, and observations do not show what the others chose.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._native import Game, KhipuError, State, View, games

__all__ = ["DEALS", "KhipuGame", "KhipuState"]

DEALS = 4096
"""How many deals there are to choose from."""
_COLUMNS = 5  # The verb and four words of a row of a menu.
_LONGEST = 100_000  # Words in a game: far more than players say who mean to end it.


def _type(name: str) -> Any:
    fewest, most = Game(name).bounds
    least = max(fewest, 2)  # Alone there is nobody to win against.
    return pyspiel.GameType(
        short_name=f"khipu_{name}",
        long_name=f"Khipu: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least},
    )


class KhipuGame(pyspiel.Game):
    """A game of Khipu with some number of players."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = _type(self.name)
        players = (params or {}).get("players", kind.min_num_players)
        if not kind.min_num_players <= players <= kind.max_num_players:
            raise KhipuError(f"{self.name} has {kind.min_num_players} to {kind.max_num_players} players here, not {players}")
        self.rules = Game(self.name, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.words),
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, {"players": players})

    def new_initial_state(self) -> KhipuState:
        """Before the deal."""
        return KhipuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What a player sees now."""
        if params:
            raise KhipuError("an observer takes no parameters")
        return _Observer(self)


class _Position:
    """A state of the engine that is copied and pickled with the state of OpenSpiel it belongs to."""

    def __init__(self, rules: Game, state: State) -> None:
        self.rules, self.state = rules, state

    def __deepcopy__(self, memo: Any) -> _Position:
        return _Position(self.rules, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.rules.name, self.rules.players, self.state.position())


def _load(name: str, players: int, position: dict[str, Any]) -> _Position:
    rules = Game(name, players)
    return _Position(rules, rules.load(position))


class KhipuState(pyspiel.State):
    """A position, and the words that were said of the next move."""

    def __init__(self, game: KhipuGame) -> None:
        super().__init__(game)
        self._position: _Position | None = None
        self._begin()

    @property
    def _rules(self) -> Game:
        rules: Game = self.get_game().rules
        return rules

    @property
    def _state(self) -> State | None:
        return None if self._position is None else self._position.state

    def _begin(self) -> None:
        """The moves of whoever decides, of which nothing is said yet."""
        self._said: list[int] = []
        self._left = np.empty((0, _COLUMNS), np.int16)
        self._moves: list[str] = []
        if self._state is not None and not self._state.over:
            view = self._state.view(self._state.deciders[0])
            self._moves = view.moves()
            self._left = view.menu().rows[:, :_COLUMNS].copy()

    def current_player(self) -> int:
        if self._state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._state.over else self._state.deciders[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        column = self._undecided()
        return [] if column is None else [int(word) for word in np.unique(self._left[:, column])]

    def _undecided(self) -> int | None:
        """The first word that has alternatives, or the verb of a lone move."""
        if not len(self._left):
            return None
        differs = np.flatnonzero((self._left != self._left[0]).any(axis=0))
        return int(differs[0]) if len(differs) else 0

    def _apply_action(self, action: int) -> None:
        if self._state is None:
            self._position = _Position(self._rules, self._rules.start(f"openspiel/{action}"))
            self._begin()
            return
        if action not in self._legal_actions(self.current_player()):
            raise KhipuError(f"{action} is no word that can be said now")
        fits = np.flatnonzero(self._left[:, self._undecided()] == action)
        self._said.append(action)
        self._left, self._moves = self._left[fits], [self._moves[place] for place in fits]
        if len(self._moves) == 1:
            self._state.step(self._moves[0], self._state.deciders[0])
            self._begin()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._rules.words[action]

    def is_terminal(self) -> bool:
        return self._state is not None and self._state.over

    def returns(self) -> list[float]:
        """The share of the win less the mean."""
        players = self._rules.players
        if not self.is_terminal() or self._state is None:
            return [0.0] * players
        winners = self._state.score().winners
        return [(seat in winners) / max(len(winners), 1) - 1 / players if winners else 0.0 for seat in range(players)]

    def view(self, player: int) -> View | None:
        """What a player may know; none before the deal."""
        return None if self._state is None else self._state.view(player)

    def said(self, player: int) -> list[int]:
        """What a player has said of the next move: nobody else hears it."""
        return self._said if self.current_player() == player else []

    def __str__(self) -> str:
        if self._state is None:
            return "before the deal"
        return " ".join([self._state.hash, *(self._rules.words[word] for word in self._said)])


class _Observer:
    """Fills a tensor with what a player sees: the numbers of the layout, and what the player has said of a move."""

    def __init__(self, game: KhipuGame) -> None:
        self._scale, self._words = game.rules.layout.scale, len(game.rules.words)
        self.tensor = np.zeros(len(self._scale) + _COLUMNS, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KhipuState, player: int) -> None:
        self.tensor.fill(0)
        view = state.view(player)
        if view is not None:
            self.tensor[: len(self._scale)] = view.observe() * self._scale
            said = state.said(player)
            self.tensor[len(self._scale) : len(self._scale) + len(said)] = [word / self._words for word in said]

    def string_from(self, state: KhipuState, player: int) -> str:
        view = state.view(player)
        return "" if view is None else f"{view.json()} {state.said(player)}"


for _name in games():
    pyspiel.register_game(_type(_name), type(f"Khipu{_name.title()}", (KhipuGame,), {"name": _name}))
