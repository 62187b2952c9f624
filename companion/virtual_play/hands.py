"""The hands of virtual players at the virtual table: they lay, build, take stones off and roll what the game waits for.

They only move pieces and dice. The companion learns the result through camera and board, as with people; when
it asks, they look at their wall and say what stands there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from companion.games.actor import BY_TYPING, by_seat
from companion.games.raja import commands as c
from companion.games.raja.state import State, active_seat
from companion.referee.expectations import DiceNeed, WallNeed
from companion.referee.proposals import GAME_IS_RIGHT, Choice, Question
from companion.referee.raja import needs_of_state
from companion.virtual_play.workbench import wanted_of_state
from hardware.virtual import actions as a
from hardware.virtual.scenes.laying import TableWanted, TileWanted
from hardware.virtual.table import VirtualTable

LOOK_S: Final = 4.0
"""Time between building and an accident, and before answering a question: long enough for the camera to see the table."""
ROLL_S: Final = 1.5
"""Time in which a die is thrown, comes to rest and is reported; after that it counts as lost, and is thrown again."""
ROLLS_LOST_S: Final = 12.0
MOST_WIDE: Final = 5


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What the hands know about the game.

    Args:
        seats: the game seats whose hands they are.
        mats: for each game seat, its mat.
        helped: people's seats for whom everything but walls is laid.
    """

    state: State
    version: int
    mats: Sequence[int]
    seats: Collection[int]
    question: Question | None
    helped: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Saying:
    """An answer to an open question."""

    question: str
    value: int
    seat: int


