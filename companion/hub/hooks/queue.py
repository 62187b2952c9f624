"""Notifications still to be sent: rows written in the same transaction as the events they report."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

import sqlalchemy as sa

from companion.hub.storage.tables import HOOKS, TELLINGS

Kind: TypeAlias = Literal["game.began", "game.over", "moment", "test"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ASKED_FOR: Final[tuple[Kind, ...]] = ("game.began", "game.over", "moment")


@dataclass(frozen=True, slots=True)
class Happened:
    """Something to notify about; people's names are references in it, as in the hub's log."""

    kind: Kind
    at_ns: int
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Due:
    """The next notification for one address.

    Args:
        id: the notification's number; those of one address are sent in this order.
        tries: how often it has failed so far.
    """

    id: int
    hook: int
    url: str
    secret: str
    kind: str
    at_ns: int
    made_ns: int
    data: dict[str, Any]
    tries: int


def keep_to_tell(connection: sa.Connection, happened: Sequence[Happened], now_ns: int) -> None:
    """Queue notifications for every address that asked for their kind."""
    if not happened:
        return
    hooks = connection.execute(sa.select(HOOKS.c.id, HOOKS.c.kinds).where(HOOKS.c.ended_ns.is_(None))).all()
    wanted = [(hook.id, frozenset(json.loads(hook.kinds))) for hook in hooks]
    rows = [_row(hook, one, now_ns) for one in happened for hook, kinds in wanted if one.kind in kinds]
    if rows:
        connection.execute(TELLINGS.insert(), rows)


def keep_for(connection: sa.Connection, hook: int, happened: Happened, now_ns: int) -> None:
    """Queue a notification for one address, whatever kinds that asked for."""
    connection.execute(TELLINGS.insert().values(**_row(hook, happened, now_ns)))


def due(connection: sa.Connection, now_ns: int, busy: Collection[int]) -> list[Due]:
    """Return the oldest notification of each address, if it is due; none for busy addresses."""
    first = sa.select(sa.func.min(TELLINGS.c.id)).group_by(TELLINGS.c.hook_id)
    query = (
        sa.select(TELLINGS, HOOKS.c.url, HOOKS.c.secret)
        .join(HOOKS, HOOKS.c.id == TELLINGS.c.hook_id)
        .where(TELLINGS.c.id.in_(first), TELLINGS.c.next_ns <= now_ns, HOOKS.c.ended_ns.is_(None))
        .order_by(TELLINGS.c.next_ns)
    )
    return [
        Due(
            row.id,
            row.hook_id,
            row.url,
            row.secret,
            row.kind,
            row.at_ns,
            row.made_ns,
            json.loads(row.data),
            row.tries,
        )
        for row in connection.execute(query)
        if row.hook_id not in busy
    ]


def told(connection: sa.Connection, one: Due, now_ns: int) -> None:
    """Mark a notification as accepted."""
    connection.execute(TELLINGS.delete().where(TELLINGS.c.id == one.id))
    connection.execute(HOOKS.update().where(HOOKS.c.id == one.hook).values(told_ns=now_ns, fault=None))


def failed(connection: sa.Connection, one: Due, next_ns: int, fault: str) -> None:
    """Mark a notification as failed; it is sent again at that time."""
    again = {"tries": one.tries + 1, "next_ns": next_ns}
    connection.execute(TELLINGS.update().where(TELLINGS.c.id == one.id).values(**again))
    connection.execute(HOOKS.update().where(HOOKS.c.id == one.hook).values(fault=fault))


def given_up(connection: sa.Connection, one: Due, fault: str) -> None:
    """Drop a notification after too many tries, so that the next can be sent."""
    connection.execute(TELLINGS.delete().where(TELLINGS.c.id == one.id))
    lost = {"fault": fault, "lost": HOOKS.c.lost + 1}
    connection.execute(HOOKS.update().where(HOOKS.c.id == one.hook).values(**lost))


def end_hook(connection: sa.Connection, hook: int, now_ns: int) -> bool:
    """Stop notifying an address; return whether it existed."""
    mine = HOOKS.update().where(HOOKS.c.id == hook, HOOKS.c.ended_ns.is_(None))
    if connection.execute(mine.values(ended_ns=now_ns, secret="")).rowcount != 1:
        return False
    connection.execute(TELLINGS.delete().where(TELLINGS.c.hook_id == hook))
    return True


def _row(hook: int, one: Happened, now_ns: int) -> dict[str, Any]:
    data = json.dumps(one.data, ensure_ascii=False, separators=(",", ":"))
    times = {"at_ns": one.at_ns, "made_ns": now_ns, "next_ns": now_ns}
    return {"hook_id": hook, "kind": one.kind, "data": data, "tries": 0, **times}
