"""Adapters by the checks of the libraries, and by our own."""

import numpy as np
import pytest

import khipu

GAMES = ["tzolkin", "tawantinsuyu", "settlers"]


def masked(mask, rng):
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name):
    import khipu.gymnasium as adapter

    env, rng = adapter.Env(name, 2, bots={1: "random"}), np.random.default_rng(1)
    first, _ = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    other, _ = env.reset(seed=4)
    assert env.observation_space.contains(first)
    assert (first["observation"] == again["observation"]).all() and (first["observation"] != other["observation"]).any()
    total, steps = 0.0, 0
    while True:
        seen, reward, terminated, truncated, info = env.step(masked(env.action_masks(), rng))
        assert env.observation_space.contains(seen)
        total, steps = total + reward, steps + 1
        if terminated or truncated:
            break
    assert terminated and steps > 20 and abs(total) == pytest.approx(0.5) or total == 0
    with pytest.raises(khipu.KhipuError, match="reset"):
        env.step(0)
    with pytest.raises(khipu.KhipuError, match="bots"):
        adapter.Env(name, 2, bots={})


def test_gymnasium_checks():
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import khipu.gymnasium as adapter

    class Allowed(gymnasium.ActionWrapper):
        """The checker draws any action: one that the mask forbids becomes the first that it allows."""

        def action(self, action):
            mask = self.unwrapped.action_masks()
            return action if mask[action] else int(mask.argmax())

    check_env(Allowed(adapter.Env("tzolkin", 2, bots={1: "random"})), skip_render_check=True)


def test_gymnasium_vector():
    import khipu.gymnasium as adapter

    game, rng = khipu.Game("tzolkin", 2), np.random.default_rng(1)
    envs = adapter.VectorEnv(game, 6, bots={0: "random"})
    first, _ = envs.reset(seed=1)
    again, _ = envs.reset(seed=1)
    assert (first["observation"] == again["observation"]).all() and envs.learner == 1
    ended = 0
    for _ in range(300):
        seen, reward, terminated, truncated, info = envs.step([masked(mask, rng) for mask in first["action_mask"]])
        assert seen["observation"].shape == (6, game.layout.width + 5) and reward.shape == (6,)
        ended, first = ended + int(terminated.sum()), seen
        assert terminated.any() == ("final_points" in info)
    assert ended > 0


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo(name):
    from pettingzoo.test import api_test

    import khipu.pettingzoo as adapter

    api_test(adapter.env(name, 2), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seeds_over_whole_games(name):
    import khipu.pettingzoo as adapter

    def play(seed):
        env, rng, told = adapter.env(name, 3), np.random.default_rng(9), []
        env.reset(seed=seed)
        totals = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter(20_000):
            seen, reward, terminated, truncated, _ = env.last()
            totals[agent] += reward
            over = terminated or truncated
            env.step(None if over else masked(seen["action_mask"], rng))
            told.append((agent, seen["observation"].tobytes()))
        assert not env.agents and sum(totals.values()) == pytest.approx(0, abs=1e-5)
        return told

    one = play(1)
    assert one == play(1) and one != play(2)


@pytest.mark.parametrize("name, players", [("tzolkin", 2), ("tawantinsuyu", 3), ("settlers", 4)])
def test_openspiel(name, players):
    import pyspiel

    import khipu.openspiel as adapter

    game = pyspiel.load_game(f"khipu_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    # Word by word the same game comes about as move by move, and half a move is heard by nobody else.
    rules, rng, state = khipu.Game(name, players), np.random.default_rng(5), game.new_initial_state()
    assert len(state.chance_outcomes()) == adapter.DEALS
    state.apply_action(7)
    same, observer = rules.start("openspiel/7"), game.make_py_observer()

    def seen_by_others(mover):
        rows = []
        for player in set(range(players)) - {mover}:
            observer.set_from(state, player)
            rows.append((observer.tensor.tobytes(), observer.string_from(state, player)))
        return rows

    halves = 0
    while not state.is_terminal():
        mover = state.current_player()
        assert mover == same.deciders[0]
        before, move, others = state.clone(), rng.choice(same.moves(mover)), seen_by_others(mover)
        row = same.view(mover).menu().rows[same.moves(mover).index(move), :5]
        while str(state).split(" ")[0] == same.hash:
            if state.said(mover):
                halves += 1
                assert seen_by_others(mover) == others
            state.apply_action(int(row[state._undecided()]))
        same.step(move, mover)
        assert str(state).split(" ")[0] == same.hash
        assert str(before) != str(state), "a clone goes its own way"
    assert halves > 0
    winners = same.score().winners
    assert state.returns() == pytest.approx([(s in winners) / len(winners) - 1 / players for s in range(players)])
    with pytest.raises(Exception, match="players here"):
        pyspiel.load_game(f"khipu_{name}(players=9)")
