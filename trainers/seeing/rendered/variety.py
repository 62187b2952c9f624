"""How one rendered set, print and camera differ from the known ones: sizes, woods, ink, stray light, tone curves."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from vision.geometry.table import TableGeometry

Rgb: TypeAlias = tuple[float, float, float]

_SIZE = 0.04
_INK = (0.0, 0.22)
_VEIL = 0.08
_GAMMA = (0.75, 1.35)
_WORN = (0.15, 0.9)


@dataclass(frozen=True, slots=True)
class Variety:
    """One photo's set of pieces, print and camera.

    Attributes:
        stone_size, disk_size, disk_thickness: factors on the nominal sizes.
        uneven: how much stones and disks differ in size, as a share.
        paint, wood: factors on the colours of painted and of bare wood.
        ink: share of the paper's light that the print reflects besides its own.
        veil: share of white that the lens scatters over everything.
        cast: the colour cast that the white balance leaves, for each of red, green, blue.
        gamma: power of the codes. ``contrast``: how much the tone curve bends like an S.
        local_tone: how strongly the camera evens out bright and dark parts, 0..1.
        worn: how much bare wood shows at the edges of stones and disks, where paint and lacquer rub off, 0..1.
        flat_edges: whether edges are flat chamfers instead of round.
        mosaic: whether each pixel records only one colour. ``chroma_px``: how far colours are smeared.
    """

    stone_size: float = 1.0
    disk_size: float = 1.0
    disk_thickness: float = 1.0
    uneven: float = 0.0
    paint: Rgb = (1.0, 1.0, 1.0)
    wood: Rgb = (1.0, 1.0, 1.0)
    ink: float = 0.0
    veil: float = 0.0
    cast: Rgb = (1.0, 1.0, 1.0)
    gamma: float = 1.0
    contrast: float = 0.0
    local_tone: float = 0.0
    mosaic: bool = False
    chroma_px: float = 0.0
    worn: float = 0.0
    flat_edges: bool = False

    def sized(self, geometry: TableGeometry) -> TableGeometry:
        """The set's true sizes."""
        pieces = geometry.pieces
        own = replace(
            pieces,
            stone_mm=pieces.stone_mm * self.stone_size,
            grain_diameter_mm=pieces.grain_diameter_mm * self.disk_size,
            grain_thickness_mm=pieces.grain_thickness_mm * self.disk_thickness,
        )
        return replace(geometry, pieces=own)


def random_variety(rng: Random) -> Variety:
    """A random set, print and camera; each property is as usual in some of the photos."""
    return Variety(
        stone_size=1 + rng.uniform(-_SIZE, _SIZE),
        disk_size=1 + rng.uniform(-_SIZE, _SIZE),
        disk_thickness=1 + rng.uniform(-_SIZE, _SIZE),
        uneven=rng.choice((0.0, 0.01, 0.02)),
        paint=_tint(rng, 0.15, 0.08),
        wood=_tint(rng, 0.3, 0.12),
        ink=rng.choice((0.0, 1.0, 1.0)) * rng.uniform(*_INK),
        veil=rng.choice((0.0, 1.0)) * rng.uniform(0.0, _VEIL),
        cast=_tint(rng, 0.0, 0.1),
        gamma=rng.choice((1.0, rng.uniform(*_GAMMA))),
        contrast=rng.choice((0.0, rng.uniform(0.0, 0.5))),
        local_tone=rng.choice((0.0, 0.0, rng.uniform(0.0, 0.5))),
        mosaic=rng.random() < 0.6,
        chroma_px=rng.choice((0.0, rng.uniform(0.5, 2.5))),
        worn=rng.choice((0.0, 1.0)) * rng.uniform(*_WORN),
        flat_edges=rng.random() < 0.5,
    )


def _tint(rng: Random, bright: float, colour: float) -> Rgb:
    """Factors for red, green and blue whose logarithms vary by ``bright`` together and by ``colour`` separately."""
    shared = rng.gauss(0, bright)
    red, green, blue = (math.exp(shared + rng.gauss(0, colour)) for _ in range(3))
    return red, green, blue
