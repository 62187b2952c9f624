"""The bench page's virtual table: carries out its actions, and lays the table as the game has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from companion.errors import Conflict
from companion.games.raja.state import Player, State
from companion.texts.catalogue import texts_in
from companion.virtual_play.bench_use import BenchUse, BenchUseFile
from hardware.errors import HardwareError
from hardware.virtual.actions import Action, BuildWall, LayTile, SetGrain, SetNoble, SetShields, StackStone
from hardware.virtual.scenes.laying import TableWanted, TileWanted
from hardware.virtual.table import VirtualTable

LAYING: Final = (LayTile, StackStone, BuildWall, SetGrain, SetNoble, SetShields)
"""Actions that lay virtual pieces; people with real ones may still use the virtual dice."""


class TableBench:
    """A virtual table together with the game's wanted layout.

    Args:
        table: the virtual table.
        wanted: gives how the table should lie according to the game; None while there is no game.
        game: gives the open game's id; None while there is no game.
        uses: remembers the game that the bench is used in.
    """

    def __init__(
        self,
        table: VirtualTable,
        wanted: Callable[[], TableWanted | None],
        game: Callable[[], str | None] = lambda: None,
        uses: BenchUseFile | None = None,
    ) -> None:
        self._table = table
        self._wanted = wanted
        self._game = game
        self._uses = uses or BenchUseFile(None)
        self._followed: frozenset[int] = frozenset()

    @property
    def followed(self) -> frozenset[int]:
        """The mats of people who play with virtual pieces: what the game changes there is laid for them."""
        return self._followed

    def do(self, action: Action) -> None:
        """Carry out one action.

        Raises:
            Conflict: ``bench.*``: it cannot be done; nothing was changed.
        """
        try:
            self._table.do(action)
        except HardwareError as error:
            raise _refused(error) from error
        if isinstance(action, LAYING):
            self._remember()

    def take_up_again(self) -> bool:
        """Follow the same mats again if the bench was used in the open game before a restart; return whether it was."""
        use, game = self._uses.kept, self._game()
        if use is None or use.game != game:
            return False
        self._followed |= use.followed
        return True

    def lay_out(self, mat: int | None = None) -> None:
        """Lay everything as the game has it, or only one mat, on which that seat uses virtual pieces from then on.

        Raises:
            Conflict: ``bench.no_game``, ``bench.*``.
        """
        wanted = self._wanted()
        if wanted is None:
            raise Conflict("bench.no_game", "There is no game to lay out yet: let the host start it first.")
        if mat is not None:
            wanted = replace(wanted, seats=tuple(seat for seat in wanted.seats if seat[0] == mat))
            self._followed |= {seat for seat, _ in wanted.seats}
        try:
            self._table.lay_out(wanted)
        except HardwareError as error:
            raise _refused(error) from error
        self._remember()

    def _remember(self) -> None:
        game = self._game()
        if game is not None:
            self._uses.keep(BenchUse(game, self._followed))

    def picture(self, mat: int | None = None) -> bytes:
        """A JPEG of the table as its camera would see it, aimed at a seat's mat or as it is aimed now.

        Raises:
            Conflict: ``bench.no_mat``.
        """
        try:
            return self._table.picture(mat)
        except HardwareError as error:
            raise _refused(error) from error

    def state(self, mat: int | None = None) -> dict[str, Any]:
        """What lies there, where it is in that picture, and the state of the devices.

        Raises:
            Conflict: ``bench.no_mat``.
        """
        try:
            return self._table.state(mat)
        except HardwareError as error:
            raise _refused(error) from error


def _refused(error: HardwareError) -> Conflict:
    values = {name: value for name, value in error.message.values.items() if isinstance(value, (int, str))}
    return Conflict(error.code, texts_in("en").say(error.message), **values)


def wanted_of_state(state: State, mats: Sequence[int]) -> TableWanted:
    """How the table should lie after hands have followed the game.

    Args:
        state: the game.
        mats: for each game seat, the seat number of its mat.
    """
    markers = {player.marker_at for player in state.players if player.marker_at is not None}
    seats = tuple((mats[player.seat], _tiles(player, markers)) for player in state.players)
    return TableWanted(seats, state.market.prices)


def _tiles(player: Player, markers: set[tuple[int, tuple[int, int]]]) -> tuple[TileWanted, ...]:
    return tuple(
        TileWanted(
            tile.cell,
            tile.side,
            tile.stones,
            tile.width,
            tile.grain,
            tile.noble,
            tile.shields,
            marker=(player.seat, tile.cell) in markers,
        )
        for tile in player.lands
    )
