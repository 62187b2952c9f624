"""What a phone's earlier photos told of one of its lenses, as values: a table keeps them without loading numpy."""

from __future__ import annotations

from dataclasses import dataclass

from vision.settings.calibration import LensSettings

Square = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class LensShares:
    """A lens in terms that do not depend on a picture's size, with its uncertainty.

    Attributes:
        values: natural logarithm of the focal length as a share of the picture's longer side; the offset of the lens's
            centre from the picture's, across and down, as shares of that side; the first distortion coefficient.
        covariance: of these values (4×4).
        if_edited: the same if the photos may have been cut at one side, which moves the centre.
    """

    values: tuple[float, ...]
    covariance: Square
    if_edited: Square


@dataclass(frozen=True, slots=True)
class LensShown:
    """What one photo shows of its lens.

    Attributes:
        expected: what was expected of it, from earlier photos or without them.
        photo: the lens as estimated from that and from the markers.
        photos: how many photos the estimate rests on: this one, and earlier ones whose lens it agrees with.
    """

    expected: LensShares
    photo: LensShares
    photos: int


@dataclass(frozen=True, slots=True)
class KnownLens:
    """A lens that earlier photos have shown.

    Attributes:
        shape: width of its upright photos divided by their height.
        focal_35mm: the focal length in their EXIF; None if there was none.
        mean: the lens about which that of each photo varies.
        photos: how many photos it was learned from.
    """

    shape: float
    focal_35mm: float | None
    mean: LensShares
    photos: int


@dataclass(frozen=True, slots=True)
class KnownLenses:
    """The lenses of one phone, the latest used first. A lens is one shape of picture and one focal length in EXIF."""

    lenses: tuple[KnownLens, ...] = ()

    def find(self, size_px: tuple[int, int], focal_35mm: float | None, settings: LensSettings) -> KnownLens | None:
        """Return the lens that takes photos of this size with this focal length in EXIF; None if it is not known."""
        return next((lens for lens in self.lenses if is_of(lens, size_px, focal_35mm, settings)), None)


def is_of(lens: KnownLens, size_px: tuple[int, int], focal_35mm: float | None, settings: LensSettings) -> bool:
    """Whether a photo of this size with this focal length in EXIF was taken by that lens."""
    if abs(size_px[0] / size_px[1] / lens.shape - 1) > settings.shape_tolerance:
        return False
    if focal_35mm is None or lens.focal_35mm is None:
        return focal_35mm is lens.focal_35mm
    return abs(focal_35mm - lens.focal_35mm) < settings.same_35mm
