"""The shipped network answers for any number of views, and what is no network is refused in one sentence."""

from __future__ import annotations

import numpy as np
import pytest

from vision.errors import VisionError
from vision.networks.piece_network import CHANNELS, KINDS, PieceNetwork, shipped_network


def test_views_are_judged_one_by_one() -> None:
    network = shipped_network()
    views = np.random.default_rng(3).random((5, CHANNELS, 96, 96), np.float32)
    together = network.log_odds(views)
    assert together.shape == (5, len(KINDS), 48, 48)
    for view, odds in zip(views, together, strict=True):
        assert np.allclose(network.log_odds(view[None])[0], odds, atol=1e-3)


def test_an_answer_is_not_overwritten_by_the_next() -> None:
    network = shipped_network()
    first = network.log_odds(np.zeros((1, CHANNELS, 96, 96), np.float32))
    kept = first.copy()
    network.log_odds(np.ones((1, CHANNELS, 96, 96), np.float32))
    assert np.array_equal(first, kept)


def test_a_file_that_is_no_network_is_refused() -> None:
    with pytest.raises(VisionError, match="install the package anew") as refused:
        PieceNetwork(b"nothing learned")
    assert refused.value.code == "pieces.network_broken"
