"""A small game in a file: whatever has not been revealed is not in it, and the game goes on from it elsewhere."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from companion.games.records import to_json
from companion.small_games.kinds import KINDS
from companion.small_games.public_log import first_difference, redacted_steps
from tests.companion.live_rig import Rig, refusal
from tests.companion.small_games.playing import NAMES, command, opened, played, told, unopened_salts

pytestmark = pytest.mark.slow

EXPORTED: list[tuple[str, int, dict[str, Any]]] = [
    ("almost", 3, {"discussion_s": 0}),
    ("almost", 4, {"discussion_s": 5, "variant": "banbury-merton-street"}),
    ("almost", 3, {"discussion_s": 0, "bids": "fists"}),
    ("suit_bidding", 3, {"offer": "own"}),
    ("bid_war", 3, {"cards": "typed"}),
    ("belemmer", 2, {"cards": "typed"}),
]


def exported(rig: Rig) -> bytes:
    """The open game as its host takes it along."""
    answer = rig.screen().get(f"/api/games/{rig.live.lobby.id}/export")
    assert answer.status_code == 200, answer.json
    return answer.get_data()


@pytest.mark.parametrize(("kind", "players", "options"), EXPORTED)
def test_no_export_holds_a_seal_that_was_not_opened(kind: str, players: int, options: dict[str, Any]) -> None:
    rig = Rig()
    phones = opened(rig, *NAMES[:players], kind=kind, options=options, undo="all")
    random, undone = Random(players), 0
    for _ in range(25):
        list(played(rig, phones, random, most=2))
        if random.randrange(3) == 0:
            undone += phones[0].post("/api/small/undo", count=1 + random.randrange(2)).status_code == 200
        salts = unopened_salts(rig.small.playing())
        data = exported(rig)
        assert not [salt for salt in salts if salt.encode() in data]
        steps = redacted_steps(KINDS[kind].engine, rig.small.playing().steps())
        assert first_difference(KINDS[kind].engine, steps) is None
    assert undone > 0


def test_a_bid_that_was_changed_or_taken_back_is_never_told() -> None:
    rig = Rig()
    phones = opened(rig, *NAMES[:3], kind="almost", options={"discussion_s": 0}, undo="all")
    command(phones[0], "SealBid", bid=7)
    command(phones[0], "SealBid", bid=8)
    command(phones[1], "SealBid", bid=9)
    command(phones[1], "WithdrawBid")
    phones[0].post("/api/small/undo", count=2)
    for phone in phones:
        command(phone, "SealBid", bid=2)
    log = json.loads(exported(rig))["log"]
    assert [step["command"].get("bid") for step in log] == [None, 2, 2, 2]


@pytest.mark.parametrize(("kind", "players", "options"), EXPORTED)
def test_a_game_that_is_taken_in_goes_on_where_its_round_began(
    kind: str, players: int, options: dict[str, Any]
) -> None:
    rig = Rig()
    phones = opened(rig, *NAMES[:players], kind=kind, options=options)
    list(played(rig, phones, Random(5), most=10))
    data = json.loads(exported(rig))
    other = Rig(seed=2)
    table = other.screen().post("/api/games/import", **data).json["table"]  # type: ignore[index]
    assert other.screen().post(f"/api/games/{table}/open").status_code == 200
    guests = [other.phone() for _ in range(players)]
    for seat, guest in enumerate(guests):
        other.handed(guest, seat, "Zoe")
    assert [seat["name"] for seat in told(guests[0])["seats"]] == list(NAMES[:players])
    list(played(other, guests, Random(6)))
    assert told(guests[0])["stage"] == "ended"
    # What is over is for everybody, and comes back as it is.
    again = json.loads(guests[0].get(f"/api/games/{table}/export").get_data())
    third = Rig(seed=3)
    copy = third.screen().post("/api/games/import", **again).json["table"]  # type: ignore[index]
    third.screen().post(f"/api/games/{copy}/open")
    assert to_json(third.small.playing().state) == to_json(other.small.playing().state)


@pytest.mark.parametrize("kind", ["bid_war", "belemmer", "suit_bidding"])
def test_a_game_with_hidden_cards_is_taken_along_when_it_is_over(kind: str) -> None:
    rig = Rig()
    phones = opened(rig, *NAMES[:2], kind=kind)
    path = f"/api/games/{rig.live.lobby.id}/export"
    assert refusal(phones[0].get(path)) == (403, "host.only")
    assert refusal(rig.screen().get(path)) == (409, "game.hidden_cards")
    list(played(rig, phones, Random(1)))
    assert phones[0].get(path).status_code == 200


def test_a_file_that_was_changed_is_refused_whole() -> None:
    rig = Rig()
    phones = opened(rig, *NAMES[:3], kind="almost", options={"discussion_s": 0})
    list(played(rig, phones, Random(1)))
    data = json.loads(exported(rig))
    data["log"][1]["events"][0]["bid"] = 10
    games = len(rig.screen().get("/api/games").json["games"])  # type: ignore[index]
    assert refusal(rig.screen().post("/api/games/import", **data)) == (400, "game.differs")
    for part in ("players", "variant"):
        broken = json.loads(exported(rig))
        broken["log"][0]["events"][0]["options"][part] = 3
        assert refusal(rig.screen().post("/api/games/import", **broken)) == (400, "game.not_a_game")
    seats = json.loads(exported(rig))
    seats["lobby"]["seats"] = seats["lobby"]["seats"][:2]
    assert refusal(rig.screen().post("/api/games/import", **seats)) == (400, "game.not_a_game")
    other = {**json.loads(exported(rig))}
    other["lobby"]["kind"] = "belemmer"
    assert refusal(rig.screen().post("/api/games/import", **other)) == (400, "game.not_a_game")
    assert len(rig.screen().get("/api/games").json["games"]) == games  # type: ignore[index]
