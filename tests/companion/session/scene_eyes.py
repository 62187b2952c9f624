"""Sensing that reads the virtual table's wood instead of a picture, as well or as badly as a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.frames.sensing_result import BesidePicture, Sensed
from hardware.virtual.camera import VirtualCamera
from hardware.virtual.scenes.scene import SeatMat
from hardware.virtual.table import VirtualTable
from tests.companion.referee.looks import City, mat_with
from vision.message import Message
from vision.readings.observation import MarketObservation, MatObservation, TableObservation
from vision.readings.reading import CountReading, Hidden, Seen, Unsure


class SceneEyes:
    """Looks at whatever mat the camera is turned to.

    Args:
        table: the virtual table.
        random: decides what is seen badly.
        doubt_once_in: counts of which one is in doubt; 0 for none.
        wrong_once_in: counts of which one is wrong although ``seen``; 0 for none.
    """

    def __init__(self, table: VirtualTable, random: Random, doubt_once_in: int = 0, wrong_once_in: int = 0) -> None:
        self._table = table
        self._random = random
        self._doubt_once_in = doubt_once_in
        self._wrong_once_in = wrong_once_in
        self._looked: dict[object, TableObservation] = {}
        table.camera = VirtualCamera(lambda number: b"", 0.0, lambda: 0)
        table.camera.open()

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """What lies there; what has not changed is read as before."""
        state = self._table.state()
        scene = self._table.scene
        looks_at = state["looks_at"]
        mat = None if looks_at == "market" else scene.mat(looks_at)
        key = (looks_at, mat, state["prices"].values() if mat is None else None)
        known = self._looked.get(repr(key))
        if known is None:
            known = self._observation(mat, tuple(state["prices"].values()))
            self._looked = {repr(key): known}
        return Sensed(known, True)

    def close(self) -> None:
        """Nothing is held."""

    def _observation(self, mat: SeatMat | None, prices: tuple[int, int, int]) -> TableObservation:
        grain, shields, elephants = map(Seen, prices)
        market = MarketObservation(grain, shields, elephants) if mat is None else None
        return TableObservation(1640, 1232, () if mat is None else (self._mat(mat),), market)

    def _mat(self, mat: SeatMat) -> MatObservation:
        cities = {}
        for city in mat.cities:
            if city.noble or city.wall.stones or city.grain:
                stones, width = self._count(len(city.wall.stones)), self._count(city.wall.width())
                cities[city.cell] = City(stones, width, self._count(len(city.grain)), Seen(city.noble))
        shields: dict[tuple[int, int], list[int]] = {}
        for shield in mat.shields:
            shields.setdefault(shield.cell, []).append(shield.value)
        tiles = {tile.cell: tile.side for tile in mat.tiles}
        return mat_with(mat.seat, cities, tiles, shields, self._count(len(mat.loose)))

    def _count(self, true: int) -> CountReading:
        below = self._random.randrange
        if self._doubt_once_in and below(self._doubt_once_in) == 0:
            best = max(0, true + below(3) - 1)
            return (
                Unsure(best, max(0, best - 1), best + 1, Message("reason.another_wall"))
                if below(3)
                else Hidden(Message("reason.hand_covers"))
            )
        if self._wrong_once_in and below(self._wrong_once_in) == 0:
            return Seen(max(0, true + below(5) - 2))
        return Seen(true)
