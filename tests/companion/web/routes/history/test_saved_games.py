"""Saved games: several side by side, and one taken along in a file and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.lobby.lobby import created_ns
from tests.companion.live_rig import Phone, Rig, refusal

pytestmark = pytest.mark.slow


@pytest.fixture
def rig() -> Rig:
    """A fresh table."""
    return Rig()


def listed(phone: Phone) -> list[dict[str, Any]]:
    """The games as a phone is told."""
    answer = phone.get("/api/games").json
    assert answer is not None
    games: list[dict[str, Any]] = answer["games"]
    return games


def played(rig: Rig, commands: int = 60) -> list[Phone]:
    """Three phones in the middle of a game."""
    phones = rig.started("Asha", "Bo", "Cy", undo="all")
    rig.play(commands)
    assert phones[0].post("/api/undo", count=2).status_code == 200
    return phones


def test_a_new_game_keeps_who_sits_and_the_old_one_waits(rig: Rig) -> None:
    phones = played(rig)
    before = phones[0].state()
    rig.time.pass_s(60)
    screen = rig.screen()
    assert screen.post("/api/games", title=" Second  round ").status_code == 200
    state = phones[1].state()
    assert (state["lobby"]["stage"], state["lobby"]["title"], state["you"]["seat"]) == ("open", "Second round", 1)
    games = listed(phones[2])
    assert [(game["title"], game["stage"], game["open"]) for game in games] == [
        ("Second round", "open", True),
        (before["lobby"]["title"], "playing", False),
    ]
    assert games[1]["players"] == ["Asha", "Bo", "Cy"]
    assert games[1]["version"] == before["version"]
    assert screen.post(f"/api/games/{games[1]['table']}/open").status_code == 200
    again = phones[0].state()
    for part in ("game", "legal", "you", "undo", "log", "lobby"):
        assert again[part] == before[part]


def test_a_game_that_is_not_there_cannot_be_opened(rig: Rig) -> None:
    assert refusal(rig.screen().post("/api/games/nothing/open")) == (404, "game.unknown")
    assert refusal(rig.screen().get("/api/games/nothing/export")) == (404, "game.unknown")
    assert rig.screen().get("/api/games/../export").status_code == 404
    assert refusal(rig.screen().post("/api/games", title="x" * 61)) == (400, "game.title")


def test_the_open_game_is_the_same_after_a_restart(tmp_path: Path) -> None:
    rig = Rig(f"sqlite:///{tmp_path / 'log.sqlite'}")
    first = rig.live.lobby.id
    played(rig, 20)
    rig.screen().post("/api/games", title="Second")
    rig.screen().post(f"/api/games/{first}/open")
    rig.restart()
    assert rig.screen().state()["lobby"]["table"] == first


def exported(rig: Rig) -> dict[str, Any]:
    """The open game's file, as the host gets it."""
    answer = rig.screen().get(f"/api/games/{rig.live.lobby.id}/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    data: dict[str, Any] = json.loads(answer.data)
    return data


def test_a_file_does_not_say_whose_a_freed_seat_was(rig: Rig) -> None:
    played(rig)
    rig.screen().post("/api/seats/0/free")
    assert rig.live.lobby.seats[0].was is not None
    assert [seat["was"] for seat in exported(rig)["lobby"]["seats"]] == [None, None, None]


def test_a_game_taken_along_goes_on_elsewhere_with_its_whole_history(rig: Rig) -> None:
    phones = played(rig)
    file = exported(rig)
    assert "holder" not in json.dumps([seat for seat in file["lobby"]["seats"] if seat["holder"]])
    other = Rig(seed=9)
    answer = other.screen().post("/api/games/import", **file)
    assert answer.status_code == 200, answer.json
    assert answer.json is not None
    assert other.screen().post(f"/api/games/{answer.json['table']}/open").status_code == 200
    there, here = other.screen().state(), rig.screen().state()
    for part in ("game", "log", "score", "undo", "version", "seats"):
        assert there[part] == here[part]
    newcomer = other.phone()
    assert refusal(newcomer.post("/api/seats/0/claim", name="Asha")) == (409, "seat.ask_host")
    other.handed(newcomer, 0, "Asha")
    assert newcomer.state()["legal"] == phones[0].state()["legal"]
    assert newcomer.state()["game"] == phones[0].state()["game"]


def test_a_game_that_has_not_started_cannot_be_taken_along(rig: Rig) -> None:
    answer = rig.screen().get(f"/api/games/{rig.live.lobby.id}/export")
    assert refusal(answer) == (409, "table.not_started")


def test_when_it_is_over_everybody_may_take_it_along(rig: Rig) -> None:
    phones = rig.started("Asha", "Bo")
    rig.play(3000)
    assert phones[0].state()["lobby"]["stage"] == "ended"
    assert phones[1].get(f"/api/games/{rig.live.lobby.id}/export").status_code == 200
    assert listed(phones[0])[0]["stage"] == "ended"


def _richer(file: dict[str, Any]) -> None:
    bid = next(step for step in file["log"] if step["command"]["command"] == "PlaceBid")
    bid["events"][0]["amount"] += 1


def _reseat(file: dict[str, Any]) -> None:
    file["lobby"]["seats"].pop()


def _forget(file: dict[str, Any]) -> None:
    del file["log"][5]


def _nothing(file: dict[str, Any]) -> None:
    file["log"] = []


def _newer(file: dict[str, Any]) -> None:
    file["format_version"] = 2


def _other(file: dict[str, Any]) -> None:
    file["format"] = "chess"


def _wild(file: dict[str, Any]) -> None:
    file["log"][3]["command"] = {"command": "Bid"}


def _early(file: dict[str, Any]) -> None:
    file["log"][3]["t_ns"] = -1


def _dateless(file: dict[str, Any]) -> None:
    file["lobby"]["created"] = "yesterday"


def _eventless(file: dict[str, Any]) -> None:
    file["log"][0]["events"] = []


def _two_on_a_mat(file: dict[str, Any]) -> None:
    file["lobby"]["seats"][0]["mat"] = file["lobby"]["seats"][1]["mat"]


def _set(place: str, value: object) -> Callable[[dict[str, Any]], None]:
    """A change of what stands at ``lobby.seats.0.name``."""

    def change(file: dict[str, Any]) -> None:
        *way, last = [int(part) if part.isdigit() else part for part in place.split(".")]
        at: Any = file
        for part in way:
            at = at[part]
        at[last] = value

    return change


def _renamed(name: str) -> Callable[[dict[str, Any]], None]:
    def change(file: dict[str, Any]) -> None:
        file["lobby"]["seats"][0]["name"] = name
        file["log"][0]["events"][0]["options"]["players"][0]["name"] = name

    return change


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (_set("lobby.created", "2026-11-20T19:00:00"), "game.not_a_game"),
        (_set("lobby.created", "0001-01-01T00:00:00+00:00"), "game.not_a_game"),
        (_set("lobby.created", "9999-12-31T23:59:59+00:00"), "game.not_a_game"),
        (_set("lobby.clock_s", -5), "game.not_a_game"),
        (_set("lobby.options.starting_seat", 7), "game.not_a_game"),
        (_set("lobby.title", "x" * 61), "game.not_a_game"),
        (_set("log.0.source", "h\u202est"), "game.not_a_game"),
        (_set("log.0.t_ns", 2**62 - 1), "game.not_a_game"),
        (_renamed("x" * 40_000), "game.not_a_game"),
        (_renamed("As\u202eha"), "game.not_a_game"),
        (_renamed("Bo"), "game.not_a_game"),
        (_richer, "game.differs"),
        (_reseat, "game.not_a_game"),
        (_forget, "game."),
        (_nothing, "game.not_a_game"),
        (_newer, "game.not_a_game"),
        (_other, "game.not_a_game"),
        (_wild, "game.not_a_game"),
        (_early, "game.not_a_game"),
        (_dateless, "game.not_a_game"),
        (_eventless, "game."),
        (_two_on_a_mat, "game.not_a_game"),
    ],
)
def test_a_file_that_was_changed_is_refused_whole(
    rig: Rig, change: Callable[[dict[str, Any]], None], code: str
) -> None:
    played(rig)
    file = exported(rig)
    change(file)
    before = listed(rig.screen())
    status, given = refusal(rig.screen().post("/api/games/import", **file))
    assert status == 400
    assert given.startswith(code)
    assert listed(rig.screen()) == before


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"{}", b"nonsense", b"[" * 50_000, b'{"format":"raja-game","format_version":1,"lobby":1,"log":1}'],
)
def test_what_is_no_game_is_refused(rig: Rig, data: bytes) -> None:
    screen = rig.screen()
    answer = screen.client.post(
        "/api/games/import", data=data, content_type="application/json", base_url=f"http://{screen.host}"
    )
    assert refusal(answer)[0] == 400


