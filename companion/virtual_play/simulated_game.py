"""Simulates a whole game at the virtual table, faster than real time.

Virtual players decide, hands move pieces and throw dice; everything else comes through camera and board as at a real table.

Time is simulated and all randomness comes from one seed: the same seed plays the same evening, frame by frame.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from companion.errors import CompanionError
from companion.frames.phone_photo import TakenLook
from companion.frames.sensing import still_sensing
from companion.frames.sensing_result import Sensed, Sensing
from companion.games.actor import BY_TYPING, by_seat
from companion.games.raja import commands as c
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.pieces import MARKERS
from companion.games.raja.state import State, active_seat, waiting_for
from companion.games.records import to_json
from companion.players.termination import why_to_stop
from companion.players.virtual_seats import VirtualSeats
from companion.recording.messages import FIRST_CAMERA, SentencePassed
from companion.referee.correction_reason import COUNTED_AGAIN
from companion.referee.raja import needs_of_state
from companion.session.inputs import (
    BoardTold,
    Commanded,
    FrameSeen,
    PhotosShown,
    QuestionAnswered,
    TableHeeded,
    WallCounted,
)
from companion.session.raja_session import raja_session
from companion.session.wall_reports import last_wall_report
from companion.settings.loading import Settings
from companion.table.log import EventLog
from companion.table.table import Table
from companion.texts.message import Message, Value
from companion.virtual_play.extra_cameras import MoreEyes
from companion.virtual_play.hands import Glimpse, Saying, VirtualHands
from companion.virtual_play.report import EveningPlan, EveningReport
from hardware.virtual.actions import LookAt
from hardware.virtual.dice.lockstep_board import LockstepBoard
from hardware.virtual.table import TableKit, VirtualTable
from vision.evaluation.scoring import score_image
from vision.evaluation.truth import photo_truth_from_json
from vision.geometry.cell_names import cell_name

NS_PER_S: Final = 1_000_000_000
MOVE_S: Final = 1.0
"""Time between two moves of the players."""
FRAME_S: Final = 0.5
GIVE_UP_S: Final = 30.0
"""What camera and board have not reported after this time, somebody at the table reports."""
LOOKS: Final = 4
"""Number of frames after which a survey goes on to the next mat."""
PHOTO_S: Final = 3.0
"""Time in which somebody takes a photo."""
HEED_S: Final = 16.0
"""How long each mat is watched if everything on the table is asked about: hands need time to follow the game."""
NAMES: Final = ("Asha", "Bo", "Chandra", "Devi", "Esha")


class SimulatedGame:
    """Plays one evening.

    Args:
        plan: what kind of evening.
        settings: the whole settings.
        overhear: gets every sentence on the board's line, for a recording; the session's observer gets everything else.
        eyes: makes the sensing for the table; None reads its camera's frames.
    """

    def __init__(
        self,
        plan: EveningPlan,
        settings: Settings,
        overhear: Callable[[SentencePassed], None] = lambda sentence: None,
        eyes: Callable[[VirtualTable], Sensing] | None = None,
    ) -> None:
        if not 2 <= len(plan.mats) <= settings.geometry.seats or len(set(plan.mats)) != len(plan.mats):
            raise CompanionError("evening.players", "Two to five players sit at a table, each at a mat of their own.")
        random = Random(plan.seed)
        self._plan = plan
        self._settings = settings
        self._overhear = overhear
        self.options = Options(
            tuple(PlayerOptions(NAMES[i], MARKERS[i]) for i in range(len(plan.mats))),
            starting_seat=random.randrange(len(plan.mats)),
        )
        self._board = LockstepBoard(settings.link, random.getrandbits(30))
        self._t0_ns = self._board.started_ns
        kit = TableKit(settings.virtual_table, settings.piece_look(), Random(plan.seed + 1), lambda: self._now_ns())
        self.table = VirtualTable(kit, plan.mats, self._board)
        self.table.camera.open()
        self._vision = settings.vision_settings()
        self.more = MoreEyes(self.table, settings, plan.cameras, plan.phones, plan.seed)
        self._looks: tuple[TakenLook, ...] = ()
        model = self.table.camera_model
        sensing = still_sensing(model, self.more.beside, self._vision) if eyes is None else eyes(self.table)
        log = EventLog("sqlite://")
        self.session = raja_session(Table.opened(log, "virtual-evening", ENGINE, self.options, t_ns=0), plan.mats)
        self._sensing = sensing
        self._players = VirtualSeats(random, 0)
        self._hands = VirtualHands(
            self.table, Random(plan.seed + 2), lambda: self._now_ns() / NS_PER_S, plan.collapses_once_in
        )
        self._heard = len(self._board.run.happenings)
        self._passed = len(self._board.run.passed)
        self._judged_dice = 0
        self.report = EveningReport()
        if plan.heeds_table:
            self.session.ingest(TableHeeded(self._now_ns(), settings.referee))

    def about(self) -> dict[str, str]:
        """What its recording says about itself."""
        return {
            "title": " and ".join(player.name for player in self.options.players),
            "sentences_from": "the virtual board at the virtual table",
            "options": json.dumps(to_json(self.options), sort_keys=True),
            "mats": json.dumps(self._plan.mats),
        }

    def play(self) -> Iterator[State]:
        """Play to the end, yielding the state after each move; the report is filled meanwhile."""
        table = self.session.table
        surveyed = 0
        while waiting_for(table.state) and not self._is_over(table.state):
            self._answer(self._act_hands())
            if self._plan.survey and table.state.phase == "building" and table.state.turn.number > surveyed:
                surveyed = table.state.turn.number
                self._survey()
            if waiting_for(table.state):  # otherwise hands and devices have just ended the game
                self._move()
            yield table.state
            self.report.stopped = why_to_stop(table.state, self._settings.virtual_players.most_turns)
            if self.report.stopped is not None:
                break
        self._finish()

    # --- moves ------------------------------------------------------------------------------------

    def _move(self) -> None:
        """Let the next player move, or let the table show what the game waits for."""
        state = self.session.table.state
        seat = waiting_for(state)[0]
        command = self._players.command(state, seat, self._plan.players, watched=True, rolled=True)
        if command is None:
            self._await_table()
            return
        self._pass_s(MOVE_S)
        self._give(command)

    def _give(self, command: c.Command, *, word: bool = False) -> None:
        t_ns = self._now_ns()
        given = WallCounted(t_ns, command) if word else Commanded(t_ns, by_seat(command.seat), command)
        before = self.session.table.version
        outbox = self.session.ingest(given)
        self.report.commands += 1
        if outbox.rejected or outbox.version == before:
            raise CompanionError(
                "evening.stuck",
                f"The virtual players gave a command that was refused: {command}. Please report this seed.",
                command=str(command),
            )

    def _await_table(self) -> None:
        """Let hands, camera and board act until the game goes on."""
        table, version = self.session.table, self.session.table.version
        needs = needs_of_state(table.state, self._plan.mats, version)
        asked = False
        until_ns = self._now_ns() + round(GIVE_UP_S * NS_PER_S)
        while table.version == version:
            said = self._act_hands()
            self._hear_board()
            if table.version != version:
                break
            if self._answer(said):
                asked = True
                break
            if self._now_ns() > until_ns:
                self._tell_what_was_missed()
                return
            if needs.wall is not None:
                self._take_frame()
            self._pass_s(FRAME_S)
        if needs.wall is not None:
            self._judge_wall(needs.wall.kind, asked=asked)
        if needs.dice is not None:
            self._judge_dice()

    def _act_hands(self) -> Saying | None:
        session = self.session
        state = session.table.state
        seats = range(len(self._plan.mats))
        said = self._hands.step(Glimpse(state, session.table.version, self._plan.mats, seats, session.part.question))
        self._hear_board()
        return said

    def _answer(self, said: Saying | None) -> bool:
        """Let phones show what a person would be asked, or else let the person answer; return whether that ended a
        wall's move.
        """
        if said is None or self._show(said):
            return False
        question = self.session.part.asked(said.question)
        ruling = question is not None and question.ruling
        self.report.questions["ruled" if ruling else "said"] += 1
        if not ruling and self._is_about_wall(said):
            self._say_wall()
            return True
        self.report.questions["typed"] += said.value >= 0
        self.session.ingest(QuestionAnswered(self._now_ns(), said.question, said.value, said.seat)).taken()
        return False

    def _show(self, said: Saying) -> bool:
        """Whether one phone's photo, or several together, settled a question."""
        question = self.session.part.asked(said.question)
        mat = None if question is None else question.subject.mat
        if question is None or mat is None or not question.may_be_shown:
            return False
        looks, sensed = (self._looks, self.session.part.sensed) if self.table.looks_at == mat else ((), None)
        for shown in self.more.shown(mat, looks, None if sensed is None else sensed.observation):
            t_ns, version = self._now_ns(), self.session.table.version
            self.report.photos += 1
            self.session.ingest(PhotosShown(t_ns, t_ns, version, said.seat, shown))
            if self.session.part.asked(said.question) is None:
                self.report.questions["shown"] += 1
                return True
            self._pass_s(PHOTO_S)
        return False

    def _is_about_wall(self, said: Saying) -> bool:
        """Whether the question concerns the wall that is being moved."""
        need = needs_of_state(self.session.table.state, self._plan.mats, self.session.table.version).wall
        question = self.session.part.asked(said.question)
        return need is not None and question is not None and (question.subject.mat, question.subject.cell) == need.place

    def _say_wall(self) -> None:
        """Report how many stones stand, and how wide the wall is, as a person would."""
        state = self.session.table.state
        need = needs_of_state(state, self._plan.mats, self.session.table.version).wall
        assert need is not None
        self.report.questions["typed"] += 1
        stones, width = self._standing(need.place)
        seat = active_seat(state) if need.kind == "build" else need.mover
        assert seat is not None
        kind = c.FinishBuild if need.kind == "build" else c.FinishRemoval
        fallen = max(0, need.stones_target - stones) if need.kind == "removal" else None
        self._give(kind(seat, stones, width, fallen, by_seat(seat)), word=True)

    def _tell_what_was_missed(self) -> None:
        """Report what neither camera nor board reported in time, as people would without the rig."""
        needs = needs_of_state(self.session.table.state, self._plan.mats, self.session.table.version)
        if needs.wall is not None:
            self.report.walls["told"] += 1
            self._say_wall()
        elif needs.dice is not None:
            self.report.dice["told"] += needs.dice.wanted
            self.report.questions["typed"] += 1
            faces = tuple(self._board.thrown[-needs.dice.wanted :])
            self._give(c.RollSiegeDice(needs.dice.seat, faces, BY_TYPING))

    # --- devices ----------------------------------------------------------------------------------

    def _take_frame(self) -> Sensed | None:
        frame = self.table.camera.next_frame(0)
        if frame is None:
            return None
        self.report.frames += 1
        t_ns = self._now_ns()
        beside = self.more.pictures(t_ns)
        sensed = self._sensing.step(t_ns, frame.jpeg, beside)
        self.session.ingest(FrameSeen(t_ns, frame.jpeg, sensed, beside=beside))
        if sensed is not None and sensed.still:
            pictures = {FIRST_CAMERA: frame.jpeg, **{picture.name: picture.jpeg for picture in beside}}
            self._looks = tuple(TakenLook(name, jpeg, self.table.camera_model) for name, jpeg in pictures.items())
        return sensed

    def _hear_board(self) -> None:
        run = self._board.run
        for sentence in run.passed[self._passed :]:
            t_ns = sentence.t_ns - self._t0_ns
            self._overhear(SentencePassed(t_ns, t_ns, sentence.direction, sentence.raw))
        self._passed = len(run.passed)
        for happening in run.happenings[self._heard :]:
            self.session.ingest(BoardTold(happening.t_ns - self._t0_ns, happening))
        self._heard = len(run.happenings)

    def _pass_s(self, seconds: float) -> None:
        self._board.run.run(round(seconds * 1000))
        self._hear_board()

    def _now_ns(self) -> int:
        return self._board.run.t_ns - self._t0_ns

    # --- judging ----------------------------------------------------------------------------------

    def _standing(self, place: tuple[int, tuple[int, int]]) -> tuple[int, int]:
        mat = self.table.scene.mat(place[0])
        city = None if mat is None else mat.city(place[1])
        return (0, 0) if city is None else (len(city.wall.stones), city.wall.width())

    def _judge_wall(self, kind: str, *, asked: bool) -> None:
        done = last_wall_report(self.session.table)
        if done is None:
            return
        truth = self._standing((self._plan.mats[done.seat], done.cell))
        if asked:
            self.report.walls["asked"] += 1
        elif (done.standing, done.width) == truth:
            self.report.walls["right"] += 1
        else:
            self.report.walls["wrong"] += 1
            stones, width = truth
            where: dict[str, Value] = {
                "what": Message(f"evening.{kind}"),
                "seat": done.seat,
                "cell": cell_name(done.cell),
            }
            stood: dict[str, Value] = {"stones": stones, "width": width}
            read: dict[str, Value] = {"read_stones": done.standing, "read_width": done.width}
            self.report.mistakes.append(Message("evening.wall_mistaken", {**where, **stood, **read}))
            self._give(c.CorrectWall(done.seat, done.seat, done.cell, *truth, COUNTED_AGAIN, by_seat(done.seat)))

    def _judge_dice(self) -> None:
        """Compare each die read since the last time with the face that was thrown."""
        rolled = [roll.face for roll in self.session.part.moment().rolls]
        before, self._judged_dice = self._judged_dice, min(len(self._board.thrown), len(rolled))
        for face, read in zip(self._board.thrown[before : len(rolled)], rolled[before:], strict=False):
            self.report.dice["right" if face == read else "wrong"] += 1
            if face != read:
                self.report.mistakes.append(Message("evening.die_mistaken", {"face": face, "read": read}))

    def _survey(self) -> None:
        """Read every mat until it is still, and compare each claim with the scene."""
        for mat in (*self._plan.mats, None):
            self.table.do(LookAt(mat))
            sensed = None
            for _ in range(4):
                sensed = self._take_frame()
                self._pass_s(FRAME_S)
                if sensed is not None:
                    break
            if sensed is None:
                continue
            file = f"turn {self.session.table.state.turn.number}, {'market' if mat is None else mat}"
            truth = photo_truth_from_json(json.loads(json.dumps(self.table.truth(file))))
            self.report.scores += score_image(truth, sensed.observation, self._settings.evaluation.scoring)
            if self._plan.heeds_table:
                self._settle(mat)

    def _settle(self, mat: int | None) -> None:
        """Read a mat until nothing more is asked about it."""
        until_ns = self._now_ns() + round(HEED_S * NS_PER_S)
        while self._now_ns() < until_ns:
            self._answer(self._act_hands())
            if self.table.looks_at != ("market" if mat is None else mat):
                self.table.do(LookAt(mat))
            self._take_frame()
            self._pass_s(MOVE_S)

    def _is_over(self, state: State) -> bool:
        return bool(self._plan.turns) and state.turn.number > self._plan.turns

    def _finish(self) -> None:
        state = self.session.table.state
        self.report.turns = state.turn.number - self._is_over(state)
        self.report.simulated_s = self._now_ns() / NS_PER_S
        self.report.points = tuple(points_of(state))
