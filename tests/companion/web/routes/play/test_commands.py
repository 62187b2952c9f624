"""Commands, undo, rolls: taken from whom they concern, once, and told to all."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.games.actor import BY_HOST, by_seat
from companion.games.raja.commands import CorrectPrice
from companion.games.raja.pieces import HOST
from companion.games.raja.state import Siege, State
from tests.companion.live_rig import LANDS, Phone, Rig, refusal
from tests.said import said

pytestmark = pytest.mark.slow


@pytest.fixture
def rig() -> Rig:
    """A fresh table."""
    return Rig()


def at_auction(rig: Rig, **options: Any) -> list[Phone]:
    """Two phones, and the first seat's bid is awaited."""
    phones = rig.started("Asha", "Bo", **options)
    state = rig.play(200, lambda state: state.phase == "auction")
    assert state.phase == "auction"
    return phones


def at_dice(rig: Rig, **options: Any) -> tuple[Phone, int]:
    """The phone whose dice a siege waits for, and how many."""
    phones = rig.started("Asha", "Bo", "Cy", **options)

    def dice_wanted(state: State) -> bool:
        return isinstance(state.step, Siege) and state.step.shields_assigned and state.step.result is None

    assert dice_wanted(rig.play(1000, dice_wanted))
    for phone in phones:
        for move in phone.state()["legal"]["moves"]:
            if move["may"] == "RollSiegeDice":
                return phone, move["most"]
    raise AssertionError("nobody rolls")


def test_a_command_changes_the_table_for_everybody(rig: Rig) -> None:
    asha, bo = at_auction(rig)
    version = asha.state()["version"]
    answer = asha.command("PlaceBid", amount=7)
    assert answer.json == {"version": version + 1}
    for viewer in (asha, bo, rig.screen(), rig.phone()):
        state = viewer.state()
        assert state["version"] == version + 1
        assert state["game"]["step"]["highest"] == 7
        assert said(state["log"][-1]["message"]) == "Asha bids $7"
    assert bo.state()["legal"]["moves"][0] == {"may": "Bid", "lowest": 8, "highest": 75}
    assert asha.state()["legal"]["moves"] == []


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"command": {"command": "PlaceBid", "seat": 1, "amount": 5}}, 403, "seat.not_yours"),
        (
            {"command": {"command": "CorrectPrice", "seat": -1, "market": "grain", "price": 2, "reason": "r"}},
            403,
            "host.only",
        ),
        ({"command": {"command": "PlaceBid", "seat": 0, "amount": 76}}, 422, "auction.beyond_cash"),
        ({"command": {"command": "PassSiege", "seat": 0}}, 422, "phase.wrong"),
        ({"command": {"command": "PlaceBid", "seat": 0, "amount": "5"}}, 400, "command.wrong_type"),
        ({"command": {"command": "Bid", "seat": 0}}, 400, "command.unknown"),
        ({"command": [1]}, 400, "request.wrong_type"),
        ({"command": {"command": "PlaceBid", "seat": 0, "amount": 5}, "expected_version": 1}, 409, "log.stale_version"),
        ({"command": {"command": "PlaceBid", "seat": 0, "amount": 5}, "id": "x" * 41}, 400, "request.id"),
        ({"command": {"command": "PlaceBid", "seat": 0, "amount": 5}, "else": 1}, 400, "request.unknown_field"),
        ({"command": {"command": "Undo", "seat": 0}}, 422, "undo.not_allowed"),
    ],
)
def test_a_command_that_is_not_taken_changes_nothing_and_says_why(
    rig: Rig, body: dict[str, Any], status: int, code: str
) -> None:
    asha, _ = at_auction(rig)
    before = asha.state()
    assert refusal(asha.post("/api/commands", **body)) == (status, code)
    assert asha.state() == before


def test_whoever_has_no_seat_is_asked_to_sit_down(rig: Rig) -> None:
    at_auction(rig)
    bid = {"command": "PlaceBid", "seat": 0, "amount": 5}
    assert refusal(rig.phone().post("/api/commands", command=bid)) == (401, "person.unknown")


def test_before_the_start_there_is_nothing_to_command(rig: Rig) -> None:
    asha = rig.seated("Asha", "Bo")[0]
    assert refusal(asha.command("LayLands", tiles=LANDS)) == (409, "table.not_started")


