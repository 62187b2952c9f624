"""A wall that goes up before a camera and phones, and what reads their photos: as tests say, without a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.frames.phone_photo import TableShown, TakenLook
from companion.frames.sensing_result import Sensed
from companion.games.raja.state import Building, State
from companion.live.phone_photos import Showing, ShownOutcome, begin_showing, show
from companion.lobby.identity import Viewer
from companion.photo_look.photo_results import PhotoSent
from companion.referee.proposals import Question
from companion.referee.settings import RefereeSettings
from companion.session.inputs import FrameSeen, TableHeeded
from companion.session.raja_session import RajaSession
from companion.settings.loading import load_settings
from tests.companion.live_rig import Phone, Rig
from tests.companion.referee.looks import City, mat_with
from vision.calibration.intrinsics import default_camera
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.observation import MatObservation, TableObservation
from vision.readings.reading import CountReading, Seen, Unsure

IN_DOUBT = Unsure(5, 1, 20, Message("reason.before_part_of_wall"))
PATIENCE: RefereeSettings = load_settings().referee


class Wall:
    """A game in which a wall goes up, and the table as camera and photos show it."""

    def __init__(self) -> None:
        self.rig = Rig()
        self.phones: Sequence[Phone] = self.rig.started("Anna", "Ben")
        self.rig.play(400, until=lambda state: isinstance(state.step, Building) and state.step.cell is not None)
        state = self.state
        assert isinstance(state.step, Building)
        assert state.step.cell is not None
        self.cell: Cell = state.step.cell
        self.seat = state.turn.order[state.step.place]
        self.mat = self.session.part.mats[self.seat]
        need = self.session.part.moment().needs.wall
        assert need is not None
        self.before, self.target = need.stones_before, need.stones_target
        self.viewer = Viewer(self.seat, False, False)

    @property
    def session(self) -> RajaSession:
        return self.rig.live.playing()

    @property
    def state(self) -> State:
        state: State = self.session.table.state
        return state

    @property
    def asked(self) -> Question:
        """The question that is open."""
        question = self.session.part.question
        assert question is not None
        return question

    @property
    def up(self) -> bool:
        """The wall is no longer being built."""
        return not isinstance(self.state.step, Building) or self.state.step.cell is None

    def look(
        self, stones: CountReading, width: CountReading, others: Mapping[Cell, int] | None = None
    ) -> MatObservation:
        """A look at the builder's mat, all else on it as the game has it."""
        cities = {}
        lands = self.state.players[self.seat].lands
        for tile in lands:
            if tile.city:
                standing = (others or {}).get(tile.cell, tile.stones)
                cities[tile.cell] = City(Seen(standing), Seen(tile.width), Seen(tile.grain), Seen(tile.noble))
        cities[self.cell] = replace(cities[self.cell], stones=stones, width=width)
        shields = {tile.cell: tile.shields for tile in lands if tile.shields}
        return mat_with(self.mat, cities, {tile.cell: tile.side for tile in lands}, shields)

    def camera_sees(self, mat: MatObservation) -> None:
        """A still frame, and one after the table has rested so long that a doubt is asked about."""
        sensed = Sensed(TableObservation(1640, 1232, (mat,), None), True)
        for seconds in (0.2, PATIENCE.game_moved_s):
            self.rig.time.pass_s(seconds)
            t_ns = self.rig.live.game_ns()
            self.rig.live.admit(TableHeeded(t_ns, PATIENCE), FrameSeen(t_ns, b"frame", sensed))

    def begin(self) -> Showing:
        """The builder's photo comes in, for the open question if there is one."""
        asked = self.session.part.question
        return begin_showing(self.rig.live, self.viewer, None if asked is None else asked.key)

    def photo_shows(self, mat: MatObservation, begun: Showing | None = None) -> ShownOutcome:
        """It has been read."""
        begun = begun or self.begin()
        self.rig.time.pass_s(1.0)
        return show(self.rig.live, begun, TableShown((), TableObservation(2016, 1512, (mat,), None)), PATIENCE)


class Reader:
    """Shows what it was told, and remembers what it was given."""

    def __init__(self, shown: TableShown) -> None:
        self.shown = shown
        self.given: list[tuple[list[PhotoSent], list[bytes]]] = []

    def show(
        self, photos: Sequence[PhotoSent], looks: Sequence[TakenLook], before: TableObservation | None
    ) -> tuple[TableShown, dict[str, Any]]:
        self.given.append((list(photos), [look.jpeg for look in looks]))
        return self.shown, {"pictures": ["data:image/jpeg;base64,"], "contradictions": []}


class Frames:
    """Every frame is the same."""

    def picture(self, number: int, *, overlay: bool) -> bytes:
        return b"frame"

    def looks(self, number: int) -> tuple[TakenLook, ...]:
        return (TakenLook("camera", b"frame", default_camera(60.0, (640, 480))),)

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        raise AssertionError("no crop is asked for")
