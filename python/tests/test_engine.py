"""The package and `khipu engine` in step: the same moves, hashes, refusals and scores."""

import json
import os
import subprocess

import numpy as np
import pytest

import khipu

# Where the command is: `tests/python` says it.
COMMAND = os.environ.get("KHIPU_COMMAND", "khipu")
GAMES = [("tzolkin", 2), ("tzolkin", 3), ("tawantinsuyu", 2), ("tawantinsuyu", 1), ("settlers", 2), ("settlers", 3)]


@pytest.fixture(scope="module")
def ask():
    engine = subprocess.Popen([COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**request):
        engine.stdin.write(json.dumps(request) + "\n")
        engine.stdin.flush()
        return json.loads(engine.stdout.readline())

    yield ask
    engine.stdin.close()
    assert engine.wait(timeout=60) == 0


@pytest.mark.parametrize("name, players", GAMES)
def test_in_step_with_the_engine(ask, name, players):
    rng = np.random.default_rng(11)
    for number in range(34):
        seed = f"step/{number}"
        state = khipu.Game(name, players).start(seed)
        assert ask(cmd="new", game=name, players=players, seed=seed)["ok"]
        while True:
            listed = ask(cmd="moves")
            assert tuple(listed["to_move"]) == state.deciders
            if state.over:
                break
            assert [list(state.moves(seat)) for seat in state.deciders] == listed["moves"]
            seat = state.deciders[int(rng.integers(len(state.deciders)))]
            moves = state.moves(seat)
            move = moves[int(rng.integers(len(moves)))]
            told = ask(cmd="play", seat=seat, move=move)
            state.step(move, seat)
            assert told["ok"] and told["hash"] == state.hash
        score = ask(cmd="score")
        assert score["scores"] == pytest.approx(state.score().points)
        assert score["winners"] == list(state.score().winners)


@pytest.mark.parametrize("name, players", GAMES)
def test_both_refuse_the_same(ask, name, players):
    state = khipu.Game(name, players).start("refused")
    assert ask(cmd="new", game=name, players=players, seed="refused")["ok"]
    seat = state.deciders[0]
    for words in ["", "fly", "pass", "end", "build 99", state.moves(seat)[0] + " x"]:
        if words in state.moves(seat):
            continue
        told = ask(cmd="play", seat=seat, move=words)
        with pytest.raises(khipu.KhipuError) as refused:
            state.play(words, seat)
        assert not told["ok"]
        assert getattr(refused.value, "rule", None) == told["error"].get("rule")
    assert ask(cmd="position")["hash"] == state.hash, "nothing has changed"
