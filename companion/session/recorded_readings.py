"""Passes camera readings to a recording; decides which pictures and readings are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Protocol

from companion.recording.messages import (
    FIRST_CAMERA,
    Annotated,
    BesideTaken,
    FrameLooked,
    FrameTaken,
    LeftOut,
    Message,
    Observed,
)
from companion.recording.segments import THINNED
from companion.recording.settings import RecordingSettings
from companion.recording.writing.background_writer import Make, WritingStatus
from companion.recording.writing.redaction import Discretion
from companion.recording.writing.thinning import FrameSeen as ThinningLook
from companion.recording.writing.thinning import Kept, Room, having_kept, left_out, room_left
from companion.session.inputs import FrameSeen, PhotosShown
from companion.session.outbox import FrameLook
from companion.settings.loading import Settings
from companion.texts.message import Message as Said
from vision.geometry.camera_model import CameraModel
from vision.picture_size import jpeg_size
from vision.readings.observation import TableObservation, observation_to_json
from vision.readings.resized import resized

if TYPE_CHECKING:  # loads the vision code, as do the two imports below; a table without a camera needs none
    from companion.recording.changes.anonymising import MatsOnly

MESSAGE_BYTES: Final = 500
"""Approximate size of a message without a picture."""
_ROOMS: Final[tuple[Room, ...]] = ("plenty", "sparse", "still", "none")


class MessageSink(Protocol):
    """Receives messages; must neither block nor raise."""

    def put(self, size_bytes: int, make: Make) -> None:
        """Write messages."""


class MeasuredSink(MessageSink, Protocol):
    """A sink that knows how much space is left."""

    def status(self) -> WritingStatus:
        """Return the present status."""


class RecordedReadings:
    """Passes frames and their readings to a writer.

    Args:
        camera: the first camera; None if the table has none.
        clock_ns: the game's clock.
        readings: whether readings are kept, too, and not only pictures.
        beside: the other cameras by name.
        discretion: which players are left out. For them, only pictures of the still table are kept, cut to its mats.
    """

    def __init__(
        self,
        writer: MeasuredSink,
        camera: CameraModel | None,
        settings: Settings,
        clock_ns: Callable[[], int],
        discretion: Discretion,
        *,
        readings: bool = True,
        beside: Mapping[str, CameraModel] | None = None,
    ) -> None:
        self._discretion = discretion
        self._blind = _blind(camera, beside or {}, settings) if discretion.wanted else None
        self._writer = writer
        self._camera = camera
        self._settings = settings
        self._recording: RecordingSettings = settings.recording
        self._clock_ns = clock_ns
        self._readings = readings
        self._kept = Kept()
        self._room: Room = "plenty"
        self._was_still = False
        self._last_look: TableObservation | None = None
        self._looks = 0

    def looked(self, look: FrameLook, note: Callable[[str, Said], None]) -> None:
        """Handle a frame: keep or drop its picture, and keep its readings if they are new.

        Args:
            note: records a note about the recording itself, such as that space runs short.
        """
        frame, sensed = look.frame, look.frame.sensed
        now_ns = self._clock_ns()
        still = sensed is not None and sensed.still
        observation = None if sensed is None else sensed.observation
        new = observation is not None and observation != self._last_look
        seen = ThinningLook(frame.t_ns, still, new or still != self._was_still, look.mattered)
        status = self._writer.status()
        room = room_left(status.written_bytes, status.free_bytes, status.waiting_bytes, self._recording)
        roomy_again = room == "plenty" and self._room != "plenty"
        if roomy_again or _ROOMS.index(room) > _ROOMS.index(self._room):
            # Only a worse shortage or its end is noted, so that wavering does not fill the recording.
            self._room = room
            note(THINNED, Said(f"noted.room_{room}"))
        why = left_out(seen, self._kept, room, self._recording)
        if not why and self._discretion.wanted and not still:
            why = "private"
        number, self._looks, self._was_still = self._looks, self._looks + 1, still
        logged = FrameLooked(frame.t_ns, now_ns, number, still, why)
        told = observation if new and (still or not why) else None
        if told is not None:
            self._last_look = told
        if not why:
            self._kept = having_kept(self._kept, seen)
        pictures = 0 if why else len(frame.jpeg) + sum(len(picture.jpeg) for picture in frame.beside)
        size = MESSAGE_BYTES + pictures * 4 // 3
        self._writer.put(size, lambda: self._frame_messages(frame, logged, why, told))

    def photos_kept(self, given: PhotosShown) -> PhotosShown:
        """Return photos as they are recorded: if players are left out, the camera's pictures are cut to the mats."""
        blind = self._blind
        if blind is None:
            return given
        cut = [
            (look, look.jpeg if look.focal_share is not None else _cut(blind, look.name, look.jpeg))
            for look in given.shown.looks
        ]
        looks = tuple(replace(look, jpeg=jpeg) for look, jpeg in cut if jpeg is not None)
        return replace(given, shown=replace(given.shown, looks=looks))

    def _frame_messages(
        self, look: FrameSeen, logged: FrameLooked, why: LeftOut, told: TableObservation | None
    ) -> Iterable[Message]:
        at = logged.logged_ns
        for picture in () if why else look.beside:
            kept = _cut(self._blind, picture.name, picture.jpeg)
            if kept is not None:
                yield BesideTaken(picture.t_ns, at, picture.name, kept)
        jpeg = None if why else _cut(self._blind, FIRST_CAMERA, look.jpeg)
        if jpeg is not None:
            yield FrameTaken(look.t_ns, at, jpeg)
        elif not why:
            logged = replace(logged, left_out="private")  # no mat was found, so nothing separates people from the table
        if not self._readings:
            return
        yield logged
        if told is not None:
            yield Observed(look.t_ns, at, observed(told, logged))
            if self._camera is not None:
                from companion.recording.annotations import image_annotations  # noqa: PLC0415 see above

                shown = told if look.sensed is None else look.sensed.shown_by(FIRST_CAMERA)
                shown = resized(shown, *(jpeg_size(look.jpeg) or (shown.width, shown.height)))
                drawn = image_annotations(shown, look.t_ns, self._camera, self._settings.geometry)
                yield Annotated(look.t_ns, at, drawn)


def _blind(
    camera: CameraModel | None, beside: Mapping[str, CameraModel], settings: Settings
) -> dict[str, MatsOnly] | None:
    """Return, by camera name, what blackens everything but the mats in its pictures."""
    if camera is None:
        return None
    from companion.recording.changes.anonymising import mats_only  # noqa: PLC0415 see above

    return mats_only(camera, beside, settings.vision_settings())


def _cut(blind: Mapping[str, MatsOnly] | None, name: str, jpeg: bytes) -> bytes | None:
    """Return a camera's picture as it is kept; None if people in it cannot be excluded."""
    if blind is None or not jpeg:
        return jpeg
    return blind[name].picture(jpeg) if name in blind else None


def observed(observation: TableObservation, look: FrameLooked) -> dict[str, Any]:
    """Return an observation in the form of ``Observed``, with the frame's number and whether it was still."""
    size = {"width": observation.width, "height": observation.height}
    return {"frame": look.number, "still": look.still, **size, **observation_to_json(observation, details=True)}
