"""A slice of an evening at the virtual table: what is done there reaches the game through camera and board alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from companion.clocks import Clocks
from companion.frames.frame_buffer import FrameBuffer
from companion.frames.sensing import SensingProcess
from companion.games.raja.pieces import HOST
from companion.games.raja.state import active_seat
from companion.live.devices.live_devices import BoardRig, CameraRig, LiveDevices
from companion.live.live_table import LiveTable
from companion.live.state import Addresses
from companion.referee.proposals import TABLE_IS_RIGHT
from companion.settings.loading import load_settings
from companion.virtual_play.rig import bench_of
from companion.web.app import create_live_app
from companion.web.connections.open_pages import OpenPages
from hardware.camera.watch import WatchedCamera
from hardware.dice.ports import named_port
from hardware.virtual import actions as a
from hardware.virtual.dice.bench_board import BenchBoard
from hardware.virtual.table import TableKit, VirtualTable
from tests.companion.live_rig import ADDRESS, PIN, JsonObject, Phone, Rig
from tests.said import said

pytestmark = pytest.mark.slow
PATIENCE_S = 300.0
HAND_S = 0.5
"""How long anything may take on a busy machine; nothing here is about speed."""


class RealTimeRig(Rig):
    """A rig that goes by the clock on the wall."""

    def _serve(self) -> None:
        clocks = Clocks(time.time_ns, time.monotonic, Random(self.seed))
        self.live = LiveTable(self.database, Addresses(f"http://{ADDRESS}", None), clocks, PIN)
        self.app = create_live_app(
            self.live, lambda name: name in ("192.168.1.7", "127.0.0.1"), OpenPages(load_settings().open_pages)
        )


class Evening:
    """Two people, the virtual table before them, and its devices at work."""

    def __init__(self, stack: ExitStack) -> None:
        settings = load_settings()
        self.rig = RealTimeRig()
        self.phones = self.rig.started("Asha", "Bo")
        self.board = BenchBoard(7)
        stack.callback(self.board.close)
        kit = TableKit(settings.virtual_table, settings.piece_look(), Random(3), time.monotonic_ns)
        self.table = VirtualTable(kit, [0, 1], self.board)
        model = self.table.camera_model
        size = (model.width, model.height)
        camera = CameraRig(
            WatchedCamera(self.table.camera, settings.camera, time.monotonic_ns, size),
            FrameBuffer(model, settings),
            lambda: SensingProcess(model, settings),
            settings.referee,
        )
        port = self.board
        board = BoardRig(settings.link, lambda: named_port(port.path) if port.path else (), True)
        self.rig.play(400, lambda state: state.phase == "building")
        self.bench = bench_of(self.table, self.rig.live)
        self.devices = stack.enter_context(LiveDevices(self.rig.live, camera, board))

    def state(self) -> JsonObject:
        """What everybody is told."""
        return self.phones[0].state()

    def until(self, what: str, said: Callable[[JsonObject], Any]) -> Any:
        """Wait until the table says so."""
        ends = time.monotonic() + PATIENCE_S
        while time.monotonic() < ends:
            state = self.state()
            found = said(state)
            if found:
                return found
            time.sleep(0.05)
        told = {name: state[name] for name in ("devices", "questions", "board", "log")}
        raise AssertionError(f"{what} did not come about: {told}")

    def lines(self, tag: str) -> list[str]:
        """The log's lines with that tag."""
        return [said(line["message"]) for line in self.state()["log"] if tag in line["tags"]]

    def active(self) -> tuple[int, Phone]:
        """Whose move it is."""
        seat = active_seat(self.rig.live.playing().table.state)
        assert seat is not None
        return seat, self.phones[seat]


@pytest.fixture
def evening() -> Iterator[Evening]:
    """An evening in its first Building."""
    with ExitStack() as stack:
        yield Evening(stack)


def city_in(state: JsonObject, seat: int, cell: tuple[int, int]) -> JsonObject:
    """A city as the board has it."""
    found = [t["city"] for t in state["board"] if (t["seat"], t["row"], t["col"]) == (seat, *cell)]
    city: JsonObject = found[0]
    return city


def look_until_seen(evening: Evening, seat: int, cell: tuple[int, int], stones: int) -> None:
    """Wait until the camera has read that wall."""
    evening.until(
        f"seeing {stones} stones",
        lambda state: (city_in(state, seat, cell)["reading"] or {}).get("stones") == {"state": "seen", "value": stones},
    )


