"""From the estimate to a reading: seen, unsure with a range, or hidden with the reason.

A logistic over how far the best rival of another count falls behind, how badly the drawing fits, how much is covered,
what stays unexplained and how unanimous the picture is against the rivals gives the confidence (``trainers.seeing.walls.doubt`` fits it on photos the network has
not seen).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from vision.message import Message
from vision.readings.reading import CountReading, Hidden, Seen, Unsure
from vision.settings.walls import DoubtSettings
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.select.map_estimate import MapEstimate
from vision.walls.select.unseen_column import UnseenColumn

OUT_OF_PICTURE = Message("reason.part_outside")
HIDES_COLUMN = Message("reason.low_column_behind")
BEHIND_PAPER = Message("reason.over_marker")


def read_stones(estimate: MapEstimate, own: DoubtSettings, *, may_have_fallen: bool = True) -> CountReading:
    """The count of a tile's wall; ``may_have_fallen``: a single stone there may not be a wall (``claim.lone_stone``)."""
    return _wall_reading(
        estimate, TileHypothesis.stones, own.stones_weights, own, own.stones_seen_above, may_have_fallen
    )


def read_width(estimate: MapEstimate, own: DoubtSettings, *, may_have_fallen: bool = True) -> CountReading:
    """The stones in the widest course; never promised where there may be no wall at all."""
    width = _wall_reading(estimate, TileHypothesis.width, own.width_weights, own, own.width_seen_above, may_have_fallen)
    stones = read_stones(estimate, own, may_have_fallen=may_have_fallen)
    if isinstance(width, Seen) and isinstance(stones, Unsure) and stones.low == 0:
        return Unsure(width.value, 0, width.value, stones.why, min(width.confidence, stones.confidence))
    return width


def read_column(estimate: MapEstimate, own: DoubtSettings) -> CountReading:
    """The count of a tile's grain column."""
    if estimate.unseen is not None:
        return _no_column(estimate, estimate.unseen, own)
    log_odds = column_log_odds(estimate, own)
    if estimate.out_of_picture:
        return Hidden(BEHIND_PAPER if estimate.beside_unseen else OUT_OF_PICTURE)
    if may_be_elephant(estimate, log_odds, own):
        why = Message("reason.elephant_stands")
        return Unsure(estimate.hypothesis.disks(), 0, estimate.hypothesis.disks(), why, probability(log_odds) / 2)
    if log_odds >= own.grain_seen_above:
        return Seen(estimate.hypothesis.disks(), probability(log_odds))
    if estimate.column_covered > own.hidden_share:
        return Hidden(Message("reason.before_column"))
    why = (
        Message("reason.before_part_of_column")
        if estimate.column_covered > own.covered_share
        else Message("reason.between_counts")
    )
    return _between(estimate, TileHypothesis.disks, why, log_odds, own)


def stones_log_odds(estimate: MapEstimate, own: DoubtSettings) -> float:
    """Log odds that the stones of a found wall are counted correctly."""
    return _log_odds(own.stones_weights, wall_measures(estimate, TileHypothesis.stones, own))


def column_log_odds(estimate: MapEstimate, own: DoubtSettings) -> float:
    """Log odds that the disks of a found column are counted correctly."""
    return _log_odds(own.grain_weights, column_measures(estimate, own))


def may_be_elephant(estimate: MapEstimate, log_odds: float, own: DoubtSettings) -> bool:
    """Whether the column may really be an elephant that is marked in its place.

    Two networks have then seen two things: a column whose disks are counted clearly is one, unless the elephant is clear, too.
    """
    if estimate.elephant_mm >= own.beside_elephant_mm:
        return False
    return estimate.elephant_sure or log_odds < own.grain_seen_above


def _no_column(estimate: MapEstimate, unseen: UnseenColumn, own: DoubtSettings) -> CountReading:
    """No grain: promised if hardly any place of the tile could hide a column and nothing brown shows."""
    log_odds = math.log((1 - own.grain_before) / own.grain_before) - math.log(max(unseen.likelihood, 1e-12))
    most = max(1, unseen.tallest)
    if log_odds < own.none_seen_above:
        shown = unseen.tallest == 0
        why = Message("reason.brown_on_tile") if shown else HIDES_COLUMN
        return Unsure(0, 0, most, why, probability(log_odds))
    if estimate.brown_mm2 >= own.least_brown_mm2:
        return Unsure(0, 0, most, Message("reason.brown_stands"), probability(log_odds) / 2)
    return _nothing(estimate.unexplained_grain, own.no_grain_weights, own, Message("reason.brown_on_tile"))


