"""A virtual table in a live evening: its devices, its bench, and hands for the virtual players."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from companion.background_thread import BackgroundThread
from companion.errors import CompanionError, Conflict
from companion.frames.frame_buffer import FrameBuffer
from companion.frames.sensing import SensingProcess
from companion.games.actor import BY_CAMERA, by_virtual
from companion.games.errors import GameError
from companion.live.devices.live_devices import BoardRig, CameraRig
from companion.live.devices.still_capture import StillCapture
from companion.live.live_table import LiveTable
from companion.live.open_game import GameSnapshot
from companion.lobby.lobby import Lobby
from companion.lobby.solo_game import person_alone
from companion.session.inputs import QuestionAnswered
from companion.settings.loading import Settings
from companion.texts.message import Message
from companion.virtual_play.bench_use import BenchUseFile
from companion.virtual_play.hands import Glimpse, VirtualHands
from companion.virtual_play.workbench import TableBench, wanted_of_state
from hardware.camera.source import FrameSource
from hardware.camera.watch import WatchedCamera
from hardware.dice.ports import WatchedUsbPorts, named_port, usb_ports
from hardware.errors import HardwareError
from hardware.virtual.dice.bench_board import BenchBoard
from hardware.virtual.scenes.laying import TableWanted
from hardware.virtual.table import TableKit, VirtualTable

STEP_S: Final = 0.5
GIVE_UP_S: Final = 30.0


@dataclass(frozen=True, slots=True)
class VirtualRig:
    """A virtual table with its devices for a live evening. ``own_board``: the virtual dice board, if that is used."""

    table: VirtualTable
    camera: CameraRig
    board: BoardRig
    own_board: BenchBoard | None

    def close(self) -> None:
        """Stop its virtual board, if there is one."""
        if self.own_board is not None:
            self.own_board.close()


def virtual_rig(settings: Settings, random: Random, now: Callable[[], Settings] | None = None) -> VirtualRig:
    """Make a virtual table with a mat for every colour; if a real Arduino is plugged in, that one reads the dice.

    ``now``: gives the settings each time sensing starts, as the table may have been taught meanwhile.
    """
    real = any(port.known for port in usb_ports())
    # A new board id each time, because rolls are identified by the board's id and their number.
    board = None if real else BenchBoard(random.getrandbits(30))
    kit = TableKit(settings.virtual_table, settings.piece_look(), random, time.monotonic_ns)
    table = VirtualTable(kit, range(settings.geometry.seats), board)
    model = table.camera_model
    source: FrameSource = WatchedCamera(table.camera, settings.camera, time.monotonic_ns, (model.width, model.height))
    if settings.virtual_table.still_scale > 1:
        source = StillCapture(source, settings.vision_settings().stages.tracker)
    frames = FrameBuffer(model, settings)
    camera = CameraRig(
        source,
        frames,
        lambda: SensingProcess(model, settings if now is None else now()),
        settings.referee,
        rest_after_s=settings.camera.rest_after_s,
        rest_look_s=settings.camera.rest_look_s,
    )
    if board is None:
        return VirtualRig(table, camera, BoardRig(settings.link, WatchedUsbPorts(), False), None)
    found = BoardRig(settings.link, lambda: named_port(board.path) if board.path else (), True)
    return VirtualRig(table, camera, found, board)


def bench_of(table: VirtualTable, live: LiveTable, log: Path | None = None) -> TableBench:
    """The virtual table's bench, which can lay the table as the live game has it.

    Args:
        log: the games' SQLite file, beside which is kept in which game the bench is used.
    """

    def wanted() -> TableWanted | None:
        try:
            session = live.playing()
        except Conflict:
            return None
        return wanted_of_state(session.table.state, session.part.mats)

    def game() -> str | None:
        with contextlib.suppress(Conflict):
            live.playing()
            return live.lobby.id
        return None

    return TableBench(table, wanted, game, BenchUseFile(log))


class HandsAtTable(BackgroundThread):
    """Moves the virtual players' pieces while used as a context manager; people move their own at the bench.

    Args:
        live: the table.
        table: the virtual table.
        random: decides whether something falls.
        collapses_once_in: one build in this many collapses; 0 for steady hands.
        steady_s: a monotonic clock, in seconds.
        followed: gives the mats of people for whom everything but walls is laid.
    """

    def __init__(
        self,
        live: LiveTable,
        table: VirtualTable,
        random: Random,
        collapses_once_in: int,
        steady_s: Callable[[], float] = time.monotonic,
        followed: Callable[[], Collection[int]] = frozenset,
    ) -> None:
        super().__init__("virtual-hands")
        self._live = live
        self._steady_s = steady_s
        self._followed = followed
        self._hands = VirtualHands(table, random, steady_s, collapses_once_in)
        self._stands_since: tuple[tuple[str, int], float] | None = None

    def _run(self) -> None:
        while not self._stopping.wait(STEP_S):
            try:
                self.step()
            except HardwareError as error:
                self._live.note(Message("note.hands_stuck", {"reason": error.message}))
            except (CompanionError, GameError):
                continue  # the game moved on or could not be saved; look at it again

    def step(self) -> None:
        """Do and say what is due now.

        Raises:
            HardwareError: ``bench.*``: the hands cannot do it.
            CompanionError, GameError: what they said was refused.
        """
        snapshot = self._live.snapshot()
        virtual = _virtual_seats(snapshot.lobby) if snapshot is not None and snapshot.is_raja else []
        followed = self._followed()
        if snapshot is None or not (virtual or followed) or not (snapshot.watched or snapshot.rolled):
            return
        with contextlib.suppress(Conflict):
            session = self._live.playing()
            asked = next((question for question in session.part.questions if question.seat in virtual), None)
            helped = _helped(snapshot.lobby, session.part.mats, followed)
            glimpse = Glimpse(snapshot.state, snapshot.version, session.part.mats, virtual, asked, helped)
            said = None
            try:
                said = self._hands.step(glimpse)
            finally:
                if said is None:
                    self._tell_what_was_missed(snapshot, glimpse)
            if said is not None:
                with self._live.held():
                    t_ns = self._live.game_ns()
                    self._live.admit(QuestionAnswered(t_ns, said.question, said.value, said.seat))

    def _tell_what_was_missed(self, snapshot: GameSnapshot, glimpse: Glimpse) -> None:
        """Report for the virtual players what camera and board have not reported for long, as people would."""
        now_s, present = self._steady_s(), (snapshot.lobby.id, snapshot.version)
        if self._stands_since is None or self._stands_since[0] != present:
            self._stands_since = (present, now_s)
        if now_s - self._stands_since[1] < GIVE_UP_S:
            return
        command = self._hands.report(glimpse)
        if command is not None:
            self._stands_since = None
            self._live.by_itself(command, by_virtual(command.seat), command.seat, snapshot)


def _helped(lobby: Lobby, mats: Sequence[int], followed: Collection[int]) -> list[int]:
    alone = person_alone(lobby)
    people = [seat for seat, mat in enumerate(mats) if mat in followed and lobby.seats[seat].virtual is None]
    return people if alone is None else sorted({alone, *people})


def lay_out_what_lay_there(bench: TableBench, live: LiveTable) -> None:
    """Lay a reopened game on a newly started virtual table, if its bench was used or its camera reported anything.

    Otherwise its people play with real pieces. The virtual players' hands lay their own pieces.
    """
    with contextlib.suppress(Conflict):  # no game is open, or it is not Raja
        said = [getattr(logged.event, "said_by", None) for logged in live.playing().table.events]
        if bench.take_up_again() or BY_CAMERA in said:
            bench.lay_out()


def _virtual_seats(lobby: Lobby) -> list[int]:
    return [number for number, seat in enumerate(lobby.seats) if seat.virtual is not None]
