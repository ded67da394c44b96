"""Batches against single games, and against themselves."""

import threading

import numpy as np
import pytest

import khipu

GAMES = ["tzolkin", "tawantinsuyu", "settlers"]


def choices(batch, rng):
    return (rng.random(len(batch)) * batch.count).astype(np.int32)


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_is_the_games_it_is_made_of(name):
    game, rng = khipu.Game(name, 2), np.random.default_rng(1)
    batch = khipu.Batch(game, 3, seed=7)
    states, episodes = [game.start(f"7/{i}/0") for i in range(3)], [0, 0, 0]
    ended = 0
    for _ in range(400):
        chosen, menu = choices(batch, rng), batch.menu
        for i, state in enumerate(states):
            seat = int(batch.seat[i])
            assert seat == state.deciders[0]
            view = state.view(seat)
            assert (view.observe() == batch.obs[i]).all()
            own = slice(menu.start[i], menu.start[i + 1])
            assert (view.menu().code == menu.code[own]).all() and (view.menu().rows == menu.rows[own]).all()
            state.step(int(chosen[i]), seat)
        batch.step(chosen, tick=batch.tick)
        for i, state in enumerate(states):
            assert state.over == batch.done[i]
            if state.over:
                score = state.score()
                assert batch.final_points[i] == pytest.approx(score.points)
                share = [1 / len(score.winners) if seat in score.winners else 0 for seat in range(2)]
                assert batch.final_result[i] == pytest.approx(share)
                assert batch.reward[i] == pytest.approx(np.array(share) - 0.5)
                episodes[i] += 1
                ended += 1
                states[i] = game.start(f"7/{i}/{episodes[i]}")
    assert ended >= 3
    for i, state in enumerate(states):
        assert batch.record(i).replay()[-1].hash == state.hash


def run(game, seed, threads, steps=60, **more):
    batch, rng = khipu.Batch(game, 150, seed=seed, threads=threads, **more), np.random.default_rng(3)
    rows = []
    for _ in range(steps):
        batch.step(choices(batch, rng))
        rows.append((batch.obs.copy(), batch.reward.copy(), batch.menu.rows.copy()))
    return rows


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_no_byte_and_seeds_do(name):
    game = khipu.Game(name, 2)
    one, two, other = run(game, 1, 1), run(game, 1, 2), run(game, 2, 1)
    for left, right in zip(one, two):
        assert all((a == b).all() for a, b in zip(left, right))
    assert any(a[0].shape != b[0].shape or (a[0] != b[0]).any() for a, b in zip(one, other))
    assert (one[0][0][0] != one[0][0][1]).any(), "another place is another game"


def test_arrays_are_the_same_memory():
    batch = khipu.Batch(khipu.Game("tzolkin", 2), 4, seed=1)
    obs, reward, before = batch.obs, batch.reward, batch.obs.copy()
    batch.step(np.zeros(4, np.int32))
    assert batch.obs is obs and batch.reward is reward and (obs != before).any()


@pytest.mark.parametrize("name", GAMES)
def test_masks_allow_what_can_be_chosen(name):
    game, rng = khipu.Game(name, 2), np.random.default_rng(5)
    batch = khipu.Batch(game, 8, seed=1, actions="ids", bots={1: "random"})
    assert batch.mask.shape == (8, game.ids) and batch.said.shape == (8, 5)
    ended = 0
    for _ in range(1200):
        assert (batch.seat == 0).all() and batch.mask.any(axis=1).all()
        batch.step((rng.random(batch.mask.shape) * batch.mask).argmax(axis=1).astype(np.int32))
        ended += int(batch.done.sum())
    assert ended > 0
    forbidden = int(np.flatnonzero(~batch.mask[0])[0])
    with pytest.raises(khipu.KhipuError, match="mask"):
        batch.step(np.full(8, forbidden, np.int32))


def test_margins_add_up_to_the_final_one():
    game, rng = khipu.Game("tzolkin", 2), np.random.default_rng(5)
    batch, sums, ended = khipu.Batch(game, 4, seed=1, reward="margin"), np.zeros((4, 2)), 0
    for _ in range(600):
        batch.step(choices(batch, rng))
        sums += batch.reward
        for i in np.flatnonzero(batch.done):
            lead = (batch.final_points[i, 0] - batch.final_points[i, 1]) / game.spread
            assert sums[i] == pytest.approx([lead, -lead], abs=1e-3)
            sums[i], ended = 0, ended + 1
    assert ended


