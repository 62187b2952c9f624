"""``raja play``: a live table in a process of its own, from its first sentence to Ctrl-C."""

from __future__ import annotations

import json
import signal
import ssl
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from bench.free_port import free_port
from companion.table.lock import used_alone
from tests.companion.cli.test_bad_input import refused

pytestmark = pytest.mark.program

PATIENCE_S = 120.0


class Played:
    """``raja play`` on a free port."""

    def __init__(
        self,
        database: Path,
        listening: str = "127.0.0.1",
        *,
        more: tuple[str, ...] = (),
        settings: Path | None = None,
    ) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "companion.cli.main"),
                *(("--settings", str(settings)) if settings is not None else ()),
                *("play", "--host", listening, "--port", str(self.port)),
                *("--database", f"sqlite:///{database}", *more),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            # Where the tests run in the background, Ctrl-C is ignored and what they start would ignore it too.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
        )

    def state(self, address: str = "127.0.0.1") -> dict[str, Any]:
        """What somebody there is told, as soon as the table answers."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                with urllib.request.urlopen(f"http://{address}:{self.port}/api/state", timeout=10) as answer:
                    state: dict[str, Any] = json.load(answer)
                    return state
            except OSError:
                assert time.monotonic() < deadline
                assert self.process.poll() is None
                time.sleep(0.1)

    def interrupt(self) -> str:
        """Ctrl-C; all that was said."""
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=PATIENCE_S)
        assert self.process.returncode == 130
        return said


def test_a_table_is_served_ends_with_ctrl_c_and_is_the_same_when_it_is_served_again(tmp_path: Path) -> None:
    first = Played(tmp_path / "log.sqlite", "0.0.0.0")
    local, guest = first.state(), first.state("127.0.0.2")
    assert (local["you"]["host"], guest["you"]["host"]) == (True, False)
    assert guest["you"]["pin"] is None
    assert local["lobby"]["address"].endswith(f":{first.port}")
    said = first.interrupt()
    assert f"Raja at the table: {local['lobby']['address']}" in said
    assert "Traceback" not in said
    again = Played(tmp_path / "log.sqlite")
    now = again.state()
    assert now["lobby"]["table"] == local["lobby"]["table"]
    assert (tmp_path / "log.sqlite").stat().st_mode & 0o077 == 0
    assert len(str(now["you"]["pin"])) == 6  # another one, for the log keeps no PIN that could be shown again
    assert now["lobby"]["address"] == f"http://127.0.0.1:{again.port}"
    again.interrupt()


def test_a_table_is_served_securely_where_that_is_wanted(tmp_path: Path) -> None:
    secure_port = free_port()
    (tmp_path / "own.toml").write_text(f"[reaching]\nsecure_port = {secure_port}\n", encoding="utf-8")
    played = Played(tmp_path / "log.sqlite", more=("--https",), settings=tmp_path / "own.toml")
    lobby = played.state()["lobby"]
    assert lobby["secure_address"] == f"https://127.0.0.1:{secure_port}"
    trust = ssl.create_default_context(cafile=str(tmp_path / "https" / "certificate.pem"))
    with urllib.request.urlopen(f"{lobby['secure_address']}/api/state", timeout=10, context=trust) as answer:
        assert json.load(answer)["lobby"]["fingerprint"] == lobby["fingerprint"]
    assert f"Securely: {lobby['secure_address']}  (fingerprint {lobby['fingerprint']})" in played.interrupt()


def test_a_database_that_is_none_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear table, " * 200, encoding="utf-8")
    port = free_port()
    said = refused(capsys, "play", "--port", str(port), "--database", f"sqlite:///{letter}")
    assert "cannot be opened (file is not a database)" in said


@pytest.mark.parametrize("command", ["play", "room"])
def test_a_log_that_another_companion_uses_is_refused_at_the_start(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    port = free_port()
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    with used_alone(url, "raja play --port 8000"):
        said = refused(capsys, command, "--port", str(port), "--database", url)
    assert "in use by raja play --port 8000 (PID " in said


def test_a_recording_alone_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--recording FILE" in refused(capsys, "play", "--recording-only")


def test_a_table_without_a_camera_loads_nothing_that_looks_at_frames_or_draws(tmp_path: Path) -> None:
    """After a power cut the table is to answer at once, and what is not loaded takes no time and no memory."""
    script = """
import sys
from companion.cli import main
from companion.web.connections import serving

def told(self):
    large = ("vision.observe", "vision.cards.observe", "cv2", "numpy", "PIL", "matplotlib", "reportlab", "av")
    large += ("duckdb", "paho", "companion.archive.parquet", "companion.makers.bridge", "companion.hub.hooks")
    print("loaded:", *[name for name in large if name in sys.modules])
    club = ("alembic", "argon2", "openskill", "prometheus_client", "psycopg", "pydantic", "redis", "uvicorn", "a2wsgi", "obstore")
    its = {name for name in sys.modules if name.startswith("companion.hub") or name.partition(".")[0] in club}
    print("of a club:", *(its - {"companion.hub", "companion.hub.settings"}))  # all settings are read at once

serving.CompanionServer.run = told
main.run(sys.argv[1:])
"""
    port = free_port()
    database = f"sqlite:///{tmp_path / 'log.sqlite'}"
    named = ("play", "--host", "127.0.0.1", "--port", str(port), "--database", database)
    said = subprocess.run(
        [sys.executable, "-c", script, *named], capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert "loaded:\n" in said.stdout, said.stderr
    assert "of a club:\n" in said.stdout, said.stdout
