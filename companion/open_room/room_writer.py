"""The one writer of an open room: many phones' seals in one transaction, acknowledged once it is on disk.

A disk syncs about fifty times a second, and two thousand phones seal within a few seconds. So wishes that arrive while
one transaction is written go into the next one together (group commit), and all their senders are answered at once.
"""

from __future__ import annotations

import logging
import queue
import threading
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from companion.clocks import Clocks, GameTime
from companion.errors import CompanionError, Conflict, UnknownResource
from companion.games.errors import GameError
from companion.open_room.broadcast import RoomBroadcast
from companion.open_room.commands import BeginRound, Command, Prolong, Reveal
from companion.open_room.events import Event, RoomOpened
from companion.open_room.options import Options, checked
from companion.open_room.room import State, decide, fold
from companion.open_room.settings import OpenRoomSettings
from companion.open_room.store import RoomStore
from companion.table.database import LogUnavailable
from companion.texts.message import Message

LONGEST_WAIT_S: Final = 1.0
"""The longest wait before the thread checks again what is due."""

RETRY_S: Final = 2.0
"""How long to wait after a disk error before the clock's next step is tried again."""


@dataclass(frozen=True, slots=True)
class OpenRoom:
    """A host's wish to open another room, once the last one's game is over."""

    options: Options


Wish = Command | OpenRoom


@dataclass(frozen=True, slots=True)
class _Asked:
    wish: Wish
    answer: Future[State]


@dataclass(frozen=True, slots=True)
class _Room:
    """A room on disk: its number, its number of events, and its state."""

    number: int
    events: int
    state: State | None


@dataclass(frozen=True, slots=True)
class Damage:
    """A room with damaged rows: its number, and how many of its events are intact."""

    room: int
    whole: int

    @property
    def message(self) -> Message:
        """The message to those who run the room."""
        return Message("room.log_damaged", {"room": self.room, "whole": self.whole})


