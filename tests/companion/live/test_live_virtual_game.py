"""Virtual players at a live table with a virtual camera and board: the game comes to its end, whatever the devices do.

Time is simulated: the board's own, which everything here goes by.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from random import Random

import pytest

from companion.games.actor import BY_CAMERA
from companion.games.errors import GameError
from companion.games.raja.state import Ended, State, waiting_for
from companion.live.screens import NO_CAMERA
from companion.players.termination import why_to_stop
from companion.referee.expectations import WallNeed
from companion.referee.raja import needs_of_state
from companion.session.inputs import BoardTold, FrameSeen, TableHeeded
from companion.session.moment import DeviceShown
from companion.virtual_play.hands import Glimpse, VirtualHands
from companion.virtual_play.rig import GIVE_UP_S, HandsAtTable
from hardware.virtual import actions as a
from hardware.virtual.dice.lockstep_board import LockstepBoard
from hardware.virtual.table import VirtualTable
from tests.companion.live_rig import Rig
from tests.companion.session.scene_eyes import SceneEyes
from tests.hardware.virtual.kit import shipped, table_kit
from tests.said import SOMETHING

pytestmark = pytest.mark.slow
ON = DeviceShown("on", SOMETHING, True)
NS_PER_S = 1_000_000_000
STEP_MS = 500
MOST_STEPS = 40_000


class LiveVirtualGame:
    """A live table with virtual players in the first seats; what threads do there is done here step by step."""

    def __init__(self, players: int, seed: int, *, kind: str = "sensible", doubt: int = 0, wrong: int = 0) -> None:
        self.rig = Rig(seed=seed)
        self.screen = self.rig.screen()
        for seat in range(players):
            assert self.screen.post(f"/api/seats/{seat}/virtual", player=kind).status_code == 200
        assert self.screen.post("/api/game/start").status_code == 200
        self.board = LockstepBoard(shipped().link, seed)
        self.table = VirtualTable(table_kit(seed), range(players), self.board)
        self.hands = HandsAtTable(self.rig.live, self.table, Random(seed), 4, lambda: self.rig.time.now_ns / NS_PER_S)
        self.eyes = SceneEyes(self.table, Random(seed), doubt, wrong)
        self._began_ns = self.rig.time.now_ns - self.board.run.t_ns
        self._heard = len(self.board.run.happenings)
        for device in ("camera", "arduino"):
            self.rig.live.tell_device(device, ON)

    @property
    def state(self) -> State:
        """The game now."""
        return self.rig.live.playing().table.state

    def step(self) -> None:
        """Half a second of everything."""
        self.board.run.run(STEP_MS)
        self.rig.time.now_ns = self._began_ns + self.board.run.t_ns
        for happening in self.board.run.happenings[self._heard :]:
            self.rig.live.admit(BoardTold(self.rig.live.game_ns(), happening))
        self._heard = len(self.board.run.happenings)
        snapshot = self.rig.live.snapshot()
        assert snapshot is not None
        if snapshot.watched:
            sensed = self.eyes.step(0, b"")
            t_ns = self.rig.live.game_ns()
            self.rig.live.admit(TableHeeded(t_ns, shipped().referee), FrameSeen(t_ns, b"", sensed))
        with contextlib.suppress(GameError):  # as in its thread: it is looked at anew
            self.hands.step()
        self.rig.keeper.tick()

    def play(
        self, until: Callable[[State], bool] = lambda state: False, meanwhile: Callable[[], None] | None = None
    ) -> State:
        """Step by step to the end, or until something has come."""
        for _ in range(MOST_STEPS):
            state = self.state
            if not waiting_for(state) or until(state) or why_to_stop(state, self.rig.most_turns):
                return state
            if meanwhile is not None:
                meanwhile()
            self.step()
        raise AssertionError(f"it stands still in {self.state.phase} of turn {self.state.turn.number}")


@pytest.mark.parametrize(
    ("players", "seed"),
    [pytest.param(2, 1, marks=pytest.mark.long), (3, 2), pytest.param(5, 3, marks=pytest.mark.long)],
)
def test_virtual_players_come_to_the_end_by_camera_and_board(players: int, seed: int) -> None:
    assert isinstance(LiveVirtualGame(players, seed).play().step, Ended)


@pytest.mark.parametrize(("players", "seed"), [(2, 4), pytest.param(3, 5, marks=pytest.mark.long)])
def test_they_do_with_a_camera_that_doubts_and_errs(players: int, seed: int) -> None:
    game = LiveVirtualGame(players, seed, doubt=6, wrong=15)
    assert isinstance(game.play().step, Ended)


def test_they_do_while_somebody_turns_the_camera_away_again_and_again() -> None:
    game = LiveVirtualGame(2, seed=6)
    random = Random(6)
    assert isinstance(game.play(meanwhile=lambda: game.table.do(a.LookAt(random.choice((0, 1, None))))).step, Ended)


def test_what_the_camera_never_tells_they_say_after_a_while() -> None:
    game = LiveVirtualGame(2, seed=7)
    game.eyes.step = lambda t_ns, jpeg, beside=(): None  # type: ignore[method-assign]
    state = game.play(until=lambda state: state.turn.number == 2)
    said = [entry.event.said_by for entry in game.rig.live.playing().table.events if hasattr(entry.event, "said_by")]
    assert state.turn.number == 2
    assert BY_CAMERA not in said
    assert GIVE_UP_S > 0


def test_they_play_on_while_devices_come_and_go() -> None:
    game = LiveVirtualGame(3, seed=8)
    random = Random(8)

    def come_or_go() -> None:
        if random.randrange(40) == 0:
            device = random.choice(("camera", "arduino"))
            game.rig.live.tell_device(device, random.choice((ON, NO_CAMERA)))

    assert isinstance(game.play(meanwhile=come_or_go).step, Ended)


def test_what_somebody_paid_for_a_wall_is_off_their_mat_before_it_stands() -> None:
    game = LiveVirtualGame(2, seed=2)
    mats = game.rig.live.playing().part.mats
    before: list[State] = []

    def wall(state: State) -> WallNeed | None:
        found = needs_of_state(state, mats, 1).wall
        return found if found is not None and found.kind == "build" else None

    def is_building(state: State) -> bool:
        if wall(state) is not None:
            return True
        before.append(state)
        return False

    after = game.play(is_building)
    need = wall(after)
    assert need is not None
    mat, (row, col) = need.place
    table = VirtualTable(table_kit(3), range(2), None)
    helping = VirtualHands(table, Random(1), lambda: 0.0, 0)
    for state in (before[-1], after):
        helping.step(Glimpse(state, 1, mats, (), None, (need.mover,)))
        if state is not after:
            table.do(a.StackStone(mat, row, col))
    lies = table.scene.mat(mat)
    assert lies is not None
    city = lies.city((row, col))
    grain = next(tile.grain for tile in after.players[need.mover].lands if tile.cell == (row, col))
    assert city is not None
    assert (len(city.wall.stones), len(city.grain)) == (need.stones_before + 1, grain)
