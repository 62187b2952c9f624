"""Settings for fusing looks; no values here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FusionSettings:
    """How looks at one table are combined (section ``[vision.fusion]``). Scores are log odds of drawings."""

    walls_heard: int
    worth_hearing: float
    shift_steps_mm: tuple[float, ...]
    most_shift_mm: float
    disks_about: int
    column_room_mm: float
    column_step_mm: float
    tile_room_mm: float
    tile_step_mm: float
    least_pictured: float
    least_part: float
    most_stone_regret: float
    most_stones_regret: float
    least_unexplained: float
    most_disks_regret: float
    disks_told_apart: float
    most_column_regret: float
    most_apart_mm: float
    most_place_regret: float
    most_places_moved: int
    apart_mm: float
    presence_seen_above: float
    unknown_fov_deg: float
