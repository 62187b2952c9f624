"""The camera and dice board of the table of ``raja play``, real or virtual, and the recorder of what they report."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from companion.card_table.card_watcher import CardWatcher
from companion.errors import CompanionError
from companion.live.devices.live_devices import BoardRig, CameraRig, LiveDevices
from companion.live.devices.real_board import board_rig
from companion.live.live_table import LiveTable
from companion.live.recording import LiveRecording
from companion.settings.loading import Settings
from companion.teaching.own_table import OwnTable

if TYPE_CHECKING:
    from companion.virtual_play.workbench import TableBench


@dataclass(frozen=True, slots=True)
class DevicesWanted:
    """The devices that the command line asks for.

    Attributes:
        virtual: whether the table is virtual, with its own camera and board.
        cameras, calibrations: the cameras' names and calibration files, in the same order.
        board: the dice board's port, or ``auto``.
    """

    virtual: bool
    cameras: tuple[str, ...]
    calibrations: tuple[Path, ...]
    board: str

    def check(self) -> None:
        """Raise ``CompanionError`` (``play.two_cameras``) if they do not go together."""
        if self.virtual and self.cameras:
            raise CompanionError(
                "play.two_cameras", "A table has its own cameras or the virtual one: name them, or take --virtual."
            )


def table_devices(
    live: LiveTable,
    own_table: OwnTable,
    random: Random,
    stack: contextlib.ExitStack,
    wanted: DevicesWanted,
    log: Path | None,
    recordings: Path,
) -> tuple[TableBench | None, LiveDevices, LiveRecording]:
    """Start the table's devices and what records them, until the stack is left.

    Args:
        log: the games' SQLite file; None if the log is no file.

    Returns:
        The bench of a virtual table (None at a real one), the devices and the recorder.
    """
    settings = own_table.settings()
    if not wanted.virtual:
        camera = _real_camera(own_table, wanted)
        return None, *_recorded(live, settings, recordings, camera, board_rig(wanted.board, settings), stack)
    from companion.virtual_play.rig import HandsAtTable, bench_of, lay_out_what_lay_there, virtual_rig  # noqa: PLC0415 loads vision

    rig = virtual_rig(settings, random, own_table.settings)
    stack.callback(rig.close)
    bench = bench_of(rig.table, live, log)
    lay_out_what_lay_there(bench, live)  # as real pieces would still lie there when the companion starts again
    devices, recorder = _recorded(live, settings, recordings, rig.camera, rig.board, stack)
    once_in = settings.virtual_players.collapses_once_in
    stack.enter_context(HandsAtTable(live, rig.table, random, once_in, followed=lambda: bench.followed))
    return bench, devices, recorder


def _real_camera(own_table: OwnTable, wanted: DevicesWanted) -> CameraRig | None:
    """Return the cameras that command line or settings name; None if they name none."""
    settings = own_table.settings()
    if not (wanted.cameras or wanted.calibrations or settings.cameras.named):
        return None
    from companion.live.devices.real_camera import camera_rig, cameras_wanted  # noqa: PLC0415 loads vision

    named = cameras_wanted(wanted.cameras, wanted.calibrations, settings)
    return camera_rig(named, settings, own_table.settings)


def _recorded(
    live: LiveTable,
    settings: Settings,
    recordings: Path,
    camera: CameraRig | None,
    board: BoardRig,
    stack: contextlib.ExitStack,
) -> tuple[LiveDevices, LiveRecording]:
    """Start these devices and a recorder of everything they report."""
    model = None if camera is None else camera.frames.camera
    source = "the virtual board" if board.virtual else "the dice board"
    beside = {} if camera is None else camera.frames.beside
    recorder = LiveRecording(recordings, settings, model, source, beside)
    stack.callback(recorder.close)
    live.set_observer(recorder)
    eye = None
    if model is not None:
        from companion.card_table.card_sensing import CardSensingProcess  # noqa: PLC0415 loads vision

        eye = CardWatcher(live, lambda: CardSensingProcess(model, settings))
    return stack.enter_context(LiveDevices(live, camera, board, recorder.sentence, eye)), recorder
