"""The room's own process, which the table starts, restarts and ends.

A full hall keeps a processor busy for seconds; in a separate process it does not delay the table's phones.
"""

from __future__ import annotations

import contextlib
import http.client
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.errors import TooBusy
from companion.open_room.store import RoomStore
from companion.supervised_process import SupervisedProcess, end_process
from companion.table.database import Database, LogUnavailable

_SQLITE: Final = "sqlite:///"
STARTS_WITHIN_S: Final = 30.0


def room_database(table_url: str) -> str:
    """Return the URL of the room's log: a separate file beside the table's, so that neither waits for the other's disk."""
    if not table_url.startswith(_SQLITE) or table_url in (_SQLITE, f"{_SQLITE}:memory:"):
        return table_url
    return f"{table_url.removesuffix('.sqlite')}-room.sqlite"


def game_goes_on(room_url: str) -> bool:
    """Whether a room was open when the companion last ended; checking creates no file.

    True if the log cannot be read, as a room may have been open: the room's own process repairs it, or reports why it
    cannot.
    """
    if room_url.startswith(_SQLITE) and not Path(room_url.removeprefix(_SQLITE)).exists():
        return False
    try:
        with contextlib.closing(Database(room_url)) as database:
            return RoomStore(database).goes_on()
    except LogUnavailable:
        return True


class RoomProcess(SupervisedProcess):
    """Starts and stops the process that serves the room, and restarts it after a crash.

    Args:
        command: the program and its arguments; it must end when its standard input does, so that it never outlives the
            table.
        port: the port at which it answers.
    """

    def __init__(self, command: Sequence[str], port: int) -> None:
        super().__init__(command, "open room")
        self.port = port

    def switch(self, *, on: bool) -> None:
        """Start or stop serving the room; when this returns after a start, it answers.

        Raises:
            TooBusy: ``room.not_served``: it does not start.
        """
        if not on:
            self.close()
            return
        with self._changing:
            if self._process is not None:
                return
            process = self._begun()
            if not self._answers(process):
                end_process(process)
                raise TooBusy("room.not_served", "The room does not open: is its port taken by another program?")
            self._keep(process)

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
