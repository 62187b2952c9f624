"""For which game the virtual table's bench is used outlasts a restart, and a damaged file is no more than none."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from companion.virtual_play.bench_use import BenchUse, BenchUseFile
from companion.virtual_play.rig import bench_of, lay_out_what_lay_there
from hardware.virtual.actions import Action, LayTile, ThrowDice
from hardware.virtual.table import VirtualTable
from tests.companion.live_rig import Rig
from tests.hardware.virtual.kit import RecordingBoard, table_kit

USE = BenchUse("evening", frozenset({0, 3}))


def test_what_was_kept_is_there_after_a_restart_and_for_nobody_else_to_read(tmp_path: Path) -> None:
    log = tmp_path / "games.sqlite"
    assert BenchUseFile(log).kept is None
    BenchUseFile(log).keep(USE)
    assert BenchUseFile(log).kept == USE
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    BenchUseFile(log).keep(BenchUse("another"))
    assert BenchUseFile(log).kept == BenchUse("another")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"game": "g"}', b'{"game": "g", "followed": [null]}', b"\xff"])
def test_a_damaged_file_keeps_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "games.bench.json").write_bytes(content)
    assert BenchUseFile(tmp_path / "games.sqlite").kept is None


def test_without_a_file_it_is_kept_until_the_end(tmp_path: Path) -> None:
    uses = BenchUseFile(None)
    uses.keep(USE)
    assert uses.kept == USE
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("actions", "mat", "lies_again"),
    [([LayTile(0, 0, 0, "red")], None, True), ([], 1, True), ([ThrowDice()], None, False), ([], None, False)],
    ids=["laid by hand", "one mat laid out", "only dice thrown", "real pieces"],
)
def test_a_new_virtual_table_is_laid_as_the_game_has_it_if_its_bench_was_used(
    tmp_path: Path, actions: list[Action], mat: int | None, lies_again: bool
) -> None:
    rig, log = Rig(), tmp_path / "games.sqlite"
    rig.started("Asha", "Bo")
    rig.play(20)
    before = bench_of(VirtualTable(table_kit(), [0, 1], RecordingBoard()), rig.live, log)
    for action in actions:
        before.do(action)
    if mat is not None:
        before.lay_out(mat)
    after = bench_of(VirtualTable(table_kit(), [0, 1], RecordingBoard()), rig.live, log)
    lay_out_what_lay_there(after, rig.live)
    assert any(lying["tiles"] for lying in after.state()["mats"]) == lies_again
    assert after.followed == before.followed
