"""A live table and the room it stands in: what goes on is told, and a press of the button is heard."""

from __future__ import annotations

import contextlib
import json
import logging
from typing import Final, Protocol

from companion.errors import CompanionError
from companion.games.actor import BY_PLAYERS
from companion.games.errors import GameError
from companion.games.raja.commands import EndBuilding
from companion.games.raja.moves import MayEndBuilding
from companion.live.live_table import LiveTable
from companion.live.open_game import GameSnapshot
from companion.makers.discovery import discovery, discovery_topic
from companion.makers.room_state import nothing_on, room_state
from companion.makers.settings import MqttSettings
from companion.table.scheduler import DueThread
from companion.texts.catalogue import Texts
from companion.texts.message import Message

SPECTATOR: Final = None
"""Nobody's seat: as whom the room sees the table."""


class RoomLine(Protocol):
    """Tells the room; never waits for it."""

    def tell(self, state: dict[str, str]) -> None:
        """By topic, how it is now."""


class RoomTelling(DueThread):
    """Tells the room whatever happens, in a thread of its own while used as a context manager."""

    def __init__(self, live: LiveTable, line: RoomLine, *, names: bool) -> None:
        super().__init__("mqtt", live.feed)
        self._live = live
        self._line = line
        self._names = names

    def tell(self, why: Message) -> None:
        """The room is not told why: the table's own pages are."""

    def tick(self) -> float | None:
        """See ``DueThread``."""
        snapshot = self._live.snapshot()
        self._line.tell(nothing_on() if snapshot is None else self._state(snapshot))
        return None

    def _state(self, snapshot: GameSnapshot) -> dict[str, str]:
        players = snapshot.state.options.players
        names = [str(number + 1) for number in range(len(players))]
        if self._names:
            names = [player if isinstance(player, str) else player.name for player in players]
        return room_state(snapshot.engine.name, snapshot.engine.view(snapshot.state, SPECTATOR), names)


def end_building(live: LiveTable) -> bool:
    """Whoever builds now is done, as a press of the room's button says; whether somebody was.

    It speaks for nobody else: outside the building phase, while a wall is still to be counted, and for a virtual player it does nothing.
    """
    snapshot = live.snapshot()
    if snapshot is None or not snapshot.is_raja:
        return False
    for seat in snapshot.engine.waiting_for(snapshot.state):
        may = any(isinstance(move, MayEndBuilding) for move in snapshot.engine.moves(snapshot.state, seat))
        if may and snapshot.lobby.seats[seat].virtual is None:
            with contextlib.suppress(GameError, CompanionError):  # it was another's turn by then
                live.by_itself(EndBuilding(seat), BY_PLAYERS, seat, snapshot)
                return True
    return False


def announced(settings: MqttSettings, version: str, words: Texts) -> dict[str, str]:
    """What is told whenever the line stands: to Home Assistant, where that is wanted."""
    if not settings.discovery:
        return {}
    return {discovery_topic(settings): json.dumps(discovery(settings, version, words), ensure_ascii=False)}


def press_heard(live: LiveTable) -> None:
    """Somebody pressed the button; it is written down where it meant nothing."""
    if not end_building(live):
        logging.getLogger(__name__).info("The button was pressed while nobody was done building.")
