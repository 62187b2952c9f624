"""Camera of a live table: looked at only in a game, its going and coming told, its newest frames kept."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.errors import UnknownResource
from companion.frames.frame_buffer import FRAMES_KEPT, FrameBuffer
from companion.frames.sensing_result import BesidePicture, Sensed
from companion.live.devices.live_devices import CameraRig, LiveDevices, camera_shown
from hardware.camera.source import Frame, SourceState, SourceStatus
from hardware.errors import HardwareError
from hardware.virtual.table import VirtualTable
from tests.companion.live_rig import Rig
from tests.hardware.virtual.kit import shipped, table_kit
from tests.said import SOMETHING
from vision.readings.observation import TableObservation

pytestmark = pytest.mark.slow

PATIENCE_S = 120.0
EMPTY = TableObservation(1640, 1232, (), None)


@dataclass
class HandedSource:
    """A camera whose frames and state the test hands over."""

    state: SourceState = "closed"
    absent: bool = False
    frames: list[Frame] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def open(self) -> None:
        if self.absent:
            raise HardwareError("camera.no_webcam", index=0, there="–")
        self.state = "working"

    def next_frame(self, timeout_s: float) -> Frame | None:
        with self.lock:
            if self.frames and self.state == "working":
                return self.frames.pop(0)
        time.sleep(0.01)
        return None

    def status(self) -> SourceStatus:
        return SourceStatus(self.state, SOMETHING, True)

    def close(self) -> None:
        self.state = "closed"


class CountingSensing:
    """Sees an empty table in every frame."""

    def __init__(self) -> None:
        self.looked = 0

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        self.looked += 1
        return Sensed(EMPTY, True)

    def close(self) -> None:
        """Nothing is held."""


def until(reached: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < deadline, "it did not come that far in time"
        time.sleep(0.01)


@pytest.fixture(scope="module")
def virtual() -> VirtualTable:
    return VirtualTable(table_kit(), [0], None)


def kept(virtual: VirtualTable) -> FrameBuffer:
    return FrameBuffer(virtual.camera_model, shipped())


def devices_of(rig: Rig) -> dict[str, Any]:
    found: dict[str, Any] = rig.screen().state()["devices"]
    return found


def test_a_camera_is_looked_at_only_while_somebody_plays(virtual: VirtualTable) -> None:
    rig, source, sensing, jpeg = Rig(), HandedSource(), CountingSensing(), virtual.picture()
    with LiveDevices(rig.live, CameraRig(source, kept(virtual), lambda: sensing, shipped().referee), None) as devices:
        source.frames.append(Frame(jpeg, 1, 0))
        until(lambda: not source.frames)
        assert sensing.looked == 0
        rig.started("Asha", "Bo")
        source.frames.append(Frame(jpeg, 2, 1))
        until(lambda: rig.screen().state()["frame"] is not None)
        number = rig.screen().state()["frame"]["n"]
        assert devices.picture(number, overlay=False) == jpeg
        assert devices.picture(number, overlay=True) != jpeg
        with pytest.raises(UnknownResource):
            devices.picture(number + 1, overlay=False)
    assert sensing.looked == 1


def test_a_table_that_was_taught_is_looked_at_anew_and_shows_its_newest_picture_without_a_game(
    virtual: VirtualTable,
) -> None:
    begun: list[CountingSensing] = []

    def begin() -> CountingSensing:
        begun.append(CountingSensing())
        return begun[-1]

    rig, source, jpeg = Rig(), HandedSource(), virtual.picture()
    with LiveDevices(rig.live, CameraRig(source, kept(virtual), begin, shipped().referee), None) as devices:
        with pytest.raises(UnknownResource, match="no picture yet"):
            devices.newest_look()
        source.frames.append(Frame(jpeg, 1, 0))
        until(lambda: not source.frames)
        devices.look_anew()
        until(lambda: len(begun) == 2)
        assert (devices.newest_look().jpeg, devices.newest_look().camera) == (jpeg, virtual.camera_model)


def test_a_cameras_going_and_coming_is_told_and_play_goes_on(virtual: VirtualTable) -> None:
    rig, source = Rig(), HandedSource()
    with LiveDevices(rig.live, CameraRig(source, kept(virtual), CountingSensing, shipped().referee), None):
        until(lambda: devices_of(rig)["camera"]["state"] == "on")
        assert devices_of(rig)["camera"]["virtual"] is True
        source.absent, source.state = True, "unplugged"
        until(lambda: devices_of(rig)["camera"]["state"] == "off")
        assert rig.phone().post("/api/seats/0/claim", name="Asha").status_code == 200
        source.absent = False
        until(lambda: devices_of(rig)["camera"]["state"] == "on")


@pytest.mark.parametrize(
    ("state", "shown"),
    [("working", "on"), ("closed", "off"), ("unplugged", "off"), ("frozen", "fault"), ("stalled", "fault")],
)
def test_every_state_of_a_camera_is_on_off_or_a_fault(state: SourceState, shown: str) -> None:
    assert camera_shown(SourceStatus(state, SOMETHING, False)).state == shown


def test_only_the_newest_frames_are_kept(virtual: VirtualTable) -> None:
    frames = kept(virtual)
    for number in range(FRAMES_KEPT + 5):
        frames.keep(number, b"%d" % number, None)
    assert frames.picture(FRAMES_KEPT + 4, overlay=True) == b"%d" % (FRAMES_KEPT + 4)
    with pytest.raises(UnknownResource):
        frames.picture(4, overlay=False)
