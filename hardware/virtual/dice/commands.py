"""How the virtual board carries out and answers commands (docs/protocol.md, "What the host says")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from hardware.dice.typed_sentences import PROTOCOL, Command, Reply, number_in
from hardware.virtual.dice.die_well import DieInWell
from hardware.virtual.dice.memory import SETTING_RANGES, BoardMemory

FIRMWARE = "1.0.0"
EMPTY_COUNTS = tuple(110 + 3 * spot for spot in range(9))
WHITE_COUNTS = tuple(760 + 5 * spot for spot in range(9))
Outcome: TypeAlias = tuple[str, tuple[str, ...]]
_ARGS: Outcome = ("ARGS", ())
_OK: Outcome = ("OK", ())


class CommandedBoard(Protocol):
    """What commands need of the board."""

    memory: BoardMemory
    dice: tuple[DieInWell, DieInWell]
    counters: dict[str, int]
    measured: tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]]]

    def acknowledge_bump(self, number: int) -> bool:
        """Forget a bump that has arrived; False if there has been no such number yet."""
        ...

    def learn_level(self) -> str:
        """Take the present slant as level: ``OK``, ``ABSENT`` or ``MOVING``."""
        ...

    def restart_soon(self) -> None:
        """Restart after the reply has been sent."""
        ...


def reply_to(board: CommandedBoard, command: Command) -> Reply:
    """Carry out a command and return its one reply."""
    verb = _VERBS.get(command.verb)
    result, values = ("UNKNOWN", ()) if verb is None else verb(board, command.arguments)
    return Reply(command.sequence, command.verb, result, values)


def _who(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    if arguments:
        return _ARGS
    return "OK", (str(PROTOCOL), FIRMWARE, board.memory.board, str(board.memory.boot))


def _ack(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    match arguments:
        case ("R", text) if (number := number_in(text, 1, 0xFFFFFFFF)) is not None:
            known = board.memory.acknowledge(number)
        case ("B", text) if (number := number_in(text, 1, 0xFFFF)) is not None:
            known = board.acknowledge_bump(number)
        case _:
            return _ARGS
    return _OK if known else ("FUTURE", ())


def _level(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    return _ARGS if arguments else (board.learn_level(), ())


def _calibrate(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    if len(arguments) != 2 or (well := number_in(arguments[0], 0, 1)) is None:
        return _ARGS
    measured, die = board.measured[well], board.dice[well]
    match arguments[1]:
        case "empty" | "white" as step:
            if die.lying in ("near", "tumbling"):
                return "MOVING", ()
            counts = WHITE_COUNTS if die.card else EMPTY_COUNTS
            measured[step] = counts
            return "OK", (str(min(counts)), str(max(counts)))
        case "store":
            if len(measured) < 2:
                return "STEPS", ()
            spans = [white - empty for white, empty in zip(measured["white"], measured["empty"], strict=True)]
            if min(spans) < 100:
                return "CONTRAST", ()
            board.memory.calibrated[well] = True
        case "forget":
            spans = [600]
            board.memory.calibrated[well] = False
            measured.clear()
        case _:
            return _ARGS
    return "OK", (str(min(spans)), str(max(spans)))


def _get(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    if len(arguments) != 1:
        return _ARGS
    value = board.memory.settings.get(arguments[0])
    return ("NAME", ()) if value is None else ("OK", (arguments[0], str(value)))


def _set(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    if len(arguments) != 2 or (value := number_in(arguments[1], -(2**31), 2**31 - 1)) is None:
        return _ARGS
    name = arguments[0]
    if name not in SETTING_RANGES:
        return "NAME", ()
    low, high, _ = SETTING_RANGES[name]
    if not low <= value <= high:
        return "RANGE", ()
    board.memory.settings[name] = value
    return "OK", (name, str(value))


def _counters(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    if arguments:
        return _ARGS
    return "OK", tuple(str(board.counters[name]) for name in ("received", "bad", "dropped", "lost"))


def _levels(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    if len(arguments) != 1 or (well := number_in(arguments[0], 0, 1)) is None:
        return _ARGS
    return "OK", ("".join(f"{level:02X}" for level in board.dice[well].levels()),)


def _restart(board: CommandedBoard, arguments: tuple[str, ...]) -> Outcome:
    if len(arguments) != 1 or (boot := number_in(arguments[0], 1, 0xFFFF)) is None:
        return _ARGS
    if boot == board.memory.boot:
        board.restart_soon()
    return _OK


_VERBS: dict[str, Callable[[CommandedBoard, tuple[str, ...]], Outcome]] = {
    "WHO": _who,
    "ACK": _ack,
    "LEV": _level,
    "CAL": _calibrate,
    "GET": _get,
    "SET": _set,
    "CNT": _counters,
    "LVL": _levels,
    "RST": _restart,
}
