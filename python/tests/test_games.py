"""Games, states, views, bots and records."""

import os
from pathlib import Path

import numpy as np
import pytest

import khipu

ROOT = Path(os.environ.get("KHIPU_SOURCE", Path(__file__).parents[2]))
RECORDS = sorted(ROOT.glob("games/*/records/*.khipu"))
GAMES = [("tzolkin", 2), ("tzolkin", 4), ("tawantinsuyu", 1), ("tawantinsuyu", 3), ("settlers", 1), ("settlers", 2)]


def walk(state, steps, seed=0):
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if state.over:
            return
        moves = state.moves()
        state.step(int(rng.integers(len(moves))))


def test_the_games_are_there():
    games = {path.parent.name for path in ROOT.glob("games/*/learn")}
    assert set(khipu.games()) == games >= {"tzolkin", "tawantinsuyu", "settlers"}
    game = khipu.Game("settlers", 3, lookout="alternate")
    assert (game.name, game.players, game.options) == ("settlers", 3, {"lookout": "alternate"})
    assert game == khipu.Game("settlers", 3, lookout="alternate") and hash(game) == hash(khipu.Game("settlers", 3, lookout="alternate"))
    assert game != khipu.Game("settlers", 3)
    assert game.bounds == (1, 5)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.name}")
def test_recorded_games_replay_hash_by_hash(path):
    record = khipu.Record.read(path.read_text(encoding="utf-8"))
    states = record.replay()
    assert [state.hash for state in states[1:]] == [hash for _, _, hash in record.moves]
    assert khipu.Record.read(str(record)).moves == record.moves


def test_there_are_records():
    assert len(RECORDS) >= 3


@pytest.mark.parametrize("name, players", GAMES)
def test_a_whole_game_of_bots(name, players):
    game = khipu.Game(name, players)
    bots = [khipu.Bot("random" if seat else "greedy", seed=seat) for seat in range(players)]
    state, decisions = game.start("bots"), 0
    while not state.over:
        seat = state.deciders[0]
        state.step(bots[seat].choose(state.view(seat)), seat)
        decisions += 1
    score = state.score()
    assert score.over and len(score.points) == players and decisions > 20
    assert score.points == pytest.approx([sum(sources.values()) for sources in score.sources])
    assert state.moves() == [] and state.deciders == ()


@pytest.mark.parametrize("name, players", GAMES)
def test_views_hold_nothing_hidden(name, players):
    game = khipu.Game(name, players)
    state = game.start("hidden")
    walk(state, 30)
    for viewer in [*range(players), "spectator"]:
        view = state.view(viewer)
        other = view.imagine("elsewhere")
        assert other.hash != state.hash
        assert (other.view(viewer).observe() == view.observe()).all()
        assert other.view(viewer).json() == view.json()
        assert other.view(viewer).moves() == view.moves()
    assert not any(name in dir(view) for name in ("state", "position", "hash"))


def test_states_are_loaded_and_copied():
    game = khipu.Game("tawantinsuyu", 2)
    state = game.start(5)
    walk(state, 40)
    twin, again = state.copy(), game.load(state.position())
    assert twin.hash == again.hash == state.hash
    walk(twin, 1)
    assert twin.hash != state.hash == again.hash


def test_events_are_told_as_a_viewer_learns_of_them():
    game = khipu.Game("tzolkin", 2)
    state = game.start("events")
    twin = state.copy()
    move = state.moves(0)[0]
    everything, heard = state.play(move, 0), twin.play(move, 0, viewer="spectator")
    assert len(everything) >= len(heard) and all(isinstance(event, dict) for event in everything)
    assert everything != heard, "what is kept is told to its owner alone"


def test_numbers_have_names():
    game = khipu.Game("tzolkin", 2)
    layout = game.layout
    row = game.start(7).view(0).observe()
    assert len(layout) == layout.width == len(row) == len(layout.names) == len(layout.scale)
    assert row[layout["me.free"]] == [3]
    assert dict(layout.explain(row))["me.free"] == 3
    assert layout.hash != khipu.Game("tzolkin", 3).layout.hash
    assert layout.lossy
    with pytest.raises(KeyError, match="me.corn"):
        layout["corn"]
    room = np.zeros(layout.width, np.int16)
    assert game.start(7).view(0).observe(out=room) is room and (room == row).all()


