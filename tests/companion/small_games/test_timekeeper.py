"""What happens by itself: talk ends when its time is over, virtual players move, and nobody waits for either."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.errors import CompanionError
from companion.games.actor import by_virtual
from companion.live.timekeeper import Timekeeper
from companion.small_games.player_process import ProcessPlayers
from companion.small_games.thinker import Thought
from tests.companion.live_rig import Rig
from tests.companion.small_games.playing import command, opened, played, told
from tests.said import said

pytestmark = pytest.mark.slow


def test_the_discussion_ends_by_the_clock_and_not_in_a_pause() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", kind="almost", options={"discussion_s": 90})
    assert told(phones[0])["clock"]["ends_ns"] == rig.time.now_ns + 90_000_000_000
    rig.time.pass_s(60)
    assert rig.keeper.tick() == pytest.approx(30)
    rig.screen().post("/api/pause", paused=True)
    rig.time.pass_s(60)
    assert rig.keeper.tick() is None
    rig.screen().post("/api/pause", paused=False)
    assert rig.keeper.tick() == pytest.approx(90), "who talked has the whole time again"
    rig.time.pass_s(90)
    rig.keeper.tick()
    state = told(phones[0])
    assert (state["view"]["phase"], state["clock"]["ends_ns"]) == ("sealing", None)


def test_a_talk_lasts_as_long_as_agreed_when_the_wall_clock_is_put_back_and_the_log_goes_on() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", "Bo", "Cy", kind="almost", options={"discussion_s": 5})
    rig.time.pass_s(2)
    rig.time.put_ns = -7_200_000_000_000
    rig.small.feed.wake()
    assert rig.keeper.tick() == pytest.approx(3)
    rig.time.pass_s(3)
    assert rig.keeper.tick() == 0.0
    assert told(phones[0])["view"]["phase"] == "sealing"
    times_ns = [event.t_ns for event in rig.small.playing().events]
    assert times_ns == sorted(times_ns)
    assert times_ns[-1] == 5_000_000_000


def test_the_host_may_end_the_discussion_before_its_time() -> None:
    rig = Rig()
    opened(rig, "Asha", "Bo", "Cy", kind="almost")
    screen = rig.screen()
    assert [move["move"] for move in told(screen)["host_moves"]] == ["MayEndDiscussion"]
    assert screen.post("/api/small/commands", command={"command": "EndDiscussion", "seat": -1}).status_code == 200
    assert told(screen)["view"]["phase"] == "sealing"


@pytest.mark.parametrize("player", ["random", "sensible"])
@pytest.mark.parametrize(
    ("kind", "options", "virtual"),
    [("almost", {"discussion_s": 0}, 2), ("suit_bidding", {}, 1), ("bid_war", {}, 1), ("belemmer", {}, 1)],
)
def test_virtual_players_play_along_to_the_end(kind: str, options: dict[str, Any], virtual: int, player: str) -> None:
    rig = Rig()
    phones = opened(rig, "Asha", kind=kind, options=options, virtual=[player] * virtual)
    random = Random(3)
    # Who searches takes its time: a part of a game is enough to see it play.
    most = 400 if player == "random" else 6
    for _ in range(most):
        while rig.keeper.tick() is not None:
            pass
        if not list(played(rig, phones, random, most=1)):
            break
    state = told(phones[0])
    assert state["stage"] == ("ended" if player == "random" else state["stage"])
    assert state["version"] > 12
    assert not state["notes"]


def test_a_virtual_player_thinks_and_another_seats_seal_does_not_disturb_it() -> None:
    rig = Rig(thinking_s=2.0)
    phones = opened(rig, "Asha", "Bo", kind="almost", options={"discussion_s": 0}, virtual=["random"])
    assert rig.keeper.tick() == pytest.approx(2.0)
    rig.time.pass_s(1.5)
    command(phones[0], "SealBid", bid=3)
    assert rig.keeper.tick() == pytest.approx(0.5)
    rig.time.pass_s(0.5)
    rig.keeper.tick()
    assert told(phones[0])["waiting"] == [1]


def test_what_a_virtual_player_thought_is_dropped_when_its_seat_has_moved_meanwhile() -> None:
    rig = Rig()
    opened(rig, "Asha", "Bo", kind="almost", options={"discussion_s": 0}, virtual=["random"])
    snapshot = rig.live.snapshot()
    assert snapshot is not None
    rig.keeper.tick()
    version = rig.small.playing().version
    rig.live.by_itself(object(), by_virtual(2), 2, snapshot)
    assert rig.small.playing().version == version


def test_virtual_players_think_in_a_process_of_their_own() -> None:
    rig = Rig()
    opened(rig, "Asha", kind="belemmer", virtual=["random"])
    engine, state = rig.small.playing().engine, rig.small.playing().state
    thinker = ProcessPlayers()
    try:
        seat = engine.waiting_for(state)[0]
        thought = Thought("belemmer", "random", engine.legal(state, seat), engine.view(state, seat))
        assert engine.decide(state, thinker.command(thought))
    finally:
        thinker.close()


class Failing:
    """A thinker whose process has ended."""

    def command(self, thought: Thought) -> Any:
        """Nothing."""
        raise CompanionError("thinking.lost", "It ended.")

    def close(self) -> None:
        """Nothing is held."""


def test_everybody_is_told_why_a_virtual_player_does_not_go_on() -> None:
    rig = Rig()
    phones = opened(rig, "Asha", kind="belemmer", virtual=["sensible"], seats=[0])
    with Timekeeper(rig.live, rig.clocks, rig.virtual_players, Failing()):
        sequence = 0
        while not told(phones[0])["notes"]:
            list(played(rig, phones, Random(1), most=1)) if 0 in told(phones[0])["waiting"] else None
            newer = rig.small.feed.wait_newer(sequence, 30.0)
            assert newer is not None
            sequence = newer.sequence
    assert "A virtual player is stuck" in said(told(phones[0])["notes"][0])
