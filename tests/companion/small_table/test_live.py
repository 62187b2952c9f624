"""A small game at a live table, over HTTP: opened in the lobby's place, played, taken back, gone on from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.companion.live_rig import Phone, Rig, refusal

ALMOST = {"kind": "almost", "options": {"discussion_s": 0}}


def opened(rig: Rig, *names: str, **wish: Any) -> list[Phone]:
    """Phones of those people, and the small game has begun."""
    phones = rig.seated(*names)
    answer = rig.screen().post("/api/small/open", **wish)
    assert answer.status_code == 200, answer.json
    return phones


def told(phone: Phone) -> Any:
    """What that phone is told of the small game."""
    return phone.get("/api/small/state").json


def command(phone: Phone, name: str, /, *, id: str | None = None, **fields: Any) -> Any:
    """A command of the phone's own seat."""
    more: dict[str, Any] = {} if id is None else {"id": id}
    return phone.post("/api/small/commands", command={"command": name, "seat": told(phone)["you"], **fields}, **more)


def test_a_host_opens_a_small_game_in_the_lobbys_place_and_everybody_keeps_the_seat() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    for seat, phone in enumerate(phones):
        state = told(phone)
        assert (state["kind"], state["you"], state["stage"]) == ("almost", seat, "playing")
        assert [other["name"] for other in state["seats"]] == ["Asha", "Bo", "Cy"]
        assert [move["move"] for move in state["moves"]] == ["MaySealBid"]
        assert phone.state()["lobby"]["kind"] == "almost"
        assert phone.state()["game"] is None
    spectator = told(rig.phone())
    assert (spectator["you"], spectator["moves"], spectator["host_moves"]) == (None, [], None)
    assert len(rig.live.saved.listed("")) == 1, "the door that nobody went through is not kept"


def test_a_round_is_sealed_and_revealed_in_one_step() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    for phone, bid in zip(phones[:2], (3, 4), strict=True):
        assert command(phone, "SealBid", bid=bid).status_code == 200
    state = told(phones[2])
    assert state["waiting"] == [2]
    assert [player["bid"] and player["bid"]["bid"] for player in state["view"]["players"]] == [None, None, None]
    assert command(phones[2], "SealBid", bid=3).status_code == 200
    assert told(phones[2])["view"]["last"]["bids"] == [3, 4, 3]
    assert [line["text"] for line in told(phones[0])["log"]][-3:-1] == ["Bids: Asha 3, Bo 4, Cy 3.", "Bo scores 4."]


def test_a_command_sent_twice_is_done_once_and_its_id_belongs_to_it() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    first = command(phones[0], "SealBid", bid=3, id="a")
    assert command(phones[0], "SealBid", bid=3, id="a").json == first.json
    assert refusal(command(phones[0], "SealBid", bid=4, id="a")) == (409, "log.id_reused")
    assert told(phones[0])["version"] == first.json["version"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"command": "SealBid", "seat": 0, "bid": 3, "salt": "0" * 32}, (400, "small.salt_given")),
        ({"command": "SealBid", "seat": 1, "bid": 3}, (403, "seat.not_yours")),
        ({"command": "SealBid", "seat": 0, "bid": 11}, (422, "bid.out_of_range")),
        ({"command": "SealBid", "seat": 0, "bid": "3"}, (400, "command.wrong_type")),
        ({"command": "SealBid", "seat": 0}, (400, "command.missing_field")),
        ({"command": "PlayTwo", "seat": 0}, (400, "command.unknown")),
        ({"command": "EndDiscussion", "seat": -1}, (403, "host.only")),
        ({"command": "WithdrawBid", "seat": 0}, (422, "bid.none")),
        ({"command": "CloseFist", "seat": 0}, (422, "bid.other_means")),
        ({"command": "Redo", "seat": 0}, (422, "undo.not_allowed")),
        ({"command": "Undo", "seat": 0}, (422, "undo.not_allowed")),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_code(body: dict[str, Any], expected: tuple[int, str]) -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    assert refusal(phones[0].post("/api/small/commands", command=body)) == expected
    assert told(phones[0])["version"] == 3


def test_a_stale_command_changes_nothing() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    command(phones[1], "SealBid", bid=3)
    body = {"command": "SealBid", "seat": 0, "bid": 3}
    assert refusal(phones[0].post("/api/small/commands", command=body, expected_version=3)) == (
        409,
        "log.stale_version",
    )
