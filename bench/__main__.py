"""Run all benches, or those named: each module of this folder has a ``main()`` that prints its results."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import bench


def main() -> int:
    """Run the benches one after another, so that none takes another's processor time."""
    known = sorted(module.name for module in pkgutil.iter_modules(bench.__path__) if not module.name.startswith("_"))
    wanted = sys.argv[1:] or known
    for name in wanted:
        if name not in known:
            print(f"There is no bench {name!r}: take one of {', '.join(known)}.", file=sys.stderr)
            return 2
    for name in wanted:
        print(f"== {name}", flush=True)
        importlib.import_module(f"bench.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
