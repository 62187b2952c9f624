"""Settings of the virtual table: camera, lamps and sloppiness (section ``[virtual_table]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LensSettings:
    """The virtual camera: picture size, focal length, distortion ``(k1, k2, p1, p2, k3)``, blur, noise."""

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
    """Where the camera stands: its angle above the table's plane, its distance from the mat's middle, and its angle
    from the mat's front.
    """

    elevation_deg: float
    distance_mm: float
    market_distance_mm: float
    azimuth_deg: float


@dataclass(frozen=True, slots=True)
class LampSettings:
    """One light on the table.

    Attributes:
        white: linear RGB of white paper in the mat's middle, 0..1.
        from_deg: direction the light comes from, anticlockwise from the picture's right.
        height_deg: how high the lamp stands.
        direct: share of light that comes from the lamp's direction; the rest comes from all around.
        falloff: how much brighter the side of the picture towards the lamp is than the other one.
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
    """Light on pieces, as shares of the light on level paper; fitted to photos of the set.

    Attributes:
        top, side: light on a level and on an upright face.
        bounce: share of light that a tile reflects onto what stands on it.
        gloss: linear grey added by the varnish.
        joint: brightness of the edges between stones, relative to the face.
        edge_mm: width of a stone's edge.
        rim_mm: width of a disk's dark edge.
        grain: how much wood's brightness varies from place to place.
        stone_spread: how much stones' brightness varies from stone to stone.
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
    """How crookedly people put things down: tiles, stones, disks, mats."""

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
    """All settings of the virtual table. ``lamps`` by name; ``lamp`` names the one that is on.

    Attributes:
        still_scale: width of the camera's stills relative to its frames; 1 for a camera without stills.
    """

    lens: LensSettings
    still_scale: float
    stand: StandSettings
    lamp: str
    lamps: dict[str, LampSettings]
    look: LookSettings
    sloppiness: SloppinessSettings
