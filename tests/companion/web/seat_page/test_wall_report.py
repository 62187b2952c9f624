"""What a wall's main action says if nobody chose a number: a loss only once the camera saw one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.companion.web.browser.scripted_table import ServedShow, city, first_state, hidden, seen, tile, unsure
from tests.companion.web.conftest import OpenPage

pytestmark = pytest.mark.browser

CELL = [1, 1]
FIRST_WALL = {"may": "BuildFirstWall", "most_stones": 9, "cities": [[CELL, 0]]}
SECOND_ROUND = {"may": "BuildFirstWall", "most_stones": 5, "cities": [[CELL, 4]]}
BUILD = {"may": "FinishBuild", "cell": CELL, "stood": 3, "declared": 4}
REMOVAL = {"may": "FinishRemoval", "cell": CELL, "stones": 7, "take": 2}

MAIN_ACTION = """async ([shown, move, wall]) => {
  const { setUpScene } = await import(new URL("../seat/scenes/set_up.js", document.querySelector("script[type=module]").src));
  const { buildingScene } = await import(new URL("../seat/scenes/building.js", document.querySelector("script[type=module]").src));
  const { defendScene } = await import(new URL("../seat/scenes/defend.js", document.querySelector("script[type=module]").src));
  const scenes = { BuildFirstWall: setUpScene, FinishBuild: buildingScene, FinishRemoval: defendScene };
  const sent = [];
  const desk = {
    state: { ...shown, you: { seat: 0 }, legal: { moves: [move], mends: [] } },
    seat: 0,
    draft: { cell: [1, 1], wall: { width: 2, ...wall } },
    change: () => {},
    send: (_, fields) => sent.push(fields.standing),
  };
  const action = scenes[move.may](desk).actions.filter(Boolean).at(-1);
  action.click();
  return [action.querySelector("span").textContent, action.classList.contains("action-main"), ...sent];
}"""
CASES: dict[str, tuple[dict[str, Any], dict[str, Any], bool, dict[str, int], list[object]]] = {
    "first wall, nothing is up yet": (FIRST_WALL, seen(0), False, {}, ["3 stones stand", True, 3]),
    "first wall, one is up": (FIRST_WALL, seen(1), False, {}, ["3 stones stand", True, 3]),
    "first wall, nothing shows": (FIRST_WALL, hidden("dark"), False, {}, ["3 stones stand", True, 3]),
    "first wall, a person says one": (FIRST_WALL, seen(0), False, {"standing": 1}, ["2 stones fell", True, 1]),
    "first wall, all nine are up": (FIRST_WALL, seen(9), False, {}, ["9 stones stand", True, 9]),
    "more on a first wall, nothing more is up yet": (SECOND_ROUND, seen(4), False, {}, ["7 stones stand", True, 7]),
    "more on a first wall, of which stones fell": (SECOND_ROUND, seen(2), False, {}, ["5 stones fell", True, 2]),
    "build, just declared": (BUILD, seen(3), False, {}, ["7 stones stand", True, 7]),
    "build, under way": (BUILD, seen(5), False, {}, ["7 stones stand", True, 7]),
    "build, in doubt": (BUILD, unsure(4, 3, 5, "dark"), False, {}, ["7 stones stand", True, 7]),
    "build, it fell": (BUILD, seen(2), True, {}, ["It fell: 2 stand", False, 2]),
    "build, a person says four": (BUILD, seen(3), False, {"standing": 4}, ["It fell: 4 stand", False, 4]),
    "removal, nothing is off yet": (REMOVAL, seen(7), False, {}, ["5 stones are left", True, 5]),
    "removal, more fell": (REMOVAL, seen(4), False, {}, ["4 stones are left", False, 4]),
}


FIRST_WALLS = {"may": "BuildFirstWall", "most_stones": 9, "cities": [[[0, 1], 0], [CELL, 0]]}
OFFERED = """async ([shown, move]) => {
  const { setUpScene } = await import(new URL("../seat/scenes/set_up.js", document.querySelector("script[type=module]").src));
  const sent = [];
  const desk = {
    state: { ...shown, you: { seat: 0 }, legal: { moves: [move], mends: [] } },
    seat: 0,
    draft: {},
    change: () => {},
    send: (_, fields) => sent.push(fields),
  };
  const action = setUpScene(desk).actions.filter(Boolean).at(-1);
  action.click();
  return sent;
}"""


@pytest.fixture
def page(table: ServedShow, open_page: OpenPage) -> Page:
    """Any page of the companion's."""
    table.show.feed.publish(first_state())
    return open_page()


def test_no_main_action_tells_of_a_loss_that_nobody_saw(page: Page) -> None:
    told = {}
    for name, (move, stones, fell, typed, _) in CASES.items():
        held = city(move.get("stones", move.get("stood", 0)), 2, 0, counting={"placed": 0, "declared": 4, "fell": fell})
        held["reading"] = {"noble": seen(True), "stones": stones, "width": hidden("dark"), "grain": seen(0)}
        state = {**first_state(), "board": [tile(0, 1, 1, "red", held)]}
        told[name] = page.evaluate(MAIN_ACTION, [state, move, typed])
    assert told == {name: expected for name, (*_, expected) in CASES.items()}


@pytest.mark.parametrize(
    ("stones", "offered"),
    [
        ((4, 5), [{"cell": [0, 1], "stones": 4, "standing": 4, "width": 2}]),
        ((0, 9), [{"cell": CELL, "stones": 9, "standing": 9, "width": 2}]),
        ((4, 4), []),
    ],
)
def test_once_all_first_stones_stand_wall_after_wall_is_offered_as_the_camera_sees_it(
    page: Page, stones: tuple[int, int], offered: list[dict[str, Any]]
) -> None:
    board = []
    for (row, col), count in zip(((0, 1), CELL), stones, strict=True):
        held = city(0, 0, 0)
        held["reading"] = {"noble": seen(True), "stones": seen(count), "width": seen(2), "grain": seen(0)}
        board.append(tile(0, row, col, "red", held))
    assert page.evaluate(OFFERED, [{**first_state(), "board": board}, FIRST_WALLS]) == offered


WORK = """async ([shown, move]) => {
  const { workOf } = await import(new URL("../seat/own_wood.js", document.querySelector("script[type=module]").src));
  const work = workOf({ ...shown, you: { seat: 0 }, legal: { moves: [move], mends: [] } });
  return work && [work.cell, work.isOpen];
}"""


@pytest.mark.parametrize(
    ("move", "placed", "work"),
    [
        (BUILD, 1, [CELL, True]),
        (BUILD, 4, [CELL, False]),
        (FIRST_WALL, 0, [None, True]),
        ({"may": "PassBuild"}, 0, None),
    ],
)
def test_a_mat_marks_the_wall_that_the_game_waits_for(
    page: Page, move: dict[str, Any], placed: int, work: list[object] | None
) -> None:
    held = city(3, 2, 0, counting={"placed": placed, "declared": 4, "fell": False})
    state = {**first_state(), "board": [tile(0, 1, 1, "red", held)]}
    assert page.evaluate(WORK, [state, move]) == work
