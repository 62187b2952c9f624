"""Converts photos between session inputs and recording messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.frames.phone_photo import TakenLook
from companion.recording.message_json import DamagedRecording, time_to_json
from companion.recording.messages import JsonObject, Message, PhotoCalibrated, PhotosGiven, PhotoTaken
from companion.session.inputs import PhotosShown
from vision.errors import MalformedCalibration
from vision.geometry.camera_model import CameraModel, camera_model_from_json, camera_model_to_json
from vision.readings.observation import observation_to_json


def photo_messages(given: PhotosShown) -> Iterator[Message]:
    """Yield the pictures with their lenses, then the message that they arrived."""
    t_ns = given.t_ns
    for look in given.shown.looks:
        yield PhotoTaken(t_ns, t_ns, look.name, look.jpeg)
        yield PhotoCalibrated(t_ns, t_ns, _calibration(look.name, look.camera, t_ns))
    looks = [_look_to_json(look) for look in given.shown.looks]
    seen: dict[str, Any] = observation_to_json(given.shown.observation, details=True)
    yield PhotosGiven(t_ns, t_ns, given.taken_ns, given.version, given.seat, looks, seen)


def looks_given(given: PhotosGiven, pictures: Sequence[PhotoTaken]) -> tuple[TakenLook, ...]:
    """Return the pictures that were read together, without those that were not kept.

    Args:
        pictures: recorded pictures; those of the same time are used.

    Raises:
        DamagedRecording: ``recording.damaged_message``.
    """
    taken = {picture.name: picture.jpeg for picture in pictures if picture.t_ns == given.t_ns}
    try:
        return tuple(_look_of(look, taken[look["name"]]) for look in given.looks if look["name"] in taken)
    except (KeyError, TypeError, ValueError, AttributeError, MalformedCalibration) as error:
        raise DamagedRecording(
            "recording.damaged_message",
            f"The photos at {given.t_ns / 1e9:.3f} s are of another form ({error!r}).",
            at=f"{given.t_ns / 1e9:.3f}",
        ) from error


def _look_to_json(look: TakenLook) -> JsonObject:
    return {
        "name": look.name,
        "camera": camera_model_to_json(look.camera),
        "height_share": {str(seat): share for seat, share in look.height_share.items()},
        "focal_share": look.focal_share,
    }


def _look_of(form: JsonObject, jpeg: bytes) -> TakenLook:
    shares = {int(seat): float(share) for seat, share in form["height_share"].items()}
    focal_share = None if form["focal_share"] is None else float(form["focal_share"])
    return TakenLook(str(form["name"]), jpeg, camera_model_from_json(form["camera"]), shares, focal_share)


def _calibration(name: str, camera: CameraModel, t_ns: int) -> JsonObject:
    (fx, skew, cx), (_, fy, cy), _ = camera.matrix
    return {
        "timestamp": time_to_json(t_ns),
        "frame_id": name,
        "width": camera.width,
        "height": camera.height,
        "distortion_model": "plumb_bob",
        "D": list(camera.dist),
        "K": [fx, skew, cx, 0.0, fy, cy, 0.0, 0.0, 1.0],
        "R": [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
        "P": [fx, skew, cx, 0.0, 0.0, fy, cy, 0.0, 0.0, 0.0, 1.0, 0.0],
    }
