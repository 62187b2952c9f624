"""What a table has been taught, before and after, as its page shows it."""

from __future__ import annotations

from companion.settings.loading import Settings
from companion.teaching.schema import ColourTaught, LessonTaught, TeachingShown
from vision.settings.palette import Srgb
from vision.teaching.taught import Taught


def teaching_shown(table: str, taught: Taught | None, untaught: Settings, *, camera: bool) -> TeachingShown:
    """Return what the page shows; the table may never have been taught."""
    pieces = untaught.geometry.pieces
    stone, disk = pieces.stone_mm, pieces.grain_thickness_mm
    if taught is None:
        return TeachingShown(table, camera, (), (), (stone, stone), (disk, disk))
    return TeachingShown(
        table,
        camera,
        tuple(
            LessonTaught(lesson.name, len(lesson.claims), sum(claim.right for claim in lesson.claims))
            for lesson in taught.lessons
        ),
        tuple(
            ColourTaught(colour.name, _written(colour.before), _written(colour.after))
            for colour in taught.colours_seen(untaught.palette)
        ),
        (stone, taught.stone_mm),
        (disk, taught.disk_mm),
    )


def _written(colour: Srgb) -> str:
    return "#" + "".join(f"{code:02x}" for code in colour)
