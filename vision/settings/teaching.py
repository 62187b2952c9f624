"""Thresholds of teaching (section ``[vision.teaching]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TeachingSettings:
    """How far teaching trusts what a table shows."""

    most_looks: int
    samples: int
    least_points: int
    colour_pull: float
    unlike: float
    most_lost: float
    least_recognised: float
    least_gain: float
    colour_steps: tuple[float, ...]
    size_scales: tuple[float, ...]
    size_pull: float
    size_least: float
    least_stones: int
    least_disks: int
    wrong_labels: float
    evening_weight: float
    shift_spread: float
    most_shift: float
    worth_believing: float
    tile_inset_mm: float
    learned_ink: float
    learned_veil: float
