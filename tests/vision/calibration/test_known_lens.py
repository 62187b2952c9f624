"""A phone's next photo starts from what its earlier ones told of its lens, and what is known never makes an edited one pass."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.calibration.test_lens_estimate import SIZE, lens, shown_by
from vision.calibration.known_lens import KnownLens, KnownLenses, LensShares, LensShown
from vision.calibration.lens_estimate import LensEstimate, estimate_lens
from vision.calibration.lens_learning import as_square, edited_against_whole, expected_of, lenses_after
from vision.markers.detection import MarkerFound
from vision.settings.stages import VisionSettings

SMALL = as_square(np.diag([1e-4, 1e-5, 1e-5, 1e-5]))
SHARES = LensShares((-0.36, 0.0, 0.0, 0.0), SMALL, SMALL)
SHOWN = LensShown(SHARES, SHARES, 1)


def estimated(
    markers: tuple[MarkerFound, ...],
    settings: VisionSettings,
    known: KnownLens | None = None,
    focal_35mm: float | None = None,
) -> LensEstimate:
    stages = settings.stages
    found = estimate_lens(markers, SIZE, focal_35mm, settings.geometry, stages.pose, stages.lens, known)
    assert found is not None
    return found


def known_after(
    photos: list[tuple[MarkerFound, ...]], settings: VisionSettings, focal_35mm: float | None = None
) -> KnownLens:
    """What is known of a lens after these photos."""
    lenses = KnownLenses()
    for markers in photos:
        found = estimated(markers, settings, lenses.find(SIZE, focal_35mm, settings.stages.lens), focal_35mm)
        assert found.agrees
        lenses = lenses_after(lenses, SIZE, focal_35mm, found.shown, settings.stages.lens)
    (known,) = lenses.lenses
    return known


def taken(settings: VisionSettings, *tilts_deg: float, focal_px: float = 1400.0) -> list[tuple[MarkerFound, ...]]:
    """Photos by one lens, tilted so much each."""
    return [shown_by(lens(focal_px), settings, tilt, seed=number) for number, tilt in enumerate(tilts_deg)]


@pytest.mark.parametrize("focal_35mm", [None, 24.0])
def test_each_photo_of_a_phone_leaves_its_lens_better_known(focal_35mm: float | None, settings: VisionSettings) -> None:
    last = shown_by(lens(1400.0), settings, 20.0, ids=3, seed=9)
    fresh = estimated(last, settings, None, focal_35mm)
    shares, heights = [fresh.focal_share], [fresh.height_share[0]]
    for photos in (1, 2, 3):
        found = estimated(
            last, settings, known_after(taken(settings, 40.0, -35.0, 45.0)[:photos], settings, focal_35mm), focal_35mm
        )
        assert found.agrees
        assert found.shown.photos == photos + 1
        assert abs(found.camera.matrix[0][0] / 1400.0 - 1) < 2 * found.focal_share
        shares.append(found.focal_share)
        heights.append(found.height_share[0])
    assert shares == sorted(shares, reverse=True)
    assert heights[-1] < heights[0]
    assert shares[1] < 0.8 * shares[0]


def test_a_photo_without_exif_claims_more_once_its_lens_is_known(settings: VisionSettings) -> None:
    """Alone it may have been cut at one side; if it agrees with the lens of photos before, it hardly was."""
    known = known_after(taken(settings, 40.0, -35.0), settings)
    photo = shown_by(lens(1400.0), settings, 15.0, ids=2, seed=9)
    alone, after = estimated(photo, settings), estimated(photo, settings, known)
    assert after.height_share[0] < 0.7 * alone.height_share[0]


def test_a_zoomed_photo_starts_afresh(settings: VisionSettings) -> None:
    known = known_after(taken(settings, 40.0, -35.0), settings)
    zoomed = shown_by(lens(1900.0), settings, 40.0, ids=4)
    assert estimated(zoomed, settings, known) == estimated(zoomed, settings)


def test_what_a_zoomed_photo_shows_replaces_what_was_known(settings: VisionSettings) -> None:
    zoomed = taken(settings, 42.0, focal_px=1900.0)
    known = known_after([*taken(settings, 40.0, -35.0), *zoomed], settings)
    assert known == known_after(zoomed, settings)
    assert known.photos == 1


@pytest.mark.parametrize("middle", [(600.0, 500.0), (1300.0, 749.5), (999.5, 450.0)])
def test_a_cut_photo_of_a_known_phone_is_as_suspect_as_of_an_unknown_one(
    middle: tuple[float, float], settings: VisionSettings
) -> None:
    cut = shown_by(lens(1400.0, middle), settings, 40.0, seed=9)
    found = estimated(cut, settings, known_after(taken(settings, 40.0, -35.0), settings))
    assert found == estimated(cut, settings)


def test_a_lens_is_known_for_its_shape_and_its_focal_length_alone(settings: VisionSettings) -> None:
    own = settings.stages.lens
    lenses = lenses_after(KnownLenses(), (2000, 1500), 24.0, SHOWN, own)
    assert lenses.find((4000, 3000), 24.0, own) is not None
    assert lenses.find((2000, 1500), 26.0, own) is None
    assert lenses.find((2000, 1500), None, own) is None
    assert lenses.find((1500, 2000), 24.0, own) is None
    assert lenses.find((2000, 1125), 24.0, own) is None


def test_the_lens_that_was_not_used_for_longest_is_forgotten(settings: VisionSettings) -> None:
    own = replace(settings.stages.lens, lenses_known=2)
    lenses = KnownLenses()
    for focal_35mm in (24.0, 13.0, 24.0, 77.0):
        lenses = lenses_after(lenses, SIZE, focal_35mm, SHOWN, own)
    assert [lens.focal_35mm for lens in lenses.lenses] == [77.0, 24.0]


@given(
    st.lists(st.floats(-1, 1), min_size=16, max_size=16),
    st.sampled_from([None, 24.0]),
)
def test_nothing_is_expected_more_exactly_than_focusing_and_steadying_allow(
    settings: VisionSettings, numbers: list[float], focal_35mm: float | None
) -> None:
    own = settings.stages.lens
    root = np.array(numbers).reshape(4, 4) * 0.01
    covariance = as_square(root @ root.T)
    known = KnownLens(4 / 3, focal_35mm, LensShares((-0.36, 0.0, 0.0, 0.0), covariance, covariance), 3)
    expected = expected_of(known, own)
    floor = [own.refocus_spread, own.steady_spread, own.steady_spread, own.rebend_spread]
    for one in (expected.covariance, expected.if_edited):
        assert np.all(np.sqrt(np.diag(np.array(one))) >= np.array(floor) * (1 - 1e-9))
        assert np.all(np.linalg.eigvalsh(np.array(one)) > 0)
    assert expected.values == known.mean.values


@given(st.floats(0.001, 0.3), st.floats(0.0001, 0.05), st.floats(0.05, 0.999))
def test_a_mean_stays_possible_whatever_the_settings(
    settings: VisionSettings, refocus: float, steady: float, told: float
) -> None:
    """Also where focusing would change a lens by more than is expected of one that nobody knows."""
    own = replace(settings.stages.lens, refocus_spread=refocus, steady_spread=steady)
    wide = np.diag([1.6e-3, 6.4e-5, 6.4e-5, 9e-4])
    expected, photo = (
        LensShares((-0.36, 0.0, 0.0, 0.0), as_square(one), as_square(one)) for one in (wide, told * wide)
    )
    (known,) = lenses_after(KnownLenses(), SIZE, 24.0, LensShown(expected, photo, 1), own).lenses
    for one in (known.mean.covariance, known.mean.if_edited):
        assert np.all(np.linalg.eigvalsh(np.array(one)) > -1e-12)


def test_agreement_speaks_against_editing_as_far_as_the_markers_tell_the_lens() -> None:
    wide = np.diag([0.09, 9e-4, 9e-4, 9e-4])
    expected = LensShares((-0.36, 0.0, 0.0, 0.0), as_square(wide), as_square(wide))

    def factor(told: float, distance2: float) -> float:
        photo = LensShares(expected.values, as_square(wide * told), as_square(wide * told))
        return edited_against_whole(LensShown(expected, photo, 1), SHARES, distance2)

    assert factor(1.0, 0.0) == pytest.approx(1.0)
    assert factor(0.01, 0.0) < factor(0.1, 0.0) < 0.1
    assert factor(0.01, 12.0) > 100 * factor(0.01, 0.0)
