"""The first photos of ``tests/photos``, read by a Raja installed elsewhere and by this checkout, and compared."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.docs.told_commands import ROOT
from tests.installing.readings import compared, told

PATIENCE_S = 3600.0
COUNTING = ("count", "--json", "--details")
"""What `raja` is asked on both machines; photo and ``--camera`` follow."""


def same_readings(photos: int, counted_there: Callable[[Path, str], str]) -> None:
    """Print how far two machines agree.

    Args:
        photos: how many are read.
        counted_there: what the other Raja prints for a photo of this checkout and its camera's JSON.

    Raises:
        SystemExit: they disagree, with every place where they do.
    """
    truth = json.loads((ROOT / "tests" / "photos" / "truth.json").read_text(encoding="utf-8"))
    here, there = [], []
    for photo in truth["images"][:photos]:
        file, camera = ROOT / "tests" / "photos" / photo["file"], json.dumps(photo["camera"])
        there.append(json.loads(counted_there(file, camera)))
        here.append(json.loads(_counted_here(file, camera)))
    result = compared(here, there)
    print(told(result, len(here)), flush=True)
    if result.unequal:
        raise SystemExit("the readings of the two machines differ")


def _counted_here(photo: Path, camera: str) -> str:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(camera)
        file.flush()
        own = [sys.executable, "-m", "companion.cli.main", *COUNTING, str(photo), "--camera", file.name]
        return subprocess.run(own, capture_output=True, text=True, check=True, cwd=ROOT, timeout=PATIENCE_S).stdout
