"""What the room is told of a table: what a spectator sees, a few words of it; and what a press of its button does."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, Final

import pytest

from companion.games.raja.game import ENGINE
from companion.games.raja.moves import MayEndBuilding
from companion.games.raja.state import State
from companion.makers.bridge import RoomTelling, announced, end_building
from companion.makers.room_state import OFF, ON, nothing_on, room_state
from companion.settings.loading import load_settings
from companion.table.log import EventLog
from companion.texts.catalogue import commands_in
from companion.texts.files import languages
from tests.companion.games.small_games import REHEARSED
from tests.companion.live_rig import Rig

pytestmark = pytest.mark.slow
OPEN: Final = {
    "game": re.compile(r"none|raja"),
    "phase": re.compile(r"none|set-up|production|auction|commerce|building|siege|ended"),
    "siege": re.compile(r"ON|OFF"),
    "turn": re.compile(r"\d{1,3}"),
    "whose_turn": re.compile(r"((Asha|Bo|Cy)(, )?)*"),
}
"""All that may ever be told of a game of Raja."""


class Told:
    """A line that keeps what it is told."""

    def __init__(self) -> None:
        self.states: list[dict[str, str]] = []

    def tell(self, state: dict[str, str]) -> None:
        """As a broker's."""
        self.states.append(dict(state))


def building(state: State) -> bool:
    """Somebody may say that they are done."""
    return any(
        isinstance(move, MayEndBuilding) for seat in ENGINE.waiting_for(state) for move in ENGINE.moves(state, seat)
    )


def test_a_whole_game_is_told_phase_by_phase_and_the_lamps_are_red_in_sieges_alone() -> None:
    rig, line = Rig(), Told()
    telling = RoomTelling(rig.live, line, names=True)
    telling.tick()
    assert line.states == [nothing_on()]
    rig.started("Asha", "Bo", "Cy")
    besieged = 0
    for _ in range(600):
        if rig.play(1).phase == "ended":
            break
        telling.tick()
        state: Any = rig.live.playing().table.state
        declared = state.phase == "siege" and state.step.declared
        assert line.states[-1]["siege"] == (ON if declared else OFF)
        assert line.states[-1]["phase"] == state.phase
        besieged += declared
    assert besieged > 0
    assert {state["phase"] for state in line.states} > {"auction", "commerce", "building", "siege"}
    assert all(OPEN[topic].fullmatch(text) for state in line.states for topic, text in state.items())
    assert rig.screen().post("/api/pause", paused=True).status_code == 200
    telling.tick()
    assert line.states[-1] == nothing_on()


@pytest.mark.parametrize("game", REHEARSED, ids=lambda game: game.engine.name)
def test_of_small_games_the_room_hears_a_spectators_words_alone(game: Any) -> None:
    random = Random(5)
    engine = game.engine
    state = engine.setup(game.options_for(5))
    for _ in range(400):
        view = engine.view(state, None)
        names = ["Asha"] * 12
        told = room_state(engine.name, view, names)
        assert told["siege"] == OFF
        assert set(told) == {"game", "phase", "siege", "turn", "whose_turn"}
        assert told["phase"] == view["phase"], "a word of the rules, as every page shows it"
        if engine.over(state):
            return
        state, _events = engine.advance(state, game.random_command(state, random.randrange))


def test_without_names_seats_are_numbers() -> None:
    rig, line = Rig(), Told()
    rig.started("Asha", "Bo")
    RoomTelling(rig.live, line, names=False).tick()
    assert re.fullmatch(r"[12](, [12])*", line.states[-1]["whose_turn"])


def test_the_button_ends_a_building_phase_and_nothing_else() -> None:
    rig = Rig()
    assert not end_building(rig.live), "before a game"
    rig.started("Asha", "Bo")
    assert not end_building(rig.live), "in the set-up"
    state = rig.play(400, until=building)
    version = rig.live.playing().table.version
    (seat,) = rig.live.playing().table.engine.waiting_for(state)
    assert end_building(rig.live)
    table = rig.live.playing().table
    assert table.version > version
    assert seat not in table.engine.waiting_for(table.state) or table.state.phase != "building"
    assert EventLog(rig.database).commands(rig.live.lobby.id)[-1].source == "players"
    rig.play(400, until=building)
    assert rig.screen().post("/api/pause", paused=True).status_code == 200
    assert not end_building(rig.live), "in a pause"


@pytest.mark.parametrize("language", languages())
def test_home_assistant_is_told_of_every_part_in_the_tables_language(language: str) -> None:
    settings = load_settings(None).mqtt
    ((topic, text),) = announced(settings, "1.0.0", commands_in(language)).items()
    assert topic == "homeassistant/device/raja_table/config"
    told = json.loads(text)
    parts = told["cmps"]
    assert {name: part["p"] for name, part in parts.items()} == {
        "game": "sensor",
        "phase": "sensor",
        "turn": "sensor",
        "whose_turn": "sensor",
        "siege": "binary_sensor",
        "done": "button",
    }
    assert len({part["unique_id"] for part in parts.values()}) == 6
    assert not [part["name"] for part in parts.values() if "mqtt" in part["name"]], "every name is in the catalogue"
    assert parts["siege"]["default_entity_id"] == "binary_sensor.raja_table_siege"
    assert told["availability_topic"] == "raja/table/status"
