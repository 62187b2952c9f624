"""A noble that one look hides another shows, and what neither network of one look is sure of, all looks together may be."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, bare_site
from vision.fusion.noble_together import NobleLook, hidden_to_all, noble_together
from vision.message import Message
from vision.pieces.city_candidates import CityFound
from vision.pieces.nobles import NobleFound
from vision.pieces.tile_look import look_at_tile
from vision.readings.observation import WallSeen
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall

FRONT, SIDE = bare_site(48.0, 0.0, 430.0), bare_site(48.0, 90.0, 430.0)
OWN = FRONT.settings.stages.nobles
WALL = Wall(np.array([MIDDLE_MM[0], MIDDLE_MM[1] - 12.0, 0.0, 0.0, 0.3]), 4, ((0, 6),) * 4, 0.0)
ALONE = TileHypothesis(WALL, None, None)
BESIDE = TileHypothesis(WALL, None, (MIDDLE_MM[0], MIDDLE_MM[1] + 10.0))
BEHIND: PresenceReading = Hidden(Message("reason.noble_behind"))
PART: PresenceReading = Unsure(True, False, True, Message("reason.part_of_noble"), 0.6)
SIXTEEN = WallSeen(Seen(16), Seen(4))


def look(site: Site, found: TileHypothesis, score: float = OWN.lowest_score, *, unlike: bool = False) -> NobleLook:
    tile = look_at_tile(site.frame, site.view, site.light, site.seat, CELL, site.settings)
    city = CityFound(tile, NobleFound(BEHIND, None, score), True, False, True, False, unlike)
    return NobleLook(city, site, (0.0, 0.0), {CELL: found})


def test_a_place_behind_a_wall_is_hidden_to_one_look_and_not_to_both() -> None:
    front, side = look(FRONT, ALONE), look(SIDE, ALONE)
    assert hidden_to_all([front]) > 0.95
    assert hidden_to_all([front, side]) < OWN.room_share


def test_a_look_past_another_mats_pieces_denies_nothing() -> None:
    side = look(replace(SIDE, other_mat_in_front=True), ALONE)
    assert hidden_to_all([look(FRONT, ALONE), side]) > 0.95


def test_no_noble_is_promised_where_each_place_shows_to_some_look() -> None:
    front, side = look(FRONT, ALONE), look(SIDE, ALONE)
    assert noble_together([BEHIND], [front], SIXTEEN, FRONT.settings) == BEHIND
    assert noble_together([BEHIND, BEHIND], [front, side], SIXTEEN, FRONT.settings) == Seen(
        False, OWN.second_confidence
    )


@pytest.mark.parametrize(
    ("stones", "score", "unlike"),
    [
        (Hidden(Message("reason.before_wall")), OWN.lowest_score, False),
        (Seen(16), OWN.likely_above, False),
        (Seen(16), OWN.lowest_score, True),
    ],
    ids=["the wall is not known", "one may be there", "wood may have the tile's colour"],
)
def test_nor_is_one_denied_where_one_look_alone_would_not(stones: CountReading, score: float, unlike: bool) -> None:
    looks = [look(FRONT, ALONE, score, unlike=unlike), look(SIDE, ALONE, score, unlike=unlike)]
    assert noble_together([BEHIND, BEHIND], looks, WallSeen(stones, stones), FRONT.settings) == BEHIND


def test_a_noble_that_all_looks_together_see_beside_a_wall_is_promised() -> None:
    looks = [look(FRONT, BESIDE, -1.0), look(SIDE, BESIDE, -1.0)]
    assert noble_together([PART, PART], looks, SIXTEEN, FRONT.settings) == Seen(True, OWN.second_confidence)


def test_what_looks_promise_differently_stays_open() -> None:
    looks = [look(FRONT, BESIDE), look(SIDE, BESIDE)]
    noble = noble_together([Seen(True, 0.9), Seen(False, 0.9)], looks, SIXTEEN, FRONT.settings)
    assert isinstance(noble, Unsure)
