"""Parameters are read strictly, and what cannot be built is refused in a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hardware.errors import HardwareError
from hardware.parts.heights import views
from hardware.parts.parameters_file import load_parameters, read_parameters, shipped_parameters
from tests.said import said

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("[dice", "parts.not_toml", "correct that line"),
        ("[dice]\nsize = 16", "parts.unknown_key", "'dice.size_mm'"),
        ("[tour]\nwall_mm = 2", "parts.unknown_key", "'tower'"),
        ('[dice]\nsize_mm = "16"', "parts.wrong_type", "a number"),
        ("[dice]\nsize_mm = nan", "parts.wrong_type", "a number"),
        ("[dice]\nsize_mm = true", "parts.wrong_type", "a number"),
        ("[arm]\nsections = 3.5", "parts.wrong_type", "a whole number"),
        ("[tower]\napex_mm = [1]", "parts.wrong_type", "a list of 2"),
        ("dice = 16", "parts.wrong_type", "a section"),
        ("[boards.own]\nsize_mm = [1, 2, 3]", "parts.missing_key", "boards.own.holes_mm"),
    ],
)
def test_what_is_no_parameter_is_refused_with_the_remedy(text: str, code: str, told: str) -> None:
    with pytest.raises(HardwareError) as refused:
        read_parameters(text)
    assert refused.value.code == code
    assert told in said(refused.value.message)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("dice.size_mm = 13", "14 to 19"),
        ("dice.size_mm = 20", "14 to 19"),
        ("dice.pip_pitch_mm = 3", "3.4 to 5.3"),
        ("dice.size_mm = 14\ndice.pip_pitch_mm = 5.3\ncarrier.pitch_mm = 5.0", "wider than a die"),
        ("dice.size_mm = 14\ndice.pip_pitch_mm = 6.1", "cannot be read"),
        ("carrier.pitch_mm = 3.4", "would touch"),
        ("carrier.pitch_mm = 5.5", "miss sensors"),
        ("well.pane_mm = 2", "see it badly"),
        ("tower.throat_mm = 30", "33 or more"),
        ("tower.channel_width_mm = 33", "narrower than its throat"),
        ("tower.baffle_step_mm = 20", "baffle_step_mm larger"),
        ("tower.floor_tilt_deg = 20", "30 to 50"),
        ("tower.wall_mm = 1.2", "tower.wall_mm"),
        ("tower.height_mm = 230", "printer's 200 mm"),
        ("well.lip_mm = 3", "lip_mm"),
        ("well.split_mm = 30", "split_mm larger"),
        ("printing.least_wall_mm = 0.8", "1.6 to 5"),
        ("arm.sections = 1", "change arm.sections"),
        ("arm.mat_mm = [330, 900]", "change arm.sections"),
        ("arm.sections = 0", "1 to 8"),
        ("clamp.opening_mm = 40", "opening_mm"),
        ("clamp.screw_mm = 40", "take a longer one"),
        ('case.board = "mega"', "nano, uno"),
        ("case.inside_mm = 15", "inside_mm that large"),
    ],
)
def test_what_cannot_be_built_is_refused_with_the_remedy(text: str, told: str) -> None:
    with pytest.raises(HardwareError) as refused:
        read_parameters(text)
    assert refused.value.code == "parts.impossible"
    assert told in said(refused.value.message)
    assert said(refused.value.message).count("\n") == 0


@pytest.mark.parametrize("text", ["printing.least_wall_mm = 1.6", "printing.fit_mm = 0.05", "printing.fit_mm = 1.0"])
def test_the_ends_of_a_range_can_be_built(text: str) -> None:
    name, value = text.split(" = ")
    section, key = name.split(".")
    assert getattr(getattr(read_parameters(text), section), key) == float(value)


@pytest.mark.parametrize("size", [14.0, 15.0, 16.0, 17.5, 19.0])
@pytest.mark.parametrize("pips", [3.4, 4.4, 5.3])
def test_every_die_of_the_range_can_be_built_for(size: float, pips: float) -> None:
    if 2 * pips + 2 > size:
        pips = 3.8
    assert read_parameters(f"dice.size_mm = {size}\ndice.pip_pitch_mm = {pips}").dice.size_mm == size


def test_an_own_file_is_laid_over_the_shipped_one(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[tower]\nwall_mm = 3\n", encoding="utf-8")
    read = load_parameters(own)
    assert read.tower.wall_mm == 3.0
    assert read.well == shipped_parameters().well


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(HardwareError) as refused:
        load_parameters(tmp_path / "none.toml")
    assert refused.value.code == "parts.unreadable"


def test_the_sensors_stand_as_the_firmware_counts_on() -> None:
    header = (ROOT / "firmware" / "raja" / "src" / "core" / "face.h").read_text(encoding="utf-8")
    (hundredths,) = re.findall(r"SENSOR_PITCH = (\d+)", header)
    assert shipped_parameters().carrier.pitch_mm == int(hundredths) / 100


def test_the_camera_sees_the_mats_from_where_they_can_be_read() -> None:
    for steep, away in views(shipped_parameters()):
        assert 35 <= steep <= 65
        assert 400 <= away <= 1000
