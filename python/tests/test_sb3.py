"""Stable-Baselines3 takes a batch as it is. `tests/python` runs this with a PyTorch that needs no graphics card."""

import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

import khipu
import khipu.sb3 as adapter

GAMES = ["tzolkin", "tawantinsuyu", "settlers"]


def learner(name, seed=1):
    env = adapter.VecEnv(khipu.Game(name, 2), 8, seed=seed, bots={1: "random"})
    return env, MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=64, n_epochs=1, seed=1)


@pytest.mark.parametrize("name", GAMES)
def test_maskable_ppo_learns_and_plays_whole_games(name):
    env, model = learner(name)
    before = model.policy.state_dict()["action_net.weight"].clone()
    model.learn(512)
    assert model.num_timesteps >= 512 and (model.policy.state_dict()["action_net.weight"] != before).any()
    # What it chooses afterwards is allowed, to the end of a game: an id that the mask forbids raises.
    seen, ended = env.reset(), 0
    while not ended:
        masks = get_action_masks(env)
        chosen, _ = model.predict(seen, action_masks=masks)
        assert masks[np.arange(8), chosen].all()
        seen, _, done, infos = env.step(chosen)
        ended += int(done.sum())
    assert all(("points" in info) == over for info, over in zip(infos, done))


def test_the_same_seed_learns_the_same():
    weights = []
    for seed in (1, 1, 2):
        _, model = learner("tzolkin", seed)
        model.learn(256)
        weights.append(model.policy.state_dict()["action_net.weight"])
    assert (weights[0] == weights[1]).all() and (weights[0] != weights[2]).any()
