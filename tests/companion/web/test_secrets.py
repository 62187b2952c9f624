"""No byte for a viewer tells another's hand: what two tables tell that differ only in it is the same, byte for byte."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from companion.games.errors import GameError
from companion.games.raja.game import ENGINE
from companion.games.raja.state import Ended, SetUp, State, waiting_for
from companion.lobby.identity import Viewer
from companion.players.half_random_player import HalfRandomPlayer
from companion.players.self_play import Chance, next_command
from companion.session.views.looking_back import moment_at, moments
from tests.companion.games.raja.test_random_games import _with_another_hand
from tests.companion.games.raja.wild_commands import wild_command
from tests.companion.live_rig import Rig, refusal

pytestmark = pytest.mark.slow

SEEDS = range(8)
LOOK_ONCE_IN = 6
WILD_TRIES = 4
MOST_COMMANDS = 500


def told(rig: Rig, viewer: Viewer) -> tuple[bytes, bytes]:
    """Every byte this viewer is sent, whole and as what changed with the newest state, but for the states' numbers."""
    newest = rig.live.feed.newest()
    changes = newest.changes_since(newest.sequence - 1, viewer)
    assert changes is not None
    whole = re.sub(rb'"sequence":\d+', b"", newest.bytes_for(viewer))
    return whole, re.sub(rb'"/sequence","value":\d+', b"", changes)


def told_with(rig: Rig, before: State, state: State, viewers: list[Viewer]) -> list[Any]:
    """What each viewer, and whoever looks back, is told if the game came from one state to the other."""
    history: Any = rig.live.playing().table._history
    kept = history._states[-1]
    try:
        for now in (before, state):
            history._states[-1] = now
            rig.live._screens._told = None
            rig.live._publish()
        evening = rig.live.playing()
        back = json.dumps([moments(evening), moment_at(evening, evening.table.version)])
        return [back, *(told(rig, viewer) for viewer in viewers)]
    finally:
        history._states[-1] = kept


def outcome(state: State, command: Any) -> str:
    """What the sender of a command is told at once."""
    try:
        ENGINE.advance(state, command)
    except GameError as error:
        return f"{error.code}: {error.message}"
    return "taken"


@pytest.mark.parametrize("seed", [SEEDS[0], *(pytest.param(seed, marks=pytest.mark.long) for seed in SEEDS[1:])])
def test_tables_that_differ_in_a_hand_tell_everybody_else_the_same(seed: int) -> None:
    rig = Rig(seed=seed)
    count = 2 + seed % 4
    rig.started(*[f"P{n}" for n in range(count)], hints=True)
    random = Random(seed)
    players = [HalfRandomPlayer(random) for _ in range(count)]
    chance = Chance(random, 8)
    looks, before = 0, rig.live.playing().table.state
    for _ in range(MOST_COMMANDS):
        state = rig.live.playing().table.state
        seats = waiting_for(state)
        if not seats:
            break
        if random.randrange(LOOK_ONCE_IN) == 0 and not isinstance(state.step, Ended):
            looks += 1
            other = random.randrange(count)
            changed = _with_another_hand(state, other)
            others = [Viewer(seat, host, host) for seat in range(count) if seat != other for host in (False, True)]
            everybody = [*others, Viewer(None, False, False), Viewer(None, True, False), Viewer(None, True, True)]
            assert told_with(rig, before, state, everybody) == told_with(rig, before, changed, everybody)
            assert told_with(rig, state, state, everybody) == told_with(rig, state, changed, everybody)
            own = [Viewer(other, False, False)]
            for tells in zip(told_with(rig, state, state, own)[1], told_with(rig, state, changed, own)[1], strict=True):
                assert tells[0] != tells[1]
            before = state
            if not isinstance(state.step, SetUp):
                check_refusals(state, changed, other, random)
        seat = seats[0]
        rig.live.submit(next_command(state, seat, players[seat], chance), Viewer(seat, False, False))
    assert looks > 10


def check_refusals(state: State, changed: State, other: int, random: Random) -> None:
    """A refusal does not depend on another's hand either, whatever the others try."""
    for _ in range(WILD_TRIES):
        command = wild_command(state, random.randrange)
        if 0 <= command.seat < len(state.players) and command.seat != other:
            assert outcome(state, command) == outcome(changed, command), f"{command} asks for seat {other}'s hand"


def test_a_corrected_hand_is_its_owners_alone() -> None:
    rig = Rig()
    asha, bo = rig.started("Asha", "Bo")
    rig.play(200, lambda state: state.phase == "auction")
    hand = {"command": "CorrectHand", "seat": -1, "owner": 1, "cash": 217, "elephants": 0, "shields": [0, 1, 0]}
    answer = rig.screen().post("/api/commands", command={**hand, "reason": "a note was lost"})
    assert answer.status_code == 200
    assert bo.state()["game"]["players"][1]["hand"]["cash"] == 217
    version = bo.state()["version"]
    for viewer in (asha, rig.phone(), rig.screen()):
        for path in ("/api/state", "/api/moments", f"/api/moments/{version}", "/api/games"):
            assert b"217" not in viewer.get(path).data
    # Whoever knows the whole log knows every hand: while the game goes on only the host may take it along.
    export = f"/api/games/{rig.live.lobby.id}/export"
    assert refusal(asha.get(export)) == (403, "host.only")
    assert refusal(rig.phone().get(export)) == (403, "host.only")
    assert b"217" in rig.screen().get(export).data


def test_a_phone_that_lost_its_seat_is_no_longer_told_its_hand() -> None:
    rig = Rig()
    asha = rig.started("Asha", "Bo")[0]
    stream = asha.get("/api/events", buffered=False).iter_encoded()
    assert next(stream).startswith(b"retry")
    assert b'"hand":{' in next(stream)
    rig.screen().post("/api/seats/0/free")
    assert b'"hand":{' not in next(stream)


def test_virtual_players_are_given_their_own_view_only(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, Any]] = []

    class Nosy:
        """Looks as closely as it can."""

        def __init__(self, random: Random) -> None:
            self._inner = HalfRandomPlayer(random)

        def command(self, may: Any, look: Any) -> Any:
            """A move, after a good look."""
            seen.append((may.seat, look()))
            return self._inner.command(may, look)

    monkeypatch.setattr("companion.players.virtual_seats.SensiblePlayer", Nosy)
    rig = Rig()
    screen = rig.screen()
    for seat in range(3):
        screen.post(f"/api/seats/{seat}/virtual", player="sensible")
    screen.post("/api/game/start")
    for _ in range(100):
        rig.keeper.tick()
    assert len(seen) > 50
    for seat, view in seen:
        assert [player["seat"] for player in view["players"] if player["hand"] is not None] == [seat]
