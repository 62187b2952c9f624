"""Runs a session and a twin against each other in simulated time: a schedule of dice and knocks in, sentences out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from hardware.dice.happenings import (
    Happening,
    RollSettled,
    TableBumped,
    TimedBump,
    TimedSentence,
    TimedThrow,
    TimedTilt,
)
from hardware.dice.session import Answer, Session
from hardware.dice.settings import LinkSettings
from hardware.errors import HardwareError
from hardware.twin import Twin
from vision.message import Message

NS_PER_MS = 1_000_000
STEP_MS = 10
BOOT_MS = 1500
STILL_MS = 600
TRIES = 20
LIFT_EARLY_MS = 600
"""How long before the next throw a die is taken out: 150 ms to leave, 150 ms for the well to be empty, and a margin."""


@dataclass(slots=True)
class Lockstep:
    """Runs a twin and a session together in steps of 10 ms, skipping ahead while neither has anything to say. Keeps
    what happened, in order.

    Times are simulated, in ns since the twin was made.
    """

    twin: Twin
    session: Session
    t_ns: int = 0
    happenings: list[Happening] = field(default_factory=list)
    passed: list[TimedSentence] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)

    def open_port(self) -> None:
        """Let the host open the port."""
        self.session.opened(self.t_ns)

    def unplug(self) -> None:
        """Pull the cable out."""
        self.twin.unplug()
        self.session.closed(self.t_ns, "unplugged", Message("board.none"))
        self._drain()

    def replug(self) -> None:
        """Plug the cable in again, and let the host find the board."""
        self.twin.replug()
        self.session.opened(self.t_ns)

    def run(self, ms: int) -> None:
        """Let ``ms`` pass for both."""
        end_ns = self.t_ns + ms * NS_PER_MS
        while self.t_ns < end_ns:
            t_us, said = self.twin.listen(self._quiet_ms(end_ns))
            self.t_ns = t_us * 1000
            for heard in said:
                self.session.received(heard.raw, heard.t_us * 1000)
            self._drain()
            self.session.tick(self.t_ns)
            self._drain()

    def run_until(self, t_ns: int) -> None:
        """Let time pass up to ``t_ns``."""
        if t_ns > self.t_ns:
            self.run(-((self.t_ns - t_ns) // NS_PER_MS))

    def _quiet_ms(self, end_ns: int) -> int:
        """How long the host will have nothing to do if the board stays silent: whole steps, at most up to the end."""
        due_ns = self.session.due_ns
        wake_ns = end_ns if due_ns is None else min(due_ns, end_ns)
        steps = max(1, -((self.t_ns - wake_ns) // (STEP_MS * NS_PER_MS)))
        return min(steps * STEP_MS, -((self.t_ns - end_ns) // NS_PER_MS))

    def _drain(self) -> None:
        drained = self.session.drain()
        for happening in drained.happenings:
            self.happenings.append(happening)
            if isinstance(happening, RollSettled | TableBumped):
                self.session.taken(happening)
        self.passed += drained.passed
        self.answers += drained.answers
        if drained.to_board and self.twin.plugged:
            self.twin.send(drained.to_board)


def _play(run: Lockstep, throws: Sequence[TimedThrow], end_ns: int, table: Sequence[TimedBump | TimedTilt]) -> None:
    twin = run.twin
    run.open_port()
    filled = [False, False]
    for t_ns, action in sorted(_actions(throws, table), key=lambda timed: timed[0]):
        run.run_until(t_ns)
        match action:
            case TimedThrow(_, well, face):
                twin.throw(well, face)
                filled[well] = True
            case TimedBump(_, peak_mg, length_ms):
                twin.bump(peak_mg, length_ms)
            case TimedTilt(_, x_deg, y_deg):
                twin.tilt(x_deg, y_deg)
            case int(well) if filled[well]:
                twin.lift(well)
                filled[well] = False
            case _:
                pass
    run.run_until(end_ns)


def run_evening(
    twin: Twin,
    settings: LinkSettings,
    throws: Sequence[TimedThrow],
    end_ns: int,
    table: Sequence[TimedBump | TimedTilt] = (),
) -> list[TimedSentence]:
    """Return the sentences when dice are thrown and the table is knocked at given times; the wells are calibrated
    first.

    Before a throw into a well with a die in it, that die is taken out 0.6 s earlier, or at once if it was thrown later
    than that; throws into one well should therefore be at least 1.3 s apart. Times count from the evening's start.

    Raises:
        HardwareError: ``calibration.refused``.
    """
    before = Lockstep(twin, Session(settings))
    before.open_port()
    before.run(BOOT_MS)
    calibrate_wells(before)
    run = Lockstep(twin, Session(settings), t_ns=before.t_ns)
    start_ns = before.t_ns
    later_throws = [replace(throw, t_ns=throw.t_ns + start_ns) for throw in throws]
    later_table = [replace(item, t_ns=item.t_ns + start_ns) for item in table]
    _play(run, later_throws, end_ns + start_ns, later_table)
    return [replace(sentence, t_ns=sentence.t_ns - start_ns) for sentence in run.passed if sentence.t_ns >= start_ns]


def calibrate_wells(run: Lockstep) -> None:
    """Let both wells learn black and white, as a person does with ``raja arduino calibrate`` (docs/protocol.md,
    ``CAL``).

    Raises:
        HardwareError: ``calibration.refused``.
    """
    for well in ("0", "1"):
        _insist(run, "CAL", well, "empty")
        run.twin.card(int(well), True)
        run.run(STILL_MS)
        _insist(run, "CAL", well, "white")
        run.twin.card(int(well), False)
        run.run(STILL_MS)
        _insist(run, "CAL", well, "store")
    run.run(STILL_MS)


def _insist(run: Lockstep, *words: str) -> None:
    """Repeat a command until the board neither sees movement nor is busy with its memory."""
    result = "no answer"
    for _ in range(TRIES):
        ticket = run.session.ask(*words)
        run.run(STILL_MS)
        result = next((a.reply.result for a in run.answers if a.ticket == ticket), result)
        if result == "OK":
            return
    raise HardwareError("calibration.refused", words=" ".join(words), result=result)


def _actions(
    throws: Sequence[TimedThrow], table: Iterable[TimedBump | TimedTilt]
) -> list[tuple[int, TimedThrow | TimedBump | TimedTilt | int]]:
    """Everything to do, with its time; a bare number is a well to empty."""
    actions: list[tuple[int, TimedThrow | TimedBump | TimedTilt | int]] = []
    for throw in throws:
        actions += [(throw.t_ns - LIFT_EARLY_MS * NS_PER_MS, throw.well), (throw.t_ns, throw)]
    return actions + [(item.t_ns, item) for item in table]
