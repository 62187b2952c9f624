"""What people did, move by move, in a few words for what is taken back: "Maya built B1". Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.games.cells import cell_name
from companion.games.raja import events as e
from companion.referee.told import Told

Words: TypeAlias = Callable[[Any], tuple[str, str]]

_GOODS: Final = {"grain": "Korn", "shields": "Schilde", "elephants": "Elefanten"}


@dataclass(frozen=True, slots=True)
class Deed:
    """One move of somebody's.

    Args:
        version: of its first event.
        seat: who made it; ``HOST`` for the host.
        kind: of that event.
        told: in words, with the name.
    """

    version: int
    kind: type
    seat: int
    told: Told


class Deeds:
    """The moves of a log as it goes on: those that count, and those that were taken back and may be done again.

    Args:
        names: by seat.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._counting: list[Deed] = []
        self._taken_back: list[tuple[Deed, ...]] = []
        self._before: e.Event | None = None

    def take(self, version: int, event: e.Event) -> tuple[Deed, ...]:
        """One more event. The moves that it takes back or brings back, newest first; () for any other."""
        before, self._before = self._before, event
        match event:
            case e.Reverted():
                gone = self.since(event.to_version)
                self._taken_back.append(gone)
                self._counting = self._counting[: len(self._counting) - len(gone)]
                return gone
            case e.Restored():
                again = self._taken_back.pop() if self._taken_back else ()
                self._counting += reversed(again)
                return again
            case e.TradeFilled():
                # From here on the trade is taken back as a whole: who left it to others did nothing of account.
                while self._counting and self._counting[-1].kind is e.FillDeclined:
                    self._counting.pop()
                return ()
            case _:
                deed = deed_of(version, event, self._names)
                follows = isinstance(event, e.NobleTaken) and isinstance(before, e.RansomRefused)
                if deed is not None and not follows:
                    self._counting.append(deed)
                    self._taken_back.clear()
                return ()

    def since(self, version: int) -> tuple[Deed, ...]:
        """The moves that count and came after that version, newest first."""
        return tuple(deed for deed in reversed(self._counting) if deed.version > version)

    def to_do_again(self) -> tuple[Deed, ...]:
        """The moves that a redo would bring back, newest first."""
        return self._taken_back[-1] if self._taken_back else ()


def deed_of(version: int, event: e.Event, names: Sequence[str]) -> Deed | None:
    """The move that an event tells of; None for what follows by itself."""
    words = _WORDS.get(type(event))
    if words is None or (isinstance(event, e.BarterClosed) and event.why != "withdrawn"):
        return None
    seat = event.taker if isinstance(event, e.BarterMade) else event.seat  # type: ignore[union-attr]
    english, german = words(event)
    if not 0 <= seat < len(names):
        return Deed(version, type(event), seat, Told(f"The host {english}", f"Gastgeber: {german}"))
    return Deed(version, type(event), seat, Told(f"{names[seat]} {english}", f"{names[seat]}: {german}"))


def summed_up(deeds: Sequence[Deed]) -> Told | None:
    """Moves in a few words, the newest by name; None where there are none."""
    if not deeds:
        return None
    newest, more = deeds[0].told, len(deeds) - 1
    if more == 0:
        return newest
    moves, zuege = ("move", "Zug") if more == 1 else ("moves", "Züge")
    return newest + Told(f", and {more} {moves} before it", f", und {more} {zuege} davor")


def _plain(english: str, german: str) -> Words:
    return lambda event: (english, german)


def _at(english: str, german: str) -> Words:
    return lambda event: (english.format(cell_name(event.cell)), german.format(cell_name(event.cell)))


def _traded(event: e.TradeProposed) -> tuple[str, str]:
    if event.action == "buy":
        return f"went to buy {event.market}", f"{_GOODS[event.market]} kaufen"
    return f"went to sell {event.market}", f"{_GOODS[event.market]} verkaufen"


def _rolled(event: e.SiegeDiceRolled) -> tuple[str, str]:
    faces = ", ".join(map(str, event.dice))
    return f"rolled {faces}", f"{faces} gewürfelt"


_CORRECTED: Final = _at("corrected {}", "{} berichtigt")
_WORDS: Final[Mapping[type, Words]] = {
    e.LandsLaid: _plain("laid the Lands", "Länder gelegt"),
    e.NoblesPlaced: _plain("placed the nobles", "Fürsten aufgestellt"),
    e.FirstWallBuilt: _at("built {}", "auf {} gebaut"),
    e.ShieldsPlaced: _plain("laid out shields", "Schilde ausgelegt"),
    e.SetUpFinished: _plain("was ready", "fertig aufgebaut"),
    e.GrainHarvested: _at("harvested {}", "auf {} geerntet"),
    e.BidPlaced: lambda event: (f"bid ${event.amount}", f"${event.amount} geboten"),
    e.BidPassed: _plain("passed", "gepasst"),
    e.BarterOffered: _plain("offered a barter", "Tausch angeboten"),
    e.BarterCountered: _plain("made a counter-offer", "Gegenangebot gemacht"),
    e.BarterDeclined: _plain("declined a barter", "Tausch abgelehnt"),
    e.BarterMade: _plain("accepted a barter", "Tausch angenommen"),
    e.BarterClosed: _plain("withdrew an offer", "Angebot zurückgezogen"),
    e.TradeProposed: _traded,
    e.FillOffered: _plain("filled a trade", "Handel übernommen"),
    e.FillDeclined: _plain("left a trade to others", "Handel anderen gelassen"),
    e.GrainPlaced: _at("put grain on {}", "Korn auf {} gelegt"),
    e.CommerceEnded: _plain("finished trading", "Handel beendet"),
    e.BuildDeclared: _at("declared a build at {}", "Bau auf {} angesagt"),
    e.BuildFinished: _at("built {}", "auf {} gebaut"),
    e.ShieldDeployed: _at("laid a shield on {}", "Schild auf {} gelegt"),
    e.BuildingEnded: _plain("finished building", "Bauen beendet"),
    e.SiegeDeclared: lambda event: (
        f"besieged {' and '.join(cell_name(cell) for cell, _ in event.targets)}",
        f"{' und '.join(cell_name(cell) for cell, _ in event.targets)} belagert",
    ),
    e.ShieldsAssigned: _plain("chose the defence", "Verteidigung gewählt"),
    e.SiegeDiceRolled: _rolled,
    e.StonesRemoved: _at("took stones off {}", "Steine von {} genommen"),
    e.RansomDemanded: _plain("demanded a ransom", "Lösegeld gefordert"),
    e.RansomPaid: _plain("paid the ransom", "Lösegeld gezahlt"),
    e.RansomRefused: _plain("refused the ransom", "Lösegeld verweigert"),
    e.NobleTaken: _plain("took a noble", "einen Fürsten gefangen"),
    e.NobleLeft: _plain("left a noble in peace", "einen Fürsten in Frieden gelassen"),
    e.SiegePassed: _plain("laid no siege", "nicht belagert"),
    e.GrainLost: _at("reported fallen grain at {}", "gefallenes Korn auf {} gemeldet"),
    e.WallCollapsed: _at("reported fallen stones at {}", "gefallene Steine auf {} gemeldet"),
    e.WallCorrected: _CORRECTED,
    e.GrainCorrected: _CORRECTED,
    e.TileShieldsCorrected: _CORRECTED,
    e.SideCorrected: _CORRECTED,
    e.NobleCorrected: _CORRECTED,
    e.HandCorrected: _plain("corrected a hand", "eine Hand berichtigt"),
    e.PriceCorrected: _plain("corrected a price", "einen Preis berichtigt"),
}
