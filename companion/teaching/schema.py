"""Schema of what a table was taught."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ColourTaught:
    """A colour before and after, as a page writes them; ``name``: ``seat0`` …, ``brown``, ``tile_red``, ``tile_blue``."""

    name: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class LessonTaught:
    """One look, or one evening: how many of the counts that it could judge had been read as people said."""

    name: str
    counts: int
    right: int


@dataclass(frozen=True, slots=True)
class TeachingShown:
    """What a table taught.

    Args:
        table: its name.
        camera: it has a camera of its own that can show it what stands there.
        stone_mm, disk_mm: a stone's edge and a disk's height, before and after.
    """

    table: str
    camera: bool
    lessons: tuple[LessonTaught, ...]
    colours: tuple[ColourTaught, ...]
    stone_mm: tuple[float, float]
    disk_mm: tuple[float, float]
