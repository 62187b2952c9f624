"""The one writer: what is acknowledged is on disk, what is refused changes nothing, a restart goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.errors import UnknownResource
from companion.games.actor import BY_HOST, by_seat
from companion.games.errors import IllegalCommand
from companion.games.raja.commands import Harvest, PassBid, PlaceBid, Undo
from companion.games.raja.game import ENGINE
from companion.games.raja.options import GivenSeat, GivenTile, Options, PlayerOptions, Position
from companion.games.raja.pieces import HOST
from companion.session.wall_reports import RajaTable
from companion.table.log import DamagedGame, EventLog, LogConflict, LogUnavailable
from companion.table.table import Table

pytestmark = pytest.mark.slow

OPTIONS = Options(
    players=(PlayerOptions("Asha", "dome"), PlayerOptions("Bo", "dragon")),
    position=Position(
        seats=(
            GivenSeat((GivenTile((0, 0), "blue", city=True, courses=(3, 1)),)),
            GivenSeat((GivenTile((0, 0), "red", city=True, courses=(2,)),)),
        )
    ),
)
FIRST = Harvest(0, (0, 0))


def opened(log: EventLog) -> RajaTable:
    """The table in this log."""
    return Table.opened(log, "t", ENGINE, OPTIONS, t_ns=0)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A log in a file."""
    return f"sqlite:///{tmp_path / 'log.sqlite'}"


def test_a_table_opened_again_goes_on_where_it_was(url: str) -> None:
    log = EventLog(url)
    table = opened(log)
    table.submit(FIRST, source=by_seat(0), t_ns=1)
    table.submit(PlaceBid(0, 5), source=by_seat(0), t_ns=2)
    state, version = table.state, table.version
    log.close()
    log = EventLog(url)
    again = opened(log)
    assert (again.state, again.version) == (state, version)
    again.submit(PassBid(1), source=by_seat(1), t_ns=3)
    assert again.state.players[0].cash == 70
    again.submit(Undo(HOST), source=BY_HOST, t_ns=4)
    # An auction that was over is undone whole: back to where it began.
    assert (again.state.phase, again.state.players[0].cash) == ("auction", 75)
    undone = again.state
    log.close()
    log = EventLog(url)
    assert opened(log).state == undone
    log.close()


def test_an_illegal_command_is_refused_and_not_logged(url: str) -> None:
    log = EventLog(url)
    table = opened(log)
    before = table.version
    with pytest.raises(IllegalCommand) as refused:
        table.submit(PlaceBid(0, 5), source=by_seat(0), t_ns=1)
    assert refused.value.code == "phase.wrong"
    assert table.version == before == len(log.events("t"))
    log.close()


def test_a_stale_version_is_a_conflict_and_changes_nothing(url: str) -> None:
    log = EventLog(url)
    table = opened(log)
    with pytest.raises(LogConflict):
        table.submit(FIRST, source=by_seat(0), t_ns=1, expected_version=table.version - 1)
    assert table.submit(FIRST, source=by_seat(0), t_ns=1, expected_version=table.version) == table.version
    log.close()


def test_a_repeated_request_gets_the_first_answer_and_is_done_once(url: str) -> None:
    log = EventLog(url)
    table = opened(log)
    first = table.submit(FIRST, source=by_seat(0), t_ns=1, command_id="tap-1")
    assert table.submit(FIRST, source=by_seat(0), t_ns=1, command_id="tap-1") == first == table.version
    log.close()


def test_a_log_that_cannot_be_written_leaves_the_table_as_it_was(url: str) -> None:
    log, holder = EventLog(url), EventLog(url)
    table = opened(log)
    state, version = table.state, table.version
    with holder._database.engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(LogUnavailable):
            table.submit(FIRST, source=by_seat(0), t_ns=1)
    assert (table.state, table.version) == (state, version)
    table.submit(FIRST, source=by_seat(0), t_ns=1)
    log.close()
    holder.close()


def test_events_carry_versions_from_one_without_a_gap(url: str) -> None:
    log = EventLog(url)
    table = opened(log)
    table.submit(FIRST, source=by_seat(0), t_ns=1)
    assert [event.version for event in table.events] == list(range(1, table.version + 1))
    assert [event.version for event in log.events("t")] == [event.version for event in table.events]
    log.close()


def test_an_id_that_belongs_to_another_command_is_a_conflict(url: str) -> None:
    log = EventLog(url)
    table = opened(log)
    version = table.submit(FIRST, source=by_seat(0), t_ns=1, command_id="tap-1")
    with pytest.raises(LogConflict) as refused:
        table.submit(PlaceBid(0, 5), source=by_seat(0), t_ns=2, command_id="tap-1")
    assert refused.value.code == "log.id_reused"
    assert table.version == version
    log.close()


def test_whoever_reads_beside_the_writer_sees_whole_commands_only(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log, other = EventLog(url), EventLog(url)
    table = opened(log)
    read = other.ends

    def ends_a_moment_later(table_id: str) -> list[tuple[int, str]]:
        table.submit(FIRST, source=by_seat(0), t_ns=1)
        return read(table_id)

    version = table.version
    monkeypatch.setattr(other, "ends", ends_a_moment_later)
    assert opened(other).version == version < table.version
    log.close()
    other.close()


def test_of_a_new_id_the_disk_is_asked_once_and_of_one_whose_fate_is_unknown_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = EventLog(url)
    table, ids = opened(log), log.command_ids
    asked: list[str] = []

    def asking(table_id: str) -> set[str]:
        asked.append(table_id)
        return ids(table_id)

    monkeypatch.setattr(log, "command_ids", asking)
    assert table.taken_before("a") is None
    version = table.submit(FIRST, source=by_seat(0), t_ns=1, command_id="a")
    assert table.taken_before("b") is None
    assert table.submit(FIRST, source=by_seat(0), t_ns=2, command_id="a") == version
    assert len(asked) == 1
    append = log.append

    def lost(*given: object, **named: object) -> int:
        append(*given, **named)  # type: ignore[arg-type]
        raise LogUnavailable("log.cannot_write", "The answer was lost.")

    monkeypatch.setattr(log, "append", lost)
    with pytest.raises(LogUnavailable):
        table.submit(PlaceBid(0, 5), source=by_seat(0), t_ns=3, command_id="b")
    assert table.taken_before("b") is not None
    assert len(asked) == 2
    log.close()


def test_a_game_that_nobody_began_is_not_opened(url: str) -> None:
    with pytest.raises(UnknownResource) as refused:
        Table.opened(EventLog(url), "t", ENGINE, None, t_ns=0)
    assert refused.value.code == "game.unknown"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET t_ns = 'soon' WHERE version = 1",
        "UPDATE commands SET source = x'00'",
        "DELETE FROM commands",
    ],
    ids=["a time that is none", "a person in bytes", "no command at all"],
)
def test_a_damaged_row_is_told_and_never_played_on(url: str, damage: str) -> None:
    log = EventLog(url)
    opened(log)
    log.close()
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
        file.execute(damage)
    log = EventLog(url)
    with pytest.raises(DamagedGame):
        opened(log)
    log.close()
