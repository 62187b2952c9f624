"""The five numbers of a wall's line, as every array of lines has them: x, y (mm), yaw, turn (rad), gap (mm)."""

from __future__ import annotations

X, Y, YAW, TURN, GAP = range(5)
