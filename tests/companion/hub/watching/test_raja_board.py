"""Raja's Lands on a club's page of a table: what the view says, and nothing where it says anything else."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from companion.hub.watching.raja_board import raja_drawn, wall_path
from companion.table.table import AnyTable
from tests.companion.hub.club_rig import ClubRig, ClubTableRig

STONE = re.compile(r"M(-?\d+) (-?\d+)h(\d+)v")


@pytest.fixture(scope="module")
def rig() -> ClubRig:
    made = ClubRig()
    table = made.table("Window")
    table.play(table.opened("raja", "first", 3), 3)
    table.outbox.send_new()
    return made


@pytest.fixture
def view(rig: ClubRig) -> dict[str, Any]:
    answer: Any = rig.client().get("/api/hub/tables/1").json
    found: dict[str, Any] = answer["game"]["view"]
    return found


def test_every_tile_is_drawn_with_what_stands_on_it(rig: ClubRig, view: dict[str, Any]) -> None:
    drawn = raja_drawn(view)
    assert drawn is not None
    assert [one.name for one in drawn.lands] == ["Asha", "Bo", "Cy"]
    told = [
        (tile["wall"]["stones"], tile["grain"], tile["noble"], tile["captured_by"] is not None)
        for player in view["players"]
        for tile in player["tiles"]
    ]
    assert [(tile.stones, tile.grain, tile.noble, tile.captured) for one in drawn.lands for tile in one.tiles] == told
    for one in drawn.lands:
        places = {(tile.left, tile.top) for tile in one.tiles}
        assert len(places) == len(one.tiles)
        assert all(0 <= left < one.width and 0 <= top < one.height for left, top in places)
    page = rig.client().get("/tables/1?lang=en").text
    assert page.count("<svg") == 3
    highest = max(stones for stones, *_ in told)
    assert f"city of {highest} stones" in page
    assert 'data-order="table lands log"' in page


def test_names_and_walls_have_the_signs_and_colours_of_their_seats(rig: ClubRig) -> None:
    page = rig.client().get("/tables/1?lang=en").text
    seats, lands = page.split('data-part="lands"')
    signs = [("green", "▲"), ("purple", "●"), ("orange", "◆")]
    for part in (seats, lands):
        assert re.findall(r'class="seat-symbol" data-colour="(\w+)"[^>]*>(.)<', part) == signs
    assert re.findall(r'<li data-colour="(\w+)">', lands) == [colour for colour, _ in signs]


def test_before_the_first_turn_no_turn_is_named() -> None:
    rig = ClubRig()
    table = rig.table("Window")
    game = table.opened("raja", "first", 3)
    while (drawn := raja_drawn(shown(rig, table, game))) is None:
        pass
    assert drawn.turn == 0
    page = rig.client().get("/tables/1?lang=en").text
    assert "turn 0" not in page
    assert "rainy season" in page.lower() or "dry season" in page.lower()


def shown(rig: ClubRig, table: ClubTableRig, game: AnyTable) -> dict[str, Any]:
    """The view of the game one command later."""
    table.play(game, 3, most=1)
    table.outbox.send_new()
    answer: Any = rig.client().get("/api/hub/tables/1").json
    found: dict[str, Any] = answer["game"]["view"]
    return found


@pytest.mark.parametrize(("stones", "width"), [(1, 1), (7, 3), (15, 4), (15, 1), (200, 200), (200, 1), (3, 0)])
def test_a_walls_stones_stand_inside_its_tile_and_none_is_missing(stones: int, width: int) -> None:
    found = [tuple(map(int, one)) for one in STONE.findall(wall_path(stones, width))]
    assert len(found) == stones
    if stones <= 15:
        assert len(set(found)) == stones
        assert all(left >= 0 and left + side <= 100 and top >= 0 and top + side <= 100 for left, top, side in found)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda view: view.clear(),
        lambda view: view.update(players=None),
        lambda view: view.update(season="<b>"),
        lambda view: view["prices"].clear(),
        lambda view: view["players"][0]["tiles"][0].update(cell=[1]),
        lambda view: view["players"][0]["tiles"][0].update(cell=[-1, 4]),
        lambda view: view["players"][0]["tiles"][0]["wall"].update(stones=10**9),
        lambda view: view["players"][0]["tiles"][0]["wall"].update(stones=True),
        lambda view: view["players"][0]["tiles"][0].update(side='red"'),
        lambda view: view["players"][0]["tiles"][0].update(shields=["<"]),
    ],
)
def test_a_view_that_is_none_is_not_drawn(view: dict[str, Any], spoil: Any) -> None:
    spoiled = copy.deepcopy(view)
    spoil(spoiled)
    assert raja_drawn(spoiled) is None
