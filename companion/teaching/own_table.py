"""What this table taught, while it is played at: kept in its file, heard by whatever looks, and taken back again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.settings.loading import Settings

if TYPE_CHECKING:  # loads what looks at photos, which a table that nobody taught has no need of
    from vision.teaching.taught import Taught


class OwnTable:
    """Safe to be used by several threads.

    Args:
        untaught: the companion's settings at a table that taught nothing.
        file: where this table's teaching is kept.
        taught: what is known at the beginning; None where nothing is.
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
        """What it taught; None where nothing was."""
        with self._lock:
            return self._taught

    def settings(self) -> Settings:
        """The companion's settings here and now."""
        taught = self.taught
        if taught is None:
            return self.untaught
        from companion.teaching.tables import at_table  # noqa: PLC0415 loads what looks at photos

        return at_table(self.untaught, taught)

    def on_change(self, hear: Callable[[], None]) -> None:
        """Call that whenever the settings are others than before."""
        self._heard_by.append(hear)

    def keep(self, taught: Taught | None) -> None:
        """What it taught by now; None: nothing any more. On the disk first.

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
