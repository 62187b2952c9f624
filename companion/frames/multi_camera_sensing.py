"""Reads one table through several cameras: each by itself, then all of them fused.

A camera whose picture is unchanged costs one comparison; a picture that was already taken in costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.frames.pictures import Image, decode_jpeg
from companion.frames.sensing_result import BesidePicture, Sensed
from companion.recording.messages import FIRST_CAMERA
from vision.errors import UnusableImage
from vision.fusion.several_cameras import CameraView, SeenTogether, seen_together
from vision.geometry.camera_model import CameraModel
from vision.observe import observe
from vision.readings.observation import TableObservation
from vision.settings.stages import VisionSettings
from vision.tracker import START, TrackerState, known_before, track


@dataclass(frozen=True, slots=True, eq=False)
class _Eye:
    """The state of one camera: its newest picture, its tracker, and the picture that was read."""

    jpeg: bytes
    t_ns: int
    frame_bgr: Image
    read_bgr: Image | None
    tracker: TrackerState
    still: bool

    @property
    def picture(self) -> Image:
        """The picture that shows the table best: the one that was read, perhaps a still, as long as nothing moves."""
        return self.read_bgr if self.still and self.read_bgr is not None else self.frame_bgr


class SensingSeveral:
    """Reads the pictures of several cameras in the caller's thread.

    The table is still when every working camera reports so for a picture taken after the last movement that any of them
    saw.

    Args:
        first: the first camera's calibration.
        beside: the others' calibrations, by name.
        reads_moving: also read a moving table, so that people see a wall grow; the game ignores these readings.
    """

    def __init__(
        self,
        first: CameraModel,
        beside: Mapping[str, CameraModel],
        settings: VisionSettings,
        *,
        reads_moving: bool,
    ) -> None:
        self._cameras = {FIRST_CAMERA: first, **beside}
        self._settings = settings
        self._reads_moving = reads_moving
        self._eyes: dict[str, _Eye] = {}
        self._together: SeenTogether | None = None
        self._made_of: dict[str, TableObservation] = {}

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """Read the cameras' newest pictures; return None if none of them can be decoded."""
        given = [BesidePicture(FIRST_CAMERA, t_ns, jpeg)] if jpeg else []
        given += [picture for picture in beside if picture.name in self._cameras]
        seen = [name for picture in given if (name := self._took(picture)) is not None]
        if not seen:
            return None
        eyes = {name: self._eyes[name] for name in self._cameras if name in seen}
        if self._are_still(eyes.values()):
            return self._still(eyes)
        return self._moving(eyes) if self._reads_moving else None

    def close(self) -> None:
        """Do nothing, as nothing is held."""

    def _took(self, picture: BesidePicture) -> str | None:
        """Take a picture in; return its camera's name, or None if it cannot be decoded."""
        before = self._eyes.get(picture.name)
        same = before is not None and before.jpeg == picture.jpeg
        if before is not None and same and picture.t_ns <= before.t_ns:
            return picture.name
        try:
            frame = before.frame_bgr if before is not None and same else decode_jpeg(picture.jpeg)
        except UnusableImage:
            return None
        tracker = START if before is None else before.tracker
        # If a camera's pictures go back in time, it was reopened, or the recording jumps.
        t_ns = picture.t_ns if before is None else max(picture.t_ns, before.t_ns)
        tracker, tracked, _ = track(tracker, frame, t_ns, self._cameras[picture.name], self._settings)
        still = tracked.still and tracked.observation is not None
        read = frame if tracked.read_now else None if before is None else before.read_bgr
        self._eyes[picture.name] = _Eye(picture.jpeg, t_ns, frame, read, tracker, still)
        return picture.name

    @staticmethod
    def _are_still(eyes: Iterable[_Eye]) -> bool:
        every = list(eyes)
        moved_ns = max(eye.tracker.moved_at_ns for eye in every)
        return all(eye.still and eye.t_ns >= moved_ns for eye in every)

    def _still(self, eyes: Mapping[str, _Eye]) -> Sensed:
        own = {name: eye.tracker.observation for name, eye in eyes.items() if eye.tracker.observation is not None}
        same = self._made_of.keys() == own.keys() and all(self._made_of[name] is one for name, one in own.items())
        if self._together is None or not same:
            self._together = seen_together(self._views(eyes, own), self._together, self._settings)
            self._made_of = own
        return Sensed(self._together.observation, True, self._together.views)

    def _moving(self, eyes: Mapping[str, _Eye]) -> Sensed | None:
        """Return what is known, and for one camera whose view moves a reading of its newest picture."""
        own = {name: eye.tracker.observation for name, eye in eyes.items() if eye.tracker.observation is not None}
        moving = next((name for name, eye in eyes.items() if not eye.still and not eye.tracker.after_still), None)
        if moving is not None:
            eye = eyes[moving]
            known = known_before(eye.tracker, self._settings)
            own[moving] = observe(eye.frame_bgr, self._cameras[moving], self._settings, known=known)
        found = seen_together(self._views(eyes, own), self._together, self._settings, closely=False)
        return Sensed(found.observation, False, found.views)

    def _views(self, eyes: Mapping[str, _Eye], own: Mapping[str, TableObservation]) -> list[CameraView]:
        return [
            CameraView(name, self._cameras[name], eye.picture, own[name]) for name, eye in eyes.items() if name in own
        ]