def test_a_command_sent_again_is_done_once_and_answered_alike(rig: Rig) -> None:
    asha, bo = at_auction(rig)
    bid = {"command": "PlaceBid", "seat": 0, "amount": 7}
    first = asha.post("/api/commands", command=bid, id="tap 1").json
    bo.command("PlaceBid", amount=9)
    again = asha.post("/api/commands", command=bid, id="tap 1").json
    assert first == again
    assert asha.state()["game"]["step"]["highest"] == 9
    other = {"command": "PlaceBid", "seat": 0, "amount": 12}
    assert refusal(asha.post("/api/commands", command=other, id="tap 1")) == (409, "log.id_reused")
    # Even while the game is paused, what was taken was taken.
    rig.screen().post("/api/pause", paused=True)
    assert asha.post("/api/commands", command=bid, id="tap 1").json == first


def test_who_says_a_count_is_who_sends_it(rig: Rig) -> None:
    asha = rig.started("Asha", "Bo")[0]
    rig.play(10, lambda state: bool(state.players[0].lands and any(tile.city for tile in state.players[0].lands)))
    city = next(t for t in asha.state()["game"]["players"][0]["tiles"] if t["city"])["cell"]
    asha.command("BuildFirstWall", cell=city, stones=3, standing=3, width=2, said_by="camera")
    last = rig.live.playing().table.events[-1].event
    assert getattr(last, "said_by") == by_seat(0)  # noqa: B009


def test_undo_is_for_those_who_may_and_can_be_taken_back(rig: Rig) -> None:
    asha, bo = at_auction(rig)
    assert asha.state()["undo"]["may"] is False
    assert refusal(asha.post("/api/undo")) == (422, "undo.not_allowed")
    asha.command("PlaceBid", amount=7)
    screen = rig.screen()
    assert screen.state()["undo"]["may"]
    assert screen.post("/api/undo", count=1, id="u").status_code == 200
    assert screen.post("/api/undo", count=1, id="u").status_code == 200
    assert bo.state()["game"]["step"]["highest"] is None
    assert screen.state()["undo"]["redo"]
    assert screen.post("/api/redo").status_code == 200
    assert bo.state()["game"]["step"]["highest"] == 7
    assert refusal(screen.post("/api/redo")) == (422, "redo.nothing")


def test_all_may_undo_where_the_table_agreed(rig: Rig) -> None:
    asha, bo = at_auction(rig, undo="all")
    asha.command("PlaceBid", amount=7)
    assert bo.state()["undo"]["may"]
    assert bo.post("/api/undo").status_code == 200
    assert asha.state()["game"]["step"]["highest"] is None


def test_a_host_corrects_with_a_reason_that_everybody_reads(rig: Rig) -> None:
    asha, _ = at_auction(rig)
    correction = {"command": "CorrectPrice", "seat": -1, "market": "grain", "price": 2, "reason": "the disk slipped"}
    assert rig.screen().post("/api/commands", command=correction).status_code == 200
    assert asha.state()["market"]["grain"]["price"] == 2
    assert "the disk slipped" in said(asha.state()["log"][-1]["message"])


@pytest.mark.parametrize("reason", ["x" * 121, "slipped\u202e", "slipped\u0007", " " * 121 + "slipped"])
def test_a_reason_is_one_line_of_bounded_length(rig: Rig, reason: str) -> None:
    asha, _ = at_auction(rig)
    before = asha.state()
    correction = {"command": "CorrectPrice", "seat": -1, "market": "grain", "price": 2, "reason": reason}
    assert refusal(rig.screen().post("/api/commands", command=correction)) == (400, "text.not_a_line")
    assert asha.state() == before


def test_long_reasons_of_an_earlier_version_no_longer_fill_every_screen(rig: Rig) -> None:
    asha, _ = at_auction(rig)
    table = rig.live.playing().table
    for price in range(20):
        correction = CorrectPrice(HOST, "grain", 1 + price % 2, "x\u202e" * 30_000)
        table.submit(correction, source=BY_HOST, t_ns=price)
    assert len(json.dumps(asha.state())) < 60_000


def test_typed_dice_count_for_the_seat_that_rolls(rig: Rig) -> None:
    phone, most = at_dice(rig)
    assert refusal(phone.post("/api/rolls", faces=[7])) == (422, "siege.not_a_die")
    assert phone.post("/api/rolls", faces=[6] * most).status_code == 200
    siege = phone.state()["dice"]["siege"]
    assert siege is None or siege["attacker_dice"] == [6] * most


