"""What leaves an open room: the state that everybody gets, what one guest gets, and lists with which anybody can check.

The public state is small, as it goes to thousands of phones: numbers are in it only after a reveal, and only as counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from companion.errors import Conflict
from companion.games.almost.options import NAME
from companion.games.records import exact
from companion.games.seals import seal_text
from companion.open_room import refusals
from companion.open_room.room import Guest, Round, State, score_of, seat_of

FEWEST_BARS: Final = 24
MOST_BARS: Final = 400
BARS_AFTER: Final = 8
"""How far beyond the winning number the numbers are counted one by one."""


def told_to_all(state: State) -> dict[str, Any]:
    """Return what everybody may know, as JSON; no number before its reveal."""
    shows_numbers = state.stage in ("revealed", "ended") and state.rounds
    return {
        "title": state.options.title,
        "stage": state.stage,
        "door_open": state.door_open,
        "round": state.round_number,
        "rounds": state.options.rounds,
        "winner_by": state.options.winner,
        "due_ms": state.due_ms,
        "guests": sum(not guest.removed for guest in state.guests),
        "players": state.players,
        "sealed": len(state.sealed),
        "last": _result(state, state.rounds[-1]) if shows_numbers else None,
        "standings": standings(state),
        "winners": list(state.winners),
    }


def told_to_one(state: State, holder: str | None) -> dict[str, Any] | None:
    """Return what only this guest gets; None for somebody who is not in.

    It holds only their own number, salt and seal of this round, or of the one just revealed.
    """
    seat = seat_of(state, holder)
    if seat is None:
        return None
    guest = state.guests[seat]
    lies, round_number = state.sealed.get(seat), state.round_number
    if state.stage in ("revealed", "ended") and state.rounds:
        lies, round_number = state.rounds[-1].sealed.get(seat), state.rounds[-1].round_number
    sealed = None
    if lies is not None:
        sealed = {"round": round_number, "number": lies.number, "salt": lies.salt, "seal": lies.seal}
    return {"seat": seat, "name": guest.name, "first_round": guest.first_round, "sealed": sealed}


def standings(state: State) -> list[dict[str, Any]]:
    """Return everybody who has won a round, best first; all others share the place behind them."""
    found = [(seat, guest) for seat, guest in enumerate(state.guests) if guest.rounds_won and not guest.removed]
    found.sort(key=lambda entry: (-score_of(entry[1], state.options), entry[0]))
    return [
        {"seat": seat, "name": guest.name, "rounds_won": guest.rounds_won, "points": exact(guest.points)}
        for seat, guest in found
    ]


def guests_named(state: State, part: str, most: int) -> list[dict[str, Any]]:
    """Return, for the host, guests whose name or number (from 1) contains ``part``, newest first."""
    wanted = part.casefold().strip()
    found: list[dict[str, Any]] = []
    for seat in range(len(state.guests) - 1, -1, -1):
        guest = state.guests[seat]
        if not guest.removed and (wanted in guest.name.casefold() or wanted == str(seat + 1)):
            found.append({"seat": seat, "name": guest.name})
            if len(found) == most:
                break
    return found


def seals_text(state: State, round_number: int) -> Iterator[str]:
    """Yield a line ``seal  seat`` for each seal of a round, by seat. Everybody may keep these before the reveal.

    Raises:
        UnknownResource: ``room.unknown_round``.
    """
    sealed = (
        state.sealed
        if state.stage == "sealing" and round_number == state.round_number
        else _played(state, round_number).sealed
    )
    return (f"{sealed[seat].seal}  {seat}\n" for seat in sorted(sealed))


def openings_text(state: State, round_number: int) -> Iterator[str]:
    """Yield a line ``seal  text`` for each seal of a revealed round, by seat; the seal is the SHA-256 of that text.

    Raises:
        Conflict: ``room.still_sealed``.
        UnknownResource: ``room.unknown_round``.
    """
    if state.stage == "sealing" and round_number == state.round_number:
        raise Conflict("room.still_sealed", "This round is still being sealed: look again after the reveal.")
    sealed = _played(state, round_number).sealed
    return (
        f"{lies.seal}  {seal_text(NAME, round_number, seat, str(lies.number), lies.salt)}\n"
        for seat, lies in sorted(sealed.items())
    )


def bars_shown(winning: int, largest: int) -> int:
    """Return how many low numbers are counted one by one, given the winning number (0: none) and the largest."""
    reach = max(FEWEST_BARS, winning + BARS_AFTER) if winning <= MOST_BARS else FEWEST_BARS
    return min(reach, largest, MOST_BARS)


def _played(state: State, round_number: int) -> Round:
    for played in state.rounds:
        if played.round_number == round_number:
            return played
    raise refusals.unknown_round()


def _result(state: State, played: Round) -> dict[str, Any]:
    """A revealed round: how often each low number was sealed, how many lie above, and who won."""
    counts = Counter(lies.number for lies in played.sealed.values())
    bars = [counts[number] for number in range(1, bars_shown(played.number, max(counts, default=1)) + 1)]
    winner: Guest | None = None if played.winner is None else state.guests[played.winner]
    return {
        "round": played.round_number,
        "bids": len(played.sealed),
        "counts": bars,
        "above": len(played.sealed) - sum(bars),
        "number": played.number,
        "winner": None if winner is None or winner.removed else {"seat": played.winner, "name": winner.name},
    }
