"""Settings of tracking: when two pictures differ, when the table is still, and what is read again."""

from __future__ import annotations

from dataclasses import dataclass


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
    """When the table is still and what is read again (section ``[vision.tracker]``)."""

    settle_s: float
    cell_height_mm: float
    cell_margin_mm: float
    least_change_mm2: float
    mat_moved_mm: float
    still_larger: float
    change: ChangeSettings
