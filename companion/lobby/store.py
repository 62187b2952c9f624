"""Stores lobbies and hosts on disk, in the same database as the log."""

from __future__ import annotations

import contextlib
import json
import secrets
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa

from companion.games.errors import MalformedCommand
from companion.games.records import record_from_json, to_json
from companion.lobby.identity import HostEntry, House
from companion.lobby.lobby import MOST_SEATS, Lobby
from companion.table.database import METADATA, Database, LogUnavailable
from companion.table.log import DamagedGame

_LOBBIES: Final = sa.Table(
    "lobbies",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("created", sa.String(40), nullable=False),
    sa.Column("lobby", sa.Text, nullable=False),
)
_HOUSE: Final = sa.Table(
    "house",
    METADATA,
    sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("house", sa.Text, nullable=False),
)
_SESSIONS: Final = sa.Table(
    "sessions",
    METADATA,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("generation", sa.Integer, nullable=False),
)
_TOKEN_KEY: Final = sa.Table(
    "token_key",
    METADATA,
    sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(64), nullable=False),
)
_ONE: Final = 1
_KEY_BYTES: Final = 32
UNREADABLE_PEOPLE: Final = frozenset({"log.damaged_people", "log.not_understood"})
"""Codes for a row of people that exists but cannot be read; only that game is left out of the list."""
_CLEAR_PIN: Final = "pin"
"""The field in which earlier versions stored the PIN itself."""
_HOUSE_WORDS: Final = ("pin_hash", "table_id", "earlier_pin_hash")


class LobbyStore:
    """Reads and writes whole lobbies; what ``save`` was given is on disk when it returns.

    Every method raises ``LogUnavailable``: ``log.cannot_write``, and ``log.not_understood`` for data written by a later
    version.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    def house(self) -> House | None:
        """Return what applies to all games; None in a new database."""
        with self.database.transaction() as connection:
            text = connection.execute(sa.select(_HOUSE.c.house)).scalar_one_or_none()
        return None if text is None else _house_of(text)

    def clear_pin(self) -> str | None:
        """Return the PIN that an earlier version stored in clear; None if there is none."""
        with self.database.transaction() as connection:
            text = connection.execute(sa.select(_HOUSE.c.house)).scalar_one_or_none()
        pin = None if text is None else _object_of(text).get(_CLEAR_PIN)
        return pin if isinstance(pin, str) else None

    def wipe_deleted(self) -> None:
        """Remove old contents of changed rows from the disk."""
        self.database.wipe_deleted()

    def save_house(self, house: House) -> None:
        """Store what applies to all games."""
        text = json.dumps(to_json(house))
        with self.database.transaction() as connection:
            if connection.execute(_HOUSE.update().values(house=text)).rowcount == 0:
                connection.execute(_HOUSE.insert().values(one=_ONE, house=text))

    def token_key(self) -> str:
        """Return the key that signs this companion's tokens; drawn on first use."""
        query = sa.select(_TOKEN_KEY.c.key)
        with self.database.transaction() as connection:
            key = connection.execute(query).scalar_one_or_none()
            if key is None or not _is_key(key):
                key = secrets.token_hex(_KEY_BYTES)
                connection.execute(_TOKEN_KEY.delete())
                connection.execute(_TOKEN_KEY.insert().values(one=_ONE, key=key))
        return str(key)

    def generations(self) -> dict[str, int]:
        """Return the generation of each person's tokens, by digest."""
        with self.database.transaction() as connection:
            rows = connection.execute(sa.select(_SESSIONS.c.person, _SESSIONS.c.generation)).all()
        return {str(person): generation for person, generation in rows if type(generation) is int}

    def generation_of(self, person: str) -> int:
        """Return the generation of one person's tokens."""
        query = sa.select(_SESSIONS.c.generation).where(_SESSIONS.c.person == person)
        with self.database.transaction() as connection:
            found = connection.execute(query).scalar_one_or_none()
        return found if type(found) is int else 0

    def save_generation(self, person: str, generation: int) -> None:
        """Store the generation of a person's tokens."""
        with self.database.transaction() as connection:
            known = _SESSIONS.update().where(_SESSIONS.c.person == person).values(generation=generation)
            if connection.execute(known).rowcount == 0:
                connection.execute(_SESSIONS.insert().values(person=person, generation=generation))

    def known_people(self) -> frozenset[str]:
        """Return the digests of all who hold or held a seat, ask for one, or are host."""
        house = self.house()
        found = set() if house is None else {host.digest for host in house.hosts}
        for lobby in self.lobbies():
            for seat in (*lobby.seats, *lobby.aside):
                found |= {digest for digest in (seat.holder, seat.was) if digest is not None}
            found |= {request.holder for request in lobby.requests}
        return frozenset(found)

    def lobbies(self) -> list[Lobby]:
        """Return all games' lobbies, newest first."""
        query = sa.select(_LOBBIES.c.lobby).order_by(_LOBBIES.c.created.desc(), _LOBBIES.c.table_id)
        with self.database.transaction() as connection:
            texts = list(connection.execute(query).scalars())
        lobbies: list[Lobby] = []
        for text in texts:
            with contextlib.suppress(LogUnavailable):  # that game is not listed; `raja doctor` reports it
                lobbies.append(_understood(Lobby, text))
        return lobbies

    def ids(self) -> list[str]:
        """Return the ids of all games, also of those whose people cannot be read."""
        with self.database.transaction() as connection:
            return list(connection.execute(sa.select(_LOBBIES.c.table_id)).scalars())

    def lobby(self, table_id: str) -> Lobby | None:
        """Return a game's lobby."""
        query = sa.select(_LOBBIES.c.lobby).where(_LOBBIES.c.table_id == table_id)
        with self.database.transaction() as connection:
            text = connection.execute(query).scalar_one_or_none()
        return None if text is None else _understood(Lobby, text)

    def save(self, lobby: Lobby) -> None:
        """Store a game's lobby."""
        text = json.dumps(to_json(lobby))
        with self.database.transaction() as connection:
            known = _LOBBIES.update().where(_LOBBIES.c.table_id == lobby.id).values(lobby=text)
            if connection.execute(known).rowcount == 0:
                row = {"table_id": lobby.id, "created": lobby.created, "lobby": text}
                connection.execute(_LOBBIES.insert().values(row))

    def forget(self, table_id: str) -> None:
        """Delete that game's lobby."""
        with self.database.transaction() as connection:
            connection.execute(_LOBBIES.delete().where(_LOBBIES.c.table_id == table_id))


