"""Run all benches, or those named: each module of this folder with a ``main()``, which prints its results."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def main() -> int:
    """Run the benches one after another, so that none takes another's processor time."""
    known = names()
    wanted = sys.argv[1:] or known
    for name in wanted:
        if name not in known:
            print(f"There is no bench {name!r}: take one of {', '.join(known)}.", file=sys.stderr)
            return 2
    for name in wanted:
        print(f"== {name}", flush=True)
        importlib.import_module(f"bench.{name}").main()
    return 0


def names() -> list[str]:
    """The benches; other modules here are parts that they share."""
    modules = Path(__file__).parent.glob("[!_]*.py")
    return sorted(module.stem for module in modules if "\ndef main(" in module.read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
