"""The addresses that are notified: hosts add them, see their state, and end them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import sqlalchemy as sa

from companion.errors import Conflict, MalformedRequest, UnknownResource
from companion.hub.club import Club
from companion.hub.hooks.queue import ASKED_FOR, Happened, end_hook, keep_for
from companion.hub.hooks.signing import secret_of
from companion.hub.storage.tables import HOOKS, TELLINGS

_LONGEST_URL: Final = 500
_SECRET_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class HookShown:
    """An address.

    Args:
        waiting: notifications still to be delivered.
        lost: notifications that were dropped.
        told_ns: when it last accepted one; None before the first.
        fault: why it did not accept the last one; None if it did.
    """

    id: int
    url: str
    kinds: tuple[str, ...]
    waiting: int
    lost: int
    told_ns: int | None
    fault: str | None


class Hooks:
    """The club's webhooks. Thread-safe."""

    def __init__(self, club: Club) -> None:
        self._club = club

    def add(self, url: str, kinds: Sequence[str]) -> tuple[int, str]:
        """Add an address; return its number and the secret, which is shown only once.

        Raises:
            MalformedRequest: ``hub.hook_url``, ``hub.hook_kinds``. Conflict: ``hub.hook_known``.
        """
        _check_url(url)
        if not kinds or not set(kinds) <= set(ASKED_FOR):
            named = ", ".join(ASKED_FOR)
            raise MalformedRequest("hub.hook_kinds", f"A webhook asks for some of {named}: name them.", kinds=named)
        secret = secret_of(secrets.token_bytes(_SECRET_BYTES))
        row = {"url": url, "secret": secret, "kinds": json.dumps(sorted(set(kinds)))}
        with self._club.database.writing() as connection:
            known = sa.select(HOOKS.c.id).where(HOOKS.c.url == url, HOOKS.c.ended_ns.is_(None))
            if connection.execute(known).first() is not None:
                raise Conflict("hub.hook_known", "There is already a webhook for that address: remove it first.")
            made = HOOKS.insert().values(**row, lost=0, made_ns=self._club.clocks.now_ns()).returning(HOOKS.c.id)
            return int(connection.execute(made).scalar_one()), secret

    def shown(self) -> list[HookShown]:
        """Return all active webhooks."""
        waiting = sa.select(sa.func.count()).where(TELLINGS.c.hook_id == HOOKS.c.id).correlate(HOOKS).scalar_subquery()
        query = sa.select(HOOKS, waiting.label("waiting")).where(HOOKS.c.ended_ns.is_(None)).order_by(HOOKS.c.id)
        with self._club.database.reading() as connection:
            return [self._shown(row) for row in connection.execute(query)]

    def test(self, hook: int) -> None:
        """Send a test notification.

        Raises:
            UnknownResource: ``hub.no_such_hook``.
        """
        now_ns = self._club.clocks.now_ns()
        with self._club.database.writing() as connection:
            mine = sa.select(HOOKS.c.id).where(HOOKS.c.id == hook, HOOKS.c.ended_ns.is_(None))
            if connection.execute(mine).first() is None:
                raise _no_such_hook()
            keep_for(connection, hook, Happened("test", now_ns, {}), now_ns)

    def end(self, hook: int) -> None:
        """Stop notifying an address; what waits for it is dropped.

        Raises:
            UnknownResource: ``hub.no_such_hook``.
        """
        with self._club.database.writing() as connection:
            if not end_hook(connection, hook, self._club.clocks.now_ns()):
                raise _no_such_hook()

    def _shown(self, row: Any) -> HookShown:
        kinds = tuple(json.loads(row.kinds))
        return HookShown(row.id, row.url, kinds, row.waiting, row.lost, row.told_ns, row.fault)


def _check_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.username is None
        good = good and parts.port != 0
    except ValueError:
        good = False
    if not good or len(url) > _LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise MalformedRequest(
            "hub.hook_url", "That is not an address for a webhook: give one such as https://example.org/raja."
        )


def _no_such_hook() -> UnknownResource:
    return UnknownResource("hub.no_such_hook", "The club has no such webhook: look at their list.")
