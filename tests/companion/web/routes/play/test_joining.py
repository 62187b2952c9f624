"""Sitting down, handing over, coming back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.lobby.identity import digest_of
from companion.lobby.seating import claimed
from tests.companion.live_rig import LANDS, Phone, Rig, refusal

pytestmark = pytest.mark.slow


@pytest.fixture
def rig() -> Rig:
    """A fresh table."""
    return Rig()


def test_a_phone_that_sits_down_has_its_seat_and_everybody_sees_the_name(rig: Rig) -> None:
    phone, other = rig.phone(), rig.phone()
    assert phone.post("/api/seats/2/claim", name=" Asha  K ", marker="dome").json == {"seat": 2}
    assert phone.state()["you"] == {"role": "seat", "seat": 2, "host": False, "local": False, "pin": None}
    seat = other.state()["lobby"]["seats"][2]
    assert (seat["name"], seat["marker"], seat["symbol"], seat["taken"], seat["held"]) == (
        "Asha K",
        "dome",
        "◆",
        True,
        True,
    )
    assert other.state()["you"]["role"] == "spectator"


def test_the_cookie_is_http_only_same_site_and_lasts_a_year(rig: Rig) -> None:
    given = rig.phone().get("/join").headers["Set-Cookie"]
    for part in ("raja_player=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"):
        assert part in given


def test_the_database_holds_no_token(tmp_path: Path) -> None:
    rig = Rig(f"sqlite:///{tmp_path / 'log.sqlite'}")
    phone = rig.seated("Asha")[0]
    cookie = phone.client.get_cookie("raja_player", domain="192.168.1.7")
    assert cookie is not None
    rig.database.close()
    assert cookie.value.encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/seats/0/claim", {"name": "Bo"}, 409, "seat.taken"),
        ("/api/seats/1/claim", {"name": "asha"}, 409, "seat.name_taken"),
        ("/api/seats/1/claim", {"name": "Bo", "marker": "dome"}, 409, "seat.marker_taken"),
        ("/api/seats/1/claim", {"name": "Bo", "marker": "cat"}, 400, "request.wrong_type"),
        ("/api/seats/1/claim", {"name": " "}, 400, "seat.name"),
        ("/api/seats/1/claim", {"name": "B" * 25}, 400, "seat.name"),
        ("/api/seats/1/claim", {"name": "B\u202eo"}, 400, "seat.name"),
        ("/api/seats/1/claim", {}, 400, "request.missing_field"),
        ("/api/seats/5/claim", {"name": "Bo"}, 404, "seat.unknown"),
        ("/api/seats/1/request", {"name": "Bo"}, 409, "seat.free"),
        ("/api/seats/0/leave", {}, 401, "person.unknown"),
    ],
)
def test_a_seat_that_cannot_be_had_says_why(rig: Rig, path: str, body: dict[str, Any], status: int, code: str) -> None:
    assert rig.phone().post("/api/seats/0/claim", name="Asha", marker="dome").status_code == 200
    assert refusal(rig.phone().post(path, **body)) == (status, code)


def test_one_phone_holds_one_seat_and_may_leave_it_for_another(rig: Rig) -> None:
    phone = rig.seated("Asha")[0]
    assert refusal(phone.post("/api/seats/1/claim", name="Asha")) == (409, "seat.one_each")
    assert refusal(phone.post("/api/seats/1/leave")) == (403, "seat.not_yours")
    assert phone.post("/api/seats/0/leave").status_code == 200
    assert phone.post("/api/seats/1/claim", name="Asha").status_code == 200
    assert [seat["name"] for seat in phone.state()["lobby"]["seats"]] == [None, "Asha", None, None, None]


def test_a_name_with_script_in_it_is_only_a_name(rig: Rig) -> None:
    rig.phone().post("/api/seats/0/claim", name="<script>x</script>")
    answer = rig.phone().get("/api/state")
    assert answer.mimetype == "application/json"
    assert answer.json is not None
    assert answer.json["lobby"]["seats"][0]["name"] == "<script>x</script>"


def ask_for(rig: Rig, seat: int, name: str) -> tuple[Phone, int]:
    """A new phone that asked for a seat, and the request's id."""
    phone = rig.phone()
    answer = phone.post(f"/api/seats/{seat}/request", name=name)
    assert answer.json is not None
    return phone, answer.json["request"]


