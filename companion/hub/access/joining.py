"""How tables join and leave the club: first with a code, afterwards with their own key."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from companion.clocks import Clocks
from companion.errors import Conflict, MalformedRequest, NotAllowed, TooSoon, UnknownResource
from companion.games.free_text import one_line
from companion.hub.access.codes import code_drawn
from companion.hub.access.guesses import Guesses
from companion.hub.settings import HubSettings
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import CLUB, CODES, TABLES
from companion.outbox.membership import BATCH, JOINING, is_signed_by

_CODE_LENGTH: Final = 8
_LONGEST_NAME: Final = 40
_KEY_BYTES: Final = 32
_NS_PER_MINUTE: Final = 60_000_000_000


@dataclass(frozen=True, slots=True)
class ClubTable:
    """A table of the club."""

    id: int
    name: str
    joined_ns: int
    heard_ns: int
    revoked: bool


class Joining:
    """Admits tables and removes them."""

    def __init__(self, database: HubDatabase, clocks: Clocks, settings: HubSettings) -> None:
        self._database = database
        self._clocks = clocks
        self._settings = settings
        self._guesses = Guesses(clocks, settings.wrong_codes, _codes_too_fast)

    def begin(self) -> tuple[str, str | None]:
        """Create the hub's id; return the hosts' key if it was just made, as only its digest is stored."""
        with self._database.writing() as connection:
            known = connection.execute(sa.select(CLUB.c.hub)).scalar_one_or_none()
            if known is not None:
                return known, None
            hub, key = secrets.token_hex(8), secrets.token_urlsafe(18)
            connection.execute(CLUB.insert().values(one=1, hub=hub, host_key=_digest(key)))
        return hub, key

    def new_host_key(self) -> str:
        """Make a new key for hosts; the old one stops working."""
        key = secrets.token_urlsafe(18)
        with self._database.writing() as connection:
            connection.execute(CLUB.update().values(host_key=_digest(key)))
        return key

    def is_host_key(self, key: str) -> bool:
        """Whether this is the hosts' key."""
        with self._database.reading() as connection:
            kept = connection.execute(sa.select(CLUB.c.host_key)).scalar_one()
        return hmac.compare_digest(kept, _digest(key))

    def new_code(self) -> str:
        """Make a code with which one table can join within a few minutes."""
        code = code_drawn(_CODE_LENGTH, secrets.choice)
        now_ns = self._clocks.now_ns()
        ends_ns = now_ns + round(self._settings.code_minutes * _NS_PER_MINUTE)
        with self._database.writing() as connection:
            connection.execute(CODES.delete().where(CODES.c.ends_ns < now_ns))
            connection.execute(CODES.insert().values(digest=_digest(code), ends_ns=ends_ns))
        return code

    def join(self, code: str, name: str, public_key: str, signature: str, address: str) -> str:
        """Admit a table, and return the hub's id.

        Args:
            address: the sender's address, by which guesses are limited, so that a guesser keeps nobody else from
                joining.

        Raises:
            MalformedRequest: ``hub.table_name``, ``hub.not_signed``.
            NotAllowed: ``hub.wrong_code``. TooSoon: ``hub.codes_too_fast``. Conflict: ``hub.key_known``.
        """
        shown = one_line(name, _LONGEST_NAME)
        if not shown:
            raise MalformedRequest("hub.table_name", f"A table's name has 1 to {_LONGEST_NAME} letters: give another.")
        if not is_signed_by(public_key, signature, JOINING + code.encode("utf-8", "replace")):
            raise MalformedRequest(
                "hub.not_signed", "The request to join is not signed with the table's key: join again."
            )
        self._guesses.check_pace(address)
        now_ns = self._clocks.now_ns()
        with self._database.writing() as connection:
            mine = CODES.delete().where(CODES.c.digest == _digest(code.strip().upper()), CODES.c.ends_ns >= now_ns)
            if connection.execute(mine).rowcount != 1:
                self._guesses.count_wrong(address)
                raise NotAllowed("hub.wrong_code", "That code is wrong or has expired: ask for a new one.")
            key = public_key.lower()
            if connection.execute(sa.select(TABLES.c.id).where(TABLES.c.public_key == key)).first() is not None:
                raise Conflict("hub.key_known", "A table with this key was here before: join anew.")
            row = {"name": shown, "public_key": key, "joined_ns": now_ns, "heard_ns": now_ns}
            connection.execute(TABLES.insert().values(**row))
            return str(connection.execute(sa.select(CLUB.c.hub)).scalar_one())

    def sender_of(self, public_key: str, signature: str, body: bytes, what: bytes = BATCH) -> int:
        """Return the number of the table that signed this request.

        Args:
            what: what is sent: a batch, or a part of a recording.

        Raises:
            NotAllowed: ``hub.unknown_table``, ``hub.table_revoked``, ``hub.not_signed_here``.
        """
        with self._database.reading() as connection:
            hub = connection.execute(sa.select(CLUB.c.hub)).scalar_one()
            query = sa.select(TABLES.c.id, TABLES.c.revoked_ns).where(TABLES.c.public_key == public_key.lower())
            found = connection.execute(query).first()
        if found is None:
            raise NotAllowed("hub.unknown_table", "No table of this club has that key: join with a new code.")
        if found.revoked_ns is not None:
            raise NotAllowed("hub.table_revoked", "This table was removed from the club: join with a new code.")
        if not is_signed_by(public_key, signature, what + hub.encode() + b"\n" + body):
            raise NotAllowed("hub.not_signed_here", "That is not signed by that table for this hub: join anew.")
        return int(found.id)

    def revoke(self, table: int) -> None:
        """Revoke a table's key; everything it has sent stays.

        Raises:
            UnknownResource: ``hub.no_such_table``.
        """
        with self._database.writing() as connection:
            put_out = TABLES.update().where(TABLES.c.id == table).values(revoked_ns=self._clocks.now_ns())
            if connection.execute(put_out).rowcount != 1:
                raise no_such_table()

    def tables(self) -> list[ClubTable]:
        """All tables that ever joined, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(sa.select(TABLES).order_by(TABLES.c.name, TABLES.c.id)).all()
        return [ClubTable(row.id, row.name, row.joined_ns, row.heard_ns, row.revoked_ns is not None) for row in rows]


def _codes_too_fast(wait_s: int) -> TooSoon:
    return TooSoon("hub.codes_too_fast", f"Too many wrong codes: try again in {wait_s} s.", wait_s)


def no_such_table() -> UnknownResource:
    """Return the error for a table that does not exist."""
    return UnknownResource("hub.no_such_table", "There is no such table in this club: choose one from the wall.")


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
