"""A frame source that asks another machine for each frame, which arrives with its age."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Mapping
from email.message import Message as Headers
from typing import Any, Final

from companion.remote_camera.address import CameraAddress
from companion.texts.message import Message, message_from_json
from hardware.camera.source import Frame, SourceState, SourceStatus
from hardware.errors import HardwareError
from vision.picture_size import jpeg_size

CAMERA: Final = "/camera.json"
FRAME: Final = "/frame.jpg"
NUMBER_HEADER: Final = "Raja-Frame"
AGE_HEADER: Final = "Raja-Age-Us"
CODE_HEADER: Final = "Raja-Code"
ANSWER_S: Final = 3.0
"""How long an answer may take, in addition to the time it was asked to wait for a frame."""
MOST_BYTES: Final = 32 * 1024 * 1024
_KNOWN: Final[frozenset[SourceState]] = frozenset({"frozen", "wrong_size", "stalled", "unplugged", "ended"})


class NetworkCamera:
    """Frames of a camera shared by ``raja camera --serve``.

    Args:
        address: the camera's address.
        clock_ns: the clock that dates frames; the age that arrives with each is subtracted.
    """

    def __init__(self, address: CameraAddress, clock_ns: Callable[[], int]) -> None:
        self._address = address
        self._clock_ns = clock_ns
        self._line: http.client.HTTPConnection | None = None
        self._name = Message("camera.over_network", {"place": address.place})
        self._status = self._own("closed")
        self._served = -1
        self._number = -1
        self._t_ns = 0

    def open(self) -> None:
        """Check that a camera is served at that address.

        Raises:
            HardwareError: ``camera.not_served``, ``camera.wrong_code``.
        """
        self.close()
        self.told()
        self._status = self._own("working")

    def told(self) -> dict[str, Any]:
        """Return what the other machine says of its camera: ``calibration`` as in its file, or None.

        Raises:
            HardwareError: ``camera.not_served``, ``camera.wrong_code``.
        """
        try:
            status, _, body = self._asked(CAMERA, ANSWER_S)
            told = json.loads(body) if status == http.client.OK else None
        except (OSError, http.client.HTTPException, ValueError, RecursionError):
            self._hang_up()
            status, told = 0, None
        if status == http.client.UNAUTHORIZED:
            raise HardwareError("camera.wrong_code", place=self._address.place)
        if not isinstance(told, dict) or "calibration" not in told:
            raise HardwareError("camera.not_served", place=self._address.place)
        return told

    def next_frame(self, timeout_s: float) -> Frame | None:
        """Return the newest picture that was not returned yet."""
        if self._status.state == "closed":
            return None
        try:
            status, headers, body = self._asked(
                f"{FRAME}?after={self._served}&wait_s={timeout_s:.3f}", timeout_s + ANSWER_S
            )
            if status == http.client.OK:
                return self._frame(headers, body)
            if status == http.client.SERVICE_UNAVAILABLE:
                self._status = self._told_trouble(json.loads(body))
            elif status != http.client.NO_CONTENT:
                raise ValueError(f"an answer of status {status}")
        except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            self._hang_up()
            self._status = self._own("unplugged")
        return None

    def status(self) -> SourceStatus:
        """Return the status: working, closed, away, or what the other machine says of its camera."""
        return self._status

    def close(self) -> None:
        """Close the connection."""
        self._hang_up()
        self._status = self._own("closed")

    def _frame(self, headers: Headers, jpeg: bytes) -> Frame:
        """Return the frame in an answer. Raises ``ValueError`` if there is no picture."""
        served, age_us = int(headers[NUMBER_HEADER]), int(headers[AGE_HEADER])
        if jpeg_size(jpeg) is None or age_us < 0:
            raise ValueError("no picture")
        # A restarted machine counts from 0; here numbers and times never go back.
        self._number += max(1, served - self._served)
        self._served = served
        self._t_ns = max(self._t_ns, self._clock_ns() - age_us * 1000)
        self._status = self._own("working")
        return Frame(jpeg, self._t_ns, self._number)

    def _asked(self, path: str, timeout_s: float) -> tuple[int, Headers, bytes]:
        if self._line is None:
            self._line = http.client.HTTPConnection(self._address.host, self._address.port, timeout=timeout_s)
        if self._line.sock is not None:
            self._line.sock.settimeout(timeout_s)
        self._line.request("GET", path, headers={CODE_HEADER: self._address.code} if self._address.code else {})
        answer = self._line.getresponse()
        body = answer.read(MOST_BYTES + 1)
        if len(body) > MOST_BYTES:
            raise ValueError("too long an answer")
        return answer.status, answer.headers, body

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _told_trouble(self, told: Mapping[str, Any]) -> SourceStatus:
        state: SourceState = told["state"] if told["state"] in _KNOWN else "unplugged"
        there = message_from_json(told["message"])
        return SourceStatus(state, Message("camera.there", {"place": self._address.place, "status": there}), False)

    def _own(self, state: SourceState) -> SourceStatus:
        code = "camera.away" if state == "unplugged" else f"camera.source_{state}"
        values = {"place": self._address.place} if state == "unplugged" else {"name": self._name}
        return SourceStatus(state, Message(code, values), False)
