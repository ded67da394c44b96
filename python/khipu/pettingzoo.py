"""Khipu as an environment of PettingZoo (AEC): every seat is an agent, one decides at a time.

Where several seats choose at the same time, they are asked one after the other, and observations do not show what the others
chose. Actions are ids of `khipu.Game.ids`; a long move is said word by word by the same agent.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ._native import Batch, Game, KhipuError
from .gymnasium import observation_space

__all__ = ["env", "Env"]


def env(name: str = "tzolkin", players: int = 2, **options: str) -> Env:
    """The environment of a game."""
    return Env(name, players, **options)


class Env(AECEnv[str, Any, Any]):
    """A game in which every seat is an agent."""

    def __init__(self, name: str, players: int, **options: str) -> None:
        super().__init__()
        self.game = Game(name, players, **options)
        self.metadata = {"name": f"khipu_{name}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._scale = self.game.layout.scale
        self._space = observation_space(self.game)
        self._actions = {agent: spaces.Discrete(self.game.ids) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._space

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the same one for the same seed."""
        text = str(seed) if seed is not None else str(self._seeds.integers(1 << 62))
        self._batch = Batch(self.game, 1, seed=text, actions="ids")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self._look()

    def _look(self) -> None:
        """What every seat may know now, and who decides."""
        self._views = {agent: self._batch.view(0, seat) for seat, agent in enumerate(self.possible_agents)}
        self._said = self._batch.said[0].astype(np.float32) / self.game.ids
        self.agent_selection = self.possible_agents[int(self._batch.seat[0])]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, with the ids that it can choose: none if another decides, or the game is over.

        Nobody decides in the last position, so it is not shown: the observation before the last move stays.
        """
        asked = agent == self.agent_selection and not self._over
        said = self._said if asked else np.zeros_like(self._said)
        mask = self._batch.mask[0].astype(np.int8) if asked else np.zeros(self.game.ids, np.int8)
        row = self._views[agent].observe() * self._scale
        return {"observation": np.concatenate([row, said], dtype=np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Takes one id of the agent that decides."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise KhipuError(f"{self.agent_selection} has to choose an id that its mask allows")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._batch.step(np.array([action], np.int32))
        self.rewards = {agent: float(self._batch.reward[0, seat]) for seat, agent in enumerate(self.possible_agents)}
        if self._batch.done[0]:
            self._over = True
            ends = self.truncations if self._batch.truncated[0] else self.terminations
            for seat, agent in enumerate(self.possible_agents):
                ends[agent] = True
                self.infos[agent] = {"points": float(self._batch.final_points[0, seat])}
        else:
            self._look()
        self._accumulate_rewards()

    def render(self) -> None:
        """Pictures are drawn by `khipu serve`."""

    def close(self) -> None:
        pass
