"""One conversation with a board, without a port or a clock: takes bytes and times, gives happenings and bytes.

The caller takes ``drain()`` after every call, hands the happenings on in order, and reports each roll
and bump as ``taken()`` or ``refused()``. Only what was taken is acknowledged to the board; what was
refused is repeated by the board and offered again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from hardware.dice.explain import fault_message, protocol_message, silence_message
from hardware.dice.happenings import (
    BoardAppeared,
    BoardFault,
    BoardLost,
    Happening,
    LossReason,
    RollSettled,
    TableBumped,
    TableTilted,
    TimedSentence,
    WellChanged,
)
from hardware.dice.sentences import Frame, SentenceParser
from hardware.dice.settings import LinkSettings
from hardware.dice.typed_sentences import (
    FAULT_BITS,
    PROTOCOL,
    Boot,
    Bump,
    Cause,
    Command,
    Fault,
    FaultCode,
    Heartbeat,
    NotUnderstood,
    Reply,
    Roll,
    Tilt,
    Well,
    bytes_of,
    meaning_of,
    number_in,
)
from hardware.dice.view import BoardIdentity, Phase, SessionView
from vision.message import Message

NS_PER_MS = 1_000_000
LATER_MS = 120


@dataclass(frozen=True, slots=True)
class Answer:
    """The board's reply to a command given by ``Session.ask``."""

    ticket: int
    reply: Reply


@dataclass(frozen=True, slots=True)
class Drained:
    """What a session produced since the last ``drain``."""

    happenings: tuple[Happening, ...]
    to_board: bytes
    passed: tuple[TimedSentence, ...]
    answers: tuple[Answer, ...]


@dataclass(slots=True)
class _Pending:
    ticket: int
    command: Command
    send_at_ns: int


