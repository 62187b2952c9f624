"""The open room's routes: who may do what, what each is told, and what is refused."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.almost.options import NAME
from companion.games.seals import seal_of
from companion.open_room.settings import RateSettings
from companion.web.api.room_bodies import MAX_ROOM_BODY_BYTES
from companion.web.app import Equipment, create_live_app
from tests.companion.live_rig import Rig, refusal
from tests.companion.open_room.hall_rig import HallPhone, HallRig

SALT = "0123456789abcdef" * 2
HOSTED: tuple[tuple[str, dict[str, object]], ...] = (
    ("open", {"title": "Hall"}),
    ("begin", {}),
    ("reveal", {}),
    ("prolong", {"seconds": 5}),
    ("door", {"open": False}),
    ("remove", {"seat": 0}),
    ("end", {}),
)


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[HallRig]:
    """A hall without a room."""
    made = HallRig(tmp_path)
    yield made
    made.close()


def opened(rig: HallRig, *names: str, **options: object) -> list[HallPhone]:
    """A room with these guests, in its first round."""
    screen = rig.screen()
    assert screen.post("open", **options).status_code == 200
    phones = rig.entered(*names)
    assert screen.post("begin").status_code == 200
    return phones


def test_a_phone_comes_in_seals_and_is_shown_its_own_seal_which_it_can_check(rig: HallRig) -> None:
    asha, bo = opened(rig, "Asha", "Bo", rounds=2)
    answer = asha.post("seal", round=1, number=17, salt=SALT).json
    assert answer is not None
    own = answer["you"]["sealed"]
    assert own == {"round": 1, "number": 17, "salt": SALT, "seal": seal_of(NAME, 1, 0, "17", SALT)}
    assert asha.seen()["you"]["sealed"] == own
    assert SALT not in bo.get("/api/room").text
    assert bo.seen()["room"]["sealed"] == 1
    seals = bo.get("/api/room/rounds/1/seals").text
    assert seals == f"{own['seal']}  0\n"
    assert refusal(bo.get("/api/room/rounds/1/openings")) == (409, "room.still_sealed")
    assert bo.post("seal", round=1, number=3, salt="f" * 32).status_code == 200
    last = asha.seen()["room"]["last"]
    assert (last["number"], last["winner"], last["bids"]) == (3, {"seat": 1, "name": "Bo"}, 2)
    for line in bo.get("/api/room/rounds/1/openings").text.splitlines():
        seal, text = line.split("  ", 1)
        assert hashlib.sha256(text.encode()).hexdigest() == seal
    assert refusal(bo.get("/api/room/rounds/2/openings")) == (404, "room.unknown_round")
    assert asha.seen()["you"]["sealed"] == own, "still there to be checked"


def test_the_cookie_brings_a_phone_back_and_coming_in_twice_is_done_once(rig: HallRig) -> None:
    (asha,) = opened(rig, "Asha")
    again = asha.post("enter", name="Somebody else").json
    assert again is not None
    assert again["you"]["name"] == "Asha"
    assert asha.seen()["room"]["guests"] == 1


@pytest.mark.parametrize(("path", "body"), HOSTED)
def test_only_a_host_steers(rig: HallRig, path: str, body: dict[str, object]) -> None:
    (asha,) = opened(rig, "Asha")
    before = rig.hall.state
    assert refusal(asha.post(path, **body)) == (403, "host.only")
    assert refusal(asha.get("/api/room/guests")) == (403, "host.only")
    assert rig.hall.state == before
    assert asha.get("/api/room/host").json == {"host": False}


def test_a_host_of_the_table_is_host_here_too(rig: HallRig) -> None:
    (asha,) = opened(rig, "Asha")
    rig.hosts.add(asha.digest)
    assert asha.get("/api/room/host").json == {"host": True}
    assert asha.post("door", open=False).status_code == 200
    assert refusal(rig.phone().post("enter", name="Bo")) == (422, "room.door_shut")
    assert asha.get("/api/room/guests?find=as").json == {"guests": [{"seat": 0, "name": "Asha"}]}
    for path, body in HOSTED[3:]:
        assert asha.post(path, **body).status_code == 200
    assert refusal(asha.post("enter", name="Asha")) == (422, "room.removed")


def test_without_a_room_everybody_is_told_so(rig: HallRig) -> None:
    phone = rig.phone()
    assert refusal(phone.get("/api/room")) == (404, "room.none")
    assert refusal(phone.post("enter", name="Asha")) == (404, "room.none")
    assert refusal(rig.screen().post("begin")) == (404, "room.none")
    for page in ("/room", "/room/screen", "/room/host", "/"):
        assert phone.get(page).status_code in (200, 302)
    assert b"<svg" in phone.get("/room.svg").data


def test_what_no_page_would_send_is_refused_and_harms_nothing(rig: HallRig) -> None:
    (asha,) = opened(rig, "Asha")
    before = rig.hall.state
    for body in (
        {},
        {"round": 1, "number": "5", "salt": SALT},
        {"round": 1, "number": 5.5, "salt": SALT},
        {"round": 1, "number": 5, "salt": SALT, "more": 1},
        {"round": 1, "number": True, "salt": SALT},
        {"round": 1, "number": 2**53, "salt": SALT},
    ):
        assert asha.post("seal", **body).status_code == 400
    assert refusal(asha.post("seal", round=1, number=0, salt=SALT)) == (422, "room.number")
    assert refusal(asha.post("seal", round=1, number=5, salt="00")) == (422, "seal.weak_salt")
    assert refusal(rig.phone().post("enter", name="\u202egnp")) == (400, "room.name")
    assert asha.post("enter", name="x" * MAX_ROOM_BODY_BYTES).status_code == 413
    assert refusal(rig.phone().post("seal", round=1, number=5, salt=SALT)) == (422, "room.not_in")
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = asha.client.post(
            "/api/room/seal",
            json={},
            headers=headers,
            base_url=f"http://{asha.host}",
            environ_base={"REMOTE_ADDR": "::1"},
        )
        assert refusal(answer) == (403, "request.cross_site")
    asha.host = "evil.example"
    assert refusal(asha.get("/api/room")) == (400, "request.foreign_host")
    assert rig.hall.state == before


def test_one_phone_is_slowed_down_and_the_others_behind_the_same_router_are_not(tmp_path: Path) -> None:
    rig = HallRig(tmp_path, phone=RateSettings(4, 0.01))
    asha, bo = opened(rig, "Asha", "Bo")
    for number in range(3):
        assert asha.post("seal", round=1, number=1 + number, salt=f"{number:032x}").status_code == 200
    answer = asha.post("seal", round=1, number=9, salt=SALT)
    assert refusal(answer) == (429, "room.too_fast")
    assert int(answer.headers["Retry-After"]) > 1
    assert bo.post("seal", round=1, number=2, salt=SALT).status_code == 200
    rig.close()


def test_programs_that_open_no_page_do_not_fill_a_room_from_one_address(tmp_path: Path) -> None:
    rig = HallRig(tmp_path, newcomer=RateSettings(20.0, 0.1))
    rig.screen().post("open")
    came = [rig.phone("192.168.1.66").post("enter", name=f"N{n}").status_code for n in range(150)]
    assert came.count(200) <= 21
    assert came[-1] == 429
    guest = rig.phone("192.168.1.66")
    guest.client.get("/room", base_url=f"http://{guest.host}")
    assert guest.post("enter", name="Asha").status_code == 200, "whoever has opened the page comes in"
    rig.close()


def test_one_address_cannot_ask_for_ever(tmp_path: Path) -> None:
    rig = HallRig(tmp_path, address=RateSettings(10, 0.01))
    phone = rig.phone("10.0.0.1")
    codes = [phone.get("/api/room/host").status_code for _ in range(12)]
    assert codes == [200] * 10 + [429] * 2
    assert rig.phone("10.0.0.2").get("/api/room/host").status_code == 200
    rig.close()


def test_open_pages_are_counted_and_room_is_kept_for_those_who_are_in_and_the_own_screens(tmp_path: Path) -> None:
    rig = HallRig(tmp_path, streams=11, kept=9)
    asha, bo = opened(rig, "Asha", "Bo")
    lines = [asha.get("/api/room/events") for _ in range(6)]
    assert refusal(asha.get("/api/room/events")) == (503, "pages.too_many_of_yours")
    more = [bo.get("/api/room/events"), bo.get("/api/room/screen/events")]
    more.append(rig.phone().get("/api/room/events"))
    assert refusal(rig.phone().get("/api/room/events")) == (503, "pages.too_many")
    more += [bo.get("/api/room/events"), rig.screen().get("/api/room/screen/events")]
    for line in (*lines, *more):
        line.close()
    assert rig.door.open_pages.open == 0
    rig.close()


def test_the_line_begins_with_what_is_only_for_this_phone(rig: HallRig) -> None:
    asha, bo = opened(rig, "Asha", "Bo")
    assert asha.post("seal", round=1, number=17, salt=SALT).status_code == 200
    rig.hall.telling.close()  # so that lines end
    own = asha.get("/api/room/events").text
    assert json.loads(own.split("event: you\ndata: ")[1].split("\n")[0])["you"]["sealed"]["number"] == 17
    assert SALT not in bo.get("/api/room/events").text
    assert "event: you" not in asha.get("/api/room/screen/events").text


class Switch:
    """What serves a room, as a table knows it."""

    port = 8010
    open = False

    def switch(self, *, on: bool) -> None:
        """Note it."""
        self.open = on


def test_the_table_opens_the_room_for_its_host_alone_and_shows_the_way() -> None:
    rig, switch = Rig(), Switch()
    rig.app = create_live_app(
        rig.live, lambda name: name in ("192.168.1.7", "127.0.0.1"), rig.open_pages, Equipment(hall=switch)
    )
    phone, screen = rig.phone(), rig.screen()
    assert phone.get("/api/hall").json == {"open": False, "port": 8010}
    assert phone.get("/room").location == "/"
    assert refusal(phone.post("/api/hall", open=True)) == (403, "host.only")
    assert screen.post("/api/hall", open=True).json == {"open": True, "port": 8010}
    assert phone.get("/room").location == "http://192.168.1.7:8010/room"
    paths = phone.get("/api/openapi.json").json
    assert paths is not None
    assert set(paths["paths"]["/api/hall"]) == {"get", "post"}
    assert screen.post("/api/hall", open=False).json == {"open": False, "port": 8010}
    assert b'id="hall"' in screen.get("/host").data
    assert b'id="hall"' not in Rig().screen().get("/host").data
