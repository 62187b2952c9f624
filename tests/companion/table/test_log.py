"""The log keeps what it acknowledged, in order, once."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from companion.table.log import EventLog, LogConflict, LoggedStep, LogUnavailable

pytestmark = pytest.mark.slow


def fresh(tmp_path: Path) -> EventLog:
    """A log in a file, with one table in it."""
    log = EventLog(f"sqlite:///{tmp_path / 'log.sqlite'}")
    log.create_table("t", "raja", 0)
    return log


def test_events_come_back_in_order_from_a_log_that_was_closed(tmp_path: Path) -> None:
    log = fresh(tmp_path)
    assert log.append("t", 0, {"c": 1}, [{"e": 1}, {"e": 2}], source="seat 0", t_ns=5, logged_ns=6) == 2
    assert log.append("t", 2, {"c": 2}, [{"e": 3}], source="camera", t_ns=7, logged_ns=8, command_id="x") == 3
    log.close()
    again = fresh(tmp_path)
    assert [(e.version, e.event["e"]) for e in again.events("t")] == [(1, 1), (2, 2), (3, 3)]
    assert [e.version for e in again.events("t", after_version=2)] == [3]
    assert [(c.version, c.source, c.command) for c in again.commands("t")] == [
        (2, "seat 0", {"c": 1}),
        (3, "camera", {"c": 2}),
    ]
    assert [command.version for command in again.commands("t")] == [2, 3]
    done = again.command_with_id("t", "x")
    assert done is not None
    assert (done.version, done.source, done.command) == (3, "camera", {"c": 2})
    assert again.command_with_id("t", "y") is None
    again.close()


def test_a_second_append_after_the_same_version_is_a_conflict_and_writes_nothing(tmp_path: Path) -> None:
    log = fresh(tmp_path)
    log.append("t", 0, {}, [{"e": 1}], source="a", t_ns=0, logged_ns=0)
    with pytest.raises(LogConflict) as refused:
        log.append("t", 0, {}, [{"e": 9}, {"e": 10}], source="b", t_ns=0, logged_ns=0)
    assert refused.value.code == "log.stale_version"
    assert [e.event for e in log.events("t")] == [{"e": 1}]
    log.close()


def test_a_repeated_command_id_is_a_conflict_and_writes_nothing(tmp_path: Path) -> None:
    log = fresh(tmp_path)
    log.append("t", 0, {}, [{"e": 1}], source="a", t_ns=0, logged_ns=0, command_id="same")
    with pytest.raises(LogConflict):
        log.append("t", 1, {}, [{"e": 2}], source="a", t_ns=0, logged_ns=0, command_id="same")
    assert len(log.events("t")) == 1
    log.close()


def test_a_file_log_is_written_through_to_the_disk(tmp_path: Path) -> None:
    log = fresh(tmp_path)
    with log._database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    log.close()


@pytest.mark.parametrize("url", ["sqlite:////no/such/folder/log.sqlite", "nonsense", "oracle+none://x"])
def test_a_log_that_cannot_be_opened_says_so_in_a_sentence(url: str) -> None:
    with pytest.raises(LogUnavailable, match="check the database URL"):
        EventLog(url)


def test_a_locked_log_says_so_and_takes_nothing(tmp_path: Path) -> None:
    log = fresh(tmp_path)
    holder = EventLog(f"sqlite:///{tmp_path / 'log.sqlite'}")
    with holder._database.engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(LogUnavailable, match="was not recorded"):
            log.append("t", 0, {}, [{"e": 1}], source="a", t_ns=0, logged_ns=0)
    assert log.events("t") == []
    log.close()
    holder.close()


def test_a_whole_game_is_written_at_once_and_read_back_step_by_step(tmp_path: Path) -> None:
    log = fresh(tmp_path)
    log.create_table("u", "raja", 0)
    steps = [LoggedStep({"c": 1}, "host", 5, ({"e": 1}, {"e": 2})), LoggedStep({"c": 2}, "seat 0", 7, ({"e": 3},))]
    log.append_game("u", steps, logged_ns=9)
    assert log.steps("u") == steps
    assert log.steps("u", 2) == steps[:1]
    with pytest.raises(LogConflict):
        log.append_game("u", steps, logged_ns=9)
    log.append("t", 0, {}, [{"e": 9}], source="a", t_ns=0, logged_ns=0)
    assert {table: (head.version, head.event) for table, head in log.heads().items()} == {
        "t": (1, {"e": 9}),
        "u": (3, {"e": 3}),
    }
    log.close()


def test_what_came_before_a_damaged_row_of_a_long_game_is_found_at_once(tmp_path: Path) -> None:
    log = fresh(tmp_path)
    steps = [LoggedStep({"c": n}, "seat 0", n, ({"e": n}, {"e": -n})) for n in range(1, 8001)]
    log.append_game("t", steps, logged_ns=9)
    with closing(sqlite3.connect(tmp_path / "log.sqlite")) as rows:
        rows.execute("UPDATE events SET event = 'x' WHERE version = 15002")
        rows.commit()
    began_s = time.process_time()
    assert log.intact_steps("t") == steps[:7500]
    assert time.process_time() - began_s < 10  # comparing each command with each event took minutes
    log.close()
