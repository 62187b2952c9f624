"""Plays Almost by computed mixed strategies: from ``table`` for three to seven players, from ``mix`` for more."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from companion.games.almost import commands as c
from companion.games.almost import moves as m
from companion.games.almost.options import POINTS_TO_WIN
from companion.games.engine import Legal
from companion.games.shuffling import Choose, new_salt
from companion.players.almost.mixed_strategy import Mix, almost_strategy, street_mix
from companion.players.almost.table import MOST_PLAYERS, mix_at
from companion.players.small_game_self_play import Look

MOST_SOLVED: Final = 12
"""With more players than this, the strategy for this many is used."""
_FINE: Final = 2**40


@dataclass(slots=True)
class AlmostPlayer:
    """Draws every bid at random from the mix; with fists, remembers the drawn bid until it is shown.

    Args:
        choose: the source of randomness.
    """

    choose: Choose
    _in_fist: int = 0

    def command(self, may: Legal, look: Look) -> c.Command:
        """Seal a bid, close the fist, or show what was in it."""
        move = may.moves[0]
        if isinstance(move, m.MayShowFist):
            return c.ShowFist(may.seat, may.seat, self._in_fist)
        bid = 1 + self.drawn(mix_for(look(), may.seat))
        if isinstance(move, m.MaySealBid):
            return c.SealBid(may.seat, bid, new_salt(self.choose))
        self._in_fist = bid
        return c.CloseFist(may.seat)

    def drawn(self, mix: Mix) -> int:
        """Draw an index of ``mix`` with the chances it gives."""
        point = self.choose(_FINE) / _FINE * sum(mix)
        for at, up_to in enumerate(accumulate(mix)):
            if point < up_to:
                return at
        return len(mix) - 1


def mix_for(view: dict[str, Any], seat: int) -> Mix:
    """The chances of each bid in this round, from the own view."""
    players = min(len(view["players"]), MOST_SOLVED)
    if view["variant"] != "almost":
        return street_mix(players, "points" if view["winner"] == "points" else "rounds")
    left = min(view["rounds"] - view["round"] + 1, players - 1)
    points = [min(player["points"], POINTS_TO_WIN) for player in view["players"]]
    if len(points) <= MOST_PLAYERS:
        return mix_at(points, view["round"] - 1, points[seat])
    mix: Mix = almost_strategy(players).mixes[left - 1][min(points[seat], POINTS_TO_WIN - 1)]
    return mix
