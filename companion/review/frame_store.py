"""Provides frames of a recording on demand, with their readings drawn on them if asked; one file, many readers."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections import OrderedDict
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import cv2
import numpy as np

from companion.errors import UnknownResource
from companion.frames.pictures import Image, decode_jpeg, encode_jpeg
from companion.recording.messages import Annotated
from companion.recording.reading import Recording, open_recording
from companion.settings.loading import Settings
from vision.readings.observation import TableObservation
from vision.readings.overlay import draw_overlay

KEPT: Final = 48
"""Number of pictures kept in memory, for users who step back and forth."""
LINE_LIST: Final = 4
LINE_LOOP: Final = 2


class FrameStore:
    """Gives out frames of a recording. Thread-safe; use as a context manager.

    Args:
        seen: readings by frame number, for files without drawings of them; may grow while the store is in use.

    Raises:
        DamagedRecording: ``recording.missing``, ``recording.damaged``; every method may raise it, too.
    """

    def __init__(self, path: Path, settings: Settings, seen: dict[int, TableObservation] | None = None) -> None:
        self._recording: Recording = open_recording(path)
        self._settings = settings
        self._seen = {} if seen is None else seen
        self._lock = threading.Lock()
        self._drawn: OrderedDict[tuple[int, bool], bytes] = OrderedDict()
        self._times = [frame.t_ns for frame in self._recording.frames]
        self._annotated = [message.t_ns for message in self._recording.messages(Annotated)]

    @property
    def times_ns(self) -> list[int]:
        """When each frame was taken, in order."""
        return self._times

    def place_at(self, t_ns: int) -> int | None:
        """Return the number of the newest frame at that time; None before the first."""
        place = bisect_right(self._times, t_ns)
        return place - 1 if place else None

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """Return a frame as JPEG, with its readings drawn on it if ``overlay``.

        Raises:
            UnknownResource: ``frame.unknown``.
        """
        if not 0 <= number < len(self._times):
            raise UnknownResource(
                "frame.unknown", f"This recording has pictures 0 to {len(self._times) - 1}: choose one."
            )
        with self._lock:
            kept = self._drawn.get((number, overlay))
            if kept is None:
                jpeg = self._recording.frame(self._recording.frames[number]).jpeg
                kept = self._with_overlay(number, jpeg) if overlay else jpeg
                self._drawn[number, overlay] = kept
                while len(self._drawn) > KEPT:
                    self._drawn.popitem(last=False)
            else:
                self._drawn.move_to_end((number, overlay))
        return kept

    def image(self, number: int, *, overlay: bool) -> Image:
        """Return a frame as pixels, H×W×3 BGR."""
        return decode_jpeg(self.picture(number, overlay=overlay))

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """Refuse: a replay shows whole pictures, beside the board."""
        raise UnknownResource("crop.unknown", "A replay shows whole pictures: look at the one beside the board.")

    def _with_overlay(self, number: int, jpeg: bytes) -> bytes:
        observation = self._seen.get(number)
        if observation is not None and observation.mats:
            camera = self._recording.head.camera.scaled_to(observation.width, observation.height)
            drawn = draw_overlay(decode_jpeg(jpeg), observation, camera, self._settings.vision_settings())
            return encode_jpeg(drawn)
        annotations = self._annotations_at(self._times[number])
        return jpeg if annotations is None else encode_jpeg(draw_annotations(decode_jpeg(jpeg), annotations))

    def _annotations_at(self, t_ns: int) -> dict[str, Any] | None:
        """Return the newest drawing at that time; a frame that shows the same as the one before has none of its own."""
        place = bisect_right(self._annotated, t_ns)
        if place == 0:
            return None
        found: dict[str, Any] | None = None
        # A drawing is logged a little after its frame was taken, and before the next drawing.
        for message in self._recording.messages(Annotated, start_ns=self._annotated[place - 1]):
            if isinstance(message, Annotated):
                if message.t_ns > t_ns:
                    break
                found = message.annotations
        return found

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._recording.close()

    def __enter__(self) -> FrameStore:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def draw_annotations(image: Image, annotations: dict[str, Any]) -> Image:
    """Draw Foxglove's ``ImageAnnotations`` on a copy of the picture: lines, circles and words."""
    drawn = image.copy()
    for shape in annotations.get("points", ()):
        corners = np.array([[point["x"], point["y"]] for point in shape["points"]], np.float64)
        if len(corners) == 0:
            continue
        points = np.round(corners).astype(np.int32).reshape(-1, 1, 2)
        colour, width = _bgr(shape.get("outline_color")), max(1, round(shape.get("thickness", 2)))
        if shape.get("type") == LINE_LIST:
            for first, second in zip(points[::2], points[1::2], strict=False):
                cv2.line(drawn, first[0].tolist(), second[0].tolist(), colour, width, cv2.LINE_AA)
        else:
            cv2.polylines(drawn, [points], shape.get("type") == LINE_LOOP, colour, width, cv2.LINE_AA)
    for circle in annotations.get("circles", ()):
        centre = (round(circle["position"]["x"]), round(circle["position"]["y"]))
        radius, width = round(circle["diameter"] / 2), max(1, round(circle.get("thickness", 2)))
        cv2.circle(drawn, centre, max(1, radius), _bgr(circle.get("outline_color")), width, cv2.LINE_AA)
    for words in annotations.get("texts", ()):
        at = (round(words["position"]["x"]), round(words["position"]["y"]))
        scale = float(words.get("font_size", 16)) / 30
        # OpenCV can draw only ASCII letters.
        text = str(words["text"]).encode("ascii", "replace").decode()
        (width, height), below = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, scale, 1)
        cv2.rectangle(drawn, (at[0] - 2, at[1] - height - 2), (at[0] + width + 2, at[1] + below), (0, 0, 0), cv2.FILLED)
        cv2.putText(drawn, text, at, cv2.FONT_HERSHEY_SIMPLEX, scale, _bgr(words.get("text_color")), 1, cv2.LINE_AA)
    return drawn


def _bgr(colour: dict[str, float] | None) -> tuple[int, int, int]:
    if not colour:
        return (255, 255, 255)
    return round(255 * colour["b"]), round(255 * colour["g"]), round(255 * colour["r"])
