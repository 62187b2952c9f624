"""The board's sentences, heard from a recording: wells, rolls (once each), tilt, and what state it is in."""

from __future__ import annotations

from companion.session.moment import DeviceShown, WellShown
from hardware.dice.happenings import Happening, RollSettled, WellChanged
from hardware.dice.meaning import Boot, Fault, Heartbeat, Reply, Roll, Well, meaning_of
from hardware.dice.sentences import SentenceParser

_WELL_STATES = {"E": "empty", "M": "moving", "S": "settled", "C": "cocked", "U": "unreadable"}


class BoardWatch:
    """Listens without answering: whoever recorded the sentences has answered the board already.

    A roll that is repeated until it is acknowledged counts once, by board and number (docs/protocol.md).
    """

    def __init__(self) -> None:
        self._parser = SentenceParser()
        self._board = "unknown"
        self._firmware = ""
        self._last_roll: dict[str, int] = {}
        self._wells: dict[int, Well] = {}
        self._faults: dict[str, None] = {}
        self._heard_ns: int | None = None

    def hear(self, t_ns: int, raw: bytes) -> list[RollSettled]:
        """Take raw bytes from the board; the new rolls in them."""
        rolls: list[RollSettled] = []
        for frame in self._parser.feed(raw):
            self._heard_ns = t_ns
            match meaning_of(frame):
                case Boot(_, firmware, _, board, _):
                    self._board, self._firmware = board, firmware
                case Reply(_, "WHO", "OK", (_, firmware, board, _)):
                    self._board, self._firmware = board, firmware
                case Roll(number, well, top, margin):
                    if number > self._last_roll.get(self._board, 0):
                        self._last_roll[self._board] = number
                        rolls.append(RollSettled(t_ns, self._board, number, well, top, margin))
                case Well() as well:
                    self._wells[well.well] = well
                case Fault(code, _):
                    self._faults[code] = None
                case Heartbeat(_, _, _, _, _, 0):
                    self._faults.clear()
        return rolls

    def note(self, happening: Happening) -> list[RollSettled]:
        """Take what a link has made of the sentences; the roll in it, if it has not been taken (``took``)."""
        match happening:
            case RollSettled(_, board, number, _, _, _) if number > self._last_roll.get(board, 0):
                return [happening]
            case WellChanged(_, well, state, top, margin, thrown):
                self._wells[well] = Well(well, state, top, margin, thrown)
            case _:
                pass
        return []

    def took(self, roll: RollSettled) -> None:
        """That roll is safe: when the board repeats it, it is old."""
        self._last_roll[roll.board] = roll.number

    def wells(self) -> tuple[WellShown, ...]:
        """What the wells hold now."""
        return tuple(
            WellShown(number, _WELL_STATES[well.state], well.top or None)
            for number, well in sorted(self._wells.items())
        )

    def device(self) -> DeviceShown:
        """The board's state in a sentence."""
        if self._heard_ns is None:
            return DeviceShown("off", "No board has been heard in this recording so far.", False)
        sentence = f"Sentences come from the recording (board {self._board}, firmware {self._firmware or 'unknown'})."
        if self._parser.bad:
            sentence += f" {self._parser.bad} sentence(s) were damaged on the line."
        if self._faults:
            return DeviceShown("fault", f"{sentence} The board reports: {', '.join(self._faults)}.", False)
        return DeviceShown("recording", sentence, False)
