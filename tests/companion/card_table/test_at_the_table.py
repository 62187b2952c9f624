"""A round of real cards at a live table, from photos of the card mat to what the phones are shown."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.card_table.card_sensing import CardSensing
from companion.card_table.card_watcher import CardWatcher
from companion.frames.pictures import encode_jpeg
from companion.live.devices.live_devices import CameraRig, LiveDevices
from companion.settings.loading import load_settings
from hardware.camera.source import Frame
from hardware.virtual.table import VirtualTable
from tests.companion.live.devices.test_device_states import CountingSensing, HandedSource, kept, until
from tests.companion.live_rig import Phone, Rig
from tests.companion.small_games.playing import command, opened, told
from tests.hardware.virtual.kit import shipped, table_kit
from tests.vision.cards.card_photos import a_deck, lying, taken
from vision.geometry.table import Cell

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("cards-at-the-table")]

SETTINGS = load_settings()
SUITS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
DECK, LIGHT = 1, 8


def shown_by(rig: Rig, phone: Phone, cards: dict[Cell, str]) -> list[tuple[str, int | None]]:
    """These cards lie on the mat while two frames are taken: what the phone is then told, with whose it is."""
    deck = a_deck(DECK)
    frame, camera, _ = taken([lying(name, cell, SETTINGS, deck) for cell, name in cards.items()], SETTINGS, LIGHT)
    eye = CardWatcher(rig.live, lambda: CardSensing(camera, SETTINGS))
    for _ in range(2):
        eye.look(encode_jpeg(frame))
    eye.close()
    return [(name_of(p["card"]), p["owner"]) for p in told(phone)["proposals"]]


def name_of(card: dict[str, Any]) -> str:
    letters = {1: "A", 11: "J", 12: "Q", 13: "K"}
    return SUITS[card["suit"]] + letters.get(card["rank"], str(card["rank"]))


def card_of(name: str) -> dict[str, Any]:
    ranks = {"A": 1, "J": 11, "Q": 12, "K": 13}
    suit = next(suit for suit, sign in SUITS.items() if sign == name[0])
    return {"rank": ranks.get(name[1:]) or int(name[1:]), "suit": suit}


def host_says(rig: Rig, **body: Any) -> None:
    answer = rig.screen().post("/api/small/commands", command={"seat": -1, **body})
    assert answer.status_code == 200, answer.json


def test_a_round_of_bid_war() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", kind="bid_war", options={"cards": "camera"})
    assert shown_by(rig, phones[0], {(3, 1): "♣Q"})[0] == ("♣Q", None)
    host_says(rig, command="FlipPrize", card=card_of("♣Q"))
    for phone, count in zip(phones, (2, 1), strict=True):
        assert command(phone, "LayBid", count=count).status_code == 200
    own = [SUITS[player["suit"]] for player in told(phones[0])["view"]["players"]]
    bids = {(0, 0): f"{own[0]}9", (0, 1): f"{own[0]}7", (1, 0): f"{own[1]}10", (3, 1): "♣Q"}
    seen = shown_by(rig, phones[0], bids)
    assert (bids[1, 0], 1) in seen
    assert {(bids[0, 0], 0), (bids[0, 1], 0)} & set(seen)
    for seat, cards in ((0, [bids[0, 0], bids[0, 1]]), (1, [bids[1, 0]])):
        taken_by_tap = command(phones[seat], "ShowBid", owner=seat, cards=[card_of(card) for card in cards])
        assert taken_by_tap.status_code == 200


def test_a_round_of_suit_bidding() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", kind="suit_bidding", options={"cards": "camera"})
    assert shown_by(rig, phones[0], {(3, 0): "♥9"})[0] == ("♥9", None)


def test_cards_put_down_in_belemmer() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", kind="belemmer", options={"cards": "camera"})
    for owner, name in ((0, "♥K"), (1, "♣9")):
        host_says(rig, command="ShowTop", owner=owner, card=card_of(name))
    assert shown_by(rig, phones[0], {(2, 1): "♣9"}) == [("♣9", 1)]
    (proposal,) = told(phones[0])["proposals"]
    assert command(phones[1], "PlaceCard", cell=proposal["cell"]).status_code == 200
    host_says(rig, command="ShowTop", owner=1, card=card_of("♠2"))
    assert shown_by(rig, phones[0], {(2, 1): "♣9", (0, 3): "♥K"}) == [("♥K", 0)]


@dataclass
class Watcher:
    """Counts the frames it gets."""

    frames: list[bytes] = field(default_factory=list)
    closed: threading.Event = field(default_factory=threading.Event)

    def look(self, jpeg: bytes) -> None:
        """A frame came in."""
        self.frames.append(jpeg)

    def close(self) -> None:
        """No more frames come."""
        self.closed.set()


def test_the_cameras_frames_go_to_whoever_reads_cards_only_while_no_game_of_raja_is_open() -> None:
    rig, source, watcher = Rig(), HandedSource(), Watcher()
    opened(rig, "Asha", "Bo", kind="bid_war", options={"cards": "camera"})
    virtual = VirtualTable(table_kit(), [0], None)
    jpeg, sensing = virtual.picture(), CountingSensing()
    camera = CameraRig(source, kept(virtual), lambda: sensing, shipped().referee)
    with LiveDevices(rig.live, camera, None, cards=watcher):
        source.frames.append(Frame(jpeg, 1, 0))
        until(lambda: len(watcher.frames) == 1)
    assert sensing.looked == 0
    assert watcher.closed.is_set()
