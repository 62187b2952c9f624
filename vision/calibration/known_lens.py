"""What a phone's earlier photos told of one of its lenses, so that its next photo starts from that."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.settings.calibration import LensSettings

Floats = NDArray[np.float64]
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

    def expected(self, settings: LensSettings) -> LensShares:
        """Return what to expect of the next photo."""
        covariance, if_edited = _varies(self.focal_35mm, settings)
        return replace(
            self.mean,
            covariance=as_square(np.array(self.mean.covariance) + covariance),
            if_edited=as_square(np.array(self.mean.if_edited) + if_edited),
        )


def _varies(focal_35mm: float | None, settings: LensSettings) -> tuple[Floats, Floats]:
    """Return the covariance of a photo's lens about the mean, and the same if the photo may have been edited.

    A photo without EXIF that agrees with the lens may still have been cut a little.
    """
    edited = settings.steady_spread if focal_35mm is not None else settings.edited_steady_spread
    whole, cut = (
        np.diag(np.square([settings.refocus_spread, middle, middle, settings.rebend_spread]))
        for middle in (settings.steady_spread, edited)
    )
    return whole, cut


def _mean_after(expected: LensShares, photo: LensShares, whole: Floats, edited: Floats) -> LensShares:
    """Return the mean lens after a photo: from what was expected of it, and what it showed.

    The photo's lens is one draw about the mean, so the mean follows it by a Kalman smoother's step (Rauch, Tung,
    Striebel).
    """
    whole, edited = _no_more_than(expected.covariance, whole), _no_more_than(expected.if_edited, edited)
    gain = _gain(expected.covariance, whole)
    values = np.array(expected.values) + gain @ (np.array(photo.values) - np.array(expected.values))
    return LensShares(
        tuple(values.tolist()),
        _smoothed(expected.covariance, photo.covariance, whole),
        _smoothed(expected.if_edited, photo.if_edited, edited),
    )


def _no_more_than(expected: Square, varies: Floats) -> Floats:
    """Return how a photo's lens varies, at most as much as was expected of it, whatever the settings say."""
    return np.asarray(np.minimum(varies, np.diag(np.diag(np.array(expected)))), dtype=np.float64)


def _gain(expected: Square, varies: Floats) -> Floats:
    """Return by how much the mean follows a photo's lens."""
    return np.asarray((np.array(expected) - varies) @ np.linalg.inv(np.array(expected)), dtype=np.float64)


def _smoothed(expected: Square, photo: Square, varies: Floats) -> Square:
    """Return the covariance of the mean after a photo: from that expected of the photo, and the one it left."""
    gain, before = _gain(expected, varies), np.array(expected)
    after = before - varies + gain @ (np.array(photo) - before) @ gain.T
    return as_square((after + after.T) / 2)


@dataclass(frozen=True, slots=True)
class KnownLenses:
    """The lenses of one phone, the latest used first. A lens is one shape of picture and one focal length in EXIF."""

    lenses: tuple[KnownLens, ...] = ()

    def find(self, size_px: tuple[int, int], focal_35mm: float | None, settings: LensSettings) -> KnownLens | None:
        """Return the lens that takes photos of this size with this focal length in EXIF; None if it is not known."""
        return next((lens for lens in self.lenses if _is_of(lens, size_px, focal_35mm, settings)), None)

    def learned(
        self, size_px: tuple[int, int], focal_35mm: float | None, shown: LensShown, settings: LensSettings
    ) -> KnownLenses:
        """Return the lenses after one more photo that was accepted."""
        mean = _mean_after(shown.expected, shown.photo, *_varies(focal_35mm, settings))
        lens = KnownLens(size_px[0] / size_px[1], focal_35mm, mean, shown.photos)
        others = [other for other in self.lenses if not _is_of(other, size_px, focal_35mm, settings)]
        return KnownLenses((lens, *others)[: settings.lenses_known])


def _is_of(lens: KnownLens, size_px: tuple[int, int], focal_35mm: float | None, settings: LensSettings) -> bool:
    if abs(size_px[0] / size_px[1] / lens.shape - 1) > settings.shape_tolerance:
        return False
    if focal_35mm is None or lens.focal_35mm is None:
        return focal_35mm is lens.focal_35mm
    return abs(focal_35mm - lens.focal_35mm) < settings.same_35mm


def edited_against_whole(afresh: LensShown, known: LensShares, distance2: float) -> float:
    """Return how much better the markers fit an edited photo than a whole one by a known lens (a Bayes factor).

    A known lens predicts more exactly, so agreement speaks for it the more, the more exactly the markers tell the lens.

    Args:
        afresh: what the photo shows by itself.
        known: what was expected of it as one by the known lens.
        distance2: squared standard deviations by which it misses that.
    """
    wide, found = np.array(afresh.expected.if_edited), np.array(afresh.photo.if_edited)
    markers = np.linalg.inv(found) - np.linalg.inv(wide)
    whole, edited = (np.linalg.slogdet(np.eye(len(wide)) + markers @ one)[1] for one in (known.covariance, wide))
    return float(np.exp((whole - edited + distance2) / 2))


def as_square(matrix: Floats) -> Square:
    """Return a matrix as nested tuples."""
    return tuple(tuple(float(value) for value in row) for row in matrix)
