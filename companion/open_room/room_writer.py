"""The one writer of an open room: many phones' seals in one transaction, acknowledged when it is on disk.

A disk syncs some fifty times a second, two thousand phones seal within a few seconds: so whatever has come while one
transaction was written goes into the next one together (group commit), and all its senders are answered at once.
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
"""So often it is looked whether the hall was closed."""

RETRY_S: Final = 2.0
"""After the clock could not be kept to, for the disk, it is tried again."""


@dataclass(frozen=True, slots=True)
class OpenRoom:
    """The host: another room, once the last one's game is over."""

    options: Options


Wish = Command | OpenRoom


@dataclass(frozen=True, slots=True)
class _Asked:
    wish: Wish
    answer: Future[State]


@dataclass(frozen=True, slots=True)
class _Room:
    """A room on disk: its number, how many events it has, and what they come to."""

    number: int
    events: int
    state: State | None


@dataclass(frozen=True, slots=True)
class Damage:
    """A room whose rows are damaged: its number, and how many events of it are whole."""

    room: int
    whole: int

    @property
    def message(self) -> Message:
        """For whoever runs it."""
        return Message("room.log_damaged", {"room": self.room, "whole": self.whole})


class Hall:
    """Takes what is asked, one thing after another, in a thread of its own; tells all who look.

    Raises:
        LogUnavailable: the database cannot be read.
    """

    def __init__(self, store: RoomStore, clocks: Clocks, settings: OpenRoomSettings) -> None:
        self._store = store
        self._clocks = clocks
        self._settings = settings
        self._asked: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._room, last_ms, self.damage = _kept(store)
        # What the clock ends is told by the time of day, which may be put forward or back: the room's own goes on steadily.
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
        """The same with the room's number.

        Raises:
            UnknownResource: ``room.none``.
        """
        room = self._room
        if room.state is None:
            raise UnknownResource("room.none", "No room is open: ask the host to open one.")
        return room.number, room.state

    def ask(self, wish: Wish) -> Future[State]:
        """Have it done; the answer is the state after it, once that is on disk.

        The answer raises ``CompanionError`` or ``GameError`` as ``decide`` does, ``LogUnavailable`` where it could not
        be kept, ``room.still_open`` and ``room.none``.
        """
        asked = _Asked(wish, Future())
        self._asked.put(asked)
        return asked.answer

    def close(self) -> None:
        """Do what was asked so far, then no more; all who look are let go."""
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
            except Exception:  # a fault of ours: whoever asked is told, the hall goes on for the others
                logging.getLogger(__name__).exception("What was asked of the room could not be done.")
                for asked in batch:
                    if not asked.answer.done():
                        asked.answer.set_exception(
                            LogUnavailable("room.fault", "Something went wrong here: try again.")
                        )
            if closing:
                return

    def _next_batch(self) -> tuple[list[_Asked], bool]:
        """What has come meanwhile, at most so much; whether the hall closes after it."""
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
        """Until something is due by itself."""
        state = self._room.state
        waits = [LONGEST_WAIT_S, self.telling.next_s()]
        if state is not None and state.due_ms is not None:
            waits.append(max((state.due_ms - self.now_ms) / 1000, self._retry_s - self._clocks.steady_s()))
        return max(0.0, min(waits))

    def _take(self, batch: list[_Asked]) -> None:
        """Have all of it done, in order; another room is opened by itself, everything else together."""
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
        """Decide one after another, write what they come to at once, then answer everybody."""
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
        for asked, refusal in refused:  # after the others: what they are refused for is on disk, or has not happened
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
        """Write, look at what is on disk now, answer, tell; where it cannot be written nothing has happened."""
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
        """Nobody could seal while the server was away: a round whose time ran out meanwhile gets some more."""
        state = self._room.state
        if state is not None and state.stage == "sealing" and state.due_ms is not None:
            left_ms = state.due_ms - self.now_ms
            if left_ms < 1000 * self._settings.grace_s:
                seconds = self._settings.grace_s - max(0, left_ms // 1000)
                self._take([_Asked(Prolong(seconds), Future())])

    @property
    def now_ms(self) -> int:
        """The room's time: the wall clock's when it was begun here, and steady from then on."""
        return self._time.now_ns(self._clocks) // 1_000_000


def _kept(store: RoomStore) -> tuple[_Room, int, Damage | None]:
    """The room as the log has it, when the last thing happened there, in milliseconds, and what of it is damaged.

    What came before the damage goes on as a room of its own; the damaged one stays as it is.
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
    """As many of them as the rules understand, from the first on."""
    state = State(Options())
    for at, (event, t_ms) in enumerate(events):
        if (at == 0) != isinstance(event, RoomOpened):
            return events[:at]
        try:
            state = fold(state, [(event, t_ms)])
        except Exception:  # what was damaged without ceasing to be JSON: the rules may fail of it anyhow
            return events[:at]
    return events
