"""The second count of disks: near the truth on photos it was not taught with, and one sentence when it is missing."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import numpy as np
import pytest

from tests.vision.conftest import Photo
from tests.vision.wall_scene import MIDDLE_MM, drawn_site, view_from
from vision.learned_network import UnusableNetwork
from vision.pose import find_markers, find_mats
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls import disk_network as module
from vision.walls.disk_network import DiskNetwork, second_count, shipped_disk_network
from vision.walls.disk_strip import COLUMNS, INPUTS
from vision.walls.reading import explain_cities


def test_it_counts_columns_of_photos_it_was_not_taught_with(
    photos: tuple[Photo, ...], settings: VisionSettings
) -> None:
    off: list[float] = []
    for photo in photos[::4]:
        gray = np.asarray(photo.frame.mean(axis=2), dtype=np.uint8)
        markers = find_markers(gray, settings.geometry, settings.stages.pose)
        for found in find_mats(markers, photo.camera, settings.geometry, settings.stages.pose)[0]:
            if found.name == "market":
                continue
            seen = look_at_seat_mat(photo.frame, photo.camera, found.name, found, settings, Stopwatch(None))
            verdicts = explain_cities([site_of(photo.frame, seen, city, False, settings) for city in seen.cities])
            for city in photo.mat(found.name)["cities"]:
                verdict = verdicts.get((city["row"], city["col"]))
                if (city["grain_visible"] or 0.0) >= 0.9 and verdict is not None and verdict.stand.column is not None:
                    off.append(abs(verdict.second_count - city["grain"]))
    assert len(off) >= 5
    assert np.median(off) < 0.25
    assert np.mean(np.array(off) < 0.5) >= 0.8


def test_the_answer_is_the_same_every_time(settings: VisionSettings) -> None:
    site = drawn_site([], 0, view_from(45.0, 10.0, 520.0), [(*MIDDLE_MM, 6)])
    once, again = (second_count(site, (*MIDDLE_MM, 6), shipped_disk_network(), settings) for _ in range(2))
    assert once == again


def test_every_share_is_one_of_a_disk() -> None:
    strips = np.random.default_rng(2).normal(0, 3, (2, INPUTS, 60, COLUMNS)).astype(np.float32)
    shares = shipped_disk_network().shares(strips)
    assert shares.shape == (2, 60)
    assert (shares >= 0).all()
    assert np.allclose(shares[1], shipped_disk_network().shares(strips[1:])[0], atol=1e-5)


@pytest.mark.parametrize("junk", [b"", b"not a network", b"\x08\x07" * 50])
def test_a_broken_network_is_one_sentence(junk: bytes) -> None:
    with pytest.raises(UnusableNetwork, match="install the package anew") as refused:
        DiskNetwork(junk)
    assert refused.value.code == "walls.network_broken"


def test_another_network_is_not_taken_for_it() -> None:
    with pytest.raises(UnusableNetwork, match="not the disks' network"):
        DiskNetwork(files("vision.walls").joinpath("wall_network.onnx").read_bytes())


def test_a_missing_network_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FILE", replace(module.FILE, name="not_there.onnx"))
    with pytest.raises(UnusableNetwork, match=r"not_there\.onnx is missing") as refused:
        module.shipped_disk_network.__wrapped__()
    assert refused.value.code == "walls.network_missing"
