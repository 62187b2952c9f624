"""A live table of Raja and the small games: accepts input from people, devices and timers."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

from companion.analysis.timeline import Timeline, timeline_of
from companion.clocks import Clocks
from companion.errors import Conflict, NotAllowed, UnknownResource
from companion.games.actor import BY_COMPANION, Actor, said_by
from companion.games.codec import command_to_json
from companion.games.free_text import check_texts
from companion.games.raja.commands import Command, RollSiegeDice, Undo
from companion.games.raja.pieces import HOST
from companion.live.open_game import AnySession, GameSnapshot, is_raja, is_small
from companion.live.open_table import OpenTable
from companion.live.permissions import answering_seat, dice_wanted, takes_back_own
from companion.live.small_game_play import SmallGamePlay
from companion.live.state import Addresses, is_over
from companion.lobby.authorisation import actor_of, check_goes_on
from companion.lobby.identity import Viewer
from companion.lobby.lobby import RAJA
from companion.lobby.settings import PinSettings
from companion.session.camera_proposals import CameraProposal
from companion.session.inputs import BoardTold, CardsSeen, DeviceTurned, Input, QuestionAnswered, StrayRollKept
from companion.session.moment import DeviceShown
from companion.session.outbox import Outbox
from companion.session.raja_session import RajaSession
from companion.session.stray_rolls import SUBJECT as ROLLS
from companion.session.stray_rolls import told
from companion.session.views.looking_back import moment_at, moments
from companion.session.words.device_lines import device_line
from companion.table.database import Database, LogUnavailable
from companion.table.roll_watermarks import RollWatermarks
from companion.table.session_notes import SessionNote, StrayRoll
from hardware.dice.happenings import RollSettled


class LiveTable(OpenTable):
    """Accepts all input to the open game of a live table and checks who may send it.

    Attributes:
        roll_watermarks: which rolls of each dice board were accepted.
        small: handles people's commands in small games.
    """

    def __init__(self, database: Database, addresses: Addresses, clocks: Clocks, pin: PinSettings) -> None:
        self.roll_watermarks = RollWatermarks(database)
        super().__init__(database, addresses, clocks, pin)
        self.small = SmallGamePlay(self)

    # --- people's input --------------------------------------------------------------------------

    def submit(
        self, command: Command, viewer: Viewer, *, expected_version: int | None = None, command_id: str | None = None
    ) -> int:
        """Submit a person's command; returns the version after it.

        Raises:
            MalformedCommand: ``text.not_a_line``.
            NotAllowed: ``seat.not_yours``, ``host.only``.
            Conflict: ``table.not_started``, ``table.paused``.
            IllegalCommand, LogConflict, LogUnavailable: see ``Table.submit``.
        """
        with self._lock:
            session = self.playing()
            check_texts(command_to_json(command))
            source = self.speaker(session.table, command.seat, viewer, command_id)
            if takes_back_own(session, command, viewer, command_id):
                command = Undo(HOST)
            command = said_by(command, source)
            return self.take(session, command, source, expected_version, command_id)

    def roll(self, viewer: Viewer, *, command_id: str | None = None) -> tuple[int, tuple[int, ...]]:
        """Roll all dice that the viewer's seat still has to roll; returns the version after it, and the faces.

        Raises:
            NotAllowed: ``dice.not_agreed``.
            Conflict: ``dice.none_wanted``, ``table.not_started``, ``table.paused``.
        """
        with self._lock:
            session = self.playing()
            if not self._lobby.options.companion_dice:
                raise NotAllowed("dice.not_agreed", "This table rolls its own dice: type what they show.")
            seat = HOST if viewer.seat is None else viewer.seat
            done = session.table.taken_before(command_id)
            if done is not None:
                return done.version, tuple(done.command.get("dice", ()))
            check_goes_on(self._lobby)
            wanted = dice_wanted(session.table.state, seat)
            faces = tuple(1 + self.clocks.random.randrange(6) for _ in range(wanted))
            command = RollSiegeDice(seat, faces, BY_COMPANION)
            return self.take(session, command, actor_of(self._lobby, seat, viewer), None, command_id), faces

    def answer(self, question: str, value: int, viewer: Viewer, *, seat: int | None = None) -> None:
        """Give a person's answer to an open question.

        Args:
            seat: the seat for which a host answers; if None, the viewer's own seat, or else the one that was asked.

        Raises:
            UnknownResource: ``question.closed``.
            NotAllowed: ``question.not_yours``.
            IllegalCommand: ``question.choose``, or the rules do not allow the answer.
        """
        with self._lock:
            session = self.playing()
            asked = session.part.asked(question)
            if asked is None:
                raise UnknownResource("question.closed", "That question is no longer open: look at the table again.")
            answered = QuestionAnswered(self.game_ns(), question, value, answering_seat(asked.seat, viewer, seat))
            self.ingest(session, answered, writes=False)
            if asked.subject == ROLLS:
                with contextlib.suppress(LogUnavailable):  # at worst it is asked again after a restart
                    self._beside.settle(self._lobby.id)
            self._publish()

    def moments(self) -> list[dict[str, Any]]:
        """Return the open game's log in words, with prices and points at each moment; empty before its start."""
        with self._lock:
            session = self._session
            return moments(session) if is_raja(session) else []

    def moment_at(self, version: int) -> dict[str, Any]:
        """Return the table as everybody may see it after so many events; raises ``moment.unknown``."""
        with self._lock:
            return moment_at(self.playing(), version)

    def finished_timeline(self, table_id: str) -> Timeline:
        """Return the timeline of a finished game of Raja; of the open one if ``table_id`` is empty.

        Raises:
            UnknownResource: ``game.unknown``.
            Conflict: ``table.other_game``, ``afterwards.goes_on``.
        """
        with self._lock:
            lobby = self.saved.found(table_id) if table_id else self._lobby
            if lobby.kind != RAJA:
                raise Conflict("table.other_game", "Another game is open at this table: it is played on its own page.")
            session = self._session if lobby.id == self._lobby.id else self.saved.session_of(lobby)
            if not is_raja(session) or not is_over(session.table.state):
                raise Conflict("afterwards.goes_on", "This game is not over yet: come back when it is.")
            table = session.table
            timed = [(one.t_ns, one.event) for one in table.events]
            return timeline_of(lobby.id, timed, table.state_at, session.part.mats)

    def playing(self) -> RajaSession:
        """Return the session of the running game; hold ``held`` while using it.

        Raises:
            Conflict: ``table.not_started``, ``table.other_game``.
        """
        if self._lobby.kind != RAJA:
            raise Conflict("table.other_game", "Another game is open at this table: it is played on its own page.")
        session = self._raja()
        if session is None:
            raise Conflict("table.not_started", "The game has not started: sit down and let the host start it.")
        return session

    @property
    def going_on(self) -> RajaSession | None:
        """The session of the running game; None without one, and during a pause. Hold ``held`` while using it."""
        return None if self._lobby.paused else self._raja()

    def _raja(self) -> RajaSession | None:
        return self._session if is_raja(self._session) else None

    # --- automatic play (companion.live.timekeeper) ------------------------------------------------

    def snapshot(self) -> GameSnapshot | None:
        """Return the game at this moment; None before the start and during a pause."""
        with self._lock:
            session = self._session
            if session is None or self._lobby.paused:
                return None
            table = session.table
            watched, rolled = (self._screens.is_on(name) for name in ("camera", "arduino"))
            ends_s = self._screens.clock_ends_s(self._lobby, session)
            return GameSnapshot(self._lobby, table.engine, table.state, table.version, ends_s, watched, rolled)

    def by_itself(self, command: Any, source: Actor, seat: int, snapshot: GameSnapshot) -> None:
        """Accept an automatic command if that seat still faces the same decision as at ``snapshot``.

        Raises:
            IllegalCommand, LogUnavailable: as ``submit``.
        """
        with self._lock:
            session = self._session
            if session is not None and self._stands(session, seat, snapshot):
                self.take(session, command, source)

    def _stands(self, session: AnySession, seat: int, snapshot: GameSnapshot) -> bool:
        """Whether the game is still as in the snapshot; for a small game, only as far as it concerns that seat.

        Another seat's sealed bid makes no difference; another person in a seat, or an undo, may.
        """
        lobby, table = self._lobby, session.table
        if is_raja(session):
            return lobby is snapshot.lobby and table.version == snapshot.version
        if lobby.id != snapshot.lobby.id or lobby.paused or lobby.seats != snapshot.lobby.seats:
            return False
        same = table.engine.moves(table.state, seat) == table.engine.moves(snapshot.state, seat)
        return same and seat in table.engine.waiting_for(table.state)

    def try_saving(self) -> None:
        """Try again if nothing can be saved; tell everybody when it works."""
        with self._lock:
            self._notes.try_again(self._store.database.try_room)

    # --- input by devices (companion.live.devices.live_devices) -------------------------------------------------

    def admit(self, *given: Input) -> tuple[Outbox, ...]:
        """Feed inputs into the running game; ignored while nobody plays.

        Hold ``held`` from reading ``game_ns`` for them on, so that they reach the game whose time it is.

        Raises:
            IllegalCommand: a person's input was refused.
            LogUnavailable: the results could not be stored.
        """
        with self._lock:
            session = self.going_on
            if session is None:
                return ()
            outboxes = tuple([self.ingest(session, one, writes=False) for one in given])
            self._publish()
            return outboxes

    def tell_device(self, name: str, shown: DeviceShown) -> bool:
        """Report the state of camera or board (``arduino``); log when it appears or disappears.

        Returns:
            Whether that is news.
        """
        with self._lock:
            before = self._screens.devices[name]
            if before == shown:
                return False
            self._screens.devices = {**self._screens.devices, name: shown}
            line = device_line(name, before, shown)
            session = self._raja()
            if line is not None and session is not None:
                t_ns = self.game_ns()
                session.ingest(DeviceTurned(t_ns, name, shown.state, line))
                with contextlib.suppress(LogUnavailable):  # it is shown anyway, and the game goes on
                    self._beside.keep(self._lobby.id, SessionNote(session.table.version, t_ns, line, ("device",)))
            self._publish()
            return True

    def propose(self, proposals: tuple[CameraProposal, ...], snapshot: GameSnapshot) -> None:
        """Show the camera's proposals on phones until something happens; ignored if something has since ``snapshot``."""
        with self._lock:
            session = self._session
            if is_small(session) and self._lobby.id == snapshot.lobby.id:
                before = session.part.proposals
                self.ingest(session, CardsSeen(self.game_ns(), snapshot.version, proposals), writes=False)
                if session.part.proposals != before:  # each frame shows the same cards again
                    self._publish()

    def hear_roll(self, roll: RollSettled, t_ns: int) -> None:
        """Handle a settled die: accept it, or keep it with a log line and ask whether it counts.

        This is the only place that decides whether a roll was accepted before, also by an earlier run.

        Args:
            t_ns: when the die was rolled, in the game's time; see ``admit``.

        Raises:
            LogUnavailable: nothing was stored; the board must send the roll again.
        """
        with self._lock:
            known = partial(self.roll_watermarks.known, roll.board, roll.number, self._lobby.id)
            if self._notes.saving(known, writes=False):
                return
            session = self.going_on
            if session is None or self.ingest(session, BoardTold(t_ns, roll), writes=False).unwanted:
                self._keep_stray(roll, playing=session is not None)
            self._notes.saving(lambda: self.roll_watermarks.keep(roll.board, roll.number), writes=False)
            self._publish()

    def _keep_stray(self, roll: RollSettled, *, playing: bool) -> None:
        session, now_ns = self._raja(), self.game_ns()
        table_id, other = self._lobby.id, self._lobby.kind != RAJA
        line = told(roll.top, started=session is not None, paused=not playing, other_game=other)
        version = 0 if session is None else session.table.version
        stray = StrayRoll(roll.board, roll.number, -1 if playing else version, roll.top)
        beside = SessionNote(version, now_ns, line, ("device",))
        self._notes.saving(lambda: self._beside.keep_roll(table_id, stray, beside))
        if session is None:
            self._notes.stuck(line)
        else:
            session.ingest(StrayRollKept(now_ns, beside, self._beside.waiting(table_id)))
