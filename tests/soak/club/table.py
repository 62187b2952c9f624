"""One table as a program: virtual players play game after game into its log until the standard input ends.

``python -m tests.soak.club.table FOLDER SEED SECONDS``: so many seconds between two commands. When each command was given
and how long it took is written beside the log (``commands.py``); an unfinished game goes on after a kill.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, get_args

from companion.games.actor import BY_HOST
from companion.games.catalogue import engine_of
from companion.lobby.lobby import GameKind
from companion.players.self_play import Chance, next_command
from companion.players.sensible_player import SensiblePlayer
from companion.supervised_process import wait_until_left
from companion.table.database import Database
from companion.table.table import AnyTable, Table
from tests.companion.games.small_games import REHEARSED
from tests.companion.hub.club_rig import LoggedTable
from tests.soak.club.commands import Command, kept_beside

NAMES: Final = ("Asha", "Bo", "Cy", "Dana", "Edda", "Fynn", "Gül", "Hana", "Ines", "Jörg")
_REHEARSED: Final = {game.engine.name: game for game in REHEARSED}
KINDS: Final[tuple[GameKind, ...]] = tuple(
    kind for kind in get_args(GameKind) if kind == "raja" or engine_of(kind).name in _REHEARSED
)


def main(folder: Path, seed: int, pace_s: float) -> None:
    """Play until nobody holds the standard input any more."""
    left = threading.Event()
    threading.Thread(target=_wait_until_left, args=(left,), daemon=True).start()
    logged = LoggedTable(Database(f"sqlite:///{folder / 'table.sqlite'}"))
    random = Random(f"{seed}/{time.time_ns()}")
    with kept_beside(folder).open("a") as took:
        while not left.is_set():
            table, key = _game(logged, seed)
            _play(table, key, random, left, pace_s, took.write)
            took.flush()


def _wait_until_left(left: threading.Event) -> None:
    wait_until_left()
    left.set()


def _game(logged: LoggedTable, seed: int) -> tuple[AnyTable, str]:
    """The newest game, or the next one where that is over, and its key."""
    played = logged.log.versions()
    keys = [f"t{seed}-{number}" for number in range(len(played) + 1)]
    begun = [key for key in keys if played.get(key)]
    if begun:
        lobby = logged.store.lobby(begun[-1])
        assert lobby is not None
        table: AnyTable = Table.opened(logged.log, begun[-1], engine_of(lobby.kind))
        if table.engine.waiting_for(table.state):
            return table, begun[-1]
    number = len(begun)
    kind = KINDS[(seed + number) % len(KINDS)]
    chosen = Random(f"{seed}/{number}").sample(NAMES, 3)
    key = f"t{seed}-{number}"
    return logged.opened(kind, key, seed * 1000 + number, tuple(chosen)), key


def _play(
    table: AnyTable, key: str, random: Random, left: threading.Event, pace_s: float, write: Callable[[str], int]
) -> None:
    players = [SensiblePlayer(random) for _ in table.state.options.players]
    chance = Chance(random, 6)
    while not left.wait(random.uniform(0.5, 1.5) * pace_s):
        seats = table.engine.waiting_for(table.state)
        if not seats:
            return
        if table.engine.name == "raja":
            command = next_command(table.state, seats[0], players[seats[0]], chance)
        else:
            command = _REHEARSED[table.engine.name].random_command(table.state, random.randrange)
        given_ns, began_ns, own_ns = time.time_ns(), time.perf_counter_ns(), time.thread_time_ns()
        table.submit(command, source=BY_HOST, t_ns=table.version)
        took_ns, own_ns = time.perf_counter_ns() - began_ns, time.thread_time_ns() - own_ns
        write(Command(given_ns, took_ns, own_ns, key, table.version).line())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
