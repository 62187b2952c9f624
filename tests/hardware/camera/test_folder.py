"""A folder of pictures as a camera."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.settings.loading import load_settings
from hardware.camera.folder import PictureFolder
from hardware.errors import HardwareError
from tests.hardware.camera.pictures import HeldClock, picture_folder
from tests.said import said

SETTINGS = load_settings().camera


def test_pictures_come_in_the_order_of_their_names_a_period_apart(tmp_path: Path) -> None:
    clock = HeldClock()
    folder = PictureFolder(picture_folder(tmp_path / "p", 3), SETTINGS, clock)
    folder.open()
    first = folder.next_frame(0)
    assert first is not None
    assert first.jpeg == (tmp_path / "p" / "000.jpg").read_bytes()
    assert folder.next_frame(0) is None, "the next is not due yet"
    clock.pass_s(SETTINGS.period_s)
    second = folder.next_frame(0)
    assert second is not None
    assert second.jpeg == (tmp_path / "p" / "001.jpg").read_bytes()


def test_a_broken_picture_is_left_out_and_named(tmp_path: Path) -> None:
    clock = HeldClock()
    where = picture_folder(tmp_path / "p", 2)
    (where / "000.jpg").write_bytes(b"\xff\xd8 no picture")
    folder = PictureFolder(where, SETTINGS, clock)
    folder.open()
    assert folder.next_frame(0) is not None
    assert "000.jpg" in said(folder.status().message)


def test_a_repeated_folder_of_nothing_but_broken_pictures_ends(tmp_path: Path) -> None:
    (tmp_path / "broken.jpg").write_bytes(b"")
    folder = PictureFolder(tmp_path, SETTINGS, HeldClock(), repeat=True)
    folder.open()
    assert folder.next_frame(0) is None
    assert folder.status().state == "ended"


@pytest.mark.parametrize(("there", "code"), [(False, "camera.no_folder"), (True, "camera.no_pictures")])
def test_a_folder_without_pictures_is_refused_with_the_remedy(tmp_path: Path, there: bool, code: str) -> None:
    folder = tmp_path / "f"
    if there:
        folder.mkdir()
    with pytest.raises(HardwareError) as refused:
        PictureFolder(folder, SETTINGS, HeldClock()).open()
    assert refused.value.code == code