def besiege(evening: Evening) -> None:
    """The host gives elephants, and whoever's turn it is besieges the first city that can be."""
    for _ in evening.phones:
        assert evening.active()[1].command("EndBuilding").status_code == 200
    seat, phone = evening.active()
    hand = evening.rig.live.playing().table.state.players[seat]
    given = {"owner": seat, "cash": hand.cash, "elephants": 1, "shields": list(hand.shields), "reason": "for the test"}
    told = evening.rig.screen().post("/api/commands", command={"command": "CorrectHand", "seat": HOST, **given})
    assert told.status_code == 200
    may = next(move for move in phone.state()["legal"]["moves"] if move["may"] == "DeclareSiege")
    spot = may["spots"][0]
    target = [spot["targets"][0][0], 1]
    declared = phone.command("DeclareSiege", defender=spot["defender"], marker=spot["marker"], targets=[target])
    assert declared.status_code == 200
    assert evening.phones[spot["defender"]].command("AssignShields", shields=[]).status_code == 200


def test_what_is_done_at_the_table_reaches_the_game_by_camera_and_board_alone(evening: Evening) -> None:
    evening.bench.lay_out()
    seat, phone = evening.active()
    evening.table.do(a.LookAt(seat))
    evening.until("camera and board", lambda s: all(device["state"] == "on" for device in s["devices"].values()))
    assert all(device["virtual"] for device in evening.state()["devices"].values())

    # A build: the camera counts up and reports it.
    state = evening.rig.live.playing().table.state
    tile = min((t for t in state.players[seat].lands if t.city), key=lambda t: t.stones)
    cell, before = tile.cell, tile.stones
    assert phone.command("DeclareBuild", cell=list(cell), stones=2).status_code == 200
    evening.bench.lay_out()  # the grain that was paid leaves its columns
    evening.table.do(a.BuildWall(seat, *cell, 2, 4))
    evening.until("the report", lambda s: city_in(s, seat, cell)["stones"] == before + 2)
    assert evening.lines("build")[-1].endswith("(seen by the camera)")
    assert phone.state()["undo"]["may"], "what was taken by itself can be taken back"

    # A collapse after a knock: the players say whether it counts, and see the seconds around it.
    assert phone.command("DeclareBuild", cell=list(cell), stones=2).status_code == 200
    evening.bench.lay_out()
    evening.table.do(a.BuildWall(seat, *cell, 1, 4))
    look_until_seen(evening, seat, cell, before + 3)
    evening.table.do(a.KnockWall(seat, *cell, 2))
    asked = evening.until("the verdict", lambda s: [q for q in s["questions"] if "bumped" in said(q["message"])])[0]
    assert asked["seat"] == seat
    assert len(asked["pictures"]) >= 2
    for picture in asked["pictures"]:
        assert evening.devices.picture(picture["n"], overlay=False).startswith(b"\xff\xd8")
    assert phone.post("/api/answers", question=asked["id"], answer=TABLE_IS_RIGHT).status_code == 200
    assert city_in(evening.state(), seat, cell)["stones"] == before + 1
    assert "fell" in evening.lines("collapse")[-1]
    assert evening.state()["shaken"]["bump"]["peak_mg"] >= 200

    # Camera and board go and come, and the log tells; what they miss is typed.
    evening.table.do(a.PlugCamera(False))
    evening.until("the camera's absence", lambda s: s["devices"]["camera"]["state"] == "off")
    assert phone.command("DeclareBuild", cell=list(cell), stones=1).status_code == 200
    typed = phone.command("FinishBuild", standing=before + 2, width=min(2, before + 2), fallen=0)
    assert typed.status_code == 200
    evening.table.do(a.PlugCamera(True))
    evening.until("the camera's return", lambda s: s["devices"]["camera"]["state"] == "on")
    evening.table.do(a.PlugBoard(False))
    evening.until("the board's absence", lambda s: s["devices"]["arduino"]["state"] != "on")
    evening.table.do(a.PlugBoard(True))
    evening.until("the board's return", lambda s: s["devices"]["arduino"]["state"] == "on")
    told = evening.lines("device")
    for device in ("virtual camera", "virtual dice board"):
        assert any(f"The {device} is gone" in line for line in told), told
        assert any(f"The {device} is connected" in line for line in told), told

    # A siege whose dice the board reads, each once. Who plugged it in takes a moment to reach for the dice: a board takes for a
    # throw only what falls into a well that it has seen empty (docs/protocol.md).
    time.sleep(HAND_S)
    besiege(evening)
    evening.table.do(a.ThrowDice(2, (3, 5)))
    evening.until("the sum of the dice", lambda s: [line for line in s["log"] if "sum" in line["tags"]])
    assert sorted(line[-1] for line in evening.lines("dice")) == ["3", "5"]
    assert [roll["side"] for roll in evening.state()["dice"]["rolls"]] == ["attacker", "attacker"]
