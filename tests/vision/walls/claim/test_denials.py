"""That nothing stands somewhere is a claim like any other: something unknown that shows there keeps it from being made."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, drawn_site, straight_wall, view_from
from vision.readings.reading import Seen, Unsure
from vision.walls.claim import reading
from vision.walls.claim.reading import read_cities
from vision.walls.evidence.site import Site
from vision.walls.evidence.strange_patch import strange_patch_mm2
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.select.map_estimate import MapEstimate
from vision.walls.select.unseen_column import UnseenColumn

VIEW = view_from(48.0, 0.0, 430.0)
DISK = (MIDDLE_MM[0] - 12.0, MIDDLE_MM[1] - 14.0, 1)
NOBLE = (MIDDLE_MM[0] + 15.0, MIDDLE_MM[1] - 10.0)
ONLY_NOBLE = TileHypothesis(None, None, NOBLE)


@pytest.fixture(scope="module")
def bare() -> Site:
    return drawn_site([], 0, VIEW)


@pytest.fixture(scope="module")
def with_disk() -> Site:
    return drawn_site([], 0, VIEW, [DISK])


def test_what_was_found_is_not_strange_and_what_was_missed_is(bare: Site, with_disk: Site) -> None:
    doubt_mm2 = bare.settings.stages.strange.doubt_mm2
    assert strange_patch_mm2(bare, {CELL: ONLY_NOBLE}) == 0.0
    assert strange_patch_mm2(with_disk, {CELL: ONLY_NOBLE}) >= doubt_mm2
    assert strange_patch_mm2(with_disk, {CELL: replace(ONLY_NOBLE, column=DISK)}) == 0.0
    stone = drawn_site(straight_wall([(0, 1)], 10.0, *MIDDLE_MM), 0, VIEW)
    assert strange_patch_mm2(stone, {CELL: ONLY_NOBLE}) >= doubt_mm2


def test_a_city_that_may_be_seen_only_in_part_denies_nothing(
    bare: Site, with_disk: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = UnseenColumn(1e-9, 0)
    estimate = MapEstimate(ONLY_NOBLE, (), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, False, unseen=nothing)
    monkeypatch.setattr(reading, "explain_cities", lambda sites: {CELL: estimate})
    denying, asking = read_cities([bare])[CELL], read_cities([with_disk])[CELL]
    for denied in (denying.wall.stones, denying.wall.width, denying.grain):
        assert isinstance(denied, Seen)
        assert denied.value == 0
    for asked in (asking.wall.stones, asking.wall.width, asking.grain):
        assert isinstance(asked, Unsure)
        assert (asked.best, asked.low, asked.high) == (0, 0, 1)
