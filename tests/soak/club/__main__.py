"""Soak of a club: ``python -m tests.soak.club --tables 20 --kills 30``.

Tables play whole games while every program of the club is killed again and again; one table is away meanwhile and comes
back. Then the hub has every event of every table's log, once and in order, and its standings are right.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from companion.hub.storage.database import HubDatabase
from tests.soak.club.commands import commands_in, share
from tests.soak.club.compared import differences, table_versions
from tests.soak.club.programs import asked, hub_at, until
from tests.soak.club.settling import (
    STANDINGS_WITHIN_S,
    catch_up,
    kept_versions,
    standings_right_after_s,
    stop_games,
)
from tests.soak.club.soaked_club import SoakedClub

KILLED: Final = ("table", "outbox", "hub", "gate", "PostgreSQL", "Valkey")
AWAY: Final = 1
"""Tables whose outbox does not run until all others have recovered."""


def soak(folder: Path, arguments: argparse.Namespace) -> list[str]:
    """Run it; what was promised and did not hold."""
    random = Random(arguments.seed)
    club = SoakedClub(folder, arguments.tables, arguments.gates, arguments.pace)
    try:
        club.begin(away=AWAY)
        began_s = time.monotonic()
        kills = [kind for kind in KILLED for _ in range(arguments.kills)]
        random.shuffle(kills)
        for kind in kills:
            time.sleep(random.uniform(*arguments.between))
            club.kill(kind, random)
        print(f"Ended by themselves while others were away: {dict(+club.revived)}.")
        print(f"{len(kills)} kills in {time.monotonic() - began_s:.0f} s: {dict(Counter(kills))}", flush=True)
        return _settled(club)
    finally:
        club.end()


def _settled(club: SoakedClub) -> list[str]:
    """Let the club recover, the table that was away come back and the games stop; hold the hub against the tables."""
    database = club.database()
    again_s, _ = catch_up(club, database, slice(AWAY, None))
    print(f"All that had happened was at the hub {again_s:.1f} s after the last kill.", flush=True)
    with club.changing:
        for outbox in club.outboxes[:AWAY]:
            outbox.begin()
    back_s, backlog = catch_up(club, database, slice(AWAY))
    print(f"The {backlog} events of a table that was away throughout were there {back_s:.1f} s after its outbox began.")
    breaches = _standings(club)
    breaches += _logs(club, database)
    began_s = time.monotonic()
    until(lambda: _all_told(club), "the webhook has everything")
    print(f"The webhook had everything {time.monotonic() - began_s:.1f} s later.", flush=True)
    breaches += club.elsewhere.breaches(database)
    database.close()
    return breaches


def _standings(club: SoakedClub) -> list[str]:
    took_s = standings_right_after_s(club, stop_games(club))
    if took_s is None:
        return ["the standings differ from the tables' own"]
    print(f"Standings at hub and gate were right {took_s:.2f} s after the last event.", flush=True)
    if took_s > STANDINGS_WITHIN_S:
        return [f"the standings were right {took_s:.1f} s after the last event, not within {STANDINGS_WITHIN_S:g} s"]
    return []


def _logs(club: SoakedClub, database: HubDatabase) -> list[str]:
    versions = {key: version for folder in club.folders for key, version in table_versions(folder).items()}
    until(lambda: kept_versions(database) == versions, "the hub has every event of every table")
    breaches, compared = [], 0
    for folder in club.folders:
        count, wrong = differences(database, folder)
        compared += count
        breaches += [f"{folder.name}: the hub has another game {key}" for key in wrong]
    took_ms = sorted(command.took_ms for folder in club.folders for command in commands_in(folder))
    print(
        f"{compared} events of {len(versions)} games at {len(club.folders)} tables compared. A command at a table took "
        f"{share(took_ms, 0.5):.1f} ms (middle), {share(took_ms, 0.95):.1f} (p95), {share(took_ms, 1.0):.1f} (longest), n = {len(took_ms)}."
    )
    return breaches


def _all_told(club: SoakedClub) -> bool:
    (hook,) = asked(hub_at(club.url).webhooks)["webhooks"]
    return bool(hook["waiting"] == 0)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--gates", type=int, default=2)
    parser.add_argument("--kills", type=int, default=30, help="of each kind of program")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two commands at a table")
    parser.add_argument("--between", type=float, nargs=2, default=(0.5, 2.0), help="seconds between two kills")
    parser.add_argument("--folder", type=Path, help="keep everything there")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = arguments.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="club-")))
        folder.mkdir(exist_ok=True)
        folder.chmod(0o711)  # PostgreSQL's user goes through
        breaches = soak(folder, arguments)
    for breach in breaches:
        print(f"BREACH: {breach}")
    print("Everything held." if not breaches else f"{len(breaches)} breaches.")
    return bool(breaches)


if __name__ == "__main__":
    sys.exit(main())