@pytest.mark.parametrize("created", ["2026-11-20T19:00:00", "0001-01-01T00:00:00+00:00", "soon"])
def test_a_game_with_an_impossible_time_that_is_in_the_log_already_hinders_nothing(
    tmp_path: Path, created: str
) -> None:
    rig = Rig(f"sqlite:///{tmp_path / 'log.sqlite'}")
    played(rig)
    rig.live.change_lobby(lambda lobby: replace(lobby, created=created))
    rig.seed += 1  # or the next game would be drawn the first one's id
    rig.restart()
    assert rig.live.snapshot() is not None
    assert 0 < created_ns(rig.live.lobby) < 2**62
    assert rig.screen().post("/api/games", title="Next").status_code == 200
    assert len(listed(rig.screen())) == 2


def test_a_time_of_another_zone_is_kept_as_the_moment_it_was(rig: Rig) -> None:
    played(rig)
    file = exported(rig)
    _set("lobby.created", "2026-11-20T19:00:00+02:00")(file)
    assert rig.screen().post("/api/games/import", **file).status_code == 200
    assert "2026-11-20T17:00:00.000+00:00" in [game["created"] for game in listed(rig.screen())]


def test_a_file_may_be_longer_than_any_other_request_but_not_endless(rig: Rig) -> None:
    screen = rig.screen()
    for size, statuses in ((200_000, (400,)), (5_000_000, (413,))):
        answer = screen.client.post(
            "/api/games/import",
            data=b'{"format":"' + b"x" * size + b'"}',
            content_type="application/json",
            base_url=f"http://{screen.host}",
        )
        assert answer.status_code in statuses
