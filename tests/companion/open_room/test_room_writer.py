"""The hall: acknowledged is on disk, one transaction for many, clocks by themselves, a full disk harms nothing."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures import wait as wait_for
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.clocks import Clocks
from companion.errors import CompanionError
from companion.open_room import commands as c
from companion.open_room.events import Event
from companion.open_room.options import Options
from companion.open_room.room import State
from companion.open_room.room_writer import Hall, OpenRoom
from companion.open_room.settings import OpenRoomSettings, RateSettings
from companion.open_room.store import RoomStore
from companion.table.database import Database, LogUnavailable
from companion.table.feed import Feed

PATIENCE_S = 120
RATE = RateSettings(1e6, 1e6)
SETTINGS = OpenRoomSettings(8010, 8, 100, 100, 50, 0.0, 0.0, 20, 100, 1, 6, RATE, RATE, RATE)


class CountingStore(RoomStore):
    """Counts transactions; holds them up, or fails, as a test wants."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.sizes: list[int] = []
        self.full = False
        self.may_write = threading.Event()
        self.may_write.set()

    def append(self, room: int, after: int, events: Any, t_ms: int) -> int:
        """Write, when it may."""
        assert self.may_write.wait(PATIENCE_S)
        if self.full:
            raise LogUnavailable("log.cannot_write", "The disk is full.")
        self.sizes.append(len(events))
        return super().append(room, after, events, t_ms)


class Rig:
    """A hall over a database file; its clock goes when it is told to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now_ns = 1_795_000_000_000_000_000
        self.begin()

    def begin(self) -> None:
        """The hall as a server that has just begun has it."""
        self.database = Database(f"sqlite:///{self.folder / 'room.sqlite'}")
        self.store = CountingStore(self.database)
        self.hall = Hall(self.store, Clocks(lambda: self.now_ns, lambda: self.now_ns / 1e9, Random(1)), SETTINGS)

    def end(self) -> None:
        """As the server ends."""
        self.hall.close()
        self.database.close()

    def pass_s(self, seconds: float) -> None:
        """Time passes, and the hall notices."""
        self.now_ns += round(seconds * 1e9)
        self.refused(c.RemoveGuest(-1))  # anything that wakes it; the clock comes after it
        self.refused(c.RemoveGuest(-1))

    def do(self, wish: c.Command | OpenRoom) -> State:
        """Ask, and wait for the answer."""
        return self.hall.ask(wish).result(PATIENCE_S)

    def refused(self, wish: c.Command | OpenRoom) -> str:
        """The code with which that is refused."""
        error = self.hall.ask(wish).exception(PATIENCE_S)
        return str(getattr(error, "code", error))

    @property
    def stage(self) -> str:
        """Where the game is."""
        return self.hall.state.stage

    def kept(self) -> list[tuple[Event, int]]:
        """What is on disk."""
        return self.store.intact(self.store.rooms()[0])[0]


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    """A hall without a room."""
    made = Rig(tmp_path)
    yield made
    made.end()


def told(feed: Feed) -> dict[str, Any]:
    """What all who follow that feed are told now."""
    found: dict[str, Any] = json.loads(feed.newest().text)
    return found


def seal(name: str, number: int, salt: int, round_number: int = 1) -> c.SealNumber:
    """A number of somebody's."""
    return c.SealNumber(name, round_number, number, f"{salt:032x}")


def test_without_a_room_nothing_can_be_done_in_it(rig: Rig) -> None:
    assert told(rig.hall.telling.phones)["room"] is None
    assert rig.refused(c.Enter("a", "Asha")) == "room.none"
    with pytest.raises(CompanionError, match="No room is open"):
        _ = rig.hall.looked_at


def test_what_comes_while_one_transaction_is_written_goes_into_the_next_together(rig: Rig) -> None:
    rig.do(OpenRoom(Options()))
    rig.store.may_write.clear()
    first = rig.hall.ask(c.Enter("first", "First"))
    others = [rig.hall.ask(c.Enter(f"h{n}", f"Guest {n}")) for n in range(120)]
    assert not any(answer.done() for answer in (first, *others)), "acknowledged before it was on disk"
    rig.store.may_write.set()
    assert not wait_for([first, *others], PATIENCE_S).not_done
    assert sum(rig.store.sizes) == 122
    assert len(rig.store.sizes) <= 6
    assert max(rig.store.sizes) <= SETTINGS.batch
    assert {seat_of(rig, f"h{n}") for n in range(120)} == set(range(1, 121))


def seat_of(rig: Rig, holder: str) -> int:
    """The seat of that phone."""
    return rig.hall.state.seats[holder]


def test_every_acknowledged_seal_is_there_after_a_restart_and_sent_again_is_done_once(rig: Rig) -> None:
    rig.do(OpenRoom(Options(rounds=2)))
    for n in range(40):
        rig.do(c.Enter(f"h{n}", f"Guest {n}"))
    rig.do(c.BeginRound())
    answers = [rig.hall.ask(seal(f"h{n}", 1 + n % 7, n)) for n in range(39)]
    assert not wait_for(answers, PATIENCE_S).not_done
    before = rig.hall.state
    rig.end()
    rig.begin()
    assert rig.hall.state == before
    events = len(rig.kept())
    for n in range(39):
        rig.do(seal(f"h{n}", 1 + n % 7, n))
    assert len(rig.kept()) == events
    rig.do(seal("h39", 100, 39))
    assert rig.stage == "revealed"
    assert told(rig.hall.telling.phones)["room"]["last"]["bids"] == 40


