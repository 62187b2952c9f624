"""All targets, one after another: ``python -m tests.fuzz --minutes 30`` (``make fuzz``). Exit status 1 if one fell.

What was learned is kept in ``build/fuzz`` and gone on from the next time. Bytes that made a target fall lie beside it as
``crash-…``: mend the fault, and move them to ``tests/fuzz/cases/NAME``, where they are a test.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.fuzz.targets import TARGETS, seeds_of

ROOT: Final = Path(__file__).parents[2]
CASES: Final = Path(__file__).parent / "cases"
LONGEST_CASE_S: Final = 20
MOST_MEMORY_MB: Final = 2048
LONGEST_BYTES: Final = 65_536


def fuzz(name: str, minutes: float, folder: Path) -> tuple[bool, str]:
    """Fuzz one target; whether it stood, and what was done in words."""
    corpus = folder / name
    corpus.mkdir(parents=True, exist_ok=True)
    for seed in seeds_of(name):
        (corpus / hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)
    words = [
        *(sys.executable, "-m", "tests.fuzz.fuzzing", name, str(corpus)),
        *([str(CASES / name)] if (CASES / name).is_dir() else []),
        *(f"-max_total_time={minutes * 60:.0f}", f"-timeout={LONGEST_CASE_S}", f"-rss_limit_mb={MOST_MEMORY_MB}"),
        *(f"-max_len={LONGEST_BYTES}", f"-artifact_prefix={folder / name}-", "-print_final_stats=1"),
    ]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    said = done.stderr + done.stdout
    runs = re.search(r"number_of_executed_units: *(\d+)", said)
    covered = re.findall(r"\bcov: (\d+)", said)
    kept = sum(1 for _ in corpus.iterdir())
    told = f"{runs[1] if runs else '?'} runs, {covered[-1] if covered else '?'} branches, {kept} in the corpus"
    if done.returncode == 0:
        return True, told
    (folder / f"{name}.log").write_text(said, encoding="utf-8")
    return False, f"fell ({told}): {folder / name}.log"


def main() -> int:
    """Print a line for each target."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="how long each is fuzzed")
    parser.add_argument("--only", action="append", choices=[*TARGETS])
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "fuzz", help="where what was learned is kept")
    given = parser.parse_args()
    stood = True
    for name in given.only or [*TARGETS]:
        one, told = fuzz(name, given.minutes, given.folder)
        stood &= one
        print(f"{name}: {told}", flush=True)
    return 0 if stood else 1


if __name__ == "__main__":
    sys.exit(main())
