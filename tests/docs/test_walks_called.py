"""The functions that the walks in docs/architecture.md name are called in the order in which they stand there."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType, TracebackType

import pytest

from companion.frames.frame_buffer import FrameBuffer
from companion.frames.sensing_result import BesidePicture, Sensed
from companion.games.raja.state import Siege, State
from companion.live.devices.live_devices import CameraRig, LiveDevices
from companion.recording.messages import CommandGiven, FrameTaken, SentencePassed
from companion.recording.messages import Message as Given
from companion.recording.reading import open_recording
from companion.replay.replay_setup import opened
from companion.settings.loading import load_settings
from companion.table.log import EventLog
from companion.web.connections.serving import FAST_PATH
from hardware.camera.source import Frame, SourceStatus
from hardware.dice.happenings import RollSettled
from tests.companion.live.wall_in_sight import PATIENCE, Wall
from tests.companion.live_rig import ADDRESS, LANDS, Rig
from tests.companion.released.writing import FOLDER
from vision.calibration.intrinsics import default_camera
from vision.message import Message
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
LIVE, REPLAY = 0, 1
FRAME, SENTENCE, BID = "A frame", "A sentence", "A bid"


def told(walk: str, column: int) -> list[str]:
    """A walk's functions in order; where a recording takes "the same", the live table's."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    part = next(part for part in re.split(r"^### ", text, flags=re.MULTILINE) if part.startswith(walk))
    rows = re.findall(r"^\| \d+ \| (.*?) ?\| (.*) \|$", part, flags=re.MULTILINE)
    cells = [row[LIVE] if row[column].startswith("the same") else row[column] for row in rows]
    return [" ".join(re.findall(r"`([^`]+)`", cell)) for cell in cells if cell]


class Called:
    """Which functions of this repository this thread calls, each once, in order."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def _note(self, frame: FrameType, what: str, _: object) -> None:
        code = frame.f_code
        if what == "call" and code.co_filename.startswith(str(ROOT)):
            name = f"{Path(code.co_filename).relative_to(ROOT)} {code.co_qualname}"
            if name not in self.names:
                self.names.append(name)

    def __enter__(self) -> Called:
        sys.setprofile(self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        sys.setprofile(None)

    def of(self, wanted: Sequence[str]) -> list[str]:
        """Those of them that are wanted."""
        return [name for name in self.names if name in wanted]


class Camera:
    """One that gives nothing by itself."""

    def open(self) -> None: ...

    def next_frame(self, timeout_s: float) -> Frame | None:
        return None

    def status(self) -> SourceStatus:
        return SourceStatus("working", Message("camera.none"), False)

    def close(self) -> None: ...


class Reader:
    """Reads from every frame what it was told."""

    def __init__(self, sensed: Sensed) -> None:
        self._sensed = sensed

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        return self._sensed

    def close(self) -> None: ...


def test_a_bid_at_a_live_table() -> None:
    rig = Rig()
    phone = rig.started("Asha", "Bo")[0]
    cookie = phone.client.get_cookie("raja_player", domain="192.168.1.7")
    assert cookie is not None
    body = json.dumps({"command": {"command": "LayLands", "seat": 0, "tiles": LANDS}})
    head = f"POST /api/commands HTTP/1.1\r\nHost: {ADDRESS}\r\nContent-Type: application/json\r\nCookie: raja_player={cookie.value}"
    request = f"{head}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
    with Called() as called:
        assert rig.app.extensions[FAST_PATH].answer(request, "192.168.1.20", "raja")
    *walk, sent = told(BID, LIVE)
    assert sent.endswith("FanOut._run"), "another thread's"
    assert called.of(walk) == walk


def test_a_roll_at_a_live_table() -> None:
    def dice_wanted(state: State) -> bool:
        return isinstance(state.step, Siege) and state.step.shields_assigned and state.step.result is None

    rig = Rig()
    rig.started("Asha", "Bo", "Cy")
    assert dice_wanted(rig.play(1000, dice_wanted))
    devices = LiveDevices(rig.live, None, None)
    with Called() as called:
        devices._hear(RollSettled(time.monotonic_ns(), "1A2B3C4D", 1, 0, 6, 80))
    port, session, *walk = told(SENTENCE, LIVE)
    assert (port.split()[1], session.split()[1]) == ("Link._exchange", "Session.received"), "the link's thread"
    assert called.of(walk) == walk


def test_a_frame_at_a_live_table() -> None:
    wall = Wall()
    sensed = Sensed(TableObservation(1640, 1232, (wall.look(Seen(wall.target), Seen(1)),), None), True)
    frames = FrameBuffer(default_camera(60.0, (1640, 1232)), load_settings())
    devices = LiveDevices(wall.rig.live, CameraRig(Camera(), frames, lambda: Reader(sensed), PATIENCE), None)
    with Called() as called:
        devices._look(Reader(sensed), Frame(b"frame", time.monotonic_ns(), 0), ())
    assert wall.up
    given, first, read, *walk, sent = told(FRAME, LIVE)
    assert (given.split()[1], read.split()[1]) == ("WatchedCamera.next_frame", "SensingProcess.step")
    assert sent.endswith("FanOut._run"), "another thread's"
    assert called.of([first, *walk]) == [first, *walk]


@pytest.mark.parametrize(
    ("walk", "recording", "kind", "until"),
    [
        (FRAME, "seen", FrameTaken, "Session.ingest"),
        (SENTENCE, "seen", SentencePassed, "Session.ingest"),
        (BID, "raja", CommandGiven, "EventLog.append"),
    ],
)
def test_a_recording_goes_the_same_way(walk: str, recording: str, kind: type[Given], until: str) -> None:
    """As far as so short a recording goes."""
    settings, log = load_settings(), EventLog("sqlite://")
    names = told(walk, REPLAY)
    names = names[: next(i for i, name in enumerate(names) if name.endswith(until)) + 1]
    with open_recording(FOLDER / "1.0.0" / f"{recording}.mcap") as file:
        driver = opened(file.head, settings, log, "walk", Reader(Sensed(TableObservation(1640, 1232, (), None), True)))
        with Called() as called:
            for message, _ in zip(file.messages(kind), range(12), strict=False):
                driver.feed(message, driver.sense(message))
    log.close()
    wanted = [name for name in names if "SensingProcess" not in name]
    assert called.of(wanted) == wanted
