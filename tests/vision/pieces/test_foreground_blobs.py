"""Which tiles hold a city by what stands on them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.pieces.cell_scene import SETTINGS, look_at
from vision.pieces.foreground_blobs import Blob, brown_blobs, has_feet, may_be_city, on_tile, own_blobs
from vision.pieces.tile_look import TileLook

pytestmark = pytest.mark.slow

STANDING = SETTINGS.stages.standing
X, Y = 210.0, 148.5  # the tile's middle
WALL = [(X - 12, Y + 8, 7.0, 0.0), (X - 2, Y + 8, 7.0, 0.0), (X + 8, Y + 8, 7.0, 0.0)]


def with_strip(look: TileLook, left_share: float, right_share: float, first_row: int) -> TileLook:
    """The same with the seat's colour in some columns, from a row down to the picture's foot."""
    own = look.own.copy()
    width = own.shape[1]
    own[first_row:, round(left_share * width) : round(right_share * width)] = True
    return replace(look, own=own)


def lowest_own_row(look: TileLook) -> int:
    return int(np.flatnonzero((look.own & on_tile(look, 3.0)).any(axis=1)).max())


def test_a_wall_that_melts_into_a_nearer_tiles_piece_still_has_its_feet_here() -> None:
    look = look_at(WALL)
    melted = with_strip(look, 0.45, 0.5, lowest_own_row(look) - 6)
    assert own_blobs(melted, STANDING) == ()  # its foot is the nearer piece's
    assert has_feet(melted, STANDING)


@pytest.mark.parametrize("first_row", [40, 80, 120])
def test_a_nearer_tiles_tower_before_an_empty_tile_has_no_feet_here(first_row: int) -> None:
    assert not has_feet(with_strip(look_at(), 0.35, 0.6, first_row), STANDING)


def test_one_stone_has_too_little_of_an_edge_to_be_a_wall() -> None:
    assert not has_feet(look_at(WALL[:1]), STANDING)


@pytest.mark.parametrize("seat", range(5))
def test_where_a_little_shows_that_no_mark_explains_the_walls_network_is_to_look(seat: int) -> None:
    look = look_at(WALL[:1], seat)
    assert may_be_city(look, own_blobs(look, STANDING), (), 0, STANDING)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_stone_of_a_clear_colour_that_is_marked_as_fallen_is_explained(seat: int) -> None:
    assert not may_be_city(look_at(WALL[:1], seat), (), (), 1, STANDING)


@pytest.mark.parametrize("seat", range(5))
def test_nothing_may_be_a_city_on_a_bare_tile(seat: int) -> None:
    look = look_at(None, seat)
    assert not may_be_city(look, own_blobs(look, STANDING), brown_blobs(look, STANDING, 4.0), 0, STANDING)


def test_a_column_whose_foot_seems_to_be_just_beyond_the_tile_may_stand_on_it() -> None:
    look = look_at()
    column = Blob(180.0, 18.0, 10.0, True, (0.0, 0.0))
    assert may_be_city(look, (), (column,), 0, STANDING)
    assert not may_be_city(look, (), (replace(column, area_mm2=20.0),), 0, STANDING)
