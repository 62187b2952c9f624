"""The virtual table: a scene, the camera that sees it, the board that reads its dice, and hands that move pieces.

The companion learns what happens here only through camera frames and serial sentences.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from hardware.camera.jpeg import encoded
from hardware.errors import HardwareError
from hardware.virtual import actions as a
from hardware.virtual.camera import VirtualCamera
from hardware.virtual.dice_board import DiceBoard
from hardware.virtual.pictures.picture_places import PicturePlaces
from hardware.virtual.pictures.pieces import PieceLook
from hardware.virtual.pictures.rendering import Renderer
from hardware.virtual.pictures.scene_truth import picture_truth, seat_mat_truth
from hardware.virtual.pictures.stand import Aim, aim_at_market, aim_at_seat, table_view
from hardware.virtual.scenes.changes import (
    Hands,
    city_founded,
    empty_table,
    grain_set,
    hand_held,
    loose_gathered,
    noble_set,
    price_set,
    shields_set,
    stone_stacked,
    stones_taken,
    table_jolted,
    tile_laid,
    tile_taken,
    wall_built,
    wall_knocked,
)
from hardware.virtual.scenes.laying import TableWanted, TileWanted, laid_out, laid_where_changed
from hardware.virtual.scenes.scene import MARKET_ROWS, MatKey, Scene
from hardware.virtual.settings import VirtualTableSettings
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell

BUMP_MS = 60
PICTURE_QUALITY = 85
MOST_DICE = 12


@dataclass(frozen=True, slots=True)
class TableKit:
    """What a virtual table is made of: settings, the look of pieces, randomness, and the clock of its frames."""

    settings: VirtualTableSettings
    pieces: PieceLook
    rng: Random
    clock_ns: Callable[[], int]


class VirtualTable:
    """A virtual table. Thread-safe; the same kit and actions in the same order give the same scene and pictures.

    Args:
        kit: what it is made of.
        seats: the seats whose mats lie on the table.
        board: reads dice and feels knocks; None if the table has none.
    """

    def __init__(self, kit: TableKit, seats: Sequence[int], board: DiceBoard | None) -> None:
        self._settings = kit.settings
        self._geometry = kit.pieces.geometry
        self._clock_ns = kit.clock_ns
        self._hands = Hands(self._geometry, kit.settings.sloppiness, kit.settings.look.stone_spread, kit.rng)
        self._board = board
        self._lock = threading.Lock()
        self._darkroom = threading.Lock()
        self._renderer = Renderer(kit.settings, kit.pieces)
        self._still_renderer: Renderer | None = None
        self._kit = kit
        self._scene = empty_table(seats, self._hands)
        self._looks_at: MatKey = seats[0]
        self._next_well = 0
        self._changes = 0
        stills = self._shoot_still if kit.settings.still_scale > 1 else None
        self.camera = VirtualCamera(self._shoot, 1.0 / kit.settings.lens.frames_per_s, kit.clock_ns, stills)

    @property
    def camera_model(self) -> CameraModel:
        """The virtual camera's calibration."""
        return self._renderer.camera

    def camera_aside(self, aside_deg: float) -> VirtualCamera:
        """Make another camera of the same kind, aimed at the same mat, ``aside_deg`` to the right of the first."""
        own = Renderer(self._settings, self._kit.pieces)  # a renderer of its own, as it keeps its last picture
        return VirtualCamera(
            lambda number: self._shoot(number, aside_deg, own), 1.0 / self._settings.lens.frames_per_s, self._clock_ns
        )

    @property
    def scene(self) -> Scene:
        """What lies on the table now; for the bench and for tests, not for the companion."""
        return self._scene

    @property
    def looks_at(self) -> MatKey:
        """The mat that the camera is aimed at."""
        return self._looks_at

    @property
    def changes(self) -> int:
        """Number of changes so far; pictures with the same number show the same scene."""
        return self._changes

    def do(self, action: a.Action) -> None:
        """Carry out one action.

        Raises:
            HardwareError: ``bench.*``, with the remedy; nothing was changed then.
        """
        with self._lock:
            if isinstance(action, _DEVICE_ACTIONS):
                self._do_to_device(action)
            elif isinstance(action, a.LookAt):
                self._turn_to("market" if action.seat is None else action.seat)
            else:
                self._scene = self._changed(action)
                self._turn_to(_mat_of(action))
            self._changes += 1

    def lay_out(self, wanted: TableWanted) -> None:
        """Lay the table as wanted; what is already right stays as it is.

        Raises:
            HardwareError: ``bench.*``.
        """
        with self._lock:
            scene = laid_out(self._scene, wanted, self._hands)
            self._changes += scene != self._scene
            self._scene = scene

    def follow(
        self, seat: int, before: Sequence[TileWanted], wanted: Sequence[TileWanted], at_work: Cell | None = None
    ) -> None:
        """Update those tiles of a mat whose wanted state changed; elsewhere, what hands did stays.

        Args:
            at_work: the cell where somebody is building or taking stones off: its wall and fallen stones stay as they are.

        Raises:
            HardwareError: ``bench.*``.
        """
        with self._lock:
            scene = laid_where_changed(self._scene, seat, before, wanted, self._hands, at_work)
            self._changes += scene != self._scene
            self._scene = scene

    def picture(self, looks_at: MatKey | None = None) -> bytes:
        """Render the table as the camera sees it now, without noise, as JPEG; works even while the camera is unplugged.

        Args:
            looks_at: aim at this mat and show the part with its grid; None shows the whole picture as the camera is aimed.

        Raises:
            HardwareError: ``bench.no_mat``.
        """
        if looks_at is None:
            scene, aim = self._view()
            with self._darkroom:
                return encoded(self._renderer.rendered(scene, aim).picture, PICTURE_QUALITY)
        with self._lock:
            self._check_mat(looks_at)
            scene = self._scene
        with self._darkroom:
            picture = self._renderer.rendered(scene, self._aim(scene, looks_at)).picture
        left, top, width, height = self._places(scene, looks_at).shown()
        return encoded(np.ascontiguousarray(picture[top : top + height, left : left + width]), PICTURE_QUALITY)

    def truth(self, file: str) -> dict[str, Any]:
        """The ground truth of the present picture, in the form of docs/truth-format.md."""
        scene, aim = self._view()
        with self._darkroom:
            return picture_truth(file, scene.in_use(), aim, self._renderer, self._geometry, {})

    def state(self, asked: MatKey | None = None) -> dict[str, Any]:
        """The state for the bench page: what lies on each mat, where its cells are in the picture, and the devices.

        Args:
            asked: the mat whose picture is shown; None for the one that the camera is aimed at.

        Raises:
            HardwareError: ``bench.no_mat``.
        """
        with self._lock:
            if asked is not None:
                self._check_mat(asked)
            scene, looks_at, changes = self._scene, self._looks_at if asked is None else asked, self._changes
        places = self._places(scene, looks_at)
        lens = self._settings.lens
        whole = (0, 0, lens.width_px, lens.height_px)
        prices = None if scene.market is None else dict(zip(MARKET_ROWS, scene.market.face_up, strict=True))
        return {
            "changes": changes,
            "looks_at": looks_at,
            "width": self._settings.lens.width_px,
            "height": self._settings.lens.height_px,
            "mats": [_without_positions(seat_mat_truth(mat)) for mat in scene.mats],
            "prices": prices,
            "shown": whole if asked is None else places.shown(),
            "cells": places.cells(),
            "walls": places.walls(),
            "pads": places.pads(),
            "hand": scene.hand is not None,
            "camera": {"plugged": self.camera.plugged, "frozen": self.camera.frozen},
            "board": None if self._board is None else {"plugged": self._board.plugged},
        }

    # --- inside ---------------------------------------------------------------------------------

    def _shoot(self, number: int, aside_deg: float = 0.0, renderer: Renderer | None = None) -> bytes:
        scene, aim = self._view()
        aim = replace(aim, azimuth_deg=aim.azimuth_deg + aside_deg)
        with self._darkroom:
            return (renderer or self._renderer).jpeg(scene.in_use(), aim, number)

    def _shoot_still(self, number: int) -> bytes:
        scene, aim = self._view()
        with self._darkroom:
            if self._still_renderer is None:
                camera, scale = self.camera_model, self._settings.still_scale
                large = camera.scaled_to(round(camera.width * scale), round(camera.height * scale))
                self._still_renderer = Renderer(self._settings, self._kit.pieces, camera=large)
            return self._still_renderer.jpeg(scene.in_use(), aim, number)

    def _view(self) -> tuple[Scene, Aim]:
        with self._lock:
            scene, looks_at = self._scene, self._looks_at
        return scene, self._aim(scene, looks_at)

    def _aim(self, scene: Scene, looks_at: MatKey) -> Aim:
        stand = self._settings.stand
        aim = (
            aim_at_market(scene, self._geometry, stand)
            if looks_at == "market"
            else aim_at_seat(scene, looks_at, self._geometry, stand)
        )
        assert aim is not None, "the camera only turns to mats that are there"
        return aim

    def _turn_to(self, mat: MatKey | None) -> None:
        if mat is None:
            return
        self._check_mat(mat)
        self._looks_at = mat

    def _check_mat(self, mat: MatKey) -> None:
        if self._scene.placement(mat) is None:
            raise HardwareError("bench.no_mat")

    def _changed(self, action: a.Action) -> Scene:
        scene, hands = self._scene, self._hands
        match action:
            case a.LayTile(seat, row, col, None):
                return tile_taken(scene, seat, (row, col))
            case a.LayTile(seat, row, col, side) if side is not None:
                return tile_laid(scene, seat, (row, col), side, hands)
            case a.StackStone(seat, row, col, up, width):
                return stone_stacked(scene, seat, (row, col), hands, up=up, width=width)
            case a.BuildWall(seat, row, col, stones, width):
                _positive(stones)
                return wall_built(scene, seat, (row, col), stones, hands, width=max(width, 1))
            case a.TakeStones(seat, row, col, stones):
                _positive(stones)
                return stones_taken(scene, seat, (row, col), stones, hands)
            case a.KnockWall(seat, row, col, fall):
                return self._knocked(scene, seat, (row, col), fall)
            case a.GatherLoose(seat):
                return loose_gathered(scene, seat)
            case _:
                return self._set(scene, hands, action)

    def _set(self, scene: Scene, hands: Hands, action: a.Action) -> Scene:
        match action:
            case a.SetGrain(seat, row, col, disks):
                return grain_set(scene, seat, (row, col), disks, hands)
            case a.SetNoble(seat, row, col, there):
                return noble_set(city_founded(scene, seat, (row, col), hands), seat, (row, col), there, hands)
            case a.SetShields(seat, row, col, values):
                if not all(1 <= value <= len(_SHIELD_VALUES) for value in values) or len(values) > MOST_DICE:
                    raise HardwareError("bench.no_shield")
                return shields_set(scene, seat, (row, col), values, hands)
            case a.SetPrice(market, price):
                return price_set(scene, market, price, hands)
            case a.HoldHand(seat, there, row, col):
                if (row, col) not in set(self._geometry.seat_mat.cells()):
                    raise HardwareError("bench.no_cell")
                at = self._geometry.seat_mat.cell_centre_mm((row, col)) if there else None
                return hand_held(scene, seat, at, hands)
            case _:
                raise AssertionError(f"{action} is no change of the scene")

    def _knocked(self, scene: Scene, seat: int, cell: tuple[int, int], fall: int | None) -> Scene:
        mat = scene.mat(seat)
        city = None if mat is None else mat.city(cell)
        standing = 0 if city is None else len(city.wall.stones)
        if standing == 0:
            raise HardwareError("bench.no_wall")
        falls = self._hands.rng.randrange(1, standing + 1) if fall is None else fall
        _positive(falls)
        if self._board is not None and self._board.plugged:
            self._board.bump(self._hands.rng.randrange(250, 700), BUMP_MS)
        return wall_knocked(scene, seat, cell, falls, self._hands)

    def _do_to_device(self, action: _DeviceAction) -> None:
        match action:
            case a.PlugCamera(plugged):
                (self.camera.plug if plugged else self.camera.unplug)()
                return
            case a.FreezeCamera(frozen):
                scene, looks_at = self._scene, self._looks_at
                # Rendered without ``_view``, as the lock is already held.
                self.camera.freeze(self._still(scene, looks_at) if frozen else None)
                return
            case _:
                pass
        board = self._board
        if board is None:
            raise HardwareError("bench.no_board")
        match action:
            case a.PlugBoard(plugged):
                (board.plug if plugged else board.unplug)()
            case a.ThrowDice(count, faces):
                self._throw(board, count, faces)
            case a.LiftDie(well):
                if well not in (1, 2):
                    raise HardwareError("bench.no_well")
                board.lift(well - 1)
            case a.BumpTable(peak_mg):
                if not 1 <= peak_mg <= 4000:
                    raise HardwareError("bench.too_hard")
                board.bump(peak_mg, BUMP_MS)
                self._scene = table_jolted(self._scene, self._hands)
            case a.LeanTable(x_deg, y_deg):
                if max(abs(x_deg), abs(y_deg)) > 45:
                    raise HardwareError("bench.too_steep")
                board.tilt(x_deg, y_deg)
            case _:
                raise AssertionError(f"{action} is nothing for a device")

    def _still(self, scene: Scene, looks_at: MatKey) -> bytes:
        with self._darkroom:
            return self._renderer.jpeg(scene.in_use(), self._aim(scene, looks_at), 0)

    def _throw(self, board: DiceBoard, count: int, faces: tuple[int, ...]) -> None:
        thrown = faces or tuple(self._hands.rng.randrange(1, 7) for _ in range(count))
        if not 1 <= len(thrown) <= MOST_DICE or not all(1 <= face <= 6 for face in thrown):
            raise HardwareError("bench.no_dice", most=MOST_DICE)
        for face in thrown:
            board.throw(self._next_well, face)
            self._next_well = 1 - self._next_well

    def _places(self, scene: Scene, mat: MatKey) -> PicturePlaces:
        """Where things lie in the picture of a camera aimed at that mat."""
        table = table_view(self._aim(scene, mat), self.camera_model)
        return PicturePlaces(scene, mat, self._geometry, self.camera_model, table)


_SHIELD_VALUES = (1, 2, 3)
_DEVICE_ACTIONS = (a.PlugCamera, a.PlugBoard, a.FreezeCamera, a.ThrowDice, a.LiftDie, a.BumpTable, a.LeanTable)
_DeviceAction = a.PlugCamera | a.PlugBoard | a.FreezeCamera | a.ThrowDice | a.LiftDie | a.BumpTable | a.LeanTable


def _mat_of(action: a.Action) -> MatKey | None:
    """The mat that an action concerns, to which the camera turns; None if it concerns none."""
    if isinstance(action, a.SetPrice):
        return "market"
    seat = getattr(action, "seat", None)
    return seat if isinstance(seat, int) else None


def _positive(count: int) -> None:
    if count < 1:
        raise HardwareError("bench.nothing")


def _without_positions(truth: dict[str, Any]) -> dict[str, Any]:
    """A mat for the bench page: number of stones, without the place of each."""
    cities = [{**city, "wall": {k: v for k, v in city["wall"].items() if k != "positions"}} for city in truth["cities"]]
    return {**truth, "cities": cities, "loose": len(truth["loose"])}
