"""Mixed strategies of small two-player zero-sum games, by regret matching."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

ROUNDS: Final = 150


def solved(payoffs: NDArray[np.float64], rounds: int = ROUNDS) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The mixes of row and column near the equilibrium.

    Both play regret matching+ in turn, and later rounds count more in the average (Tammelin, "Solving Large Imperfect
    Information Games Using CFR+", 2014).

    Args:
        payoffs: shape (rows, columns), what row wins of column.
    """
    rows, columns = payoffs.shape
    row_regret, column_regret = np.zeros(rows), np.zeros(columns)
    row_sum, column_sum = np.zeros(rows), np.zeros(columns)
    row, column = np.full(rows, 1 / rows), np.full(columns, 1 / columns)
    for turn in range(1, rounds + 1):
        worth = payoffs @ column
        row_regret = np.maximum(row_regret + worth - row @ worth, 0)
        row = _matched(row_regret)
        cost = row @ payoffs
        column_regret = np.maximum(column_regret + cost @ column - cost, 0)
        column = _matched(column_regret)
        row_sum += turn * row
        column_sum += turn * column
    return row_sum / row_sum.sum(), column_sum / column_sum.sum()


def gain(payoffs: NDArray[np.float64], row: NDArray[np.float64], column: NDArray[np.float64]) -> float:
    """How far the mixes are from the equilibrium: what both could win in all by their best replies."""
    return float((payoffs @ column).max() - (row @ payoffs).min())


def _matched(regret: NDArray[np.float64]) -> NDArray[np.float64]:
    total = regret.sum()
    return regret / total if total > 0 else np.full(len(regret), 1 / len(regret))
