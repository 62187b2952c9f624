"""The one error root of the vision room."""

from __future__ import annotations

from vision.message import Value


class VisionError(Exception):
    """Something given to vision cannot be used.

    Args:
        code: stable dotted code, e.g. ``calibration.field_missing``.
        message: one sentence for a person, naming the remedy.
        values: what it names, for the same sentence in other languages.
    """

    def __init__(self, code: str, message: str, /, **values: Value) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.values = values


class MalformedCalibration(VisionError):
    """A camera file or dictionary that does not describe a camera."""


class UnusableImage(VisionError):
    """An image that cannot be looked at: not decodable, of no size, or not the calibrated size's shape."""


class UnusablePhotos(VisionError):
    """A folder of photos with truth that cannot be read."""


class NoKernels(VisionError):
    """The machine code that reads pictures is missing, or not made for this machine."""
