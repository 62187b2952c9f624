"""Try everything, print a table of what came of it; exit status 1 if a promise broke.

``python -m tests.soak.attacks`` (``make soak-attack``). Connections and kills are tried alone, for they are timed; the
rest in two processes beside each other. All of it stays on this machine's loopback and in a folder that is deleted.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from functools import partial
from multiprocessing import get_context

from tests.soak.attacks.outcome import Effort
from tests.soak.attacks.rooms import ALONE, BESIDE, all_of


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.attacks", description=__doc__)
    for bound in fields(Effort):
        parser.add_argument(f"--{bound.name}", type=type(bound.default), default=bound.default)
    parser.add_argument("--only", action="append", choices=[*ALONE, *BESIDE], help="only that part; may be repeated")
    given = parser.parse_args()
    effort = Effort(**{bound.name: getattr(given, bound.name) for bound in fields(Effort)})
    wanted = given.only or [*ALONE, *BESIDE]
    began = time.monotonic()
    print(f"Load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.\n")
    print("| attempt | promise | outcome | took |\n| --- | --- | --- | --- |", flush=True)
    broke = total = 0
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for rooms, run in ((ALONE, map), (BESIDE, pool.map)):
            chosen = [room for name, room in rooms.items() if name in wanted]
            for lines in run(partial(all_of, effort=effort), chosen):
                for line in lines:
                    print(line.line(), flush=True)
                    broke += not line.outcome.held
                    total += 1
    used = os.times()  # the pool is over: all that it ran is among the children
    processor_s = sum((used.user, used.system, used.children_user, used.children_system))
    took_min, load = (time.monotonic() - began) / 60, os.getloadavg()[2]
    print(f"\n{total} attempts, {broke} broke, {took_min:.1f} minutes, {processor_s / 60:.1f} of processor.")
    print(f"Load of the last 15 minutes: {load:.1f}.")
    return 1 if broke else 0


if __name__ == "__main__":
    sys.exit(main())
