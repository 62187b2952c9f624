"""The camera over a small game with real cards: what it shows phones, when it looks, and when it keeps quiet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.card_table.card_watcher import CardWatcher
from tests.companion.live_rig import Phone, Rig
from tests.companion.small_games.playing import command, opened, told
from tests.companion.small_games.test_whole_games import faults
from vision.cards.observation import CardMatObservation, CardReading, CellSeen, UnsureCard
from vision.geometry.mat_pose import MatPose
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.reading import Seen

POSE = MatPose(((1, 0, 0), (0, 1, 0), (0, 0, 1)), (0, 0, 500))


@dataclass
class Scripted:
    """Sees what it is told to."""

    lying: dict[Cell, str | CardReading] | None = field(default_factory=dict)
    looked: int = 0
    closed: bool = False

    def step(self, jpeg: bytes) -> CardMatObservation | None:
        """Whatever the frame shows."""
        self.looked += 1
        if self.lying is None:
            return None
        cells = []
        for row in range(4):
            for col in range(4):
                top = self.lying.get((row, col), "empty")
                cells.append(CellSeen(row, col, Seen(top) if isinstance(top, str) else top, int(top != "empty")))
        return CardMatObservation(POSE, 0.1, tuple(cells), ())

    def close(self) -> None:
        """No more frames come."""
        self.closed = True


def named(rank: int, suit: str) -> dict[str, Any]:
    return {"rank": rank, "suit": suit}


@dataclass
class AtTable:
    """A table with real cards, its phones, and the camera's eye."""

    rig: Rig
    phones: list[Phone]
    sees: Scripted
    eye: CardWatcher

    def frames(self, count: int = 2) -> list[Any]:
        """So many frames come in; what the first phone is then told of the camera."""
        for _ in range(count):
            self.eye.look(b"")
        proposals: list[Any] = told(self.phones[0])["proposals"]
        return proposals

    def host(self, **body: Any) -> None:
        """The host's screen tells something."""
        answer = self.rig.screen().post("/api/small/commands", command={"seat": -1, **body})
        assert answer.status_code == 200, answer.json


def at_table(kind: str, cards: str = "camera") -> AtTable:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", kind=kind, options={"cards": cards})
    sees = Scripted()
    return AtTable(rig, phones, sees, CardWatcher(rig.live, lambda: sees))


def test_a_prize_and_bids_of_bid_war_are_proposed_and_taken_by_the_phones_own_words() -> None:
    table = at_table("bid_war")
    table.sees.lying = {(3, 0): "♣Q"}
    assert [(p["card"], p["owner"], p["sure"]) for p in table.frames()] == [(named(12, "clubs"), None, True)]
    table.host(command="FlipPrize", card=named(12, "clubs"))
    assert told(table.phones[0])["proposals"] == [], "what was seen before was of another moment"
    for phone, count in zip(table.phones, (2, 1), strict=True):
        assert command(phone, "LayBid", count=count).status_code == 200
    suits = [told(phone)["view"]["players"][seat]["suit"] for seat, phone in enumerate(table.phones)]
    own = [{"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}[suit] for suit in suits]
    table.sees.lying = {(3, 0): "♣Q", (0, 0): f"{own[0]}9", (0, 1): f"{own[0]}6", (1, 0): f"{own[1]}10"}
    seen = [(p["card"]["rank"], p["owner"]) for p in table.frames()]
    assert seen == [(9, 0), (6, 0), (10, 1)]
    assert faults(table.rig) == []
    cards = [p["card"] for p in told(table.phones[0])["proposals"] if p["owner"] == 0]
    assert command(table.phones[0], "ShowBid", owner=0, cards=cards).status_code == 200


def test_a_likely_card_is_proposed_as_not_sure() -> None:
    table = at_table("suit_bidding")
    table.sees.lying = {(3, 1): UnsureCard("♥9", ("♥6",), Message("reason.card_blurred"))}
    assert [(p["card"]["rank"], p["sure"]) for p in table.frames()] == [(9, False), (6, False)]


def test_a_move_of_belemmer_is_proposed_with_its_cell() -> None:
    table = at_table("belemmer")
    for owner, card in ((0, named(12, "hearts")), (1, named(9, "clubs"))):
        table.host(command="ShowTop", owner=owner, card=card)
    table.sees.lying = {(2, 1): "♣9"}
    (proposal,) = table.frames()
    told_of = (proposal["card"], proposal["owner"], proposal["cell"], proposal["onto"])
    assert told_of == (named(9, "clubs"), 1, [2, 1], None)
    assert faults(table.rig) == []
    assert command(table.phones[1], "PlaceCard", cell=proposal["cell"]).status_code == 200


def test_one_frame_alone_says_nothing() -> None:
    table = at_table("bid_war")
    table.sees.lying = {(3, 0): "♣Q"}
    assert table.frames(1) == []
    table.sees.lying = {(3, 0): "♣K"}
    assert table.frames(1) == []
    assert [p["card"]["rank"] for p in table.frames(1)] == [13]


def test_what_is_taken_away_is_proposed_no_more() -> None:
    table = at_table("bid_war")
    table.sees.lying = {(3, 0): "♣Q"}
    assert len(table.frames()) == 1
    table.sees.lying = {}
    assert table.frames() == []
    table.sees.lying = None  # no card mat
    assert table.frames() == []


@pytest.mark.parametrize("cards", ["phones", "typed"])
def test_nobody_looks_while_cards_are_not_read_by_camera(cards: str) -> None:
    table = at_table("bid_war", cards)
    table.frames(3)
    assert table.sees.looked == 0


def test_nobody_looks_in_a_pause_and_what_looks_is_closed() -> None:
    table = at_table("bid_war")
    table.sees.lying = {(3, 0): "♣Q"}
    assert len(table.frames()) == 1
    assert table.rig.screen().post("/api/pause", paused=True).status_code == 200
    assert table.frames(3) == []
    assert table.sees.looked == 2
    table.eye.close()
    assert table.sees.closed


def test_the_same_cards_seen_again_wake_no_page() -> None:
    table = at_table("bid_war")
    table.sees.lying = {(3, 0): "♣Q"}
    table.frames()
    feeds = (table.rig.live.feed, table.rig.small.feed)
    before = [feed.newest().sequence for feed in feeds]
    table.frames(3)
    assert [feed.newest().sequence for feed in feeds] == before
