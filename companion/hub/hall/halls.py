"""Halls as hosts run them: opening, rounds and reveals, the door, guests. The rules are the open room's."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from companion.clocks import Clocks
from companion.errors import Conflict, UnknownResource
from companion.games.almost.options import NAME
from companion.games.seals import seal_text
from companion.hub.access.codes import code_drawn
from companion.hub.hall.counting import counted_round, sealed_in
from companion.hub.hall.gate_messages import HallNews
from companion.hub.hall.hall_state import room_shown
from companion.hub.hall.locking import hall_alone, hall_row
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import HALL_GUESTS, HALL_ROUNDS, HALL_SEALS, HALLS, SEAL_GATES
from companion.open_room import refusals
from companion.open_room.options import LONGEST_ROUND_S, Options, checked
from companion.open_room.room import Stage

CODE_LENGTH: Final = 5
_MOST_LISTED: Final = 50
_GATE_FORGOTTEN_NS: Final = 90_000_000_000
"""A gate that was silent for this long counts as gone."""
_READ_AT_ONCE: Final = 1000
_SECRET_BITS: Final = 256


@dataclass(frozen=True, slots=True)
class HallListed:
    """A hall as hosts find it again."""

    id: int
    code: str
    title: str
    stage: Stage
    round: int
    rounds: int
    guests: int


class Halls:
    """The club's halls. Thread-safe.

    Every method raises ``UnknownResource`` (``hub.no_such_hall``) and ``LogUnavailable``.

    Args:
        news: is notified of every change.
    """

    def __init__(self, database: HubDatabase, clocks: Clocks, news: HallNews) -> None:
        self._database = database
        self._clocks = clocks
        self._news = news

    @property
    def now_ms(self) -> int:
        """The time of day in milliseconds."""
        return self._clocks.now_ns() // 1_000_000

    def open(self, options: Options) -> HallListed:
        """Open a hall.

        Raises:
            MalformedRequest: ``room.title``, ``room.rounds``, ``room.seconds``.
        """
        chosen, random = checked(options), self._clocks.random
        row = {
            "code": code_drawn(CODE_LENGTH, random.choice),
            "secret": f"{random.getrandbits(_SECRET_BITS):064x}",
            "title": chosen.title,
            "rounds": chosen.rounds,
            "winner": chosen.winner,
            "round_s": chosen.round_s,
            "pause_s": chosen.pause_s,
            "stage": "waiting",
            "door_open": True,
            "round": 0,
            "players": 0,
            "seats": 0,
            "gone": 0,
            "version": 1,
            "changed_ns": self._clocks.now_ns(),
        }
        with self._database.writing() as connection:
            hall = int(connection.execute(HALLS.insert().values(**row).returning(HALLS.c.id)).scalar_one())
            opened = _listed(hall_row(connection, hall))
        self._news.changed(hall)
        return opened

    def listed(self) -> list[HallListed]:
        """Return all halls, newest first."""
        with self._database.reading() as connection:
            return [
                _listed(row)
                for row in connection.execute(sa.select(HALLS).order_by(HALLS.c.id.desc()).limit(_MOST_LISTED))
            ]

    def one(self, hall: int) -> HallListed:
        """Return one hall."""
        with self._database.reading() as connection:
            return _listed(hall_row(connection, hall))

    def shown(self, hall: int) -> dict[str, Any]:
        """Return the present public state of one hall."""
        with self._database.reading() as connection:
            row = hall_row(connection, hall)
            sealed = sealed_in(connection, hall, row.round) if row.stage == "sealing" else 0
            return {**room_shown(connection, row), "sealed": sealed}

    def with_code(self, code: str) -> HallListed:
        """Return the hall with that code."""
        with self._database.reading() as connection:
            row = connection.execute(sa.select(HALLS).where(HALLS.c.code == code.strip().upper())).first()
        if row is None:
            raise UnknownResource("hub.no_such_hall", "There is no such hall in this club: choose one from the list.")
        return _listed(row)

    def gates(self) -> list[str]:
        """Return the addresses at which phones can join now."""
        heard = SEAL_GATES.c.heard_ns > self._clocks.now_ns() - _GATE_FORGOTTEN_NS
        with self._database.reading() as connection:
            return list(connection.scalars(sa.select(SEAL_GATES.c.address).where(heard).order_by(SEAL_GATES.c.address)))

    def hear_of_gate(self, address: str) -> None:
        """Note that phones can join at that address."""
        now_ns = self._clocks.now_ns()
        with self._database.writing() as connection:
            connection.execute(SEAL_GATES.delete().where(SEAL_GATES.c.heard_ns < now_ns - _GATE_FORGOTTEN_NS))
            its = SEAL_GATES.update().where(SEAL_GATES.c.address == address).values(heard_ns=now_ns)
            if connection.execute(its).rowcount == 0:
                known = sa.select(SEAL_GATES.c.address).where(SEAL_GATES.c.address == address).exists()
                row = sa.select(sa.literal(address), sa.literal(now_ns)).where(~known)
                connection.execute(SEAL_GATES.insert().from_select(["address", "heard_ns"], row))

    def begin(self, hall: int, after: int | None = None) -> None:
        """Begin the next round.

        Args:
            after: begin only if exactly that many rounds have begun; used by the clocks, as several processes keep one.

        Raises:
            IllegalCommand: ``room.no_new_round``.
        """
        with self._database.writing() as connection:
            row = hall_alone(connection, hall)
            if row.stage not in ("waiting", "revealed") or after not in (None, row.round):
                raise refusals.no_new_round()
            number = row.round + 1
            may = (HALL_GUESTS.c.hall_id == hall, HALL_GUESTS.c.removed.is_(False), HALL_GUESTS.c.first_round <= number)
            players = connection.execute(sa.select(sa.func.count()).select_from(HALL_GUESTS).where(*may)).scalar_one()
            due_ms = self._after(row.round_s)
            self._change(connection, row, stage="sealing", round=number, players=players, due_ms=due_ms)
        self._news.changed(hall)

    def reveal(self, hall: int, round_number: int | None = None, *, all_sealed: bool = False) -> None:
        """Reveal all numbers of the round at once, counted by the database; after the last round the game is over.

        Args:
            round_number: reveal only if that round is in progress.
            all_sealed: reveal only if everybody who may seal has done so.

        Raises:
            IllegalCommand: ``room.nothing_sealed``.
        """
        with self._database.writing() as connection:
            row = hall_alone(connection, hall)
            if row.stage != "sealing" or round_number not in (None, row.round):
                raise refusals.nothing_sealed()
            if all_sealed and sealed_in(connection, hall, row.round) < row.players:
                return
            found = counted_round(connection, hall, row.round)
            told = {"seat": found.seat, "number": found.number, "bids": found.bids, "counts": json.dumps(found.counts)}
            connection.execute(HALL_ROUNDS.insert().values(hall_id=hall, round=row.round, **told))
            last = row.round == row.rounds
            due_ms = None if last else self._after(row.pause_s)
            self._change(connection, row, stage="ended" if last else "revealed", due_ms=due_ms)
        self._news.changed(hall)

    def prolong(self, hall: int, seconds: int, *, instead_of: int | None = None) -> None:
        """Give the round more seconds, counted from now if its time has run out.

        Args:
            instead_of: prolong only if the round was to end at that time; counted from now, not from that time.

        Raises:
            IllegalCommand: ``room.nothing_sealed``, ``room.prolong``.
        """
        with self._database.writing() as connection:
            row = hall_alone(connection, hall)
            if row.stage != "sealing" or instead_of not in (None, row.due_ms):
                raise refusals.nothing_sealed()
            refusals.check_seconds(seconds)
            left_ms = 0 if row.due_ms is None or instead_of is not None else max(0, row.due_ms - self.now_ms)
            more_s = min(LONGEST_ROUND_S, math.ceil(left_ms / 1000) + seconds)
            self._change(connection, row, due_ms=self._after(more_s))
        self._news.changed(hall)

    def move_door(self, hall: int, *, to_open: bool) -> None:
        """Close or open the door; guests who are in stay in."""
        with self._database.writing() as connection:
            row = hall_alone(connection, hall)
            if row.door_open != to_open:
                self._change(connection, row, door_open=to_open)
        self._news.changed(hall)

    def remove(self, hall: int, seat: int) -> None:
        """Remove a guest, with name and sealed number.

        Raises:
            IllegalCommand: ``room.unknown_guest``.
        """
        with self._database.writing() as connection:
            row = hall_alone(connection, hall)
            its = (HALL_GUESTS.c.hall_id == hall, HALL_GUESTS.c.seat == seat)
            guest = connection.execute(sa.select(HALL_GUESTS).where(*its)).first()
            if guest is None:
                raise refusals.unknown_guest()
            if not guest.removed:
                connection.execute(HALL_GUESTS.update().where(*its).values(removed=True))
                played = row.stage == "sealing" and guest.first_round <= row.round
                if row.stage == "sealing":
                    lies = (HALL_SEALS.c.hall_id == hall, HALL_SEALS.c.round == row.round, HALL_SEALS.c.seat == seat)
                    connection.execute(HALL_SEALS.delete().where(*lies))
                self._change(connection, row, gone=row.gone + 1, players=row.players - played)
        self._news.changed(hall)

    def end(self, hall: int) -> None:
        """End the game; sealed numbers are neither shown nor kept."""
        with self._database.writing() as connection:
            row = hall_alone(connection, hall)
            if row.stage == "sealing":
                lies = (HALL_SEALS.c.hall_id == hall, HALL_SEALS.c.round == row.round)
                connection.execute(HALL_SEALS.delete().where(*lies))
            if row.stage != "ended":
                self._change(connection, row, stage="ended", due_ms=None)
        self._news.changed(hall)

    def delete(self, hall: int) -> None:
        """Delete the hall with all names, numbers and rounds; its guests are disconnected."""
        with self._database.writing() as connection:
            hall_alone(connection, hall)
            for table in (HALL_SEALS, HALL_ROUNDS, HALL_GUESTS):
                connection.execute(table.delete().where(table.c.hall_id == hall))
            connection.execute(HALLS.delete().where(HALLS.c.id == hall))
        self._news.changed(hall)

    def guests_named(self, hall: int, part: str, most: int) -> list[dict[str, Any]]:
        """Return guests whose name or number (from 1) contains ``part``, newest first."""
        wanted = part.strip()
        named = sa.func.lower(HALL_GUESTS.c.name).contains(wanted.lower(), autoescape=True)
        if wanted.isascii() and wanted.isdigit() and len(wanted) < 9:
            named = sa.or_(named, HALL_GUESTS.c.seat == int(wanted) - 1)
        query = sa.select(HALL_GUESTS.c.seat, HALL_GUESTS.c.name).where(
            HALL_GUESTS.c.hall_id == hall, HALL_GUESTS.c.removed.is_(False), named
        )
        with self._database.reading() as connection:
            hall_row(connection, hall)
            rows = connection.execute(query.order_by(HALL_GUESTS.c.seat.desc()).limit(most))
            return [{"seat": row.seat, "name": row.name} for row in rows]

    def seals_text(self, hall: int, round_number: int) -> Iterator[str]:
        """Yield a line ``seal  seat`` for each seal of a round, by seat. Everybody may keep these before the reveal.

        Raises:
            UnknownResource: ``room.unknown_round``.
        """
        with self._database.reading() as connection:
            if not self._goes_on(connection, hall, round_number):
                _check_revealed(connection, hall, round_number)
        return self._lines(hall, round_number, lambda row: f"{row.seal}  {row.seat}\n")

    def openings_text(self, hall: int, round_number: int) -> Iterator[str]:
        """Yield a line ``seal  text`` for each seal of a revealed round, by seat; the seal is the SHA-256 of that text.

        Raises:
            Conflict: ``room.still_sealed``.
            UnknownResource: ``room.unknown_round``.
        """
        with self._database.reading() as connection:
            if self._goes_on(connection, hall, round_number):
                raise Conflict("room.still_sealed", "This round is still being sealed: look again after the reveal.")
            _check_revealed(connection, hall, round_number)
        return self._lines(
            hall,
            round_number,
            lambda row: f"{row.seal}  {seal_text(NAME, round_number, row.seat, str(row.number), row.salt)}\n",
        )

    def _lines(self, hall: int, round_number: int, line: Any) -> Iterator[str]:
        """Yield the lines in parts, so that a slow reader holds nobody up."""
        after = -1
        while True:
            of_round = (HALL_SEALS.c.hall_id == hall, HALL_SEALS.c.round == round_number, HALL_SEALS.c.seat > after)
            query = sa.select(HALL_SEALS).where(*of_round).order_by(HALL_SEALS.c.seat).limit(_READ_AT_ONCE)
            with self._database.reading() as connection:
                rows = connection.execute(query).all()
            if not rows:
                return
            after = rows[-1].seat
            yield "".join(line(row) for row in rows)

    def _goes_on(self, connection: sa.Connection, hall: int, round_number: int) -> bool:
        row = hall_row(connection, hall)
        return bool(row.stage == "sealing" and row.round == round_number)

    def _after(self, seconds: int) -> int | None:
        return self.now_ms + 1000 * seconds if seconds else None

    def _change(self, connection: sa.Connection, row: Any, **values: Any) -> None:
        told = {**values, "version": row.version + 1, "changed_ns": self._clocks.now_ns()}
        connection.execute(HALLS.update().where(HALLS.c.id == row.id).values(**told))


def _check_revealed(connection: sa.Connection, hall: int, round_number: int) -> None:
    of_round = (HALL_ROUNDS.c.hall_id == hall, HALL_ROUNDS.c.round == round_number)
    if connection.execute(sa.select(HALL_ROUNDS.c.round).where(*of_round)).first() is None:
        raise refusals.unknown_round()


def _listed(row: Any) -> HallListed:
    return HallListed(row.id, row.code, row.title, row.stage, row.round, row.rounds, row.seats - row.gone)
