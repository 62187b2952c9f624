"""Everything vision may be told by the settings file; no values here, so that there is one place for them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

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
    papers: tuple[Srgb, ...]
    bare_wood: tuple[Srgb, ...]
    skin: tuple[Srgb, ...]


@dataclass(frozen=True, slots=True)
class PoseSettings:
    """Thresholds of finding markers and mats (section ``[vision.pose]``)."""

    search_width_px: float
    threshold_window_min_px: int
    threshold_window_max_px: int
    threshold_window_step_px: int
    corner_window_share: float
    corner_window_max_px: int
    markers_needed: int
    agree_share: float
    worst_error_px: float
    error_width_px: float
    error_floor_px: float
    ambiguity_ratio: float
    same_pose_deg: float
    same_plane_deg: float


@dataclass(frozen=True, slots=True)
class LightSettings:
    """Thresholds of the light model (section ``[vision.light]``)."""

    step_px: int
    ink_reflectance: float


@dataclass(frozen=True, slots=True)
class ColourSettings:
    """How the palette's colours may look (section ``[vision.colours]``)."""

    shades: tuple[float, ...]
    glosses: tuple[float, ...]
    floor: float
    brightness_weight: float
    shade_cost: float
    gloss_cost: float
    neutral_ratio: float
    dark_below: float


@dataclass(frozen=True, slots=True)
class TileSettings:
    """Thresholds of finding tiles (section ``[vision.tiles]``). Shares are of a cell's looked-at area."""

    px_per_mm: float
    margin_mm: float
    inset_mm: float
    inside_share: float
    tile_share: float
    tile_to_bare: float
    bare_share: float
    stray_to_bare: float
    side_ratio: float


@dataclass(frozen=True, slots=True)
class MarketSettings:
    """Thresholds of reading the market's disks (section ``[vision.market]``). Shares are of a pad's looked-at area."""

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
class NobleSettings:
    """The noble's shape and how its evidence is weighed (section ``[vision.nobles]``)."""

    px_per_mm: float
    profile_mm: tuple[tuple[float, float], ...]
    head_from_mm: float
    blur_px: float
    edge_floor: float
    foot_inset_mm: float
    worth_a_look: float
    weights: tuple[float, float, float, float, float]
    places: int
    places_apart_mm: float
    seen_above: float
    absent_below: float
    lowest_score: float
    covered_share: float


@dataclass(frozen=True, slots=True)
class StandingSettings:
    """Blobs that tell a city's tile (section ``[vision.standing]``), measured along the line of sight."""

    least_mm2: float
    foot_lift_mm: float
    edge_inset_mm: float
    stone_mm2: float
    more_than_a_stone_mm2: float
    more_than_a_shadow_mm2: float
    own_beside_noble_mm2: float
    least_grain_mm2: float
    grain_breadth_mm: float
    tall_grain_mm: float


@dataclass(frozen=True, slots=True)
class ShieldSettings:
    """Thresholds of reading shields (section ``[vision.shields]``). Shares are of a whole shield's area or side."""

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


@dataclass(frozen=True, slots=True)
class PieceSettings:
    """Thresholds of finding elephants and player markers (section ``[vision.pieces]``), seen from above."""

    elephant_least_mm2: float
    elephant_most_mm2: float
    elephant_breadth_mm: float
    marker_least_mm2: float
    marker_most_mm2: float
    clear_share: float


@dataclass(frozen=True, slots=True)
class LooseSettings:
    """Thresholds of counting fallen stones (section ``[vision.loose]``), seen from above."""

    least_mm2: float
    most_mm2: float
    longest_mm: float
    noble_reach_mm: float


@dataclass(frozen=True, slots=True)
class SiteSettings:
    """How much of the picture the readers of walls and grain get (section ``[vision.site]``)."""

    height_mm: float
    margin_px: int


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """When two pictures differ (section ``[vision.tracker.change]``). Brightness in steps of 0..255."""

    width_px: int
    dark: int
    smooth_px: int
    step: float
    noise_ratio: float
    least_px: int


@dataclass(frozen=True, slots=True)
class TrackerSettings:
    """When the table is still and what is read anew (section ``[vision.tracker]``)."""

    settle_s: float
    cell_height_mm: float
    cell_margin_mm: float
    mat_moved_mm: float
    change: ChangeSettings


@dataclass(frozen=True, slots=True)
class VisionStages:
    """One section for each stage of seeing (sections ``[vision.*]``); a stage adds its own here."""

    pose: PoseSettings
    light: LightSettings
    colours: ColourSettings
    tiles: TileSettings
    market: MarketSettings
    nobles: NobleSettings
    standing: StandingSettings
    shields: ShieldSettings
    hands: HandSettings
    pieces: PieceSettings
    loose: LooseSettings
    site: SiteSettings
    tracker: TrackerSettings


@dataclass(frozen=True, slots=True)
class VisionSettings:
    """What ``observe`` needs beside the picture and the camera.

    ``noble_weights`` are learned (``vision/noble_weights.npz``, made by ``companion.training.nobles``).
    """

    geometry: TableGeometry
    palette: Palette
    stages: VisionStages
    noble_weights: NDArray[np.float32]
