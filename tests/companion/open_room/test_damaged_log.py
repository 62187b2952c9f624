"""A damaged open room's log: what came before the damage goes on, the damaged rows and files stay, nobody is told a trace."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from companion.open_room import commands as c
from companion.open_room.log_repair import mended
from companion.open_room.options import Options
from companion.open_room.process import game_goes_on
from companion.open_room.room_writer import OpenRoom
from companion.table.database import Database
from companion.texts.catalogue import commands_in
from tests.companion.open_room.test_room_writer import Rig, seal

pytestmark = pytest.mark.slow


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    """A hall that ended in the middle of its second round."""
    made = Rig(tmp_path)
    made.do(OpenRoom(Options(rounds=3)))
    for n in range(6):
        made.do(c.Enter(f"h{n}", f"Guest {n}"))
    made.do(c.BeginRound())
    for n in range(5):
        made.do(seal(f"h{n}", n + 1, n))
    made.end()
    return made


def rows(rig: Rig) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(rig.folder / "room.sqlite")
    found = connection.execute("SELECT room, number, event FROM open_room_events WHERE room = 1").fetchall()
    connection.close()
    return found


def told(rig: Rig) -> str:
    """What whoever runs the hall is told of damage."""
    return "" if rig.hall.damage is None else commands_in("en").say(rig.hall.damage.message)


def change(rig: Rig, statement: str, *values: object) -> None:
    connection = sqlite3.connect(rig.folder / "room.sqlite")
    assert connection.execute(statement, values).rowcount == 1
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    "damage", ["{", "[]", '{"event":"NoSuch"}', b"\xff\xfe", '{"event":"NumberSealed"}', "9" * 5000]
)
def test_a_damaged_row_sets_the_room_aside_and_what_came_before_it_goes_on(rig: Rig, damage: object) -> None:
    change(rig, "UPDATE open_room_events SET event = ? WHERE number = 10", damage)
    before = rows(rig)
    rig.begin()
    assert told(rig).startswith("The log of open room 1 is damaged: its first 9 events go on")
    assert set(rig.hall.state.seats) == {f"h{n}" for n in range(6)}
    assert rig.stage == "sealing"
    rig.do(seal("h5", 9, 5))
    rig.end()
    assert rows(rig) == before, "the damaged room stays as it is"
    rig.begin()
    assert told(rig) == "", "it is told once, and goes on whole"
    assert rig.hall.state.guests[5].name == "Guest 5"
    rig.end()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE open_room_events SET room = 99 WHERE number = 9",
        "UPDATE open_room_events SET t_ms = 'x' WHERE number = 10",
        "DELETE FROM open_room_events WHERE number = 9",
        "UPDATE open_room_events SET room = 'x' WHERE number = 9",
        "UPDATE feed_numbers SET begun = 'x'",
    ],
)
def test_rows_that_are_elsewhere_or_no_numbers_close_no_room(rig: Rig, damage: str) -> None:
    change(rig, damage)
    rig.begin()
    assert len(rig.hall.state.guests) == 6
    rig.end()


def test_a_room_of_which_the_first_row_is_damaged_makes_room_for_another(rig: Rig) -> None:
    change(rig, "UPDATE open_room_events SET event = '{' WHERE number = 1")
    rig.begin()
    assert "nothing of it is whole" in told(rig)
    assert rig.refused(c.Enter("a", "Asha")) == "room.none"
    rig.do(OpenRoom(Options()))
    assert rig.hall.looked_at[0] == 2
    rig.end()


def test_a_damaged_file_is_kept_beside_what_can_be_read_of_it(rig: Rig) -> None:
    log = rig.folder / "room.sqlite"
    assert mended(log, "1") is None
    assert mended(log.with_name("none.sqlite"), "1") is None
    log.write_bytes(b"\xa5" * 50_000)
    assert game_goes_on(f"sqlite:///{log}"), "the room's own process mends it: the table starts all the same"
    said = mended(log, "1")
    assert said is not None
    assert commands_in("en").say(said) == (
        f"Nothing in the open room's log {log} is readable: the hall starts anew, and "
        f"the file is kept as {log.with_name('room-damaged-1.sqlite')}."
    )
    assert log.with_name("room-damaged-1.sqlite").read_bytes() == b"\xa5" * 50_000
    Database(f"sqlite:///{log}").close()
