"""Settings of the light: white, crosstalk, sharpening and noise, and the palette's colours."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LightSettings:
    """Thresholds of the light model (section ``[vision.light]``)."""

    step_px: int
    ink_typical: float
    ink_spread: float
    veil_typical: float
    dark_width_px: float
    dark_share: float
    dark_share_learning: float
    dark_typical: float
    dark_noise: float
    dark_missing: float
    brightest_dark: float


@dataclass(frozen=True, slots=True)
class RestoringSettings:
    """How much sharpening and noise is removed from a picture (section ``[vision.restoring]``)."""

    profile_px: float
    profile_step_px: float
    least_cell_px: float
    cell_share: float
    side_share: float
    paper_from_px: float
    black_from_px: float
    least_contrast: float
    overshoot_above: float
    overshoot_left: float
    halo_px: float
    amount_step: float
    most_amount: float
    rounds: int
    noise_every: int
    noise_above: float
    smooth_px: float
    smooth_px_per_code: float
    smoothest_px: float


@dataclass(frozen=True, slots=True)
class CrosstalkSettings:
    """How red light recorded as blue is measured on a mat's patch strips, its printed line and its red tiles (section
    ``[vision.crosstalk]``).
    """

    least_contrast: float
    most_green: float
    rim_mm: tuple[float, float]
    step_mm: float
    every_mm: float
    line_mm: float
    beside_mm: float
    least_paper: float
    least_missing: float
    most_beside: float
    red_share: float
    least_profiles: int
    most: float
    tile_every_px: int
    tile_light: float
    tile_over_green: float
    tile_over_blue: float
    tile_points: int
    strip_points: int
    strip_likeness: float
    strip_contrast: float
    strip_least: float
    tile_least: float


@dataclass(frozen=True, slots=True)
class ColourSettings:
    """How the palette's colours may appear (section ``[vision.colours]``)."""

    shades: tuple[float, ...]
    glosses: tuple[float, ...]
    floor: float
    brightness_weight: float
    shade_cost: float
    gloss_cost: float
    neutral_ratio: float
    dark_below: float
