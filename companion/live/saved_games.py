"""All games of a companion: create, list, open, export and import."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from companion.clocks import Clocks
from companion.errors import CompanionError, Conflict, MalformedRequest, NotAllowed, UnknownResource
from companion.games.catalogue import engine_of
from companion.games.errors import GameError
from companion.games.free_text import check_texts
from companion.games.raja.game import ENGINE
from companion.games.records import record_from_json, to_json
from companion.live.damaged_game import check_whole, damage_note, intact_part, intact_steps
from companion.live.open_game import AnySession
from companion.lobby.game_start import check_game, rules_options
from companion.lobby.lobby import (
    MOST_SEATS,
    RAJA,
    SEATS,
    GameKind,
    Lobby,
    LobbySeat,
    clean_title,
    created_at,
    created_ns,
)
from companion.lobby.store import LobbyStore
from companion.session.raja_session import raja_session
from companion.small_games.dealing import small_session
from companion.small_games.kinds import KINDS
from companion.small_games.public_log import begun_options, first_difference, hides_cards, redacted_steps
from companion.table.log import DamagedGame, EventLog, LoggedStep
from companion.table.session_notes import SessionNotes
from companion.table.table import Table
from companion.texts.message import Message

EVENING_LASTS: Final = timedelta(hours=12)
"""A game created later than this after the one before belongs to another evening."""
FORMAT: Final = "raja-game"
FORMAT_VERSION: Final = 1
MOST_STEPS: Final = 20_000
LONGEST_NS: Final = 100 * 366 * 86_400 * 10**9
"""An imported game that lasts longer is refused."""
_LAST_EVENTS: Final = ("GameEnded", "BallotsRevealed")


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the list; ``stage`` as in ``lobby.stage``."""

    table: str
    kind: GameKind
    title: str
    created: str
    stage: str
    players: tuple[str, ...]
    version: int
    open: bool


class SavedGames:
    """Games on disk.

    Args:
        log: the games' events.
        store: the games' people.
        clocks: give games their creation times and ids.
    """

    def __init__(self, log: EventLog, store: LobbyStore, clocks: Clocks, beside: SessionNotes) -> None:
        self._log = log
        self._store = store
        self._clocks = clocks
        self._beside = beside

    def listed(self, open_id: str) -> list[SavedGame]:
        """Return all games, newest first."""
        heads = self._log.heads()
        games = []
        for lobby in self._store.lobbies():
            head = heads.get(lobby.id)
            ended = head is not None and head.event.get("event") in _LAST_EVENTS
            stage = "open" if not lobby.started else "ended" if ended else "playing"
            players = tuple(seat.name for seat in lobby.seats if seat.name is not None)
            version = 0 if head is None else head.version
            is_open = lobby.id == open_id
            games.append(SavedGame(lobby.id, lobby.kind, lobby.title, lobby.created, stage, players, version, is_open))
        return games

    def found(self, table_id: str) -> Lobby:
        """Return a game's lobby.

        Raises:
            UnknownResource: ``game.unknown``.
        """
        lobby = self._store.lobby(table_id)
        if lobby is None:
            raise UnknownResource("game.unknown", "There is no such game: choose one from the list.")
        return lobby

    def made(self, title: str | None, before: Lobby | None) -> Lobby:
        """Create and store a new game's lobby; people of the game before keep their seats.

        If the game before never started, it is deleted.

        Raises:
            MalformedRequest: ``game.title``.
        """
        kept = [seat for seat in (*before.seats, *before.aside) if seat.taken] if before is not None else []
        seats = [LobbySeat(mat) for mat in range(max(SEATS, *(seat.mat + 1 for seat in kept), 0))]
        for seat in kept:
            seats[seat.mat] = seat
        lobby = replace(self.blank(title, before), seats=tuple(seats))
        self._store.save(lobby)
        if before is not None and not before.started:
            self._store.forget(before.id)
        return lobby

    def blank(self, title: str | None, before: Lobby | None) -> Lobby:
        """Create a new game's lobby without people, on the same evening as the one before; it is not stored.

        Raises:
            MalformedRequest: ``game.title``.
        """
        made = datetime.fromtimestamp(self._clocks.now_ns() / 1e9, UTC)
        shown = f"Evening of {made.day} {made:%B %Y}" if title is None else clean_title(title)
        table_id = self._new_id()
        same_evening = before is not None and made - created_at(before) < EVENING_LASTS
        evening = (before.evening or before.id) if before is not None and same_evening else table_id
        return Lobby(table_id, shown, made.isoformat(timespec="milliseconds"), evening=evening)

    def opened(self, lobby: Lobby) -> tuple[Lobby, AnySession | None, Message | None]:
        """Open a game to continue it; if its log is damaged, its intact part with a note.

        Raises:
            LogUnavailable: the database cannot be read or written.
        """
        try:
            if lobby.kind != RAJA:  # a game of Raja is opened completely below anyway
                check_whole(self._log, lobby)
            return lobby, self.session_of(lobby), None
        except DamagedGame:
            steps = intact_steps(self._log, lobby)
            part = intact_part(self._log, self._store, lobby, steps, self._clocks.now_ns()) or self.made(None, lobby)
            return part, self.session_of(part), damage_note(lobby, len(steps))

    def session_of(self, lobby: Lobby) -> AnySession | None:
        """Return the session of a started lobby, from the log or newly begun; None before the start."""
        if not lobby.started:
            return None
        kind = KINDS.get(lobby.kind)
        if kind is not None:
            return small_session(Table.opened(self._log, lobby.id, kind.engine), self._clocks.random.randrange)
        t_ns = max(0, self._clocks.now_ns() - created_ns(lobby))
        table = Table.opened(self._log, lobby.id, ENGINE, rules_options(lobby), t_ns=t_ns)
        mats = [seat.mat for seat in lobby.seats]
        return raja_session(table, mats, beside=self._beside.of(lobby.id), strays=self._beside.waiting(lobby.id))

    def exported(self, table_id: str, *, host: bool) -> str:
        """Export a started game as one JSON text: people without their phones, and every command with its events.

        Args:
            host: whether a host asks; the export of an unfinished game contains more than its players may know.

        Raises:
            UnknownResource: ``game.unknown``.
            NotAllowed: ``host.only``.
            Conflict: ``table.not_started``, ``game.hidden_cards``.
        """
        lobby = self.found(table_id)
        stage = next(game.stage for game in self.listed("") if game.table == table_id)
        if stage == "open":
            raise Conflict("table.not_started", "That game has not started: there is nothing to export.")
        if stage != "ended" and not host:
            raise NotAllowed("host.only", "Until the game is over only a host may export it: ask the host.")
        steps = self._log.steps(lobby.id)
        kind = KINDS.get(lobby.kind)
        if kind is not None:
            steps = redacted_steps(kind.engine, steps)
            if stage != "ended" and hides_cards(steps):
                raise Conflict(
                    "game.hidden_cards",
                    "Cards of that game lie face down: it can be exported when it is over.",
                )
        people = _alone(lobby)
        head = {"format": FORMAT, "format_version": FORMAT_VERSION, "lobby": to_json(people)}
        log = [
            {"command": step.command, "source": step.source, "t_ns": step.t_ns, "events": list(step.events)}
            for step in steps
        ]
        return json.dumps({**head, "log": log}, ensure_ascii=False, indent=1)

    def imported(self, data: object) -> Lobby:
        """Import a game from ``exported``'s text under a new id; the rules decide it again step by step.

        Raises:
            MalformedRequest: ``game.not_a_game``, ``game.differs``: nothing was written.
            LogUnavailable: nothing was written.
        """
        lobby, steps = _read(data)
        lobby, now_ns = replace(lobby, id=self._new_id()), self._clocks.now_ns()
        self._log.create_table(lobby.id, engine_of(lobby.kind).name, now_ns)
        self._log.append_game(lobby.id, steps, logged_ns=now_ns)
        self._store.save(lobby)
        return lobby

    def _new_id(self) -> str:
        return f"{self._clocks.random.getrandbits(48):012x}"


