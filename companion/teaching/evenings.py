"""Makes a lesson for a table from what people said about walls and columns during an evening."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from companion.review.recorded_game import RecordedGame
from companion.review.stated_counts import look_beside, words_of
from companion.statistics.reading_accuracy import reading_of
from vision.teaching.lesson import Claim, Lesson, Quantity

_LEAST_CHANCE = 1e-6


def lesson_of_evening(evening: RecordedGame, shifts: Mapping[Quantity, float], weight: float) -> Lesson:
    """Compare each count that a person gave or corrected with its reading; colours and sizes are not learned.

    Args:
        evening: the recorded evening, with its looks.
        shifts: log odds the table had been taught by then, which are subtracted, as a claim holds untaught log odds.
        weight: the weight of one count, relative to one in a look.
    """
    return Lesson("correction", evening.title[:200], tuple(_claims(evening, shifts, weight)))


def _claims(evening: RecordedGame, shifts: Mapping[Quantity, float], weight: float) -> Iterator[Claim]:
    for word in words_of(evening):
        look = look_beside(evening, word.t_ns)
        if look is None:
            continue
        reading = reading_of(look.observation, evening.mats[word.seat], word.cell, word.quantity)
        read = None if reading is None else _read(reading)
        if read is not None:
            value, chance = read
            odds = math.log(chance / (1 - chance)) - shifts.get(word.quantity, 0.0)
            yield Claim(word.quantity, round(odds, 3), value == word.value, weight)


def _read(reading: Mapping[str, Any]) -> tuple[int, float] | None:
    """Return the likeliest count and its confidence; None if nothing was read, or the look stored no confidence."""
    match reading:
        case {"state": "seen", "value": int(value), "confidence": int(chance) | float(chance)}:
            pass
        case {"state": "unsure", "best": int(value), "confidence": int(chance) | float(chance)}:
            pass
        case _:
            return None
    return value, min(max(float(chance), _LEAST_CHANCE), 1 - _LEAST_CHANCE)
