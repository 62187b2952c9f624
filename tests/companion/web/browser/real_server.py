"""``raja play`` in a process of its own, as people run it: killed as a power cut would end it, and begun again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from bench.free_port import free_port
from companion.games.raja.game import ENGINE
from companion.games.raja.state import State
from companion.session.wall_reports import RajaTable
from companion.table.log import EventLog
from companion.table.table import Table

ROOT = Path(__file__).parents[4]
HOST = "127.0.0.1"
PATIENCE_S = 120.0
POLL_S = 0.05


class RealServer:
    """The server over one database; its log is read as whoever has the file could.

    Args:
        folder: where the database lies.
        options: of ``raja play``, such as ``--virtual``.
        settings: a settings file of one's own.
    """

    def __init__(self, folder: Path, *options: str, settings: Path | None = None) -> None:
        self.port = free_port()
        self._database = f"sqlite:///{folder / 'evening.sqlite'}"
        self._options = options
        self._settings = () if settings is None else ("--settings", str(settings))
        self._errors = (folder / "server.txt").open("ab")
        self._process: subprocess.Popen[bytes] | None = None
        self._log: EventLog | None = None
        self._table: RajaTable | None = None
        self.start()

    def start(self) -> float:
        """Begin, and wait until it answers; the seconds that took."""
        began = time.monotonic()
        self._process = subprocess.Popen(
            [
                # Where the tests run in the background their children would not heed Ctrl-C.
                *("env", "--default-signal=INT", sys.executable, "-m", "companion.cli.main", *self._settings),
                *("play", "--host", "0.0.0.0", "--port", str(self.port)),
                *("--address", "127.0.0.2", "--database", self._database, *self._options),
            ],
            cwd=ROOT,
            stdout=self._errors,
            stderr=self._errors,
        )
        while True:
            try:
                self.told()
                return time.monotonic() - began
            except OSError:
                assert self._process.poll() is None, "the server did not start"
                assert time.monotonic() - began < PATIENCE_S
                time.sleep(POLL_S)

    def kill(self) -> None:
        """As a power cut would end it."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        """End it as Ctrl-C does."""
        assert self._process is not None
        if self._log is not None:
            self._log.close()
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(timeout=120)
        except subprocess.TimeoutExpired:
            self.kill()
        self._errors.close()

    def told(self) -> dict[str, Any]:
        """What the table's own screen is told now."""
        return self._ask("/api/state")

    def get(self, path: str) -> dict[str, Any]:
        """A look from the table's own machine."""
        return self._ask(path)

    def post(self, path: str, **body: object) -> dict[str, Any]:
        """Something done from the table's own machine."""
        return self._ask(path, json.dumps(body).encode())

    def _ask(self, path: str, body: bytes | None = None) -> dict[str, Any]:
        request = urllib.request.Request(f"http://{HOST}:{self.port}{path}", body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                found = json.load(answer)
        except urllib.error.HTTPError as refusal:
            pytest.fail(f"{path}: {refusal.code} {refusal.read().decode()}")
        assert isinstance(found, dict)
        return found

    def table(self) -> RajaTable:
        """The game as its log has it, read anew where it has grown."""
        if self._log is None:
            self._log = EventLog(self._database)
        table_id = self.told()["lobby"]["table"]
        if self._table is None or self._log.events(table_id, self._table.version):
            assert self._log.events(table_id), "the game has not begun"
            self._table = Table.opened(self._log, table_id, ENGINE)
        return self._table

    @property
    def state(self) -> State:
        """The game now."""
        return self.table().state
