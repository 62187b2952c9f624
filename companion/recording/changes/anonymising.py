"""Anonymises a recording: removes names and what people typed, and blackens everything in the pictures but the mats."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.errors import CompanionError
from companion.games.catalogue import AnyEngine
from companion.games.codec import event_from_json
from companion.games.errors import GameError
from companion.recording.changes.scrubbing import Scrubber, scrubbed
from companion.recording.game_header import recorded_game
from companion.recording.messages import (
    FIRST_CAMERA,
    BesideTaken,
    CommandRejected,
    DeviceChanged,
    EventHappened,
    FrameLooked,
    FrameTaken,
    HeadTold,
    JsonObject,
    Message,
    PhotoTaken,
    StateReached,
)
from companion.recording.reading import Recording, open_recording
from companion.recording.schemas import CAMERA_ATTACHMENT
from companion.recording.state_digest import digest_of
from companion.recording.writing.atomic_file import new_file
from companion.recording.writing.mcap_writer import RecordingWriter, json_bytes
from companion.texts.message import Message as Saying
from companion.texts.message import message_to_text
from vision.decoding import decoded
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.settings.stages import VisionSettings

_JPEG_QUALITY: Final = 92
_MARGIN_MM: Final = 10.0
_TALLEST_MM: Final = 130.0
"""Upper limit for the height of a wall, which may reach beyond the far edge of its mat in the picture."""


@dataclass(frozen=True, slots=True)
class AnonymisedReport:
    """What was done: messages written, pictures cut to the mats, and pictures left out because no mat was found in
    them.
    """

    messages: int
    pictures: int
    pictures_left_out: int


def anonymise_recording(
    path: Path,
    output: Path,
    settings: VisionSettings,
    *,
    force: bool = False,
) -> AnonymisedReport:
    """Copy a recording without names and without what people typed; its pictures show only the mats.

    Raises:
        DamagedRecording: the file is no recording, is damaged, or does not say which game it is of.
        CompanionError: ``recording.exists``, ``recording.cannot_write``, ``recording.no_names``.
    """
    with open_recording(path) as recording:
        names, engine = _names(recording), recorded_game(recording.about).engine
        scrub = Scrubber(names)
        blind = mats_only(recording.head.camera, recording.head.beside, settings)
        about = {key: scrub.about(key, value) for key, value in recording.about.items()}
        camera = json.loads(recording.attachments[CAMERA_ATTACHMENT])
        attachments = {
            name: json_bytes(scrub.json(json.loads(data)))
            for name, data in recording.attachments.items()
            if name != CAMERA_ATTACHMENT and name.endswith(".json")
        }
        count = 0
        with (
            new_file(output, force=force) as stream,
            RecordingWriter(stream, camera, about, attachments, began_ns=recording.start_ns) as writer,
        ):
            for message in _without_people(recording, engine, scrub, blind):
                writer.write(message)
                count += 1
    kept, left_out = (sum(getattr(one, how) for one in blind.values()) for how in ("kept", "left_out"))
    return AnonymisedReport(count, kept, left_out)


def mats_only(first: CameraModel, beside: Mapping[str, CameraModel], settings: VisionSettings) -> dict[str, MatsOnly]:
    """Return a ``MatsOnly`` for each camera of a table, by the camera's name."""
    return {name: MatsOnly(camera, settings) for name, camera in {FIRST_CAMERA: first, **beside}.items()}


