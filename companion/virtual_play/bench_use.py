"""Remembers beside the log for which game the virtual table's bench is used, so that its wood outlasts a restart."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from pathlib import Path

from companion.errors import CompanionError
from companion.recording.writing.atomic_file import new_file


@dataclass(frozen=True, slots=True)
class BenchUse:
    """The bench is used in a game.

    Attributes:
        game: the game's id.
        followed: mats of people who play with virtual pieces.
    """

    game: str
    followed: frozenset[int] = frozenset()


class BenchUseFile:
    """The file that holds a ``BenchUse``.

    Args:
        log: the games' SQLite file, beside which it lies; None keeps nothing.
    """

    def __init__(self, log: Path | None) -> None:
        self._path = None if log is None else log.with_name(f"{log.stem}.bench.json")
        self._kept = self._read()

    @property
    def kept(self) -> BenchUse | None:
        """What was kept last; None if nothing was, or if the file cannot be read."""
        return self._kept

    def keep(self, use: BenchUse) -> None:
        """Keep this; on a full disk it is kept only until the end of the program."""
        if use == self._kept:
            return
        self._kept = use
        if self._path is not None:
            told = {"game": use.game, "followed": sorted(use.followed)}
            with contextlib.suppress(CompanionError), new_file(self._path, force=True) as stream:
                stream.write(json.dumps(told).encode())

    def _read(self) -> BenchUse | None:
        if self._path is None:
            return None
        try:
            told = json.loads(self._path.read_bytes())
            return BenchUse(str(told["game"]), frozenset(int(mat) for mat in told["followed"]))
        except (OSError, ValueError, TypeError, KeyError):
            return None