class VirtualHands:
    """The hands, which remember what they are doing. Not thread-safe.

    Args:
        table: the virtual table.
        random: decides whether something falls.
        steady_s: a monotonic clock, in seconds.
        collapses_once_in: one build in this many collapses; 0 for steady hands.
    """

    def __init__(
        self, table: VirtualTable, random: Random, steady_s: Callable[[], float], collapses_once_in: int
    ) -> None:
        self._table = table
        self._random = random
        self._steady_s = steady_s
        self._once_in = collapses_once_in
        self._wall: WallNeed | None = None
        self._falls_at_s: float | None = None
        self._asked: tuple[str, float] | None = None
        self._rolled: tuple[int, str, int] | None = None
        self._thrown: tuple[int, ...] = ()
        self._rolled_until_s = 0.0
        self._laid_for: dict[tuple[int, int], tuple[TileWanted, ...]] = {}

    def step(self, glimpse: Glimpse) -> Saying | None:
        """Do what is due; return what to answer the companion if it asks one of these seats.

        Raises:
            HardwareError: ``bench.*``: the virtual table does not match the game.
        """
        needs = needs_of_state(glimpse.state, glimpse.mats, glimpse.version)
        for seat in glimpse.helped:
            self._help(glimpse, seat, needs.wall)
        if needs.wall is None:
            self._wall, self._falls_at_s = None, None
            self._lay_out(glimpse)
        elif needs.wall.mover in glimpse.seats:
            self._move_stones(needs.wall, glimpse)
        if needs.dice is None:
            self._rolled = None
        elif needs.dice.seat in glimpse.seats:
            self._roll(needs.dice)
        return self._say(glimpse)

    def report(self, glimpse: Glimpse) -> c.Command | None:
        """The report on the wall or dice that the game waits for from these seats; None if it waits for neither."""
        needs = needs_of_state(glimpse.state, glimpse.mats, glimpse.version)
        wall, dice = needs.wall, needs.dice
        if wall is not None and wall.mover in glimpse.seats:
            standing, width, _ = self._city(*wall.place)
            if wall.kind == "build":
                stones = min(standing, wall.stones_target)
                seat = active_seat(glimpse.state)
                assert seat is not None
                return c.FinishBuild(seat, stones, min(width, stones), None, by_seat(seat))
            stones = min(standing, wall.stones_target)
            return c.FinishRemoval(wall.mover, stones, min(width, stones), None, by_seat(wall.mover))
        if dice is not None and dice.seat in glimpse.seats and len(self._thrown) >= dice.wanted:
            return c.RollSiegeDice(dice.seat, self._thrown[-dice.wanted :], BY_TYPING)
        return None

    def _lay_out(self, glimpse: Glimpse) -> None:
        wanted = wanted_of_state(glimpse.state, glimpse.mats)
        own = {glimpse.mats[seat] for seat in glimpse.seats}
        seats = tuple((mat, tiles) for mat, tiles in wanted.seats if mat in own)
        self._table.lay_out(TableWanted(seats, wanted.prices))

    def _help(self, glimpse: Glimpse, seat: int, wall: WallNeed | None) -> None:
        """Lay what the game has changed on a person's mat; what they moved themselves, and the wall they work on,
        stays.
        """
        mat = glimpse.mats[seat]
        wanted = dict(wanted_of_state(glimpse.state, glimpse.mats).seats)[mat]
        before = self._laid_for.get((seat, mat), ())
        at_work = wall.place[1] if wall is not None and wall.mover == seat else None
        if at_work is not None:
            if self._table.looks_at != mat:
                self._table.do(a.LookAt(mat))
            # The wall is theirs to build. The grain they paid for it is taken off at once, or the camera would ask about it.
            walls = {tile.cell: (tile.stones, tile.width) for tile in before}
            wanted = tuple(
                [_with_wall(tile, walls.get(tile.cell)) if tile.cell == at_work else tile for tile in wanted]
            )
        if before != wanted:
            self._table.follow(mat, before, wanted, at_work)
            self._laid_for[seat, mat] = wanted

    def _move_stones(self, need: WallNeed, glimpse: Glimpse) -> None:
        mat, (row, col) = need.place
        if self._wall == need:
            if self._table.looks_at != mat:
                self._table.do(a.LookAt(mat))  # the camera has been turned elsewhere meanwhile
            if self._falls_at_s is not None and self._steady_s() >= self._falls_at_s:
                self._falls_at_s = None
                standing = self._standing(mat, (row, col))
                if standing:
                    self._table.do(a.KnockWall(mat, row, col, self._random.randrange(1, standing + 1)))
            return
        self._wall = need
        self._lay_out(glimpse)  # removes what a build that has just ended left behind
        if need.kind == "removal":
            taken = need.stones_before - need.stones_target
            if taken:
                self._table.do(a.TakeStones(mat, row, col, taken))
            return
        stones = need.stones_target - need.stones_before
        falls = self._once_in > 0 and self._random.randrange(self._once_in) == 0
        if falls:
            # The last stone makes it collapse: the others stand for a moment, then some fall.
            self._falls_at_s = self._steady_s() + LOOK_S
            stones -= 1
        if stones:
            tile = next(t for t in glimpse.state.players[need.mover].lands if t.cell == (row, col))
            width = min(MOST_WIDE, max(tile.width, self._random.randrange(2, MOST_WIDE + 1)))
            self._table.do(a.BuildWall(mat, row, col, stones, width))

    def _roll(self, need: DiceNeed) -> None:
        now_s = self._steady_s()
        thrown = (need.seat, need.side, need.wanted)
        whose = self._rolled
        waited_for = whose is not None and whose[:2] == thrown[:2] and need.wanted <= whose[2]
        if waited_for and now_s < self._rolled_until_s:
            return
        self._thrown = tuple(self._random.randrange(1, 7) for _ in range(need.wanted))
        self._table.do(a.ThrowDice(need.wanted, self._thrown))
        self._rolled = thrown
        self._rolled_until_s = now_s + ROLLS_LOST_S + ROLL_S * need.wanted

    def _say(self, glimpse: Glimpse) -> Saying | None:
        question = glimpse.question
        if question is None or question.seat not in glimpse.seats or self._falls_at_s is not None:
            self._asked = None
            return None
        now_s = self._steady_s()
        if self._asked is None or self._asked[0] != question.key:
            self._asked = (question.key, now_s)
        if now_s - self._asked[1] < LOOK_S:
            return None
        self._asked = None
        said = next((answer for answer in question.answers if isinstance(answer, Choice)), None)
        if said is not None and not question.pad:
            return Saying(question.key, _word(question, said), question.seat)
        mat, cell = question.place
        stones, width, grain = self._city(mat, cell)
        counts: dict[str, int] = {"stones": stones, "width": width, "grain": grain}
        return Saying(question.key, counts[question.quantity], question.seat)

    def _standing(self, mat: int, cell: tuple[int, int]) -> int:
        return self._city(mat, cell)[0]

    def _city(self, mat: int, cell: tuple[int, int]) -> tuple[int, int, int]:
        """Stones, width and grain that really stand on a cell."""
        found = self._table.scene.mat(mat)
        city = None if found is None else found.city(cell)
        return (0, 0, 0) if city is None else (len(city.wall.stones), city.wall.width(), len(city.grain))


def _with_wall(tile: TileWanted, wall: tuple[int, int] | None) -> TileWanted:
    return tile if wall is None else replace(tile, stones=wall[0], width=wall[1])


def _word(question: Question, first: Choice) -> int:
    """The answer as a number. For what these hands lay as the game has it, the game is right and the camera erred.

    For everything else, such as fallen stones, the first answer is given, which agrees with the table.
    """
    laid = question.quantity in ("shields", "side", "noble")
    games = any(isinstance(answer, Choice) and answer.value == GAME_IS_RIGHT for answer in question.answers)
    return GAME_IS_RIGHT if laid and games else first.value
