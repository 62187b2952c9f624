"""Readings of a mat under a hand: visible things are seen, everything else is hidden."""

from __future__ import annotations

from vision.geometry.picture import Rectangle
from vision.geometry.table import Cell
from vision.message import Message
from vision.pieces.city_candidates import CityFound
from vision.readings.observation import CityObservation, WallSeen
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

UNDER_A_HAND = Message("reason.hand_covers")


def held_city(city: CityFound, seat: int, crop: Rectangle) -> CityObservation:
    """A city partly under a hand: its noble if it shows, nothing else."""
    noble = city.noble.reading
    shown = isinstance(noble, Seen) and noble.value
    hidden = Hidden(UNDER_A_HAND)
    return CityObservation(*city.look.cell, seat, noble if shown else hidden, WallSeen(hidden, hidden), hidden, crop)


def unseen_city(cell: Cell, seat: int) -> CityObservation:
    """A tile under a hand, on which a city may stand."""
    hidden = Hidden(UNDER_A_HAND)
    return CityObservation(*cell, seat, hidden, WallSeen(hidden, hidden), hidden)


def loose_under_hand(loose: CountReading, stones_under: int) -> CountReading:
    """The count of fallen stones as a lower bound: more may lie under the hand."""
    if isinstance(loose, Hidden):
        return loose
    least, most = (loose.value, loose.value) if isinstance(loose, Seen) else (loose.low, loose.high)
    best = loose.value if isinstance(loose, Seen) else loose.best
    return Unsure(best, least, most + stones_under, Message("reason.hand_over_stones"), 0.6)
