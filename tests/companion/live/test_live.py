"""A live table over time: calls run out, virtual players play, the disk fills up, the server begins anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.raja.pieces import HOST
from companion.games.raja.state import Ended
from companion.session.views.looking_back import moment_at, moments
from companion.table.database import Database, LogUnavailable
from companion.table.log import EventLog
from tests.companion.live_rig import Phone, Rig, refusal
from tests.said import said

pytestmark = pytest.mark.slow


@pytest.fixture
def rig() -> Rig:
    """A fresh table."""
    return Rig()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database in a file."""
    return f"sqlite:///{tmp_path / 'log.sqlite'}"


def at_auction(rig: Rig) -> list[Phone]:
    """Two phones, and the first seat must open."""
    phones = rig.started("Asha", "Bo")
    rig.play(200, lambda state: state.phase == "auction")
    return phones


# --- the call clock --------------------------------------------------------------------------------


def test_a_call_that_runs_out_is_a_pass(rig: Rig) -> None:
    asha, bo = at_auction(rig)
    asha.command("PlaceBid", amount=5)
    rig.screen().post("/api/clock", seconds=20)
    ends_ms = bo.state()["clock"]["ends_at_ms"]
    assert rig.keeper.tick() == pytest.approx((ends_ms * 1e6 - rig.time.now_ns) / 1e9)
    rig.time.pass_s(19.9)
    rig.keeper.tick()
    assert bo.state()["game"]["phase"] == "auction"
    rig.time.pass_s(0.2)
    rig.keeper.tick()
    assert bo.state()["game"]["phase"] == "commerce"
    assert "Bo passes" in [said(line["message"]) for line in bo.state()["log"]]


def test_a_seat_that_must_open_is_not_passed_over(rig: Rig) -> None:
    asha, _ = at_auction(rig)
    rig.screen().post("/api/clock", seconds=5)
    rig.time.pass_s(60)
    assert rig.keeper.tick() is None
    assert asha.state()["game"]["waiting_for"] == [0]


def test_a_call_and_the_games_time_go_on_when_the_wall_clock_is_put_back(rig: Rig) -> None:
    asha, bo = at_auction(rig)
    rig.screen().post("/api/clock", seconds=20)
    rig.time.pass_s(60)
    asha.command("PlaceBid", amount=5)
    rig.time.put_ns = -7_200_000_000_000
    rig.time.pass_s(15)
    assert rig.keeper.tick() == pytest.approx(5)
    bo.command("PlaceBid", amount=6)
    assert bo.state()["clock"]["ends_at_ms"] == (rig.time.now_ns + rig.time.put_ns) // 1_000_000 + 20_000
    bids = [event for event in rig.live.playing().table.events if type(event.event).__name__ == "BidPlaced"]
    assert bids[1].t_ns - bids[0].t_ns == 15_000_000_000


def test_after_a_restart_with_the_clock_put_back_states_and_log_go_on_rising(tmp_path: Path) -> None:
    rig = Rig(f"sqlite:///{tmp_path / 'log.sqlite'}")
    asha, bo = at_auction(rig)
    rig.time.pass_s(60)
    asha.command("PlaceBid", amount=5)
    before = asha.state()["sequence"]
    rig.time.put_ns = -7_200_000_000_000
    rig.restart()
    for phone in (asha, bo):
        phone.move_to(rig)
    assert asha.state()["sequence"] > before
    bo.command("PlaceBid", amount=6)
    times_ns = [event.t_ns for event in rig.live.playing().table.events]
    assert times_ns == sorted(times_ns)
    assert times_ns[-1] >= 60_000_000_000


