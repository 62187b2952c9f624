"""How far the hub has come in each game, kept beside the log. What is lost of it is sent again, and no more."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path

from companion.private_files import write_new


class Cursors:
    """By game, the version up to which the hub has it.

    Args:
        file: where they are kept; None: in memory alone.
        hub: the hub's id: of another hub nothing is known.
    """

    def __init__(self, file: Path | None, hub: str) -> None:
        self._file = file
        self._hub = hub
        self._versions = {} if file is None else _read(file, hub)

    def of(self, game: str) -> int | None:
        """That game's; None where the hub has not said."""
        return self._versions.get(game)

    def move(self, game: str, version: int) -> None:
        """The hub has said how far it has come."""
        if self._versions.get(game) == version:
            return
        self._versions[game] = version
        if self._file is None:
            return
        written = self._file.with_name(f"{self._file.name}.new")
        with contextlib.suppress(OSError):  # a full disk: what was not kept is sent again
            write_new(written, json.dumps({"hub": self._hub, "versions": self._versions}).encode())
            os.replace(written, self._file)


def _read(file: Path, hub: str) -> dict[str, int]:
    """What the file says; nothing where it is damaged, of another hub, or not there."""
    try:
        kept = json.loads(file.read_text("utf-8"))
        if kept["hub"] != hub:
            return {}
        return {str(game): version for game, version in kept["versions"].items() if type(version) is int}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}
