"""Lays sheets out on paper: grids, tiling, cut marks, the ruler, PDF."""
