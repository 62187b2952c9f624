"""Nothing but phones: hands move wood at the virtual table, phones photograph it, and the game takes what they show."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from companion.games.raja import commands as c
from companion.games.raja.game import ENGINE
from companion.games.raja.state import State, waiting_for
from companion.live.phone_photos import begin_showing, show
from companion.lobby.identity import Viewer
from companion.photo_look.photo_results import PhotoSent, ToShow
from companion.photo_look.reading import PhotoReader
from companion.players.self_play import Chance, next_command
from companion.players.sensible_player import SensiblePlayer
from companion.referee.proposals import YES
from companion.settings.loading import load_settings
from companion.virtual_play.workbench import wanted_of_state
from hardware.virtual.pictures.stand import aim_at_seat
from hardware.virtual.scenes.changes import empty_table
from hardware.virtual.scenes.laying import laid_out
from tests.companion.live_rig import Rig
from tests.hardware.virtual.kit import hands, renderer, shipped

SETTINGS = load_settings()
BY_HAND = (
    c.LayLands,
    c.PlaceNobles,
    c.BuildFirstWall,
    c.PlaceShields,
    c.Harvest,
    c.PlaceGrain,
    c.FinishBuild,
    c.FinishRemoval,
)
"""What hands do on a mat, and photos may tell."""
ASIDE_DEG = (-28.0, 24.0)
"""From where phones look: one beside the other."""


@dataclass
class Told:
    """How what hands did came into the game."""

    by_photo: int = 0
    typed: list[str] = field(default_factory=list)


class PhonesOnly:
    """Two players, their mats at the virtual table, and no camera."""

    def __init__(self) -> None:
        self.rig = Rig()
        self.rig.started("Asha", "Bo")
        self.reader = PhotoReader(SETTINGS)
        self.told = Told()
        own = shipped()
        self._geometry, self._stand = own.geometry, own.virtual_table.stand
        self._hands, self._renderer = hands(5), renderer(sorted(own.virtual_table.lamps)[0])
        self._scene = empty_table(self.rig.live.playing().part.mats, self._hands)
        camera = self._renderer.camera
        self._focal_35mm = camera.matrix[0][0] * 43.27 / math.hypot(camera.width, camera.height)
        random = Random(3)
        self._players = [SensiblePlayer(random) for _ in self.rig.live.lobby.seats]
        self._chance = Chance(random, 0)
        self._number = 0

    @property
    def state(self) -> State:
        """The game."""
        return self.rig.live.playing().table.state

    def step(self) -> None:
        """One more thing is said, or done by hand and shown."""
        seat = waiting_for(self.state)[0]
        command = next_command(self.state, seat, self._players[seat], self._chance)
        if not isinstance(command, BY_HAND):
            self.rig.live.submit(command, Viewer(seat, False, False))
            return
        done = self._done_together(seat, command)
        after = self._after(done)
        self._scene = laid_out(self._scene, wanted_of_state(after, self.rig.live.playing().part.mats), self._hands)
        if self._shown(seat):
            self.told.by_photo += 1
            assert self.state.players[seat].lands == after.players[seat].lands
            return
        self.told.typed += [type(command).__name__ for command in done]
        for command in done:
            self.rig.live.submit(command, Viewer(seat, False, False))

    def _done_together(self, seat: int, command: c.Command) -> list[c.Command]:
        """The first nine stones are all put up before anybody takes a photo."""
        done = [command]
        while isinstance(done[-1], c.BuildFirstWall):
            following = next_command(self._after(done), seat, self._players[seat], self._chance)
            if not isinstance(following, c.BuildFirstWall):
                break
            done.append(following)
        return done

    def _shown(self, seat: int) -> bool:
        """Whether one photo, or two together, brought it into the game."""
        photos: list[PhotoSent] = []
        for aside_deg in ASIDE_DEG:
            photos.append(self._photo(seat, aside_deg))
            begun = begin_showing(self.rig.live, Viewer(seat, False, False), None)
            found = self.reader.show(ToShow(photos))
            if found.shown is None:
                continue
            outcome = show(self.rig.live, begun, found.shown, SETTINGS.referee)
            if outcome.followed or self._said_yes(seat):
                return True
        return False

    def _said_yes(self, seat: int) -> bool:
        """Lands and nobles are choices: what the photo shows of them is asked about, and right."""
        asked = self.rig.live.playing().part.question
        if asked is None or asked.choice(YES) is None:
            return False
        self.rig.live.answer(asked.key, YES, Viewer(seat, False, False))
        return True

    def _photo(self, seat: int, aside_deg: float) -> PhotoSent:
        self._number += 1
        aim = aim_at_seat(self._scene, self.rig.live.playing().part.mats[seat], self._geometry, self._stand)
        assert aim is not None
        aim = replace(aim, azimuth_deg=aim.azimuth_deg + aside_deg)
        return PhotoSent(self._renderer.jpeg(self._scene, aim, self._number), self._focal_35mm)

    def _after(self, commands: Sequence[c.Command]) -> State:
        state = self.state
        for command in commands:
            for event in ENGINE.decide(state, command):
                state = ENGINE.apply(state, event)
        return state


@pytest.mark.slow
def test_lands_and_nobles_are_laid_and_shown() -> None:
    table = PhonesOnly()
    while not any(tile.city for tile in table.state.players[waiting_for(table.state)[0]].lands):
        table.step()
    assert (table.told.by_photo, table.told.typed) == (2, [])


@pytest.mark.long
def test_a_whole_turn_is_played_by_photos_alone() -> None:
    """Nothing that a photo brings in is wrong (see ``PhonesOnly.step``), and no count is typed."""
    table = PhonesOnly()
    while table.state.turn.number < 2:
        table.step()
    assert table.told.by_photo >= 10
    # Shields beside a noble are never taken unasked.
    assert set(table.told.typed) <= {"PlaceShields"}
