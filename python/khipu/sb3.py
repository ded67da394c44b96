"""Khipu as a vector environment of Stable-Baselines3; MaskablePPO of sb3-contrib takes it as it is."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv as _VecEnv

from ._native import Batch, Game, KhipuError
from .gymnasium import _others

__all__ = ["VecEnv"]


class VecEnv(_VecEnv):
    """Many games at once, one learner in each. Observations are float32 rows; masks come by `action_masks`."""

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        seed: str | int = 0,
        bots: Mapping[int, str] | None = None,
        reward: str = "result",
        threads: int = 1,
    ) -> None:
        self.game = game
        bots = _others(game, bots)
        self.learner = next(seat for seat in range(game.players) if seat not in bots)
        self.batch = Batch(game, n, seed=seed, bots=bots, actions="ids", reward=reward, threads=threads)
        self._scale = game.layout.scale
        self._actions: Any = None
        self._returns = np.zeros(n)
        self._lengths = np.zeros(n, int)
        space = spaces.Box(-np.inf, np.inf, (game.layout.width + 5,), np.float32)
        super().__init__(n, space, spaces.Discrete(game.ids))

    def _observe(self) -> Any:
        said = self.batch.said.astype(np.float32) / self.game.ids
        return np.concatenate([self.batch.obs * self._scale, said], axis=1, dtype=np.float32)

    def reset(self) -> Any:
        """The games go on where they are: they were begun with the environment."""
        return self._observe()

    def step_async(self, actions: Any) -> None:
        self._actions = np.asarray(actions, np.int32)

    def step_wait(self) -> Any:
        self.batch.step(self._actions)
        rewards = self.batch.reward[:, self.learner].copy()
        self._returns += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        observed = self._observe()
        for i in np.flatnonzero(self.batch.done):
            # The last position is not shown: nobody decides in it. Results are in the reward.
            infos[i]["terminal_observation"] = observed[i]
            infos[i]["TimeLimit.truncated"] = bool(self.batch.truncated[i])
            infos[i]["episode"] = {"r": float(self._returns[i]), "l": int(self._lengths[i]), "t": 0.0}
            infos[i]["points"] = self.batch.final_points[i].tolist()
            self._returns[i], self._lengths[i] = 0, 0
        return observed, rewards, self.batch.done.copy(), infos

    def action_masks(self) -> Any:
        """Which ids can be chosen in each game."""
        return self.batch.mask.copy()

    def close(self) -> None:
        pass

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        value = None if attr_name == "render_mode" else getattr(self, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise KhipuError("the games of a batch have no attributes of their own")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise KhipuError(f"no method {method_name}: there is action_masks")
        masks = self.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks" or hasattr(self, attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Seeds are chosen when the environment is made."""
        return [None] * self.num_envs
