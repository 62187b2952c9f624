"""Raja's part of a session: reports from devices and people, and the referee's conclusions.

The path, step by step: the referee compares what camera, board and people say (``companion.referee``), a proposal becomes a
command, the table decides, logs and applies it (``companion.table``). The same for live, virtual and recorded games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final, TypeAlias, assert_never

from companion.frames.sensing_result import Sensed
from companion.games.actor import BY_DICE, Actor, by_seat
from companion.games.errors import IllegalCommand
from companion.games.raja import commands as c
from companion.referee.expectations import TableNeeds
from companion.referee.photos import glimpses_held, mats_shown, seen_by_camera
from companion.referee.proposals import YES, Outcome, Question
from companion.referee.raja import command_of_die, command_of_outcome, legal_command, needs_by_version
from companion.referee.referee import (
    Referee,
    answered,
    bumped,
    declined,
    findings,
    in_sight,
    look,
    look_at_market,
    look_at_photos,
    meet_needs,
)
from companion.referee.settings import RefereeSettings
from companion.session.accidents import AccidentPictures
from companion.session.inputs import (
    BoardTold,
    CardsSeen,
    Commanded,
    DeviceTurned,
    FrameSeen,
    Input,
    PhotosShown,
    QuestionAnswered,
    StrayRollKept,
    TableHeeded,
    Tick,
    WallCounted,
)
from companion.session.latest_readings import LatestReadings
from companion.session.moment import BumpShown, DeviceShown, Moment, RollShown, Shaken, WellShown
from companion.session.outbox import FrameLook, Outbox
from companion.session.outcomes import ByItself, WordHeard, word_on_wall
from companion.session.session import Session, submitted
from companion.session.stray_rolls import SUBJECT as ROLLS
from companion.session.stray_rolls import counting, question_of
from companion.session.wall_reports import RajaTable, last_wall_report
from companion.session.words.chronicle import Chronicle
from companion.session.words.deeds import Deeds
from companion.table.database import LogUnavailable
from companion.table.log import LogConflict
from companion.table.roll_watermarks import roll_id
from companion.table.session_notes import SessionNote, StrayRoll
from hardware.dice.happenings import Happening, RollSettled, TableBumped, TableTilted, WellChanged

NO_DEVICES: Final[Mapping[str, DeviceShown]] = MappingProxyType({})
_WELL_STATES: Final = {"E": "empty", "M": "moving", "S": "settled", "C": "cocked", "U": "unreadable"}


class Refereed:
    """A running game of Raja: the referee's knowledge, open questions, and everything there is to show.

    Args:
        mats: for each game seat, its mat's seat number.
        beside: log lines of an earlier run that are not events.
        strays: rolls of an earlier run that nobody has yet counted or discarded.
    """

    hears = True

    def __init__(
        self,
        table: RajaTable,
        mats: Sequence[int],
        *,
        beside: Sequence[SessionNote] = (),
        strays: Sequence[StrayRoll] = (),
    ) -> None:
        self.table = table
        self.mats = tuple(mats)
        names = tuple(player.name for player in table.state.options.players)
        self._chronicle = Chronicle(names, table.events, beside)
        self._referee = Referee()
        self._needs_at = needs_by_version(lambda: self.table.state, self.mats)
        self._patience: RefereeSettings | None = None
        self._questions: tuple[Question, ...] = ()
        self._by_itself: ByItself | None = None
        self._pictures = AccidentPictures()
        self._shaken = Shaken(None, None)
        self._latest = LatestReadings()
        self._wells: dict[int, WellShown] = {}
        self._rolls: list[RollShown] = []
        self._strays = tuple(strays)
        self._t_ns = self.frames_taken = 0
        self._follow()

    def take(self, given: Input, now_ns: int) -> Outbox:
        """Handle any input except a command."""
        self._t_ns = now_ns
        match given:
            case QuestionAnswered():
                return self._answer(given)
            case FrameSeen():
                return self._frame(given)
            case PhotosShown():
                self._photos(given)
                self._follow()
                return self._came(given)
            case WallCounted():
                word = self._hear(given)
                self._follow()
                return replace(self._came(given), word=word)
            case BoardTold(t_ns, happening):
                unwanted = self._happened(happening, t_ns)
                self._follow()
                return replace(self._came(given), unwanted=unwanted)
            case DeviceTurned(t_ns, device, state, line):
                self._chronicle.tell(self.table.version, t_ns, line, ("device",))
                if device == "camera" and state != "on":
                    # Without a camera, nothing on the table is known until it delivers a frame again.
                    self._referee = in_sight(self._referee, (), market=False)
                    self._latest.lose()
                    self._follow()
                return self._came(given)
            case StrayRollKept(_, line, waiting):
                self._chronicle.tell(self.table.version, line.t_ns, line.message, line.tags)
                self._strays = tuple(waiting)
                self._follow()
                return self._came(None)
            case TableHeeded(_, patience):
                news = self._patience is None
                self._patience = patience
                return self._came(given if news else None)
            case Commanded() | CardsSeen() | Tick():
                return self._came(None)
            case _:
                assert_never(given)

    def commanded(self, given: Commanded, before: int) -> None:
        """Handle a command that the table accepted; ``before`` is the version before it."""
        self._t_ns, last = given.t_ns, self._by_itself
        if (
            isinstance(given.command, c.Undo)
            and last is not None
            and last.outcome is not None
            and last.version == before
        ):
            # A person undid what the table showed: do not accept it again while the table shows the same.
            self._referee = declined(self._referee, last.outcome)
        self._tell_since(before)
        self._follow()

    # --- queries ------------------------------------------------------------------------------------

    @property
    def heeds_table(self) -> bool:
        """Whether everything on the table is accepted or asked about."""
        return self._patience is not None

    def may_take_back(self, seat: int | None) -> bool:
        """Whether the last change was made automatically and may be undone by that seat."""
        last = self._by_itself
        return last is not None and last.seat == seat and last.version == self.table.version

    def asked(self, question: str) -> Question | None:
        """Return the open question of that name; None if there is none."""
        return next((open_one for open_one in self._questions if open_one.key == question), None)

    @property
    def sensed(self) -> Sensed | None:
        """The newest readings of the table; None before the first ones and without a camera."""
        return self._latest.sensed

    @property
    def frame_number(self) -> int | None:
        """The newest frame's number, None before the first."""
        return None if self._latest.frame is None else self._latest.frame.number

    @property
    def question(self) -> Question | None:
        """The first of the open questions; None if none is open."""
        return next(iter(self._questions), None)

    @property
    def questions(self) -> tuple[Question, ...]:
        """All open questions."""
        return self._questions

    @property
    def pictures_wanted(self) -> frozenset[int]:
        """Numbers of the frames that open questions show."""
        return self._pictures.numbers()

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._chronicle.names

    @property
    def deeds(self) -> Deeds:
        """People's moves so far."""
        return self._chronicle.deeds

    def moment(self, devices: Mapping[str, DeviceShown] = NO_DEVICES) -> Moment:
        """Everything there is to show now.

        Args:
            devices: states of camera and board; the caller knows them.
        """
        return Moment(
            t_ns=self._t_ns,
            state=self.table.state,
            version=self.table.version,
            mats=self.mats,
            needs=self._needs(),
            referee=self._referee,
            observation=None if self.sensed is None else self.sensed.observation,
            live=mats_shown(self._referee, self._latest.mats),
            questions=tuple((asked, self._pictures.of(asked)) for asked in self._questions),
            shaken=self._shaken,
            frame=self._latest.frame,
            read_in_frame=dict(self._latest.read_in_frame),
            wells=tuple(well for _, well in sorted(self._wells.items())),
            rolls=tuple(self._rolls),
            lines=self._chronicle.lines,
            devices=devices,
        )

    # --- inputs -------------------------------------------------------------------------------------

    def _came(self, given: Input | None, refused: IllegalCommand | None = None) -> Outbox:
        return Outbox(given, self.table.version, refused=refused)

    def _answer(self, given: QuestionAnswered) -> Outbox:
        asked = self.asked(given.question)
        if asked is None:
            return replace(self._came(None), unknown=True)
        if asked.choice(given.value) is None and (given.value < 0 or not asked.pad):
            choose = IllegalCommand("question.choose", "That is none of the answers: choose one of those shown.")
            return self._came(None, choose)
        if asked.subject == ROLLS:
            return self._answer_rolls(given)
        referee, outcome = answered(self._referee, self._needs(), asked, given.value, given.seat)
        told = replace(given, t_ns=self._t_ns)
        if outcome is not None:
            before, command = self.table.version, command_of_outcome(self.table.state, outcome)
            try:
                self.table.submit(command, source=by_seat(given.seat), t_ns=self._t_ns)
            except IllegalCommand as error:
                return self._came(told, error)
            self._tell_since(before)
            referee = glimpses_held(referee, self.table.version)
        self._referee = referee
        self._follow()
        return self._came(told)

    def _answer_rolls(self, given: QuestionAnswered) -> Outbox:
        """Handle the answer whether dice rolled in a pause count; if they do, command that roll."""
        need, came = self._needs().dice, self._came(None)
        faces = counting(self._strays, need, self.table.version)
        if given.value == YES and need is not None and faces:
            before = self.table.version
            said = Commanded(self._t_ns, by_seat(need.seat), c.RollSiegeDice(need.seat, faces, BY_DICE))
            came = submitted(self.table, said)
            if came.refused is not None:
                return came
            self._tell_since(before)
        self._strays = ()
        self._follow()
        return came

    def _frame(self, frame: FrameSeen) -> Outbox:
        before = (self.table.version, self._questions)
        number = self.frames_taken if frame.number is None else frame.number
        self.frames_taken = number + 1
        failed = None
        try:
            self._look(number, frame.t_ns, frame.sensed)
            self._follow()
        except LogUnavailable as error:
            failed = error
        look = FrameLook(frame, number, before != (self.table.version, self._questions))
        return replace(self._came(None), look=look, failed=failed)

    def _look(self, number: int, t_ns: int, sensed: Sensed | None) -> None:
        self._pictures.took(number, t_ns)
        if sensed is None:
            return
        self._latest.look(number, t_ns, sensed)
        if not sensed.still:
            return
        observation, market = sensed.observation, sensed.observation.market
        self._referee = in_sight(self._referee, (mat.seat for mat in observation.mats), market=market is not None)
        for mat in observation.mats:
            self._referee = look(self._referee, mat, t_ns)
        if market is not None:
            self._referee = look_at_market(self._referee, market, t_ns)

    def _photos(self, given: PhotosShown) -> None:
        for mat in given.shown.observation.mats:
            if seen_by_camera(self._referee, mat.seat) or given.version == self.table.version:
                self._referee = look_at_photos(self._referee, mat, given.t_ns, given.taken_ns, given.version)

    def _happened(self, happening: Happening, t_ns: int) -> bool:
        """Handle an event of the board. Returns: whether it was a roll that nobody waited for."""
        match happening:
            case RollSettled():
                return not self._rolled(happening, t_ns)
            case WellChanged(_, well, state, top):
                self._wells[well] = WellShown(well, _WELL_STATES[state], top or None)
            case TableBumped():
                self._referee = bumped(self._referee, t_ns, happening.peak_mg)
                self._shaken = replace(self._shaken, bump=BumpShown(t_ns, happening.peak_mg))
            case TableTilted():
                tilt = (happening.x_cdeg / 100, happening.y_cdeg / 100)
                self._shaken = replace(self._shaken, tilt_deg=tilt)
            case _:
                pass
        return False

    def _rolled(self, roll: RollSettled, t_ns: int) -> bool:
        """Handle a settled die. Returns: whether the game waited for a roll."""
        need = self._needs().dice
        placed = None
        if need is not None and self._taken(command_of_die(need, roll.top), roll_id(roll.board, roll.number)):
            placed = need
            self._by_itself = ByItself(self.table.version, need.seat, None)
        whose = (None, None) if placed is None else (placed.seat, placed.side)
        self._rolls.append(RollShown(roll.number, roll.well, roll.top, roll.margin_percent, t_ns, *whose))
        return placed is not None

    def _hear(self, said: WallCounted) -> WordHeard:
        """Handle a person's statement about the table; the rig may have reported it already, or be wrong."""
        command = said.command
        assert isinstance(command, (c.FinishBuild, c.FinishRemoval))
        meant, outcome = word_on_wall(command, self._needs().wall, last_wall_report(self.table))
        if meant is not None and not self._taken(meant):
            outcome = "refused"
        return WordHeard(said.t_ns, command, outcome)

    # --- results -----------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Let the referee act until nothing more follows."""
        while True:
            needs = self._needs()
            self._referee = meet_needs(self._referee, needs)
            found = findings(self._referee, needs, self._t_ns, self._patience)
            offered = question_of(self._strays, needs.dice, self.table.version)
            self._questions = found.questions if offered is None else (offered, *found.questions)
            self._pictures.follow(self._questions)
            if not any(self._took_by_itself(outcome) for outcome in found.outcomes):
                return

    def _took_by_itself(self, outcome: Outcome) -> bool:
        """Accept what the table shows, if the rules allow it now."""
        command = legal_command(self.table.state, outcome)
        if command is None or not self._taken(command, tags=("camera",)):
            self._referee = declined(self._referee, outcome)
            return False
        self._by_itself = ByItself(self.table.version, command.seat, outcome)
        self._referee = glimpses_held(self._referee, self.table.version)
        return True

    def _taken(self, command: c.Command, command_id: str | None = None, tags: tuple[str, ...] = ()) -> bool:
        """Submit a command to the table; if it is refused, nothing else happens."""
        before = self.table.version
        try:
            self.table.submit(command, source=Actor("seat", command.seat), t_ns=self._t_ns, command_id=command_id)
        except (IllegalCommand, LogConflict):
            return False
        self._tell_since(before, tags)
        return True

    def _tell_since(self, version: int, tags: tuple[str, ...] = ()) -> None:
        for logged in self.table.events[version:]:
            self._chronicle.speak(logged, self._t_ns, tags)

    def _needs(self) -> TableNeeds:
        return self._needs_at(self.table.version)


RajaSession: TypeAlias = Session[RajaTable, Refereed]


def raja_session(
    table: RajaTable, mats: Sequence[int], *, beside: Sequence[SessionNote] = (), strays: Sequence[StrayRoll] = ()
) -> RajaSession:
    """A session of Raja; arguments as ``Refereed``'s."""
    return Session(table, Refereed(table, mats, beside=beside, strays=strays))
