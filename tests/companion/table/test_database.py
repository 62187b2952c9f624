"""Whatever keeps the database from being read or written is one sentence, and what was begun is rolled back."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from companion.lobby.identity import House
from companion.lobby.store import _HOUSE, LobbyStore
from companion.table.database import Database, LogUnavailable, RuleBroken


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////nowhere/at/all/log.sqlite", "oracle+none://x/y"])
def test_an_address_that_leads_nowhere_is_named(url: str) -> None:
    with pytest.raises(LogUnavailable) as refused:
        Database(url)
    assert refused.value.code == "log.cannot_open"
    assert "check the database URL" in refused.value.message


def test_a_file_that_is_no_database_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear table, " * 200, encoding="utf-8")
    with pytest.raises(LogUnavailable):
        Database(f"sqlite:///{file}")
    assert file.read_text(encoding="utf-8") == "Dear table, " * 200


def write_half(database: Database, failure: Exception) -> None:
    """Write something, and then it fails."""
    with database.transaction() as connection:
        connection.execute(_HOUSE.insert().values(one=1, house="{}"))
        raise failure


@pytest.mark.parametrize("kind", [sa.exc.OperationalError, sa.exc.DatabaseError, sa.exc.InternalError])
def test_a_failure_in_between_rolls_back_and_says_why(kind: type[sa.exc.DBAPIError]) -> None:
    database = Database("sqlite://")
    with pytest.raises(LogUnavailable, match="disk image is malformed"):
        write_half(database, kind("INSERT", None, Exception("database disk image is malformed")))
    assert LobbyStore(database).house() is None


def test_what_breaks_a_rule_of_the_tables_is_the_callers_to_understand() -> None:
    database = Database("sqlite://")
    LobbyStore(database).save_house(House("1"))
    with pytest.raises(sa.exc.IntegrityError), database.transaction() as connection:
        connection.execute(_HOUSE.insert().values(one=1, house="{}"))


def test_of_a_house_that_another_version_wrote_what_is_known_is_taken() -> None:
    database = Database("sqlite://")
    with database.transaction() as connection:
        connection.execute(_HOUSE.insert().values(one=1, house='{"pin_hash":"1","later":2}'))
    assert LobbyStore(database).house() == House("1")


def test_room_is_only_there_if_any_command_would_fit(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'log.sqlite'}")
    database.try_room()
    with database.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        free = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
        connection.exec_driver_sql("VACUUM")
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages - free + 2}")
    with pytest.raises(LogUnavailable, match="full"):
        database.try_room()
    database.close()


def test_a_second_thread_does_not_commit_half_of_what_a_first_one_writes_in_memory() -> None:
    database = Database("sqlite://")
    table = sa.Table("written", sa.MetaData(), sa.Column("by", sa.Text))
    table.create(database.engine)

    def write() -> None:
        with database.transaction() as connection:
            connection.execute(table.insert().values(by="second"))

    second = threading.Thread(target=write)
    with contextlib.suppress(KeyError), database.transaction() as connection:
        connection.execute(table.insert().values(by="first"))
        second.start()
        second.join(timeout=0.3)  # long enough to get in the way; where it waits, as it shall, nothing depends on it
        raise KeyError
    second.join()
    with database.transaction() as connection:
        assert [row.by for row in connection.execute(table.select())] == ["second"]
    database.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///{folder}/log.sqlite"])
def test_prepared_statements_write_all_their_rows_or_none(url: str, tmp_path: Path) -> None:
    database = Database(url.format(folder=tmp_path))
    number = sa.Table("one", sa.MetaData(), sa.Column("number", sa.Integer, primary_key=True))
    word = sa.Table("two", sa.MetaData(), sa.Column("word", sa.Text, nullable=False))
    tables = (number, word)
    for table in tables:
        table.create(database.engine)
    numbers, words = (database.prepared(table.insert()) for table in tables)
    database.write((numbers, [{"number": 1}, {"number": 2}]), (words, [{"word": "a"}]))
    with pytest.raises(RuleBroken):
        database.write((words, [{"word": "b"}]), (numbers, [{"number": 3}, {"number": 2}]))
    with database.transaction() as connection:
        connection.exec_driver_sql("DROP TABLE two")
    with pytest.raises(LogUnavailable, match="no such table"):
        database.write((numbers, [{"number": 4}]), (words, [{"word": "c"}]))
    with database.transaction() as connection:
        assert connection.execute(sa.select(number)).scalars().all() == [1, 2]
    database.close()
