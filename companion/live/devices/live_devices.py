"""Camera and dice board of a live table: feeds in frames and events, and reports each device's state."""

from __future__ import annotations

import contextlib
import math
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from companion.errors import CompanionError, UnknownResource
from companion.frames.phone_photo import TakenLook
from companion.frames.sensing_result import BesidePicture, Sensed, Sensing
from companion.live.devices.extra_cameras import NOT_TO_BE_READ, CameraState, ExtraCamera, ExtraCameras
from companion.live.devices.reading_pace import ReadingPace
from companion.live.live_table import LiveTable
from companion.recording.messages import FIRST_CAMERA
from companion.referee.settings import RefereeSettings
from companion.session.inputs import BoardTold, FrameSeen, TableHeeded
from companion.session.moment import DeviceShown
from companion.table.database import LogUnavailable
from companion.texts.message import Message
from companion.texts.refusals import message_of
from hardware.camera.source import Frame, FrameSource, SourceStatus
from hardware.dice.explain import one_message
from hardware.dice.happenings import Happening, RollSettled, TimedSentence
from hardware.dice.link import Link
from hardware.dice.ports import PortCandidate
from hardware.dice.settings import LinkSettings
from hardware.errors import HardwareError
from vision.errors import VisionError

if TYPE_CHECKING:  # loads the vision code, which a table without a camera does not need
    from companion.frames.frame_buffer import FrameBuffer

FRAME_WAIT_S: Final = 0.5
STATUS_EVERY_S: Final = 0.4
RETRY_S: Final = 1.0
BESIDE_WAIT_S: Final = 0.05
_CAMERA_STATES: Final = {"working": "on", "unplugged": "off", "closed": "off"}


@dataclass(frozen=True, slots=True)
class CameraRig:
    """A camera and the process that reads its frames; ``sensing`` starts with the devices.

    Attributes:
        beside: further cameras at the same table.
        name: the first camera's name, where there are several.
        slow_s: if pictures are further apart, this is reported.
        rest_after_s, rest_look_s: how often a table at rest is read, see ``ReadingPace``.
    """

    source: FrameSource
    frames: FrameBuffer
    sensing: Callable[[], Sensing]
    referee: RefereeSettings
    beside: Sequence[ExtraCamera] = ()
    name: str = FIRST_CAMERA
    slow_s: float = math.inf
    rest_after_s: float = math.inf
    rest_look_s: float = 0.0


@dataclass(frozen=True, slots=True)
class BoardRig:
    """Where to look for a dice board; ``virtual`` if it is simulated on this computer."""

    settings: LinkSettings
    find_ports: Callable[[], Sequence[PortCandidate]]
    virtual: bool


@runtime_checkable
class StillTaker(Protocol):
    """A source that takes a still whenever the table comes to rest."""

    @property
    def unread(self) -> bool:
        """Whether the table has moved and its still has not been read yet, so that no frame may be skipped."""

    def still_again(self) -> None:
        """Take another still."""


class CardWatcher(Protocol):
    """Reads the real cards of a small game on the camera's frames."""

    def look(self, jpeg: bytes) -> None:
        """Handle a frame."""

    def close(self) -> None:
        """Release its resources; no more frames come."""


