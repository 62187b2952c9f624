"""From the best wall or column and its rivals to a reading: seen, unsure with a range, or hidden with the reason."""

from __future__ import annotations

import math

from vision.grain import Column
from vision.readings import CountReading, Hidden, Seen, Unsure
from vision.settings import GrainSettings, WallSettings
from vision.walls.reading import Explanation
from vision.walls.shape import Wall


def read_stones(found: Explanation, own: WallSettings) -> CountReading:
    """The number of stones of a tile's wall."""
    return _wall_reading(found, own, width=False)


def read_width(found: Explanation, own: WallSettings) -> CountReading:
    """The number of stones in the widest course."""
    return _wall_reading(found, own, width=True)


def _wall_reading(found: Explanation, own: WallSettings, *, width: bool) -> CountReading:
    if found.wall is None or found.wall.score <= own.least_score:
        if found.unexplained < own.bare_below:
            return Seen(0, _probability(own.seen_above + 1.0))
        return Unsure(0, 0, max(1, round(found.unexplained)), "something of the stones' colour stands there")

    def value(wall: Wall) -> int:
        return wall.width() if width else wall.stones()

    best = value(found.wall)
    per_stone = max(found.wall.score / max(found.wall.stones(), 1), 1.0)
    others = [w for w in found.rivals if value(w) != best]
    margin = min((found.wall.score - w.score for w in others), default=2.0 * per_stone) / per_stone
    weights = own.width_weights if width else own.stones_weights
    measures = (1.0, min(margin, own.most_margin), found.fit, found.covered, found.unexplained)
    log_odds = sum(w * m for w, m in zip(weights, measures, strict=True))
    close = [value(w) for w in others if found.wall.score - w.score < own.close_share * per_stone]
    low, high = min([best, *close]), max([best, *close])
    if found.out_of_picture:
        return Hidden("part of the wall lies outside the picture: move the camera back")
    if log_odds >= own.seen_above:
        return Seen(best, _probability(log_odds))
    if found.covered > own.hidden_share:
        return Hidden("something stands before the wall: look from another side")
    why = (
        "something stands before part of the wall"
        if found.covered > own.covered_share
        else "another wall would look nearly the same"
    )
    return Unsure(
        best,
        max(0, min(low, best - 1)) if low == high else low,
        max(high, best + 1) if low == high else high,
        why,
        _probability(log_odds),
    )


def read_column(column: Column | None, found: Explanation, grain: GrainSettings) -> CountReading:
    """The number of disks of a tile's grain column."""
    if column is None and found.column_hint > 0:
        return Unsure(0, 0, found.column_hint, "something brown shows behind the wall: look from another side")
    if column is None:
        return Seen(0, _probability(grain.seen_above + 1.0))
    measures = (
        1.0,
        min(column.margin / grain.margin_unit, 2.0),
        found.column_fit,
        found.column_covered,
        column.disks / 10.0,
    )
    log_odds = sum(w * m for w, m in zip(grain.weights, measures, strict=True))
    if log_odds >= grain.seen_above:
        return Seen(column.disks, _probability(log_odds))
    low, high = sorted((column.disks, column.rival))
    why = (
        "something stands before part of the column"
        if found.column_covered > grain.covered_share
        else "the column's height lies between two counts"
    )
    return Unsure(column.disks, max(low, 0), high, why, _probability(log_odds))


def _probability(log_odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, log_odds))))
