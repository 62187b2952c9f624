"""A log is used by one companion at a time; a second one is told which, and a killed one holds nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from companion.errors import Conflict
from companion.table.database import LogUnavailable
from companion.table.lock import holder_of, used_alone

pytestmark = pytest.mark.program

HOLDING = """
import sys
from companion.table.lock import used_alone
with used_alone(sys.argv[1], "raja play, http://192.168.1.7:8000"):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_who_comes_second_is_told_what_runs_where(tmp_path: Path) -> None:
    log = tmp_path / "log.sqlite"
    (tmp_path / "link.sqlite").symlink_to(log)
    with used_alone(f"sqlite:///{log}", "raja play, http://192.168.1.7:8000"):
        assert "192.168.1.7:8000 (PID " in (holder_of(log) or "")
        for name in ("log.sqlite", "link.sqlite"):
            with pytest.raises(Conflict, match=r"in use by raja play, http://192\.168\.1\.7:8000 \(PID \d+, ") as told:
                used_alone(f"sqlite:///{tmp_path / name}", "another").__enter__()
            assert told.value.code == "log.in_use"
    assert holder_of(log) is None
    with used_alone(f"sqlite:///{log}", "another"):
        assert (holder_of(log) or "").startswith("another")
    assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("*.lock")} == {0o600}


def test_a_killed_companion_holds_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    first = subprocess.Popen(
        [sys.executable, "-c", HOLDING, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    assert first.stdout.readline() == "held\n"
    with pytest.raises(Conflict, match=f"PID {first.pid}, "):
        used_alone(url, "another").__enter__()
    first.kill()
    first.communicate()
    with used_alone(url, "another"):
        pass


def test_other_logs_and_databases_in_memory_are_free(tmp_path: Path) -> None:
    with (
        used_alone(f"sqlite:///{tmp_path / 'a.sqlite'}", "one"),
        used_alone(f"sqlite:///{tmp_path / 'b.sqlite'}", "another"),
        used_alone("sqlite://", "one"),
        used_alone("sqlite://", "another"),
        pytest.raises(Conflict),
        used_alone(f"sqlite:///{tmp_path / 'a.sqlite'}", "another"),
    ):
        pass


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LogUnavailable, match="name another log"):
        used_alone(f"sqlite:///{tmp_path / 'none' / 'log.sqlite'}", "one").__enter__()
