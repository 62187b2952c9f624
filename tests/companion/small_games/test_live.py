"""A small game at a live table, over HTTP: opened in the lobby's place, played, taken back, gone on from."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.table.database import Database, LogUnavailable
from companion.table.log import EventLog
from tests.companion.live_rig import Rig, refusal
from tests.companion.small_games.playing import command, leaks, opened, played, told, unopened_salts
from tests.companion.small_games.test_whole_games import faults
from tests.said import SOMETHING, said

pytestmark = pytest.mark.slow

ALMOST: dict[str, Any] = {"kind": "almost", "options": {"discussion_s": 0}}


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
    lines = [line["message"] for line in told(phones[0])["log"]]
    assert [bid["values"] for bid in lines[-3]["values"]["bids"]] == [
        {"name": name, "bid": bid} for name, bid in (("Asha", "3"), ("Bo", "4"), ("Cy", "3"))
    ]
    assert lines[-2] == {"code": "line.scores", "values": {"name": "Bo", "points": 4}}


@pytest.mark.parametrize(
    ("kind", "options"),
    [("almost", {"discussion_s": 0}), ("bid_war", {}), ("suit_bidding", {}), ("belemmer", {"first": 1})],
)
def test_the_same_game_is_played_again_by_the_same_people_by_one_tap_once_it_is_over(
    kind: str, options: dict[str, Any]
) -> None:
    rig = Rig()
    names = ("Asha", "Bo") if kind == "belemmer" else ("Asha", "Bo", "Cy")
    phones = opened(rig, *names, kind=kind, options=options, undo="all")
    assert refusal(phones[0].post("/api/games/again")) == (409, "games.goes_on")
    before, agreed = rig.live.lobby, rig.small.playing().state.options
    assert list(played(rig, phones, Random(3)))
    assert phones[1].post("/api/games/again").status_code == 200
    after = rig.live.lobby
    assert after.id != before.id
    assert [(seat.name, seat.mat, seat.holder) for seat in after.seats] == [
        (seat.name, seat.mat, seat.holder) for seat in before.seats
    ]
    assert rig.small.playing().state.options == agreed
    assert rig.phone().post("/api/games/again").status_code == 401


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


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"kind": "chess"}, (400, "small.unknown_kind")),
        ({"kind": "raja"}, (400, "small.unknown_kind")),
        ({"kind": "belemmer"}, (400, "small.players")),
        ({"kind": "almost", "seats": [0, 1]}, (400, "small.players")),
        ({"kind": "almost", "seats": [0, 1, 1]}, (400, "small.seats")),
        ({"kind": "almost", "seats": [0, 1, 4]}, (400, "small.seats")),
        ({"kind": "almost", "options": {"players": ["A", "B", "C"]}}, (400, "small.own_options")),
        ({"kind": "almost", "options": {"discussion_s": -1}}, (400, "options.discussion")),
        ({"kind": "almost", "options": {"rounds": 3}}, (400, "options.unknown_field")),
        ({"kind": "almost", "options": {"bids": "fists"}, "virtual": ["random"]}, (409, "small.virtual_hands")),
        ({"kind": "bid_war", "options": {"cards": "typed"}, "virtual": ["random"]}, (409, "small.virtual_hands")),
        ({"kind": "evening_vote"}, (409, "small.nothing_to_vote")),
        ({"kind": "evening_vote", "virtual": ["random"]}, (409, "small.no_virtual_votes")),
        ({"kind": "almost", "title": " "}, (400, "game.title")),
        ({}, (400, "request.missing_field")),
    ],
)
def test_a_game_that_cannot_be_opened_is_refused_and_the_lobby_stays(
    wish: dict[str, Any], expected: tuple[int, str]
) -> None:
    rig = Rig()
    phones = rig.seated("Asha", "Bo", "Cy")
    assert refusal(rig.screen().post("/api/small/open", **wish)) == expected
    assert refusal(phones[0].post("/api/small/open", **ALMOST)) == (403, "host.only")
    assert phones[0].state()["lobby"]["stage"] == "open"
    assert refusal(phones[0].post("/api/small/commands", command={"command": "SealBid", "seat": 0, "bid": 1})) == (
        409,
        "small.none_open",
    )


def test_whoever_has_no_seat_plays_no_part() -> None:
    rig = Rig()
    opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    guest = rig.phone()
    body = {"command": "SealBid", "seat": 0, "bid": 1}
    assert refusal(guest.post("/api/small/commands", command=body)) == (401, "person.unknown")
    assert refusal(guest.post("/api/small/undo")) == (401, "person.unknown")


def test_nobody_but_the_companion_shuffles() -> None:
    rig = Rig()
    opened(rig, "Asha", "Bo", kind="bid_war")
    body = {"command": "ShuffleDeck", "seat": -1, "owner": 0, "order": []}
    assert refusal(rig.screen().post("/api/small/commands", command=body)) == (403, "small.companion_shuffles")
    state = told(rig.screen())
    assert state["view"]["phase"] == "bidding", "dealt by the companion"
    assert state["host_moves"] == []


def test_a_pause_halts_everybody_but_the_host() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    rig.screen().post("/api/pause", paused=True)
    assert told(phones[0])["paused"] is True
    assert refusal(command(phones[0], "SealBid", bid=3)) == (409, "table.paused")
    rig.screen().post("/api/pause", paused=False)
    assert command(phones[0], "SealBid", bid=3).status_code == 200


def test_an_undo_takes_back_what_people_did_with_what_followed_by_itself() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", kind="suit_bidding", undo="all")
    for phone in phones:
        hand = told(phone)["moves"][0]["cards"]
        command(phone, "SealBid", card=hand[0])
    before = told(phones[0])
    assert before["undo"]["may"] is True
    assert before["undo"]["what"] == {"code": "line.sealed", "values": {"name": "Bo"}}
    assert phones[0].post("/api/small/undo", id="u").status_code == 200
    assert phones[0].post("/api/small/undo", id="u").status_code == 200
    after = told(phones[0])
    assert after["version"] == before["version"] + 1
    assert after["view"]["auction"] == 1, "never into a round that everybody has seen"
    assert after["waiting"] == [0, 1]
    assert after["undo"] == {"may": False, "what": None, "redo": True}
    assert phones[1].post("/api/small/redo").status_code == 200
    assert told(phones[0])["view"] == before["view"]
    assert refusal(phones[1].post("/api/small/undo", count=3)) == (422, "undo.nothing")
    assert refusal(phones[1].post("/api/small/undo", count=0)) == (422, "undo.at_least_one")


def test_an_undo_does_not_undo_the_deal() -> None:
    rig = Rig()
    opened(rig, "Asha", "Bo", kind="bid_war")
    assert refusal(rig.screen().post("/api/small/undo")) == (422, "undo.nothing")


def test_the_next_game_keeps_everybody_also_who_sat_one_out() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", kind="belemmer", seats=[2, 0])
    state = told(phones[1])
    assert [seat["name"] for seat in state["seats"]] == ["Cy", "Asha"]
    assert [(seat["seat"], seat["name"]) for seat in state["aside"]] == [(2, "Bo")]
    assert (told(phones[2])["you"], state["you"]) == (0, None)
    markers = {seat["name"]: seat["marker"] for seat in state["seats"]}
    assert rig.screen().post("/api/small/open", seats=[0, 1, 2], virtual=["random"], **ALMOST).status_code == 200
    state = told(phones[1])
    assert [seat["name"] for seat in state["seats"]] == ["Cy", "Asha", "Bo", "Anand"]
    assert {
        name: marker for name, marker in ((s["name"], s["marker"]) for s in state["seats"]) if name in markers
    } == markers
    assert (state["you"], state["seats"][2]["symbol"], state["seats"][3]["virtual"]) == (2, "●", "random")
    assert rig.screen().post("/api/games").status_code == 200
    assert [seat["name"] for seat in phones[0].state()["lobby"]["seats"]] == ["Asha", "Bo", "Cy", "Anand", None]
    assert told(phones[0])["kind"] == "raja"
    assert told(phones[0])["view"] is None


def test_an_evening_of_several_games_is_added_up_and_voted_on() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    list(played(rig, phones, Random(1)))
    rig.time.pass_s(600)
    assert rig.screen().post("/api/small/open", kind="suit_bidding").status_code == 200
    assert refusal(rig.screen().post("/api/small/open", kind="evening_vote")) == (409, "small.nothing_to_vote")
    list(played(rig, phones, Random(2)))
    evening = told(phones[0])["evening"]
    assert [game["kind"] for game in evening["games"]] == ["almost", "suit_bidding"]
    assert evening["vote"] is True
    winners = [name for game in evening["games"] for name in game["winners"]]
    assert {total["name"]: total["won"] for total in evening["totals"]} == {
        n: winners.count(n) for n in ("Asha", "Bo", "Cy")
    }
    rig.time.pass_s(600)
    assert rig.screen().post("/api/small/open", kind="evening_vote").status_code == 200
    assert told(phones[0])["view"]["games"] == ["Almost", "Suit bidding"]
    assert told(phones[0])["evening"]["games"] == evening["games"]
    for _ in played(rig, phones, Random(3)):
        assert faults(rig) == leaks(rig) == []
    assert told(phones[0])["stage"] == "ended"
    assert told(phones[0])["evening"]["games"] == evening["games"], "a vote is none of the evening's games"
    assert told(phones[0])["view"]["points"] is not None


def test_a_game_of_another_day_belongs_to_another_evening() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    list(played(rig, phones, Random(1)))
    rig.time.pass_s(20 * 3600)
    rig.screen().post("/api/small/open", kind="suit_bidding")
    assert told(phones[0])["evening"]["games"] == []


def test_a_game_of_raja_counts_for_the_evening_and_is_gone_back_to() -> None:
    rig = Rig()
    phones = rig.started("Asha", "Bo", "Cy")
    raja = rig.live.lobby.id
    rig.play(40)
    version = phones[0].state()["version"]
    assert rig.screen().post("/api/small/open", **ALMOST).status_code == 200
    assert refusal(phones[0].command("PassBid")) == (409, "table.other_game")
    list(played(rig, phones, Random(1)))
    assert rig.screen().post(f"/api/games/{raja}/open").status_code == 200
    assert (told(phones[0])["kind"], phones[0].state()["version"]) == ("raja", version)
    listed = rig.screen().get("/api/games").json["games"]  # type: ignore[index]
    assert [(game["kind"], game["stage"]) for game in listed] == [("almost", "ended"), ("raja", "playing")]


def test_real_cards_are_played_with_the_suits_that_lie_before_people_and_king_ties_with_queen() -> None:
    rig = Rig()
    suits = [{"suit": suit, "back": back} for suit, back in (("spades", "red"), ("spades", "blue"), ("hearts", "blue"))]
    options = {"cards": "typed", "values": "queen-equal", "suits": suits}
    asha, bo = opened(rig, "Asha", "Bo", kind="suit_bidding", options=options)
    assert [player["suit"] for player in told(bo)["view"]["players"]] == suits[:2]
    assert rig.screen().post("/api/small/commands", command=turned("spades")).status_code == 422
    assert rig.screen().post("/api/small/commands", command=turned("hearts")).status_code == 200
    assert [command(phone, "LayBid").status_code for phone in (asha, bo)] == [200, 200]
    for seat, (phone, rank) in enumerate(((asha, 13), (bo, 12))):
        shown = command(phone, "ShowBid", owner=seat, card={"rank": rank, "suit": "spades"})
        assert shown.status_code == 200, shown.json
    assert (told(bo)["view"]["last"]["winner"], told(bo)["view"]["out"]) == (None, [{"rank": 7, "suit": "hearts"}])
    assert faults(rig) == []


def test_in_banbury_merton_street_any_number_that_people_type_is_taken() -> None:
    rig = Rig()
    options = {"variant": "banbury-merton-street", "discussion_s": 0, "winner": "points"}
    phones = opened(rig, "Asha", "Bo", "Cy", kind="almost", options=options)
    assert told(phones[0])["moves"][0]["most"] == 9_007_199_254_740_991
    assert refusal(command(phones[0], "SealBid", bid=9_007_199_254_740_992))[0] == 400
    for _ in range(2):
        for phone, bid in zip(phones, (9_007_199_254_740_991, 7, 7), strict=True):
            assert command(phone, "SealBid", bid=bid).status_code == 200
    view = told(phones[2])["view"]
    assert view["last"]["bids"] == [9_007_199_254_740_991, 7, 7]
    assert view["players"][0]["points"] == "18014398509481982"
    assert faults(rig) == []


def turned(suit: str) -> dict[str, Any]:
    """The host says which card of the spare suit was turned over."""
    return {"command": "TurnPrize", "seat": -1, "card": {"rank": 7, "suit": suit}}


def test_almost_is_played_by_twelve_phones_and_by_no_more_than_there_are_places() -> None:
    rig = Rig()
    names = [f"Player {number}" for number in range(12)]
    phones = opened(rig, *names, **ALMOST)
    seats = told(phones[11])["seats"]
    assert len({seat["symbol"] for seat in seats}) == len({seat["colour"] for seat in seats}) == 12
    assert faults(rig) == []
    for number in range(11):
        assert told(phones[0])["view"]["round"] == number + 1
        for seat, phone in enumerate(phones):
            assert command(phone, "SealBid", bid=2 + number % 9 if seat == number else 1).status_code == 200
    assert told(phones[3])["stage"] == "ended", "twelve play eleven rounds"
    assert told(phones[9])["view"]["players"][8]["points"] == 10
    assert refusal(rig.screen().post("/api/small/open", kind="suit_bidding")) == (400, "small.players")
    assert rig.screen().post("/api/small/open", seats=list(range(7)), kind="suit_bidding").status_code == 200
    assert len(told(phones[11])["aside"]) == 5


def test_seven_places_are_for_small_games_alone() -> None:
    rig = Rig()
    screen = rig.screen()
    assert refusal(screen.post("/api/small/places", places=13)) == (400, "table.places")
    assert refusal(rig.phone().post("/api/small/places", places=7)) == (403, "host.only")
    assert screen.post("/api/small/places", places=7).status_code == 200
    rig.seated("Asha", "Bo", "Cy", "Dev", "Eva", "Fay", "Gil")
    assert refusal(screen.post("/api/small/places", places=5)) == (409, "seat.taken")
    assert refusal(screen.post("/api/game/start")) == (409, "table.too_many")
    for seat in (0, 1):
        screen.post(f"/api/seats/{seat}/free")
    assert screen.post("/api/game/start").status_code == 200
    assert sorted(seat.mat for seat in rig.live.lobby.seats) == [0, 1, 2, 3, 4]


def test_while_nothing_can_be_saved_nothing_is_taken_and_everybody_is_told(tmp_path: Path) -> None:
    rig = Rig(url=f"sqlite:///{tmp_path / 'log.sqlite'}")
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    holder = Database(rig.url)
    with holder.engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        assert refusal(command(phones[0], "SealBid", bid=3)) == (503, "log.cannot_write")
    holder.close()
    state = told(phones[1])
    assert "cannot be written" in said(state["notes"][0])
    assert "lässt sich gerade nicht schreiben" in said(state["notes"][0], "de")
    assert state["waiting"] == [0, 1, 2]
    assert command(phones[0], "SealBid", bid=3).status_code == 200
    assert told(phones[1])["notes"] == []


def test_a_deal_that_could_not_be_saved_is_made_as_soon_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig()
    append = EventLog.append
    broken = [True]

    def failing(log: EventLog, *where: Any, **what: Any) -> int:
        if broken[0] and what["source"] == "companion":
            raise LogUnavailable("log.cannot_write", "The disk is full: free some space.")
        return append(log, *where, **what)

    monkeypatch.setattr(EventLog, "append", failing)
    phones = opened(rig, "Asha", "Bo", kind="bid_war")
    assert told(phones[0])["view"]["phase"] == "dealing"
    broken[0] = False
    rig.keeper.tick()
    assert told(phones[0])["view"]["phase"] == "bidding"
    assert told(phones[0])["notes"] == []


def test_why_nothing_happened_in_the_game_before_is_no_note_of_the_next() -> None:
    rig = Rig()
    rig.seated("Asha", "Bo")
    rig.live.note(SOMETHING)
    assert rig.screen().post("/api/small/open", kind="bid_war").status_code == 200
    assert told(rig.screen())["notes"] == []


def test_the_stream_gives_the_same_bytes_to_all_of_a_kind_and_its_own_part_to_each() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    command(phones[0], "SealBid", bid=3)
    events: list[bytes] = []
    for phone in (phones[0], phones[1], rig.phone(), rig.phone()):
        stream: Any = iter(phone.get("/api/small/events").response)
        assert next(stream) == b"retry: 1000\n\n"
        events.append(next(stream))
    own, other, *spectators = events
    assert spectators[0] == spectators[1]
    assert own.startswith(b"id: ")
    assert b'\nevent: state\ndata: {"kind":"almost"' in own
    (salt,) = unopened_salts(rig.small.playing())
    assert [salt.encode() in event for event in (own, other, spectators[0])] == [True, False, False]


def test_a_phone_that_looks_is_present() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    stream = phones[1].get("/api/small/events")
    assert [seat["present"] for seat in told(phones[0])["seats"]] == [False, True, False]
    stream.close()
    assert [seat["present"] for seat in told(phones[0])["seats"]] == [False, False, False]


def test_a_seat_that_nobody_holds_can_be_taken_over_in_the_middle_of_a_game() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", **ALMOST)
    command(phones[2], "SealBid", bid=8)
    rig.screen().post("/api/seats/2/free")
    heir = rig.phone()
    rig.handed(heir, 2, "Zoe")
    state = told(heir)
    assert (state["you"], state["seats"][2]["name"]) == (2, "Cy")
    assert state["view"]["players"][2]["bid"]["bid"] == 8
