"""Settings for what lies flat on a mat or covers it: paper, tiles, market, shields, hands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PaperSettings:
    """When a mat's own paper is learned (section ``[vision.paper]``)."""

    known_share: float
    least_light: float
    likeness: float
    alike_share: float
    step_codes: int


@dataclass(frozen=True, slots=True)
class TileSettings:
    """Thresholds of finding tiles (section ``[vision.tiles]``). Shares are of a cell's examined area."""

    px_per_mm: float
    sheet_inset_mm: float
    inset_mm: float
    inside_share: float
    tile_share: float
    tile_to_bare: float
    bare_share: float
    stray_to_bare: float
    open_share: float
    stray_in_crowd: float
    side_ratio: float
    near_share: float


@dataclass(frozen=True, slots=True)
class MarketSettings:
    """Thresholds of reading the market's disks (section ``[vision.market]``). Shares are of a pad's examined area."""

    px_per_mm: float
    look_radius_mm: float
    faintest: float
    green_of_red: float
    blue_of_green: float
    yellow_share: float
    ink_darkness: float
    ink_share: float
    rival_ratio: float


@dataclass(frozen=True, slots=True)
class BesideSettings:
    """When a cell beside the tiles is examined (section ``[vision.beside]``)."""

    contrast: float
    brightest: float
    around_px: int
    thinnest_px: int
    least_mm2: float
    marker_margin_mm: float
    tile_margin_mm: float
    printed_mm: tuple[tuple[float, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class ShieldSettings:
    """Thresholds of reading shields (section ``[vision.shields]``). Shares are of a whole shield's area or side."""

    trace_share: float
    least_share: float
    most_share: float
    square_share: float
    patch_mm: float
    sample_px_per_mm: float
    nudges_deg: tuple[float, ...]
    least_correlation: float
    least_margin: float
    numerals: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class HandSettings:
    """Thresholds of finding hands (section ``[vision.hands]``)."""

    coarse_mm: float
    suspect_mm2: float
    hand_mm2: float
    cell_share: float
    around_mm: float
    marker_margin_mm: float
    sleeve_mm2: float
    sleeve_edge_mm: float
    sleeve_likeness: float
    faintest: float
    stones_under: int