def test_a_dead_phones_seat_goes_to_another_when_the_host_agrees(rig: Rig) -> None:
    old = rig.started("Asha", "Bo")[0]
    new, number = ask_for(rig, 0, "Asha again")
    assert rig.screen().state()["lobby"]["requests"] == [{"id": number, "seat": 0, "name": "Asha again"}]
    assert refusal(rig.phone().post(f"/api/requests/{number}", agree=True)) == (403, "host.only")
    assert rig.screen().post(f"/api/requests/{number}", agree=True).status_code == 200
    assert (new.state()["you"]["seat"], old.state()["you"]["seat"]) == (0, None)
    # The game's player stays the same person.
    assert new.state()["lobby"]["seats"][0]["name"] == "Asha"
    assert new.state()["lobby"]["requests"] == []
    assert old.state()["legal"] is None
    assert new.state()["legal"]["moves"]


def test_a_refused_request_changes_nothing(rig: Rig) -> None:
    rig.started("Asha", "Bo")
    new, number = ask_for(rig, 0, "Cy")
    rig.screen().post(f"/api/requests/{number}", agree=False)
    assert new.state()["you"]["seat"] is None
    assert new.state()["lobby"]["requests"] == []
    assert refusal(rig.screen().post(f"/api/requests/{number}", agree=True)) == (404, "request.unknown")


def test_a_freed_seats_hand_is_shown_to_whom_the_host_agrees_to(rig: Rig) -> None:
    old = rig.started("Asha", "Bo")[0]
    assert rig.screen().post("/api/seats/0/free").status_code == 200
    seat = old.state()["lobby"]["seats"][0]
    assert (seat["taken"], seat["held"], seat["name"]) == (True, False, "Asha")
    new = rig.phone()
    assert refusal(new.post("/api/seats/0/claim", name="whoever")) == (409, "seat.ask_host")
    assert new.state()["legal"] is None
    rig.handed(new, 0, "whoever")
    assert new.state()["you"]["seat"] == 0
    assert new.state()["seats"][0]["name"] == "Asha"


def test_everything_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    rig = Rig(f"sqlite:///{tmp_path / 'log.sqlite'}")
    phones = rig.started("Asha", "Bo", undo="all", rulebook="as-printed")
    host = rig.phone()
    host.post("/api/host", pin=rig.screen().state()["you"]["pin"])
    assert phones[0].command("LayLands", tiles=LANDS).status_code == 200
    before = [phone.state() for phone in (*phones, host)]
    rig.restart()
    for phone, was in zip((*phones, host), before, strict=True):
        phone.move_to(rig)
        now = phone.state()
        assert now["sequence"] > 0
        for part in ("you", "game", "legal", "lobby", "undo", "log", "version"):
            assert now[part] == was[part]


def test_a_page_that_is_open_shows_its_seat_as_connected(rig: Rig) -> None:
    phone = rig.seated("Asha")[0]
    assert not phone.state()["lobby"]["seats"][0]["connected"]
    stream = phone.get("/api/events", buffered=False)
    assert phone.state()["lobby"]["seats"][0]["connected"]
    stream.close()
    assert not phone.state()["lobby"]["seats"][0]["connected"]


def test_whoever_left_a_seat_and_whoever_hosts_takes_it_without_asking(rig: Rig) -> None:
    asha, bo = rig.started("Asha", "Bo")
    asha.post("/api/seats/0/leave")
    assert asha.post("/api/seats/0/claim", name="Asha").status_code == 200
    asha.post("/api/seats/0/leave")
    bo.post("/api/seats/1/leave")
    assert refusal(bo.post("/api/seats/0/claim", name="Bo")) == (409, "seat.ask_host")
    bo.post("/api/host", pin=rig.screen().state()["you"]["pin"])
    assert bo.post("/api/seats/0/claim", name="Bo").status_code == 200


def token(phone: Phone) -> str:
    """What that phone's browser keeps."""
    cookie = phone.client.get_cookie("raja_player", domain="192.168.1.7")
    assert cookie is not None
    return cookie.value


