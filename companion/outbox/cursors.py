"""How much of each game the hub has, stored beside the log. If this is lost, games are merely sent again."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path

from companion.private_files import write_new


class Cursors:
    """The version up to which the hub has each game.

    Args:
        file: where they are stored; None: only in memory.
        hub: the hub's id; cursors stored for another hub are ignored.
    """

    def __init__(self, file: Path | None, hub: str) -> None:
        self._file = file
        self._hub = hub
        self._versions = {} if file is None else _read(file, hub)

    def of(self, game: str) -> int | None:
        """Return the version of that game at the hub; None if the hub has not said."""
        return self._versions.get(game)

    def move(self, game: str, version: int) -> None:
        """Store how far the hub has come in a game."""
        if self._versions.get(game) == version:
            return
        self._versions[game] = version
        if self._file is None:
            return
        written = self._file.with_name(f"{self._file.name}.new")
        with contextlib.suppress(OSError):  # a full disk: what was not stored is sent again
            write_new(written, json.dumps({"hub": self._hub, "versions": self._versions}).encode())
            os.replace(written, self._file)


def _read(file: Path, hub: str) -> dict[str, int]:
    """Return the stored cursors; none if the file is damaged, of another hub, or missing."""
    try:
        kept = json.loads(file.read_text("utf-8"))
        if kept["hub"] != hub:
            return {}
        return {str(game): version for game, version in kept["versions"].items() if type(version) is int}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}
