"""PostgreSQL and Valkey in a folder: what is run, and what is said where that cannot be. `make soak-club` runs them."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.hub.processes.engines import postgres_in, until_left, valkey_in


def _nothing(_: str) -> None:
    return None


def _installed(postgres: Path, *versions: str) -> Path:
    """A folder as Debian's packages make it."""
    for version in versions:
        programs = postgres / version / "bin"
        programs.mkdir(parents=True)
        (programs / "initdb").write_text("#!/bin/sh\nexit 0\n")
    return postgres


def _with_data(folder: Path, version: str) -> None:
    (folder / "postgres").mkdir(parents=True)
    (folder / "postgres" / "PG_VERSION").write_text(f"{version}\n")


def test_valkey_is_taken_before_redis_and_is_reached_by_its_socket_alone(tmp_path: Path) -> None:
    found = valkey_in(tmp_path / "club", lambda name: f"/usr/bin/{name}")
    assert found.program[0] == "/usr/bin/valkey-server"
    assert found.program[found.program.index("--port") + 1] == "0"
    assert found.url == f"unix://{tmp_path}/club/valkey.sock"
    redis = valkey_in(tmp_path / "club", lambda name: None if name == "valkey-server" else f"/usr/bin/{name}")
    assert redis.program[0] == "/usr/bin/redis-server"


def test_data_are_served_by_the_version_that_made_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    installed = _installed(tmp_path / "lib", "9", "15", "17")
    _with_data(tmp_path / "club", "15")
    found = postgres_in(tmp_path / "club", installed)
    assert found.program[0] == str(installed / "15" / "bin" / "postgres")
    assert "listen_addresses=" in found.program
    assert (tmp_path / "club" / "sockets").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("versions", "kept", "code"),
    [((), None, "hub.engine_missing"), (("17",), "15", "hub.engine_version"), (("17",), "17", None)],
)
def test_what_is_missing_is_named_with_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, versions: tuple[str, ...], kept: str | None, code: str | None
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    if kept is not None:
        _with_data(tmp_path / "club", kept)
    installed = _installed(tmp_path / "lib", *versions)
    if code is None:
        assert postgres_in(tmp_path / "club", installed).name == "PostgreSQL"
        return
    with pytest.raises(CompanionError) as refused:
        postgres_in(tmp_path / "club", installed)
    assert refused.value.code == code
    assert "install" in refused.value.message


def test_a_machine_without_valkey_and_redis_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(CompanionError) as refused:
        valkey_in(tmp_path, _nothing)
    assert refused.value.code == "hub.engine_missing"


def test_a_folder_too_deep_for_a_socket_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    deep = tmp_path / ("d" * 100)
    with pytest.raises(CompanionError) as refused:
        postgres_in(deep)
    assert refused.value.code == "hub.folder_too_deep"
    with pytest.raises(CompanionError) as refused:
        valkey_in(deep, lambda name: name)
    assert refused.value.code == "hub.folder_too_deep"
    assert not deep.exists()


def test_an_engine_ends_when_whoever_keeps_it_is_gone_and_its_end_is_told_on() -> None:
    waiting = "import signal, sys; signal.signal(2, lambda *_: sys.exit(7)); print('begun', flush=True); signal.pause()"
    command = until_left([sys.executable, "-c", waiting])
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == b"begun\n"
        process.stdin.close()
        assert process.wait(60) == 7


def test_an_engine_that_falls_ends_its_shell_with_it() -> None:
    with subprocess.Popen(until_left(["/bin/sh", "-c", "kill -9 $$"]), stdin=subprocess.PIPE) as process:
        assert process.wait(60) == 128 + signal.SIGKILL
