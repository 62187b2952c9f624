"""Settings of calibration, of aiming, and of estimating an unknown lens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LensSettings:
    """How an unknown lens is estimated from the markers of one photo (section ``[vision.lens]``)."""

    typical_35mm: float
    typical_spread: float
    exif_spread: float
    middle_spread: float
    edited_middle_spread: float
    bend_spread: float
    refocus_spread: float
    steady_spread: float
    edited_steady_spread: float
    rebend_spread: float
    edited_odds: float
    lenses_known: int
    same_35mm: float
    stretch_spread: float
    edited_stretch_spread: float
    most_stretch: float
    camera_shapes: tuple[float, ...]
    shape_tolerance: float
    usual_35mm: tuple[float, float]
    unusual_height_share: float
    corner_px: float
    starts: int
    start_error_px: float
    worst_error_px: float
    marker_worth: float
    most_off: float
    pole_mm: float
    height_spreads: float
    count_room: float
    most_courses: int
    few_markers: int
    rounds: int
    shortest_35mm: float
    longest_35mm: float


@dataclass(frozen=True, slots=True)
class CharucoBoard:
    """The printed board a camera is calibrated with (section ``[vision.calibration.board]``)."""

    cols: int
    rows: int
    square_mm: float
    marker_mm: float
    dictionary: str


@dataclass(frozen=True, slots=True)
class CalibrationSettings:
    """What makes a calibration good enough (section ``[vision.calibration]``)."""

    corners_needed: int
    shots_needed: int
    coverage_cols: int
    coverage_rows: int
    coverage_needed: float
    worst_error_px: float
    error_width_px: float
    hurting_ratio: float
    focal_uncertainty: float
    tilt_deg: float
    tilted_shots_needed: int
    corner_window_share: float
    board: CharucoBoard


@dataclass(frozen=True, slots=True)
class AimSettings:
    """When a camera is well aimed (section ``[vision.aiming]``). Codes are 0..255."""

    good_stone_px: float
    least_stone_px: float
    flattest_deg: float
    steepest_deg: float
    sharp_px: float
    blurred_px: float
    dark_white: float
    bright_white: float
    milky_black: float
    uneven_ratio: float
    burnt_code: int
    glare_share: float
    marker_cell_px: int
    profile_px: int
    guessed_fovs_deg: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class PalettePhotoSettings:
    """How stones' colours are learned from a photo with one stone of each (section ``[vision.palette_photo]``)."""

    px_per_mm: float
    unlike_paper: float
    face_mm: float
    margin_mm: float
    least_face_share: float
    alike_codes: int
