"""A guessed camera promises no count."""

from __future__ import annotations

from tests.vision.observations import city, table
from vision.message import Message
from vision.readings.guessed_camera import WHY, doubt_geometry
from vision.readings.reading import Hidden, Seen, Unsure


def test_counts_through_a_guessed_lens_are_never_seen_but_for_nothing() -> None:
    hidden = Hidden(Message("reason.hand_covers"))
    doubted = doubt_geometry(table(city(stones=4, width=3, grain=hidden), loose=0)).mats[0]
    wall = doubted.cities[0].wall
    assert wall.stones == Unsure(4, 3, 5, WHY, 0.9)
    assert wall.width == Unsure(3, 2, 4, WHY, 0.9)
    assert (doubted.cities[0].grain, doubted.loose) == (hidden, Seen(0))


def test_what_rests_on_colour_stays_as_it_was() -> None:
    observation = table(city(stones=4), market=(3, 8, 14))
    doubted = doubt_geometry(observation)
    assert (doubted.market, doubted.mats[0].tiles) == (observation.market, observation.mats[0].tiles)
    assert doubted.mats[0].cities[0].noble == Seen(True)
