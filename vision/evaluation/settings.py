"""How seeing is judged (section ``[evaluation]``); no values here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoringSettings:
    """What counts as visible (section ``[evaluation.scoring]``)."""

    wall_clear_share: float
    grain_clear_share: float
    noble_clear_share: float
    piece_clear_share: float
    piece_radius_mm: float
    piece_size_mm: tuple[float, float]
    stone_size_mm: tuple[float, float]


@dataclass(frozen=True, slots=True)
class SummarySettings:
    """How results are grouped (section ``[evaluation.summary]``)."""

    visible_edges: tuple[float, ...]
    confidence_edges: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """What a quantity should reach, in shares 0..1; ``exact`` 0 where there is no floor."""

    exact: float
    wrong: float


@dataclass(frozen=True, slots=True)
class EvaluationGoals:
    """The goals of each quantity (section ``[evaluation.goals]``)."""

    tiles: Goal
    market_disks: Goal
    mats: Goal
    nobles: Goal
    stones: Goal
    width: Goal
    grain: Goal
    partly_hidden: Goal
    asked_of_clear: float


@dataclass(frozen=True, slots=True)
class EvaluationSettings:
    """All of it."""

    scoring: ScoringSettings
    summary: SummarySettings
    goals: EvaluationGoals
