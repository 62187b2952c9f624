"""Views of cards varied for teaching: like what they were, never the same, and of the form the networks know."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from trainers.seeing.cards.lessons import as_tones_again
from trainers.seeing.cards.variety import Variety


def corner() -> NDArray[np.uint8]:
    """A white corner with something dark on it."""
    view = np.full((3, 72, 48), 210, np.uint8)
    view[:, 20:44, 14:30] = 40
    return view


def test_a_batch_has_the_form_of_tones_and_every_view_is_varied_in_its_own_way() -> None:
    batch = Variety(np.random.default_rng(1)).of([corner()] * 6)
    assert batch.shape == (6, 3, 72, 48)
    assert batch.dtype == np.float32
    assert batch.min() >= 0.0
    assert batch.max() <= 1.12
    assert all(np.abs(batch[i] - batch[i + 1]).mean() > 0.005 for i in range(5))


def test_what_is_printed_stays_where_it_is_and_as_dark_as_it_is_but_for_a_little() -> None:
    kept = as_tones_again(corner())
    for view in Variety(np.random.default_rng(2)).of([corner()] * 20):
        assert view[:, 28:36, 20:24].mean() == pytest.approx(kept[:, 28:36, 20:24].mean(), rel=0.45)
        assert view[:, :8, :8].mean() == pytest.approx(kept[:, :8, :8].mean(), rel=0.35)


def test_what_hides_corners_leaves_the_middle_as_it_is() -> None:
    whole = np.full((3, 100, 72), 210, np.uint8)
    views = Variety(np.random.default_rng(4), hides_corners=True).of([whole] * 40)
    middle = views[:, :, 45:55, 30:42].mean(axis=(1, 2, 3))
    ends = np.stack([views[:, :, 5:20, 5:12], views[:, :, 80:95, 60:67]]).mean(axis=(2, 3, 4))
    hidden = np.abs(ends - middle).max(axis=0) > 0.15
    assert 3 <= hidden.sum() <= 20
    assert middle.std() < 0.12


def test_the_same_chance_gives_the_same_batch() -> None:
    one, other = (Variety(np.random.default_rng(3)).of([corner()]) for _ in range(2))
    assert (one == other).all()
