"""Requests of a person who teaches a table: take a look, learn from the corrected look, take lessons back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.frames.phone_photo import TakenLook
from companion.photo_look.photo_results import PhotoSent
from vision.teaching.labels import MatLabel
from vision.teaching.lesson import Lesson


@dataclass(frozen=True, slots=True)
class ToTeach:
    """A look to be corrected: a phone's photo, or a picture of the table's own camera."""

    look: PhotoSent | TakenLook


@dataclass(frozen=True, slots=True)
class SaidRight:
    """The corrected counts of the last look, of that ``number``; ``before``: the table's earlier lessons."""

    number: int
    name: str
    table: str
    labels: tuple[MatLabel, ...]
    before: tuple[Lesson, ...]


@dataclass(frozen=True, slots=True)
class Relearn:
    """A request to learn the same table from these lessons only."""

    table: str
    lessons: tuple[Lesson, ...]


def names_free(lessons: Sequence[Lesson], prefix: str) -> str:
    """Return a name that no lesson has; a look of the same name would replace it."""
    taken = {lesson.name for lesson in lessons}
    return next(name for number in range(1, len(taken) + 2) if (name := f"{prefix} {number}") not in taken)
