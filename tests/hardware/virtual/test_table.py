"""The virtual table: actions from the bench, the camera turned to where hands are, devices unplugged and frozen."""

from __future__ import annotations

import threading
import time

import pytest

from hardware.dice.happenings import Happening, RollSettled, TableBumped
from hardware.dice.link import Link
from hardware.dice.ports import named_port
from hardware.errors import HardwareError
from hardware.virtual import actions as a
from hardware.virtual.dice.bench_board import BenchBoard
from hardware.virtual.table import VirtualTable
from tests.hardware.camera.pictures import HeldClock
from tests.hardware.virtual.kit import RecordingBoard, shipped, table_kit
from vision.picture_size import jpeg_size

pytestmark = pytest.mark.slow

PATIENCE_S = 120.0


def table(seed: int = 1) -> tuple[VirtualTable, RecordingBoard]:
    """Two mats, and a tile on seat 0's."""
    board = RecordingBoard()
    made = VirtualTable(table_kit(seed, HeldClock()), [0, 2], board)
    made.do(a.LayTile(0, 1, 2, "red"))
    return made, board


def test_the_camera_turns_to_where_something_is_done() -> None:
    made, _ = table()
    made.do(a.LayTile(2, 0, 0, "blue"))
    assert made.state()["looks_at"] == 2
    made.do(a.SetPrice("grain", 4))
    assert made.state()["looks_at"] == "market"
    assert {pad["market"] for pad in made.state()["pads"]} == {"grain", "shields", "elephants"}
    made.do(a.LookAt(0))
    assert made.state()["looks_at"] == 0
    assert len(made.state()["cells"]) == 15


def test_a_camera_finds_only_mats_that_somebody_plays_on() -> None:
    made, _ = table()
    assert [mat.seat for mat in made.scene.in_use().mats] == [0]
    assert made.scene.in_use().market is not None
    made.do(a.HoldHand(2, True, 1, 2))
    assert made.scene.in_use().hand is None
    made.do(a.LayTile(2, 0, 0, "blue"))
    assert [mat.seat for mat in made.scene.in_use().mats] == [0, 2]
    for seat, cell in ((0, (1, 2)), (2, (0, 0))):
        made.do(a.LayTile(seat, *cell, None))
    assert made.scene.in_use().mats == ()
    bare = made.truth("bare.jpg")
    assert (bare["mats"], bare["market"]) == ([], None)


def test_a_knock_drops_stones_and_is_felt_by_the_board() -> None:
    made, board = table()
    made.do(a.BuildWall(0, 1, 2, 8, 4))
    made.do(a.KnockWall(0, 1, 2))
    mat = made.state()["mats"][0]
    assert mat["cities"][0]["wall"]["stones"] + mat["loose"] == 8
    assert mat["loose"] > 0
    assert [name for name, _ in board.done] == ["bump"]


def test_dice_go_into_the_wells_in_turn_with_faces_of_chance_or_said() -> None:
    made, board = table()
    made.do(a.ThrowDice(3))
    made.do(a.ThrowDice(faces=(6, 1)))
    wells = [int(arguments[0]) for name, arguments in board.done if name == "throw"]
    faces = [int(arguments[1]) for name, arguments in board.done if name == "throw"]
    assert wells == [0, 1, 0, 1, 0]
    assert all(1 <= face <= 6 for face in faces)
    assert faces[3:] == [6, 1]


def test_the_same_seed_and_actions_give_the_same_frames() -> None:
    def frame() -> bytes:
        made, _ = table(7)
        made.do(a.BuildWall(0, 1, 2, 5))
        made.camera.open()
        taken = made.camera.next_frame(0)
        assert taken is not None
        return taken.jpeg

    assert frame() == frame()


def test_no_two_frames_of_a_still_table_are_the_same_to_the_byte() -> None:
    clock = HeldClock()
    made = VirtualTable(table_kit(1, clock), [0], None)
    made.camera.open()
    frames = []
    for _ in range(4):
        taken = made.camera.next_frame(0)
        assert taken is not None
        frames.append(taken.jpeg)
        clock.pass_s(1)
    assert len(set(frames)) == 4
    lens = shipped().virtual_table.lens
    assert jpeg_size(frames[0]) == (lens.width_px, lens.height_px)


