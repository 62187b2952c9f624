"""What stands on a mat: nobles, elephants, markers, single stones, and tiles on which a city may stand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GuessSettings:
    """Which of the piece network's peaks are taken up (section ``[vision.guesses]``)."""

    least_score: float
    apart_mm: float
    beyond_cell_mm: float


@dataclass(frozen=True, slots=True)
class NobleSettings:
    """The noble's shape and when it is seen (section ``[vision.nobles]``). Scores are log odds."""

    px_per_mm: float
    profile_mm: tuple[tuple[float, float], ...]
    foot_inset_mm: float
    seen_above: float
    likely_above: float
    absent_below: float
    lowest_score: float
    covered_share: float
    room_step_mm: float
    room_slack_mm: float
    room_share: float
    second_confidence: float
    alone_confidence: float


@dataclass(frozen=True, slots=True)
class StandingSettings:
    """Blobs that tell a city's tile (section ``[vision.standing]``), measured along the line of sight."""

    least_mm2: float
    foot_lift_mm: float
    edge_inset_mm: float
    more_than_a_stone_mm2: float
    more_than_a_shadow_mm2: float
    maybe_own_mm2: float
    maybe_brown_mm2: float
    maybe_disk_mm2: float
    maybe_unlike_mm2: float
    maybe_foreign_mm2: float
    unlike_doubt_mm2: float
    unlike_px_mm: float
    unlike_own_share: float
    unlike_hue: float
    unlike_floor: float
    unlike_dark_below: float
    elephant_above: float
    maybe_beyond_mm: float
    own_beside_noble_mm2: float
    least_feet_mm: float
    clear_below_mm: float
    least_grain_mm2: float
    grain_breadth_mm: float
    tall_grain_mm: float


@dataclass(frozen=True, slots=True)
class PieceSettings:
    """When elephants and player markers are seen (section ``[vision.pieces]``). Scores are log odds."""

    seen_above: float
    doubt_above: float
    beside_doubt_above: float
    apart_mm: float
    paper_share: float
    paper_score: float
    least_paper_px: int
    middle_mm: float
    middle_height_mm: float


@dataclass(frozen=True, slots=True)
class LooseSettings:
    """When a fallen stone is seen (section ``[vision.loose]``). Scores are log odds."""

    seen_above: float
    doubt_above: float
    none_confidence: float
    neutral_missed: int
    faint_above: float
    least_mm2: float
    near_mm: float
    stray_above: float
