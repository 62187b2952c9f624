"""Converts an observation to the pixels of the same picture at another size."""

from __future__ import annotations

from dataclasses import replace

from vision.geometry.picture import Rectangle
from vision.readings.observation import MatObservation, TableObservation


def resized(observation: TableObservation, width_px: int, height_px: int) -> TableObservation:
    """The observation for a picture of this width and height; only crops are in pixels, so only they change."""
    if (observation.width, observation.height) == (width_px, height_px):
        return observation
    by = width_px / observation.width
    mats = tuple(_mat(mat, by) for mat in observation.mats)
    return replace(observation, width=width_px, height=height_px, mats=mats)


def _mat(mat: MatObservation, by: float) -> MatObservation:
    return replace(mat, cities=tuple(replace(city, crop=_crop(city.crop, by)) for city in mat.cities))


def _crop(crop: Rectangle | None, by: float) -> Rectangle | None:
    if crop is None:
        return None
    return Rectangle(round(crop.left * by), round(crop.top * by), round(crop.right * by), round(crop.bottom * by))
