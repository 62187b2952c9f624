"""The first look at a camera: the one that has a picture, or the trouble that keeps it from having one."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.aiming.aim_watcher import AimingCamera, AimShown
from companion.aiming.rig import aiming_camera, first_look
from companion.settings.loading import load_settings

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
PHOTO = Path(__file__).parents[2] / "photos" / "dev_005.jpg"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Photos in place of a camera."""
    (tmp_path / PHOTO.name).write_bytes(PHOTO.read_bytes())
    return tmp_path


def test_it_has_a_picture_though_the_camera_gave_none_yet(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = AimingCamera.after
    asked: list[int] = []

    def after(camera: AimingCamera, number: int, timeout_s: float) -> AimShown:
        asked.append(number)
        return camera.newest() if len(asked) == 1 and camera.newest().aim is None else waited(camera, number, timeout_s)

    monkeypatch.setattr(AimingCamera, "after", after)
    with aiming_camera(str(folder), None, SETTINGS) as camera:
        shown = first_look(camera, 120.0)
    assert shown.aim is not None
    assert shown.picture


def test_it_waits_no_longer_than_it_may(folder: Path) -> None:
    camera = aiming_camera(str(folder), None, SETTINGS)  # never entered, so it never looks
    assert first_look(camera, 0.0).number == 0
