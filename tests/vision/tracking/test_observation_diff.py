"""What changed between two looks, and how a wall came by it."""

from __future__ import annotations

import pytest

from tests.vision.observations import city, table
from vision.message import Message
from vision.readings.observation import ShieldSeen
from vision.readings.reading import CountReading, Hidden, Seen, Unsure
from vision.tracking.changes import GrainChanged, LooseChanged, MarketChanged, NobleChanged, PieceAppeared, WallChanged
from vision.tracking.observation_diff import changes_between, how_wall_changed

HIDDEN = Hidden(Message("reason.hand_covers"))


@pytest.mark.parametrize(
    ("before", "after", "loose_before", "loose_after", "how"),
    [
        (Seen(3), Seen(4), Seen(0), Seen(0), "placed"),
        (Seen(3), Seen(7), Seen(2), Seen(2), "placed"),
        (Seen(5), Seen(4), Seen(0), Seen(0), "removed"),
        (Seen(5), Seen(4), Seen(2), Seen(1), "removed"),
        (Seen(7), Seen(4), Seen(0), Seen(4), "fell"),
        (Seen(3), Seen(4), Seen(0), Seen(4), "fell"),  # three more were placed, four fell
        (
            Unsure(6, 5, 7, Message("reason.another_wall")),
            Unsure(3, 2, 4, Message("reason.another_wall")),
            Seen(0),
            Seen(3),
            "fell",
        ),
        (Seen(5), Unsure(5, 4, 6, Message("reason.another_wall")), Seen(0), Seen(0), "unclear"),
        (Seen(5), Unsure(7, 6, 8, Message("reason.another_wall")), Seen(0), Seen(0), "placed"),
        (Seen(5), HIDDEN, Seen(0), Seen(0), "unclear"),
        (Seen(5), Seen(4), Seen(0), Unsure(1, 0, 1, Message("reason.another_wall")), "unclear"),
        (Seen(5), Seen(4), Seen(0), HIDDEN, "unclear"),
    ],
)
def test_stones_that_fell_lie_about_and_did_not_before(
    before: CountReading, after: CountReading, loose_before: CountReading, loose_after: CountReading, how: str
) -> None:
    assert how_wall_changed(before, after, loose_before, loose_after) == how


def test_two_looks_alike_tell_nothing_whatever_their_confidence() -> None:
    a = table(city(stones=Seen(4, 0.99), grain=Unsure(2, 1, 3, Message("reason.another_wall"), 0.6)))
    b = table(city(stones=Seen(4, 0.97), grain=Unsure(2, 1, 3, Message("reason.between_counts"), 0.4)))
    assert changes_between(a, b, 5) == ()


def test_every_kind_of_change_is_told_once() -> None:
    before = table(city(stones=3, grain=1), loose=0, market=(3, 8, 14))
    after = table(
        city(stones=5, width=3, grain=0, noble=False),
        loose=1,
        market=(4, 8, 14),
        shields=(ShieldSeen(1, 1, Seen(2)),),
    )
    told = changes_between(before, after, 7)
    assert [type(change) for change in told] == [
        WallChanged,
        GrainChanged,
        NobleChanged,
        LooseChanged,
        PieceAppeared,
        MarketChanged,
    ]
    assert {change.t_ns for change in told} == {7}


def test_a_first_wall_on_a_bare_tile_was_placed() -> None:
    (_, wall, noble) = changes_between(table(), table(city(stones=2)), 1)
    assert isinstance(wall, WallChanged)
    assert (wall.stones_before, wall.how) == (Seen(0), "placed")
    assert isinstance(noble, NobleChanged)
