"""A live evening: people's words come in, one after another; whoever looks is told what follows."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from companion.clocks import Clocks, GameTime
from companion.errors import Conflict, NotAllowed, UnknownResource
from companion.games.actor import BY_COMPANION, BY_HOST, Actor, said_by
from companion.games.codec import command_to_json
from companion.games.free_text import check_texts
from companion.games.raja.commands import Command, ProposeTrade, RollSiegeDice, Undo
from companion.games.raja.pieces import HOST, MARKERS
from companion.live.notes import Done, Notes
from companion.live.open_game import GameFollower, Glance
from companion.live.saved_games import SavedGames
from companion.live.screens import Screens
from companion.live.speaking import answering_seat, dice_wanted, takes_back_own
from companion.live.state import Addresses, HostsTold
from companion.live.unfillable_trade import answers_for_all
from companion.lobby.hosts import Hosts
from companion.lobby.identity import Viewer
from companion.lobby.lobby import RAJA, Lobby, TableOptions, begun, created_ns, seat_of
from companion.lobby.other_games import OtherGames
from companion.lobby.sessions import Sessions
from companion.lobby.settings import PinSettings
from companion.lobby.speaking import check_goes_on, source_of
from companion.lobby.store import UNREADABLE_PEOPLE, LobbyStore
from companion.session.inputs import BoardTold, Commanded, DeviceTurned, Input, QuestionAnswered, StrayRollKept
from companion.session.moment import DeviceShown
from companion.session.outbox import Outbox
from companion.session.session import Session
from companion.session.stray_rolls import SUBJECT as ROLLS
from companion.session.stray_rolls import told
from companion.session.views.looking_back import moment_at, moments
from companion.session.words.device_lines import device_line
from companion.table.database import Database, LogUnavailable
from companion.table.feed import Feed
from companion.table.feed_numbers import first_number
from companion.table.heard_rolls import HeardRolls
from companion.table.log import EventLog
from companion.table.side_lines import SideLine, SideLines, StrayRoll
from hardware.dice.happenings import RollSettled


class LiveTable:
    """The one place where a live evening changes. Thread-safe: one thing happens at a time.

    What a method has taken is on disk when it returns; then everybody is told.

    Args:
        database: where the log, the lobbies and the house lie.
        addresses: where phones find this table.

    Raises:
        LogUnavailable: the database cannot be read or written.
    """

    def __init__(self, database: Database, addresses: Addresses, clocks: Clocks, pin: PinSettings) -> None:
        self._lock = threading.RLock()
        self._clocks = clocks
        self._screens = Screens(addresses, clocks, first_number(database, "table", clocks.now_ns() // 1_000_000))
        self._store = LobbyStore(database)
        self.heard_rolls = HeardRolls(database)
        self._beside = SideLines(database)
        self.saved = SavedGames(EventLog(database), self._store, clocks, self._beside)
        self._hosts = Hosts(self._store, clocks, pin)
        self.sessions = Sessions(self._store, clocks.steady_s)
        self._notes = Notes(clocks.steady_s, self._publish)
        self._follower: GameFollower | None = None
        self._lobby: Lobby
        self._time: GameTime
        self._evening: Session | None
        self._open(self._last_open() or self.saved.made(None, None))
        self._publish()

    # --- who looks -----------------------------------------------------------------------------

    def viewer(self, digest: str | None, *, local: bool) -> Viewer:
        """What that person may see and do now.

        Args:
            digest: of the person's token, None for somebody without one.
            local: whether they look from the table's own machine.
        """
        number = self._hosts.number_of(digest)
        return Viewer(seat_of(self._lobby, digest), local or number is not None, local, number)

    def acting(self, digest: str | None, act: Callable[[Viewer], Done], *, local: bool) -> Done:
        """Let that person act as who they are at this moment: nothing changes in between."""
        with self._lock:
            return act(self.viewer(digest, local=local))

    def held(self) -> contextlib.AbstractContextManager[bool]:
        """While this is held nothing changes."""
        return self._lock

    @property
    def addresses(self) -> Addresses:
        """Where phones find this table."""
        return self._screens.addresses

    def called(self, by_name: str) -> None:
        """From now on the table is found by this address, too."""
        with self._lock:
            self._screens.addresses = replace(self._screens.addresses, by_name=by_name)
            self._publish()

    @property
    def feed(self) -> Feed:
        """Where pages wait for what everybody is told."""
        return self._screens.feed

    @property
    def evening(self) -> Session | None:
        """The open game, None before its start; hold ``held`` while something is done with it."""
        return self._evening

    @property
    def lobby(self) -> Lobby:
        """The open game's people."""
        return self._lobby

    def arrive(self, digest: str | None) -> None:
        """A page of that person's is open."""
        with self._lock:
            self._telling_who_is_there(lambda: self._screens.present.arrive(digest))

    def depart(self, digest: str | None) -> None:
        """A page of that person's was closed."""
        with self._lock:
            self._telling_who_is_there(lambda: self._screens.present.depart(digest))

    def _telling_who_is_there(self, change: Callable[[], None]) -> None:
        present = self._screens.present
        before = present.seats_in(self._lobby)
        change()
        if present.seats_in(self._lobby) != before:
            self._publish()

    # --- the lobby -----------------------------------------------------------------------------

    def change_lobby(self, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Let one of ``companion.lobby.lobby``'s functions act, with its errors.

        Raises:
            LogUnavailable: nothing was changed.
        """
        with self._lock:
            return self._keep(change(self._lobby))

    def change_hosts(self, change: Callable[[Hosts], Done]) -> Done:
        """Let one of the methods of ``Hosts`` act, with its errors."""
        with self._lock:
            done = self._notes.saving(lambda: change(self._hosts), writes=False)
            self._publish()
            return done

    def start(self, options: TableOptions) -> None:
        """The game begins with those who sit.

        Raises:
            Conflict, MalformedRequest: see ``begun``.
        """
        with self._lock:
            markers = list(MARKERS)
            self._clocks.random.shuffle(markers)
            # The lobby is saved first and holds all the rules begin with: a crash in between loses nothing.
            lobby = begun(self._lobby, options, tuple(markers))
            self._notes.saving(lambda: self._store.save(lobby))
            evening = self._notes.saving(lambda: self.saved.session_of(lobby))
            self._lobby, self._evening = lobby, evening
            self._tell_follower()
            self._publish()

    # --- the game ------------------------------------------------------------------------------

    def submit(
        self, command: Command, viewer: Viewer, *, expected_version: int | None = None, command_id: str | None = None
    ) -> int:
        """A person's command; the version after it.

        Raises:
            MalformedCommand: ``text.not_a_line``.
            NotAllowed: ``seat.not_yours``, ``host.only``.
            Conflict: ``table.not_started``, ``table.paused``.
            IllegalCommand, LogConflict, LogUnavailable: see ``Table.submit``.
        """
        with self._lock:
            evening = self.playing()
            check_texts(command_to_json(command))
            source = source_of(self._lobby, command.seat, viewer)
            if source != BY_HOST and evening.table.taken_before(command_id) is None:
                check_goes_on(self._lobby)
            if takes_back_own(evening, command, viewer, command_id):
                command = Undo(HOST)
            command = said_by(command, source)
            return self._take(evening, command, source, expected_version, command_id)

    def roll(self, viewer: Viewer, *, command_id: str | None = None) -> tuple[int, tuple[int, ...]]:
        """The companion rolls all dice the viewer's seat still has to roll; the version after it, and the faces.

        Raises:
            NotAllowed: ``dice.not_agreed``.
            Conflict: ``dice.none_wanted``, ``table.not_started``, ``table.paused``.
        """
        with self._lock:
            evening = self.playing()
            if not self._lobby.options.companion_dice:
                raise NotAllowed("dice.not_agreed", "This table rolls its own dice: type what they show.")
            seat = HOST if viewer.seat is None else viewer.seat
            done = evening.table.taken_before(command_id)
            if done is not None:
                return done.version, tuple(done.command.get("dice", ()))
            check_goes_on(self._lobby)
            wanted = dice_wanted(evening.table.state, seat)
            faces = tuple(1 + self._clocks.random.randrange(6) for _ in range(wanted))
            command = RollSiegeDice(seat, faces, BY_COMPANION)
            return self._take(evening, command, source_of(self._lobby, seat, viewer), None, command_id), faces

    def answer(self, question: str, value: int, viewer: Viewer, *, seat: int | None = None) -> None:
        """A person's answer to an open question.

        Args:
            seat: for whom a host says it; the viewer's own seat, else the one that was asked, if None.

        Raises:
            UnknownResource: ``question.closed``.
            NotAllowed: ``question.not_yours``.
            IllegalCommand: ``question.choose``, or the rules do not allow what is said.
        """
        with self._lock:
            evening = self.playing()
            asked = evening.asked(question)
            if asked is None:
                raise UnknownResource("question.closed", "That question is no longer open: look at the table again.")
            answered = QuestionAnswered(self._t_ns(), question, value, answering_seat(asked.seat, viewer, seat))
            self._ingest(evening, answered, writes=False)
            if asked.subject == ROLLS:
                with contextlib.suppress(LogUnavailable):  # at worst it is asked again after a restart
                    self._beside.settle(self._lobby.id)
            self._publish()

    def moments(self) -> list[dict[str, Any]]:
        """The open game's log in words, with prices and points at each moment; none before its start."""
        with self._lock:
            return [] if self._evening is None else moments(self._evening)

    def moment_at(self, version: int) -> dict[str, Any]:
        """The table as everybody may see it after so many events; raises ``moment.unknown``."""
        with self._lock:
            return moment_at(self.playing(), version)

    def playing(self) -> Session:
        """The evening of the game that goes on; hold ``held`` while something is done with it.

        Raises:
            Conflict: ``table.not_started``, ``table.other_game``.
        """
        if self._lobby.kind != RAJA:
            raise Conflict("table.other_game", "Another game is open at this table: it is played on its own page.")
        if self._evening is None:
            raise Conflict("table.not_started", "The game has not started: sit down and let the host start it.")
        return self._evening

    def _take(
        self, evening: Session, command: Command, source: Actor, expected_version: int | None, command_id: str | None
    ) -> int:
        given = Commanded(self._t_ns(), source, command, expected_version, command_id)
        version = self._ingest(evening, given).version
        for answer in answers_for_all(evening.table.state) if isinstance(command, ProposeTrade) else ():
            version = self._ingest(evening, Commanded(given.t_ns, BY_COMPANION, answer)).version
        self._notes.went_on()
        self._publish()
        return version

    def _ingest(self, session: Session, given: Input, *, writes: bool = True) -> Outbox:
        return self._notes.saving(lambda: session.ingest(given).taken(), writes=writes)

    # --- saved games ---------------------------------------------------------------------------

    def new_game(self, title: str | None) -> str:
        """Open the door for another game; who sat in the last one keeps the seat. Its id."""
        with self._lock:
            lobby = self._notes.saving(lambda: self.saved.made(title, self._lobby))
            self._open(lobby)
            self._publish()
            return lobby.id

    def open_game(self, table_id: str) -> None:
        """Go on with another game.

        Raises:
            UnknownResource: ``game.unknown``.
        """
        with self._lock:
            lobby = self.saved.found(table_id)
            self._notes.saving(lambda: self._open(lobby))
            self._publish()

    # --- games beside Raja (companion.small_table) ------------------------------------------------

    def play_beside(self, others: OtherGames) -> None:
        """From now on those games can be opened here; they are told of the open one at once."""
        with self._lock:
            self._screens.others = others
            others.open(self._lobby)
            self._publish()

    def blank(self, title: str | None) -> Lobby:
        """A lobby without people for the next game of this evening; it is not on disk.

        Raises:
            MalformedRequest: ``game.title``.
        """
        return self.saved.blank(title, self._lobby)

    def go_on_with(self, lobby: Lobby) -> None:
        """Open a game that was made elsewhere, with its people.

        Raises:
            LogUnavailable: it was not opened.
        """
        with self._lock:
            before = self._lobby
            self._notes.saving(lambda: self._store.save(lobby))
            self._notes.saving(lambda: self._open(lobby))
            if not before.started:
                self._notes.saving(lambda: self._store.forget(before.id))
            self._publish()

    def retell(self) -> None:
        """The game beside Raja's has come to its end, or goes on after all: tell everybody."""
        with self._lock:
            self._publish()

    def retell_after(self, change: Callable[[], None]) -> None:
        """Change something beside the game while nothing happens in it, then tell everybody."""
        with self._lock:
            change()
            self._publish()

    def saving(self, write: Callable[[], Done]) -> Done:
        """Let ``write`` reach the disk; while it cannot, everybody is told why.

        Raises:
            LogUnavailable: it could not be written.
        """
        with self._lock:
            before = self._notes.sentences()
            done = self._notes.saving(write)
            self._notes.went_on()
            if self._notes.sentences() != before:
                self._publish()
            return done

    # --- what happens by itself (companion.live.timekeeper) ------------------------------------

    def glance(self) -> Glance | None:
        """The game as it stands; None while nobody plays: before the start, and in a pause."""
        with self._lock:
            if self._evening is None or self._lobby.paused:
                return None
            table = self._evening.table
            watched, rolled = (self._screens.is_on(name) for name in ("camera", "arduino"))
            ends_s = self._screens.call_ends_s(self._lobby)
            return Glance(self._lobby, table.state, table.version, ends_s, watched, rolled)

    def by_itself(self, command: Command, source: Actor, glance: Glance) -> None:
        """Take a command that nobody sent, if nothing has happened since ``glance``.

        Raises:
            IllegalCommand, LogUnavailable: as ``submit``.
        """
        with self._lock:
            evening = self._evening
            if evening is None or self._lobby is not glance.lobby or evening.table.version != glance.version:
                return
            self._take(evening, command, source, glance.version, None)

    def note(self, sentence: str) -> None:
        """Tell everybody why nothing happens by itself, until something does."""
        with self._lock:
            self._notes.stuck(sentence)

    def try_saving(self) -> None:
        """While nothing could be saved, try again; everybody is told when it can."""
        with self._lock:
            self._notes.try_again(self._store.database.try_room)

    # --- what devices tell (companion.live.devices) ---------------------------------------

    def let_in(self, make: Callable[[Session, int], Iterable[Input]]) -> tuple[Outbox, ...]:
        """Let things come into the open game, made for it at its present time; nothing comes in while nobody plays.

        Raises:
            IllegalCommand: what somebody said was not taken.
            LogUnavailable: what followed could not be kept.
        """
        with self._lock:
            evening = self._evening
            if evening is None or self._lobby.paused:
                return ()
            made = make(evening, self._t_ns())
            outboxes = tuple([self._ingest(evening, given, writes=False) for given in made])
            self._publish()
            return outboxes

    def tell_device(self, name: str, shown: DeviceShown) -> None:
        """Tell everybody how camera or board (``arduino``) is now; its going and coming is a line in the log."""
        with self._lock:
            before = self._screens.devices[name]
            if before == shown:
                return
            self._screens.devices = {**self._screens.devices, name: shown}
            line = device_line(name, before, shown)
            if line is not None and self._evening is not None:
                t_ns = self._t_ns()
                self._evening.ingest(DeviceTurned(t_ns, name, shown.state, line))
                with contextlib.suppress(LogUnavailable):  # shown it is, and play goes on
                    self._beside.keep(self._lobby.id, SideLine(self._evening.table.version, t_ns, line, ("device",)))
            self._publish()

    def hear_roll(self, roll: RollSettled, t_ns: Callable[[int], int]) -> None:
        """A die lies still: it is taken, or kept with a line in the log, and asked about where it may count.

        The one place that tells whether a roll was taken before, by an earlier run too.

        Args:
            t_ns: when that was, from the game's present time.

        Raises:
            LogUnavailable: the board is to tell it again.
        """
        with self._lock:
            known = partial(self.heard_rolls.known, roll.board, roll.number, self._lobby.id)
            if self._notes.saving(known, writes=False):
                return
            evening, now_ns = self._evening, self._t_ns()
            playing = evening is not None and not self._lobby.paused
            settled = BoardTold(t_ns(now_ns), roll)
            if (
                evening is None
                or not playing
                or self._notes.saving(lambda: evening.ingest(settled), writes=False).unwanted
            ):
                self._keep_stray(roll, now_ns, playing=playing)
            self._notes.saving(lambda: self.heard_rolls.keep(roll.board, roll.number), writes=False)
            self._publish()

    def _keep_stray(self, roll: RollSettled, now_ns: int, *, playing: bool) -> None:
        evening, table_id, other = self._evening, self._lobby.id, self._lobby.kind != RAJA
        line = told(roll.top, roll.well, started=evening is not None, paused=not playing, other_game=other)
        version = 0 if evening is None else evening.table.version
        stray = StrayRoll(roll.board, roll.number, -1 if playing else version, roll.top)
        beside = SideLine(version, now_ns, line, ("device",))
        self._notes.saving(lambda: self._beside.keep_roll(table_id, stray, beside))
        if evening is None:
            self._notes.stuck(line)
        else:
            evening.ingest(StrayRollKept(now_ns, beside, self._beside.waiting(table_id)))

    # --- keeping and telling ---------------------------------------------------------------------

    def _keep(self, lobby: Lobby) -> Lobby:
        if lobby != self._lobby:
            self._notes.saving(lambda: self._store.save(lobby))
            agreed = [seat.recorded for seat in lobby.seats] == [seat.recorded for seat in self._lobby.seats]
            self._lobby = lobby
            if not agreed:
                self._tell_follower()
            self._publish()
        return lobby

    def _open(self, lobby: Lobby) -> None:
        """That game is the open one."""
        lobby, evening, damage = self.saved.opened(lobby)
        self._hosts.open(lobby.id)
        self._screens.show(lobby)
        self._lobby, self._evening = lobby, evening
        last_ns = evening.table.events[-1].t_ns if evening is not None else 0
        self._time = GameTime.opened(self._clocks, created_ns(lobby), last_ns)
        self._tell_follower()
        if damage is not None:
            self._notes.stuck(damage)

    def _last_open(self) -> Lobby | None:
        """The game that was open last; None where there is none, or where its people cannot be read."""
        try:
            return self._store.lobby(self._hosts.open_table)
        except LogUnavailable as error:
            if error.code not in UNREADABLE_PEOPLE:
                raise
            return None

    def be_followed(self, follower: GameFollower) -> None:
        """From now on tell that follower which game is open, beginning with this one."""
        with self._lock:
            self._follower = follower
            self._tell_follower()
            self._publish()

    def _tell_follower(self) -> None:
        if self._follower is not None:
            time = self._time
            self._follower.follow(self._lobby, self._evening, lambda: time.now_ns(self._clocks))

    def _t_ns(self) -> int:
        return self._time.now_ns(self._clocks)

    def _publish(self) -> None:
        note = None if self._follower is None else self._follower.note()
        sentences = [*self._notes.sentences(), *([] if note is None else [note])]
        self._screens.recorded = "off" if self._follower is None else self._follower.recorded()
        hosts = HostsTold(self._hosts.pin, self._hosts.all)
        self._screens.tell(self._lobby, self._evening, self._t_ns(), hosts, sentences)