def test_a_frozen_camera_repeats_itself_until_it_thaws() -> None:
    clock = HeldClock()
    made = VirtualTable(table_kit(1, clock), [0], None)
    made.camera.open()
    made.do(a.FreezeCamera(True))
    frames = []
    for _ in range(3):
        taken = made.camera.next_frame(0)
        assert taken is not None
        frames.append(taken.jpeg)
        clock.pass_s(1)
    assert len(set(frames)) == 1
    made.do(a.FreezeCamera(False))
    thawed = made.camera.next_frame(0)
    assert thawed is not None
    assert thawed.jpeg != frames[0]


def test_an_unplugged_camera_gives_nothing_and_has_to_be_opened_anew() -> None:
    made, _ = table()
    made.camera.open()
    made.do(a.PlugCamera(False))
    assert made.camera.next_frame(0) is None
    assert made.camera.status().state == "unplugged"
    assert made.camera.status().virtual
    with pytest.raises(HardwareError):
        made.camera.open()
    made.do(a.PlugCamera(True))
    made.camera.open()
    assert made.camera.next_frame(0) is not None


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (a.LookAt(4), "bench.no_mat"),
        (a.BuildWall(0, 1, 2, 0), "bench.nothing"),
        (a.KnockWall(0, 1, 2), "bench.no_wall"),
        (a.TakeStones(0, 1, 2, -1), "bench.nothing"),
        (a.SetShields(0, 1, 2, (4,)), "bench.no_shield"),
        (a.ThrowDice(0), "bench.no_dice"),
        (a.ThrowDice(faces=(7,)), "bench.no_dice"),
        (a.LiftDie(3), "bench.no_well"),
        (a.BumpTable(0), "bench.too_hard"),
        (a.LeanTable(90.0), "bench.too_steep"),
        (a.HoldHand(0, True, 99, 0), "bench.no_cell"),
    ],
)
def test_what_cannot_be_done_changes_nothing(action: a.Action, code: str) -> None:
    made, _ = table()
    before, changes = made.scene, made.changes
    with pytest.raises(HardwareError) as refused:
        made.do(action)
    assert refused.value.code == code
    assert (made.scene, made.changes) == (before, changes)


def test_a_table_without_a_board_says_so() -> None:
    made = VirtualTable(table_kit(), [0], None)
    with pytest.raises(HardwareError) as refused:
        made.do(a.ThrowDice(1))
    assert refused.value.code == "bench.no_board"


def test_many_threads_at_the_bench_lose_nothing() -> None:
    made, _ = table()

    def stack() -> None:
        for _ in range(5):
            made.do(a.StackStone(0, 1, 2))
            made.state()

    threads = [threading.Thread(target=stack) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made.state()["mats"][0]["cities"][0]["wall"]["stones"] == 20


def until(heard: list[Happening], count: int, kind: type) -> bool:
    """Wait until so many of a kind were heard."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        if sum(isinstance(h, kind) for h in heard) >= count:
            return True
        time.sleep(0.05)
    return False


def test_the_real_link_hears_dice_and_knocks_of_the_bench_and_survives_its_cable() -> None:
    board = BenchBoard(5)
    heard: list[Happening] = []
    link = Link(shipped().link, lambda: named_port(board.path) if board.path else [], heard.append)
    made = VirtualTable(table_kit(), [0], board)
    link.start()
    try:
        deadline = time.monotonic() + PATIENCE_S
        while link.status.state != "talking" and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.5)  # an empty well must have been seen before a die falls into it
        made.do(a.ThrowDice(faces=(3, 5, 6)))
        assert until(heard, 3, RollSettled)
        assert sorted(h.top for h in heard if isinstance(h, RollSettled)) == [3, 5, 6]
        made.do(a.BumpTable())
        assert until(heard, 1, TableBumped)
        made.do(a.PlugBoard(False))
        while link.status.state == "talking" and time.monotonic() < deadline:
            time.sleep(0.05)
        made.do(a.PlugBoard(True))
        while link.status.state != "talking" and time.monotonic() < deadline + PATIENCE_S:
            time.sleep(0.05)
        assert link.status.state == "talking"
    finally:
        link.close()
        board.close()
