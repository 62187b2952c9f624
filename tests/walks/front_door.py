"""The product as the README hands it over: a fresh clone, and ``make play``."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
import urllib.request
from pathlib import Path

from bench.free_port import free_port

ROOT = Path(__file__).parents[2]
ANY = "0.0.0.0"
PATIENCE_S = 900.0
"""For an environment that is made, too."""


def fresh_clone(folder: Path) -> Path:
    """What was committed, as somebody else gets it; the first door that is opened in it makes all of it."""
    here = folder / "clone"
    shutil.rmtree(here, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(here)], check=True)
    return here


class FrontDoor:
    """A companion that was begun as a newcomer begins it; close it at the end.

    Args:
        folder: for what the companion keeps.
        here: the checkout that it begins in.
    """

    def __init__(self, folder: Path, here: Path) -> None:
        self.port = free_port()
        home = folder / "home"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "RAJA_"))}
        self._said = folder / "server.txt"
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                ["env", "--default-signal=INT", "make", "play", f"PORT={self.port}"],
                cwd=here,
                env={**kept, "HOME": str(home), "XDG_CONFIG_HOME": str(home), "PYTHONUNBUFFERED": "1"},
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        began = time.monotonic()
        while not self._answers():
            assert self._process.poll() is None, self._said.read_text()
            assert time.monotonic() - began < PATIENCE_S, self._said.read_text()
            time.sleep(0.2)
        self.seconds = time.monotonic() - began

    @property
    def screen(self) -> str:
        """Where the table's own machine looks."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def phones(self) -> str:
        """Where everybody else looks, as the terminal says it."""
        found = re.search(rf"http://(?!127)[^\s/]+:{self.port}", self._said.read_text())
        assert found is not None, self._said.read_text()
        return found[0]

    def close(self) -> None:
        """End it as Ctrl-C does."""
        os.killpg(self._process.pid, signal.SIGINT)
        self._process.wait(timeout=PATIENCE_S)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.screen}/api/state", timeout=60):
                return True
        except OSError:
            return False
