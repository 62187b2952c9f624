"""States of a scripted table one after another, from the first bid to the end, such that each brings a moment."""

from __future__ import annotations

import copy
from typing import Any

from tests.companion.web.browser.scripted_table import auction, building, collapsed, ended, first_state

Json = dict[str, Any]


def after(state: Json, **changed: Any) -> Json:
    """The next state, with that changed in the game."""
    changed_state = copy.deepcopy(state)
    changed_state["version"] += 1
    changed_state["game"].update(changed)
    return changed_state


def battle(result: Json | None) -> Json:
    """Bo besieges Asha's city of 8 stones; the dice lie."""
    fought = {"cell": [1, 3], "elephants": 2, "attacker_dice": [6, 5, 4, 3], "defender_dice": [4, 3]}
    return {"declared": True, "defender": 0, "battles": [fought], "result": result}


START = first_state()
BIDDING = auction(START)
BIDDING["game"]["active"] = None
COMMERCE = after(BIDDING, phase="commerce", order=[0, 1], step={"trade": None, "barter": None})
BUILDING = building(BIDDING)
FALLEN = collapsed(BUILDING)
PEACE = after(BUILDING, phase="siege", active=1, step={"declared": False})
SIEGE = after(PEACE, step=battle(None))
SIEGE["odds"] = {
    "role": "watcher",
    "cities": [
        {"defender": 0, "cell": [1, 3], "bare": {"destroyed": 0.5}, "shielded": {"destroyed": 0.25, "shield_points": 3}}
    ],
}
DECIDED = after(SIEGE, step=battle({"stones": 8, "x": 3, "removed": False}))
HELD = after(SIEGE, step=battle({"stones": 8, "x": -2, "removed": False}))
ROBBED = after(DECIDED)
next(tile for tile in ROBBED["board"] if (tile["row"], tile["col"]) == (1, 3))["city"]["noble"] = False
ROBBED["score"][1].update(captured=1, points=5)
GREAT = after(BUILDING)
GREAT["score"][0].update(great_walls=1, points=4)
DRY = after(PEACE, season="red", turn=2)
END = ended(DECIDED)
ROLLED = after(SIEGE)
ROLLED["dice"]["rolls"] = [{"number": 1, "well": 0, "face": 4, "margin": 60, "seat": 1, "side": "attacker", "t_s": 1.0}]