class Hall:
    """Carries out wishes one after another in a separate thread, and updates all open pages.

    Raises:
        LogUnavailable: the database cannot be read.
    """

    def __init__(self, store: RoomStore, clocks: Clocks, settings: OpenRoomSettings) -> None:
        self._store = store
        self._clocks = clocks
        self._settings = settings
        self._asked: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._room, last_ms, self.damage = _kept(store)
        # Ends are announced as a time of day. The wall clock may be changed, so the room keeps its own, which is
        # steady.
        self._time = GameTime.opened(clocks, 0, last_ms * 1_000_000)
        self._retry_s = 0.0
        self.telling = RoomBroadcast(clocks, settings, store.first_number(self.now_ms))
        self._go_on_after_absence()
        self.telling.tell(self._room.number, self._room.state, self.now_ms)
        self._thread = threading.Thread(target=self._run, name="hall", daemon=True)
        self._thread.start()

    @property
    def state(self) -> State:
        """The room as it is on disk.

        Raises:
            UnknownResource: ``room.none``.
        """
        return self.looked_at[1]

    @property
    def looked_at(self) -> tuple[int, State]:
        """The room's number, and its state as it is on disk.

        Raises:
            UnknownResource: ``room.none``.
        """
        room = self._room
        if room.state is None:
            raise UnknownResource("room.none", "No room is open: ask the host to open one.")
        return room.number, room.state

    def ask(self, wish: Wish) -> Future[State]:
        """Carry out a wish; the future's result is the state after it, once that is on disk.

        The future raises ``CompanionError`` or ``GameError`` as ``decide`` does, ``LogUnavailable`` if it could not be
        written, ``room.still_open`` and ``room.none``.
        """
        asked = _Asked(wish, Future())
        self._asked.put(asked)
        return asked.answer

    def close(self) -> None:
        """Carry out the wishes that came so far, then stop and close all open pages' feeds."""
        self._asked.put(None)
        self._thread.join()
        self.telling.close()

    # --- the writer's thread -----------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            batch, closing = self._next_batch()
            try:
                if batch:
                    self._take(batch)
                self._keep_to_the_clock()
                self.telling.tell_counts(self.now_ms)
            except Exception:  # a fault of ours: the askers are told, and the hall goes on
                logging.getLogger(__name__).exception("What was asked of the room could not be done.")
                for asked in batch:
                    if not asked.answer.done():
                        asked.answer.set_exception(
                            LogUnavailable("room.fault", "Something went wrong here: try again.")
                        )
            if closing:
                return

    def _next_batch(self) -> tuple[list[_Asked], bool]:
        """Return the wishes that have arrived, up to the limit, and whether the hall closes after them."""
        batch: list[_Asked] = []
        try:
            asked = self._asked.get(timeout=self._longest_wait_s())
            while True:
                if asked is None:
                    return batch, True
                batch.append(asked)
                if len(batch) == self._settings.batch:
                    return batch, False
                asked = self._asked.get_nowait()
        except queue.Empty:
            return batch, False

    def _longest_wait_s(self) -> float:
        """Return the seconds until something is due by itself."""
        state = self._room.state
        waits = [LONGEST_WAIT_S, self.telling.next_s()]
        if state is not None and state.due_ms is not None:
            waits.append(max((state.due_ms - self.now_ms) / 1000, self._retry_s - self._clocks.steady_s()))
        return max(0.0, min(waits))

    def _take(self, batch: list[_Asked]) -> None:
        """Carry out a batch in order; opening a room is done separately, everything else together."""
        together: list[_Asked] = []
        for asked in batch:
            if isinstance(asked.wish, OpenRoom):
                self._take_together(together)
                together = []
                self._open(asked, asked.wish.options)
            else:
                together.append(asked)
        self._take_together(together)

    def _take_together(self, batch: list[_Asked]) -> None:
        """Decide each wish in turn, write all events at once, then answer everybody."""
        now_ms = self.now_ms
        state = self._room.state
        events: list[Event] = []
        taken: list[_Asked] = []
        refused: list[tuple[_Asked, Exception]] = []
        for asked in batch:
            try:
                if state is None:
                    raise UnknownResource("room.none", "No room is open: ask the host to open one.")
                assert not isinstance(asked.wish, OpenRoom)
                decided = decide(state, asked.wish, now_ms)
            except (CompanionError, GameError) as error:
                refused.append((asked, error))
                continue
            state = fold(state, [(event, now_ms) for event in decided])
            events += decided
            taken.append(asked)
        failure = None
        if state is not None:
            failure = self._keep(self._room.number, self._room.events, events, state, taken, now_ms)
        for asked, refusal in refused:  # last: what they are refused for is on disk by now
            asked.answer.set_exception(failure or refusal)

    def _open(self, asked: _Asked, options: Options) -> None:
        now_ms = self.now_ms
        try:
            before = self._room.state
            if before is not None and before.stage != "ended":
                raise Conflict("room.still_open", "A game goes on in the room: end it before another one begins.")
            opened = RoomOpened(checked(options))
        except CompanionError as error:
            asked.answer.set_exception(error)
            return
        state = fold(State(options), [(opened, now_ms)])
        self._keep(self._room.number + 1, 0, [opened], state, [asked], now_ms)

    def _keep(
        self, number: int, after: int, events: list[Event], state: State, taken: list[_Asked], now_ms: int
    ) -> LogUnavailable | None:
        """Write the events, then answer and update pages; return the error if writing failed and nothing happened."""
        try:
            if events:
                self._room = _Room(number, self._store.append(number, after, events, now_ms), state)
        except LogUnavailable as error:
            for asked in taken:
                asked.answer.set_exception(error)
            return error
        for asked in taken:
            asked.answer.set_result(state)
        if events:
            self.telling.tell(number, state, now_ms)
        return None

    def _keep_to_the_clock(self) -> None:
        """End the round, or begin the next, when its time has come."""
        state = self._room.state
        if state is None or state.due_ms is None or self.now_ms < state.due_ms:
            return
        if self._clocks.steady_s() < self._retry_s:
            return
        asked = _Asked(Reveal() if state.stage == "sealing" else BeginRound(), Future())
        self._take([asked])
        if asked.answer.exception() is not None:
            self._retry_s = self._clocks.steady_s() + RETRY_S

    def _go_on_after_absence(self) -> None:
        """Prolong a round whose time ran out, or nearly so, while the server was away and nobody could seal."""
        state = self._room.state
        if state is not None and state.stage == "sealing" and state.due_ms is not None:
            left_ms = state.due_ms - self.now_ms
            if left_ms < 1000 * self._settings.grace_s:
                seconds = self._settings.grace_s - max(0, left_ms // 1000)
                self._take([_Asked(Prolong(seconds), Future())])

    @property
    def now_ms(self) -> int:
        """The room's time: the wall clock's when it was opened here, and steady from then on."""
        return self._time.now_ns(self._clocks) // 1_000_000


def _kept(store: RoomStore) -> tuple[_Room, int, Damage | None]:
    """Return the room in the log, the time of its last event in milliseconds, and any damage.

    The events before the damage are copied into a new room, which goes on; the damaged one stays as it is.
    """
    rooms = store.rooms()
    damage = None
    for number in rooms:
        events, whole = store.intact(number)
        folded = _folded(events)
        if whole and len(folded) == len(events):
            newest = _Room(number, len(events), fold(State(Options()), events))
            return newest, events[-1][1], damage
        damage = damage or Damage(number, len(folded))
        if folded:
            store.append_all(rooms[0] + 1, folded)
            state = fold(State(Options()), folded)
            return _Room(rooms[0] + 1, len(folded), state), folded[-1][1], Damage(number, len(folded))
    return _Room(rooms[0] if rooms else 0, 0, None), 0, damage


def _folded(events: list[tuple[Event, int]]) -> list[tuple[Event, int]]:
    """Return the events up to the first that the rules do not understand."""
    state = State(Options())
    for at, (event, t_ms) in enumerate(events):
        if (at == 0) != isinstance(event, RoomOpened):
            return events[:at]
        try:
            state = fold(state, [(event, t_ms)])
        except Exception:  # damaged but still JSON: the rules may fail in any way
            return events[:at]
    return events