def with_token(rig: Rig, value: str) -> Phone:
    """Somebody who sends that token."""
    phone = rig.phone("192.168.1.66")
    phone.client.set_cookie("raja_player", value, domain="192.168.1.7")
    return phone


def test_a_token_that_the_table_did_not_make_is_nobodys(rig: Rig) -> None:
    asha = rig.phone()
    asha.get("/join")
    person, generation, mac = token(asha).split(".")
    chosen = ["a" * 32, f"{'a' * 32}.0.{mac}", f"{person}.1.{mac}", f"{person}.{generation}.{'A' * 22}"]
    for value in chosen:
        guesser = with_token(rig, value)
        assert guesser.post("/api/seats/0/claim", name="Asha").status_code == 200
        assert token(guesser) != value
        assert with_token(rig, value).state()["you"]["seat"] is None
        rig.screen().post("/api/seats/0/free")


@pytest.mark.parametrize("rise", ["claim", "request", "host"])
def test_each_rise_in_rights_gives_another_token_and_ends_the_old_one(rig: Rig, rise: str) -> None:
    asha = rig.phone()
    asha.get("/join")
    planted = token(asha)
    spy = with_token(rig, planted)
    looking = spy.get("/api/events").response
    if rise == "claim":
        asha.post("/api/seats/0/claim", name="Asha")
    elif rise == "host":
        asha.post("/api/host", pin=rig.screen().state()["you"]["pin"])
    else:
        rig.started("Bo", "Cy")
        rig.handed(asha, 0, "Asha")
    you = asha.state()["you"]
    assert you["host"] if rise == "host" else you["seat"] == 0
    assert token(asha) != planted
    seen = spy.state()["you"]
    assert (seen["seat"], seen["host"]) == (None, False)
    told = b"".join(chunk if isinstance(chunk, bytes) else chunk.encode() for chunk in looking)
    assert b'"seat":0,"host"' not in told
    assert b'"host":true' not in told, "the page that was open under the old token was ended"


def test_a_name_changed_before_the_start_changes_no_token(rig: Rig) -> None:
    asha = rig.seated("Asha")[0]
    before = token(asha)
    asha.post("/api/seats/0/claim", name="Asha K")
    assert token(asha) == before


def test_whose_new_token_was_lost_on_the_way_asks_again_with_the_old_one(rig: Rig) -> None:
    asha = rig.phone()
    asha.get("/join")
    old = token(asha)
    asha.post("/api/seats/0/claim", name="Asha")
    again = with_token(rig, old)
    assert again.post("/api/seats/0/claim", name="Asha").status_code == 200
    assert again.state()["you"]["seat"] == 0
    # The new one has been seen now: the old one is worth nothing any more.
    assert refusal(with_token(rig, old).post("/api/seats/0/claim", name="Asha")) == (409, "seat.taken")


def test_the_old_token_is_worth_nothing_after_a_minute_nor_after_a_restart(tmp_path: Path) -> None:
    rig = Rig(f"sqlite:///{tmp_path / 'log.sqlite'}")
    asha = rig.phone()
    asha.get("/join")
    old = token(asha)
    asha.post("/api/seats/0/claim", name="Asha")
    rig.time.pass_s(61)
    assert refusal(with_token(rig, old).post("/api/seats/0/claim", name="Asha")) == (409, "seat.taken")
    rig.restart()
    assert with_token(rig, old).state()["you"]["seat"] is None
    asha.move_to(rig)
    assert asha.state()["you"]["seat"] == 0
    rig.database.close()


def test_a_token_of_an_earlier_version_keeps_its_seat_and_is_changed_for_a_signed_one(rig: Rig) -> None:
    rig.seated("Bo")
    old = "x" * 32
    rig.live.change_lobby(lambda lobby: claimed(lobby, 1, digest_of(old), "Asha", None))
    asha = with_token(rig, old)
    assert asha.state()["you"]["seat"] == 1
    asha.get("/seat")
    assert token(asha) != old
    assert asha.state()["you"]["seat"] == 1
    assert with_token(rig, old).state()["you"]["seat"] is None
    assert with_token(rig, "y" * 32).state()["you"]["seat"] is None