def test_what_cannot_be_written_has_not_happened_and_play_goes_on_when_there_is_room_again(rig: Rig) -> None:
    rig.do(OpenRoom(Options()))
    rig.do(c.Enter("a", "Asha"))
    rig.do(c.Enter("b", "Bo"))
    rig.do(c.BeginRound())
    before, sequence = rig.hall.state, rig.hall.telling.phones.newest().sequence
    rig.store.full = True
    rig.store.may_write.clear()
    answers: list[Future[State]] = [rig.hall.ask(seal("a", 3, 1)), rig.hall.ask(seal("b", 4, 2))]
    answers += [rig.hall.ask(seal("b", 4, 3)), rig.hall.ask(OpenRoom(Options()))]
    rig.store.may_write.set()
    codes = [getattr(answer.exception(PATIENCE_S), "code", None) for answer in answers]
    # The third came after both had sealed: what it would be refused for has not happened either.
    assert codes == ["log.cannot_write"] * 3 + ["room.still_open"]
    assert rig.hall.state == before
    assert rig.hall.telling.phones.newest().sequence == sequence
    rig.store.full = False
    rig.do(seal("a", 3, 1))
    assert len(rig.hall.state.sealed) == 1


def test_the_clock_reveals_and_begins_the_next_round_by_itself(rig: Rig) -> None:
    rig.do(OpenRoom(Options(rounds=2, round_s=30, pause_s=10)))
    rig.do(c.Enter("a", "Asha"))
    rig.do(c.Enter("b", "Bo"))
    rig.do(c.BeginRound())
    rig.do(seal("a", 5, 1))
    rig.pass_s(29)
    assert rig.stage == "sealing"
    rig.pass_s(1)
    assert (rig.stage, rig.hall.state.rounds[-1].number) == ("revealed", 5)
    rig.pass_s(10)
    assert (rig.stage, rig.hall.state.round_number) == ("sealing", 2)
    rig.pass_s(30)
    assert rig.stage == "ended"


def test_a_clock_that_cannot_be_kept_for_the_disk_is_kept_when_there_is_room_again(rig: Rig) -> None:
    rig.do(OpenRoom(Options(round_s=30)))
    rig.do(c.Enter("a", "Asha"))
    rig.do(c.BeginRound())
    rig.store.full = True
    rig.pass_s(31)
    assert rig.stage == "sealing"
    rig.store.full = False
    rig.pass_s(3)
    assert rig.stage == "revealed"


def test_a_round_whose_time_ran_out_while_the_server_was_away_goes_on_for_a_while(rig: Rig) -> None:
    rig.do(OpenRoom(Options(round_s=30)))
    rig.do(c.Enter("a", "Asha"))
    rig.do(c.Enter("b", "Bo"))
    rig.do(c.BeginRound())
    rig.end()
    rig.now_ns += 300_000_000_000
    rig.begin()
    assert rig.hall.state.due_ms == rig.now_ns // 1_000_000 + 1000 * SETTINGS.grace_s
    rig.do(seal("a", 5, 1))
    rig.pass_s(SETTINGS.grace_s)
    assert rig.hall.state.rounds[-1].winner == 0


def test_another_room_is_opened_only_when_the_game_is_over_and_begins_empty(rig: Rig) -> None:
    rig.do(OpenRoom(Options(title="First")))
    rig.do(c.Enter("a", "Asha"))
    assert rig.refused(OpenRoom(Options(title="Second"))) == "room.still_open"
    assert rig.refused(OpenRoom(Options(rounds=99))) == "room.still_open"
    rig.do(c.EndGame())
    assert rig.refused(OpenRoom(Options(rounds=99))) == "room.rounds"
    rig.do(OpenRoom(Options(title="Second")))
    assert (rig.hall.looked_at[0], rig.hall.state.guests) == (2, ())
    rig.end()
    rig.begin()
    assert rig.hall.state.options.title == "Second"


def test_counts_come_only_so_often_and_what_matters_at_once(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    rig.hall.close()
    slow = OpenRoomSettings(8010, 8, 100, 100, 50, 2.0, 0.5, 20, 100, 1, 6, RATE, RATE, RATE)
    rig.hall = Hall(rig.store, Clocks(lambda: rig.now_ns, lambda: rig.now_ns / 1e9, Random(1)), slow)
    telling = rig.hall.telling
    rig.do(OpenRoom(Options()))
    opened = telling.phones.newest().sequence
    for n in range(30):
        rig.do(c.Enter(f"h{n}", f"Guest {n}"))
    assert telling.phones.newest().sequence == opened
    rig.pass_s(0.6)
    assert told(telling.screens)["room"]["guests"] == 30
    assert telling.phones.newest().sequence == opened
    rig.pass_s(2)
    assert told(telling.phones)["room"]["guests"] == 30
    rig.do(c.BeginRound())
    rig.refused(c.RemoveGuest(-1))
    assert told(telling.phones)["room"]["stage"] == "sealing"
    rig.end()
