"""Virtual tables for tests: settings as shipped, chance and clock the test's, a board that only remembers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from companion.settings.loading import Settings, load_settings
from hardware.virtual.pictures.pieces import PieceLook
from hardware.virtual.pictures.rendering import Renderer
from hardware.virtual.scenes.changes import Hands
from hardware.virtual.table import TableKit


@lru_cache(maxsize=1)
def shipped() -> Settings:
    """The shipped settings."""
    return load_settings()


def piece_look() -> PieceLook:
    """What pieces look like, as shipped."""
    return shipped().piece_look()


def hands(seed: int) -> Hands:
    """Hands with chance of their own."""
    own = shipped()
    return Hands(own.geometry, own.virtual_table.sloppiness, own.virtual_table.look.stone_spread, Random(seed))


def renderer(lamp: str | None = None) -> Renderer:
    """A renderer with nothing kept yet."""
    return Renderer(shipped().virtual_table, piece_look(), lamp)


def table_kit(seed: int = 1, clock_ns: Callable[[], int] = time.monotonic_ns) -> TableKit:
    """What a virtual table is made of."""
    return TableKit(shipped().virtual_table, piece_look(), Random(seed), clock_ns)


@dataclass
class RecordingBoard:
    """A dice board that writes down what was done to it."""

    plugged: bool = True
    done: list[tuple[str, tuple[float, ...]]] = field(default_factory=list)

    def throw(self, well: int, face: int) -> None:
        """Noted."""
        self.done.append(("throw", (well, face)))

    def lift(self, well: int) -> None:
        """Noted."""
        self.done.append(("lift", (well,)))

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """Noted."""
        self.done.append(("bump", (peak_mg, length_ms)))

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """Noted."""
        self.done.append(("tilt", (x_deg, y_deg)))

    def unplug(self) -> None:
        """Noted."""
        self.plugged = False

    def plug(self) -> None:
        """Noted."""
        self.plugged = True
