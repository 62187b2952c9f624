"""What this table has been taught, while people play at it: stored, passed to all that reads, and undone again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.settings.loading import Settings

if TYPE_CHECKING:  # loads photo reading, which an untaught table does not need
    from vision.teaching.taught import Taught


class OwnTable:
    """What this table has been taught. Thread-safe.

    Args:
        untaught: the companion's settings for an untaught table.
        file: the file that stores what this table has been taught.
        taught: what it has been taught before; None if nothing.
    """

    def __init__(self, untaught: Settings, file: Path, taught: Taught | None) -> None:
        self.untaught = untaught
        self._file = file
        self._lock = threading.Lock()
        self._taught = taught
        self._heard_by: list[Callable[[], None]] = []

    @property
    def name(self) -> str:
        """The table's name."""
        return self._file.stem

    @property
    def taught(self) -> Taught | None:
        """What the table has been taught; None if nothing."""
        with self._lock:
            return self._taught

    def settings(self) -> Settings:
        """Return the companion's present settings for this table."""
        taught = self.taught
        if taught is None:
            return self.untaught
        from companion.teaching.tables import at_table  # noqa: PLC0415 loads what looks at photos

        return at_table(self.untaught, taught)

    def on_change(self, hear: Callable[[], None]) -> None:
        """Call ``hear`` whenever the settings have changed."""
        self._heard_by.append(hear)

    def keep(self, taught: Taught | None) -> None:
        """Replace what the table has been taught (None: nothing any more), first on disk.

        Raises:
            CompanionError: ``table.unwritable``.
        """
        from companion.teaching.tables import forget_table, write_table  # noqa: PLC0415 loads what looks at photos

        with self._lock:
            if taught is None:
                forget_table(self._file)
            else:
                write_table(self._file, taught)
            self._taught = taught
        for hear in self._heard_by:
            hear()
