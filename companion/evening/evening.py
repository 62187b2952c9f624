"""An evening: what comes in from camera, board and people goes through here to the one writer, in the order it came.

The path, step by step: a frame is looked at (``sensing``), the referee compares (``companion.referee``), a proposal becomes
a command, the table decides, logs and applies it (``companion.table``). The same for live and recorded evenings.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.evening.announcements import announce
from companion.evening.board import BoardWatch
from companion.evening.page_state import DeviceShown, FrameShown, LineShown, Moment, RollShown
from companion.evening.sensed import Sensed, Sensing
from companion.games.errors import IllegalCommand
from companion.games.raja import commands as c
from companion.games.raja.codec import command_from_json
from companion.recording.messages import AnswerGiven, CommandGiven, FrameTaken, Message, SentencePassed
from companion.referee.needs import Place, TableNeeds
from companion.referee.proposals import Question, WallOutcome
from companion.referee.raja import command_of_die, command_of_outcome, needs_of_state
from companion.referee.referee import Referee, hear, look, meet_needs, proposal
from companion.table.log import LogConflict
from companion.table.table import Table
from hardware.dice.happenings import Happening, RollSettled
from vision.observation import MatObservation
from vision.readings import Seen


@dataclass(frozen=True, slots=True)
class Refused:
    """A command that was not taken, with its dotted code."""

    t_ns: int
    command: c.Command
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class WordHeard:
    """A person's word on a count, and what came of it.

    ``confirmed``: the rig had said the same; ``taken``: the game waited for it; ``corrected``: it won over the rig.
    """

    t_ns: int
    command: c.Command
    outcome: str


class Evening:
    """One evening's flow. Not thread-safe: whoever feeds it is its one writer.

    Args:
        table: the game's one writer.
        sensing: what looks at frames.
        mats: for each game seat, its mat's seat number.
        heed_words: whether people's words on counts are heard (``raja replay --camera-only`` leaves them out).
    """

    def __init__(self, table: Table, sensing: Sensing, mats: Sequence[int], *, heed_words: bool = True) -> None:
        self.table = table
        self.refused: list[Refused] = []
        self.words: list[WordHeard] = []
        self.sensed: Sensed | None = None
        self.board = BoardWatch()
        self._sensing = sensing
        self.mats = tuple(mats)
        self._heed_words = heed_words
        self._names = tuple(player.name for player in table.state.options.players)
        self._referee = Referee()
        self._question: Question | None = None
        self._frame: FrameShown | None = None
        self.frames_taken = 0
        self._live: dict[int, MatObservation] = {}
        self._read_in_frame: dict[Place, int] = {}
        self._rolls: list[RollShown] = []
        self._lines: list[LineShown] = []
        self._t_ns = 0
        for event in table.events:
            self._speak(event.version, event.t_ns, event.event)
        self._follow()

    def look_ahead(self, message: Message) -> Sensed | None:
        """What a frame shows, without acting on it; None for anything but a readable frame."""
        return self._sensing.step(message.t_ns, message.jpeg) if isinstance(message, FrameTaken) else None

    def take(self, message: Message, sensed: Sensed | None) -> None:
        """Let one thing come in: a frame with what ``look_ahead`` saw in it, a sentence, a command, a word."""
        self._t_ns = max(self._t_ns, message.t_ns)
        match message:
            case FrameTaken(t_ns, _, _):
                self._look(t_ns, sensed)
            case SentencePassed(t_ns, _, "from_board", raw):
                for happening in self.board.hear(t_ns, raw):
                    if isinstance(happening, RollSettled):
                        self._rolled(happening, t_ns)
            case CommandGiven(_, _, command):
                self._taken(lambda: command_from_json(command))
            case AnswerGiven(t_ns, _, command) if self._heed_words:
                self._hear(t_ns, command_from_json(command))
            case _:
                return
        self._follow()

    def submit(
        self,
        command: c.Command,
        *,
        source: str,
        t_ns: int,
        expected_version: int | None = None,
        command_id: str | None = None,
    ) -> int:
        """A person's command, with an answer: the version after it.

        Raises:
            IllegalCommand, LogConflict, LogUnavailable: see ``Table.submit``.
        """
        self._t_ns = max(self._t_ns, t_ns)
        before = self.table.version
        version = self.table.submit(
            command, source=source, t_ns=self._t_ns, expected_version=expected_version, command_id=command_id
        )
        self._tell_since(before)
        self._follow()
        return version

    def happened(self, happening: Happening, t_ns: int) -> None:
        """Let what the board told come in; a roll that was taken before, by an earlier run too, is not taken again.

        Raises:
            LogUnavailable: nothing was taken.
        """
        self._t_ns = max(self._t_ns, t_ns)
        for roll in self.board.note(happening):
            self._rolled(roll, t_ns)
            self.board.took(roll)
        self._follow()

    def answer(self, question: str, value: int, seat: int) -> bool:
        """A person answers the open question; False if it is not open any more."""
        open_question = self._question
        if open_question is None or open_question.key != question:
            return False
        self._referee = hear(self._referee, open_question.place, open_question.quantity, value, seat)
        self._follow()
        return True

    def close(self) -> None:
        """End what looks at frames."""
        self._sensing.close()

    @property
    def question(self) -> Question | None:
        """What a person is asked now."""
        return self._question

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._names

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
            live=dict(self._live),
            question=self._question,
            frame=self._frame,
            read_in_frame=dict(self._read_in_frame),
            wells=self.board.wells(),
            rolls=tuple(self._rolls),
            lines=tuple(self._lines),
            devices=self._devices(),
        )

    def _devices(self) -> dict[str, DeviceShown]:
        camera = DeviceShown("recording", "Frames come from the recording.", False)
        return {"camera": camera, "arduino": self.board.device()}

    def _look(self, t_ns: int, sensed: Sensed | None) -> None:
        number = self.frames_taken
        self.frames_taken += 1
        if sensed is None:
            return
        self.sensed = sensed
        observation = sensed.observation
        self._frame = FrameShown(number, t_ns, observation.width, observation.height)
        handed = isinstance(observation.hand, Seen) and observation.hand.value
        for mat in observation.mats if sensed.still or not handed else ():
            self._live[mat.seat] = mat
            for city in mat.cities:
                self._read_in_frame[mat.seat, (city.row, city.col)] = number
        for mat in observation.mats if sensed.still else ():
            self._referee = look(self._referee, mat)

    def _rolled(self, roll: RollSettled, t_ns: int) -> None:
        need = self._needs().dice
        placed = None
        if need is not None and self._taken(lambda: command_of_die(need, roll.top), f"{roll.board}-{roll.number}"):
            placed = need
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

    def _hear(self, t_ns: int, command: c.Command) -> None:
        """A person says what the table shows; the rig may have said it already, or be wrong."""
        assert isinstance(command, (c.FinishBuild, c.FinishRemoval))
        need = self._needs().wall
        if need is not None and need.kind == ("build" if isinstance(command, c.FinishBuild) else "removal"):
            taken = self._taken(lambda: command)
            self.words.append(WordHeard(t_ns, command, "taken" if taken else "refused"))
            return
        done = self.table.last_wall_report
        if done is None:
            self.words.append(WordHeard(t_ns, command, "refused"))
        elif (done.standing, done.width) == (command.standing, command.width):
            self.words.append(WordHeard(t_ns, command, "confirmed"))
        else:
            correction = c.CorrectWall(
                done.seat,
                done.seat,
                done.cell,
                command.standing,
                command.width,
                "the players counted again",
                command.said_by,
            )
            taken = self._taken(lambda: correction)
            self.words.append(WordHeard(t_ns, command, "corrected" if taken else "refused"))

    def _follow(self) -> None:
        """Let the referee act on all that is known, until nothing more follows."""
        while True:
            self._referee = meet_needs(self._referee, self._needs())
            found = proposal(self._referee)
            self._question = found if isinstance(found, Question) else None
            if not isinstance(found, WallOutcome):
                return
            outcome = found
            if not self._taken(lambda: command_of_outcome(self.table.state, outcome)):  # noqa: B023
                return

    def _taken(self, make: Callable[[], c.Command], command_id: str | None = None) -> bool:
        """Hand a command to the table; what it refuses is kept and shown, and nothing else happens."""
        command = make()
        source = f"seat {command.seat}"
        before = self.table.version
        try:
            self.table.submit(command, source=source, t_ns=self._t_ns, command_id=command_id)
        except (IllegalCommand, LogConflict) as error:
            self.refused.append(Refused(self._t_ns, command, error.code, error.message))
            return False
        self._tell_since(before)
        return True

    def _tell_since(self, version: int) -> None:
        for logged in self.table.events[version:]:
            self._speak(logged.version, self._t_ns, logged.event)

    def _speak(self, version: int, t_ns: int, event: object) -> None:
        announcement = announce(event, self._names)  # type: ignore[arg-type]
        if announcement is not None:
            self._lines.append(LineShown(version, t_ns, announcement))

    def _needs(self) -> TableNeeds:
        return needs_of_state(self.table.state, self.mats, self.table.version)
