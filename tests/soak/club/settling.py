"""How soon a club is right again: after the last kill, after a table's long absence, and after the last event."""

from __future__ import annotations

import time
from typing import Final

from companion.hub.storage.database import HubDatabase
from companion.table.database import LogUnavailable
from tests.soak.club.commands import commands_in
from tests.soak.club.compared import hub_versions, standings_of, table_versions, told_standings
from tests.soak.club.programs import asked, hub_at, until
from tests.soak.club.soaked_club import SoakedClub

STANDINGS_WITHIN_S: Final = 2.0
_WATCHED_S: Final = 6.0
"""Standings are looked at for so long after the last event: three times as long as they may take."""
_LOOKS_EVERY_S: Final = 0.05
_NS_PER_S: Final = 1_000_000_000
Standings = dict[str, tuple[int, int]]


def catch_up(club: SoakedClub, database: HubDatabase, of_tables: slice) -> tuple[float, int]:
    """Wait until the hub has all that those tables had when this was called; seconds until then, and how many events."""
    began_s = time.monotonic()
    wanted = {key: version for folder in club.folders[of_tables] for key, version in table_versions(folder).items()}

    def there() -> bool:
        kept = kept_versions(database)
        return all(kept.get(key, 0) >= version for key, version in wanted.items())

    until(there, "the hub has what the tables had")
    return time.monotonic() - began_s, sum(wanted.values())


def stop_games(club: SoakedClub) -> int:
    """End every table's program where its game stands; when the last event of all was kept, in nanoseconds."""
    with club.changing:
        for table in club.tables:
            table.leave()
    return max(command.given_ns + command.took_ns for folder in club.folders for command in commands_in(folder))


def standings_right_after_s(club: SoakedClub, last_event_ns: int) -> float | None:
    """Seconds from the last event until hub and gate tell the standings that the tables' own logs give, and go on to.

    None where they do not come to that while they are watched.
    """
    looks: list[tuple[int, Standings, Standings]] = []
    while time.time_ns() < last_event_ns + round(_WATCHED_S * _NS_PER_S):
        told = [told_standings(asked(hub_at(url).standings)) for url in (club.url, *club.gate_urls[:1])]
        looks.append((time.time_ns(), told[0], told[-1]))
        time.sleep(_LOOKS_EVERY_S)
    expected = standings_of(club.folders)
    right = [hub == gate == expected for _, hub, gate in looks]
    if not right or not right[-1]:
        return None
    first = len(right) - next((n for n, is_right in enumerate(reversed(right)) if not is_right), len(right))
    return (looks[first][0] - last_event_ns) / _NS_PER_S


def kept_versions(database: HubDatabase) -> dict[str, int]:
    """By game, how many events the hub has; none while its database is away."""
    try:
        return hub_versions(database)
    except LogUnavailable:
        return {}
