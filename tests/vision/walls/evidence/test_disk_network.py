"""The second count of disks: right on photos it was not taught with, and one sentence when it is missing."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import numpy as np
import pytest

from tests.vision.conftest import Photo
from tests.vision.walls.wall_scene import MIDDLE_MM, drawn_site, view_from
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.networks.onnx_network import UnusableNetwork
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.claim.reading import explain_cities
from vision.walls.evidence import disk_network as module
from vision.walls.evidence.disk_chain import MARKS
from vision.walls.evidence.disk_network import DiskNetwork, disk_chances, shipped_disk_networks
from vision.walls.evidence.disk_strip import COLUMNS, INPUTS

pytestmark = pytest.mark.slow

ODD = ("dev_001.jpg", "dev_005.jpg", "dev_009.jpg", "dev_017.jpg")
"""It was taught with columns of the even photos."""


def test_it_counts_columns_of_photos_it_was_not_taught_with(
    photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    right: list[bool] = []
    for photo in (own for own in photos if own.name in ODD):
        gray = np.asarray(photo.frame.mean(axis=2), dtype=np.uint8)
        markers = find_markers(gray, settings.geometry, settings.stages.pose)
        for found in find_mats(markers, photo.camera, settings.geometry, settings.stages.pose)[0]:
            if found.name == "market":
                continue
            seen = look_at_seat_mat(photo.frame, photo.camera, found.name, found, settings, Stopwatch(None))
            sites = {
                city.look.cell: site_of(photo.frame, seen, city.look.cell, False, settings) for city in seen.cities
            }
            estimates = explain_cities(list(sites.values()))
            for city in photo.mat(found.name)["cities"]:
                cell = city["row"], city["col"]
                column = estimates[cell].hypothesis.column if cell in estimates else None
                if (city["grain_visible"] or 0.0) >= 0.9 and column is not None:
                    chances = disk_chances(sites[cell], [column], 24, shipped_disk_networks()[0], settings)[0]
                    right.append(int(chances.argmax()) + 1 == city["grain"])
    assert len(right) >= 5
    assert np.mean(right) >= 0.8


def test_the_answer_is_the_same_every_time(settings: VisionSettings) -> None:
    site = drawn_site([], 0, view_from(45.0, 10.0, 520.0), [(*MIDDLE_MM, 6)])
    once, again = (
        disk_chances(site, [(*MIDDLE_MM, 6), (*MIDDLE_MM, 7)], 10, shipped_disk_networks()[0], settings)
        for _ in range(2)
    )
    assert once.shape == (2, 10)
    assert np.array_equal(once, again)


def test_a_column_thought_elsewhere_does_not_change_what_is_said_of_another(settings: VisionSettings) -> None:
    site = drawn_site([], 0, view_from(45.0, 10.0, 520.0), [(*MIDDLE_MM, 6)])
    alone = disk_chances(site, [(*MIDDLE_MM, 6)], 10, shipped_disk_networks()[0], settings)
    beside = disk_chances(site, [(*MIDDLE_MM, 6), (*MIDDLE_MM, 5)], 10, shipped_disk_networks()[0], settings)
    assert alone[0] == pytest.approx(beside[0], abs=1e-3)


def test_every_row_of_every_strip_is_marked() -> None:
    strips = np.random.default_rng(2).normal(0, 3, (2, INPUTS, 60, COLUMNS)).astype(np.float32)
    marks = shipped_disk_networks()[0].marks(strips)
    assert marks.shape == (2, MARKS, 60)
    assert np.isfinite(marks).all()
    assert np.allclose(marks[1], shipped_disk_networks()[0].marks(strips[1:])[0], atol=1e-3)


@pytest.mark.parametrize("junk", [b"", b"not a network", b"\x08\x07" * 50])
def test_a_broken_network_is_one_sentence(junk: bytes) -> None:
    with pytest.raises(UnusableNetwork, match="install the package anew") as refused:
        DiskNetwork(junk)
    assert refused.value.code == "walls.network_broken"


def test_another_network_is_not_taken_for_it() -> None:
    with pytest.raises(UnusableNetwork, match="not the disks' network"):
        DiskNetwork(files("vision.walls.evidence").joinpath("wall_network.onnx").read_bytes())


@pytest.mark.parametrize("which", ["FILE", "SECOND_FILE"])
def test_a_missing_network_is_one_sentence(monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    monkeypatch.setattr(module, which, replace(module.FILE, name="not_there.onnx"))
    with pytest.raises(UnusableNetwork, match=r"not_there\.onnx is missing") as refused:
        module.shipped_disk_networks.__wrapped__()
    assert refused.value.code == "walls.network_missing"
