"""Learns a lens from photo to photo: what to expect of the next one, and what is known after it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.calibration.known_lens import KnownLens, KnownLenses, LensShares, LensShown, Square, is_of
from vision.settings.calibration import LensSettings

Floats = NDArray[np.float64]


def expected_of(known: KnownLens, settings: LensSettings) -> LensShares:
    """Return what to expect of the next photo."""
    covariance, if_edited = _varies(known.focal_35mm, settings)
    return replace(
        known.mean,
        covariance=as_square(np.array(known.mean.covariance) + covariance),
        if_edited=as_square(np.array(known.mean.if_edited) + if_edited),
    )


def lenses_after(
    lenses: KnownLenses,
    size_px: tuple[int, int],
    focal_35mm: float | None,
    shown: LensShown,
    settings: LensSettings,
) -> KnownLenses:
    """Return a phone's lenses after one more photo that was accepted."""
    mean = _mean_after(shown.expected, shown.photo, *_varies(focal_35mm, settings))
    lens = KnownLens(size_px[0] / size_px[1], focal_35mm, mean, shown.photos)
    others = [other for other in lenses.lenses if not is_of(other, size_px, focal_35mm, settings)]
    return KnownLenses((lens, *others)[: settings.lenses_known])


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