class MatsOnly:
    """Blackens everything in a picture except the mats; the picture keeps its size, so it can still be measured."""

    def __init__(self, camera: CameraModel, settings: VisionSettings) -> None:
        self._camera = camera
        self._settings = settings
        self.kept = 0
        self.left_out = 0

    def picture(self, jpeg: bytes) -> bytes | None:
        """Blacken a JPEG outside its mats; None if no mat was found or the data is no picture."""
        image = decoded(jpeg)
        cut = None if image is None else self.cut(image)
        if cut is None:
            self.left_out += 1
            return None
        self.kept += 1
        return cut

    def cut(self, image: NDArray[np.uint8], quality: int = _JPEG_QUALITY) -> bytes | None:
        """Blacken a decoded picture (H×W×3) outside its mats; returns a JPEG, or None if no mat was found."""
        outlines = self._outlines(image)
        if not outlines:
            return None
        image = image.copy()
        mask = np.zeros(image.shape[:2], dtype=np.uint8)
        for outline in outlines:
            cv2.fillConvexPoly(mask, outline, 255)
        image[mask == 0] = 0
        done, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])
        assert done, "a decoded picture can be written again"
        return data.tobytes()

    def _outlines(self, image: NDArray[np.uint8]) -> list[NDArray[np.int32]]:
        height, width = image.shape[:2]
        geometry, pose = self._settings.geometry, self._settings.stages.pose
        camera = self._camera.scaled_to(width, height)
        gray = np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        found, _ = find_mats(find_markers(gray, geometry, pose), camera, geometry, pose)
        outlines = []
        for mat in found:
            sheet = geometry.market_mat if mat.name == "market" else geometry.seat_mat
            top_mm = 0.0 if mat.name == "market" else _TALLEST_MM
            corners = [
                (x, y, z)
                for x in (-_MARGIN_MM, sheet.width_mm + _MARGIN_MM)
                for y in (-_MARGIN_MM, sheet.height_mm + _MARGIN_MM)
                for z in (0.0, top_mm)
            ]
            pixels = mat_view(mat.pose, camera).project(corners)
            outlines.append(cv2.convexHull(np.round(pixels).astype(np.int32)).reshape(-1, 2).astype(np.int32))
        return outlines


class _States:
    """The states of the game without names, one per event."""

    def __init__(self, engine: AnyEngine) -> None:
        self._engine = engine
        self._states: list[Any] = []

    def follow(self, version: int, event: JsonObject) -> None:
        """Apply the next event. If the game cannot be folded, all states are forgotten."""
        if version != len(self._states) + 1:
            return
        try:
            self._states.append(self._engine.folded(self._states, event_from_json(self._engine, event)))
        except (GameError, LookupError, ValueError):
            self._states.clear()

    def digest_at(self, version: int) -> str | None:
        """The digest of the state at that version; None where it is not known."""
        return digest_of(self._states[version - 1]) if 0 < version <= len(self._states) else None


def _without_people(
    recording: Recording, engine: AnyEngine, scrub: Scrubber, blind: Mapping[str, MatsOnly]
) -> Iterator[Message]:
    states = _States(engine)
    dropped_ns: int | None = None
    for message in recording.messages():
        match message:
            case HeadTold():
                continue
            case BesideTaken() | PhotoTaken():
                yield from _named_picture(message, blind)
            case FrameTaken():
                jpeg = blind[FIRST_CAMERA].picture(message.jpeg) if message.jpeg else b""
                dropped_ns = message.t_ns if jpeg is None else None
                if jpeg is not None:
                    yield replace(message, jpeg=jpeg)
            case FrameLooked() if message.t_ns == dropped_ns:
                yield replace(message, left_out="space")
            case EventHappened(_, _, version, event):
                clean = scrub.json(event)
                states.follow(version, clean)
                yield replace(message, event=clean)
            case StateReached(_, _, version, _):
                digest = states.digest_at(version)
                if digest is not None:
                    yield replace(message, digest=digest)
            case DeviceChanged(_, _, device, state, _):
                how = "there" if state in ("on", "recording") else "away"  # ports and addresses may name somebody
                yield replace(message, sentence=message_to_text(Saying(f"chronicle.{device}_{how}")))
            case CommandRejected():
                yield replace(message, command=scrub.json(message.command), message=scrub.words(message.message))
            case _:
                yield scrubbed(message, scrub)


def _named_picture(message: BesideTaken | PhotoTaken, blind: Mapping[str, MatsOnly]) -> Iterator[Message]:
    """Cut a camera's picture to the mats; a phone's photo stays as it is, because it was cut when it arrived."""
    if message.name in blind:
        jpeg = blind[message.name].picture(message.jpeg)
        if jpeg is not None:
            yield replace(message, jpeg=jpeg)
    elif isinstance(message, PhotoTaken):
        yield message


def _names(recording: Recording) -> list[str]:
    try:
        players = json.loads(recording.about["options"])["players"]
        return [player if isinstance(player, str) else str(player["name"]) for player in players]
    except (KeyError, TypeError, ValueError) as error:
        raise CompanionError(
            "recording.no_names",
            f"{recording.path} does not tell who played, so that nobody can say whose names to take out: it is not changed.",
            file=str(recording.path),
        ) from error
