"""The settings file: what is shipped loads, and every mistake gets one sentence with the remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.settings.loading import load_settings


def test_the_shipped_settings_place_the_mats_as_the_table_says() -> None:
    geometry = load_settings().geometry
    assert geometry.seat_mat.cell_bounds_mm((0, 0)) == (60.0, 178.5, 120.0, 238.5)
    assert geometry.seat_mat.cell_bounds_mm((2, 4)) == (300.0, 58.5, 360.0, 118.5)
    assert geometry.seat_mat.marker_centres_mm(2)[16] == (30.0, 270.0)
    assert geometry.seat_mat.marker_centres_mm(2)[23] == (390.0, 27.0)
    assert geometry.market_mat.pads_mm("elephants")[16] == (225.0, 60.0)


def test_every_cell_centre_lies_in_its_cell_and_beside_the_grid_is_none() -> None:
    mat = load_settings().geometry.seat_mat
    assert all(mat.cell_at_mm(*mat.cell_centre_mm(cell)) == cell for cell in mat.cells())
    assert len(list(mat.cells())) == 15
    assert mat.cell_at_mm(59.0, 100.0) is None
    assert mat.cell_at_mm(100.0, 240.0) is None


def test_an_own_file_changes_only_what_it_names(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[geometry.pieces]\nstone_mm = 12\n")
    settings = load_settings(own)
    assert settings.geometry.pieces.stone_mm == 12.0
    assert settings.geometry.pieces.noble_height_mm == 24.0


@pytest.mark.parametrize(
    ("text", "code", "sentence"),
    [
        ("[geometry.pieces]\nstone_m = 12\n", "settings.unknown_key", "did you mean 'geometry.pieces.stone_mm'"),
        ("[palete]\nx = 1\n", "settings.unknown_key", "did you mean 'palette'"),
        ('[geometry.pieces]\nstone_mm = "ten"\n', "settings.wrong_type", "must be a number"),
        ("[geometry]\nseats = 2.5\n", "settings.wrong_type", "must be a whole number"),
        ("[palette]\ntile_red = [1, 2]\n", "settings.wrong_type", "must be a list of 3"),
        ("[palette]\ntile_red = [300, 0, 0]\n", "settings.impossible_value", "three levels from 0 to 255"),
        ("[palette]\nskin = [[224, 172, -1]]\n", "settings.impossible_value", "'palette.skin\\[0\\]' must be three"),
        ("[geometry.pieces]\nstone_mm = -3\n", "settings.impossible_value", "must be above 0, not -3"),
        ("[geometry.seat_mat]\nrows = 0\n", "settings.impossible_value", "must be above 0, not 0"),
        ("[geometry.seat_mat]\nmarker_xs_mm = []\n", "settings.impossible_value", "must be a list that is not empty"),
        ("[camera]\nfrozen_s = nan\n", "settings.impossible_value", "must be a finite number, not nan"),
        ("[camera]\nfrozen_s = -1\n", "settings.impossible_value", "must be 0 or more, not -1"),
        ("geometry = 3\n", "settings.wrong_type", "must be a section"),
        ("[geometry\n", "settings.not_toml", "mend that line"),
    ],
)
def test_a_mistake_in_the_file_names_the_key_and_the_remedy(
    tmp_path: Path, text: str, code: str, sentence: str
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text)
    with pytest.raises(CompanionError, match=sentence) as refused:
        load_settings(own)
    assert refused.value.code == code


def test_a_set_may_be_printed_without_patch_strips(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[geometry.patch_strip]\nbeside = []\n")
    assert load_settings(own).geometry.patch_strip.beside == ()


def test_settings_that_are_gone_are_ignored_wherever_a_file_still_has_them(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        "[geometry.pieces]\nstone_edge_radius_mm = 0.8\nstone_mm = 12\n[printing]\npaper = [250, 240, 220]\n"
    )
    settings = load_settings(own)
    assert settings.geometry.pieces.stone_mm == 12.0
    assert settings.printing == load_settings().printing


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CompanionError, match=r"none\.toml cannot be read"):
        load_settings(tmp_path / "none.toml")