@pytest.mark.parametrize("name, players", GAMES)
def test_codes_and_words_go_there_and_back(name, players):
    game = khipu.Game(name, players)
    state = game.start("codes")
    for step in range(80):
        if state.over:
            break
        view = state.view(state.deciders[0])
        moves, menu = view.moves(), view.menu()
        assert [game.write(int(code)) for code in menu.code] == moves
        assert [game.code(words) for words in moves] == menu.code.tolist()
        assert menu.rows.shape == (len(moves), 8) and menu.rows[:, :5].max() < len(game.words)
        walk(state, 1, step)


def test_what_is_wrong_is_said():
    with pytest.raises(khipu.KhipuError, match="tzolkin"):
        khipu.Game("chess", 2)
    with pytest.raises(khipu.KhipuError, match="2"):
        khipu.Game("tzolkin", 7)
    with pytest.raises(khipu.KhipuError, match="lookout"):
        khipu.Game("settlers", 2, lookout="never")
    with pytest.raises(khipu.KhipuError, match="level1 to level5"):
        khipu.Bot("level9")
    game = khipu.Game("tzolkin", 2)
    state = game.start("wrong")
    with pytest.raises(khipu.Refused) as refused:
        state.play("end", 0)
    assert refused.value.rule and refused.value.reason["code"]
    assert state.why("end", 0).rule == refused.value.rule and state.why(state.moves(0)[0], 0) is None
    for wrong in [("fly away", 0), (10_000, 0), (0, 5)]:
        with pytest.raises(khipu.KhipuError):
            state.play(*wrong)
    with pytest.raises(TypeError):
        state.play(1.5, 0)
    with pytest.raises(khipu.Faults) as faults:
        game.load({"game": "tzolkin"})
    assert faults.value.faults
    with pytest.raises(khipu.KhipuError, match="spectator"):
        state.view("nobody")
    with pytest.raises(khipu.Faults):
        khipu.Record.read("no record")
    with pytest.raises(khipu.KhipuError, match="code"):
        game.write(0xFFFFFFFF)
    with pytest.raises(khipu.KhipuError, match="nothing to decide"):
        khipu.Bot("random").choose(state.view("spectator"))
    with pytest.raises(khipu.KhipuError, match="numbers"):
        state.view(0).observe(out=np.zeros(3, np.int16))


def test_a_search_finds_lines():
    view = khipu.Game("tzolkin", 2).start("search").view(0)
    lines = khipu.analyse(view, iterations=200, seed=1)
    assert {line.move for line in lines} <= set(view.moves())
    assert lines[0].points is not None and lines[0].error > 0 and lines[-1].points is None
    assert lines[0].visits >= lines[-1].visits and lines == khipu.analyse(view, iterations=200, seed=1)


def test_an_arena_gives_everybody_the_same_deals():
    game = khipu.Game("tzolkin", 2)
    table = khipu.arena(game, ["greedy", "random"], deals=20, seed="arena")
    assert table[0].games == table[1].games == 40 and table[0].share > 0.9
    assert table.games == khipu.arena(game, ["greedy", "random"], deals=20, seed="arena", threads=2).games

    class First:
        def choose(self, obs, menu, seat):
            assert obs.shape == (len(seat), game.layout.width) and len(menu.count) == len(seat)
            return np.zeros(len(seat), np.int32)

    mixed = khipu.arena(game, [First(), "greedy"], deals=3, seed=1)
    assert mixed[0].name == "First" and mixed[0].games == 6 and mixed[1].share > 0.5
    with pytest.raises(khipu.KhipuError, match="2 players"):
        khipu.arena(game, ["greedy"], deals=1, seed=1)


