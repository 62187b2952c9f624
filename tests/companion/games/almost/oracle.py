"""What the promises of Almost are held against: what ``legal`` offers, what adds up, what is secret."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from companion.games.almost import commands as c
from companion.games.almost import moves as m
from companion.games.almost.game import ENGINE
from companion.games.almost.options import Bids, Options, Variant, Winner, rounds_of
from companion.games.almost.sampling import command_for
from companion.games.almost.state import Sealing, State
from companion.games.cards import Card
from companion.games.engine import HOST, Legal
from companion.games.seals import is_salt
from companion.games.shuffling import Choose
from tests.companion.games.rehearsing import Rehearsed

VARIANTS: tuple[Variant, ...] = ("almost", "almost", "banbury-merton-street")
WINNERS: tuple[Winner, ...] = ("rounds", "points")
BIDS: tuple[Bids, ...] = ("phones", "phones", "fists")


def options_for(seed: int) -> Options:
    """Three to eight players, both variants, phones and fists, with and without a clock."""
    choose = Random(seed).randrange
    names = tuple("ABCDEFGH"[: 3 + choose(6)])
    return Options(names, VARIANTS[choose(3)], WINNERS[choose(2)], BIDS[choose(3)], 90 * choose(2))


def allows(legal: Legal, command: c.Command) -> bool:
    """One of the moves covers the command."""
    return any(_covers(move, command) for move in legal.moves)


def _covers(move: m.Move, command: c.Command) -> bool:
    match move, command:
        case m.MaySealBid(), c.SealBid():
            return 1 <= command.bid <= move.most and is_salt(command.salt)
        case m.MayShowFist(), c.ShowFist():
            return move.owner == command.owner and 1 <= command.bid <= move.most
        case (
            (m.MayEndDiscussion(), c.EndDiscussion())
            | (m.MayCloseFist(), c.CloseFist())
            | (m.MayWithdrawBid(), c.WithdrawBid())
        ):
            return True
    return False


def census(state: State) -> None:
    """No round has more than one winner, who scores 1 or more; no more rounds than there are."""
    over = (
        state.round_number if state.last and state.last.round_number == state.round_number else state.round_number - 1
    )
    assert 0 <= state.round_number <= rounds_of(state.options)
    assert sum(state.rounds_won) <= over
    assert all(points >= won for points, won in zip(state.points, state.rounds_won, strict=True))
    if state.options.variant == "almost":
        assert all(points <= 10 * won for points, won in zip(state.points, state.rounds_won, strict=True))


def disguised(state: State, seat: int, choose: Choose) -> State | None:
    """A state that differs only in the bid that ``seat`` has sealed."""
    step = state.step
    if not isinstance(step, Sealing):
        return None
    bid = step.bids[seat]
    if bid is None or not bid.bid:
        return None
    other = replace(bid, bid=1 + choose(10), salt="f" * 32)
    return replace(state, step=Sealing((*step.bids[:seat], other, *step.bids[seat + 1 :])))


def any_card(state: State, choose: Choose) -> Card:
    """There are no cards."""
    raise LookupError("Almost has no cards")


ALMOST = Rehearsed(ENGINE, options_for, command_for, allows, census, disguised, any_card, HOST)
