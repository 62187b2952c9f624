"""The room's own process, as the table starts it, keeps it alive and ends it.

A full hall keeps a processor busy for seconds; in a process of its own it cannot make the table's phones wait.
"""

from __future__ import annotations

import contextlib
import http.client
import logging
import os
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.errors import TooBusy
from companion.open_room.store import RoomStore
from companion.table.database import Database, LogUnavailable

_SQLITE: Final = "sqlite:///"
STARTS_WITHIN_S: Final = 30.0
ENDS_WITHIN_S: Final = 10.0
AGAIN_AFTER_S: Final = 1.0
LONGEST_AGAIN_S: Final = 60.0
"""Each time it falls it is begun anew a little later, at most so late."""


def room_database(table_url: str) -> str:
    """Where the room's log lies: a file of its own beside the table's, so that neither waits for the other's disk."""
    if not table_url.startswith(_SQLITE) or table_url in (_SQLITE, f"{_SQLITE}:memory:"):
        return table_url
    return f"{table_url.removesuffix('.sqlite')}-room.sqlite"


def game_goes_on(room_url: str) -> bool:
    """Whether a room was open when the companion last ended; no file is made to find out.

    Where the log cannot be read it may well have been: the room's own process mends it, or says why it cannot.
    """
    if room_url.startswith(_SQLITE) and not Path(room_url.removeprefix(_SQLITE)).exists():
        return False
    try:
        with contextlib.closing(Database(room_url)) as database:
            return RoomStore(database).goes_on()
    except LogUnavailable:
        return True


class RoomProcess:
    """Begins and ends the process that serves the room; begins it anew where it fell.

    Args:
        command: the program and its arguments; it ends when its standard input does, so that it outlives nobody.
        port: where it answers.
    """

    def __init__(self, command: Sequence[str], port: int) -> None:
        self.port = port
        self._command = list(command)
        self._changing = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def open(self) -> bool:
        """Whether the room is served."""
        return self._process is not None

    def switch(self, *, on: bool) -> None:
        """Serve the room, or do so no longer; it answers when this returns.

        Raises:
            TooBusy: ``room.not_served``: it does not come up.
        """
        with self._changing:
            if on and self._process is None:
                process = self._begun()
                if not self._answers(process):
                    _end(process)
                    raise TooBusy("room.not_served", "The room does not open: is its port taken by another program?")
                self._keep(process)
            elif not on and self._process is not None:
                process, self._process = self._process, None
                _end(process)

    def go_on(self) -> None:
        """Serve the room as before the companion ended; nobody waits for it."""
        with self._changing:
            if self._process is None:
                self._keep(self._begun())

    def close(self) -> None:
        """The table ends."""
        self.switch(on=False)

    def _keep(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        threading.Thread(target=self._watch, args=(process,), name="room watch", daemon=True).start()

    def _begun(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)

    def _answers(self, process: subprocess.Popen[bytes]) -> bool:
        deadline = time.monotonic() + STARTS_WITHIN_S
        while process.poll() is None and time.monotonic() < deadline:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=STARTS_WITHIN_S)
            try:
                connection.request("GET", "/api/room/host")
                return connection.getresponse().status == 200
            except OSError:
                time.sleep(0.1)
            finally:
                connection.close()
        return False

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        """Begin it anew when it falls; whoever plays there goes on where they were."""
        wait_s = AGAIN_AFTER_S
        while True:
            process.wait()
            _closed(process)
            time.sleep(wait_s)
            wait_s = min(LONGEST_AGAIN_S, 2 * wait_s)
            with self._changing:
                if self._process is not process:
                    return
                logging.getLogger(__name__).error(
                    "The open room's process ended (%s); it begins anew.", process.returncode
                )
                process = self._process = self._begun()


def _end(process: subprocess.Popen[bytes]) -> None:
    """As Ctrl-C does; by force where that does not help."""
    _closed(process)
    with contextlib.suppress(ProcessLookupError):
        os.kill(process.pid, signal.SIGINT)
    try:
        process.wait(ENDS_WITHIN_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _closed(process: subprocess.Popen[bytes]) -> None:
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
