"""The root class of vision's errors."""

from __future__ import annotations

from vision.message import Value


class VisionError(Exception):
    """Vision cannot use something it was given.

    Args:
        code: stable dotted code, e.g. ``calibration.field_missing``.
        message: one sentence for a person, naming the remedy.
        values: the values that the sentence names, for its translations.
    """

    def __init__(self, code: str, message: str, /, **values: Value) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.values = values


class MalformedCalibration(VisionError):
    """A camera file or dictionary that does not describe a camera."""


class UnusableImage(VisionError):
    """An image that cannot be read: not decodable, empty, or not of the shape of the calibrated size."""


class UnusablePhotos(VisionError):
    """A folder of photos with truth that cannot be read."""


class NoKernels(VisionError):
    """The compiled kernels are missing, or not made for this machine."""
