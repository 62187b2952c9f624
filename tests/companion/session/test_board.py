"""The board heard from a recording: each roll once, wells as they are, damage told."""

from __future__ import annotations

from companion.session.board import BoardWatch
from hardware.dice.sentences import sentence_bytes

BOOT = sentence_bytes("BOT", ("1", "0.1.0", "power", "1A2B3C4D", "7"))


def roll(number: int, face: int, well: int = 0) -> bytes:
    """A roll sentence."""
    return sentence_bytes("ROL", (str(number), str(well), str(face), "80"))


def test_a_roll_repeated_until_acknowledged_counts_once() -> None:
    watch = BoardWatch()
    watch.hear(0, BOOT)
    heard = watch.hear(1, roll(1, 6)) + watch.hear(2, roll(1, 6)) + watch.hear(3, roll(2, 6, well=1))
    assert [(r.number, r.well, r.top, r.board) for r in heard] == [(1, 0, 6, "1A2B3C4D"), (2, 1, 6, "1A2B3C4D")]


def test_another_board_counts_its_rolls_anew() -> None:
    watch = BoardWatch()
    watch.hear(0, BOOT + roll(9, 3))
    heard = watch.hear(1, sentence_bytes("BOT", ("1", "0.1.0", "power", "FFFFFFFF", "1")) + roll(1, 4))
    assert [r.top for r in heard] == [4]


def test_wells_show_their_newest_state() -> None:
    watch = BoardWatch()
    watch.hear(0, sentence_bytes("WEL", ("0", "M", "0", "0", "0")) + sentence_bytes("WEL", ("1", "S", "5", "70", "1")))
    assert [(w.well, w.state, w.face) for w in watch.wells()] == [(0, "moving", None), (1, "settled", 5)]


def test_a_damaged_sentence_is_no_roll_and_is_told() -> None:
    watch = BoardWatch()
    watch.hear(0, BOOT)
    damaged = bytearray(roll(1, 6))
    damaged[10] ^= 1
    assert watch.hear(1, bytes(damaged)) == []
    assert "1 sentence(s) were damaged" in watch.device().sentence


def test_without_any_sentence_the_board_is_off() -> None:
    assert BoardWatch().device().state == "off"


def test_a_fault_shows_until_a_heartbeat_without_it() -> None:
    watch = BoardWatch()
    watch.hear(0, BOOT + sentence_bytes("ERR", ("tilt-absent", "0")))
    assert watch.device().state == "fault"
    watch.hear(1, sentence_bytes("HBT", ("500", "0", "0", "0", "0", "0")))
    assert watch.device().state == "recording"
