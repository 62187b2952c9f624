"""The board heard from a recording by the session that live tables have: each roll once, damage told."""

from __future__ import annotations

from companion.replay.driver import board_shown
from companion.settings.loading import load_settings
from hardware.dice.happenings import RollSettled, TableBumped
from hardware.dice.replayed_board import UNKNOWN, OverheardBoard
from hardware.dice.sentences import sentence_bytes
from hardware.dice.session import Session
from tests.said import said

BOOT = sentence_bytes("BOT", ("1", "0.1.0", "power", "1A2B3C4D", "7"))


def roll(number: int, face: int, well: int = 0) -> bytes:
    """A roll sentence."""
    return sentence_bytes("ROL", (str(number), str(well), str(face), "80"))


def listening() -> OverheardBoard:
    """Nothing heard so far."""
    return OverheardBoard(load_settings().link)


def rolls(board: OverheardBoard, raw: bytes, t_ns: int = 0) -> list[RollSettled]:
    """The rolls in these bytes."""
    return [told for told in board.hear(raw, t_ns) if isinstance(told, RollSettled)]


def test_a_roll_repeated_until_acknowledged_counts_once() -> None:
    board = listening()
    board.hear(BOOT, 0)
    heard = rolls(board, roll(1, 6)) + rolls(board, roll(1, 6)) + rolls(board, roll(2, 6, well=1))
    assert [(r.number, r.well, r.top, r.board) for r in heard] == [(1, 0, 6, "1A2B3C4D"), (2, 1, 6, "1A2B3C4D")]


def test_several_rolls_in_one_piece_are_all_heard() -> None:
    assert [r.top for r in rolls(listening(), BOOT + roll(1, 6) + roll(2, 3) + roll(3, 3))] == [6, 3, 3]


def test_a_recording_that_begins_in_the_middle_has_its_rolls() -> None:
    assert [(r.board, r.top) for r in rolls(listening(), roll(4, 5))] == [("unknown", 5)]


def test_a_bump_is_heard_as_at_a_live_table() -> None:
    bump = sentence_bytes("BMP", ("1", "320", "60"))
    assert [type(told) for told in listening().hear(bump + bump, 0)] == [TableBumped]


def test_another_board_counts_its_rolls_anew() -> None:
    board = listening()
    board.hear(BOOT + roll(9, 3), 0)
    other = sentence_bytes("BOT", ("1", "0.1.0", "power", "FFFFFFFF", "1"))
    assert [r.top for r in rolls(board, other + roll(1, 4))] == [4]


def test_a_damaged_sentence_is_no_roll_and_is_told() -> None:
    board = listening()
    board.hear(BOOT, 0)
    damaged = bytearray(roll(1, 6))
    damaged[10] ^= 1
    assert rolls(board, bytes(damaged)) == []
    assert "One message was damaged" in said(board_shown(board).message)


def test_nothing_is_said_to_the_board_of_a_recording() -> None:
    session = Session(load_settings().link, joins=UNKNOWN)
    session.received(roll(1, 6), 0)
    (told,) = session.drain().happenings
    assert isinstance(told, RollSettled)
    session.taken(told)
    session.received(roll(1, 6), 1)
    session.tick(2)
    assert session.drain().to_board == b""


def test_without_any_sentence_the_board_is_off() -> None:
    assert board_shown(listening()).state == "off"


def test_a_fault_shows_until_a_heartbeat_without_it() -> None:
    board = listening()
    board.hear(BOOT + sentence_bytes("ERR", ("tilt-absent", "0")), 0)
    assert board_shown(board).state == "fault"
    board.hear(sentence_bytes("HBT", ("500", "0", "0", "0", "0", "0")), 1)
    assert board_shown(board).state == "recording"
