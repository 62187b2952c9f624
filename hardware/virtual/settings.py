"""The virtual table's camera, lamps and sloppiness (section ``[virtual_table]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LensSettings:
    """The virtual camera: size of its pictures, focal length, distortion ``(k1, k2, p1, p2, k3)``, softness, noise."""

    width_px: int
    height_px: int
    focal_px: float
    centre_px: tuple[float, float]
    dist: tuple[float, float, float, float, float]
    blur_px: float
    noise_codes: float
    jpeg_quality: int
    frames_per_s: float


@dataclass(frozen=True, slots=True)
class StandSettings:
    """Where the camera looks from: above the table's plane, away from the mat's middle, and aside of its front."""

    elevation_deg: float
    distance_mm: float
    market_distance_mm: float
    azimuth_deg: float


@dataclass(frozen=True, slots=True)
class LampSettings:
    """One light on the table.

    Attributes:
        white: linear RGB that white paper in the mat's middle would give, 0..1.
        from_deg: direction the light comes from, anticlockwise from the right of the picture.
        height_deg: how high it stands.
        direct: share of light that comes from there; the rest comes from all around.
        falloff: how much brighter the near side of the table is than the far one.
        shadow_blur_mm: how soft shadows are.
    """

    white: tuple[float, float, float]
    from_deg: float
    height_deg: float
    direct: float
    falloff: float
    shadow_blur_mm: float


@dataclass(frozen=True, slots=True)
class LookSettings:
    """How light falls on pieces, as shares of what would fall on level paper; fitted to photos of the set.

    Attributes:
        top, side: of a level and of an upright face.
        bounce: of the light that a tile throws back on what stands on it.
        gloss: linear grey added by the varnish.
        joint: how dark the edges between stones are, beside the face.
        edge_mm: breadth of a stone's edge.
        rim_mm: breadth of a disk's dark edge.
        grain: how much wood differs from place to place.
        stone_spread: how much stones differ from each other.
        table: sRGB of the table's wood.
        ink: sRGB of printed black.
        cardboard: sRGB of a tile's edge.
        line: sRGB of the printed lines.
    """

    top: float
    side: float
    bounce: float
    gloss: float
    joint: float
    edge_mm: float
    rim_mm: float
    grain: float
    stone_spread: float
    table: tuple[int, int, int]
    ink: tuple[int, int, int]
    cardboard: tuple[int, int, int]
    line: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class SloppinessSettings:
    """How far from straight people put things: tiles, stones, disks, mats."""

    tile_mm: float
    tile_deg: float
    stone_mm: float
    stone_deg: float
    gap_mm: float
    disk_mm: float
    mat_mm: float
    mat_deg: float


@dataclass(frozen=True, slots=True)
class VirtualTableSettings:
    """All of the virtual table. ``lamps`` by name; ``lamp`` is the one that is on.

    Attributes:
        still_scale: how many times as wide as its frames are the camera's stills; 1 for a camera of one size.
    """

    lens: LensSettings
    still_scale: float
    stand: StandSettings
    lamp: str
    lamps: dict[str, LampSettings]
    look: LookSettings
    sloppiness: SloppinessSettings
