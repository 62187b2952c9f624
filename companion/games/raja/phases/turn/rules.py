"""What ends a turn: clean-up (``G9``), points (``E1``), the end of the game (``E2``) or the next turn (``S4``)."""

from __future__ import annotations

from typing import Any

from companion.games.engine import Reverted
from companion.games.raja.changes import with_siege_pieces, with_step
from companion.games.raja.events import CleanedUp, Event, GameEnded, PhaseBegan, Scored, TurnBegan
from companion.games.raja.phases.auction.rules import opened
from companion.games.raja.pieces import GREAT_WALL_STONES, Season
from companion.games.raja.state import Building, Commerce, Ended, Siege, State, Step, Tile
from companion.games.record_lines import SEAT_SYMBOLS
from companion.games.same_object import kept_for_same


def points_of(state: State) -> tuple[int, ...]:
    """Points by seat: 1 for a noble at home, 2 for a captured one, 1 for a wall of 15 stones or more (``E1``)."""
    points = [0] * len(state.players)
    for player in state.players:
        points[player.seat] += _points_of_lands(player.lands)
        for captor in captors_in(player.lands):
            points[captor] += 2
    return tuple(points)


@kept_for_same(64)
def captors_in(lands: tuple[Tile, ...]) -> tuple[int, ...]:
    """The seats that hold a noble of these Lands, one entry per noble."""
    return tuple([tile.captured_by for tile in lands if tile.city and tile.captured_by is not None])


@kept_for_same(64)
def _points_of_lands(lands: tuple[Tile, ...]) -> int:
    """The points that these Lands bring, whoever they belong to."""
    return sum([(tile.captured_by is None) + (tile.stones >= GREAT_WALL_STONES) for tile in lands if tile.city])


def points_to_end(seats: int) -> int:
    """The points that end the game: 10, or 8 with two players (``E2``)."""
    return 8 if seats == 2 else 10


def winners_of(points: tuple[int, ...], money: tuple[int, ...]) -> tuple[int, ...]:
    """The winners: by most points, then by most money; if still tied, they share the victory (``E2``)."""
    best = max(zip(points, money, strict=True))
    return tuple(seat for seat, score in enumerate(zip(points, money, strict=True)) if score == best)


def turn_ended(state: State) -> tuple[Event, ...]:
    """The scores, then the end of the game or the next turn: the indicator passes clockwise and flips (``S4``, ``E2``)."""
    points = points_of(state)
    if max(points) >= points_to_end(len(points)):
        winners = winners_of(points, tuple(player.cash for player in state.players))
        return (Scored(points), GameEnded(points, winners))
    turn = state.turn
    season: Season = "red" if turn.season == "blue" else "blue"
    return (Scored(points), TurnBegan(turn.number + 1, season, (turn.starting_seat + 1) % len(points)))


def summary(state: State, event: Event) -> str | None:
    """What everybody can see on the table, one part per seat, when points are counted or after an undo."""
    if not isinstance(event, (Scored, GameEnded, Reverted)):
        return None
    points = points_of(state)
    parts = []
    for player in state.players:
        stones = sum(tile.stones for tile in player.lands)
        grain = sum(tile.grain for tile in player.lands)
        parts.append(f"{SEAT_SYMBOLS[player.seat]} {points[player.seat]} points, {stones} stones, {grain} grain")
    return f"turn {state.turn.number}  " + "  ".join(parts)


def apply_phase_began(state: State, event: PhaseBegan) -> State:
    """Go to the phase's first step."""
    step: Step
    if event.phase == "auction":
        step = opened(state)
    elif event.phase == "commerce":
        step = Commerce(0, (), None, None)
    elif event.phase == "building":
        step = Building(0, None, 0)
    else:
        step = Siege(0, False, -1, False, (), None, None)
    return with_step(state, step)


def apply_cleaned(state: State, event: CleanedUp) -> State:
    """Send elephants and markers home."""
    players = tuple(
        [
            with_siege_pieces(player, player.elephants + home, 0, None)
            for player, home in zip(state.players, event.elephants_home, strict=True)
        ]
    )
    return State(state.options, players, state.market, state.turn, state.step)


def apply_scored(state: State, event: Scored) -> State:
    """Change nothing: points are counted from the board, and the event only reports them."""
    return state


def apply_ended(state: State, event: GameEnded) -> State:
    """End the game."""
    return with_step(state, Ended(event.points, event.winners))


APPLY: dict[type, Any] = {
    PhaseBegan: apply_phase_began,
    CleanedUp: apply_cleaned,
    Scored: apply_scored,
    GameEnded: apply_ended,
}
