"""Lines beside the events, and stray rolls: damaged ones are left out, the others are there."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from companion.table.database import Database
from companion.table.session_notes import SessionNote, SessionNotes, StrayRoll
from vision.message import Message

LINE = SessionNote(3, 5, Message("chronicle.arduino_there"), ("device",))
ROLL = StrayRoll("A1", 7, 3, 4)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE side_lines SET tags = '{' WHERE number = 1",
        "UPDATE side_lines SET t_ns = 'x' WHERE number = 1",
        "UPDATE side_lines SET text = x'ff' WHERE number = 1",
        "UPDATE stray_rolls SET face = 'x' WHERE roll = 6",
        "UPDATE stray_rolls SET version = 'x', settled = 'y' WHERE roll = 6",
        "UPDATE stray_rolls SET face = 99 WHERE roll = 6",
    ],
)
def test_a_damaged_side_line_or_roll_is_left_out_and_the_others_are_there(tmp_path: Path, damage: str) -> None:
    database = Database(f"sqlite:///{tmp_path / 'log.sqlite'}")
    beside = SessionNotes(database)
    for roll in (StrayRoll("A1", 6, 3, 2), ROLL):
        beside.keep_roll("t", roll, LINE)
    with database.transaction() as connection:
        assert connection.execute(sa.text(damage)).rowcount == 1
    assert LINE in beside.of("t")
    assert ROLL in beside.waiting("t")
    database.close()
