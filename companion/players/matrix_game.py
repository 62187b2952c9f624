"""Mixed strategies of small two-player zero-sum games by regret matching, for many games at once."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

ROUNDS: Final = 150


def solved(payoffs: NDArray[np.float64], rounds: int = ROUNDS) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Mixed strategies of row and column player near the equilibrium.

    Both play regret matching+ in turn, and later rounds count more in the average (Tammelin, "Solving Large Imperfect
    Information Games Using CFR+", 2014).

    Args:
        payoffs: shape (…, rows, columns), what the row player wins from the column player.

    Returns:
        Shapes (…, rows) and (…, columns).
    """
    rows, columns = payoffs.shape[-2:]
    row, column = np.full(payoffs.shape[:-1], 1 / rows), np.full((*payoffs.shape[:-2], columns), 1 / columns)
    row_regret, column_regret = np.zeros_like(row), np.zeros_like(column)
    row_sum, column_sum = np.zeros_like(row), np.zeros_like(column)
    for turn in range(1, rounds + 1):
        worth = _of_rows(payoffs, column)
        row_regret = np.maximum(row_regret + worth - (row * worth).sum(axis=-1, keepdims=True), 0)
        row = _matched(row_regret)
        cost = _of_columns(row, payoffs)
        column_regret = np.maximum(column_regret + (cost * column).sum(axis=-1, keepdims=True) - cost, 0)
        column = _matched(column_regret)
        row_sum += turn * row
        column_sum += turn * column
    return row_sum / row_sum.sum(axis=-1, keepdims=True), column_sum / column_sum.sum(axis=-1, keepdims=True)


def value(payoffs: NDArray[np.float64], row: NDArray[np.float64], column: NDArray[np.float64]) -> NDArray[np.float64]:
    """What the row player wins with these mixes; shape (…)."""
    won: NDArray[np.float64] = (row * _of_rows(payoffs, column)).sum(axis=-1)
    return won


def gain(payoffs: NDArray[np.float64], row: NDArray[np.float64], column: NDArray[np.float64]) -> float:
    """How far the mixes are from equilibrium: what both players together could gain by their best replies."""
    return float((_of_rows(payoffs, column).max(axis=-1) - _of_columns(row, payoffs).min(axis=-1)).max())


def _of_rows(payoffs: NDArray[np.float64], column: NDArray[np.float64]) -> NDArray[np.float64]:
    worth: NDArray[np.float64] = np.matmul(payoffs, column[..., None])[..., 0]
    return worth


def _of_columns(row: NDArray[np.float64], payoffs: NDArray[np.float64]) -> NDArray[np.float64]:
    cost: NDArray[np.float64] = np.matmul(row[..., None, :], payoffs)[..., 0, :]
    return cost


def _matched(regret: NDArray[np.float64]) -> NDArray[np.float64]:
    total = regret.sum(axis=-1, keepdims=True)
    return np.where(total > 0, regret / np.where(total > 0, total, 1), 1 / regret.shape[-1])
