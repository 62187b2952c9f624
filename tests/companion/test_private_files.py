"""What holds hands, sealed bids and salts is for this user alone: new files, old ones, and what SQLite lays beside."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from companion.cli.lazy_group import CommandsOnCall
from companion.cli.main import COMMANDS, WITHOUT_SECRETS, raja
from companion.doctor.rights_check import rights_check
from companion.private_files import exposed, files_of
from companion.recording.writing.atomic_file import new_file
from companion.table.database import Database, file_of
from tests.said import said


@pytest.fixture(autouse=True)
def _everybody_may_read() -> Iterator[None]:
    """What most machines are set to, so that nothing is closed by accident."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_a_log_and_what_lies_beside_it_are_for_its_user_alone(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'evenings.sqlite'}")
    database.try_room()
    assert {path.name: rights(path) for path in tmp_path.iterdir()} == {
        f"evenings.sqlite{end}": 0o600 for end in ("", "-wal", "-shm")
    }
    database.close()


def test_a_log_of_an_earlier_version_is_closed_when_it_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "evenings.sqlite"
    sqlite3.connect(file).close()
    file.touch(0o644)
    file.chmod(0o644)
    Database(f"sqlite:///{file}").close()
    assert rights(file) == 0o600


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:////var/log.sqlite", Path("/var/log.sqlite")),
        ("sqlite:///here.sqlite?timeout=3", Path("here.sqlite")),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("postgresql://somewhere/raja", None),
        ("no address", None),
    ],
)
def test_a_databases_file_is_found_in_its_address(url: str, file: Path | None) -> None:
    assert file_of(url) == file


def test_a_recording_that_was_mended_or_cut_is_for_its_user_alone(tmp_path: Path) -> None:
    (tmp_path / "old.mcap").write_bytes(b"")
    for name in ("new.mcap", "old.mcap"):
        with new_file(tmp_path / name, force=True) as stream:
            stream.write(b"bids")
        assert rights(tmp_path / name) == 0o600


def test_every_command_but_those_without_secrets_writes_for_its_user_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "made"

    @click.command()
    def writing() -> None:
        made.unlink(missing_ok=True)
        made.write_text("", encoding="utf-8")

    monkeypatch.setattr(CommandsOnCall, "get_command", lambda group, ctx, name: writing)
    for name in COMMANDS:
        assert CliRunner().invoke(raja, [name]).exit_code == 0
        assert rights(made) == (0o644 if name in WITHOUT_SECRETS else 0o600), name


def test_the_doctor_names_what_others_can_read_and_closes_it_on_request(tmp_path: Path) -> None:
    recordings = tmp_path / "recordings"
    (tmp_path / "backups").mkdir(mode=0o700)
    recordings.mkdir(mode=0o755)
    kept = ["evenings.sqlite", "evenings.sqlite-wal", "evenings-room.sqlite", "backups/evenings-2026-11-20.sqlite"]
    for name in (*kept, "recordings/a.mcap", "letter.txt"):
        (tmp_path / name).touch(0o644)
    files = files_of(tmp_path / "evenings.sqlite", recordings)
    assert exposed(files) == [*sorted(tmp_path / name for name in (*kept, "recordings/a.mcap")), recordings]
    found = rights_check(files, mend=False)
    assert (found.state, said(found.advice)) == ("poor", "raja doctor --mend")
    assert "and 5 more" in said(found.found)
    assert said(rights_check(files, mend=True).found).startswith("6 files are now closed")
    assert rights_check(files, mend=False).state == "good"
    assert rights(tmp_path / "letter.txt") == 0o644
