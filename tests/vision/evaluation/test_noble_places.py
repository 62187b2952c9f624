"""Marked nobles belong to photos by their content and agree with their truth."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from vision.evaluation.folders import read_photo_folder
from vision.evaluation.noble_places import nobles_marked

PHOTOS = Path(__file__).parents[2] / "photos"


def test_marked_nobles_are_the_truths_nobles() -> None:
    for image in json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))["images"]:
        marked = nobles_marked(PHOTOS / image["file"])
        assert marked is not None, image["file"]
        true = {(m["seat"], (c["row"], c["col"])) for m in image["mats"] for c in m["cities"] if c["noble"]}
        assert {(noble.seat, noble.cell) for noble in marked} == true
        assert all((noble.foot_mm is None) == (noble.visible == 0) for noble in marked)


def test_a_photo_keeps_its_marks_under_any_name_and_an_unknown_one_has_none(tmp_path: Path) -> None:
    first = sorted(PHOTOS.glob("*.jpg"))[0]
    shutil.copy(first, tmp_path / "other.jpg")
    assert nobles_marked(tmp_path / "other.jpg") == nobles_marked(first)
    (tmp_path / "other.jpg").write_bytes(first.read_bytes() + b"0")
    assert nobles_marked(tmp_path / "other.jpg") is None


def test_a_folders_truth_says_how_much_of_each_noble_shows() -> None:
    photos = read_photo_folder(PHOTOS)
    cities = [city for photo in photos for mat in photo.truth.mats for city in mat.cities]
    assert all((city.noble_visible is not None) == city.noble for city in cities)
