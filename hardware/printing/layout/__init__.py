"""Laying sheets on paper: grids, tiles, cut marks, the ruler, PDF."""
