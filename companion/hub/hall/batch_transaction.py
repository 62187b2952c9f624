"""Applies a batch of one hall's wishes in one transaction: joining, sealing, and asking for one's own state.

The rules are the open room's (``companion.open_room.room``); tests compare the two.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import sqlalchemy as sa

from companion.games.errors import IllegalCommand
from companion.hub.hall.locking import share_hall
from companion.hub.storage.tables import HALL_GUESTS, HALL_ROUNDS, HALL_SEALS, HALLS
from companion.open_room import refusals
from companion.open_room.schema import Guest, OwnSeal

MOST_GUESTS: Final = 50_000
_GUEST: Final = HALL_GUESTS.c
_SEAL_DIGITS: Final = 64
_GIVEN: Final = {
    "postgresql": "SELECT seat, number, salt, seal FROM json_to_recordset(CAST(:given AS json)) "
    "AS given(seat integer, number bigint, salt text, seal text)",
    "sqlite": "SELECT json_extract(value, '$.seat') AS seat, json_extract(value, '$.number') AS number, json_extract(value, '$.salt') AS salt, json_extract(value, '$.seal') AS seal "
    "FROM json_each(:given)",
}
_IS_IN: Final = {"postgresql": "strpos", "sqlite": "instr"}
_SEALING: Final = """
INSERT INTO hall_seals (hall_id, round, seat, number, salt, seal, earlier)
SELECT :hall, :round, given.seat, given.number, given.salt, given.seal, ''
FROM ({given}) AS given
JOIN hall_guests ON hall_guests.hall_id = :hall AND hall_guests.seat = given.seat
WHERE NOT hall_guests.removed AND hall_guests.first_round <= :round
AND EXISTS (SELECT 1 FROM halls WHERE halls.id = :hall AND halls.stage = 'sealing' AND halls.round = :round)
ON CONFLICT (hall_id, round, seat) DO UPDATE SET
number = excluded.number, salt = excluded.salt, seal = excluded.seal, earlier = hall_seals.earlier || hall_seals.seal
WHERE hall_seals.seal <> excluded.seal AND {is_in}(hall_seals.earlier, excluded.seal) = 0
AND length(hall_seals.earlier) < :longest
RETURNING seat
"""


@dataclass(frozen=True, slots=True)
class Entering:
    """A wish to join under that name; somebody who is already in keeps seat and name.

    Args:
        holder: the digest of the phone's token.
    """

    hall: int
    holder: str
    name: str


@dataclass(frozen=True, slots=True)
class Sealing:
    """A wish to seal a number for that round; ``seal`` is computed from the other fields."""

    hall: int
    seat: int
    round_number: int
    number: int
    salt: str
    seal: str


@dataclass(frozen=True, slots=True)
class Asking:
    """A wish for the state that only this seat may see."""

    hall: int
    seat: int


Wish: TypeAlias = Entering | Sealing | Asking
Answer: TypeAlias = Guest | IllegalCommand | None
"""The guest's state afterwards; None if there is no such guest; or the refusal."""


@dataclass
class Taken:
    """The result of a batch.

    Args:
        seals: the number of seals that were added or changed.
    """

    answers: dict[Wish, Answer] = field(default_factory=dict)
    seals: int = 0


def take(connection: sa.Connection, hall: int, wishes: Iterable[Wish]) -> Taken:
    """Apply all wishes; the caller commits the transaction.

    Args:
        wishes: wishes of one hall, with at most one number for each seat.
    """
    taken, wished = Taken(), list(dict.fromkeys(wishes))
    share_hall(connection, hall)
    entering = [wish for wish in wished if isinstance(wish, Entering)]
    if entering:
        _enter(connection, hall, entering, taken)
    sealing: dict[int, list[Sealing]] = {}
    for wish in wished:
        if isinstance(wish, Sealing):
            sealing.setdefault(wish.round_number, []).append(wish)
    for round_number, of_round in sealing.items():
        _seal(connection, hall, round_number, of_round, taken)
    asking = [wish for wish in wished if isinstance(wish, Asking)]
    if asking:
        row = _stage(connection, hall)
        own = _own(connection, hall, row, [wish.seat for wish in asking])
        taken.answers.update({wish: own.get(wish.seat) for wish in asking})
    return taken


# --- joining -------------------------------------------------------------------------------------


def _enter(connection: sa.Connection, hall: int, wishes: Sequence[Entering], taken: Taken) -> None:
    """Give out seats in order and each only once, as the hall's row is locked against other gates."""
    held = HALLS.update().where(HALLS.c.id == hall).values(seats=HALLS.c.seats).returning(HALLS)
    row = connection.execute(held).first()
    if row is None:
        taken.answers.update(dict.fromkeys(wishes))
        return
    known = _known(connection, hall, [wish.holder for wish in wishes])
    coming: dict[str, dict[str, Any]] = {}
    for wish in wishes:
        if wish.holder in known or wish.holder in coming:
            continue
        if row.stage == "ended" or not row.door_open or row.seats + len(coming) >= MOST_GUESTS:
            continue
        seat = {"hall_id": hall, "seat": row.seats + len(coming), "holder": wish.holder, "name": wish.name}
        coming[wish.holder] = {**seat, "first_round": row.round + 1, "removed": False}
    if coming:
        connection.execute(HALL_GUESTS.insert(), list(coming.values()))
        connection.execute(HALLS.update().where(HALLS.c.id == hall).values(seats=row.seats + len(coming)))
    seats = [known[wish.holder].seat for wish in wishes if wish.holder in known]
    own = _own(connection, hall, row, seats) if seats else {}
    for wish in wishes:
        if wish.holder in known:
            seat = known[wish.holder].seat
            taken.answers[wish] = refusals.removed() if known[wish.holder].removed else own[seat]
        elif wish.holder in coming:
            mine = coming[wish.holder]
            taken.answers[wish] = Guest(mine["seat"], mine["name"], mine["first_round"], None)
        else:
            taken.answers[wish] = _kept_out(row)


