"""A camera of another machine: its pictures come as they are, its troubles are told, and it is taken up again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from flask import Flask, Response
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from bench.free_port import free_port
from companion.errors import CompanionError
from companion.live.devices.real_camera import CameraWanted, camera_rig
from companion.remote_camera.address import CameraAddress
from companion.remote_camera.camera_server import CameraServer
from companion.remote_camera.network_camera import NetworkCamera
from companion.settings.loading import load_settings
from hardware.camera.capture import CaptureSource
from hardware.camera.source import Frame, FrameSource, SourceStatus
from hardware.errors import HardwareError
from tests.companion.remote_camera.served_rig import running, served_over_network, serving_app
from tests.hardware.camera.pictures import FakeWebcam
from tests.said import said
from vision.geometry.camera_model import camera_model_from_json
from vision.message import Message

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
MODEL = camera_model_from_json(
    {"width": 64, "height": 48, "matrix": [[60, 0, 32], [0, 60, 24], [0, 0, 1]], "dist": [0, 0, 0, 0, 0]}
)
PATIENCE_S = 60.0
SMALLEST = b"\xff\xd8\xff\xc0\0\x11\x08\0\x30\0\x40\x03"
"""As much of a JPEG as tells its size."""


class OnePicture:
    """A camera that has given one picture, and no more."""

    def __init__(self, frame: Frame) -> None:
        self._frames = iter([frame])

    def open(self) -> None:
        """Nothing to be done."""

    def next_frame(self, timeout_s: float) -> Frame | None:
        """The one, and then none."""
        time.sleep(0.01)
        return next(self._frames, None)

    def status(self) -> SourceStatus:
        """All is well."""
        return SourceStatus("working", Message("camera.virtual_working"), False)

    def close(self) -> None:
        """Nothing to be done."""


def webcam(device: FakeWebcam) -> CaptureSource:
    return CaptureSource(Message("camera.webcam", {"index": 0}), lambda: device, SETTINGS.camera, time.monotonic_ns)


def at(port: int, code: str = "") -> NetworkCamera:
    return NetworkCamera(CameraAddress("127.0.0.1", port, code), time.monotonic_ns)


def next_of(camera: FrameSource) -> Frame:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        frame = camera.next_frame(0.2)
        if frame is not None:
            return frame
    raise AssertionError(said(camera.status().message))


def until_state(camera: FrameSource, state: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while camera.status().state != state:
        assert time.monotonic() < deadline, camera.status()
        camera.next_frame(0.05)


@pytest.fixture
def port() -> int:
    return free_port()


def test_pictures_come_to_the_byte_with_the_time_at_which_they_were_taken() -> None:
    taken_ns = time.monotonic_ns() - 3_000_000_000
    held = OnePicture(Frame(SMALLEST, taken_ns, 7))
    with served_over_network(held) as port, closing(at(port)) as camera:
        camera.open()
        frame = next_of(camera)
        assert frame.jpeg == SMALLEST
        assert taken_ns <= frame.t_ns < taken_ns + 2_500_000_000, "its age counts, not when it came"
        assert camera.next_frame(0.05) is None, "the same picture is given once"
        assert camera.status().state == "working"


def test_a_machine_that_begins_anew_is_taken_up_with_rising_numbers(port: int) -> None:
    with closing(at(port)) as camera:
        with served_over_network(webcam(FakeWebcam()), port):
            camera.open()
            before = max((next_of(camera) for _ in range(3)), key=lambda frame: frame.number)
        until_state(camera, "unplugged")
        assert said(camera.status().message).startswith(f"The camera at 127.0.0.1:{port} does not answer")
        assert camera.next_frame(0.05) is None
        with served_over_network(webcam(FakeWebcam()), port):
            camera.open()
            after = next_of(camera)
        assert after.number > before.number
        assert after.t_ns >= before.t_ns


def test_the_other_machine_s_trouble_is_told_with_its_place() -> None:
    device = FakeWebcam()
    with served_over_network(webcam(device)) as port, closing(at(port)) as camera:
        camera.open()
        next_of(camera)
        device.unplugged.set()
        until_state(camera, "unplugged")
        assert said(camera.status().message).startswith(f"At 127.0.0.1:{port}: Webcam 0 has stopped sending pictures")


def test_where_nobody_serves_a_camera_opening_says_what_to_start(port: int) -> None:
    with closing(at(port)) as camera, pytest.raises(HardwareError) as refused:
        camera.open()
    assert refused.value.code == "camera.not_served"
    assert "raja camera --serve" in said(refused.value.message)
    assert camera.status().state == "closed"


@pytest.mark.parametrize(
    "answer",
    [
        lambda: Response(b"no picture", headers={"Raja-Frame": "1", "Raja-Age-Us": "0"}),
        lambda: Response(SMALLEST),
        lambda: Response("[]", 503),
        lambda: Response("{", 503),
        lambda: Response("", 404),
    ],
    ids=["no picture", "no number", "a list", "no JSON", "another server"],
)
def test_an_answer_that_makes_no_sense_is_a_camera_that_is_away(answer: Callable[[], Response]) -> None:
    app = Flask("another server")
    app.add_url_rule("/camera.json", "camera", lambda: {"calibration": None})
    app.add_url_rule("/frame.jpg", "frame", answer)
    with running(app) as port, closing(at(port)) as camera:
        camera.open()
        assert camera.next_frame(0.1) is None
        assert camera.status().state == "unplugged"


# --- what is asked for ----------------------------------------------------------------------------


@pytest.fixture
def client() -> Iterator[FlaskClient]:
    with CameraServer(webcam(FakeWebcam())) as served:
        yield serving_app(served, MODEL, code="abcd2345").test_client()


def asked(client: FlaskClient, path: str, code: str = "abcd2345") -> tuple[int, TestResponse]:
    answer = client.get(path, headers={"Raja-Code": code}, environ_overrides={"REMOTE_ADDR": "192.168.1.9"})
    return answer.status_code, answer


def test_who_has_not_the_code_gets_no_picture_and_no_calibration(client: FlaskClient) -> None:
    for path in ("/frame.jpg?wait_s=5", "/camera.json"):
        assert asked(client, path, "abcd2346")[0] == 401
        assert asked(client, path)[0] == 200


def test_a_request_that_makes_no_sense_is_one_sentence(client: FlaskClient) -> None:
    for query in ("after=x", "wait_s=soon", "after=1.5"):
        status, answer = asked(client, f"/frame.jpg?{query}")
        assert (status, answer.json["code"]) == (400, "camera.frame_asked")  # type: ignore[index]


def test_nobody_waits_for_ever_and_the_same_picture_is_no_answer() -> None:
    device = FakeWebcam()
    with CameraServer(webcam(device)) as served:
        client = serving_app(served).test_client()
        first = client.get("/frame.jpg?wait_s=5")
        assert first.status_code == 200
        device.hangs.set()
        newest = int(client.get("/frame.jpg").headers["Raja-Frame"])
        while (answer := client.get(f"/frame.jpg?after={newest}")).status_code == 200:
            newest = int(answer.headers["Raja-Frame"])
        assert answer.status_code == 204
        device.unplugged.set()


# --- at the table ---------------------------------------------------------------------------------


def test_a_table_takes_the_calibration_that_comes_with_the_camera() -> None:
    with served_over_network(webcam(FakeWebcam()), model=MODEL) as port:
        wanted = CameraWanted("kitchen", f"raja://127.0.0.1:{port}/", Path("served"))
        rig = camera_rig([wanted], SETTINGS)
    assert rig.frames.camera == MODEL


def test_a_camera_that_is_served_without_calibration_says_what_to_do() -> None:
    with served_over_network(webcam(FakeWebcam())) as port:
        wanted = CameraWanted("kitchen", f"raja://127.0.0.1:{port}/", Path("served"))
        with pytest.raises(CompanionError, match="--calibration CAMERA") as refused:
            camera_rig([wanted], SETTINGS)
    assert refused.value.code == "camera.none_served"
