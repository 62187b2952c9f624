"""Builds the kernels (``vision/kernels/source``) for every machine that Raja is installed on, and puts them where it loads them.

``make kernels`` does this. Zig's C++ compiler builds for any machine on any other, the same bytes each time, and comes from
PyPI. ``python -m scripts.build_kernels --check`` says whether what ships was built of the sources that are here, and needs no
compiler.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from scripts.sources_sum import is_built_of, sources_sum
from vision.kernels.library import SHIPPED, library_for

SOURCE: Final = SHIPPED.with_name("source")
SUM: Final = SHIPPED / "sources.sha256"
GLIBC: Final = "2.31"  # Debian 11; the wheels of our libraries need at least this
MACHINES: Final[dict[str, tuple[str, ...]]] = {
    "x86_64": ("-mcpu=x86_64_v2",),  # what NumPy's own wheels need, too
    "aarch64": (),  # any 64-bit Raspberry Pi
}
OPTIONS: Final = (
    "-std=c++17",
    "-O3",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-shared",
    "-fPIC",
    "-fvisibility=hidden",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-math-errno",
    "-ffp-contract=off",  # no fused multiply-add: it rounds once, not twice, and readings would differ between machines
    "-nostdlib++",
    "-s",
)


def build(machine: str, to: Path) -> None:
    """Build the kernels for Linux on a machine."""
    sources = [path.name for path in sorted(SOURCE.glob("*.cpp"))]
    target = f"{machine}-linux-gnu.{GLIBC}"
    command = [sys.executable, "-m", "ziglang", "c++", "-target", target, *MACHINES[machine], *OPTIONS, *sources]
    subprocess.run([*command, "-o", str(to.resolve())], cwd=SOURCE, check=True)


def main() -> int:
    """Build or check; return 1 if the shipped kernels are from other sources."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing")
    if parser.parse_args().check:
        if is_built_of(SOURCE, SUM):
            return 0
        print("The kernels that ship were built of other sources: run `make kernels`.", file=sys.stderr)
        return 1
    SHIPPED.mkdir(exist_ok=True)
    for machine in MACHINES:
        path = library_for("Linux", machine)
        build(machine, path)
        path.chmod(0o644)
        print(f"{path.name}: {path.stat().st_size} bytes")
    SUM.write_text(sources_sum(SOURCE) + "\n", encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
