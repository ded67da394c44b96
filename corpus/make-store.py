#!/usr/bin/env python3
"""Makes the store of a release for the corpus: tables of all games and numbers of players, under way and finished.

    corpus/make-store.py path/to/khipu corpus/0.2.0

A release runs this once with its own binary and commits what comes of it: `store.db.gz`, the store as that release left it, and
`store.json`, what each table must look like when a later release opens it. Later releases must open every such store, go
on with every table in it, and replay it to the same hashes.
"""

import gzip
import http.client
import json
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

PORT = 17878


class Guest:
    def __init__(self, name):
        self.line = http.client.HTTPConnection("127.0.0.1", PORT, timeout=30)
        self.token = None
        self.token = self.ask("POST", "/api/guests", {"name": name})["token"]

    def ask(self, method, path, body=None, may_be=()):
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        self.line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self.line.getresponse()
        text = answer.read().decode()
        if answer.status in may_be:
            return None
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {text}")
        return json.loads(text) if text[:1] in "{[" else text


def play(guest, table, seats, moves, chance):
    """Plays so many random moves for the seats that the guest holds, with a move taken back now and then."""
    for number in range(moves):
        state = guest.ask("GET", f"/api/tables/{table}?as=none")
        while not state["over"] and not set(state["deciders"]) & set(seats):
            time.sleep(0.05)
            state = guest.ask("GET", f"/api/tables/{table}?as=none")
        if state["over"]:
            return
        seat = next(seat for seat in state["deciders"] if seat in seats)
        listed = guest.ask("GET", f"/api/tables/{table}/moves?as={seat}")
        if not listed["moves"]:
            continue
        wanted = {"as": seat, "version": listed["version"], "move": chance.choice(listed["moves"])}
        # A bot that decides at the same time may have been faster.
        played = guest.ask("POST", f"/api/tables/{table}/moves", wanted, may_be=(409,))
        if played and number % 23 == 7:
            state = guest.ask("GET", f"/api/tables/{table}?as={seat}")
            if state["undo"]:
                undo = {"as": seat, "version": played["version"]}
                guest.ask("POST", f"/api/tables/{table}/undo", undo, may_be=(409,))


def make(host):
    chance = random.Random("corpus")
    for title in host.ask("GET", "/api/games"):
        game = title["name"]
        for players in range(title["min_players"], title["max_players"] + 1):
            alone = [{"who": "me"}] + [{"who": "here", "name": f"Player {n + 1}"} for n in range(1, players)]
            bots = [{"who": "me"}] + [{"who": "bot", "level": 1}] * (players - 1)
            waiting = [{"who": "me"}] + [{"who": "open"}] * (players - 1)
            seats = range(players)
            for kind, wanted, own, moves in [
                ("finished", alone, seats, 20_000),
                ("under way", alone, seats, 60),
                ("with bots", bots, [0], 25),
                ("waiting", waiting, [0], 6 if players == 1 else 1),
            ]:
                table = {"game": game, "seats": wanted, "public": kind == "waiting"}
                if kind != "waiting":
                    table["seed"] = f"corpus {game} {players} {kind}"
                if game == "tawantinsuyu" and kind == "under way":
                    table["options"] = {"edition": ("pl", "ru", "fr", "consensus")[players - 1]}
                made = host.ask("POST", "/api/tables", table)
                if kind == "waiting":
                    state = host.ask("GET", f"/api/tables/{made['id']}?as=none")
                    if 0 in state["deciders"]:
                        play(host, made["id"], own, moves, chance)
                else:
                    play(host, made["id"], own, moves, chance)
                print(game, players, kind, made["id"], flush=True)


def summary(database):
    """What every later release must find: rows and the last hash of each table."""
    store = sqlite3.connect(database)
    tables = []
    for table, game, head, over in store.execute("SELECT id, game, head, over FROM tables ORDER BY made, id"):
        bodies = [json.loads(body) for (body,) in store.execute("SELECT body FROM log WHERE id = ? ORDER BY seq", (table,))]
        hashes = [body["hash"] for body in bodies if body["row"] == "move"]
        tables.append(
            {
                "id": table,
                "game": game,
                "rules": int(head.split("\n")[1].split()[2]),
                "rows": len(bodies),
                "moves": len(hashes),
                "undone": sum(body["count"] for body in bodies if body["row"] == "undo"),
                "last": hashes[-1] if hashes and bodies[-1]["row"] != "undo" else None,
                "over": bool(over),
            }
        )
    return tables


def main():
    khipu, out = sys.argv[1], pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = pathlib.Path(folder, "store.db")
        server = subprocess.Popen([khipu, "serve", "--port", str(PORT), "--database", str(database), "--unlimited"])
        try:
            time.sleep(2)
            host = Guest("Ada")
            make(host)
            # Bots that are still thinking come to an end.
            time.sleep(3)
            (out / "guest.txt").write_text(host.token + "\n")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
        store = sqlite3.connect(database)
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.execute("PRAGMA journal_mode = DELETE")
        store.close()
        (out / "store.json").write_text(json.dumps(summary(database), indent=1) + "\n")
        with open(database, "rb") as plain, gzip.GzipFile(out / "store.db.gz", "wb", mtime=0) as packed:
            shutil.copyfileobj(plain, packed)


main()
