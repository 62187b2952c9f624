"""The wheel alone, in a Debian folder without a compiler: a recorded evening plays to its score in a browser outside."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bench.free_port import free_port
from image.debian_folder import DebianFolder, debian_folder
from tests.companion.web.browser.shared_browser import browser_program, launched
from tests.docs.told_commands import ROOT
from tests.own_thread import in_own_thread

pytestmark = [pytest.mark.long, pytest.mark.program, pytest.mark.browser]

INCLUDE = "python3,python3-venv,ca-certificates"
PATIENCE_S = 1800
COMPILERS = ("gcc", "cc", "clang", "g++", "make")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make package` builds: the source package, and the wheel made of that."""
    dist = tmp_path_factory.mktemp("dist")
    environment = {**os.environ, "PYTHON": sys.executable}
    subprocess.run(["sh", str(ROOT / "scripts" / "check_package.sh"), str(dist)], check=True, env=environment)
    (built,) = dist.glob("*.whl")
    return built


@pytest.fixture
def folder() -> Iterator[DebianFolder]:
    """Debian's smallest, with Python and nothing that compiles."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        pytest.skip("needs root and debootstrap")
    with debian_folder("bookworm", "amd64", INCLUDE, variant="minbase") as made:
        yield made


def test_a_recorded_evening_plays_to_its_score_in_a_browser(wheel: Path, folder: DebianFolder) -> None:
    program = browser_program()
    if program is None:
        pytest.skip("needs chromium (apt install chromium-headless-shell)")
    for file in (wheel, ROOT / "constraints.txt"):
        shutil.copy(file, folder.root / "home/pi")
        (folder.root / "home/pi" / file.name).chmod(0o644)
    assert folder.type(f"which {' '.join(COMPILERS)} || true").strip() == ""
    folder.type(f"python3 -m venv raja && raja/bin/pip install -q --only-binary :all: -c constraints.txt {wheel.name}")
    inside = folder.type("raja/bin/python -c 'import companion, vision; print(companion.__file__, vision.__file__)'")
    assert all("/home/pi/raja/lib/" in place for place in inside.split())
    truth = json.loads((ROOT / "tests" / "recordings" / "evening.truth.json").read_text(encoding="utf-8"))
    points = [points for _, points in sorted(truth["final"]["score"]["points"].items())]
    in_own_thread(lambda: watch_to_the_end(folder, program, points))


def watch_to_the_end(folder: DebianFolder, program: str, points: list[int]) -> None:
    """The evening plays on a television's page to its recorded score."""
    with served(folder) as url, launched(program) as browser:
        page = browser.open(viewport={"width": 1920, "height": 1080})
        page.set_default_timeout(PATIENCE_S * 1000)
        page.goto(url)
        page.wait_for_selector("html[data-sequence]")
        until_finished(url)
        page.get_by_text("the recording has ended").first.wait_for()
        with urllib.request.urlopen(f"{url}/api/state", timeout=60) as answer:
            assert [entry["points"] for entry in json.load(answer)["score"]] == points
        pictures = os.environ.get("RAJA_WHEEL_PICTURES")
        if pictures:
            page.screenshot(path=f"{pictures}/wheel-alone.png")
        browser.close(page)


@contextmanager
def served(folder: DebianFolder) -> Iterator[str]:
    """The address at which the folder's own `raja play` plays the evening."""
    port = free_port()
    play = ["raja/bin/raja", "play", "--recording-only", "--recording", "example", "--speed", "8", "--port", str(port)]
    process = subprocess.Popen(folder.argv(f"cd ~ && exec {shlex.join(play)}"), start_new_session=True)
    url = f"http://127.0.0.1:{port}"
    try:
        until(url, process, lambda state: bool(state.get("evening")))
        yield url
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=120)


def until_finished(url: str) -> None:
    until(url, None, lambda state: bool(state["evening"]["finished"]))


def until(url: str, process: subprocess.Popen[bytes] | None, reached: Any) -> None:
    """Wait for the first state that is far enough."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        assert process is None or process.poll() is None, "it ended"
        try:
            with urllib.request.urlopen(f"{url}/api/state", timeout=60) as answer:
                if reached(json.load(answer)):
                    return
        except OSError:
            pass
        time.sleep(0.5)
    raise AssertionError("the evening did not come that far in time")
