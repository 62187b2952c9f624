"""The log's schema: a table walks the steps by itself, Alembic walks the same ones up and down, and no row is lost."""

from __future__ import annotations

import contextlib
import gzip
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

import companion.lobby.store
import companion.open_room.store
import companion.table.feed_numbers
import companion.table.log
import companion.table.roll_watermarks
import companion.table.session_notes  # noqa: F401 each has tables of the log
from companion.table import migrations, schema
from companion.table.database import METADATA, Database, LogUnavailable
from tests.companion.schema_steps import Rows, check_kept, check_step_keeps_data, filled, rows, steps_in

FOLDER: Final = Path(migrations.__file__).parent
STEPS: Final = steps_in(FOLDER)
RELEASED: Final = Path(__file__).parents[1] / "released"


class AlembicLog:
    """A log whose schema Alembic walks."""

    def __init__(self, file: Path) -> None:
        self.engine = sa.create_engine(f"sqlite:///{file}")

    def upgrade(self, to: str = "head") -> None:
        with self.writing() as connection:
            command.upgrade(_config(connection), to)

    def downgrade(self, to: str) -> None:
        with self.writing() as connection:
            command.downgrade(_config(connection), to)

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        with self.engine.connect() as connection:
            yield connection


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@contextmanager
def _alembic(file: Path) -> Iterator[AlembicLog]:
    log = AlembicLog(file)
    yield log
    log.engine.dispose()


def _open(file: Path) -> None:
    """As a table does."""
    Database(f"sqlite:///{file}").close()


def _as_made(file: Path) -> set[tuple[Any, ...]]:
    """Tables and indices, in SQLite's own words."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


def _step(file: Path) -> str | None:
    with _alembic(file) as log, log.reading() as connection:
        options = {"version_table": schema.STEP_TABLE}
        step: str | None = MigrationContext.configure(connection, opts=options).get_current_revision()
        return step


def test_a_table_walks_the_very_steps_that_alembic_does(tmp_path: Path) -> None:
    assert [name.split("_")[1] for name in schema.STEPS] == STEPS
    own, theirs = tmp_path / "own.sqlite", tmp_path / "theirs.sqlite"
    _open(own)
    with _alembic(theirs) as log:
        log.upgrade()
    assert _as_made(own) == _as_made(theirs)
    assert _step(own) == _step(theirs) == STEPS[-1]


def test_the_steps_come_to_what_the_code_reads_and_writes(tmp_path: Path) -> None:
    _open(tmp_path / "log.sqlite")
    with _alembic(tmp_path / "log.sqlite") as log, log.reading() as connection:
        options = {"include_name": lambda name, kind, _: kind != "table" or name != schema.STEP_TABLE}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), METADATA) == []


@pytest.mark.parametrize("step", STEPS)
def test_every_step_keeps_its_data_up_and_down(tmp_path: Path, step: str) -> None:
    with _alembic(tmp_path / "log.sqlite") as log:
        check_step_keeps_data(log, STEPS, step)


@pytest.mark.parametrize("counted", [True, False])
@pytest.mark.parametrize("step", STEPS)
def test_a_table_opens_a_log_of_every_earlier_form_and_keeps_its_rows(tmp_path: Path, step: str, counted: bool) -> None:
    """Earlier versions did not count steps."""
    file = tmp_path / "log.sqlite"
    with _alembic(file) as log:
        log.upgrade(step)
        filled(log)
        kept = rows(log)
        if not counted:
            with log.writing() as connection:
                connection.exec_driver_sql(f"DROP TABLE {schema.STEP_TABLE}")
        _open(file)
        check_kept(kept, rows(log))
    assert _step(file) == STEPS[-1]
    empty = tmp_path / "empty.sqlite"
    _open(empty)
    assert {name for _, name, *_ in _as_made(file)} == {name for _, name, *_ in _as_made(empty)}


@pytest.mark.parametrize("release", sorted(path.name for path in RELEASED.iterdir() if (path / "told.json").exists()))
@pytest.mark.parametrize("name", ["evenings.sqlite", "room.sqlite"])
def test_what_a_release_wrote_goes_up_and_down_with_its_rows(tmp_path: Path, release: str, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(gzip.decompress((RELEASED / release / f"{name}.gz").read_bytes()))
    with _alembic(file) as log:
        before = rows(log)
        assert before["open_room_events" if name == "room.sqlite" else "events"]
        _open(file)
        after = rows(log)
        check_kept(before, after)
        first: Rows = {table: after[table] for table in ("tables", "events", "commands")}
        log.downgrade(STEPS[0])
        assert rows(log) == first
        _open(file)
        assert {table: rows(log)[table] for table in first} == first


def test_a_log_of_a_later_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite"
    _open(file)
    with _alembic(file) as log, log.writing() as connection:
        connection.exec_driver_sql(f"UPDATE {schema.STEP_TABLE} SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(LogUnavailable) as refused:
        _open(file)
    assert refused.value.code == "log.not_understood"
    assert file.read_bytes() == before


def test_a_step_that_fails_leaves_the_log_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "log.sqlite"
    with _alembic(file) as log:
        log.upgrade(STEPS[1])
        filled(log)
    shutil.copy(file, tmp_path / "before.sqlite")
    known = import_module

    def failing(name: str) -> Any:
        """The last step's table is made, and then the disk is full."""
        if not name.endswith(schema.STEPS[-1]):
            return known(name)

        def upgrade(connection: sa.Connection) -> None:
            known(name).upgrade(connection)
            raise sa.exc.OperationalError("CREATE TABLE", None, sqlite3.OperationalError("database or disk is full"))

        return SimpleNamespace(upgrade=upgrade)

    monkeypatch.setattr(schema, "import_module", failing)
    with pytest.raises(LogUnavailable):
        _open(file)
    assert _as_made(file) == _as_made(tmp_path / "before.sqlite")
    monkeypatch.undo()
    _open(file)
    assert _step(file) == STEPS[-1]


def test_two_that_open_an_earlier_log_at_once_both_have_it(tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite"
    with _alembic(file) as log:
        log.upgrade(STEPS[0])
        filled(log)
    at_once = threading.Barrier(4)
    failed: list[BaseException] = []

    def opens() -> None:
        at_once.wait()
        try:
            _open(file)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=opens) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert _step(file) == STEPS[-1]
