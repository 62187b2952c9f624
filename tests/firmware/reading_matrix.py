"""Throws dice of every face, turn and pitch into the simulated board, under noise and room light, and counts what it read.

Run as a program it goes through the whole matrix: ``python tests/firmware/reading_matrix.py`` (minutes).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field

from hardware.dice.sentences import frame_of, sentence_bytes
from hardware.dice.typed_sentences import Reply, Roll, meaning_of
from hardware.simulator.board import SimulatedBoard, SimulatorFiles, built_simulator

PITCHES_MM = (3.4, 4.5, 5.3)
AMBIENT_COUNTS = (0, 200, 500)
NOISE_PERCENT = 5
TURNS_DEG = (0, 90, 180, 270)
WELLS = (0, 1)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What stays the same while dice are thrown."""

    pitch_mm: float
    ambient_counts: int


@dataclass(slots=True)
class Tally:
    """What came of the throws."""

    thrown: int = 0
    wrong: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    margins_percent: list[int] = field(default_factory=list)
    latencies_ms: list[float] = field(default_factory=list)

    def summary(self) -> str:
        """One line for people."""
        return (
            f"{self.thrown} thrown, {len(self.wrong)} wrong, {len(self.unread)} unread, smallest margin "
            f"{min(self.margins_percent, default=0)} %, rest to sentence at most {max(self.latencies_ms, default=0.0):.0f} ms"
        )


class Table:
    """A calibrated simulated board, and the number of the last roll it has said."""

    def __init__(self, board: SimulatedBoard) -> None:
        self._board = board
        self._last_roll = 0

    def command(self, *words: str) -> str:
        """Send a command and give its reply's result; any roll said meanwhile is lost to the caller."""
        self._board.send(sentence_bytes("CMD", ("1", *words)))
        self._board.run(30)
        for heard in self._board.heard():
            frame = frame_of(heard.raw)
            if frame is not None and isinstance(reply := meaning_of(frame), Reply):
                return reply.result
        raise AssertionError(f"no reply to {words}")

    def new_rolls(self) -> list[tuple[int, Roll]]:
        """Rolls not seen before, each with the simulated µs of its first sentence, all acknowledged."""
        found: list[tuple[int, Roll]] = []
        for heard in self._board.heard():
            frame = frame_of(heard.raw)
            if frame is None or not isinstance(roll := meaning_of(frame), Roll) or roll.number <= self._last_roll:
                continue
            self._last_roll = roll.number
            found.append((heard.t_us, roll))
        if found:
            self._board.send(sentence_bytes("CMD", ("2", "ACK", "R", str(self._last_roll))))
            self._board.run(40)
            found += self.new_rolls()
        return found


def calibrate(table: Table, board: SimulatedBoard) -> None:
    """Both wells, one after the other, as a person does it."""
    for well in WELLS:
        board.card(well, False)
        board.run(600)
        assert table.command("CAL", str(well), "empty") == "OK"
        board.card(well, True)
        board.run(600)
        assert table.command("CAL", str(well), "white") == "OK"
        assert table.command("CAL", str(well), "store") == "OK"
        board.card(well, False)
        board.run(600)


def throw_through(
    files: SimulatorFiles,
    surroundings: Surroundings,
    faces_and_turns: Iterable[tuple[int, int]],
    seed: int,
    tally: Tally,
) -> None:
    """Throw each face and turn into well 0, and the opposite face into well 1, and add to the tally."""
    with closing(SimulatedBoard(files, seed)) as board:
        board.say(f"noise {NOISE_PERCENT}")
        board.say(f"ambient {surroundings.ambient_counts}")
        table = Table(board)
        calibrate(table, board)
        for well in WELLS:
            assert table.command("SET", f"pitch{well}", str(round(100 * surroundings.pitch_mm))) == "OK"
            board.run(600)
        board.heard()
        for face, turn_deg in faces_and_turns:
            tops = (face, 7 - face)
            for well in WELLS:
                board.say(f"die {well} {tops[well]} {turn_deg} {surroundings.pitch_mm}")
            board.run(900)
            rolls = {roll.well: (t_us, roll) for t_us, roll in table.new_rolls()}
            _count(board, tops, rolls, f"{surroundings}, turned {turn_deg}", tally)
            for well in WELLS:
                board.lift(well)
            board.run(450)


def _count(
    board: SimulatedBoard, tops: tuple[int, int], rolls: dict[int, tuple[int, Roll]], where: str, tally: Tally
) -> None:
    firsts = min((t_us for t_us, _ in rolls.values()), default=0)
    for well in WELLS:
        tally.thrown += 1
        if well not in rolls:
            tally.unread.append(f"{where}, well {well}: {tops[well]} not read")
            continue
        t_us, roll = rolls[well]
        tally.margins_percent.append(roll.margin_percent)
        if roll.top != tops[well]:
            tally.wrong.append(f"{where}, well {well}: {tops[well]} read as {roll.top}")
        rest_us = board.rest_us(well)
        if t_us == firsts and rest_us is not None:  # the second of two dice waits for the first one's acknowledgement
            tally.latencies_ms.append((t_us - rest_us) / 1000)


def main() -> int:
    """The whole matrix; status 1 if a face was wrong or more than 1 % were not read."""
    tally = Tally()
    files = built_simulator()
    for number, pitch_mm in enumerate(PITCHES_MM):
        for ambient_counts in AMBIENT_COUNTS:
            cases = [(face, turn) for face in range(1, 7) for turn in TURNS_DEG]
            throw_through(files, Surroundings(pitch_mm, ambient_counts), cases, 10 * number + ambient_counts, tally)
    print(*tally.wrong, *tally.unread, tally.summary(), sep="\n")
    return 1 if tally.wrong or len(tally.unread) > 0.01 * tally.thrown else 0


if __name__ == "__main__":
    sys.exit(main())
