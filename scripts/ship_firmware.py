"""Puts the built firmware where Raja's package takes it from, with a sum of the sources it was built of.

``make ship-firmware`` builds and ships; ``python scripts/ship_firmware.py --check`` says whether what ships was built
of the sources that are here, and needs no compiler.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "firmware" / "build" / "raja.hex"
SHIPPED = ROOT / "hardware" / "dice" / "shipped" / "raja.hex"
SUM = SHIPPED.with_name("raja.sources.sha256")


def sources_sum() -> str:
    """SHA-256 over the firmware's sources, names included, in order of their names."""
    sketch = ROOT / "firmware" / "raja"
    sources = sorted(path for path in sketch.rglob("*") if path.suffix in {".cpp", ".h", ".hpp", ".ino"})
    whole = hashlib.sha256()
    for path in sources:
        whole.update(f"{path.relative_to(sketch).as_posix()}\n".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def main() -> int:
    """Ship, or check; 1 where what ships is of other sources."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing")
    if parser.parse_args().check:
        if SUM.read_text(encoding="ascii").strip() == sources_sum():
            return 0
        print("The firmware that ships was built of other sources: run `make ship-firmware`.", file=sys.stderr)
        return 1
    SHIPPED.parent.mkdir(exist_ok=True)
    shutil.copy(BUILT, SHIPPED)
    SUM.write_text(sources_sum() + "\n", encoding="ascii")
    print(f"{SHIPPED.relative_to(ROOT)}: {SHIPPED.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
