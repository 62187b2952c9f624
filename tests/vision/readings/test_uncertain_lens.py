"""A lens that is not known well promises no count that its heights could change."""

from __future__ import annotations

import pytest

from tests.vision.observations import city, table
from vision.readings.reading import Seen, Unsure
from vision.readings.uncertain_lens import disks_off, doubt_heights
from vision.settings.stages import VisionSettings


@pytest.mark.parametrize(("share", "stones", "grain"), [(0.0, True, True), (0.035, True, False), (0.2, False, False)])
def test_tall_columns_are_doubted_first_then_walls(
    share: float, stones: bool, grain: bool, settings: VisionSettings
) -> None:
    seen = table(city(stones=6, width=3, grain=Seen(8)))
    doubted = doubt_heights(seen, {0: share}, settings.stages.lens).mats[0].cities[0]
    assert isinstance(doubted.wall.stones, Seen) is stones
    assert isinstance(doubted.grain, Seen) is grain


@pytest.mark.parametrize(
    ("stones", "width", "certain"),
    [(3, 3, True), (4, 3, True), (5, 3, True), (6, 3, False), (4, 1, False), (11, 5, False)],
)
def test_a_low_wall_is_certain_where_a_tower_of_as_many_stones_is_not(
    stones: int, width: int, certain: bool, settings: VisionSettings
) -> None:
    seen = table(city(stones=stones, width=width, grain=Seen(0)))
    wall = doubt_heights(seen, {0: 0.06}, settings.stages.lens).mats[0].cities[0].wall
    assert isinstance(wall.stones, Seen) is certain
    assert isinstance(wall.width, Seen) is certain


def test_nothing_there_is_seen_through_any_lens(settings: VisionSettings) -> None:
    doubted = doubt_heights(table(city(stones=0, width=0, grain=Seen(0))), {0: 0.5}, settings.stages.lens).mats[0]
    assert doubted.cities[0].wall.stones == Seen(0)
    assert not isinstance(doubted.cities[0].grain, Unsure)


@pytest.mark.parametrize(("disks", "share", "off"), [(14, 0.018, 1), (13, 0.018, 0), (20, 0.05, 2), (3, 0.0, 0)])
def test_tall_columns_may_be_miscounted_by_a_disk_or_two(
    disks: int, share: float, off: int, settings: VisionSettings
) -> None:
    assert disks_off(disks, share, settings.stages.lens) == off
