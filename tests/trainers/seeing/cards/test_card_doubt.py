"""When a card is a promise: the threshold's argument, and weights that make sense."""

from __future__ import annotations

import numpy as np
import pytest

from companion.settings.loading import load_settings
from trainers.seeing.cards.doubt import SIGNS, Claim, Said, fitted, least_threshold, most_likely_share, pool_weights
from vision.cards.opinions import KINDS, Opinion, together


@pytest.mark.parametrize(
    ("hits", "of", "share"),
    # The rule of three, and tables of the exact limits.
    [(0, 1000, 0.00299), (1, 1000, 0.00473), (5, 100, 0.10225), (0, 10, 0.25887), (10, 10, 1.0)],
)
def test_the_greatest_likely_share_is_that_of_the_tables(hits: int, of: int, share: float) -> None:
    assert most_likely_share(hits, of) == pytest.approx(share, abs=2e-5)


def test_the_threshold_is_the_least_that_so_many_cards_bear_out() -> None:
    odds = np.linspace(0, 8, 2401)
    right = odds > 3.05
    threshold = least_threshold(odds, right, 0.003)
    assert threshold is not None
    assert 2.9 <= threshold <= 3.1
    assert most_likely_share(int((~right & (odds >= threshold)).sum()), int((odds >= threshold).sum())) <= 0.003


def test_too_few_cards_bear_out_no_threshold() -> None:
    assert least_threshold(np.full(200, 9.0), np.ones(200, dtype=bool), 0.003) is None


def test_weights_have_the_signs_that_make_sense() -> None:
    rng = np.random.default_rng(3)
    claims = []
    for photo in range(400):
        measured = (1.0, *rng.uniform(0, 1, len(SIGNS) - 1).tolist())
        # Here, against all sense, cards are right the likelier the smaller the lead is.
        right = bool(rng.random() < 1 / (1 + np.exp(4 * measured[1] - 4 * measured[2])))
        claims.append(Claim(photo, "face", measured, right, True))
    weights = fitted(claims)
    assert weights[1] == 0.0
    assert weights[2] > 1.0
    assert all(sign * weight >= 0 for sign, weight in zip(SIGNS, weights.tolist(), strict=True))


def test_a_witness_that_is_often_surely_wrong_gets_less_weight() -> None:
    settings = load_settings().vision.cards
    rng = np.random.default_rng(5)

    def sure_of(card: int) -> Opinion:
        shares = np.full(len(KINDS), 0.0005)
        shares[card] += 0.97
        return Opinion(shares, float(1 - shares.sum()))

    said = []
    for card in rng.integers(len(KINDS), size=300).tolist():
        misread = (card + 1) % len(KINDS)
        end = sure_of(misread if rng.random() < 0.2 else card)
        whole = sure_of(misread if rng.random() < 0.01 else card)
        # Both corners are read alike: they are one witness, not two.
        said.append(Said(together((end, end), whole, settings), KINDS[card]))
    of_ends, of_face = pool_weights(said)
    assert 2 * of_ends < of_face