def _kept_out(row: Any) -> IllegalCommand:
    if row.stage == "ended":
        return refusals.over()
    return refusals.full() if row.door_open else refusals.door_shut()


def _known(connection: sa.Connection, hall: int, holders: Sequence[str]) -> Mapping[str, Any]:
    query = sa.select(HALL_GUESTS).where(_GUEST.hall_id == hall, _GUEST.holder.in_(holders))
    return {row.holder: row for row in connection.execute(query)}


# --- sealing -------------------------------------------------------------------------------------


def _seal(connection: sa.Connection, hall: int, round_number: int, wishes: Sequence[Sealing], taken: Taken) -> None:
    """Insert all seals with one statement, then look at the few it did not accept."""
    dialect = connection.dialect.name
    statement = _SEALING.format(given=_GIVEN[dialect], is_in=_IS_IN[dialect])
    given = [{"seat": w.seat, "number": w.number, "salt": w.salt, "seal": w.seal} for w in wishes]
    longest = refusals.MOST_CHANGES * _SEAL_DIGITS
    bound = {"hall": hall, "round": round_number, "given": json.dumps(given), "longest": longest}
    lies = set(connection.execute(sa.text(statement), bound).scalars())
    taken.seals += len(lies)
    others = [wish for wish in wishes if wish.seat not in lies]
    if len(others) < len(wishes):
        names = _names(connection, hall, lies)
        for wish in wishes:
            if wish.seat in lies:
                name, first_round = names[wish.seat]
                own = OwnSeal(round_number, wish.number, wish.salt, wish.seal)
                taken.answers[wish] = Guest(wish.seat, name, first_round, own)
    if others:
        _look_at_others(connection, hall, round_number, others, taken)


def _names(connection: sa.Connection, hall: int, seats: Iterable[int]) -> Mapping[int, tuple[str, int]]:
    query = sa.select(_GUEST.seat, _GUEST.name, _GUEST.first_round).where(
        _GUEST.hall_id == hall, _GUEST.seat.in_(list(seats))
    )
    return {row.seat: (row.name, row.first_round) for row in connection.execute(query)}


def _look_at_others(
    connection: sa.Connection, hall: int, round_number: int, wishes: Sequence[Sealing], taken: Taken
) -> None:
    """Repeat the earlier answer for a number that was already taken, even after the reveal; refuse the others."""
    seats, row = [wish.seat for wish in wishes], _stage(connection, hall)
    of_round = (HALL_SEALS.c.hall_id == hall, HALL_SEALS.c.round == round_number, HALL_SEALS.c.seat.in_(seats))
    lies = {each.seat: each for each in connection.execute(sa.select(HALL_SEALS).where(*of_round))}
    own = _own(connection, hall, row, seats)
    for wish in wishes:
        guest, seal = own.get(wish.seat), lies.get(wish.seat)
        if guest is None:
            taken.answers[wish] = refusals.not_in()
        elif seal is not None and (seal.seal == wish.seal or wish.seal in seal.earlier):
            taken.answers[wish] = guest
        elif row is None or row.stage != "sealing" or row.round != round_number:
            taken.answers[wish] = refusals.round_over()
        elif guest.first_round > round_number:
            taken.answers[wish] = refusals.next_round()
        else:
            taken.answers[wish] = refusals.too_many_changes()


# --- one phone's own state -----------------------------------------------------------------------


def _stage(connection: sa.Connection, hall: int) -> Any:
    return connection.execute(sa.select(HALLS.c.stage, HALLS.c.round).where(HALLS.c.id == hall)).first()


def _own(connection: sa.Connection, hall: int, row: Any, seats: Sequence[int]) -> Mapping[int, Guest]:
    """Return the state of those seats that are in, with their number of the present round or of the last revealed one."""
    if row is None:
        return {}
    shown: int | None = row.round
    if row.stage != "sealing":
        revealed = sa.select(sa.func.max(HALL_ROUNDS.c.round)).where(HALL_ROUNDS.c.hall_id == hall)
        shown = connection.execute(revealed).scalar_one()
    lies = sa.and_(
        HALL_SEALS.c.hall_id == hall,
        HALL_SEALS.c.round == (0 if shown is None else shown),
        HALL_SEALS.c.seat == _GUEST.seat,
    )
    query = (
        sa.select(
            _GUEST.seat, _GUEST.name, _GUEST.first_round, HALL_SEALS.c.number, HALL_SEALS.c.salt, HALL_SEALS.c.seal
        )
        .select_from(HALL_GUESTS.outerjoin(HALL_SEALS, lies))
        .where(_GUEST.hall_id == hall, _GUEST.removed.is_(False), _GUEST.seat.in_(seats))
    )
    return {
        each.seat: Guest(
            each.seat,
            each.name,
            each.first_round,
            None if each.seal is None else OwnSeal(shown or 0, each.number, each.salt, each.seal),
        )
        for each in connection.execute(query)
    }