def test_each_call_has_the_whole_time_and_a_pause_stops_it(rig: Rig) -> None:
    asha, bo = at_auction(rig)
    screen = rig.screen()
    screen.post("/api/clock", seconds=20)
    asha.command("PlaceBid", amount=5)
    began_ms = bo.state()["clock"]["ends_at_ms"]
    rig.time.pass_s(15)
    bo.command("PlaceBid", amount=6)
    assert bo.state()["clock"]["ends_at_ms"] == began_ms + 15_000
    screen.post("/api/pause", paused=True)
    rig.time.pass_s(60)
    assert rig.keeper.tick() is None
    assert bo.state()["clock"]["ends_at_ms"] is None
    screen.post("/api/pause", paused=False)
    assert bo.state()["clock"]["ends_at_ms"] == rig.time.now_ns // 1_000_000 + 20_000


# --- virtual players -------------------------------------------------------------------------------


def with_virtual(rig: Rig, *kinds: str) -> None:
    """A game of virtual players alone."""
    screen = rig.screen()
    for seat, kind in enumerate(kinds):
        assert screen.post(f"/api/seats/{seat}/virtual", player=kind).status_code == 200
    assert screen.post("/api/game/start").status_code == 200


@pytest.mark.parametrize("kinds", [("sensible", "sensible"), ("sensible", "random")])
def test_virtual_players_play_a_whole_game_by_themselves(rig: Rig, kinds: tuple[str, ...]) -> None:
    with_virtual(rig, *kinds)
    for _ in range(2000):
        if rig.keeper.tick() is None:
            break
    assert isinstance(rig.live.playing().table.state.step, Ended)
    state = rig.phone().state()
    assert state["lobby"]["stage"] == "ended"
    assert state["result"]["winners"]
    assert state["evening"]["notes"] == []


def test_a_virtual_player_thinks_first_and_stops_in_a_pause() -> None:
    rig = Rig(thinking_s=1.5)
    with_virtual(rig, "sensible", "sensible")
    assert rig.keeper.tick() == pytest.approx(1.5)
    rig.time.pass_s(1.0)
    assert rig.keeper.tick() == pytest.approx(0.5)
    assert rig.screen().state()["version"] == 1
    rig.screen().post("/api/pause", paused=True)
    rig.time.pass_s(10)
    assert rig.keeper.tick() is None
    rig.screen().post("/api/pause", paused=False)
    rig.keeper.tick()
    assert rig.screen().state()["version"] > 1


def test_a_person_takes_a_virtual_players_seat_over(rig: Rig) -> None:
    with_virtual(rig, "sensible", "sensible")
    phone = rig.phone()
    answer = phone.post("/api/seats/1/request", name="Bo").json
    assert answer is not None
    rig.screen().post(f"/api/requests/{answer['request']}", agree=True)
    assert phone.state()["you"]["seat"] == 1
    for _ in range(100):
        rig.keeper.tick()
    assert phone.state()["game"]["waiting_for"] == [1]


# --- what is kept ----------------------------------------------------------------------------------


def test_a_start_that_was_cut_off_after_the_lobby_was_saved_begins_the_game(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(url)
    rig.seated("Asha", "Bo")
    with monkeypatch.context() as cut:
        cut.setattr(EventLog, "append", lambda *_, **__: pytest.fail("the power went"))
        with pytest.raises(pytest.fail.Exception):
            rig.screen().post("/api/game/start")
    rig.restart()
    state = rig.screen().state()
    assert (state["lobby"]["stage"], state["version"]) == ("playing", 1)
    assert [seat["name"] for seat in state["seats"]] == ["Asha", "Bo"]


def test_the_log_goes_on_with_its_times_after_a_restart(url: str) -> None:
    rig = Rig(url)
    asha, _ = at_auction(rig)
    rig.time.pass_s(30)
    asha.command("PlaceBid", amount=5)
    before = asha.state()["log"]
    assert before[-1]["t_s"] == pytest.approx(30)
    rig.time.pass_s(1000)
    rig.restart()
    asha.move_to(rig)
    assert asha.state()["log"] == before


def test_times_count_from_the_games_begin_not_from_when_its_table_was_made(rig: Rig) -> None:
    rig.time.pass_s(13 * 3600)
    assert rig.screen().state()["evening"]["t_s"] == 0
    asha, bo = rig.started("Asha", "Bo")
    assert asha.state()["log"][0]["t_s"] == 0
    rig.time.pass_s(90)
    rig.play(200, lambda state: state.phase == "auction")
    assert bo.state()["log"][-1]["t_s"] == 90
    assert bo.state()["evening"]["t_s"] == 90
    evening = rig.live.playing()
    told = moments(evening)
    assert (told[0]["t_s"], told[-1]["t_s"]) == (0, 90)
    assert moment_at(evening, told[-1]["version"])["log"][-1]["t_s"] == 90


# --- when it cannot be kept --------------------------------------------------------------------------


def fill_up(database: Database, *, full: bool) -> None:
    """No page more may be written to the database, or as many as wanted."""
    with database.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages if full else 1_000_000}")