def save_net(path, game, layout=None):
    """A net without a meaning, as examples/python/clone.py writes them."""
    rng = np.random.default_rng(1)
    shapes = {"see": (game.layout.width, 8), "seen": (8,), "mix": (8, 6), "say": (5, len(game.words), 6), "weigh": (6,)}
    weights = {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    made_for = {"game": game.name, "players": np.int64(game.players), "layout": layout or game.layout.hash}
    np.savez(path, **made_for, **weights)
    return weights


@pytest.mark.parametrize("name, players", GAMES)
def test_a_net_in_a_file_plays_as_in_numpy(name, players, tmp_path):
    game, path = khipu.Game(name, players), tmp_path / "net.npz"
    weights = save_net(path, game)
    bot, state = khipu.Bot(f"net:{path}"), game.start("net")
    for _ in range(40):
        if state.over:
            break
        view = state.view(state.deciders[0])
        rows = view.menu().rows[:, :5]
        hidden = np.maximum(view.observe() * game.layout.scale @ weights["see"] + weights["seen"], 0)
        said = sum(weights["say"][column][rows[:, column]] for column in range(5))
        scores = np.maximum(hidden @ weights["mix"] + said, 0) @ weights["weigh"]
        chosen = bot.choose(view)
        assert scores[view.moves().index(chosen)] > scores.max() - 1e-3
        state.step(chosen)


def test_a_net_of_another_layout_is_refused(tmp_path):
    game, path = khipu.Game("tzolkin", 2), tmp_path / "net.npz"
    save_net(path, game, layout="0123456789abcdef")
    other = tmp_path / "other.npz"
    save_net(other, khipu.Game("tzolkin", 3))
    for wrong in (path, other):
        with pytest.raises(khipu.KhipuError, match="was made for tzolkin with"):
            khipu.arena(game, [f"net:{wrong}", "random"], deals=1, seed=1)
        with pytest.raises(khipu.KhipuError, match="was made for tzolkin with"):
            khipu.Bot(f"net:{wrong}").choose(game.start(1).view(0))
        with pytest.raises(khipu.KhipuError, match="was made for tzolkin with"):
            khipu.Batch(game, 4, seed=1, bots={1: f"net:{wrong}"})
    path.write_bytes(b"no archive")
    for wrong, why in [(f"net:{path}", "no NPZ archive"), ("net:nowhere.npz", "cannot be read"), ("exec:true", "policy")]:
        with pytest.raises(khipu.KhipuError, match=why):
            khipu.Bot(wrong)


def test_games_become_data_and_come_back(tmp_path):
    game = khipu.Game("tawantinsuyu", 2)
    folder = khipu.play_games(game, ["random", "random"], games=3, seed=4, out=tmp_path / "run", chunk=100)
    data = khipu.open_data(folder)
    data.check(game)
    blocks = list(data)
    assert len(blocks) == len(data.files) >= 2
    records = data.records()
    assert len(records) == 3
    for block in blocks:
        for row in range(0, len(block["step"]), 17):
            record = records[block["game"][row]]
            codes = block["codes"][block["start"][row] : block["start"][row + 1]]
            seat, words, _ = record.moves[block["step"][row]]
            assert (seat, words) == (block["seat"][row], game.write(int(codes[block["chosen"][row]])))
    states = records[0].replay()
    first = blocks[0]["obs"][:50]
    for step, row in enumerate(first):
        assert (states[step].view(int(blocks[0]["seat"][step])).observe() == row).all()
    # As if the layout had changed since: the records are encoded anew, and come out as before.
    meta = (folder / "meta.json").read_text(encoding="utf-8")
    (folder / "meta.json").write_text(meta.replace(game.layout.hash, "0123456789abcdef"), encoding="utf-8")
    old = khipu.open_data(folder)
    with pytest.raises(khipu.KhipuError, match="encode_again"):
        old.check(game)
    again = khipu.open_data(old.encode_again(tmp_path / "again", chunk=100))
    again.check(game)
    for one, other in zip(again, blocks, strict=True):
        assert one.keys() == other.keys() and all((one[name] == other[name]).all() for name in one)
    with pytest.raises(khipu.KhipuError, match="layout"):
        data.check(khipu.Game("tawantinsuyu", 3))
    with pytest.raises(khipu.KhipuError, match="not empty"):
        khipu.play_games(game, ["random", "random"], games=1, seed=4, out=folder)
