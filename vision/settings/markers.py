"""How markers are found, and the poses of the sheets they are printed on."""

from __future__ import annotations

from dataclasses import dataclass


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
    markers_enough: int
    agree_share: float
    together_share: float
    early_share: float
    worst_error_px: float
    error_width_px: float
    error_floor_px: float
    ambiguity_ratio: float
    same_pose_deg: float
    same_plane_deg: float


@dataclass(frozen=True, slots=True)
class MarkerSideSettings:
    """Thresholds of a marker's corners by its sides (section ``[vision.marker_sides]``)."""

    white_percentile: float
    step_share: float
    least_contrast: float
    least_shown: float
    most_moved_share: float
    rounds: int


@dataclass(frozen=True, slots=True)
class MissedMarkerSettings:
    """Thresholds of finding missed markers at the places a first pose predicts (section ``[vision.missed_markers]``)."""

    search_mm: float
    least_likeness: float
    rounds: int


@dataclass(frozen=True, slots=True)
class CoveredMarkerSettings:
    """When a marker that does not show counts as covered (section ``[vision.covered_markers]``)."""

    least_pale: float
    over_ink: float
    edge_px: int