class Session:
    """The host's side of docs/protocol.md.

    Args:
        settings: the link's time limits.
        first_sequence: sequence number of the first command; different at each start, so that a reply to an earlier
            run is not mistaken for a reply to this one.
        delivered: for each board id the highest roll number taken before, if known.
        joins: the board whose running conversation with another host is overheard; nothing is sent then.
    """

    def __init__(
        self,
        settings: LinkSettings,
        first_sequence: int = 0,
        delivered: Mapping[str, int] | None = None,
        joins: BoardIdentity | None = None,
    ) -> None:
        self._settings = settings
        self._silent = joins is not None
        self._tickets = 0
        self._first_sequence = first_sequence
        self._delivered: dict[str, int] = dict(delivered or {})
        self._last_bump: tuple[str, int, int] = ("", 0, 0)
        self._offered: list[RollSettled | TableBumped] = []
        self._parser = SentenceParser()
        self._phase: Phase = "closed" if joins is None else "talking"
        self._phase_since_ns = 0
        self._heard_ns = 0
        self._identity = joins
        self._queue: deque[_Pending] = deque()
        self._refused = 0
        self._rolls = 0
        self._happenings: list[Happening] = []
        self._passed: list[TimedSentence] = []
        self._answers: list[Answer] = []
        self._out = bytearray()
        self._wells: list[Well | None] = [None, None]
        self._tilt: Tilt | None = None
        self._heartbeat: Heartbeat | None = None
        self._faults: set[tuple[FaultCode, int]] = set()

    @property
    def phase(self) -> Phase:
        """``closed``, ``asking`` (who is there), ``talking``, or ``foreign`` (the board speaks another protocol)."""
        return self._phase

    @property
    def phase_since_ns(self) -> int:
        """When the present phase began."""
        return self._phase_since_ns

    @property
    def view(self) -> SessionView:
        """What is known about the board now."""
        return SessionView(
            phase=self._phase,
            identity=self._identity if self._phase == "talking" else None,
            wells=(self._wells[0], self._wells[1]),
            tilt=self._tilt,
            heartbeat=self._heartbeat,
            faults=tuple(sorted(self._faults)),
            bad=self._parser.bad,
            refused=self._refused,
            rolls=self._rolls,
        )

    def opened(self, t_ns: int) -> None:
        """Note that the port was opened, and ask who is there."""
        self._parser.forget()
        self._ask_who(t_ns)

    def closed(self, t_ns: int, why: LossReason, message: Message) -> None:
        """Note that the port is gone or closed; drop commands without a reply."""
        self._lost(t_ns, why, message)
        self._queue.clear()
        self._enter("closed", t_ns)

    def received(self, data: bytes, t_ns: int) -> None:
        """Take bytes from the board, in pieces of any size."""
        for frame in self._parser.feed(data):
            self._passed.append(TimedSentence(t_ns, "from_board", frame.raw))
            if self._phase in ("asking", "talking"):
                self._frame(frame, t_ns)

    def tick(self, t_ns: int) -> None:
        """Let time pass: notice silence, resend commands without a reply. Call it at least every 50 ms."""
        if self._phase == "talking" and t_ns - self._heard_ns > self._settings.silence_ms * NS_PER_MS:
            self._lost(t_ns, "silent", silence_message(self._settings.silence_ms))
            self._ask_who(t_ns)
        if self._queue and self._phase in ("asking", "talking"):
            first = self._queue[0]
            if t_ns >= first.send_at_ns:
                raw = bytes_of(first.command)
                self._out += raw
                self._passed.append(TimedSentence(t_ns, "to_board", raw))
                first.send_at_ns = t_ns + self._settings.reply_ms * NS_PER_MS

    @property
    def due_ns(self) -> int | None:
        """When ``tick`` will next have something to do if nothing is heard before; None if never."""
        times = []
        if self._phase == "talking":
            times.append(self._heard_ns + self._settings.silence_ms * NS_PER_MS + 1)
        if self._queue and self._phase in ("asking", "talking"):
            times.append(self._queue[0].send_at_ns)
        return min(times, default=None)

    def ask(self, verb: str, *arguments: str) -> int:
        """Queue a command for the board; ``drain`` gives the answer, under the ticket returned here.

        Raises:
            ValueError: words that cannot stand in a sentence.
        """
        pending = self._pending(verb, arguments)
        bytes_of(pending.command)
        self._queue.append(pending)
        return pending.ticket

    def taken(self, happening: RollSettled | TableBumped) -> None:
        """Note that a roll or bump is stored safely: acknowledge it to the board, and do not hand it on again."""
        self._offered.remove(happening)
        # A board that went away meanwhile repeats its rolls later, and they are acknowledged then.
        board = self._identity if self._phase == "talking" else None
        if isinstance(happening, RollSettled):
            self._delivered[happening.board] = happening.number
            self._rolls += 1
            if board is not None and board.board == happening.board:
                self._acknowledge("R", happening.number)
        else:
            self._last_bump = (happening.board, happening.boot, happening.number)
            if board is not None and (board.board, board.boot) == (happening.board, happening.boot):
                self._acknowledge("B", happening.number)

    def refused(self, happening: RollSettled | TableBumped) -> None:
        """Note that a roll or bump could not be stored: it is offered again when the board repeats it."""
        self._offered.remove(happening)

    def drain(self) -> Drained:
        """Take everything produced since the last call; the module's docstring says how to use it."""
        drained = Drained(tuple(self._happenings), bytes(self._out), tuple(self._passed), tuple(self._answers))
        self._happenings.clear()
        self._out.clear()
        self._passed.clear()
        self._answers.clear()
        return drained

    # What the board says.

    def _frame(self, frame: Frame, t_ns: int) -> None:
        self._heard_ns = t_ns
        if self._other_protocol(frame, t_ns):
            return
        meaning = meaning_of(frame)
        match meaning:
            case NotUnderstood.REFUSED:
                self._refused += 1
            case Boot():
                self._identified(BoardIdentity(meaning.board, meaning.boot, meaning.firmware), meaning.cause, t_ns)
            case Reply():
                self._replied(meaning, t_ns)
            case _ if self._phase != "talking" or self._identity is None:
                return  # the board must be known first; it repeats the sentence
            case Roll():
                self._roll(meaning, self._identity, t_ns)
            case Bump():
                self._bump(meaning, self._identity, t_ns)
            case Well():
                self._well(meaning, t_ns)
            case Tilt() if meaning != self._tilt:
                self._tilt = meaning
                self._happenings.append(TableTilted(t_ns, meaning.x_cdeg, meaning.y_cdeg))
            case Heartbeat():
                self._beat(meaning, t_ns)
            case Fault():
                self._set_faults(self._faults | {(meaning.code, meaning.detail)}, t_ns)
            case _:
                return

    def _beat(self, heartbeat: Heartbeat, t_ns: int) -> None:
        if self._heartbeat is not None and heartbeat.uptime_ms < self._heartbeat.uptime_ms:
            # It has restarted and its boot sentence was lost; ask for its identity, as bumps are numbered anew.
            self._say(len(self._queue), self._pending("WHO", ()))
        self._heartbeat = heartbeat
        self._set_faults({(code, detail) for bit, code, detail in FAULT_BITS if heartbeat.faults & bit}, t_ns)

    def _other_protocol(self, frame: Frame, t_ns: int) -> bool:
        """Whether the frame shows that the board speaks another protocol; if so, go to phase ``foreign``."""
        if frame.kind == "BOT" and frame.fields:
            said = frame.fields[0]
        elif frame.kind == "REP" and len(frame.fields) > 3 and frame.fields[1:3] == ("WHO", "OK"):
            said = frame.fields[3]
        else:
            return False
        protocol = number_in(said, 1, 255)
        if protocol is None or protocol == PROTOCOL:
            return False
        self._happenings.append(BoardLost(t_ns, "protocol", protocol_message(protocol)))
        self._forget_board()
        self._queue.clear()
        self._enter("foreign", t_ns)
        return True

    def _identified(self, identity: BoardIdentity, cause: Cause | None, t_ns: int) -> None:
        if self._phase == "talking" and identity == self._identity:
            return
        self._forget_board()
        self._identity = identity
        self._enter("talking", t_ns)
        self._happenings.append(BoardAppeared(t_ns, identity.board, identity.boot, identity.firmware, cause))

    def _replied(self, reply: Reply, t_ns: int) -> None:
        if reply.verb == "WHO" and reply.result == "OK" and len(reply.values) == 4:
            _, firmware, board, boot = reply.values
            if (number := number_in(boot, 1, 0xFFFF)) is not None:
                self._identified(BoardIdentity(board, number, firmware), None, t_ns)
        if not self._queue:
            return
        first = self._queue[0]
        if (reply.sequence, reply.verb) != (first.command.sequence, first.command.verb):
            return
        if reply.result == "LATER":
            first.send_at_ns = t_ns + LATER_MS * NS_PER_MS
            return
        self._queue.popleft()
        self._answers.append(Answer(first.ticket, reply))

    def _roll(self, roll: Roll, identity: BoardIdentity, t_ns: int) -> None:
        if roll.number <= self._delivered.get(identity.board, 0):
            self._acknowledge("R", roll.number)
        else:
            self._offer(RollSettled(t_ns, identity.board, roll.number, roll.well, roll.top, roll.margin_percent))

    def _bump(self, bump: Bump, identity: BoardIdentity, t_ns: int) -> None:
        board, boot, number = self._last_bump
        if (board, boot) == (identity.board, identity.boot) and bump.number <= number:
            self._acknowledge("B", bump.number)
        else:
            self._offer(TableBumped(t_ns, identity.board, identity.boot, bump.number, bump.peak_mg, bump.length_ms))

    def _offer(self, happening: RollSettled | TableBumped) -> None:
        """Hand on a roll or bump, unless an earlier one of its kind is not yet taken or refused."""
        if all(type(other) is not type(happening) for other in self._offered):
            self._offered.append(happening)
            self._happenings.append(happening)

    def _well(self, well: Well, t_ns: int) -> None:
        before = self._wells[well.well]
        self._wells[well.well] = well
        if before is None or (before.state, before.top, before.thrown) != (well.state, well.top, well.thrown):
            self._happenings.append(
                WellChanged(t_ns, well.well, well.state, well.top, well.margin_percent, well.thrown)
            )

    def _set_faults(self, faults: set[tuple[FaultCode, int]], t_ns: int) -> None:
        for code, detail in sorted(faults ^ self._faults):
            present = (code, detail) in faults
            self._happenings.append(BoardFault(t_ns, code, detail, present, fault_message(code, detail)))
        self._faults = faults

    # What the host says.

    def _pending(self, verb: str, arguments: tuple[str, ...]) -> _Pending:
        self._tickets += 1
        sequence = (self._first_sequence + self._tickets - 1) % 0x10000
        return _Pending(self._tickets, Command(sequence, verb, arguments), 0)

    def _ask_who(self, t_ns: int) -> None:
        self._queue = deque(item for item in self._queue if item.command.verb not in ("WHO", "ACK"))
        self._queue.appendleft(self._pending("WHO", ()))
        self._enter("asking", t_ns)

    def _acknowledge(self, what: str, number: int) -> None:
        """Queue an acknowledgement: before people's commands, after commands already sent and other acknowledgements."""
        arguments = (what, str(number))
        if any(item.command.arguments == arguments for item in self._queue):
            return
        at = 0
        while at < len(self._queue) and (self._queue[at].send_at_ns or self._queue[at].command.verb == "ACK"):
            at += 1
        self._say(at, self._pending("ACK", arguments))

    def _say(self, at: int, pending: _Pending) -> None:
        if not self._silent:
            self._queue.insert(at, pending)

    def _enter(self, phase: Phase, t_ns: int) -> None:
        self._phase = phase
        self._phase_since_ns = t_ns

    def _lost(self, t_ns: int, why: LossReason, message: Message) -> None:
        if self._phase == "talking":
            self._happenings.append(BoardLost(t_ns, why, message))
        self._forget_board()

    def _forget_board(self) -> None:
        self._wells = [None, None]
        self._tilt = None
        self._heartbeat = None
        self._faults = set()
