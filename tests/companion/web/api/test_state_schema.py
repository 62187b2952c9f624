"""Nothing is told that is not described, and what is described is told: every state against its schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from companion.games.raja.commands import DeclareBuild
from companion.games.raja.state import Building, Ended, Siege, active_seat, waiting_for
from companion.lobby.identity import Viewer
from companion.players.random_player import RandomPlayer
from companion.players.self_play import Chance, next_command
from companion.session.inputs import BoardTold
from companion.session.moment import DeviceShown
from companion.web.api.schemas import schema_of
from hardware.dice.happenings import RollSettled, TableBumped, TableTilted
from tests.companion.live_rig import LANDS, Rig
from tests.companion.table_shows import TableShows
from tests.said import SOMETHING
from vision.message import Message
from vision.readings.reading import Hidden, Seen, Unsure

pytestmark = pytest.mark.slow

LIVE = jsonschema_rs.validator_for(schema_of("LiveState"))
VIEWERS = [Viewer(None, False, False), Viewer(None, True, True), Viewer(0, False, False), Viewer(1, True, False)]


def faults(rig: Rig) -> list[str]:
    """What the newest state has that its schema has not, or the other way round, for each kind of viewer."""
    newest = rig.live.feed.newest()
    return [
        f"{viewer}: {list(error.instance_path)} {error.message[:300]}"
        for viewer in VIEWERS
        for error in LIVE.iter_errors(json.loads(newest.bytes_for(viewer)))
    ]


def test_before_the_game_and_in_the_lobby() -> None:
    rig = Rig()
    assert faults(rig) == []
    rig.seated("Asha")
    rig.phone().post("/api/seats/0/request", name="Bo")
    assert rig.live.lobby.requests
    assert faults(rig) == []


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)])
def test_through_whole_games_with_all_options(seed: int) -> None:
    rig = Rig(seed=seed)
    rulebook = {"rulebook": "mixed", "rulings": {"final_pass": False}} if seed == 1 else {}
    rig.started("Asha", "Bo", "Cy", hints=True, companion_dice=True, undo="all", open_hands=seed == 0, **rulebook)
    rig.screen().post("/api/clock", seconds=20)
    random = Random(seed)
    player, chance = RandomPlayer(random), Chance(random, 3)
    table = rig.live.playing().table
    for step in range(400):
        waiting = waiting_for(table.state)
        if not waiting:
            break
        command = next_command(table.state, waiting[0], player, chance)
        rig.live.submit(command, Viewer(waiting[0], False, False))
        if step % 5 == 0:
            assert faults(rig) == []
    rig.screen().post("/api/undo")
    assert faults(rig) == []


def test_to_its_end_and_looking_back() -> None:
    rig = Rig()
    rig.started("Asha", "Bo", hints=True)
    assert isinstance(rig.play(4000).step, Ended)
    assert faults(rig) == []
    moments = rig.screen().get("/api/moments").json
    jsonschema_rs.validate(schema_of("Moments"), moments)
    assert moments is not None
    check = jsonschema_rs.validator_for(schema_of("MomentState"))
    for moment in moments["moments"][::9]:
        check.validate(rig.screen().get(f"/api/moments/{moment['version']}").json)


def what_a_camera_tells(rig: Rig) -> Iterator[str]:
    """A table at which a camera and a board see all kinds of things; the kind of question that is open after each."""
    shows = TableShows(rig)
    rig.live.tell_device("camera", DeviceShown("on", SOMETHING, True))
    shows.lands[0] = {(row, col): side for (row, col), side in LANDS}  # type: ignore[misc]
    shows.look()
    yield "seen"
    shows.lands.clear()
    state = rig.play(600, lambda state: isinstance(state.step, Building))
    seat = active_seat(state)
    assert seat is not None
    tile = next(tile for tile in state.players[seat].lands if tile.city)
    shows.look()
    rig.live.submit(DeclareBuild(seat, tile.cell, 2), Viewer(seat, False, False))
    for reading in (
        Unsure(tile.stones + 2, 1, 9, Message("reason.hand_covers")),
        Hidden(Message("reason.hand_covers")),
        Seen(tile.stones + 1),
    ):
        shows.stones[seat, tile.cell] = reading
        shows.look()
    rig.live.admit(BoardTold(rig.live.game_ns(), TableTilted(0, 150, -20)))
    rig.live.admit(BoardTold(rig.live.game_ns(), TableBumped(0, "1A2B3C4D", 1, 1, 320, 60)))
    shows.stones[seat, tile.cell] = Seen(tile.stones)
    shows.look()
    yield "pictures"
    bare = [tile for tile in state.players[0].lands if not tile.city]
    shows.sides[0, bare[0].cell] = "blue" if bare[0].side == "red" else "red"
    shows.shields[0, bare[1].cell] = (1, 1, 1, 2)
    shows.prices["grain"] = 1 if state.market.prices[0] > 1 else 2
    shows.look()
    shows.look(20)
    yield "compared"


def test_with_what_camera_and_board_tell() -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    for kind in what_a_camera_tells(rig):
        told: dict[str, Any] = json.loads(rig.live.feed.newest().bytes_for(VIEWERS[0]))
        assert any(question[kind] for question in told["questions"]), kind
        assert faults(rig) == []


def test_with_dice_of_the_board() -> None:
    rig = Rig(seed=2)
    rig.started("Asha", "Bo", "Cy")
    rig.play(
        1000, lambda state: isinstance(state.step, Siege) and state.step.shields_assigned and not state.step.result
    )
    rig.live.admit(BoardTold(rig.live.game_ns(), RollSettled(0, "1A2B3C4D", 1, 0, 6, 80)))
    assert faults(rig) == []
