"""The real firmware in simavr, as a twin: a process steered by lines (docs/simulator.md)."""

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
    """The simulator's program and the firmware it runs."""

    program: Path
    firmware: Path


def built_simulator() -> SimulatorFiles:
    """What ``make firmware`` has built in this checkout.

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
        files: program and firmware.
        seed: of its noise; the same seed and calls give the same bytes.
        pty: whether its serial port is there as a PTY too.
        eeprom: file that keeps the EEPROM; a new board's if None.
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
        """One line of docs/simulator.md; what follows ``ok``.

        Raises:
            HardwareError: ``simulator.refused`` for an ``error`` answer, ``simulator.failed`` if it ended or hangs.
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
        """Whether the cable is in."""
        return self._plugged

    @property
    def process_id(self) -> int:
        """The simulator's process, for whoever watches its memory."""
        return self._process.pid

    def run(self, ms: int) -> int:
        """Let time pass as fast as it goes; gives simulated µs since the start."""
        return int(self.say(f"run {ms}").removeprefix("t_us="))

    def listen(self, ms: int) -> tuple[int, list[Heard]]:
        """Let time pass until the board has said something, looked at every 10 ms."""
        time, *lines = self.say(f"listen {ms}").split()
        return int(time.removeprefix("t_us=")), [_heard(line) for line in lines]

    def realtime(self, factor: float = 1.0) -> None:
        """From now on time passes by itself."""
        self.say(f"realtime {factor:g}")

    def rest_us(self, well: int) -> int | None:
        """When the die in the well came or will come to rest, simulated; None if none will."""
        said = self.say(f"rest {well}").removeprefix("t_us=")
        return None if said == "-" else int(said)

    def send(self, data: bytes) -> None:
        """Bytes to the board, at line speed from now on."""
        if data:
            self.say(f"uart-in {data.hex()}")

    def heard(self) -> list[Heard]:
        """Whole lines since the last call."""
        return [_heard(line) for line in self.say("uart-lines").split()]

    def throw(self, well: int, face: int, tumble_ms: int = TUMBLE_MS) -> None:
        """A die falls in, tumbles, lies still."""
        self.say(f"die {well} {face} 0 {PITCH_MM} {tumble_ms}")

    def place(self, well: int, face: int) -> None:
        """A die is put down by hand."""
        self.say(f"place {well} {face} 0 {PITCH_MM}")

    def lift(self, well: int) -> None:
        """The die is taken out."""
        self.say(f"lift {well}")

    def hold(self, well: int, face: int) -> None:
        """A die is held over the well."""
        self.say(f"hold {well} {face} 0 {PITCH_MM} {HOLD_MM}")

    def cock(self, well: int, face: int) -> None:
        """A die is thrown and leans."""
        self.say(f"cock {well} {face} 0 {PITCH_MM} {COCK_DEG}")

    def push(self, well: int) -> None:
        """The die is pushed about."""
        self.say(f"push {well} 1.0 0.5 10")

    def card(self, well: int, on: bool) -> None:
        """A white card lies on the well or not."""
        self.say(f"card {well} {'on' if on else 'off'}")

    def tilt(self, x_deg: float, y_deg: float) -> None:
        """The table leans."""
        self.say(f"tilt {x_deg:g} {y_deg:g}")

    def bump(self, peak_mg: int, length_ms: int) -> None:
        """The table is knocked."""
        self.say(f"bump {peak_mg} {length_ms}")

    def sensor(self, state: SensorState) -> None:
        """The tilt sensor works, is gone or is stuck."""
        self.say(f"sensor {state}")

    def corrupt(self, percent: float) -> None:
        """That share of lines is damaged."""
        self.say(f"corrupt {percent:g}")

    def reset(self) -> None:
        """The reset button."""
        self.say("reset")

    def unplug(self) -> None:
        """No power, no port."""
        self.say("unplug")
        self._plugged = False

    def replug(self) -> None:
        """Power again; ``pty`` has another name."""
        self.pty = self.say("replug").removeprefix("pty=")
        self._plugged = True

    def hang(self) -> None:
        """Stands still, and its watchdog with it."""
        self.say("hang")

    def stall(self) -> None:
        """An endless loop."""
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