def wall_measures(
    estimate: MapEstimate, count: Callable[[TileHypothesis], int], own: DoubtSettings
) -> tuple[float, ...]:
    """The measures from which the logistic regression predicts whether a wall's count (stones or width) is right.

    1, margin, small margin, misfit, share covered, unexplained stones, agreement against the nearest rivals.
    """
    unexplained = min(estimate.unexplained, own.most_unexplained)
    agreement = estimate.stones_agreement if count is TileHypothesis.stones else estimate.width_agreement
    margin = _margin_measures(estimate.margin(count, own.most_margin), own)
    return (*margin, estimate.wall_misfit, estimate.wall_covered, unexplained, max(agreement, own.least_agreement))


def column_measures(estimate: MapEstimate, own: DoubtSettings) -> tuple[float, ...]:
    """The measures from which the logistic regression predicts whether a column's count is right.

    1, margin (of both counts fused), small margin, misfit, share covered, unexplained disks, how clearly the disks' network agrees.
    """
    unexplained = min(estimate.unexplained_grain, own.most_unexplained)
    margin = _margin_measures(estimate.margin(TileHypothesis.disks, own.most_margin), own)
    second = min(max(estimate.fusion_margin, -own.most_fusion_margin), own.most_fusion_margin) / own.most_fusion_margin
    return (*margin, estimate.column_misfit, estimate.column_covered, unexplained, second)


def _margin_measures(margin: float, own: DoubtSettings) -> tuple[float, float, float]:
    held = max(0.0, min(margin, own.most_margin))
    return 1.0, held / own.most_margin, min(held, own.small_margin) / own.small_margin


def _wall_reading(
    estimate: MapEstimate,
    count: Callable[[TileHypothesis], int],
    weights: Sequence[float],
    own: DoubtSettings,
    above: float,
    may_have_fallen: bool,
) -> CountReading:
    if estimate.hypothesis.wall is None:
        return _nothing(estimate.unexplained, own.no_wall_weights, own, Message("reason.stones_colour"))
    log_odds = _log_odds(weights, wall_measures(estimate, count, own))
    if estimate.out_of_picture:
        return Hidden(BEHIND_PAPER if estimate.beside_unseen else OUT_OF_PICTURE)
    if may_have_fallen and estimate.hypothesis.stones() == 1:
        return Unsure(1, 0, 1, Message("reason.stone_alone"), probability(log_odds) / 2)
    hidden = may_hide_stones(estimate, own)
    if hidden is not None:
        best = count(estimate.hypothesis)
        return Unsure(best, best, 2 * best, hidden, probability(log_odds) / 2)
    if log_odds >= above:
        return Seen(count(estimate.hypothesis), probability(log_odds))
    if estimate.wall_covered > own.hidden_share:
        return Hidden(Message("reason.before_wall"))
    why = (
        Message("reason.before_part_of_wall")
        if estimate.wall_covered > own.covered_share
        else Message("reason.another_wall")
    )
    return _between(estimate, count, why, log_odds, own)


def may_hide_stones(estimate: MapEstimate, own: DoubtSettings) -> Message | None:
    """The reason why a wall may hide stones of its own, however clear the picture is; None if it may not.

    A wall that turns its end to the camera hides its stones behind one another. A tower hides others only if it is the end of such a
    wall (``select.occlusion_prior``); but with a column before it they may stand aside, and two stones wide is what most walls of
    two or three courses are.
    """
    wall = estimate.hypothesis.wall
    if wall is None or len(wall.courses) < 2:
        return None
    if wall.length > 1:
        end_on = estimate.along > own.end_on_along
        return Message("reason.end_to_camera") if end_on else None
    covered = len(wall.courses) <= own.low_tower and estimate.wall_covered > own.covered_share
    return Message("reason.stones_behind") if covered else None


def _nothing(unexplained: float, weights: Sequence[float], own: DoubtSettings, why: Message) -> CountReading:
    """A count of zero: a promise only if nothing at all suggests such a piece."""
    log_odds = _log_odds(weights, (1.0, min(unexplained, own.most_unexplained)))
    if log_odds >= own.nothing_seen_above:
        return Seen(0, probability(log_odds))
    return Unsure(0, 0, max(1, round(unexplained)), why, probability(log_odds))


def _between(
    estimate: MapEstimate, count: Callable[[TileHypothesis], int], why: Message, log_odds: float, own: DoubtSettings
) -> CountReading:
    best = count(estimate.hypothesis)
    low, high = estimate.close(count, own.close_margin)
    if low == high:
        low, high = max(0, best - 1), best + 1
    return Unsure(best, low, high, why, probability(log_odds))


def _log_odds(weights: Sequence[float], measures: Sequence[float]) -> float:
    return sum(weight * measure for weight, measure in zip(weights, measures, strict=True))


def probability(log_odds: float) -> float:
    """The probability for these log odds."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, log_odds))))
