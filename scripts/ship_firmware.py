"""Puts the built firmware where Raja's package takes it from, with a sum of the sources it was built of.

``make ship-firmware`` builds and ships; ``python -m scripts.ship_firmware --check`` says whether what ships was built
of the sources that are here, and needs no compiler.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from scripts.sources_sum import is_built_of, sources_sum

ROOT = Path(__file__).parents[1]
SKETCH = ROOT / "firmware" / "raja"
BUILT = ROOT / "firmware" / "build" / "raja.hex"
SHIPPED = ROOT / "hardware" / "dice" / "shipped" / "raja.hex"
SUM = SHIPPED.with_name("raja.sources.sha256")


def main() -> int:
    """Ship or check; return 1 if the shipped firmware is from other sources."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing")
    if parser.parse_args().check:
        if is_built_of(SKETCH, SUM):
            return 0
        print("The firmware that ships was built of other sources: run `make ship-firmware`.", file=sys.stderr)
        return 1
    SHIPPED.parent.mkdir(exist_ok=True)
    shutil.copy(BUILT, SHIPPED)
    SUM.write_text(sources_sum(SKETCH) + "\n", encoding="ascii")
    print(f"{SHIPPED.relative_to(ROOT)}: {SHIPPED.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
