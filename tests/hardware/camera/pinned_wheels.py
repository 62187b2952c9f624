"""The pinned wheels of picamera2 and what it needs, fetched once; they are read or unpacked, never installed."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "build" / "picamera2"


def pinned_wheels(*names: str) -> Path:
    """A folder with the wheels for the camera room's Python (3.13), at the versions of constraints.txt; skips without an index."""
    missing = [name for name in names if not list(KEPT.glob(f"{name.replace('-', '_')}-*.whl"))]
    if missing:
        pins = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line)
        machine = platform.machine()
        tags = [f"manylinux2014_{machine}", f"manylinux_2_17_{machine}", f"manylinux_2_28_{machine}"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        command += ["--python-version", "3.13", "--implementation", "cp", "--abi", "cp313", "--abi", "abi3"]
        command += ["--dest", str(KEPT)]
        command += [part for tag in tags for part in ("--platform", tag)]
        done = subprocess.run([*command, *(f"{n}=={pins[n]}" for n in missing)], capture_output=True, timeout=300)
        if done.returncode != 0:
            pytest.skip(f"needs the wheels of {', '.join(missing)} from a package index, which cannot be reached")
    return KEPT
