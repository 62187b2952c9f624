"""What looks after the companion: it leaves alone one that was stopped, and starts anew what nobody else can."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.program

WATCH = Path(__file__).parents[2] / "scripts" / "pi" / "watch.sh"


LONG_AGO, JUST_NOW = -(10**10), 10**15
"""When the companion was started, in µs of the system's clock: any system has been up for longer, and for less."""


def asked_for(folder: Path, companion: str, system: str, alone: str = "yes", began_us: int = LONG_AGO) -> list[str]:
    """What it asks systemd to do where the companion and the system are in these states."""
    (folder / "systemctl").write_text(f"""#!/bin/sh
case "$*" in
    "is-active --quiet raja.service") [ {companion} = active ] ;;
    "is-active raja.service") echo {companion}; [ {companion} = active ] ;;
    show*) echo {began_us} ;;
    is-system-running) echo {system}; [ {system} = running ] ;;
    *) echo "$*" >> {folder}/asked ;;
esac
""")
    (folder / "sleep").write_text("#!/bin/sh\n")
    for name in ("systemctl", "sleep"):
        (folder / name).chmod(0o755)
    environment = {"PATH": f"{folder}:{os.environ['PATH']}", "RAJA_ALONE": alone}
    subprocess.run(["sh", str(WATCH)], check=True, env=environment, timeout=60, capture_output=True)
    asked = folder / "asked"
    return asked.read_text().splitlines() if asked.exists() else []


@pytest.mark.parametrize(
    ("companion", "system", "alone", "asked"),
    [
        ("inactive", "running", "yes", ["reboot"]),
        ("inactive", "degraded", "yes", ["reboot"]),
        ("inactive", "starting", "yes", []),
        ("activating", "running", "yes", []),
        ("failed", "degraded", "yes", []),
        ("inactive", "running", "no", []),
        ("active", "running", "yes", ["restart raja.service"]),
        ("active", "running", "no", ["restart raja.service"]),
    ],
)
def test_only_what_nobody_else_would_start_is_started_anew(
    tmp_path: Path, companion: str, system: str, alone: str, asked: list[str]
) -> None:
    """Nothing answers in the tests' own system, as there is no release in it."""
    assert asked_for(tmp_path, companion, system, alone) == asked


def test_a_companion_that_is_still_starting_is_left_alone(tmp_path: Path) -> None:
    assert asked_for(tmp_path, "active", "running", began_us=JUST_NOW) == []
