"""Whether a look shows a print or lens unlike those that vision was trained on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from vision.geometry.table import Cell
from vision.light.light_model import LightModel
from vision.settings.teaching import TeachingSettings
from vision.teaching.look import CityLooked


def is_new_set(lights: Sequence[LightModel], settings: TeachingSettings) -> bool:
    """Whether the print's black is lighter, or the lens scatters more, than on the training pictures.

    Args:
        lights: one for each mat in the look; their medians count.
    """
    if not lights:
        return False
    ink = float(np.median([light.ink for light in lights]))
    veil = float(np.median([_veil(light) for light in lights]))
    return ink > settings.learned_ink or veil > settings.learned_veil


def lights_of(mats: Mapping[int, Mapping[Cell, CityLooked]]) -> list[LightModel]:
    """The light on each mat of a look on which a city may stand."""
    return [next(iter(cities.values())).site.light for cities in mats.values() if cities]


def _veil(light: LightModel) -> float:
    """The light that the lens scatters over everything, as a share of white."""
    white = np.median(light.white.reshape(-1, 3), axis=0)
    return float((light.black / np.maximum(white, 1e-3)).mean())
