"""A client generated from the OpenAPI document of a server: one method for each operation, with every request and every
answer checked against the document. It plays a game with it, and asks for what must be refused."""

import json
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

from jsonschema import Draft202012Validator
from openapi_spec_validator import validate


class Refused(Exception):
    def __init__(self, status, headers, trouble):
        super().__init__(f"{status} {trouble}")
        self.status, self.headers, self.trouble = status, headers, trouble


class Client:
    def __init__(self, base, document, token=None):
        self.base, self.document, self.token = base, document, token
        # Whether it comes again when it is told that it came too often.
        self.patient = True
        for path, item in document["paths"].items():
            for verb, operation in item.items():
                setattr(self, operation["operationId"], self.method(path, verb, operation))

    def check(self, schema, value, where):
        whole = {"$defs": {}, "components": self.document["components"], **schema}
        errors = list(Draft202012Validator(whole).iter_errors(value))
        assert not errors, f"{where}: {errors[0].message} at {list(errors[0].absolute_path)}"

    def method(self, path, verb, operation):
        parameters = operation.get("parameters", [])
        names = {p["name"]: p for p in parameters}
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")

        def call(body=None, **given):
            assert given.keys() <= names.keys(), f"{operation['operationId']} has no {given.keys() - names.keys()}"
            for p in parameters:
                assert p["name"] in given or not p.get("required"), f"{p['name']} is missing"
            url = path
            for name, p in names.items():
                if p["in"] == "path":
                    url = url.replace("{" + name + "}", urllib.parse.quote(str(given[name])))
            query = {n: given[n] for n, p in names.items() if p["in"] == "query" and n in given}
            if query:
                url += "?" + urllib.parse.urlencode(query)
            if body is not None:
                self.check(content["schema"], body, f"the body for {url}")
            return self.send(operation, verb.upper(), url, body)

        return call

    def send(self, operation, verb, url, body):
        request = urllib.request.Request(self.base + url, method=verb)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            answer = urllib.request.urlopen(request, data)
        except urllib.error.HTTPError as error:
            answer = error
        status, kind = str(answer.status), answer.headers.get_content_type()
        assert status in operation["responses"], f"{verb} {url}: {status} is not in the document"
        response = operation["responses"][status]
        assert response["description"], f"{verb} {url}: {status} is not described"
        content = response.get("content", {})
        assert kind in content or not content or kind == "application/jsonl", f"{verb} {url}: {kind} is not in the document"
        if kind == "text/event-stream":
            return self.messages(answer, content[kind]["schema"])
        text = answer.read().decode()
        if kind != "application/json":
            return text
        value = json.loads(text)
        self.check(content[kind]["schema"], value, f"{verb} {url}")
        if status == "429" and self.patient:
            time.sleep(int(answer.headers["Retry-After"]))
            return self.send(operation, verb, url, body)
        if int(status) >= 400:
            raise Refused(int(status), answer.headers, value)
        return value

    def messages(self, answer, schema):
        for line in answer:
            if line.startswith(b"data: "):
                value = json.loads(line[6:])
                self.check(schema, value, "a message of the stream")
                yield value


def refused(status, code, call, *body, **given):
    try:
        call(*body, **given)
    except Refused as refusal:
        assert (refusal.status, refusal.trouble["code"]) == (status, code), refusal
        return refusal
    raise AssertionError(f"{code} was not refused")


def main(base):
    document = json.load(urllib.request.urlopen(base + "/api/openapi.json"))
    validate(document)
    assert document["components"]["securitySchemes"], "a security scheme"
    for path, item in document["paths"].items():
        for verb, operation in item.items():
            for status in ("401", "429", "503"):
                response = operation["responses"][status]
                assert response["description"] and response["content"]["application/json"], f"{verb} {path} {status}"
                assert status == "401" or response["headers"]["Retry-After"], f"{verb} {path} {status}"

    stranger = Client(base, document)
    client = Client(base, document, stranger.new_guest({"name": "Ada"})["token"])
    games = client.games()
    assert {game["name"] for game in games} >= {"tzolkin", "tawantinsuyu", "settlers"}
    seats = [{"who": "here", "name": "Ann"}, {"who": "here", "name": "Ben"}]
    made = client.create({"game": "tzolkin", "seats": seats, "seed": "a generated client"})
    table = made["id"]
    assert table in [t["id"] for t in client.tables()["own"]]
    stream = client.events(id=table, **{"as": 0})
    assert next(stream)["version"] == client.view(id=table)["version"]

    moves = 0
    while True:
        view = client.view(id=table, **{"as": "none"})
        if view["over"]:
            break
        seat = view["deciders"][0]
        offered = client.moves(id=table, **{"as": seat})
        wanted = {"as": seat, "version": offered["version"], "move": offered["moves"][moves % len(offered["moves"])]}
        acted = client.play(wanted, id=table)
        assert acted["version"] == offered["version"] + 1
        if moves == 0:
            refused(409, "stale", client.play, wanted, id=table)
        moves += 1
    assert len(view["score"]["scores"]) == 2 and view["seed"] == "a generated client"
    assert client.download(id=table).startswith("khipu-record")
    while not next(stream)["over"]:
        pass

    forger = Client(base, document, "0" * 32 + ".0.20000." + "0" * 32)
    refused(401, "unknown_token", forger.tables)
    refused(404, "no_table", client.view, id="0" * 20)
    refused(400, "bad_request", client.change, {"what": "leave"}, id=table, seat="x")
    client.check = lambda *_: None
    refused(422, "bad_level", client.create, {"game": "tzolkin", "seats": seats[:1] + [{"who": "bot", "level": 9}]})
    del client.check
    stranger.patient = False
    for _ in range(200):
        try:
            stranger.new_guest({"name": "Eve"})
        except Refused as refusal:
            assert refusal.status == 429 and int(refusal.headers["Retry-After"]) >= 1, refusal
            break
    else:
        raise AssertionError("guests without end")
    fresh = Client(base, document, client.log_out()["token"])
    refused(401, "unknown_token", client.tables)
    fresh.tables()
    print(f"the document is valid; a generated client played {moves} moves")


if __name__ == "__main__":
    main(sys.argv[1])
