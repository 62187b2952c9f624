"""The connection to the Arduino: a thread that finds the board, keeps the session going, and reconnects by itself."""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from hardware.dice.bootloader import loader_that_answers
from hardware.dice.explain import (
    KEEPING,
    NO_BOARD,
    PORT_PROBLEMS,
    RECORDING,
    asking_message,
    failure_message,
    never_answered_message,
    one_message,
    talking_messages,
)
from hardware.dice.happenings import (
    BoardAppeared,
    BoardLost,
    Happening,
    LossReason,
    RollSettled,
    TableBumped,
    TimedSentence,
)
from hardware.dice.ports import Port, PortCandidate, SerialPort, WatchedUsbPorts, named_port
from hardware.dice.session import NS_PER_MS, Session
from hardware.dice.settings import LinkSettings
from hardware.dice.status import LinkState, LinkStatus
from hardware.dice.typed_sentences import Reply
from hardware.errors import HardwareError
from vision.message import Message

LOG = logging.getLogger(__name__)
_CLOSED: Final = Message("board.closed")
Told = TypeVar("Told", Happening, TimedSentence)

# Which of several ports' troubles is reported: the one that a person can most surely fix.
_WORST_FIRST: tuple[LinkState, ...] = (
    "wrong_protocol",
    "no_permission",
    "port_busy",
    "old_bootloader",
    "no_firmware",
    "port_failed",
    "silent",
)


@dataclass(frozen=True, slots=True)
class _Trouble:
    """Why a port could not be used, and when to try it again."""

    state: LinkState
    message: Message
    again_ns: int


@dataclass(frozen=True, slots=True)
class _Question:
    verb: str
    arguments: tuple[str, ...]
    answer: Future[Reply]