def _house_of(text: str) -> House:
    """Parse a row as far as it is readable; hosts with a damaged entry must give the PIN again."""
    kept = _object_of(text)
    hosts = kept.get("hosts")
    words = {name: kept[name] for name in _HOUSE_WORDS if isinstance(kept.get(name), str)}
    admitted = kept.get("admitted")
    known = _hosts_of(hosts if isinstance(hosts, list) else [])
    return House(hosts=known, admitted=admitted if type(admitted) is int else 0, **words)


def _hosts_of(rows: list[Any]) -> tuple[HostEntry, ...]:
    """Parse the hosts; an earlier version stored only their digests."""
    found: dict[str, HostEntry] = {}
    for row in rows:
        data = {"digest": row, "number": 0, "since_ms": None} if isinstance(row, str) else row
        with contextlib.suppress(MalformedCommand):
            host = record_from_json("house", HostEntry, data)
            taken = {other.number for other in found.values()}
            number = host.number if host.number > 0 and host.number not in taken else max(taken, default=0) + 1
            found[host.digest] = replace(host, number=number)
    return tuple(found.values())


def _is_key(key: object) -> bool:
    try:
        return isinstance(key, str) and len(bytes.fromhex(key)) == _KEY_BYTES
    except ValueError:
        return False


def _object_of(text: str) -> dict[str, Any]:
    """Parse a row's object; empty if it is damaged, so that hosts must give the PIN again."""
    try:
        data = json.loads(text)
    except (ValueError, TypeError):
        return {}
    return data if isinstance(data, dict) else {}


def _understood(kind: type[Any], text: str) -> Any:
    try:
        data = json.loads(text)
    except (ValueError, TypeError) as error:
        raise DamagedGame(
            "log.damaged_people", "The log's entry on who plays is damaged: use the newest backup."
        ) from error
    try:
        record = record_from_json("lobby", kind, data)
        if isinstance(record, Lobby) and not all(0 <= seat.mat < MOST_SEATS for seat in (*record.seats, *record.aside)):
            raise DamagedGame("log.damaged_people", "The log's entry on who plays is damaged: use the newest backup.")
        return record
    except MalformedCommand as error:
        raise LogUnavailable(
            "log.not_understood", "The database was written by another version of the companion: use that one."
        ) from error
