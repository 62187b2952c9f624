"""Settings for reading playing cards; no values here (see ``vision.settings.stages``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardSettings:
    """How playing cards are found and when they are certain (section ``[vision.cards]``). Scores are log odds."""

    faintest_score: float
    apart_mm: float
    nudges_deg: tuple[float, ...]
    wide_nudges_deg: tuple[float, ...]
    fine_nudges_deg: tuple[float, ...]
    ways_apart_deg: float
    most_ways: int
    second_look_below: float
    widths_mm: tuple[float, float]
    heights_mm: tuple[float, float]
    side_share: float
    least_edge: float
    straight_sides: float
    strong_edge: float
    edge_parts: int
    edge_step_px: int
    most_off_mm: float
    cost_per_mm: float
    cost_per_deg: float
    seen_above: float
    joker_above: float
    back_above: float
    no_card_share: float
    nothing_share: float
    worth_a_guess: float
    most_others: int
    other_share: float
    cell_inset_mm: float
    border_mm: float
    paper_step: float
    slope_rounds: int
    steepest_slope: float
    least_paper_px: int
    face_rim_mm: float
    faint_mark: float
    counted_mark: float
    empty_share: float
    least_free: float
    beside_card_mm: float
    end_weight: float
    face_weight: float
    least_lead: float
    face_weights: tuple[float, ...]
    joker_weights: tuple[float, ...]
    back_weights: tuple[float, ...]
