"""A PostgreSQL that a script starts, from the packages of the system."""

import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time


def program(name):
    """A program of PostgreSQL; it refuses to run as root, so the user of the package runs it then."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    command = [str(found[-1] if found else name)]
    if os.geteuid() == 0:
        command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *command]
    return command


@contextlib.contextmanager
def postgres():
    """A server of PostgreSQL; what is given is the URL of its databases, up to their names."""
    folder = tempfile.mkdtemp()
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    setup = ["--username=khipu", "--auth=trust", "--encoding=UTF8", "--no-locale", "-D", folder]
    subprocess.run([*program("initdb"), *setup], check=True, stdout=subprocess.DEVNULL, cwd="/")
    options = ["-D", folder, "-k", "", "-h", "127.0.0.1", "-p", str(port), "-c", "log_min_messages=fatal"]
    server = subprocess.Popen([*program("postgres"), *options], stderr=subprocess.DEVNULL, cwd="/")
    try:
        yield f"postgres://khipu@127.0.0.1:{port}/"
    finally:
        server.send_signal(3)
        server.wait(60)
        shutil.rmtree(folder)


def ask(url, statement):
    """The answer of a database to a statement, when it answers."""
    for _ in range(100):
        asked = subprocess.run([*program("psql"), url, "-AtXc", statement], capture_output=True, text=True, cwd="/")
        if asked.returncode == 0:
            return asked.stdout.strip()
        time.sleep(0.1)
    raise SystemExit(asked.stderr)
