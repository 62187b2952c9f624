"""Runs the real firmware in simavr as a twin: a separate process, controlled by text lines (docs/simulator.md)."""

from __future__ import annotations

import os
import select
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from hardware.errors import HardwareError
from hardware.twin import TUMBLE_MS, Heard, SensorState

ANSWER_S = 120.0
PITCH_MM = 4.5
HOLD_MM = 6.0
COCK_DEG = 20.0
_BUILD = Path(__file__).parents[2] / "firmware" / "build"


@dataclass(frozen=True, slots=True)
class SimulatorFiles:
    """Paths of the simulator's program and of the firmware it runs."""

    program: Path
    firmware: Path


def built_simulator() -> SimulatorFiles:
    """The simulator and firmware that ``make firmware`` built in this checkout.

    Raises:
        HardwareError: ``simulator.not_built``.
    """
    found = SimulatorFiles(_BUILD / "raja-board", _BUILD / "raja.elf")
    if not found.program.exists() or not found.firmware.exists():
        raise HardwareError("simulator.not_built")
    return found


class SimulatedBoard:
    """A twin (``hardware.twin.Twin``) that runs the firmware unmodified; in lockstep until ``realtime``.

    Args:
        files: the simulator's program and the firmware.
        seed: seed of the simulated noise; the same seed and calls give the same bytes.
        pty: whether its serial port is also available as a PTY.
        eeprom: file that keeps the EEPROM; None starts with an empty one.
        bootloader: hex file of a boot loader to start with.

    Raises:
        HardwareError: ``simulator.failed``.
    """

    def __init__(
        self,
        files: SimulatorFiles,
        seed: int,
        pty: bool = False,
        eeprom: Path | None = None,
        bootloader: Path | None = None,
    ) -> None:
        arguments = [str(files.program), "--firmware", str(files.firmware), "--seed", str(seed)]
        arguments += [] if pty else ["--no-pty"]
        arguments += ["--eeprom", str(eeprom)] if eeprom is not None else []
        arguments += ["--bootloader", str(bootloader)] if bootloader is not None else []
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._unread = b""
        self._plugged = True
        self.pty = ""
        try:
            self.pty = self._line().removeprefix("ready pty=")
        except HardwareError:
            self.close()
            raise

    def say(self, line: str) -> str:
        """Send one line of docs/simulator.md; return what follows ``ok``.

        Raises:
            HardwareError: ``simulator.refused`` for an ``error`` answer, ``simulator.failed`` if the process ended or hangs.
        """
        stdin = _pipe(self._process.stdin)
        try:
            stdin.write(line.encode("ascii") + b"\n")
            stdin.flush()
        except OSError as error:
            raise _failed(f"it has ended with status {self._process.poll()}") from error
        answer = self._line()
        if not answer.startswith("ok"):
            raise HardwareError("simulator.refused", line=line, answer=answer.removeprefix("error "))
        return answer.removeprefix("ok").strip()

    @property
    def plugged(self) -> bool:
        """Whether the cable is plugged in."""
        return self._plugged

    @property
    def process_id(self) -> int:
        """The simulator's process id, to watch its memory."""
        return self._process.pid

    def run(self, ms: int) -> int:
        """Let time pass as fast as possible; return simulated µs since the start."""
        return int(self.say(f"run {ms}").removeprefix("t_us="))

    def listen(self, ms: int) -> tuple[int, list[Heard]]:
        """Let time pass until the board has said something, checked every 10 ms."""
        time, *lines = self.say(f"listen {ms}").split()
        return int(time.removeprefix("t_us=")), [_heard(line) for line in lines]

    def realtime(self, factor: float = 1.0) -> None:
        """Let time pass by itself from now on."""
        self.say(f"realtime {factor:g}")

    def rest_us(self, well: int) -> int | None:
        """Simulated time at which the well's die came or will come to rest; None if none will."""
        said = self.say(f"rest {well}").removeprefix("t_us=")
        return None if said == "-" else int(said)

    def send(self, data: bytes) -> None:
        """Send bytes to the board, at line speed from now on."""
        if data:
            self.say(f"uart-in {data.hex()}")

    def heard(self) -> list[Heard]:
        """Whole lines the board has sent since the last call."""
        return [_heard(line) for line in self.say("uart-lines").split()]

    def throw(self, well: int, face: int, tumble_ms: int = TUMBLE_MS) -> None:
        """Throw a die: it falls in, tumbles, and lies still."""
        self.say(f"die {well} {face} 0 {PITCH_MM} {tumble_ms}")

    def place(self, well: int, face: int) -> None:
        """Put a die down by hand."""
        self.say(f"place {well} {face} 0 {PITCH_MM}")

    def lift(self, well: int) -> None:
        """Take the die out."""
        self.say(f"lift {well}")

    def hold(self, well: int, face: int) -> None:
        """Hold a die over the well."""
        self.say(f"hold {well} {face} 0 {PITCH_MM} {HOLD_MM}")

    def cock(self, well: int, face: int) -> None:
        """Throw a die that comes to rest leaning."""
        self.say(f"cock {well} {face} 0 {PITCH_MM} {COCK_DEG}")

    def push(self, well: int) -> None:
        """Push the die about."""
        self.say(f"push {well} 1.0 0.5 10")

    def card(self, well: int, on: bool) -> None:
        """Lay a white card on the well, or take it off."""
        self.say(f"card {well} {'on' if on else 'off'}")

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """Let the table lean."""
        self.say(f"tilt {x_deg:g} {y_deg:g}")

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """Knock the table."""
        self.say(f"bump {peak_mg} {length_ms}")

    def sensor(self, state: SensorState) -> None:
        """Make the tilt sensor work, be absent, or be stuck."""
        self.say(f"sensor {state}")

    def corrupt(self, percent: float) -> None:
        """Damage this share of lines from now on."""
        self.say(f"corrupt {percent:g}")

    def reset(self) -> None:
        """Press the reset button."""
        self.say("reset")

    def unplug(self) -> None:
        """Pull the cable out: no power, no port."""
        self.say("unplug")
        self._plugged = False

    def replug(self) -> None:
        """Plug the cable in again; ``pty`` has a new name then."""
        self.pty = self.say("replug").removeprefix("pty=")
        self._plugged = True

    def hang(self) -> None:
        """Stop the processor, and its watchdog with it."""
        self.say("hang")

    def stall(self) -> None:
        """Put the firmware into an endless loop."""
        self.say("stall")

    def close(self) -> None:
        """End the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _line(self) -> str:
        stdout = _pipe(self._process.stdout)
        while b"\n" not in self._unread:
            if not select.select([stdout], [], [], ANSWER_S)[0]:
                raise _failed(f"it has not answered for {ANSWER_S:.0f} s")
            piece = os.read(stdout.fileno(), 1 << 16)
            if not piece:
                raise _failed(f"it has ended with status {self._process.wait()}")
            self._unread += piece
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("ascii", "replace")


def _heard(line: str) -> Heard:
    t_us, raw = line.split("=")
    return Heard(int(t_us), bytes.fromhex(raw))


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise _failed("it has no pipes")
    return pipe


def _failed(why: str) -> HardwareError:
    return HardwareError("simulator.failed", why=why)
