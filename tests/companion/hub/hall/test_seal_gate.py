"""What a seal gate takes from phones and tells them, and what it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final

import pytest

from companion.hub.hall.tickets import Tickets
from companion.open_room.options import Options
from companion.open_room.settings import RateSettings
from tests.companion.hub.hall.gate_rig import GateRig
from tests.companion.hub.hall.hall_rig import HALL_SETTINGS, SALT
from tests.own_thread import in_own_thread

NUMBER: Final = 4711


def _run(told: Coroutine[Any, Any, None]) -> None:
    in_own_thread(lambda: asyncio.run(told))


async def _until(rig: GateRig, part: bytes, told: Any) -> None:
    while part not in told.body:
        rig.rig.time.now_ns += 1_000_000_000
        rig.look()
        await asyncio.sleep(0)


def test_a_phone_comes_in_seals_is_acknowledged_and_sees_the_reveal() -> None:
    async def played() -> None:
        rig = GateRig(Options(rounds=1))
        rig.look()
        asha, bo = rig.phone(), rig.phone()
        assert (await asha.post("enter", name=" Asha ")).json["you"] == {
            "seat": 0,
            "name": "Asha",
            "first_round": 1,
            "sealed": None,
        }
        assert (await bo.post("enter", name="Bo")).json["you"]["seat"] == 1
        assert (await asha.post("enter", name="Another")).json["you"]["name"] == "Asha"
        rig.rig.halls.begin(rig.rig.hall)
        rig.look()
        sealed = (await asha.post("seal", round=1, number=NUMBER, salt=SALT)).json["you"]["sealed"]
        assert (sealed["number"], sealed["salt"]) == (NUMBER, SALT)
        told, leave = await rig.stream(f"/api/halls/{rig.code}/events", bo.headers)
        await _until(rig, b'"sealed":1', told)
        await bo.post("seal", round=1, number=3, salt=SALT)
        await _until(rig, b'"stage":"ended"', told)
        assert b'"winner":{"seat":1,"name":"Bo"}' in told.body
        assert (await asha.seen())["you"]["sealed"]["number"] == NUMBER
        assert rig.gate.open_pages == 1
        await leave()
        assert rig.gate.open_pages == 0

    _run(played())


def test_nothing_of_a_number_goes_to_others_before_the_reveal() -> None:
    async def played() -> None:
        rig = GateRig(Options())
        rig.look()
        asha, bo = rig.phone(), rig.phone()
        for phone in (asha, bo):
            await phone.post("enter", name="Somebody")
        rig.rig.halls.begin(rig.rig.hall)
        rig.look()
        told, leave = await rig.stream(f"/api/halls/{rig.code}/events", bo.headers)
        screen, leave_screen = await rig.stream(f"/api/halls/{rig.code}/screen/events")
        own = await asha.post("seal", round=1, number=NUMBER, salt=SALT)
        assert str(NUMBER).encode() in own.body
        for stream in (told, screen):
            await _until(rig, b'"sealed":1', stream)
        heard = told.body + screen.body + str(await bo.seen()).encode()
        for secret in (str(NUMBER), SALT, own.json["you"]["sealed"]["seal"]):
            assert secret.encode() not in heard
        await leave()
        await leave_screen()

    _run(played())


def test_whoever_is_not_in_seals_nothing_and_no_ticket_of_elsewhere_helps() -> None:
    async def played() -> None:
        rig = GateRig(Options())
        rig.look()
        rig.rig.enter("Asha", "Bo")
        rig.rig.halls.begin(rig.rig.hall)
        rig.look()
        phone = rig.phone()
        assert (await phone.post("seal", round=1, number=3, salt=SALT)).json["code"] == "room.not_in"
        elsewhere = Tickets(rig.code, "12" * 32)
        for ticket in (elsewhere.for_seat(0), "0." + "0" * 32, "0", "9999999.x", ""):
            phone.cookies[elsewhere.seat_cookie] = ticket
            assert (await phone.post("seal", round=1, number=3, salt=SALT)).json["code"] == "room.not_in"
        assert rig.rig.room()["sealed"] == 0

    _run(played())


@pytest.mark.parametrize(
    ("headers", "body", "status", "code"),
    [
        ({"host": "evil.example"}, b'{"name": "Asha"}', 400, "request.foreign_host"),
        ({"origin": "http://evil.example"}, b'{"name": "Asha"}', 403, "request.cross_site"),
        ({"sec-fetch-site": "cross-site"}, b'{"name": "Asha"}', 403, "request.cross_site"),
        ({"content-type": "text/plain"}, b'{"name": "Asha"}', 403, "request.content_type"),
        ({}, b"{", 400, "request.not_json"),
        ({}, b'{"name": 3}', 400, "request.wrong_type"),
        ({}, b'{"name": "Asha", "seat": 3}', 400, "request.unknown_field"),
        ({}, b'{"name": "\\u0007"}', 400, "room.name"),
        ({}, b" " * 3000, 400, "request.too_long"),
    ],
)
def test_what_no_page_of_this_gate_sends_is_refused(
    headers: dict[str, str], body: bytes, status: int, code: str
) -> None:
    async def asked() -> None:
        rig = GateRig(Options())
        rig.look()
        given = {**rig.phone().headers, **headers}
        told = await rig.asked("POST", f"/api/halls/{rig.code}/enter", body, given)
        assert (told.status, told.json["code"]) == (status, code)

    _run(asked())


def test_programs_without_a_page_come_in_a_few_times_and_a_phone_asks_no_faster_than_people_tap() -> None:
    async def asked() -> None:
        few = RateSettings(3, 0.1)
        rig = GateRig(Options(), replace(HALL_SETTINGS, newcomer=few, phone=few))
        rig.look()
        path, body = f"/api/halls/{rig.code}/enter", b'{"name": "Asha"}'
        codes = [(await rig.asked("POST", path, body)).status for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        phone = rig.phone()
        assert [(await phone.post("enter", name="Bo")).status for _ in range(5)] == [200, 200, 200, 429, 429]

    _run(asked())


def test_a_gate_that_has_not_looked_yet_sends_nobody_away_for_good() -> None:
    async def asked() -> None:
        rig = GateRig(Options())
        assert (await rig.asked("GET", f"/api/halls/{rig.code}")).status == 503
        rig.look()
        assert (await rig.asked("GET", f"/api/halls/{rig.code}")).status == 200
        assert (await rig.asked("GET", "/api/halls/ZZZZZ")).status == 404
        assert (await rig.asked("POST", f"/api/halls/{rig.code}")).status == 405
        await rig.asked("GET", f"/halls/{rig.code}")
        assert rig.other_pages == [f"/halls/{rig.code}"]

    _run(asked())


def test_more_pages_than_may_be_open_are_told_to_come_again() -> None:
    async def asked() -> None:
        rig = GateRig(Options(), replace(HALL_SETTINGS, most_streams=1))
        rig.look()
        _, leave = await rig.stream(f"/api/halls/{rig.code}/events")
        while not rig.gate.open_pages:
            await asyncio.sleep(0)
        assert (await rig.asked("GET", f"/api/halls/{rig.code}/events")).json["code"] == "pages.too_many"
        await leave()

    _run(asked())
