"""A companion in small, to be killed: it writes the rolls of a board into a log, and says aloud how far it is.

``python -m tests.hardware.dice.rolls_into_a_log PORT LOG [stop-before|stop-after|fail-once]``: with ``stop-…`` it stands
still before or after the first roll of its life is durable, until somebody kills it; with ``fail-once`` its log fails once.
"""

from __future__ import annotations

import sqlite3
import sys
import threading
import time
from pathlib import Path

from companion.settings.loading import load_settings
from hardware.dice.happenings import Happening, RollSettled
from hardware.dice.link import open_link


class RollLog:
    """Rolls by board and number, each durable when ``add`` has returned."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, check_same_thread=False)
        self._connection.execute("PRAGMA synchronous=FULL")
        self._connection.execute(
            "CREATE TABLE IF NOT EXISTS rolls (board TEXT, number INTEGER, top INTEGER, PRIMARY KEY (board, number))"
        )
        self._connection.commit()

    def add(self, roll: RollSettled) -> None:
        """Write it and wait for the disk; a roll that is there already is a mistake of whoever hands it on."""
        with self._connection:
            self._connection.execute("INSERT INTO rolls VALUES (?, ?, ?)", (roll.board, roll.number, roll.top))

    def rolls(self) -> list[tuple[str, int, int]]:
        """Board, number and top, in order."""
        return list(self._connection.execute("SELECT board, number, top FROM rolls ORDER BY board, number"))

    def highest(self) -> dict[str, int]:
        """For each board its highest number that is durable."""
        return dict(self._connection.execute("SELECT board, MAX(number) FROM rolls GROUP BY board"))

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


def main(port: str, file: Path, how: str) -> None:
    """Write rolls until killed."""
    log = RollLog(file)
    failures = ["the disk is full"] if how == "fail-once" else []

    def listener(happening: Happening) -> None:
        if not isinstance(happening, RollSettled):
            return
        print("arrived", happening.number, flush=True)
        if how == "stop-before":
            threading.Event().wait()
        if failures:
            raise OSError(failures.pop())
        log.add(happening)
        print("durable", happening.number, flush=True)
        if how == "stop-after":
            threading.Event().wait()

    link = open_link(load_settings().link, listener, delivered=log.highest(), port=port)
    while True:
        if link.status.state == "talking" and [well.state for well in link.status.board.wells if well] == ["E", "E"]:
            print("ready", flush=True)
        time.sleep(0.05)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "")
