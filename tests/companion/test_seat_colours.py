"""Seats can be told apart by people who see fewer colours, on pages, shared pictures and in the album."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from colorspacious import cspace_convert, deltaE
from numpy.typing import NDArray

import companion.web
from companion.export.html_page import SEAT_INKS
from companion.export.share.drawing import SEATS
from vision.geometry.table import SEAT_COLOURS

PALETTE = Path(companion.web.__file__).parent / "static" / "css" / "page" / "palette.css"
LEAST_DIFFERENCE = 15.0
"""In CAM02-UCS, where 1 is just seen side by side (Luo, Cui and Li, 2006); for a glance across a table it takes many."""


def of_pages() -> dict[str, str]:
    """The seats' colours as pages have them; the dark room has the same."""
    text = PALETTE.read_text(encoding="utf-8")
    return {name: re.findall(rf"--{name}: (#[0-9a-f]{{6}});", text)[0] for name in SEAT_COLOURS}


def light(colour: str) -> NDArray[np.float64]:
    return np.asarray([int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)], dtype=np.float64)


def seen(colour: str, lack: str | None) -> NDArray[np.float64]:
    """The colour as somebody sees it who lacks one kind of cones (Machado, Oliveira and Fernandes, 2009)."""
    if lack is None:
        return light(colour)
    space = {"name": "sRGB1+CVD", "cvd_type": lack, "severity": 100}
    return np.asarray(np.clip(cspace_convert(light(colour), space, "sRGB1"), 0, 1), dtype=np.float64)


@pytest.mark.parametrize("lack", [None, "deuteranomaly", "protanomaly", "tritanomaly"])
@pytest.mark.parametrize("colours", [of_pages(), SEATS, SEAT_INKS], ids=["pages", "shared", "album"])
def test_no_two_seats_look_alike_to_anybody(colours: Mapping[str, str], lack: str | None) -> None:
    assert set(colours) == set(SEAT_COLOURS)
    alike = [
        f"{one} and {two}: {difference:.1f}"
        for one, two in itertools.combinations(colours, 2)
        if (difference := deltaE(seen(colours[one], lack), seen(colours[two], lack), input_space="sRGB1"))
        < LEAST_DIFFERENCE
    ]
    assert alike == []


LANDS = {"red lands": "#a02626", "blue lands": "#1c4c9c"}
"""As css/table/lands.css has them."""


@pytest.mark.parametrize(("theme", "place"), [("light", 0), ("dark", 1)])
def test_danger_has_a_colour_of_its_own(theme: str, place: int) -> None:
    text = PALETTE.read_text(encoding="utf-8")

    def shade(name: str) -> str:
        found = re.findall(rf"--{name}: (#[0-9a-f]{{6}});", text)
        return str(found[min(place, len(found) - 1)])

    danger = shade("danger")
    brand = {name: shade(name) for name in ("madder", "indigo", "saffron", "gold", "good")}
    alike = [
        f"{name}: {difference:.1f}"
        for name, colour in {**of_pages(), **LANDS, **brand}.items()
        if (difference := deltaE(light(danger), light(colour), input_space="sRGB1")) < LEAST_DIFFERENCE
    ]
    assert alike == [], theme
