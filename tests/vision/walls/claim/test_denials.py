"""That nothing stands somewhere is a claim like any other: something unknown that shows there keeps it from being made."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, drawn_site, straight_wall, view_from
from vision.readings.reading import Seen, Unsure
from vision.walls.claim import reading
from vision.walls.claim.reading import read_cities
from vision.walls.evidence.strange_patch import strange_patch_mm2
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.select.map_estimate import MapEstimate
from vision.walls.select.unseen_column import UnseenColumn

VIEW = view_from(48.0, 0.0, 430.0)
DISK = (MIDDLE_MM[0] - 12.0, MIDDLE_MM[1] - 14.0, 1)
NOBLE = (MIDDLE_MM[0] + 15.0, MIDDLE_MM[1] - 10.0)
BARE, WITH_DISK = drawn_site([], 0, VIEW), drawn_site([], 0, VIEW, [DISK])
DOUBT_MM2 = BARE.settings.stages.strange.doubt_mm2
ONLY_NOBLE = TileHypothesis(None, None, NOBLE)


def test_what_was_found_is_not_strange_and_what_was_missed_is() -> None:
    assert strange_patch_mm2(BARE, {CELL: ONLY_NOBLE}) == 0.0
    assert strange_patch_mm2(WITH_DISK, {CELL: ONLY_NOBLE}) >= DOUBT_MM2
    assert strange_patch_mm2(WITH_DISK, {CELL: replace(ONLY_NOBLE, column=DISK)}) == 0.0
    stone = drawn_site(straight_wall([(0, 1)], 10.0, *MIDDLE_MM), 0, VIEW)
    assert strange_patch_mm2(stone, {CELL: ONLY_NOBLE}) >= DOUBT_MM2


def test_a_city_that_may_be_seen_only_in_part_denies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = UnseenColumn(1e-9, 0)
    estimate = MapEstimate(ONLY_NOBLE, (), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, False, unseen=nothing)
    monkeypatch.setattr(reading, "explain_cities", lambda sites: {CELL: estimate})
    bare, with_disk = read_cities([BARE])[CELL], read_cities([WITH_DISK])[CELL]
    for denied in (bare.wall.stones, bare.wall.width, bare.grain):
        assert isinstance(denied, Seen)
        assert denied.value == 0
    for asked in (with_disk.wall.stones, with_disk.wall.width, with_disk.grain):
        assert isinstance(asked, Unsure)
        assert (asked.best, asked.low, asked.high) == (0, 0, 1)