def test_a_full_disk_is_said_on_every_screen_and_nothing_is_lost(url: str) -> None:
    rig = Rig(url)
    asha, bo = at_auction(rig)
    fill_up(rig.database, full=True)
    taken = 0
    bidders = [asha, bo]
    for amount in range(1, 60):
        answer = bidders[taken % 2].command("PlaceBid", amount=amount)
        if answer.status_code != 200:
            break
        taken += 1
    assert refusal(answer) == (503, "log.cannot_write")
    for viewer in (asha, bo, rig.phone()):
        state = viewer.state()
        assert "free some disk space" in said(state["evening"]["notes"][0])
        assert state["game"]["step"]["highest"] == (taken or None)
    # What fits into the last free page proves nothing: the sentence stays until there is room for any command.
    rig.time.pass_s(3)
    rig.live.try_saving()
    assert asha.state()["evening"]["notes"]
    fill_up(rig.database, full=False)
    rig.live.try_saving()
    assert asha.state()["evening"]["notes"]
    rig.time.pass_s(3)
    rig.live.try_saving()
    assert asha.state()["evening"]["notes"] == []
    assert bidders[taken % 2].command("PlaceBid", amount=60).status_code == 200
    rig.restart()
    asha.move_to(rig)
    assert asha.state()["game"]["step"]["highest"] == 60


def test_a_locked_database_is_said_on_every_screen_and_play_goes_on_after_it(url: str) -> None:
    rig = Rig(url)
    asha, bo = at_auction(rig)
    holder = Database(url)
    with holder.engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        assert refusal(asha.command("PlaceBid", amount=5)) == (503, "log.cannot_write")
        assert "close the program that locks the database" in said(bo.state()["evening"]["notes"][0])
        assert bo.state()["game"]["step"]["highest"] is None
    holder.close()
    assert asha.command("PlaceBid", amount=5).status_code == 200
    assert bo.state()["evening"]["notes"] == []


def test_a_start_that_could_not_be_saved_can_be_tried_again(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.seated("Asha", "Bo")
    with monkeypatch.context() as trouble:

        def full(*_: object, **__: object) -> int:
            raise LogUnavailable("log.cannot_write", "The disk is full: free some.")

        trouble.setattr(EventLog, "append", full)
        assert refusal(rig.screen().post("/api/game/start")) == (503, "log.cannot_write")
        assert rig.screen().state()["lobby"]["stage"] == "open"
    assert rig.screen().post("/api/game/start").status_code == 200
    assert rig.screen().state()["lobby"]["stage"] == "playing"


def test_a_virtual_player_goes_on_when_the_disk_does(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    with_virtual(rig, "sensible", "sensible")
    with monkeypatch.context() as trouble:

        def full(*_: object, **__: object) -> int:
            raise LogUnavailable("log.cannot_write", "The disk is full: free some.")

        trouble.setattr(EventLog, "append", full)
        with pytest.raises(LogUnavailable):
            rig.keeper.tick()
    rig.keeper.tick()
    assert rig.screen().state()["version"] > 1
    assert rig.live.playing().table.may_undo(HOST)
