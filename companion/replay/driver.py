"""Feeds a recording into a session: reads its frames and sentences again, and passes all other inputs on unchanged."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from companion.frames.photo_reading import seen_together, table_shown
from companion.frames.sensing_result import BesidePicture, Sensed, Sensing
from companion.recording.messages import (
    AnswerGiven,
    BesideTaken,
    FrameTaken,
    HappeningHeard,
    Message,
    PhotosGiven,
    PhotoTaken,
    SentencePassed,
)
from companion.session.inputs import BoardTold, FrameSeen, Input, PhotosShown
from companion.session.moment import DeviceShown, Moment
from companion.session.outbox import Outbox
from companion.session.photos_recorded import looks_given
from companion.session.raja_session import RajaSession
from companion.session.recorded_inputs import input_of
from companion.settings.loading import Settings
from companion.texts.message import Message as Saying
from hardware.dice.explain import fault_message, one_message
from hardware.dice.happenings import RollSettled
from hardware.dice.replayed_board import OverheardBoard
from vision.errors import VisionError


class Driver:
    """Feeds a session from a recording, message by message.

    Args:
        sensing: reads frames; closed together with the driver.
        holds_happenings: the recording has the board's reports, so these are fed; otherwise sentences are decoded.
        heed_words: whether people's statements about counts are fed.
    """

    def __init__(
        self,
        session: RajaSession,
        sensing: Sensing,
        settings: Settings,
        *,
        holds_happenings: bool,
        heed_words: bool = True,
    ) -> None:
        self.session = session
        self.board = OverheardBoard(settings.link)
        self.rolls: dict[int, RollSettled] = {}
        """The rolls decoded from the sentences, by number."""
        self._sensing = sensing
        self._settings = settings
        self._photos: list[PhotoTaken] = []
        self._beside: dict[str, BesidePicture] = {}
        self.patience = settings.referee
        self._holds_happenings = holds_happenings
        self._heed_words = heed_words

    def sense(self, message: Message) -> Sensed | None:
        """Return what a frame shows, without acting on it; None for anything but a readable frame."""
        if isinstance(message, BesideTaken):
            self._beside[message.name] = BesidePicture(message.name, message.t_ns, message.jpeg)
        if not isinstance(message, FrameTaken):
            return None
        return self._sensing.step(message.t_ns, message.jpeg, self._taken_beside())

    def _taken_beside(self) -> tuple[BesidePicture, ...]:
        """Return the other cameras' pictures for the next frame."""
        return tuple(self._beside.values())

    def feed(self, message: Message, sensed: Sensed | None = None) -> list[Outbox]:
        """Feed a message to the session: a frame with what ``sense`` returned for it, or any other message."""
        return [self.session.ingest(given) for given in self._inputs(message, sensed)]

    def _inputs(self, message: Message, sensed: Sensed | None) -> Iterator[Input]:
        match message:
            case FrameTaken():
                yield FrameSeen(message.t_ns, message.jpeg, sensed, beside=self._taken_beside())
                self._beside.clear()
            case BesideTaken():
                pass  # it is fed with its frame
            case PhotoTaken():
                self._photos = [photo for photo in self._photos if photo.t_ns == message.t_ns] + [message]
            case PhotosGiven():
                yield from self._photos_again(message)
            case SentencePassed(t_ns, _, "from_board", raw):
                for happening in self.board.hear(raw, t_ns):
                    if isinstance(happening, RollSettled):
                        self.rolls[happening.number] = happening
                    if not self._holds_happenings:
                        yield BoardTold(t_ns, happening)
            case AnswerGiven() if not self._heed_words:
                pass
            case HappeningHeard() if not self._holds_happenings:
                pass
            case _:
                given = input_of(message, self.patience)
                if given is not None:
                    yield given

    def _photos_again(self, message: PhotosGiven) -> Iterator[Input]:
        """Read photos together again; photos that cannot be read are not fed."""
        with contextlib.suppress(VisionError):
            taken = looks_given(message, self._photos)
            if taken:
                sensed = self.session.part.sensed
                before = None if sensed is None else sensed.observation
                _, seen = seen_together(taken, self._settings.vision_settings(), before)
                yield PhotosShown(
                    message.t_ns, message.taken_ns, message.version, message.seat, table_shown(taken, seen)
                )

    def moment(self) -> Moment:
        """Return everything there is to show now, with the devices as the recording has them."""
        camera = DeviceShown("recording", Saying("camera.recording"), False)
        return self.session.part.moment({"camera": camera, "arduino": board_shown(self.board)})

    def close(self) -> None:
        """Close the sensing; no more frames can be fed."""
        self._sensing.close()


def board_shown(board: OverheardBoard) -> DeviceShown:
    """Return the state of a recording's board, and its messages."""
    if not board.heard:
        return DeviceShown("off", Saying("board.not_heard"), False)
    view = board.view
    messages = [Saying("board.recording")]
    if view.identity is not None:
        named = {"board": view.identity.board, "firmware": view.identity.firmware or "?"}
        messages = [Saying("board.recording_of", named)]
    if view.bad:
        messages.append(Saying("board.damaged_sentences", {"count": view.bad}))
    messages += dict.fromkeys(fault_message(code, detail) for code, detail in view.faults)
    return DeviceShown("fault" if view.faults else "recording", one_message(tuple(messages)), False)
