"""A log of three games, damage to it, and what can still be gone on with."""

from __future__ import annotations

from pathlib import Path
from random import Random

from companion.doctor.log_check import damaged_games
from companion.errors import CompanionError
from companion.games.errors import GameError
from companion.table.database import LogUnavailable
from companion.table.rescue import rescued
from tests.companion.live_rig import Rig

MOVES = 30


def three_games(folder: Path) -> Path:
    """A log of three games, the last one open."""
    file = folder / "evenings.sqlite"
    rig = Rig(f"sqlite:///{file}")
    rig.started("Asha", "Bo")
    for title in ("Second", "Third"):
        rig.play(MOVES)
        assert rig.screen().post("/api/games", title=title).status_code == 200
        assert rig.screen().post("/api/game/start").status_code == 200
    rig.play(MOVES)
    rig.database.close()
    return file


def flip(data: bytearray, random: Random, start: int) -> None:
    for _ in range(random.randint(1, 40)):
        data[random.randrange(start, len(data))] ^= 1 << random.randrange(8)


def opened_or_refused_in_words(log: Path) -> int:
    """How many games of a damaged log can be gone on with; -1 where it is refused as a whole, in a sentence."""
    try:
        rescued(log, "now")
        rig = Rig(f"sqlite:///{log}")
    except LogUnavailable:
        return -1
    try:
        games = rig.live.saved.listed("")
        for game in games:
            try:
                rig.live.open_game(game.table)
            except (CompanionError, GameError):
                continue
        return len(games)
    finally:
        rig.database.close()
        damaged_games(log)