class LiveDevices:
    """Feeds a live table from its devices while used as a context manager; the game goes on without them.

    Args:
        live: the table.
        camera, board: None if the table has none.
        hear_sentence: gets every raw sentence of the board's line with its age in nanoseconds; must not block.
        cards: gets the camera's frames while no game of Raja is open.
    """

    def __init__(
        self,
        live: LiveTable,
        camera: CameraRig | None,
        board: BoardRig | None,
        hear_sentence: Callable[[TimedSentence, int], None] | None = None,
        cards: CardWatcher | None = None,
    ) -> None:
        self._live = live
        self._hear_sentence = hear_sentence
        self._cards = cards
        self._camera = camera
        self._board = board
        self._stopping = threading.Event()
        self._wanted_anew = threading.Event()
        self._newest = b""
        self._still_unseen = True
        self._beside = ExtraCameras(() if camera is None else camera.beside)
        self._pace = ReadingPace() if camera is None else ReadingPace(camera.rest_after_s, camera.rest_look_s)
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> LiveDevices:
        for rig, run in ((self._camera, self._watch_camera), (self._board, self._watch_board)):
            if rig is not None:
                self._threads.append(threading.Thread(target=run, name=f"devices {run.__name__}", daemon=True))
        self._beside.begin()
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopping.set()
        self._beside.end()
        for thread in self._threads:
            thread.join(timeout=10)

    # --- pictures for the pages -------------------------------------------------------------------

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """Return a frame as JPEG; raises ``UnknownResource``."""
        return self._frames().picture(number, overlay=overlay)

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """Return the part of a frame that a game seat's city was read from; raises ``UnknownResource``."""
        mats = self._live.playing().part.mats
        if not 0 <= seat < len(mats):
            raise UnknownResource("crop.unknown", f"There is no seat {seat} at this table.")
        return self._frames().crop(mats[seat], row, col, number)

    def looks(self, number: int) -> tuple[TakenLook, ...]:
        """Return every camera's picture of a frame; raises ``UnknownResource``."""
        return self._frames().looks(number)

    @property
    def has_camera(self) -> bool:
        """Whether the table has a camera."""
        return self._camera is not None

    def newest_look(self) -> TakenLook:
        """Return the first camera's newest picture, whether or not a game is open.

        Raises:
            UnknownResource: ``frame.unknown``: there is no camera; ``frame.none_yet``: it has delivered no picture.
        """
        camera, jpeg = self._frames().camera, self._newest
        if not jpeg:
            raise UnknownResource("frame.none_yet", "The camera has given no picture yet: see that it works.")
        return TakenLook(FIRST_CAMERA, jpeg, camera)

    def look_anew(self) -> None:
        """Restart reading from the next frame on, because the table was taught something."""
        self._wanted_anew.set()

    def _frames(self) -> FrameBuffer:
        if self._camera is None:
            raise UnknownResource("frame.unknown", "This table has no camera: there are no pictures.")
        return self._camera.frames

    # --- the camera ---------------------------------------------------------------------------------

    def _watch_camera(self) -> None:
        assert self._camera is not None
        source, sensing, looked_ns = self._camera.source, self._camera.sensing(), 0
        try:
            while not self._stopping.is_set():
                if self._wanted_anew.is_set():
                    self._wanted_anew.clear()
                    sensing.close()
                    sensing = self._camera.sensing()
                    self._pace.wake()
                    self._still_again()
                with contextlib.suppress(HardwareError):  # its status tells
                    if source.status().state in ("closed", "unplugged"):
                        source.open()
                frame = source.next_frame(FRAME_WAIT_S)
                status = source.status()
                self._tell(status)
                if frame is not None and frame.jpeg:
                    self._newest = frame.jpeg
                beside = self._beside.pictures()
                if frame is not None and status.state not in NOT_TO_BE_READ:
                    self._look(sensing, frame, beside)
                elif beside and status.state != "working":
                    newest_ns = max(picture.t_ns for picture in beside)
                    if newest_ns > looked_ns:  # the table goes on with the others
                        looked_ns = newest_ns
                        self._look(sensing, Frame(b"", newest_ns, 0), beside)
                    else:
                        self._stopping.wait(BESIDE_WAIT_S)
                elif frame is None and status.state != "working":
                    self._stopping.wait(RETRY_S)
        finally:
            source.close()
            sensing.close()
            if self._cards is not None:
                self._cards.close()

    def _tell(self, first: SourceStatus) -> None:
        """Report the state of the cameras; if there are several, tell everybody which one has a problem."""
        assert self._camera is not None
        rig, beside = self._camera, self._beside.states()
        shown = cameras_shown(CameraState(rig.name, first), beside, rig.slow_s)
        if self._live.tell_device("camera", shown) and beside and shown.message.code != "camera.several_working":
            self._live.note(shown.message)

    def _look(self, sensing: Sensing, frame: Frame, beside: Sequence[BesidePicture]) -> None:
        """Read a frame if a game is running, and feed in the result."""
        snapshot = self._live.snapshot()
        if snapshot is None or not snapshot.is_raja:
            self._still_unseen = True
            if frame.jpeg:
                self._look_at_cards(frame)
            return
        stills = self._still_taker()
        if not self._pace.is_due(frame.t_ns, (snapshot.lobby.id, snapshot.version)) and not (stills and stills.unread):
            return
        if self._still_unseen:
            self._still_unseen = False
            self._still_again()
        try:
            sensed = sensing.step(frame.t_ns, frame.jpeg, beside)
            self._pace.looked(frame.t_ns, sensed)
            with self._live.held():
                self._feed(frame, sensed, beside)
        except LogUnavailable:
            self._stopping.wait(RETRY_S)  # reported already; the next frame shows the same table
        except CompanionError as error:
            self._live.note(message_of(error))

    def _still_again(self) -> None:
        """Take the still again if no game was running to read the last one."""
        stills = self._still_taker()
        if stills is not None:
            stills.still_again()

    def _still_taker(self) -> StillTaker | None:
        source = None if self._camera is None else self._camera.source
        return source if isinstance(source, StillTaker) else None

    def _look_at_cards(self, frame: Frame) -> None:
        """Look for the real cards that a small game may wait for."""
        if self._cards is None:
            return
        try:
            self._cards.look(frame.jpeg)
        except (CompanionError, VisionError) as error:
            self._live.note(message_of(error))

    def _feed(self, frame: Frame, sensed: Sensed | None, beside: Sequence[BesidePicture]) -> None:
        """Keep a frame for the pages and feed it into the game, while the table is held."""
        assert self._camera is not None
        rig, session, now_ns = self._camera, self._live.going_on, self._live.game_ns()
        if session is None:
            return
        # Numbers keep rising over games and restarts, because browsers cache pictures by number.
        number = max(session.part.frames_taken, self._live.feed.newest().sequence)
        rig.frames.keep(number, frame.jpeg, sensed, beside)
        heeded = () if session.part.heeds_table else (TableHeeded(now_ns, rig.referee),)
        then = tuple(replace(picture, t_ns=_then(now_ns, picture.t_ns)) for picture in beside)
        seen = FrameSeen(_then(now_ns, frame.t_ns), frame.jpeg, sensed, number, then)
        self._live.admit(*heeded, seen)
        rig.frames.hold(session.part.pictures_wanted)

    # --- the board ----------------------------------------------------------------------------------

    def _watch_board(self) -> None:
        assert self._board is not None
        link = Link(
            self._board.settings,
            self._board.find_ports,
            self._hear,
            recorder=None if self._hear_sentence is None else self._overhear,
            delivered=self._delivered(),
        )
        link.start()
        try:
            while not self._stopping.wait(STATUS_EVERY_S):
                status = link.status
                state = {"talking": "on", "no_board": "off", "asking": "off"}.get(status.state, "fault")
                virtual = self._board.virtual
                message = Message("board.virtual", {"status": status.message}) if virtual else status.message
                self._live.tell_device("arduino", DeviceShown(state, message, virtual))
        finally:
            link.close()

    def _delivered(self) -> dict[str, int]:
        """Return rolls accepted in an earlier run; waits while the disk cannot be read, because no roll may count
        twice.
        """
        while not self._stopping.is_set():
            try:
                return self._live.roll_watermarks.highest()
            except LogUnavailable:
                self._stopping.wait(RETRY_S)
        return {}

    def _overhear(self, sentence: TimedSentence) -> None:
        assert self._hear_sentence is not None
        self._hear_sentence(sentence, max(0, time.monotonic_ns() - sentence.t_ns))

    def _hear(self, happening: Happening) -> None:
        """Handle a report on the link's thread. If a roll cannot be stored this raises, and the board sends it again."""
        self._pace.wake()
        with self._live.held():
            t_ns = _then(self._live.game_ns(), happening.t_ns)
            if isinstance(happening, RollSettled):
                self._live.hear_roll(happening, t_ns)
            else:
                self._live.admit(BoardTold(t_ns, happening))


def _then(now_ns: int, device_ns: int) -> int:
    """Return the game's time at which a device's clock (``time.monotonic_ns``) showed ``device_ns``."""
    return max(0, now_ns - max(0, time.monotonic_ns() - device_ns))


def cameras_shown(first: CameraState, beside: Sequence[CameraState], slow_s: float) -> DeviceShown:
    """Return the state of all cameras for pages: on while at least one delivers pictures."""
    every = (first, *beside)
    if not beside or not any(one.works for one in every):
        return camera_shown(first.status)
    troubles = tuple(told for one in every if (told := one.trouble(slow_s)) is not None)
    if not troubles:
        working = Message("camera.several_working", {"count": len(every)})
        return DeviceShown("on", working, first.status.virtual)
    return DeviceShown("on", one_message(troubles), first.status.virtual)


def camera_shown(status: SourceStatus) -> DeviceShown:
    """Return a camera's state for pages."""
    return DeviceShown(_CAMERA_STATES.get(status.state, "fault"), status.message, status.virtual)
