"""The vote as a game of one sealed round: everybody ranks the best games, all are revealed when all have voted.

The first of a ballot gets 5 points, the second 3, the third 1. Most points win, a tie is shared.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias, get_args

from companion.games.engine import HOST, Engine, Redo, Restored, Reverted, Undo
from companion.games.errors import IllegalCommand
from companion.games.evening_vote.options import NAME, POINTS, Options, check_options, places, text_of
from companion.games.records import to_json
from companion.games.seals import check_salt, seal_of

# --- words ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SealBallot:
    """Seal the best games by their number, best first; a seal is replaced.

    Args:
        salt: 32 or more hexadecimal digits, drawn outside the rules.
    """

    seat: int
    games: tuple[int, ...]
    salt: str


@dataclass(frozen=True, slots=True)
class WithdrawBallot:
    """Take the own ballot back."""

    seat: int


@dataclass(frozen=True, slots=True)
class VoteStarted:
    """A vote with these options."""

    options: Options


@dataclass(frozen=True, slots=True)
class BallotSealed:
    """A ballot was sealed. The seal is for all; games and salt are the voter's until the reveal."""

    seat: int
    seal: str
    games: tuple[int, ...]
    salt: str


@dataclass(frozen=True, slots=True)
class BallotWithdrawn:
    """A ballot was taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class BallotsRevealed:
    """All ballots at once, by seat, with their salts, and what they add up to, by game."""

    ballots: tuple[tuple[int, ...], ...]
    salts: tuple[str, ...]
    points: tuple[int, ...]


Command: TypeAlias = SealBallot | WithdrawBallot | Undo | Redo
Event: TypeAlias = VoteStarted | BallotSealed | BallotWithdrawn | BallotsRevealed | Reverted | Restored


@dataclass(frozen=True, slots=True)
class Ballot:
    """A ballot that lies sealed."""

    seal: str
    games: tuple[int, ...]
    salt: str


@dataclass(frozen=True, slots=True)
class Voting:
    """Ballots, by seat."""

    ballots: tuple[Ballot | None, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """All ballots and what they add up to, by game; ``winners`` are games."""

    ballots: tuple[Ballot, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A vote."""

    options: Options
    step: Voting | Ended


@dataclass(frozen=True, slots=True)
class MaySealBallot:
    """Rank so many of the games; ``sealed``: in place of the ballot that lies there."""

    games: tuple[str, ...]
    places: int
    sealed: bool


@dataclass(frozen=True, slots=True)
class MayWithdrawBallot:
    """Take the own ballot back."""


# --- rules ---------------------------------------------------------------------------------------


def _started(options: Options) -> State:
    return State(options, Voting((None,) * len(options.players)))


def _decide_seal(state: State, command: SealBallot) -> tuple[Event, ...]:
    """Raises ``ballot.places``, ``ballot.unknown_game``, ``seal.weak_salt``."""
    wanted, known = places(state.options), len(state.options.games)
    if len(command.games) != wanted or len(set(command.games)) != wanted:
        raise IllegalCommand("ballot.places", f"A ballot ranks {wanted} different games: name so many.", wanted=wanted)
    if any(not 0 <= game < known for game in command.games):
        raise IllegalCommand("ballot.unknown_game", f"Games are numbered 0 to {known - 1}: name those.")
    check_salt(command.salt)
    seal = seal_of(NAME, 1, command.seat, text_of(command.games), command.salt)
    return (BallotSealed(command.seat, seal, command.games, command.salt),)


def _decide_withdraw(state: State, command: WithdrawBallot) -> tuple[Event, ...]:
    """Raises ``ballot.none``."""
    assert isinstance(state.step, Voting)
    if state.step.ballots[command.seat] is None:
        raise IllegalCommand("ballot.none", "There is no ballot of yours to take back: vote first.")
    return (BallotWithdrawn(command.seat),)


def _with_ballot(state: State, seat: int, ballot: Ballot | None) -> State:
    assert isinstance(state.step, Voting)
    ballots = state.step.ballots
    return replace(state, step=Voting((*ballots[:seat], ballot, *ballots[seat + 1 :])))