def test_games_that_nobody_ends_are_cut_off():
    batch, rng = khipu.Batch(khipu.Game("settlers", 2), 4, seed=1, limit=30), np.random.default_rng(5)
    for _ in range(30):
        batch.step(choices(batch, rng))
    assert batch.done.all() and batch.truncated.all() and (batch.final_length == 30).all()


def test_what_does_not_fit_is_refused_and_changes_nothing():
    game = khipu.Game("tzolkin", 2)
    batch = khipu.Batch(game, 3, seed=1)
    before = batch.obs.copy()
    zeros = np.zeros(3, np.int32)
    for wrong, words in [
        (np.zeros(2, np.int32), "3 are needed"),
        (np.zeros(3, np.float32), "int32"),
        (np.zeros((3, 1), np.int32), "int32"),
        ([0, 0, 0], "int32"),
        (np.array([0, 0, 9999], np.int32), "game 2"),
        (np.array([0, -1, 0], np.int32), "game 1"),
    ]:
        with pytest.raises(khipu.KhipuError, match=words):
            batch.step(wrong)
    batch.step(zeros, tick=0)
    with pytest.raises(khipu.StaleMenu, match="menu 0"):
        batch.step(zeros, tick=0)
    assert batch.tick == 1 and (batch.obs != before).any()
    for bad, words in [
        (dict(n=0), "n"),
        (dict(n=2, bots={0: "random", 1: "random"}), "bot"),
        (dict(n=2, bots={5: "random"}), "bots"),
        (dict(n=2, bots={1: "nobody"}), "nobody"),
        (dict(n=2, actions="words"), "menu"),
        (dict(n=2, reward="gold"), "margin"),
    ]:
        with pytest.raises(khipu.KhipuError, match=words):
            khipu.Batch(game, bad.pop("n"), seed=1, **bad)
    with pytest.raises(khipu.KhipuError, match="no game 3"):
        batch.record(3)
    batch.obs.flags.writeable = False
    with pytest.raises(khipu.KhipuError, match="read-only"):
        batch.step(zeros)


def test_a_batch_belongs_to_one_thread_at_a_time():
    game = khipu.Game("tzolkin", 2)
    batch = khipu.Batch(game, 256, seed=1, bots={1: "greedy"})
    wrong = []

    def use():
        rng = np.random.default_rng()
        for _ in range(20):
            try:
                batch.step(choices(batch, rng))
            except khipu.KhipuError as error:
                wrong.append(str(error))

    threads = [threading.Thread(target=use) for _ in range(2)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    known = ("another thread", "somebody else holds", "is none of them")
    assert all(any(words in error for words in known) for error in wrong), wrong


def test_menus_are_ragged_and_softmax_follows_them():
    batch = khipu.Batch(khipu.Game("tawantinsuyu", 2), 5, seed=1)
    batch.step(np.zeros(5, np.int32))
    menu, rng = batch.menu, np.random.default_rng(1)
    logits = rng.normal(size=len(menu.code))
    chances, best = menu.softmax(logits), menu.argmax(logits)
    for i in range(5):
        own = slice(menu.start[i], menu.start[i + 1])
        assert chances[own].sum() == pytest.approx(1) and best[i] == logits[own].argmax()
    assert (menu.sample(chances, rng) < menu.count).all()


def test_returns_follow_each_seat():
    seat = np.array([0, 1, 0, 0, 1], np.int8)
    reward = np.array([[1, 0], [0, 2], [0.5, 0.5], [0, 1], [-1, 3]], np.float32)
    done = np.array([0, 0, 0, 0, 1], bool)
    _, expected = khipu.returns(reward, np.zeros(5, np.float32), seat, done, gamma=1.0, lam=1.0)
    slow = [sum(reward[later, seat[row]] for later in range(row, 5)) for row in range(5)]
    assert expected == pytest.approx(slow)
    with pytest.raises(khipu.KhipuError, match="5 rows"):
        khipu.returns(reward, np.zeros(4, np.float32), seat, done)