def test_the_companion_rolls_only_where_the_table_agreed(rig: Rig) -> None:
    phone, _ = at_dice(rig)
    assert refusal(phone.post("/api/rolls/companion")) == (403, "dice.not_agreed")


def test_the_companions_roll_sent_again_is_the_same_roll(rig: Rig) -> None:
    phone, most = at_dice(rig, companion_dice=True)
    first = phone.post("/api/rolls/companion", id="r").json
    assert first is not None
    assert len(first["faces"]) == most
    assert set(first["faces"]) <= {1, 2, 3, 4, 5, 6}
    assert phone.post("/api/rolls/companion", id="r").json == first
    assert refusal(phone.post("/api/rolls/companion")) == (409, "dice.none_wanted")


def test_a_question_that_is_not_open_is_no_longer_answered(rig: Rig) -> None:
    asha, _ = at_auction(rig)
    assert refusal(asha.post("/api/answers", question="0.0.0.stones", answer=3)) == (404, "question.closed")


def test_hints_are_told_to_the_seat_that_decides_and_to_nobody_else(rig: Rig) -> None:
    phones = rig.started("Asha", "Bo", "Cy", hints=True)

    def may_attack(state: State) -> bool:
        return isinstance(state.step, Siege) and not state.step.declared and any(p.elephants for p in state.players)

    rig.play(1000, may_attack)
    told = [phone.state()["odds"] for phone in phones]
    assert sum(odds is not None for odds in told) <= 1
    assert rig.phone().state()["odds"] is None
    for odds in told:
        for city in odds["cities"] if odds else ():
            chances = [by["destroyed"] for by in city["by_elephants"]]
            assert chances == sorted(chances)
            assert [by["elephants"] for by in city["by_elephants"]] == list(range(1, len(chances) + 1))


def test_whoever_looks_on_is_told_the_odds_of_a_declared_siege_before_its_dice(rig: Rig) -> None:
    rig.started("Asha", "Bo", "Cy", hints=True)
    rig.play(3000, lambda state: isinstance(state.step, Siege) and state.step.declared)
    odds = rig.phone().state()["odds"]
    assert odds["role"] == "watcher"
    assert odds["cities"]
    for city in odds["cities"]:
        assert city["shielded"]["destroyed"] <= city["bare"]["destroyed"]
        assert (city["shielded"]["shield_points"] == 0) <= (city["shielded"]["destroyed"] == city["bare"]["destroyed"])
    rig.play(50, lambda state: isinstance(state.step, Siege) and any(b.attacker_dice for b in state.step.battles))
    assert rig.phone().state()["odds"] is None


def test_no_hints_where_the_table_plays_without(rig: Rig) -> None:
    phones = rig.started("Asha", "Bo", "Cy")
    rig.play(1000, lambda state: isinstance(state.step, Siege))
    assert all(phone.state()["odds"] is None for phone in phones)


def test_any_moment_can_be_looked_back_at(rig: Rig) -> None:
    asha, _ = at_auction(rig)
    asha.command("PlaceBid", amount=7)
    told = rig.phone().get("/api/moments").json
    assert told is not None
    assert said(told["moments"][-1]["message"]) == "Asha bids $7"
    assert told["moments"][-1]["prices"] == {"grain": 3, "shields": 8, "elephants": 14}
    version = told["moments"][-1]["version"]
    then = rig.phone().get(f"/api/moments/{version - 1}").json
    assert then is not None
    assert then["game"]["step"]["highest"] is None
    assert all(player["hand"] is None for player in then["game"]["players"])
    assert refusal(asha.get(f"/api/moments/{version + 1}")) == (404, "moment.unknown")
    assert refusal(asha.get("/api/moments/0")) == (404, "moment.unknown")


def test_a_shown_state_stays_what_it_was_when_the_table_moves_on(rig: Rig) -> None:
    asha, _ = at_auction(rig)
    old = rig.live.feed.newest()
    asha.command("PlaceBid", amount=7)
    viewer = rig.live.viewer(None, local=False)
    assert b'"highest":null' in old.bytes_for(viewer)
    assert b'"highest":null' not in rig.live.feed.newest().bytes_for(replace(viewer))
