"""The options that the host of an open room chooses, and the rules for names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.errors import MalformedRequest
from companion.games.almost.options import BANBURY_ROUNDS, Winner
from companion.games.free_text import one_line

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
MOST_ROUNDS: Final = 30
LONGEST_ROUND_S: Final = 3600


@dataclass(frozen=True, slots=True)
class Options:
    """A room's options.

    Args:
        rounds: ten, as in ``L4``, or as many as there is time for.
        winner: whether most rounds won or most points decide (``L4``).
        round_s: seconds to seal a number; 0: the host ends each round.
        pause_s: seconds from a reveal to the next round; 0: the host begins it.
    """

    title: str = ""
    rounds: int = BANBURY_ROUNDS
    winner: Winner = "rounds"
    round_s: int = 0
    pause_s: int = 0


def checked(options: Options) -> Options:
    """Check a room's options, and return them with a clean title.

    Raises:
        MalformedRequest: ``room.title``, ``room.rounds``, ``room.seconds``.
    """
    if not 1 <= options.rounds <= MOST_ROUNDS:
        raise MalformedRequest("room.rounds", f"A room plays 1 to {MOST_ROUNDS} rounds: choose another number.")
    if not all(0 <= seconds <= LONGEST_ROUND_S for seconds in (options.round_s, options.pause_s)):
        raise MalformedRequest("room.seconds", f"The clock gives 0 to {LONGEST_ROUND_S} seconds: choose another time.")
    title = one_line(options.title, LONGEST_TITLE)
    if title is None:
        raise MalformedRequest("room.title", f"A room's title has at most {LONGEST_TITLE} letters: give another.")
    return Options(title, options.rounds, options.winner, options.round_s, options.pause_s)


def clean_name(name: str) -> str:
    """Return a name as the whole hall may see it: composed (NFC), one line, nothing invisible, few marks on one letter.

    Raises:
        MalformedRequest: ``room.name``.
    """
    cleaned = one_line(name, LONGEST_NAME)
    if not cleaned:
        raise MalformedRequest("room.name", f"A name has 1 to {LONGEST_NAME} plain letters: give another.")
    return cleaned
