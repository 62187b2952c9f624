"""Flips and cuts of logs: the table's with three games, and an open room's."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from companion.errors import CompanionError
from companion.open_room import commands as c
from companion.open_room.log_repair import mended
from companion.open_room.options import Options
from companion.open_room.room_writer import OpenRoom
from companion.table.database import LogUnavailable
from tests.companion.live.damaged_logs import flip, opened_or_refused_in_words, three_games
from tests.companion.open_room.test_room_writer import Rig, seal
from tests.soak.attacks.outcome import Attempt, Effort, Outcome

FIRST_PAGE = 4096


def attempts(folder: Path, effort: Effort) -> Iterator[Attempt]:
    """Every attempt at logs."""
    count = effort.damages
    yield Attempt(
        f"{count} flips and cuts of a log of three games",
        "no traceback; a flip behind the first page leaves a game to go on with",
        lambda: _table(folder, count),
    )
    yield Attempt(
        f"{count} flips and cuts of an open room's log",
        "no traceback; the hall opens, and has its room unless the page of the room's first row was hit",
        lambda: _room(folder, count),
    )


def damaged(whole: bytes, seed: int) -> tuple[bytes, bool]:
    """Every third is cut, the others are flipped; whether the first page is as it was, and nothing is missing."""
    random, data = Random(seed), bytearray(whole)
    if seed % 3 == 0:
        del data[random.randrange(len(data)) :]
        return bytes(data), False
    start = FIRST_PAGE if seed % 3 == 1 else 0
    flip(data, random, start)
    return bytes(data), start > 0


def _each(whole: Path, count: int, opened: Callable[[Path], int], folder: Path, first_row: bytes = b"") -> Outcome:
    """Open every damaged copy; ``first_row``: what stands in the row that nothing can be gone on with without."""
    games, broke = Counter[int](), list[str]()
    data = whole.read_bytes()
    begins = data.index(first_row) // FIRST_PAGE * FIRST_PAGE
    needed = slice(begins, begins + FIRST_PAGE)
    for seed in range(count):
        place = folder / f"damaged-{seed}"
        place.mkdir()
        log = place / whole.name
        changed, must_open = damaged(data, seed)
        log.write_bytes(changed)
        try:
            found = opened(log)
            games[found] += 1
            if must_open and found < (changed[needed] == data[needed]):
                broke.append(f"seed {seed} left nothing")
        except Exception as error:
            broke.append(f"seed {seed}: {type(error).__name__} {error}")
        shutil.rmtree(place)
    counts = ", ".join(f"{n}: {times}" for n, times in sorted(games.items()))
    return Outcome(
        not broke, f"games to go on with, -1 for a file refused in a sentence: {counts}{'; '.join(['', *broke[:3]])}"
    )


def _table(folder: Path, count: int) -> Outcome:
    made = folder / "table"
    made.mkdir()
    return _each(three_games(made), count, opened_or_refused_in_words, made)


def _room(folder: Path, count: int) -> Outcome:
    made = folder / "room"
    made.mkdir()
    rig = Rig(made)
    rig.do(OpenRoom(Options(rounds=3)))
    for number in range(20):
        rig.do(c.Enter(f"h{number}", f"Guest {number}"))
    rig.do(c.BeginRound())
    for number in range(20):
        rig.do(seal(f"h{number}", number + 1, number))
    rig.end()
    return _each(made / "room.sqlite", count, _hall_opens, made, b'"event":"RoomOpened"')


def _hall_opens(log: Path) -> int:
    """1 with a room, 0 without one but open; -1 where it is refused in a sentence."""
    try:
        mended(log, "now")
        rig = Rig(log.parent)
    except LogUnavailable:
        return -1
    try:
        _ = rig.hall.state
        return 1
    except CompanionError:
        return 0
    finally:
        rig.end()
