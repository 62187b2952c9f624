"""The five numbers of a wall's line, in the order of all arrays of lines: x, y (mm), yaw, turn (rad), gap (mm)."""

from __future__ import annotations

X, Y, YAW, TURN, GAP = range(5)
