"""Laying out a table as wanted: whatever lay there before, and leaving what is right."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.virtual.scenes.changes import empty_table, wall_knocked
from hardware.virtual.scenes.laying import TableWanted, TileWanted, laid_out, laid_where_changed
from hardware.virtual.scenes.scene import Scene
from tests.hardware.virtual.kit import hands

CELLS = ((0, 0), (0, 1), (1, 1), (2, 4))


@st.composite
def tiles(draw: st.DrawFn) -> tuple[TileWanted, ...]:
    """A few tiles with cities of up to 7 stones."""
    wanted = []
    for cell in draw(st.sets(st.sampled_from(CELLS), min_size=1)):
        stones = draw(st.integers(0, 7))
        width = draw(st.integers(min(stones, 1), min(stones, 4)))
        wanted.append(
            TileWanted(
                cell,
                draw(st.sampled_from(("red", "blue"))),
                stones,
                width,
                draw(st.integers(0, 6)),
                draw(st.booleans()),
                tuple(draw(st.lists(st.integers(1, 3), max_size=2))),
                marker=draw(st.booleans()),
            )
        )
    return tuple(sorted(wanted, key=lambda tile: tile.cell))


def as_wanted(scene: Scene) -> tuple[TileWanted, ...]:
    """What lies on seat 0's mat, in the form of what was wanted."""
    mat = scene.mat(0)
    assert mat is not None
    found = []
    for tile in mat.tiles:
        city = mat.city(tile.cell)
        shields = tuple(s.value for s in mat.shields if s.cell == tile.cell)
        marker = any(f.kind == "marker" and f.cell == tile.cell for f in mat.figures)
        stones = 0 if city is None else len(city.wall.stones)
        width = 0 if city is None else city.wall.width()
        grain = 0 if city is None else len(city.grain)
        noble = city is not None and city.noble
        found.append(TileWanted(tile.cell, tile.side, stones, width, grain, noble, shields, marker=marker))
    return tuple(found)


def sorted_shields(wanted: tuple[TileWanted, ...]) -> list[tuple[object, ...]]:
    return [(t.cell, t.side, t.stones, t.width, t.grain, t.noble, sorted(t.shields), t.marker) for t in wanted]


@given(first=tiles(), second=tiles())
@settings(max_examples=60)
def test_the_table_lies_as_wanted_whatever_lay_there_before(
    first: tuple[TileWanted, ...], second: tuple[TileWanted, ...]
) -> None:
    own = hands(1)
    scene = laid_out(empty_table([0], own), TableWanted(((0, first),), (2, 9, 12)), own)
    assert sorted_shields(as_wanted(scene)) == sorted_shields(first)
    assert scene.market is not None
    assert scene.market.face_up == (2, 9, 12)
    scene = laid_out(scene, TableWanted(((0, second),)), own)
    assert sorted_shields(as_wanted(scene)) == sorted_shields(second)


@given(wanted=tiles())
@settings(max_examples=30)
def test_what_lies_right_already_is_not_touched(wanted: tuple[TileWanted, ...]) -> None:
    own = hands(2)
    table = TableWanted(((0, wanted),), (1, 6, 11))
    scene = laid_out(empty_table([0], own), table, own)
    assert laid_out(scene, table, own) == scene


def test_a_seat_without_a_mat_is_left_out() -> None:
    own = hands(1)
    scene = empty_table([0], own)
    assert laid_out(scene, TableWanted(((3, (TileWanted((0, 0), "red"),)),)), own) == scene


def test_where_the_game_changed_nothing_what_hands_moved_stays() -> None:
    own = hands(1)
    first = (TileWanted((0, 0), "red", stones=4, width=2, noble=True), TileWanted((0, 1), "blue"))
    scene = laid_where_changed(empty_table([0], own), 0, (), first, own)
    knocked = wall_knocked(scene, 0, (0, 0), 2, own)
    assert laid_where_changed(knocked, 0, first, first, own) == knocked
    second = (first[0], replace(first[1], side="red"))
    after = laid_where_changed(knocked, 0, first, second, own)
    mat = after.mat(0)
    assert mat is not None
    assert {tile.cell: tile.side for tile in mat.tiles} == {(0, 0): "red", (0, 1): "red"}
    city = mat.city((0, 0))
    assert city is not None
    assert len(city.wall.stones) == 2
    gone = laid_where_changed(after, 0, second, second[:1], own).mat(0)
    assert gone is not None
    assert [tile.cell for tile in gone.tiles] == [(0, 0)]


def test_what_a_builder_paid_comes_off_while_their_wall_and_what_fell_stays() -> None:
    own = hands(1)
    before = (TileWanted((0, 0), "red", stones=4, width=2, grain=3, noble=True), TileWanted((0, 1), "blue"))
    paid = (replace(before[0], grain=1), before[1])
    knocked = wall_knocked(laid_where_changed(empty_table([0], own), 0, (), before, own), 0, (0, 0), 2, own)
    mat = laid_where_changed(knocked, 0, before, paid, own, at_work=(0, 0)).mat(0)
    lay = knocked.mat(0)
    assert mat is not None
    assert lay is not None
    city, was = mat.city((0, 0)), lay.city((0, 0))
    assert city is not None
    assert was is not None
    assert (city.wall, len(city.grain), mat.loose) == (was.wall, 1, lay.loose)
