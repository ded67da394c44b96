"""Khipu as environments of Gymnasium: one learner against bots, alone or many at once.

Observations are dictionaries: `observation` (the layout of the game times its scale, then the words of a move that were said so
far) and `action_mask`. Actions are ids of `khipu.Game.ids`; an id that the mask forbids raises.
"""

from __future__ import annotations

from typing import Any, Mapping

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from ._native import Batch, Game, KhipuError

__all__ = ["Env", "VectorEnv", "observations", "observation_space"]


def observation_space(game: Game) -> spaces.Dict:
    """The space of one observation."""
    width = game.layout.width + 5
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (width,), np.float32),
            "action_mask": spaces.MultiBinary(game.ids),
        }
    )


def observations(batch: Batch, scale: NDArray[np.float32]) -> dict[str, NDArray[Any]]:
    """The observations of a batch of ids as new arrays."""
    said = batch.said.astype(np.float32) / batch.game.ids
    return {
        "observation": np.concatenate([batch.obs * scale, said], axis=1, dtype=np.float32),
        "action_mask": batch.mask.astype(np.int8),
    }


def _others(game: Game, bots: Mapping[int, str] | None) -> dict[int, str]:
    """Level 2 on every other seat, if nothing is said; the learner holds the one that is left."""
    bots = dict(bots) if bots is not None else {seat: "level2" for seat in range(1, game.players)}
    if len(bots) != game.players - 1:
        raise KhipuError(f"{game.players} seats need bots on all but one, not on {len(bots)}")
    return bots


class VectorEnv(gymnasium.vector.VectorEnv):
    """Many games at once, one learner in each; a game that ends is followed by a new one in the same step."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Game,
        num_envs: int,
        *,
        seed: str | int = 0,
        bots: Mapping[int, str] | None = None,
        reward: str = "result",
        threads: int = 1,
    ) -> None:
        self.game, self.num_envs, self._reward, self._threads = game, num_envs, reward, threads
        self.bots = _others(game, bots)
        self.learner = next(seat for seat in range(game.players) if seat not in self.bots)
        self._scale = game.layout.scale
        self.single_observation_space = observation_space(game)
        self.single_action_space = spaces.Discrete(game.ids)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._begin(seed)

    def _begin(self, seed: str | int) -> None:
        self.batch = Batch(
            self.game,
            self.num_envs,
            seed=seed,
            bots=self.bots,
            actions="ids",
            reward=self._reward,
            threads=self._threads,
        )

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> Any:
        """Begins anew; without a seed with games that were not played yet."""
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        self._begin(str(seed) if seed is not None else f"{self.np_random.integers(1 << 62)}")
        return observations(self.batch, self._scale), {}

    def step(self, actions: Any) -> Any:
        """Takes one id for each game."""
        self.batch.step(np.asarray(actions, np.int32))
        truncated = self.batch.truncated.copy()
        info: dict[str, Any] = {}
        if self.batch.done.any():
            info = {"final_points": self.batch.final_points.copy(), "final_result": self.batch.final_result.copy()}
        terminated = self.batch.done & ~truncated
        return observations(self.batch, self._scale), self.batch.reward[:, self.learner].copy(), terminated, truncated, info


class Env(gymnasium.Env[Any, Any]):
    """One game of one learner against bots."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        name: str = "tzolkin",
        players: int = 2,
        *,
        bots: Mapping[int, str] | None = None,
        reward: str = "result",
        **options: str,
    ) -> None:
        self.game = Game(name, players, **options)
        self.bots = _others(self.game, bots)
        self.learner = next(seat for seat in range(players) if seat not in self.bots)
        self._reward = reward
        self._scale = self.game.layout.scale
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.ids)
        self._batch: Batch | None = None
        self._last: dict[str, Any] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game: the same one for the same seed."""
        super().reset(seed=seed)
        text = str(seed) if seed is not None else str(self.np_random.integers(1 << 62))
        self._batch = Batch(self.game, 1, seed=text, bots=self.bots, actions="ids", reward=self._reward)
        self._last = self._observe(self._batch)
        return self._last, {}

    def _observe(self, batch: Batch) -> dict[str, Any]:
        return {name: rows[0] for name, rows in observations(batch, self._scale).items()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which ids can be chosen, as MaskablePPO asks."""
        mask: NDArray[np.bool_] = self._last["action_mask"].astype(bool)
        return mask

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Takes one id. After the end the last observation stays: reset begins the next game."""
        if self._batch is None:
            raise KhipuError("no game is going on: call reset first")
        batch = self._batch
        batch.step(np.array([action], np.int32))
        reward, info = float(batch.reward[0, self.learner]), {}
        done, truncated = bool(batch.done[0]), bool(batch.truncated[0])
        if done:
            info = {"points": batch.final_points[0].tolist(), "result": batch.final_result[0].tolist()}
            self._batch = None
        else:
            self._last = self._observe(batch)
        return self._last, reward, done and not truncated, truncated, info
