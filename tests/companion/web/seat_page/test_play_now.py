"""Play now: one tap on the door, and a game against virtual players goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from companion.settings.loading import load_settings
from companion.web.app import Equipment, create_live_app
from companion.web.connections.open_pages import OpenPages
from hardware.virtual.actions import Action
from tests.companion.live_rig import Phone, Rig

ADDRESS = "192.168.1.7:8000"


class EmptyBench:
    """A virtual table on which nothing is done."""

    def do(self, action: Action) -> None:
        raise AssertionError(action)

    def lay_out(self, mat: int | None = None) -> None:
        raise AssertionError("nobody asked for it")

    def picture(self, mat: int | None = None) -> bytes:
        return b"picture of mat %d" % (-1 if mat is None else mat)

    def state(self, mat: int | None = None) -> dict[str, Any]:
        return {"looked_at": mat}


@dataclass
class Door:
    """A table with a virtual one, and phones before its door."""

    rig: Rig

    def phone(self, address: str = "192.168.1.20") -> Phone:
        return Phone(self.rig, self.rig.app.test_client(), address, ADDRESS)


@pytest.fixture
def door() -> Door:
    rig = Rig()
    own = ("192.168.1.7", "127.0.0.1", "localhost")
    rig.app = create_live_app(
        rig.live, lambda name: name in own, OpenPages(load_settings().open_pages), Equipment(bench=EmptyBench())
    )
    return Door(rig)


def test_one_tap_seats_a_guest_against_two_virtual_players_and_the_game_begins(door: Door) -> None:
    phone = door.phone()
    answer = phone.post("/api/play-now", name="Maya")
    assert (answer.status_code, answer.json) == (200, {"seat": 0})
    lobby = door.rig.live.lobby
    assert lobby.started
    assert [seat.virtual for seat in lobby.seats] == [None, "sensible", "sensible"]
    assert (lobby.options.companion_dice, lobby.options.hints, lobby.options.undo) == (True, True, "all")
    told = phone.get("/api/state").json or {}
    assert told["you"]["seat"] == 0
    assert [move["may"] for move in told["legal"]["moves"]] == ["LayLands"]


def test_a_second_tap_begins_another_game_and_the_first_is_kept(door: Door) -> None:
    phone = door.phone()
    phone.post("/api/play-now", name="Maya")
    first = door.rig.live.lobby.id
    assert phone.post("/api/play-now", name="Maya").status_code == 200
    live = door.rig.live
    assert live.lobby.id != first
    assert live.lobby.started
    assert len(live.lobby.seats) == 3
    assert first in [game.table for game in live.saved.listed(live.lobby.id)]


@pytest.mark.parametrize("started", [False, True])
def test_it_drives_nobody_from_the_table(door: Door, started: bool) -> None:
    others = [door.phone("192.168.1.30") for _ in range(2)]
    for seat, phone in enumerate(others):
        phone.post(f"/api/seats/{seat}/claim", name=f"P{seat}")
    if started:
        Phone(door.rig, door.rig.app.test_client(), "127.0.0.1", "127.0.0.1:8000").post("/api/game/start")
    before = door.rig.live.lobby
    answer = door.phone().post("/api/play-now", name="Maya")
    assert (answer.status_code, (answer.json or {})["code"]) == (409, "play_now.others")
    assert door.rig.live.lobby is before


def test_a_name_that_is_none_changes_nothing(door: Door) -> None:
    before = door.rig.live.lobby
    assert door.phone().post("/api/play-now", name="  ").status_code == 400
    assert door.rig.live.lobby is before


def test_the_door_offers_it_only_where_there_is_a_virtual_table(door: Door) -> None:
    assert b'id="play-now"' in door.phone().get("/").data
    plain = Rig()
    assert b'id="play-now"' not in plain.phone().get("/").data
    assert plain.phone().post("/api/play-now", name="Maya").status_code in (404, 405)


@pytest.mark.parametrize(
    ("asked", "status", "told"), [("", 200, None), ("?mat=1", 200, 1), ("?mat=x", 400, None), ("?mat=²", 400, None)]
)
def test_a_phone_looks_at_its_own_mat_wherever_the_camera_is_turned(
    door: Door, asked: str, status: int, told: int | None
) -> None:
    answer = door.phone().get(f"/api/virtual{asked}")
    assert answer.status_code == status
    if status == 200:
        assert answer.json == {"looked_at": told}
        assert door.phone().get(f"/virtual/picture.jpg{asked}").data == b"picture of mat %d" % (
            -1 if told is None else told
        )


def test_the_same_people_play_again_in_their_seats_by_one_tap_once_the_game_is_over() -> None:
    rig = Rig()
    asha, bo = rig.started("Asha", "Bo", undo="all", starting_seat=1)
    assert ((asha.post("/api/games/again").json or {})["code"], rig.phone().post("/api/games/again").status_code) == (
        "games.goes_on",
        401,
    )
    first = rig.live.lobby
    rig.play(20_000)
    assert bo.post("/api/games/again", id="one").status_code == 200
    again = rig.live.lobby
    assert again.id != first.id
    assert again.started
    assert [(seat.name, seat.holder is not None) for seat in again.seats] == [("Asha", True), ("Bo", True)]
    assert (again.options, [seat.mat for seat in again.seats]) == (first.options, [seat.mat for seat in first.seats])
