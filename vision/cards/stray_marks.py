"""Discards the finder's stray marks: a card marked twice, print of the mat, or another object."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from vision.cards.cells import only_paper
from vision.cards.finder import CardFound
from vision.cards.observation import CardReading
from vision.cards.views import Tones
from vision.readings.reading import Seen
from vision.settings.cards import CardSettings

ReadCard: TypeAlias = tuple[CardFound, CardReading]


def cards_that_are_there(tones: Tones, read: Sequence[ReadCard], settings: CardSettings) -> list[ReadCard]:
    """The cards without stray marks. A card read with certainty is kept, however faintly it was marked.

    Args:
        tones: the mat's view, ``MAT_VIEW``.
        read: all marked cards with their refined places, the clearest mark first.
    """
    kept: list[ReadCard] = []
    # Certain readings come first, so that of two marks on one card the better reading stays.
    for card, face in sorted(read, key=lambda one: not isinstance(one[1], Seen)):
        if any(_apart_mm(card, other) <= settings.apart_mm for other, _ in kept):
            continue
        others = [other for other, _ in read if other is not card]
        certain = isinstance(face, Seen)
        if certain or (card.score >= settings.counted_mark and not only_paper(tones, card, others, settings)):
            kept.append((card, face))
    return kept


def _apart_mm(one: CardFound, other: CardFound) -> float:
    return math.hypot(one.place.x_mm - other.place.x_mm, one.place.y_mm - other.place.y_mm)
