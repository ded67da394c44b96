"""A server that a script starts, asks and measures."""

import http.client
import json
import os
import pathlib
import re
import subprocess
import time


def start(khipu, database, *options, **settings):
    """A server on a database, its port, and the seconds until it was open."""
    command = [khipu, "serve", "--unlimited", "--port", "0", "--database", str(database), *options]
    begun = time.monotonic()
    settings = {"stderr": subprocess.DEVNULL} | settings
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **settings)
    port = int(re.search(r"localhost:(\d+)", process.stdout.readline()).group(1))
    return process, port, time.monotonic() - begun


def stop(process):
    process.terminate()
    process.wait(60)


def cpu(process):
    """Seconds that a process has run."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process):
    """Bytes that a process holds."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) * 1024


def ask(port, verb, path, body=None, token=None, headers=()):
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    headers = {"content-type": "application/json", **dict(headers)}
    headers |= {"authorization": f"Bearer {token}"} if token else {}
    line.request(verb, path, body and json.dumps(body), headers)
    answer = line.getresponse()
    text = answer.read()
    assert answer.status < 300, f"{verb} {path}: {answer.status} {text[:400]}"
    return text
