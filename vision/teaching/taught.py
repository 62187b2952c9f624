"""What one table was taught, and the settings changed by it; nothing else in vision knows of teaching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from vision.geometry.table import PieceGeometry
from vision.settings.palette import Palette, Srgb
from vision.settings.stages import VisionSettings
from vision.settings.walls import DoubtSettings
from vision.teaching.colours import colours_of, learned_colours, palette_with
from vision.teaching.lesson import QUANTITIES, Lesson, Quantity
from vision.teaching.promises import learned_shift
from vision.teaching.sizes import learned_scale


@dataclass(frozen=True, slots=True)
class ColourSeen:
    """A colour of which the lessons show ``pieces`` pieces, before and after; the same if none was learned."""

    name: str
    before: Srgb
    after: Srgb
    pieces: int


@dataclass(frozen=True, slots=True)
class Taught:
    """What a table was taught, and the lessons it follows from.

    Attributes:
        table: its name.
        colours: the learned colours by name (``seat0``, ``brown`` …): those that the shipped palette mistakes.
        stone_mm, disk_mm: a stone's edge and a disk's height.
        shifts: what is added to the log odds of each quantity's counts.
    """

    table: str
    lessons: tuple[Lesson, ...]
    colours: tuple[tuple[str, Srgb], ...]
    stone_mm: float
    disk_mm: float
    shifts: tuple[tuple[Quantity, float], ...]

    def without_last(self, lessons: int, settings: VisionSettings) -> Taught:
        """The same table without the last lessons."""
        return learned(self.table, self.lessons[: max(len(self.lessons) - lessons, 0)], settings)

    def colours_seen(self, palette: Palette) -> tuple[ColourSeen, ...]:
        """Every colour that the lessons show; ``palette`` is that of a table that was never taught."""
        pieces = Counter(sample.colour for lesson in self.lessons for sample in lesson.samples)
        after = colours_of(self.palette(palette))
        return tuple(
            ColourSeen(name, before, after[name], pieces[name])
            for name, before in colours_of(palette).items()
            if pieces[name]
        )

    def palette(self, palette: Palette) -> Palette:
        """The palette with the table's own colours."""
        return palette_with(palette, dict(self.colours))

    def pieces(self, pieces: PieceGeometry) -> PieceGeometry:
        """The sizes of pieces with the table's own."""
        return replace(pieces, stone_mm=self.stone_mm, grain_thickness_mm=self.disk_mm)

    def doubt(self, doubt: DoubtSettings) -> DoubtSettings:
        """The confidence settings with the table's shifts added to the first weight of each quantity."""
        by = dict(self.shifts)
        return replace(
            doubt,
            stones_weights=_moved(doubt.stones_weights, by.get("stones", 0.0)),
            width_weights=_moved(doubt.width_weights, by.get("width", 0.0)),
            grain_weights=_moved(doubt.grain_weights, by.get("grain", 0.0)),
        )

    def settings(self, settings: VisionSettings) -> VisionSettings:
        """The settings for ``observe`` at this table."""
        return replace(
            settings,
            palette=self.palette(settings.palette),
            geometry=replace(settings.geometry, pieces=self.pieces(settings.geometry.pieces)),
            stages=replace(settings.stages, doubt=self.doubt(settings.stages.doubt)),
        )


def learned(table: str, lessons: Sequence[Lesson], settings: VisionSettings) -> Taught:
    """Combine all lessons of a table; their order does not matter.

    Args:
        settings: those of a table that was never taught.
    """
    own, pieces = settings.stages.teaching, settings.geometry.pieces
    samples = [sample for lesson in lessons for sample in lesson.samples]
    sizes = [size for lesson in lessons for size in lesson.sizes]
    claims = [claim for lesson in lessons for claim in lesson.claims]
    return Taught(
        table,
        tuple(lessons),
        tuple(learned_colours(samples, settings.palette, settings.stages.colours, own).items()),
        round(pieces.stone_mm * learned_scale(sizes, "stone", own), 3),
        round(pieces.grain_thickness_mm * learned_scale(sizes, "disk", own), 3),
        tuple((quantity, round(learned_shift(claims, quantity, own), 3)) for quantity in QUANTITIES),
    )


def kept_lessons(before: Sequence[Lesson], new: Sequence[Lesson], settings: VisionSettings) -> tuple[Lesson, ...]:
    """All lessons, one per name, the newer replacing the older; of looks only the latest ``most_looks``."""
    names = {lesson.name for lesson in new}
    both = [lesson for lesson in before if lesson.name not in names] + list(new)
    spare = sum(lesson.source == "look" for lesson in both) - settings.stages.teaching.most_looks
    kept = []
    for lesson in both:
        if lesson.source == "look" and spare > 0:
            spare -= 1
        else:
            kept.append(lesson)
    return tuple(kept)


def _moved(weights: tuple[float, ...], by: float) -> tuple[float, ...]:
    return weights[0] + by, *weights[1:]