def _apply_sealed(state: State, event: BallotSealed) -> State:
    return _with_ballot(state, event.seat, Ballot(event.seal, event.games, event.salt))


def _apply_withdrawn(state: State, event: BallotWithdrawn) -> State:
    return _with_ballot(state, event.seat, None)


def _apply_revealed(state: State, event: BallotsRevealed) -> State:
    assert isinstance(state.step, Voting)
    ballots = tuple([ballot for ballot in state.step.ballots if ballot is not None])
    most = max(event.points)
    winners = tuple([game for game, points in enumerate(event.points) if points == most])
    return replace(state, step=Ended(ballots, event.points, winners))


def _all_voted(state: State, step: Voting) -> tuple[Event, ...]:
    if None in step.ballots:
        return ()
    ballots = [ballot for ballot in step.ballots if ballot is not None]
    points = [0] * len(state.options.games)
    for ballot in ballots:
        for game, given in zip(ballot.games, POINTS, strict=False):
            points[game] += given
    salts = tuple([ballot.salt for ballot in ballots])
    return (BallotsRevealed(tuple([ballot.games for ballot in ballots]), salts, tuple(points)),)


def _waiting_for(state: State) -> tuple[int, ...]:
    if not isinstance(state.step, Voting):
        return ()
    return tuple([seat for seat, ballot in enumerate(state.step.ballots) if ballot is None])


def _moves(state: State, seat: int) -> tuple[MaySealBallot | MayWithdrawBallot, ...]:
    if not isinstance(state.step, Voting) or seat == HOST:
        return ()
    sealed = state.step.ballots[seat] is not None
    vote = MaySealBallot(state.options.games, places(state.options), sealed)
    return (vote, MayWithdrawBallot()) if sealed else (vote,)


def _view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that ``seat`` (None: a spectator) may know; after the reveal, ``texts`` with salts give the seals."""
    step = state.step
    over = isinstance(step, Ended)
    return {
        "game": NAME,
        "phase": "ended" if over else "voting",
        "games": list(state.options.games),
        "places": places(state.options),
        "waiting_for": list(_waiting_for(state)),
        "ballots": [_ballot(ballot, over or seat == voter) for voter, ballot in enumerate(step.ballots)],
        "players": list(state.options.players),
        "points": list(step.points) if isinstance(step, Ended) else None,
        "winners": list(step.winners) if isinstance(step, Ended) else None,
    }


def _ballot(ballot: Ballot | None, known: bool) -> dict[str, Any] | None:
    if ballot is None:
        return None
    found: dict[str, Any] = {"seal": ballot.seal, "games": None, "text": None, "salt": None}
    if known:
        found |= {**to_json(ballot), "text": text_of(ballot.games)}
    return found


def _seen_event(event: Event, seat: int | None) -> Event:
    if isinstance(event, BallotSealed) and event.seat != seat:
        return replace(event, games=(), salt="")
    return event


def _half_done(state: State) -> object | None:
    voting = isinstance(state.step, Voting) and any(ballot is not None for ballot in state.step.ballots)
    return "ballots" if voting else None


_VOTING: Final = (Voting,)
EveningVote: TypeAlias = Engine[Options, State, Command, Event]
ENGINE: Final[EveningVote] = Engine(
    name=NAME,
    options_type=Options,
    command_types=get_args(Command),
    event_types=get_args(Event),
    game_started=VoteStarted,
    check_options=check_options,
    started=_started,
    deciders={SealBallot: (_VOTING, _decide_seal), WithdrawBallot: (_VOTING, _decide_withdraw)},
    appliers={
        BallotSealed: _apply_sealed,
        BallotWithdrawn: _apply_withdrawn,
        BallotsRevealed: _apply_revealed,
    },
    automatic={Voting: _all_voted},
    host_commands=frozenset(),
    ended=Ended,
    waiting_for=_waiting_for,
    moves=_moves,
    view=_view,
    seen_event=_seen_event,
    half_done=_half_done,
)
