"""Receives recordings from tables: announced, sent piece by piece, checked at the end."""

from __future__ import annotations

import base64
import binascii
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from companion.archive.settings import ArchiveSettings
from companion.archive.store import DIGEST, RecordingStore
from companion.clocks import Clocks
from companion.errors import Conflict, MalformedRequest, TooBusy
from companion.hub.access.joining import Joining
from companion.hub.archiving.index import WAITING, add_recording, is_known, make_room
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import GAMES
from companion.outbox.hub_messages import PieceTold, RecordingTold
from companion.outbox.membership import RECORDING

_MB: Final = 1_000_000
_GB: Final = 1_000_000_000
_ANNOUNCED: Final = TypeAdapter(RecordingTold)
_PIECES: Final = TypeAdapter(PieceTold)
Told = TypeVar("Told", RecordingTold, PieceTold)


class Receiving:
    """Receives recordings from tables. Thread-safe."""

    def __init__(
        self, database: HubDatabase, joining: Joining, store: RecordingStore, clocks: Clocks, settings: ArchiveSettings
    ) -> None:
        self._database = database
        self._joining = joining
        self._store = store
        self._clocks = clocks
        self._settings = settings

    def announce(self, public_key: str, signature: str, body: bytes) -> int:
        """Accept that a table will send a recording; return how many bytes are here already (all if it is known).

        Raises:
            NotAllowed: see ``Joining.sender_of``. MalformedRequest: ``hub.recording``. Conflict: ``hub.game_goes_on``.
            TooBusy: ``hub.archive_full``.
        """
        table = self._joining.sender_of(public_key, signature, body, RECORDING)
        told = self._read(_ANNOUNCED, body)
        self._game_over(table, told.game)
        if self._is_known(told.digest):
            return told.size
        try:
            have = self._store.have(table, told.digest)
            self._check_room(told.size - have)
        except OSError as error:
            raise _no_room(str(error.strerror)) from error
        return have

    def take(self, public_key: str, signature: str, body: bytes) -> int:
        """Store one piece; return how many bytes are on disk. The last piece completes the recording.

        Raises:
            BrokenRecording: the complete file is not the recording that was announced. Others as ``announce``.
        """
        table = self._joining.sender_of(public_key, signature, body, RECORDING)
        told = self._read(_PIECES, body)
        if self._is_known(told.digest):
            return told.size
        piece = _decoded(told.piece)
        if not piece or not 0 <= told.at <= told.size - len(piece):
            raise _wrong("a piece lies outside the recording")
        game = self._game_over(table, told.game)
        try:
            self._check_room(len(piece))
            have = self._store.add(table, told.digest, told.at, piece)
            if have == told.size:
                self._store.keep(table, told.digest)
        except OSError as error:
            raise _no_room(str(error.strerror)) from error
        if have == told.size:
            with self._database.writing() as connection:
                kept_ns = self._clocks.now_ns()
                row = {"digest": told.digest, "table_id": table, "game_id": game, "size": told.size}
                add_recording(connection, {**row, "kept_ns": kept_ns, "facts": WAITING})
        return have

    def _read(self, kind: TypeAdapter[Told], body: bytes) -> Told:
        try:
            told = kind.validate_json(body, strict=True)
        except ValidationError as error:
            raise _wrong(error.errors(include_url=False, include_input=False)[0]["msg"]) from error
        if DIGEST.fullmatch(told.digest) is None:
            raise _wrong("its digest is none")
        if not 0 < told.size <= self._settings.largest_mb * _MB:
            raise _wrong(f"it has more than {self._settings.largest_mb} MB, or none")
        return told

    def _is_known(self, digest: str) -> bool:
        with self._database.reading() as connection:
            return is_known(connection, digest)

    def _game_over(self, table: int, key: str) -> int:
        """Return the game's number if it is over; until then hands and bids must stay hidden."""
        with self._database.reading() as connection:
            mine = sa.select(GAMES.c.id, GAMES.c.over).where(GAMES.c.table_id == table, GAMES.c.key == key)
            game: Any = connection.execute(mine).first()
        if game is None or not game.over:
            raise Conflict(
                "hub.game_goes_on", "The club has no such game of this table that is over: send the recording later."
            )
        return int(game.id)

    def _check_room(self, more: int) -> None:
        """Make space if the settings allow it."""
        space = self._store.space()
        if space.free - more < self._settings.keep_free_gb * _GB:
            raise _no_room("the disk is full")
        over = space.used + more - self._settings.space_gb * _GB
        if over > 0:
            make_room(self._database, self._store, round(over), self._clocks.now_ns())
            if self._store.space().used + more > self._settings.space_gb * _GB:
                raise _no_room("other recordings are just coming in")


def _decoded(piece: str) -> bytes:
    try:
        return base64.b64decode(piece, validate=True)
    except (binascii.Error, ValueError) as error:
        raise _wrong("a piece is no base64") from error


def _wrong(what: str) -> MalformedRequest:
    return MalformedRequest(
        "hub.recording", f"That is no part of a recording ({what}): update table and hub.", what=what
    )


def _no_room(reason: str) -> TooBusy:
    return TooBusy(
        "hub.archive_full",
        f"The hub has no room for recordings now ({reason}): free some; the tables will send again.",
        reason=reason,
    )