def _read(data: object) -> tuple[Lobby, list[LoggedStep]]:
    try:
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise _not_a_game("its format is another")
        if data.get("format_version") != FORMAT_VERSION:
            raise _not_a_game("another version of the companion wrote it")
        lobby = record_from_json("game", Lobby, data.get("lobby"))
        _check_people(lobby)
        log = data.get("log")
        if not isinstance(log, list) or not 1 <= len(log) <= MOST_STEPS:
            raise _not_a_game("it holds no log")
        steps = [_step(step) for step in log]
        _check_same(lobby, steps)
    except (GameError, ValueError, OverflowError, KeyError) as error:
        raise _not_a_game(str(error)) from error
    return replace(_alone(lobby), created=created_at(lobby).isoformat(timespec="milliseconds")), steps


def _check_people(lobby: Lobby) -> None:
    try:
        check_game(lobby)
    except CompanionError as error:
        raise _not_a_game(error.message.rstrip(".")) from error


def _alone(lobby: Lobby) -> Lobby:
    """Return a game's people without phones, evening and spectators."""
    seats = tuple(replace(seat, holder=None, was=None) for seat in lobby.seats)
    return replace(lobby, seats=seats, requests=(), asked=0, evening="", aside=())


def _step(data: object) -> LoggedStep:
    if not isinstance(data, Mapping):
        raise _not_a_game("a step of its log is none")
    command, source, t_ns, events = (data.get(name) for name in ("command", "source", "t_ns", "events"))
    if not (isinstance(command, dict) and isinstance(source, str) and len(source) <= 64 and isinstance(events, list)):
        raise _not_a_game("a step of its log is none")
    if not (type(t_ns) is int and 0 <= t_ns < LONGEST_NS):
        raise _not_a_game("a time in its log is none")
    check_texts([source, command, events])
    return LoggedStep(command, source, t_ns, tuple(events))


def _check_same(lobby: Lobby, steps: Sequence[LoggedStep]) -> None:
    """Check that the rules decide as the file says."""
    engine = engine_of(lobby.kind)
    options = begun_options(engine, steps[0])
    if lobby.kind == RAJA:
        fits = [seat.name for seat in lobby.seats] == [player.name for player in options.players]
    else:
        fits = len(lobby.seats) == len(options.players)
    if not (lobby.started and fits and _mats_fit(lobby, SEATS if lobby.kind == RAJA else MOST_SEATS)):
        raise _not_a_game("its seats are not those of its game")
    difference = first_difference(engine, steps)
    if difference is not None:
        raise _differs(difference)


def _mats_fit(lobby: Lobby, places: int) -> bool:
    mats = [seat.mat for seat in lobby.seats]
    return len(set(mats)) == len(mats) and all(0 <= mat < places for mat in mats)


def _not_a_game(why: str) -> MalformedRequest:
    return MalformedRequest("game.not_a_game", f"This file is not an exported game ({why}): choose another.")


def _differs(number: int) -> MalformedRequest:
    return MalformedRequest(
        "game.differs", f"Step {number} of this game does not follow from the rules: the file was changed."
    )