class Link:
    """Connects to the board as soon as it is there, whatever its port is called.

    Args:
        settings: the link's time limits.
        find_ports: returns the ports to try, best first; called repeatedly.
        listener: gets every happening, in order, on the link's thread. A roll or bump is acknowledged to the board only
            after it has returned, so it must return only when they are stored. If it raises, the board keeps the roll or
            bump and repeats it within 250 ms, and it is handed on again; meanwhile the status reports the failure.
        recorder: gets every raw sentence, both ways, before the happenings that result from it. If it raises, the
            sentence is not recorded, and the status says so.
        delivered: for each board id the highest roll number that an earlier run has stored: such rolls are acknowledged,
            and not handed on again.
        clock: monotonic, in nanoseconds.
        open_port: opens a port, given device, baud and poll time in ms.
    """

    def __init__(
        self,
        settings: LinkSettings,
        find_ports: Callable[[], Sequence[PortCandidate]],
        listener: Callable[[Happening], None],
        recorder: Callable[[TimedSentence], None] | None = None,
        delivered: Mapping[str, int] | None = None,
        clock: Callable[[], int] = time.monotonic_ns,
        open_port: Callable[[str, int, int], Port] = SerialPort,
    ) -> None:
        self._settings = settings
        self._find_ports = find_ports
        self._listener = listener
        self._recorder = recorder
        self._clock = clock
        self._open_port = open_port
        # Different at each start, so that a late reply to an earlier run is not mistaken for a reply to this one.
        self._session = Session(settings, first_sequence=clock() // NS_PER_MS % 0x10000, delivered=delivered)
        self._port: Port | None = None
        self._candidate: PortCandidate | None = None
        self._good_by_id: str | None = None
        self._has_talked = False
        self._troubles: dict[str, _Trouble] = {}
        self._loss: Message | None = None
        self._failures: dict[str, Message] = {}
        self._appearances = 0
        self._questions: queue.SimpleQueue[_Question] = queue.SimpleQueue()
        self._waiting: dict[int, Future[Reply]] = {}
        self._stop = threading.Event()
        self._status = LinkStatus("no_board", NO_BOARD, None, clock(), 0, self._session.view)
        self._thread = threading.Thread(target=self._run, name="arduino-link", daemon=True)

    @property
    def status(self) -> LinkStatus:
        """The newest status; may be read from any thread."""
        return self._status

    def start(self) -> None:
        """Start looking for the board."""
        self._thread.start()

    def close(self) -> None:
        """Close the port and end the thread; the board keeps any roll that was not acknowledged."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def ask(self, verb: str, *arguments: str, timeout_s: float = 3.0) -> Reply:
        """Send the board a command and wait for its reply; not to be called from the link's own thread.

        Raises:
            HardwareError: ``link.not_connected``, ``link.no_answer``.
        """
        if self._status.state != "talking":
            raise HardwareError("link.not_connected", why=self._status.message)
        question = _Question(verb, arguments, Future())
        self._questions.put(question)
        try:
            return question.answer.result(timeout_s)
        except FutureTimeout:
            question.answer.cancel()
            raise HardwareError("link.no_answer", verb=verb, seconds=timeout_s) from None

    # What the link's thread does.

    def _run(self) -> None:
        try:
            while not self._stop.is_set():
                if self._port is None:
                    self._search()
                    self._tell_status()
                    if self._port is None:
                        self._stop.wait(self._settings.scan_ms / 1000)
                else:
                    self._exchange()
                    self._tell_status()
        finally:
            if self._port is not None:
                self._leave("closed", _CLOSED)
            self._drop_questions(_CLOSED)
            self._status = replace(
                self._status,
                state="stopped",
                message=Message("board.stopped"),
                since_ns=self._clock(),
                board=self._session.view,
            )

    def _search(self) -> None:
        """Try the ports that are there, the last good board's port first, until one opens."""
        found = self._find_ports()
        there = {candidate.device for candidate in found}
        self._troubles = {device: trouble for device, trouble in self._troubles.items() if device in there}
        for candidate in sorted(found, key=lambda c: c.by_id is None or c.by_id != self._good_by_id):
            trouble = self._troubles.get(candidate.device)
            if trouble is not None and self._clock() < trouble.again_ns:
                continue
            try:
                self._port = self._open_port(candidate.device, self._settings.baud, self._settings.poll_ms)
            except HardwareError as error:
                # Tried again at each scan: permissions, another program or a cable may change at any moment.
                if error.code in PORT_PROBLEMS:
                    self._troubles[candidate.device] = _Trouble(PORT_PROBLEMS[error.code], error.message, 0)
                continue
            self._candidate = candidate
            self._has_talked = False
            self._session.opened(self._clock())
            return

    def _exchange(self) -> None:
        """Do one round: read bytes, hand on happenings, write bytes."""
        assert self._port is not None
        assert self._candidate is not None
        try:
            data = self._port.read()
            now = self._clock()
            if data:
                self._session.received(data, now)
            while not self._questions.empty():
                self._put_question(self._questions.get())
            self._hand_on()  # before ``tick``, so that what is taken now is acknowledged in this round
            self._session.tick(now)
            to_board = self._hand_on()
            if to_board:
                self._port.write(to_board)
        except HardwareError as error:
            self._leave("unplugged", error.message)
            return
        self._judge_phase(now, self._candidate)

    def _judge_phase(self, now_ns: int, candidate: PortCandidate) -> None:
        """Close the port if it has no board behind it, or one whose protocol is not understood."""
        waited_ms = (now_ns - self._session.phase_since_ns) / NS_PER_MS
        match self._session.phase:
            case "talking":
                self._has_talked = True
                self._good_by_id = candidate.by_id
                self._troubles.pop(candidate.device, None)
            case "foreign":
                self._leave("protocol", self._loss or NO_BOARD)
                self._trouble(candidate, "wrong_protocol", self._loss or NO_BOARD)
            case "asking" if self._has_talked and waited_ms > self._settings.reopen_ms:
                self._leave("silent", self._loss or NO_BOARD)
                # A pause lets the board's DTR line fall; its rise on reopening resets the board.
                self._stop.wait(self._settings.scan_ms / 1000)
            case "asking" if not self._has_talked and waited_ms > self._settings.answer_ms:
                self._leave("silent", NO_BOARD)
                self._nobody_answers(candidate)
            case _:
                pass

    def _nobody_answers(self, candidate: PortCandidate) -> None:
        loader = None
        if candidate.known:
            loader = loader_that_answers(lambda baud: self._open_port(candidate.device, baud, self._settings.poll_ms))
        states: dict[str | None, LinkState] = {"optiboot": "no_firmware", "old": "old_bootloader", None: "silent"}
        message = never_answered_message(candidate.device, candidate.label, loader)
        self._trouble(candidate, states[loader], message)

    def _trouble(self, candidate: PortCandidate, state: LinkState, message: Message) -> None:
        again_ns = self._clock() + self._settings.again_ms * NS_PER_MS
        self._troubles[candidate.device] = _Trouble(state, message, again_ns)

    def _leave(self, why: LossReason, message: Message) -> None:
        """Close the port, hand on what the session still holds, and fail pending questions."""
        assert self._port is not None
        self._port.close()
        self._port = self._candidate = None
        self._session.closed(self._clock(), why, message)
        self._hand_on()
        self._drop_questions(message)

    def _hand_on(self) -> bytes:
        """Hand on sentences, happenings and answers from the session; return the bytes to send to the board."""
        drained = self._session.drain()
        if self._recorder is not None:
            for sentence in drained.passed:
                self._try(RECORDING, self._recorder, sentence)
        for happening in drained.happenings:
            if isinstance(happening, BoardAppeared):
                self._appearances += 1
                self._loss = None
            elif isinstance(happening, BoardLost):
                self._loss = happening.message
            kept = self._try(KEEPING, self._listener, happening)
            if isinstance(happening, RollSettled | TableBumped):
                (self._session.taken if kept else self._session.refused)(happening)
        for answer in drained.answers:
            future = self._waiting.pop(answer.ticket, None)
            if future is not None and future.set_running_or_notify_cancel():
                future.set_result(answer.reply)
        return drained.to_board

    def _try(self, what: str, receive: Callable[[Told], None], told: Told) -> bool:
        """Call a receiver; return whether it succeeded. Its failure must not end the link, so the status reports it."""
        try:
            receive(told)
        except Exception as error:
            message = failure_message(what, error)
            if self._failures.get(what) != message:
                LOG.warning("%s", message)
            self._failures[what] = message
            return False
        self._failures.pop(what, None)
        return True

    def _put_question(self, question: _Question) -> None:
        try:
            self._waiting[self._session.ask(question.verb, *question.arguments)] = question.answer
        except ValueError as error:
            question.answer.set_exception(HardwareError("link.no_sentence", reason=str(error)))

    def _drop_questions(self, message: Message) -> None:
        waiting = list(self._waiting.values())
        self._waiting.clear()
        while not self._questions.empty():
            waiting.append(self._questions.get().answer)
        for future in waiting:
            with contextlib.suppress(Exception):  # the asker has given up meanwhile
                future.set_exception(HardwareError("link.not_connected", why=message))

    def _tell_status(self) -> None:
        state, message, port = self._said()
        view = self._session.view
        before = self._status
        since_ns = before.since_ns if (before.state, before.port) == (state, port) else self._clock()
        status = LinkStatus(state, message, port, since_ns, self._appearances, view)
        if status != before:
            self._status = status

    def _said(self) -> tuple[LinkState, Message, str | None]:
        if self._candidate is not None:
            device = self._candidate.device
            view = self._session.view
            if view.phase == "talking":
                return "talking", one_message((*talking_messages(device, view), *self._failures.values())), device
            if self._has_talked and self._loss is not None:
                return "silent", self._loss, device
            return "asking", asking_message(device), device
        for state in _WORST_FIRST:
            for device, trouble in sorted(self._troubles.items()):
                if trouble.state == state:
                    return state, trouble.message, device
        return "no_board", self._loss or NO_BOARD, None


def open_link(
    settings: LinkSettings,
    listener: Callable[[Happening], None],
    recorder: Callable[[TimedSentence], None] | None = None,
    delivered: Mapping[str, int] | None = None,
    port: str | None = None,
    clock: Callable[[], int] = time.monotonic_ns,
) -> Link:
    """Start a link to a board on any USB port, or on ``port`` only; ``close()`` ends it.

    The arguments are those of ``Link``. A missing board is no error: the status says what is wrong.
    """
    ports = WatchedUsbPorts() if port is None else lambda: named_port(port)
    link = Link(settings, ports, listener, recorder, delivered, clock)
    link.start()
    return link
