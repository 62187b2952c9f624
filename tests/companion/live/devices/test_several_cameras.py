"""Several cameras at a live table: named, each with its calibration, each told of by its name when it is in trouble."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.frames.frame_buffer import FrameBuffer
from companion.frames.sensing_result import BesidePicture, Sensed
from companion.live.devices.extra_cameras import CameraState, ExtraCamera
from companion.live.devices.live_devices import CameraRig, LiveDevices, cameras_shown
from companion.live.devices.real_camera import camera_rig, cameras_wanted
from companion.recording.messages import FIRST_CAMERA
from companion.settings.loading import load_settings
from hardware.camera.settings import CameraNamed
from hardware.camera.source import Frame, SourceState, SourceStatus
from tests.companion.live.devices.test_device_states import CountingSensing, HandedSource, until
from tests.companion.live_rig import Rig
from tests.said import SOMETHING
from vision.calibration.intrinsics import default_camera
from vision.geometry.camera_model import camera_model_to_json

SETTINGS = load_settings()
MODEL = default_camera(60.0, (640, 480))


def state(name: str, how: SourceState = "working", apart_s: float = 0.2) -> CameraState:
    return CameraState(name, SourceStatus(how, SOMETHING, False), apart_s)


@pytest.mark.parametrize(
    ("first", "beside", "shown", "codes"),
    [
        (state("pi"), [], "on", []),
        (state("pi"), [state("0")], "on", ["camera.several_working"]),
        (state("pi", "frozen"), [state("0")], "on", ["camera.one_troubled"]),
        (state("pi"), [state("0", "unplugged")], "on", ["camera.one_troubled"]),
        (state("pi"), [state("0", apart_s=4.0)], "on", ["camera.one_slow"]),
        (state("pi", "unplugged"), [state("0", "stalled")], "off", []),
    ],
)
def test_cameras_are_on_while_one_of_them_is_and_the_others_are_told_by_name(
    first: CameraState, beside: Sequence[CameraState], shown: str, codes: list[str]
) -> None:
    told = cameras_shown(first, beside, slow_s=1.5)
    assert told.state == shown
    assert [told.message.code] == (codes or [SOMETHING.code])
    troubled = [one.name for one in (first, *beside) if not one.works or one.apart_s > 1.5]
    if codes and troubled:
        assert told.message.values["camera"] == troubled[0]


class Remembering(CountingSensing):
    """Remembers which cameras' pictures it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[bytes, tuple[tuple[str, bytes], ...]]] = []

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        self.given.append((jpeg, tuple((picture.name, picture.jpeg) for picture in beside)))
        return super().step(t_ns, jpeg, beside)


def fed(source: HandedSource, jpeg: bytes, reached: Callable[[], bool]) -> None:
    """Give one frame after another until it has come that far."""

    def more() -> bool:
        if not source.frames:
            source.frames.append(Frame(jpeg, time.monotonic_ns(), 0))
        return reached()

    until(more)


def test_the_table_goes_on_with_the_others_when_the_first_camera_is_gone() -> None:
    rig, first, side, sensing = Rig(), HandedSource(), HandedSource(), Remembering()
    kept = FrameBuffer(MODEL, SETTINGS, {"side": MODEL})
    rig.started("Asha", "Bo")
    camera = CameraRig(first, kept, lambda: sensing, SETTINGS.referee, [ExtraCamera("side", side, MODEL)], "pi", 1.5)
    with LiveDevices(rig.live, camera, None) as devices:
        side.frames.append(Frame(b"side", time.monotonic_ns(), 0))
        fed(first, b"first", lambda: (b"first", (("side", b"side"),)) in sensing.given)
        number = rig.screen().state()["frame"]["n"]
        assert [look.name for look in devices.looks(number)] == [FIRST_CAMERA, "side"]
        first.absent, first.state = True, "unplugged"
        fed(side, b"later", lambda: (b"", (("side", b"later"),)) in sensing.given)
        told = rig.screen().state()["devices"]["camera"]
        assert told["state"] == "on"
        assert told["message"]["values"]["camera"] == "pi"
        assert devices.picture(rig.screen().state()["frame"]["n"], overlay=False) in (b"side", b"later")


def test_every_camera_has_its_own_file_and_the_settings_name_those_that_are_always_there(tmp_path: Path) -> None:
    file = tmp_path / "camera.json"
    file.write_text(json.dumps(camera_model_to_json(MODEL)), encoding="utf-8")
    wanted = cameras_wanted(("pi", "http://me:secret@kitchen/stream"), (file, file), SETTINGS)
    assert [one.name for one in wanted] == ["pi", "2"]  # an address may hold a password
    rig = camera_rig(wanted, SETTINGS)
    assert (rig.name, [one.name for one in rig.beside]) == ("pi", ["2"])
    named = replace(SETTINGS.cameras, named={"left": CameraNamed("0", str(file))})
    assert [one.name for one in cameras_wanted((), (), replace(SETTINGS, cameras=named))] == ["left"]
    for sources, files, code in (
        (("pi", "0"), (file,), "play.no_calibration"),
        (("pi",), (file, file), "play.no_camera"),
        (("pi", "pi"), (file, file), "play.same_camera"),
    ):
        with pytest.raises(CompanionError) as refused:
            cameras_wanted(sources, files, SETTINGS)
        assert refused.value.code == code
