"""One form of session for all games: what means nothing to a game changes nothing in it."""

from __future__ import annotations

from companion.session.inputs import BoardTold, CardsSeen, DeviceTurned, Tick
from companion.session.session import Session
from companion.texts.message import Message
from hardware.dice.happenings import RollSettled
from tests.companion.live_rig import Rig
from tests.companion.small_games.playing import opened


def test_raja_and_a_small_game_are_sessions_of_one_form() -> None:
    rig = Rig()
    phones = rig.started("Asha", "Bo")
    raja = rig.live.playing()
    assert len(phones) == 2
    assert rig.screen().post("/api/small/open", kind="bid_war").status_code == 200
    small = rig.small.session()
    kinds: set[type] = {type(raja), type(small)}
    assert kinds == {Session}


def test_cards_and_ticks_change_nothing_in_raja() -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    raja = rig.live.playing()
    before = raja.table.version
    for given in (Tick(10**12), CardsSeen(10**12, before, ())):
        outbox = raja.ingest(given)
        assert (outbox.given, outbox.followed, outbox.version) == (None, (), before)


def test_what_the_board_tells_changes_nothing_in_a_small_game() -> None:
    rig = Rig()
    opened(rig, "Asha", "Bo", kind="bid_war")
    small = rig.small.session()
    before = small.table.version
    for given in (
        BoardTold(1, RollSettled(1, "b0ard", 1, 0, 6, 80)),
        DeviceTurned(2, "camera", "off", Message("camera.none")),
    ):
        outbox = small.ingest(given)
        assert (outbox.given, outbox.followed, outbox.version) == (None, (), before)
