"""A damaged log: the broken game's intact part goes on, all others are there, and nothing ends in a traceback."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from companion.doctor.log_check import damaged_games, log_check
from companion.table.database import LogUnavailable
from companion.table.rescue import damage_of, newest_copy, rescued
from tests.companion.doctor.other_machine import OtherMachine
from tests.companion.live.damaged_logs import flip, opened_or_refused_in_words, three_games
from tests.companion.live_rig import Rig
from tests.said import said

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of three games, the last one open."""
    return three_games(tmp_path_factory.mktemp("whole"))


@pytest.fixture
def log(whole: Path, tmp_path: Path) -> Path:
    """A copy of it that may be damaged."""
    return Path(shutil.copy(whole, tmp_path / whole.name))


def change(log: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(log)
    assert connection.execute(statement, values).rowcount == 1
    connection.commit()
    connection.close()


def ids(log: Path) -> list[str]:
    """The games in the order in which they were made."""
    connection = sqlite3.connect(log)
    found = [str(row[0]) for row in connection.execute("SELECT table_id FROM lobbies ORDER BY created, rowid")]
    connection.close()
    return found


def served(log: Path) -> Rig:
    return Rig(f"sqlite:///{log}")


@pytest.mark.parametrize("damage", ["{", "[]", '{"event":"TurnBegan"}', '{"event":"NoSuch"}', b"\xff\xfe\x00", None])
@pytest.mark.parametrize("place", ["open", "first"])
def test_a_damaged_row_sets_one_game_aside_and_what_came_before_it_goes_on(
    log: Path, damage: object, place: str
) -> None:
    first, second, last = ids(log)
    broken = last if place == "open" else first
    if damage is None:
        change(log, "DELETE FROM events WHERE table_id = ? AND version = 20", broken)
    else:
        change(log, "UPDATE events SET event = ? WHERE table_id = ? AND version = 20", damage, broken)
    rig = served(log)
    if place == "first":
        assert rig.screen().post(f"/api/games/{broken}/open").status_code == 200
    part = rig.screen().state()
    assert part["lobby"]["title"].endswith("(intact)")
    assert 10 < part["version"] < 20
    notes = part["evening"]["notes"]
    assert "is damaged: its first" in said(notes[0])
    assert "beschädigt" in said(notes[0], "de")
    rig.play(5)
    assert rig.live.playing().table.version > part["version"]
    for whole in {first, second, last} - {broken}:
        assert rig.screen().post(f"/api/games/{whole}/open").status_code == 200
        assert rig.live.lobby.id == whole
        assert rig.live.playing().table.version > 20
    made = len(ids(log))
    assert rig.screen().post(f"/api/games/{broken}/open").status_code == 200
    assert len(ids(log)) == made  # it is made once
    rig.database.close()


def test_the_doctor_reads_every_row_and_names_game_and_copy(log: Path) -> None:
    assert damaged_games(log) == []
    assert log_check(OtherMachine(), log).state == "good"
    first, _, last = ids(log)
    change(log, "UPDATE events SET event = '{' WHERE table_id = ? AND version = 20", first)
    change(log, "UPDATE lobbies SET lobby = '{' WHERE table_id = ?", last)
    (log.parent / "backups").mkdir()
    for day in ("2026-11-20", "2026-11-21"):
        (log.parent / "backups" / f"evenings-{day}.sqlite").touch()
    found = log_check(OtherMachine(), log)
    assert found.state == "bad"
    assert "moves are whole" in said(found.found)
    assert f"people of game {last}" in said(found.found)
    assert "evenings-2026-11-21.sqlite" in said(found.advice)


def test_people_or_hosts_that_cannot_be_read_leave_the_other_games_there(log: Path) -> None:
    first, second, last = ids(log)
    change(log, "UPDATE lobbies SET lobby = '{' WHERE table_id = ?", last)
    change(log, "UPDATE house SET house = '{'")
    rig = served(log)
    assert {first, second} <= {game["table"] for game in rig.screen().get("/api/games").json["games"]}  # type: ignore[index]
    assert rig.screen().post(f"/api/games/{second}/open").status_code == 200
    rig.database.close()


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(6, 120))])
def test_flips_behind_the_first_page_never_end_in_a_traceback_or_close_the_companion(log: Path, seed: int) -> None:
    data = bytearray(log.read_bytes())
    flip(data, Random(seed), 4096)
    log.write_bytes(data)
    assert opened_or_refused_in_words(log) >= 1


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 60))])
def test_flips_anywhere_and_cuts_never_end_in_a_traceback(log: Path, seed: int) -> None:
    random = Random(1000 + seed)
    data = bytearray(log.read_bytes())
    if seed % 2:
        del data[random.randrange(len(data)) :]
    else:
        flip(data, random, 0)
    log.write_bytes(data)
    assert opened_or_refused_in_words(log) != 0


def test_a_damage_that_sqlite_tells_of_in_no_letters_is_a_damage_like_any_other(log: Path) -> None:
    whole = log.read_bytes()
    assert b"CREATE TABLE lobbies" in whole
    log.write_bytes(whole.replace(b"CREATE TABLE lobbies", b"CREATE TABL\xe9 lobbies"))
    assert damage_of(log) is not None
    opened_or_refused_in_words(log)


def test_a_damaged_page_costs_the_rows_on_it_and_no_other(log: Path) -> None:
    games = ids(log)
    connection = sqlite3.connect(log)
    (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'side_lines'").fetchone()
    before = connection.execute("SELECT count(*) FROM events").fetchone()
    connection.close()
    data = bytearray(log.read_bytes())
    data[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    log.write_bytes(data)
    assert damage_of(log) is not None
    rescue = rescued(log, "1")
    assert rescue is not None
    assert rescue.damaged.read_bytes() == data
    assert newest_copy(log) is None
    assert damage_of(log) is None
    assert ids(log) == games
    connection = sqlite3.connect(log)
    assert connection.execute("SELECT count(*) FROM events").fetchone() == before
    connection.close()
    assert {path.stat().st_mode & 0o077 for path in log.parent.glob("*.sqlite")} == {0}
    assert damaged_games(log) == []


def test_a_whole_log_is_left_as_it_is(log: Path) -> None:
    before = log.read_bytes()
    assert rescued(log, "1") is None
    assert log.read_bytes() == before
    assert rescued(log.with_name("none.sqlite"), "1") is None


def test_a_file_of_which_nothing_can_be_read_is_refused_with_its_newest_copy(log: Path) -> None:
    log.write_bytes(b"\xa5" * 50_000)
    (log.parent / "backups").mkdir()
    (log.parent / "backups" / "evenings-2026-11-21.sqlite").touch()
    with pytest.raises(LogUnavailable, match=r"cannot be opened \(file is not a database\).*evenings-2026-11-21"):
        rescued(log, "1")
    assert log.read_bytes() == b"\xa5" * 50_000
