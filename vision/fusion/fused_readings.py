"""Readings of several looks at one thing, made one: what one does not see another may, and what they contradict is asked."""

from __future__ import annotations

import math
from collections.abc import Sequence

from vision.message import Message
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure

DISAGREE = Message("reason.looks_disagree")


def fused_count(readings: Sequence[CountReading]) -> CountReading:
    """One count from several: what one promises and no other rules out; a range where they disagree or none is sure."""
    seen = [one for one in readings if isinstance(one, Seen)]
    unsure = [one for one in readings if isinstance(one, Unsure)]
    values = {one.value for one in seen}
    if len(values) == 1:
        value = seen[0].value
        if all(one.low <= value <= one.high for one in unsure):
            return Seen(value, _together([one.confidence for one in seen]))
    if values:
        best = max(seen, key=lambda one: one.confidence)
        every = [*values, *(count for one in unsure for count in (one.low, one.high))]
        return Unsure(best.value, min(every), max(every), DISAGREE)
    if unsure:
        low, high = max(one.low for one in unsure), min(one.high for one in unsure)
        best_unsure = max(unsure, key=lambda one: one.confidence)
        if low > high:
            low, high = min(one.low for one in unsure), max(one.high for one in unsure)
            return Unsure(best_unsure.best, low, high, DISAGREE)
        held = min(max(best_unsure.best, low), high)
        return Unsure(held, low, high, best_unsure.why, best_unsure.confidence)
    return readings[0] if readings else Hidden(Message("reason.no_look"))


def fused_presence(readings: Sequence[PresenceReading], seen_above: float) -> PresenceReading:
    """Whether something is there, from several looks; doubts that agree add up to a promise above ``seen_above`` log odds."""
    seen = [one for one in readings if isinstance(one, Seen)]
    unsure = [one for one in readings if isinstance(one, Unsure)]
    values = {one.value for one in seen}
    if len(values) == 1:
        return Seen(seen[0].value, _together([one.confidence for one in seen]))
    if values:
        best = max(seen, key=lambda one: one.confidence)
        return Unsure(best.value, False, True, DISAGREE)
    if unsure:
        odds = sum(_log_odds(one.confidence) * (1 if one.best else -1) for one in unsure)
        if len(unsure) > 1 and abs(odds) >= seen_above:
            return Seen(odds > 0, 1 / (1 + math.exp(-abs(odds))))
        return Unsure(odds > 0, False, True, unsure[0].why, max(one.confidence for one in unsure))
    return readings[0] if readings else Hidden(Message("reason.no_look"))


def _together(confidences: Sequence[float]) -> float:
    """The confidence of promises that agree."""
    return 1.0 - math.prod(1.0 - confidence for confidence in confidences)


def _log_odds(probability: float) -> float:
    held = min(max(probability, 1e-6), 1 - 1e-6)
    return math.log(held / (1 - held))
