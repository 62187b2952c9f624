"""Settings of the evaluation (section ``[evaluation]``); no values here."""

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
class CardScoringSettings:
    """How readings of cards are scored (section ``[evaluation.cards]``).

    Attributes:
        clear_share: the least visible share of a clear card; ``buried_share``: with less, a card need not be found.
        near_mm: a reported card at most this far from a true one is taken to be it.
        covered_share: from this share under an arm on, a cell may not be called empty.
    """

    clear_share: float
    buried_share: float
    near_mm: float
    covered_share: float


@dataclass(frozen=True, slots=True)
class SummarySettings:
    """How results are grouped (section ``[evaluation.summary]``)."""

    visible_edges: tuple[float, ...]
    confidence_edges: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """What a quantity should reach, in shares 0..1; ``exact`` is 0 if there is no minimum."""

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
    cards: Goal
    asked_of_clear: float


@dataclass(frozen=True, slots=True)
class EvaluationSettings:
    """All settings of the evaluation: scoring, summary and goals."""

    scoring: ScoringSettings
    cards: CardScoringSettings
    summary: SummarySettings
    goals: EvaluationGoals
