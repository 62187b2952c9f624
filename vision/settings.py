"""Everything vision may be told by the settings file; no values here, so that there is one place for them."""

from __future__ import annotations

from dataclasses import dataclass

from vision.geometry import TableGeometry

Srgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of the set's pieces, as sRGB under neutral light (section ``[palette]``)."""

    seats: tuple[Srgb, ...]
    tile_red: Srgb
    tile_blue: Srgb
    brown: Srgb
    shield_blue: Srgb
    disk_yellow: Srgb


@dataclass(frozen=True, slots=True)
class VisionSettings:
    """What ``observe`` needs beside the picture and the camera. Stages add their own sections here."""

    geometry: TableGeometry
    palette: Palette
