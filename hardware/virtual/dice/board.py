"""A virtual board in pure Python that speaks the sentences of docs/protocol.md, with dice and table, in lockstep."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from hardware.dice.sentences import SentenceParser
from hardware.dice.typed_sentences import (
    FAULT_BITS,
    PROTOCOL,
    Boot,
    Bump,
    Cause,
    Command,
    Fault,
    Heartbeat,
    Sentence,
    Tilt,
    Well,
    bytes_of,
    meaning_of,
)
from hardware.twin import TUMBLE_MS, Heard, SensorState
from hardware.virtual.dice.commands import FIRMWARE, reply_to
from hardware.virtual.dice.die_well import DieInWell, Seen, WellWatch
from hardware.virtual.dice.line import NoisyLine
from hardware.virtual.dice.memory import BoardMemory

TICK_MS = 10
START_MS = 40
HEARTBEAT_MS = 500
STATE_MS = 1000
CHANGE_MS = 50
REPEAT_MS = 250
FAULT_MS = 5000
TILT_MS = 100
WATCHDOG_MS = 1050
MOST_BUMPS = 4
STILL_MS = 300


@dataclass(slots=True)
class _Due:
    """When each periodic sentence is next due or was last sent."""

    heartbeat: int = 0
    roll: int = 0
    said_roll: int = 0
    bump: int = 0
    said_bump: int = 0
    tilt: int = -STATE_MS
    wells: list[int] = field(default_factory=lambda: [-STATE_MS, -STATE_MS])
    faults: dict[tuple[str, int], int] = field(default_factory=dict)


class VirtualBoard:
    """A twin (``hardware.twin.Twin``) without firmware: same sentences, ideal sensors.

    Args:
        seed: for its id, margins and line errors; the same seed and calls give the same bytes.
        memory: an earlier board's memory; None makes a new one.
    """

    def __init__(self, seed: int, memory: BoardMemory | None = None) -> None:
        self._rng = random.Random(seed)
        self.memory = memory if memory is not None else BoardMemory.formatted(self._rng)
        self.dice = (DieInWell(), DieInWell())
        self.counters: dict[str, int] = {}
        self.measured: tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]]] = ({}, {})
        self._watches = (WellWatch(), WellWatch())
        self._line = NoisyLine(random.Random(seed + 1))
        self._heard: list[Heard] = []
        self._t_ms = 0
        self._plugged = True
        self._sensor: SensorState = "ok"
        self._lean_cdeg = (0, 0)
        self._leaned_ms = 0
        self._restart_at: tuple[int, Cause] | None = None
        self._power_up("power")

    def _power_up(self, cause: Cause) -> None:
        """Start as after a reset: RAM is cleared, ``memory`` stays."""
        self.memory.booted()
        self.counters = {"received": 0, "bad": 0, "dropped": 0, "lost": 0}
        self.measured[0].clear()
        self.measured[1].clear()
        for watch in self._watches:
            watch.restarted()
        self._parser = SentenceParser()
        self._inbox = bytearray()
        self._bumps: list[Bump] = []
        self._last_bump = 0
        self._level_cdeg = self._lean_cdeg
        self._said_tilt: tuple[int, int] | None = None
        self._said_wells: list[Seen | None] = [None, None]
        self._started_ms = self._t_ms + START_MS
        self._cause: Cause | None = cause
        self._running = True
        self._restart_at = None
        self._due = _Due(wells=[self._started_ms - STATE_MS] * 2, heartbeat=self._started_ms + HEARTBEAT_MS)

    # hardware.twin.Twin

    @property
    def plugged(self) -> bool:
        """Whether the cable is plugged in."""
        return self._plugged

    def run(self, ms: int) -> int:
        """Let time pass, in steps of 10 ms; return the time in µs since the board was made."""
        end = self._t_ms + ms
        while self._t_ms < end:
            self._t_ms += min(TICK_MS, end - self._t_ms)
            self._tick()
        return self._t_ms * 1000

    def listen(self, ms: int) -> tuple[int, list[Heard]]:
        """Let time pass, in steps of 10 ms, until the board has said something."""
        end = self._t_ms + ms
        while not self._heard and self._t_ms < end:
            self.run(min(TICK_MS, end - self._t_ms))
        return self._t_ms * 1000, self.heard()

    def send(self, data: bytes) -> None:
        """Send bytes from the host; they are lost if the board is unplugged or not running."""
        if self._plugged and self._running:
            self._inbox += self._line.passed(data)

    def heard(self) -> list[Heard]:
        """The lines the board has sent since the last call."""
        heard, self._heard = self._heard, []
        return heard

    def throw(self, well: int, face: int, tumble_ms: int = TUMBLE_MS) -> None:
        """Throw a die: it falls in, tumbles, and lies still."""
        self.dice[well].throw(face, self._t_ms, tumble_ms, self._rng)

    def place(self, well: int, face: int) -> None:
        """Put a die down by hand."""
        self.dice[well].place(face, self._t_ms, self._rng)

    def lift(self, well: int) -> None:
        """Take the die out."""
        self.dice[well].lift(self._t_ms)

    def hold(self, well: int, face: int) -> None:
        """Hold a die over the well."""
        self.dice[well].hold(face, self._rng)

    def cock(self, well: int, face: int) -> None:
        """Throw a die that comes to rest leaning."""
        self.dice[well].throw(face, self._t_ms, TUMBLE_MS, self._rng, "leaning")

    def push(self, well: int) -> None:
        """Push the die about."""
        self.dice[well].push(self._t_ms)

    def card(self, well: int, on: bool) -> None:
        """Lay a white card on the well, or take it off."""
        self.dice[well].card = on

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """Let the table lean."""
        self._lean_cdeg = (round(x_deg * 100), round(y_deg * 100))
        self._leaned_ms = self._t_ms

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """Knock the table; of more than four unacknowledged bumps the oldest are lost."""
        if not (self._alive() and self._sensor == "ok" and peak_mg >= self.memory.settings["bump"]):
            return
        self._last_bump += 1
        self._bumps.append(Bump(self._last_bump, peak_mg, length_ms))
        if len(self._bumps) > MOST_BUMPS:
            self._bumps.pop(0)
            self._count("lost")

    def sensor(self, state: SensorState) -> None:
        """Make the tilt sensor work, be absent, or be stuck."""
        self._sensor = state

    def corrupt(self, percent: float) -> None:
        """Damage this share of lines from now on."""
        self._line.percent = percent

    def reset(self) -> None:
        """Press the reset button."""
        if self._plugged:
            self._power_up("external")

    def unplug(self) -> None:
        """Pull the cable out: no power."""
        self._plugged = self._running = False

    def replug(self) -> None:
        """Plug the cable in again."""
        self._plugged = True
        self._power_up("power")

    def hang(self) -> None:
        """Stop the processor, and its watchdog with it."""
        self._running = False

    def stall(self) -> None:
        """Put the board into an endless loop, until the watchdog restarts it."""
        self._running = False
        self._restart_at = (self._t_ms + WATCHDOG_MS, "watchdog")

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    # hardware.virtual.dice.commands.CommandedBoard

    def acknowledge_bump(self, number: int) -> bool:
        """Forget a bump that has arrived; False if there has been no such number yet."""
        if self._bumps and self._bumps[0].number == number:
            self._bumps.pop(0)
        elif self._bumps and number > self._bumps[0].number:
            return False
        return number <= self._last_bump

    def learn_level(self) -> str:
        """Take the present slant as level: ``OK``, ``ABSENT`` or ``MOVING``."""
        if self._sensor != "ok":
            return "ABSENT"
        if self._t_ms - self._leaned_ms < STILL_MS:
            return "MOVING"
        self._level_cdeg = self._lean_cdeg
        return "OK"

    def restart_soon(self) -> None:
        """Restart at the next tick."""
        self._restart_at = (self._t_ms + TICK_MS, "command")

    # Internals.

    def _alive(self) -> bool:
        return self._plugged and self._running and self._t_ms >= self._started_ms

    def _count(self, name: str) -> None:
        self.counters[name] = min(self.counters[name] + 1, 0xFFFF)

    def _say(self, sentence: Sentence) -> None:
        self._heard.append(Heard(self._t_ms * 1000, self._line.passed(bytes_of(sentence))))

    def _tick(self) -> None:
        if self._restart_at is not None and self._plugged and self._t_ms >= self._restart_at[0]:
            self._power_up(self._restart_at[1])
        for die in self.dice:
            die.at(self._t_ms)
        if not self._alive():
            return
        if self._cause is not None:
            self._say(Boot(PROTOCOL, FIRMWARE, self._cause, self.memory.board, self.memory.boot))
            self._cause = None
        self._hear_commands()
        for well in (0, 1):
            self._look_at(well)
        self._say_rolls_and_bumps()
        self._say_tilt()
        self._say_faults()
        if self._t_ms >= self._due.heartbeat:
            self._due.heartbeat += HEARTBEAT_MS
            self._say_heartbeat()

    def _hear_commands(self) -> None:
        bad = self._parser.bad
        for frame in self._parser.feed(bytes(self._inbox)):
            self.counters["received"] = min(self.counters["received"] + 1, 0xFFFFFFFF)
            command = meaning_of(frame)
            if isinstance(command, Command):
                reply = reply_to(self, command)
                try:
                    self._say(reply)
                except ValueError:  # a long unknown verb: the reply that echoes it would be too long
                    self._count("dropped")
        self._inbox.clear()
        for _ in range(self._parser.bad - bad):
            self._count("bad")

    def _look_at(self, well: int) -> None:
        watch, die = self._watches[well], self.dice[well]
        settled = watch.look(die, self._t_ms, self.memory.settings["settle"])
        if settled and not self.memory.keep_roll(well, die.face, die.margin_percent):
            self._count("lost")
        since = self._t_ms - self._due.wells[well]
        if since >= STATE_MS or (since >= CHANGE_MS and watch.seen != self._said_wells[well]):
            seen = watch.seen
            self._due.wells[well] = self._t_ms
            self._said_wells[well] = seen
            self._say(Well(well, seen.state, seen.top, seen.margin_percent, seen.thrown))

    def _say_rolls_and_bumps(self) -> None:
        rolls, due = self.memory.rolls, self._due
        if rolls and (rolls[0].number != due.said_roll or self._t_ms >= due.roll):
            due.said_roll, due.roll = rolls[0].number, self._t_ms + REPEAT_MS
            self._say(rolls[0])
        if self._bumps and (self._bumps[0].number != due.said_bump or self._t_ms >= due.bump):
            due.said_bump, due.bump = self._bumps[0].number, self._t_ms + REPEAT_MS
            self._say(self._bumps[0])

    def _say_tilt(self) -> None:
        if self._sensor != "ok":
            return
        x, y = (max(-9000, min(9000, a - b)) for a, b in zip(self._lean_cdeg, self._level_cdeg, strict=True))
        since = self._t_ms - self._due.tilt
        changed = self._said_tilt is None or max(abs(x - self._said_tilt[0]), abs(y - self._said_tilt[1])) >= 10
        if since >= STATE_MS or (since >= TILT_MS and changed):
            self._due.tilt = self._t_ms
            self._said_tilt = (x, y)
            self._say(Tilt(x, y))

    def _faults(self) -> int:
        bits = {"absent": 1, "stuck": 2, "ok": 0}[self._sensor]
        for well in (0, 1):
            bits |= 0 if self.memory.calibrated[well] else 16 << well
        return bits | (128 if self.counters["lost"] and len(self.memory.rolls) >= 32 else 0)

    def _say_faults(self) -> None:
        bits = self._faults()
        for bit, code, detail in FAULT_BITS:
            if not bits & bit:
                self._due.faults.pop((code, detail), None)
            elif self._t_ms >= self._due.faults.get((code, detail), 0):
                self._due.faults[(code, detail)] = self._t_ms + FAULT_MS
                self._say(Fault(code, detail))

    def _say_heartbeat(self) -> None:
        counters = self.counters
        uptime = (self._t_ms - self._started_ms) & 0xFFFFFFFF
        self._say(
            Heartbeat(
                uptime,
                counters["dropped"],
                counters["bad"],
                counters["lost"],
                len(self.memory.rolls),
                self._faults(),
            )
        )
