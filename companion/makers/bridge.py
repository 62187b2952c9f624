"""Connects a live table to its room over MQTT: publishes what goes on, and acts on presses of the button."""

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
"""The seat of nobody, whose view the room gets."""


class RoomLine(Protocol):
    """Publishes to the room; never blocks."""

    def tell(self, state: dict[str, str]) -> None:
        """Publish the state of each topic."""


class RoomTelling(DueThread):
    """Publishes every change to the room, in a separate thread while used as a context manager."""

    def __init__(self, live: LiveTable, line: RoomLine, *, names: bool) -> None:
        super().__init__("mqtt", live.feed)
        self._live = live
        self._line = line
        self._names = names

    def tell(self, why: Message) -> None:
        """Do nothing, as only the table's own pages show this message."""

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
    """End the building of the player whose turn it is, as the room's button asks; return whether one was.

    Outside the building phase, while a wall is still to be counted, and for a virtual player it does nothing.
    """
    snapshot = live.snapshot()
    if snapshot is None or not snapshot.is_raja:
        return False
    for seat in snapshot.engine.waiting_for(snapshot.state):
        may = any(isinstance(move, MayEndBuilding) for move in snapshot.engine.moves(snapshot.state, seat))
        if may and snapshot.lobby.seats[seat].virtual is None:
            with contextlib.suppress(GameError, CompanionError):  # the turn has passed meanwhile
                live.by_itself(EndBuilding(seat), BY_PLAYERS, seat, snapshot)
                return True
    return False


def announced(settings: MqttSettings, version: str, words: Texts) -> dict[str, str]:
    """Return what to publish on every connection: the message for Home Assistant, if wanted."""
    if not settings.discovery:
        return {}
    return {discovery_topic(settings): json.dumps(discovery(settings, version, words), ensure_ascii=False)}


def press_heard(live: LiveTable) -> None:
    """Act on a press of the button; log it if it has no effect."""
    if not end_building(live):
        logging.getLogger(__name__).info("The button was pressed while nobody was done building.")
