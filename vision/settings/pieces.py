"""Settings for what stands on a mat: nobles, elephants, markers, single stones, and tiles that may hold a city."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GuessSettings:
    """Which of the piece network's peaks are used (section ``[vision.guesses]``)."""

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
    """When a tile is not bare (section ``[vision.standing]``), measured along the line of sight."""

    edge_inset_mm: float
    fallen_stone_mm2: float
    more_than_a_stone_mm2: float
    more_than_a_shadow_mm2: float
    bare_mm2: float
    unlike_doubt_mm2: float
    unlike_px_mm: float
    unlike_own_share: float
    unlike_hue: float
    unlike_floor: float
    unlike_dark_below: float
    elephant_above: float
    least_grain_mm2: float


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
    stray_above: float
