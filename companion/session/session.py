"""An evening: what comes in from camera, board and people goes through here to the one writer, in the order it came.

The path, step by step: a frame is looked at (``sensing``), the referee compares (``companion.referee``), a proposal becomes
a command, the table decides, logs and applies it (``companion.table``). The same for live and recorded evenings.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace

from companion.frames.sensed import Sensed, Sensing
from companion.games.actor import BY_DICE, Actor, by_seat
from companion.games.codec import command_from_json, command_to_json
from companion.games.errors import IllegalCommand
from companion.games.raja import commands as c
from companion.games.raja.game import ENGINE
from companion.recording.messages import (
    AnswerGiven,
    CommandGiven,
    DeviceChanged,
    FrameTaken,
    HappeningHeard,
    Message,
    RecordingNoted,
    ReplyGiven,
    SentencePassed,
)
from companion.recording.stretches import HEEDS_TABLE
from companion.referee.needs import TableNeeds
from companion.referee.proposals import YES, Outcome, Question
from companion.referee.raja import command_of_die, command_of_outcome, legal_command, needs_of_state
from companion.referee.referee import (
    Referee,
    answered,
    bumped,
    declined,
    findings,
    in_sight,
    look,
    look_at_market,
    meet_needs,
)
from companion.referee.settings import RefereeSettings
from companion.session.accidents import AccidentPictures
from companion.session.board import BoardWatch
from companion.session.moment import BumpShown, DeviceShown, Moment, RollShown, Shaken
from companion.session.outcomes import ByItself, Refused, WordHeard, word_on_wall
from companion.session.sight import Sight
from companion.session.stray_rolls import SUBJECT as ROLLS
from companion.session.stray_rolls import counting, question_of
from companion.session.wall_reports import RajaTable, last_wall_report
from companion.session.witness import (
    FrameLook,
    Telling,
    Witness,
    happening_heard,
    happening_of,
    heeding,
)
from companion.session.words.chronicle import Chronicle
from companion.session.words.deeds import Deeds
from companion.table.log import LogConflict
from companion.table.side_lines import SideLine, StrayRoll
from hardware.dice.happenings import Happening, RollSettled, TableBumped, TableTilted


class Evening:
    """One evening's flow. Not thread-safe: whoever feeds it is its one writer.

    Args:
        table: the game's one writer.
        sensing: what looks at frames.
        mats: for each game seat, its mat's seat number.
        heed_words: whether people's words on counts are heard (``raja replay --camera-only`` leaves them out).
        beside: lines of an earlier run that are no events.
    """

    def __init__(
        self,
        table: RajaTable,
        sensing: Sensing,
        mats: Sequence[int],
        *,
        heed_words: bool = True,
        beside: Sequence[SideLine] = (),
    ) -> None:
        self.table = table
        self.refused: list[Refused] = []
        self.words: list[WordHeard] = []
        self.board = BoardWatch()
        self._sensing = sensing
        self.mats = tuple(mats)
        self._heed_words = heed_words
        names = tuple(player.name for player in table.state.options.players)
        self._chronicle = Chronicle(names, table.events, beside)
        self._referee = Referee()
        self._patience: RefereeSettings | None = None
        self._patience_when_told: RefereeSettings | None = None
        self._questions: tuple[Question, ...] = ()
        self._by_itself: ByItself | None = None
        self._pictures = AccidentPictures()
        self._shaken = Shaken(None, None)
        self._sight = Sight()
        self.frames_taken = 0
        self._rolls: list[RollShown] = []
        self._t_ns = 0
        self._telling = Telling()
        table.tell(self._telling)
        self._strays: Sequence[StrayRoll] = ()
        self._follow()

    def be_witnessed(self, witness: Witness | None) -> None:
        """From now on tell everything that comes in, and what follows, to that witness."""
        self._telling.to(witness)

    def look_ahead(self, message: Message) -> Sensed | None:
        """What a frame shows, without acting on it; None for anything but a readable frame."""
        return self._sensing.step(message.t_ns, message.jpeg) if isinstance(message, FrameTaken) else None

    def take(self, message: Message, sensed: Sensed | None) -> None:
        """Let one thing come in: a frame with what ``look_ahead`` saw in it, a sentence, a command, a word."""
        self._t_ns = max(self._t_ns, message.t_ns)
        match message:
            case FrameTaken():
                self._take_frame(message, sensed)
                return
            case SentencePassed(t_ns, _, "from_board", raw):
                for happening in self.board.hear(t_ns, raw):
                    if isinstance(happening, RollSettled):
                        self._rolled(happening, t_ns)
            case CommandGiven(_, _, command):
                self._taken(lambda: command_from_json(ENGINE, command))
            case AnswerGiven(t_ns, _, command) if self._heed_words:
                self._hear(t_ns, command_from_json(ENGINE, command))
            case _:
                self._take_told(message)
                return
        self._follow()
        self._telling.came_in(message)

    def _take_told(self, message: Message) -> None:
        """What a recording of a live evening holds beside frames, sentences and commands."""
        match message:
            case HappeningHeard(t_ns, _, _, _):
                self.happened(happening_of(message), t_ns)
            case ReplyGiven(_, _, question, value, seat):
                with contextlib.suppress(IllegalCommand):  # refused as it was then
                    self.answer(question, value, seat)
            case DeviceChanged(t_ns, _, device, state, sentence):
                self.device_changed(device, state, sentence, t_ns)
            case RecordingNoted(_, _, kind, _, _) if kind == HEEDS_TABLE and self._patience_when_told is not None:
                self.heed_table(self._patience_when_told)
            case _:
                pass

    def _take_frame(self, frame: FrameTaken, sensed: Sensed | None) -> None:
        before, number = (self.table.version, self._questions), self.frames_taken
        try:
            self._look(frame.t_ns, sensed)
            self._follow()
        finally:
            mattered = before != (self.table.version, self._questions)
            self._telling.looked(FrameLook(frame.t_ns, number, frame.jpeg, sensed, mattered))

    def submit(
        self,
        command: c.Command,
        *,
        source: Actor,
        t_ns: int,
        expected_version: int | None = None,
        command_id: str | None = None,
    ) -> int:
        """A person's command, with an answer: the version after it.

        Raises:
            IllegalCommand, LogConflict, LogUnavailable: see ``Table.submit``.
        """
        self._t_ns = max(self._t_ns, t_ns)
        before, last = self.table.version, self._by_itself
        given = CommandGiven(self._t_ns, self._t_ns, command_to_json(command))
        try:
            version = self.table.submit(
                command, source=source, t_ns=self._t_ns, expected_version=expected_version, command_id=command_id
            )
        except IllegalCommand:
            self._telling.came_in(given)
            raise
        if isinstance(command, c.Undo) and last is not None and last.outcome is not None and last.version == before:
            # A person's word against the table's: it is not taken anew while the table shows the same.
            self._referee = declined(self._referee, last.outcome)
        self._tell_since(before)
        self._follow()
        self._telling.came_in(given if self.table.version > before else None)
        return version

    def heed_table(self, patience: RefereeSettings) -> None:
        """From now on take and ask about all that the table shows, not only walls that are built or taken down."""
        if self._patience is None:
            self._telling.came_in(heeding(self._t_ns, self.table.version))
        self._patience = patience

    def heed_table_when_told(self, patience: RefereeSettings) -> None:
        """As ``heed_table``, from the moment at which the recording says that it was so."""
        self._patience_when_told = patience

    @property
    def now_ns(self) -> int:
        """The time of the newest thing that came in."""
        return self._t_ns

    @property
    def heeds_table(self) -> bool:
        """Whether all that the table shows is taken and asked about."""
        return self._patience is not None

    def device_changed(self, device: str, state: str, line: str, t_ns: int) -> None:
        """A device came or went: a line in the log; without a camera nothing on the table is known until it looks again."""
        self._t_ns = max(self._t_ns, t_ns)
        self.tell(line, t_ns, "device")
        if device == "camera" and state != "on":
            self._referee = in_sight(self._referee, (), market=False)
            self._sight.lose()
            self._follow()
        self._telling.came_in(DeviceChanged(t_ns, t_ns, device, state, line))

    def may_take_back(self, seat: int | None) -> bool:
        """Whether the last thing that happened was taken by itself, and is that seat's to take back."""
        last = self._by_itself
        return last is not None and last.seat == seat and last.version == self.table.version

    def tell(self, text: str, t_ns: int, *tags: str) -> None:
        """A line in the log that is no event of the game, such as a device's absence."""
        self._chronicle.tell(self.table.version, t_ns, text, tags)

    def happened(self, happening: Happening, t_ns: int) -> bool:
        """Let what the board told come in; a roll that was taken before, by an earlier run too, is not taken again.

        Returns: False for a roll that nobody waited for.

        Raises:
            LogUnavailable: nothing was taken.
        """
        self._t_ns = max(self._t_ns, t_ns)
        heard, wanted = happening_heard(t_ns, happening), True
        for roll in self.board.note(happening):
            wanted = self._rolled(roll, t_ns)
            self.board.took(roll)
        match happening:
            case TableBumped():
                self._referee = bumped(self._referee, t_ns, happening.peak_mg)
                self._shaken = replace(self._shaken, bump=BumpShown(t_ns, happening.peak_mg))
            case TableTilted():
                tilt = (happening.x_cdeg / 100, happening.y_cdeg / 100)
                self._shaken = replace(self._shaken, tilt_deg=tilt)
            case _:
                pass
        self._follow()
        self._telling.came_in(heard)
        return wanted

    def answer(self, question: str, value: int, seat: int) -> bool:
        """A person answers an open question; False if it is not open any more.

        Raises:
            IllegalCommand: ``question.choose``: that cannot be typed; or the rules do not allow what is said.
            LogUnavailable: nothing was taken.
        """
        asked = self.asked(question)
        if asked is None:
            return False
        if asked.choice(value) is None and (value < 0 or not asked.pad):
            raise IllegalCommand("question.choose", "That is none of the answers: choose one of those shown.")
        if asked.subject == ROLLS:
            self._answer_rolls(value)
            return True
        referee, outcome = answered(self._referee, self._needs(), asked, value, seat)
        given = ReplyGiven(self._t_ns, self._t_ns, question, value, seat)
        if outcome is not None:
            before, command = self.table.version, command_of_outcome(self.table.state, outcome)
            source = by_seat(seat)
            try:
                self.table.submit(command, source=source, t_ns=self._t_ns)
            except IllegalCommand:
                self._telling.came_in(given)
                raise
            self._tell_since(before)
        self._referee = referee
        self._follow()
        self._telling.came_in(given)
        return True

    def offer_rolls(self, rolls: Sequence[StrayRoll]) -> None:
        """These dice were rolled in a pause: whoever is to roll is asked whether they count."""
        self._strays = tuple(rolls)
        self._follow()

    def _answer_rolls(self, value: int) -> None:
        need, version = self._needs().dice, self.table.version
        faces = counting(self._strays, need, version)
        if value == YES and need is not None and faces:
            self.submit(c.RollSiegeDice(need.seat, faces, BY_DICE), source=by_seat(need.seat), t_ns=self._t_ns)
        self.offer_rolls(())

    def asked(self, question: str) -> Question | None:
        """The open question of that name."""
        return next((open_one for open_one in self._questions if open_one.key == question), None)

    def close(self) -> None:
        """End what looks at frames."""
        self._sensing.close()

    @property
    def sensed(self) -> Sensed | None:
        """The newest look at the table, None before the first and while no camera looks."""
        return self._sight.sensed

    @property
    def question(self) -> Question | None:
        """The first of the open questions."""
        return next(iter(self._questions), None)

    @property
    def questions(self) -> tuple[Question, ...]:
        """What people are asked now."""
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
        """What people did, move by move."""
        return self._chronicle.deeds

    def moment(self) -> Moment:
        """Everything there is to show now."""
        return Moment(
            t_ns=self._t_ns,
            state=self.table.state,
            version=self.table.version,
            mats=self.mats,
            needs=self._needs(),
            referee=self._referee,
            observation=None if self.sensed is None else self.sensed.observation,
            live=dict(self._sight.mats),
            questions=tuple((asked, self._pictures.of(asked)) for asked in self._questions),
            shaken=self._shaken,
            frame=self._sight.frame,
            read_in_frame=dict(self._sight.read_in_frame),
            wells=self.board.wells(),
            rolls=tuple(self._rolls),
            lines=self._chronicle.lines,
            devices=self._devices(),
        )

    def _devices(self) -> dict[str, DeviceShown]:
        camera = DeviceShown("recording", "Frames come from the recording.", False)
        return {"camera": camera, "arduino": self.board.device()}

    def _look(self, t_ns: int, sensed: Sensed | None) -> None:
        number = self.frames_taken
        self.frames_taken += 1
        self._pictures.took(number, t_ns)
        if sensed is None:
            return
        self._sight.look(number, t_ns, sensed)
        if not sensed.still:
            return
        observation, market = sensed.observation, sensed.observation.market
        self._referee = in_sight(self._referee, (mat.seat for mat in observation.mats), market=market is not None)
        for mat in observation.mats:
            self._referee = look(self._referee, mat, t_ns)
        if market is not None:
            self._referee = look_at_market(self._referee, market, t_ns)

    def _rolled(self, roll: RollSettled, t_ns: int) -> bool:
        """A die lies still; whether somebody was to roll it."""
        need, command_id = self._needs().dice, f"{roll.board}-{roll.number}"
        placed = None
        if self.table.taken_before(command_id) is not None:
            return True  # an earlier run took it, and was ended before it could say so
        if need is not None and self._taken(lambda: command_of_die(need, roll.top), command_id):
            placed = need
            self._by_itself = ByItself(self.table.version, need.seat, None)
        self._rolls.append(
            RollShown(
                roll.number,
                roll.well,
                roll.top,
                roll.margin_percent,
                t_ns,
                None if placed is None else placed.seat,
                None if placed is None else placed.side,
            )
        )
        self._follow()
        return placed is not None

    def _hear(self, t_ns: int, command: c.Command) -> None:
        """A person says what the table shows; the rig may have said it already, or be wrong."""
        assert isinstance(command, (c.FinishBuild, c.FinishRemoval))
        meant, outcome = word_on_wall(command, self._needs().wall, last_wall_report(self.table))
        if meant is not None and not self._taken(lambda: meant):
            outcome = "refused"
        self.words.append(WordHeard(t_ns, command, outcome))

    def _follow(self) -> None:
        """Let the referee act on all that is known, until nothing more follows."""
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
        """Take what the table shows, if the rules allow it now."""
        command = legal_command(self.table.state, outcome)
        if command is None or not self._taken(lambda: command, tags=("camera",)):
            self._referee = declined(self._referee, outcome)
            return False
        self._by_itself = ByItself(self.table.version, command.seat, outcome)
        return True

    def _taken(self, make: Callable[[], c.Command], command_id: str | None = None, tags: tuple[str, ...] = ()) -> bool:
        """Hand a command to the table; what it refuses is kept and shown, and nothing else happens."""
        command = make()
        source = Actor("seat", command.seat)
        before = self.table.version
        try:
            self.table.submit(command, source=source, t_ns=self._t_ns, command_id=command_id)
        except (IllegalCommand, LogConflict) as error:
            self.refused.append(Refused(self._t_ns, command, error.code, error.message))
            return False
        self._tell_since(before, tags)
        return True

    def _tell_since(self, version: int, tags: tuple[str, ...] = ()) -> None:
        for logged in self.table.events[version:]:
            self._chronicle.speak(logged, self._t_ns, tags)

    def _needs(self) -> TableNeeds:
        return needs_of_state(self.table.state, self.mats, self.table.version)
