"""Several cameras at one table: read apart, put together; one that is lost is done without, and nothing is read twice."""

from __future__ import annotations

import pytest

from companion.frames.multi_camera_sensing import SensingSeveral
from companion.frames.sensing_result import BesidePicture, Sensed
from companion.recording.messages import FIRST_CAMERA
from hardware.virtual import actions as a
from hardware.virtual.table import VirtualTable
from tests.hardware.virtual.kit import shipped, table_kit
from vision.readings.observation import CityObservation
from vision.readings.reading import Seen

pytestmark = pytest.mark.slow

SECOND_NS = 1_000_000_000
CELL = (1, 1)


class TwoCameras:
    """The virtual table, looked at from the front and from the side."""

    def __init__(self) -> None:
        self.table = VirtualTable(table_kit(), [0], None)
        model = self.table.camera_model
        self.sensing = SensingSeveral(model, {"side": model}, shipped().vision_settings(), reads_moving=False)
        self.side = self.table.camera_aside(40.0)
        self.t_ns = 0
        for action in (a.LayTile(0, *CELL, "red"), a.BuildWall(0, *CELL, 4, 2)):
            self.table.do(action)

    def shoot(self) -> tuple[bytes, bytes]:
        """A picture of each."""
        return self.table._shoot(0), self.table._shoot(0, 40.0)

    def step(self, front: bytes, side: bytes | None, side_ns: int | None = None) -> Sensed | None:
        """A second later; ``side_ns``: when the side's picture was taken, if not now."""
        self.t_ns += SECOND_NS
        beside = () if side is None else (BesidePicture("side", side_ns or self.t_ns, side),)
        return self.sensing.step(self.t_ns, front, beside)

    def settled(self, front: bytes, side: bytes | None) -> Sensed:
        """Once the table has come to rest."""
        for number in range(6):  # a camera's noise: no picture is the same to the byte
            sensed = self.step(
                front + b"%d" % number if front else b"", None if side is None else side + b"%d" % number
            )
            if sensed is not None:
                return sensed
        raise AssertionError("the table does not come to rest")


def city(sensed: Sensed, camera: str | None = None) -> CityObservation:
    """The one city, where a camera shows it."""
    observation = sensed.observation if camera is None else sensed.shown_by(camera)
    (found,) = observation.mats[0].cities
    return found


def test_two_cameras_say_one_thing_each_where_it_has_the_mat() -> None:
    at = TwoCameras()
    front, side = at.shoot()
    sensed = at.settled(front, side)
    assert sensed.still
    stones = city(sensed).wall.stones
    assert isinstance(stones, Seen)
    assert stones.value == 4
    views = [sensed.shown_by(name) for name in (FIRST_CAMERA, "side")]
    assert [view.mats[0].cities[0].wall.stones for view in views] == [stones, stones]
    assert views[0].mats[0].pose == sensed.observation.mats[0].pose != views[1].mats[0].pose
    again = at.step(front + b"again", side + b"again")
    assert again is not None
    assert again.observation is sensed.observation


def test_the_table_goes_on_with_the_camera_that_is_left() -> None:
    at = TwoCameras()
    front, side = at.shoot()
    assert at.settled(front, side).still
    alone = at.settled(b"", side)
    assert [mat.seat for mat in alone.observation.mats] == [0]
    assert city(alone, "side") == city(alone)
    assert alone.shown_by(FIRST_CAMERA).mats == ()


def test_a_picture_from_before_the_last_movement_says_nothing() -> None:
    at = TwoCameras()
    front, side = at.shoot()
    assert at.settled(front, side).still
    at.table.do(a.BuildWall(0, *CELL, 6, 2))
    newer, newer_side = at.shoot()
    since_ns = at.t_ns
    assert [at.step(newer + b"%d" % number, side, since_ns) for number in range(5)] == [None] * 5
    stones = city(at.settled(newer, newer_side)).wall.stones
    assert isinstance(stones, Seen)
    assert stones.value == 4 + 6
