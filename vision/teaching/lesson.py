"""What one look or one correction teaches; lessons are kept, so that any of them can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Quantity: TypeAlias = Literal["stones", "width", "grain"]
Sized: TypeAlias = Literal["stone", "disk"]
Source: TypeAlias = Literal["look", "correction"]
Rgb: TypeAlias = tuple[float, float, float]

QUANTITIES: tuple[Quantity, ...] = ("stones", "width", "grain")


@dataclass(frozen=True, slots=True)
class Claim:
    """A count that was read: its log odds before teaching, and whether people say it is right.

    ``weight``: 1 for a look; corrections made during a game count less.
    """

    quantity: Quantity
    log_odds: float
    right: bool
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Sample:
    """The appearance of one coloured thing in one place: some of its points, linear RGB relative to white.

    ``colour`` names it: ``seat0`` … , ``brown``, ``tile_red`` or ``tile_blue``.
    """

    colour: str
    points: tuple[Rgb, ...]


@dataclass(frozen=True, slots=True)
class Size:
    """How well one wall or column fits at each of ``[vision.teaching] size_scales``: log odds per point, 0 at the best."""

    piece: Sized
    fits: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One look, or one correction from a game (which teaches no colours or sizes)."""

    source: Source
    name: str
    claims: tuple[Claim, ...]
    samples: tuple[Sample, ...] = ()
    sizes: tuple[Size, ...] = ()
