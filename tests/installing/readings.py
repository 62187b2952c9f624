"""Readings of the same photos by two machines, held against each other: what is told must be equal, numbers nearly so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from scripts.compare_readings import leaves

TIMES: Final = ("elapsed_ms", "stage_ms", "image")
"""What is no reading: how long it took, and what the file is called."""
LARGEST: Final = {
    "confidence": 5e-3,  # 0 to 1, told with four decimals; 0.0012 is the largest that was seen (docs/dependencies.md)
    "reprojection_error_px": 1e-3,  # told with three decimals
    "rotation": 1e-4,  # of unit vectors
    "translation": 0.05,  # mm; the mat stands some 400 to 900 mm away
    "x_mm": 0.1,
    "y_mm": 0.1,
    "crop": 1,  # px
}
"""How far a number may be off between machines: what the order of sums in other machine code comes to, and no more."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What the readings of two machines have in common.

    Attributes:
        alike: how many values are equal to the last digit.
        unequal: places where what is told differs, or a number by more than it may; with both values.
        off: of each kind of number the largest difference that is borne.
    """

    alike: int
    unequal: tuple[str, ...]
    off: Mapping[str, float]


def compared(one: object, other: object) -> Compared:
    """Two observations as ``raja count --json --details`` prints them, or lists of them."""
    first, second = dict(_readings(one)), dict(_readings(other))
    unequal = [f"{at}: only in {'one' if at in first else 'the other'}" for at in sorted(first.keys() ^ second.keys())]
    off: dict[str, float] = {}
    alike = 0
    for at in sorted(first.keys() & second.keys()):
        here, there = first[at], second[at]
        if here == there:
            alike += 1
            continue
        kind = _kind(at)
        if kind is None or not isinstance(here, (int, float)) or not isinstance(there, (int, float)):
            unequal.append(f"{at}: {here} and {there}")
        elif abs(here - there) > LARGEST[kind]:
            unequal.append(f"{at}: {here} and {there}, more than {LARGEST[kind]:g} apart")
        else:
            off[kind] = max(off.get(kind, 0.0), abs(here - there))
    return Compared(alike, tuple(unequal), off)


def told(result: Compared, photos: int) -> str:
    """The comparison in a few lines."""
    lines = [f"readings of {photos} photos: {result.alike} values equal, {len(result.unequal)} not"]
    lines += [
        f"  {kind}: at most {most:.2g} apart (borne: {LARGEST[kind]:g})" for kind, most in sorted(result.off.items())
    ]
    return "\n".join([*lines, *(f"  {place}" for place in result.unequal)])


def _readings(observation: object) -> Iterator[tuple[str, object]]:
    for at, value in leaves(observation):
        if not any(part in TIMES for part in at.split("/")):
            yield at, value


def _kind(at: str) -> str | None:
    """Which of the bounded numbers stands at a path."""
    return next((part for part in reversed(at.split("/")) if part in LARGEST), None)
