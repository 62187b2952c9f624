"""One target in a process of its own, guided by coverage (Atheris on libFuzzer): ``python -m tests.fuzz.fuzzing NAME …``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["companion", "hardware", "vision"]):
    from tests.fuzz.targets import TARGETS


def main() -> None:
    """Fuzz until libFuzzer's own arguments say that it is enough; a fault ends it, with the bytes in a file."""
    name = sys.argv.pop(1)
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(prefix="raja-fuzz-", dir=shared if shared.is_dir() else None) as folder:
        atheris.Setup(sys.argv, TARGETS[name](Path(folder)))
        atheris.Fuzz()


if __name__ == "__main__":
    main()
