"""The outbox itself: sends what is new in a table's log to its hub, in order, until the hub confirms it."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from companion.errors import CompanionError
from companion.games.errors import GameError
from companion.lobby.store import LobbyStore
from companion.outbox.cursors import Cursors
from companion.outbox.hub_connection import HubAway, HubConnection, HubRefused
from companion.outbox.hub_messages import Batch
from companion.outbox.settings import OutboxSettings
from companion.outbox.spectator_game import SeenGame
from companion.table.database import Database, LogUnavailable
from companion.table.log import EventLog

_MOST_FOLDED: Final = 4
"""How many games are kept folded: those being played."""


class Outbox:
    """Sends what is new. It reads the log and writes nothing into it, so that the table never waits.

    Args:
        database: the table's database.
        hub: the connection to the hub.
        cursors: how far the hub has come.
    """

    def __init__(self, database: Database, hub: HubConnection, cursors: Cursors, settings: OutboxSettings) -> None:
        self._log = EventLog(database)
        self._store = LobbyStore(database)
        self._hub = hub
        self._cursors = cursors
        self._settings = settings
        self._folded: OrderedDict[str, SeenGame] = OrderedDict()
        self._unreadable: dict[str, int] = {}

    def send_new(self) -> int:
        """Send everything the hub does not have; return the number of batches.

        Raises:
            HubAway, HubRefused, LogUnavailable: the rest is still to be sent.
        """
        sent = 0
        for game, version in sorted(self._log.versions().items()):
            while self._is_behind(game, version):
                batch = self._next_batch(game, version)
                if batch is None:
                    break
                version_there = self._hub.send(batch).version
                if version_there == batch.after:
                    raise HubAway("outbox.no_progress", "The hub does not accept what is sent: trying again.")
                self._cursors.move(game, version_there)
                sent += 1
        return sent

    def _is_behind(self, game: str, version: int) -> bool:
        at = self._cursors.of(game)
        return (at is None or at < version) and self._unreadable.get(game) != version

    def _next_batch(self, game: str, version: int) -> Batch | None:
        """Return the next batch; None if nothing of that game can be sent."""
        after = self._cursors.of(game) or 0
        try:
            seen = self._folded_to(game, after)
            if seen is None:
                return None
            until = self._log.end_of_command(game, after + self._settings.batch_events)
            logged = [event for event in self._log.events(game, after) if event.version <= until]
            return seen.batch(after, seen.take(logged)) if logged else None
        except (GameError, ValueError, LookupError, TypeError, AttributeError, LogUnavailable) as error:
            if isinstance(error, LogUnavailable) and error.code == "log.cannot_write":
                raise
            # A damaged game is not sent until it has grown; the others are.
            self._unreadable[game] = version
            self._folded.pop(game, None)
            logging.getLogger(__name__).error("Game %s is not sent to the hub: %s", game, error)
            return None

    def _folded_to(self, game: str, version: int) -> SeenGame | None:
        """Return that game folded as far as the hub has it."""
        seen = self._folded.pop(game, None)
        if seen is None or seen.version != version:
            lobby = self._store.lobby(game)
            if lobby is None:
                return None
            seen = SeenGame(lobby)
            seen.take([logged for logged in self._log.events(game) if logged.version <= version])
        self._folded[game] = seen
        while len(self._folded) > _MOST_FOLDED:
            self._folded.popitem(last=False)
        return seen


class Pauses:
    """How long to wait after failures: doubled each time and randomised, so that tables do not all come at once."""

    def __init__(self, settings: OutboxSettings, random: Random) -> None:
        self._settings = settings
        self._random = random
        self._failures = 0

    def after_success(self) -> float:
        """Return the seconds until the next look."""
        self._failures = 0
        return self._settings.look_s

    def after_failure(self) -> float:
        """Return the seconds until the next try."""
        longest = min(self._settings.longest_again_s, self._settings.again_s * 2.0 ** min(self._failures, 30))
        self._failures += 1
        return longest * self._random.uniform(0.5, 1.0)


class AtRest(Protocol):
    """Sends something else while nothing is played."""

    def play_goes_on(self) -> None:
        """Note that the log has grown."""

    def send_piece(self) -> bool:
        """Send something small.

        Raises:
            HubAway: try again later.
        """


def keep_sending(
    outbox: Outbox,
    pauses: Pauses,
    stopping: threading.Event,
    changed: Callable[[], bool],
    at_rest: AtRest | None = None,
) -> None:
    """Send what is new until ``stopping`` is set.

    Args:
        changed: tells whether the log may have grown since the last call; must be cheap.
        at_rest: sends one piece between looks at the log.
    """
    said = ""
    due = True
    while not stopping.is_set():
        played = changed()
        if played and at_rest is not None:
            at_rest.play_goes_on()
        try:
            if played or due:
                due = True
                outbox.send_new()
                due = False
            elif at_rest is not None:
                at_rest.send_piece()
            wait_s, said = pauses.after_success(), ""
        except (HubAway, HubRefused, LogUnavailable) as error:
            wait_s, said = pauses.after_failure(), _tell_once(error, said)
        stopping.wait(wait_s)


def _tell_once(error: CompanionError, said: str) -> str:
    if error.code != said:
        logging.getLogger(__name__).warning("%s", error.message)
    return error.code
