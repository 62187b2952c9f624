"""A stone alone is promised only where all about it says that it is a wall: else it may have fallen there."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, bare_site
from vision.message import Message
from vision.pieces.near_piece import NearPiece
from vision.readings.reading import CountReading, Seen, Unsure
from vision.walls.claim.confidence import read_stones, read_width
from vision.walls.claim.lone_stone import may_have_fallen
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall, turned_deg
from vision.walls.select.map_estimate import MapEstimate

X, Y = MIDDLE_MM
NOBLE = (X + 15.0, Y - 10.0)
SEEN_NOBLE = NearPiece("noble", *NOBLE, True)
NO_GRAIN: CountReading = Seen(0)
SITE = replace(bare_site(48.0, 0.0, 430.0), near=(SEEN_NOBLE,), lying_mm=((X + 1.0, Y),))
DOUBT = SITE.settings.stages.doubt
TURNED = math.radians(SITE.settings.stages.lone_stone.most_turned_deg)
OTHER_CELL = (CELL[0], CELL[1] + 1)


def stone(yaw: float = 0.05, x: float = X, noble: tuple[float, float] | None = NOBLE) -> MapEstimate:
    wall = Wall(np.array([x, Y, yaw, 0.0, 0.2]), 1, ((0, 0),), 900.0)
    return MapEstimate(TileHypothesis(wall, None, noble), (), 900.0, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, False)


CLEAR = stone()


@pytest.mark.parametrize(
    ("site", "estimate", "grain", "fallen"),
    [
        (SITE, CLEAR, NO_GRAIN, False),
        (SITE, stone(yaw=math.pi / 2 - TURNED * 0.9), NO_GRAIN, False),
        (SITE, stone(yaw=TURNED * 1.1), NO_GRAIN, True),
        (SITE, replace(CLEAR, wall_covered=DOUBT.covered_share + 0.01), NO_GRAIN, True),
        (SITE, replace(CLEAR, unexplained=SITE.settings.stages.loose.stray_above), NO_GRAIN, True),
        (replace(SITE, lying_mm=((X, Y), (X + 60.0, Y))), CLEAR, NO_GRAIN, True),
        (replace(SITE, lying_mm=((X, Y), (NOBLE[0] + 4.0, NOBLE[1]))), CLEAR, NO_GRAIN, False),
        (replace(SITE, near=()), CLEAR, NO_GRAIN, True),
        (replace(SITE, near=()), CLEAR, Seen(3), False),
        (replace(SITE, near=()), CLEAR, Unsure(3, 2, 4, Message("reason.between_counts")), True),
        (replace(SITE, near=(replace(SEEN_NOBLE, sure=False),)), CLEAR, NO_GRAIN, True),
        (replace(SITE, near=(replace(SEEN_NOBLE, x_mm=X - 40.0),)), CLEAR, NO_GRAIN, True),
        (SITE, stone(noble=None), NO_GRAIN, True),
    ],
    ids=[
        "all speaks for a wall",
        "straight, a quarter turn on",
        "askew, as fallen stones lie",
        "partly covered",
        "stones that nothing explains",
        "another stone lies about",
        "a stone is marked where the noble stands",
        "only one network sees a noble",
        "a column is promised",
        "a column is in doubt",
        "the mark of the noble is faint",
        "the noble marked is the next tile's",
        "a bare tile",
    ],
)
def test_a_lone_stone_is_a_wall_only_where_all_about_it_says_so(
    site: Site, estimate: MapEstimate, grain: CountReading, fallen: bool
) -> None:
    assert may_have_fallen(site, {CELL: estimate}, grain) is fallen


@pytest.mark.parametrize(("its_city", "fallen"), [(NOBLE, False), (None, True)])
def test_the_stone_of_another_lone_wall_lies_not_about_but_one_on_a_bare_tile_does(
    its_city: tuple[float, float] | None, fallen: bool
) -> None:
    other = stone(x=X + 60.0, noble=its_city)
    site = replace(SITE, lying_mm=((X, Y), (X + 60.0, Y)))
    assert may_have_fallen(site, {CELL: CLEAR, OTHER_CELL: other}, NO_GRAIN) is fallen


def test_a_lone_wall_is_promised_and_one_that_may_have_fallen_is_asked_about() -> None:
    stones, width = (read(CLEAR, DOUBT, may_have_fallen=False) for read in (read_stones, read_width))
    assert isinstance(stones, Seen)
    assert isinstance(width, Seen)
    assert (stones.value, width.value) == (1, 1)
    doubtful = replace(CLEAR, wall_misfit=5.0)
    for asked in (read_stones(CLEAR, DOUBT), read_stones(doubtful, DOUBT, may_have_fallen=False)):
        assert isinstance(asked, Unsure)
        assert asked.low == 0


@pytest.mark.parametrize(("yaw_deg", "off_deg"), [(0.0, 0.0), (93.0, 3.0), (-10.0, 10.0), (45.0, 45.0), (170.0, 10.0)])
def test_a_cube_looks_the_same_after_a_quarter_turn(yaw_deg: float, off_deg: float) -> None:
    assert turned_deg(math.radians(yaw_deg)) == pytest.approx(off_deg)
