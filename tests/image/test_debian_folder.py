"""What a killed run left behind is found and removed; what another one is using is not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from image.debian_folder import debian_folder, left_behind

NO_PROGRAM = 2**22 + 1  # above the highest number that Linux gives


def test_only_folders_of_programs_that_have_ended_are_left_behind(tmp_path: Path) -> None:
    for name in (f"trixie-arm64.{NO_PROGRAM}", f"trixie-arm64.{os.getpid()}", "trixie-arm64.making"):
        (tmp_path / name).mkdir()
    (tmp_path / "trixie-arm64.tar").touch()
    assert [folder.name for folder in left_behind(tmp_path)] == [f"trixie-arm64.{NO_PROGRAM}"]


def test_an_unknown_suite_is_refused_in_a_sentence() -> None:
    with (
        pytest.raises(SystemExit, match="There is no SUITE=woody: take one of bookworm, trixie"),
        debian_folder("woody", "amd64", ""),
    ):
        pass
