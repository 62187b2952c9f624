"""The fit is the optimum: its gradient is nought, and it finds weights it was made from."""

from __future__ import annotations

import numpy as np
import pytest

from vision.networks.logistic import fit_logistic


def test_the_penalised_gradient_is_nought_at_the_fit() -> None:
    random = np.random.default_rng(2)
    features = np.column_stack([np.ones(300), random.normal(size=(300, 3))])
    labels = (features @ [0.5, 2.0, -1.0, 0.0] + random.normal(size=300) > 0).astype(float)
    ridge = np.full(4, 0.5)
    weights = fit_logistic(features, labels, ridge)
    chance = 1 / (1 + np.exp(-features @ weights))
    assert features.T @ (labels - chance) - ridge * weights == pytest.approx(0, abs=1e-6)


def test_separable_examples_stay_finite() -> None:
    features = np.array([[1.0, -1.0], [1.0, 1.0]])
    weights = fit_logistic(features, np.array([0.0, 1.0]), np.full(2, 0.1))
    assert np.isfinite(weights).all()
    assert weights[1] > 1
