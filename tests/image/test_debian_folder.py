"""What a killed run left behind is found and removed; what another one is using is not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from image.debian_folder import debian_folder, left_behind, mounted_in

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


MOUNTS = r"""22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
90 22 0:21 / /var/tmp/raja/trixie.7/proc rw - proc proc rw
91 22 0:5 / /var/tmp/raja/trixie.7/dev rw - devtmpfs devtmpfs rw
92 91 0:24 / /var/tmp/raja/trixie.7/dev/pts rw - devpts devpts rw
93 22 0:21 / /var/tmp/raja/trixie.77/proc rw - proc proc rw
94 22 0:30 / /var/tmp/raja/trixie.7/home/a\040b rw - tmpfs tmpfs rw
"""


def test_all_that_is_mounted_in_a_folder_is_found_and_nothing_beside_it() -> None:
    inside = [str(place) for place in mounted_in(Path("/var/tmp/raja/trixie.7"), MOUNTS)]
    assert inside == [f"/var/tmp/raja/trixie.7/{name}" for name in ("home/a b", "dev/pts", "dev", "proc")]
    assert mounted_in(Path("/var/tmp/raja/trixie.8"), MOUNTS) == []
