"""Tokens for programs: a host creates one with chosen rights, it is shown once, and only its digest is stored."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

import sqlalchemy as sa

from companion.clocks import Clocks
from companion.errors import MalformedRequest, NotAllowed, TooSoon, UnknownPerson, UnknownResource
from companion.games.free_text import one_line
from companion.hub.access.guesses import Guesses
from companion.hub.settings import HubSettings
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import TOKENS
from companion.open_room.rate_limit import Rates

Scope: TypeAlias = Literal["read", "tables", "people", "tournaments", "webhooks", "recordings", "halls"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
"""``read`` shows what only hosts see, and changes nothing; each other scope allows what hosts see and do with the
things it names.
"""
LONGEST_NAME: Final = 60
MOST_DAYS: Final = 3660
_BEGINS: Final = "raja"
_SECRET_BYTES: Final = 32
_LONGEST_NUMBER: Final = 9
_NS_PER_DAY: Final = 86_400_000_000_000
_NOTED_EVERY_NS: Final = 60_000_000_000
"""The time of a token's last use is written at most once a minute, not with every request."""
_NOBODYS: Final = "0" * 64


@dataclass(frozen=True, slots=True)
class TokenShown:
    """A token as hosts see it; ``ends_ns`` null: it holds until it is revoked.

    Args:
        used_ns: last, to a minute; null before the first time.
    """

    id: int
    name: str
    scopes: tuple[Scope, ...]
    made_ns: int
    ends_ns: int | None
    used_ns: int | None
    expired: bool


class ApiTokens:
    """The club's tokens. Thread-safe."""

    def __init__(self, database: HubDatabase, clocks: Clocks, settings: HubSettings) -> None:
        self._database = database
        self._clocks = clocks
        self._guesses = Guesses(clocks, settings.wrong_codes, _tokens_too_fast)
        self._rates = Rates(settings.token, _token_too_often)

    def make(self, name: str, scopes: Sequence[str], days: int | None) -> tuple[int, str]:
        """Create a token; return its number and the token itself, which is shown only once.

        Args:
            days: how long it is valid; None: until it is revoked.

        Raises:
            MalformedRequest: ``hub.token_wanted``.
        """
        shown, wanted = one_line(name, LONGEST_NAME), [scope for scope in SCOPES if scope in scopes]
        fits = bool(shown) and bool(wanted) and set(scopes) <= set(SCOPES)
        if not fits or not (days is None or 1 <= days <= MOST_DAYS):
            named = ", ".join(SCOPES)
            raise MalformedRequest(
                "hub.token_wanted",
                f"A token has a name of up to {LONGEST_NAME} letters, some of {named}, and 1 to {MOST_DAYS} days or "
                "no end: say all of them.",
                letters=LONGEST_NAME,
                scopes=named,
                days=MOST_DAYS,
            )
        secret, now_ns = secrets.token_urlsafe(_SECRET_BYTES), self._clocks.now_ns()
        row = {
            "name": shown,
            "digest": _digest(secret),
            "scopes": json.dumps(wanted),
            "made_ns": now_ns,
            "ends_ns": None if days is None else now_ns + days * _NS_PER_DAY,
        }
        with self._database.writing() as connection:
            number = int(connection.execute(TOKENS.insert().values(**row).returning(TOKENS.c.id)).scalar_one())
        return number, f"{_BEGINS}_{number}_{secret}"

    def shown(self) -> list[TokenShown]:
        """Return all tokens that are not revoked, newest first."""
        query = sa.select(TOKENS).where(TOKENS.c.revoked_ns.is_(None)).order_by(TOKENS.c.id.desc())
        now_ns = self._clocks.now_ns()
        with self._database.reading() as connection:
            return [_shown(row, now_ns) for row in connection.execute(query)]

    def revoke(self, token: int) -> None:
        """Revoke a token.

        Raises:
            UnknownResource: ``hub.no_such_token``.
        """
        mine = TOKENS.update().where(TOKENS.c.id == token, TOKENS.c.revoked_ns.is_(None))
        with self._database.writing() as connection:
            if connection.execute(mine.values(revoked_ns=self._clocks.now_ns())).rowcount != 1:
                raise UnknownResource("hub.no_such_token", "The club has no such token: look at their list.")

    def check(self, given: str, scopes: Sequence[Scope], address: str) -> None:
        """Check that the token belongs to this hub, is valid, and has one of these scopes.

        Args:
            scopes: any one of these suffices; empty: no token is accepted.
            address: the sender's address, by which guesses are limited.

        Raises:
            TooSoon: ``hub.tokens_too_fast``, ``hub.token_too_often``. NotAllowed: ``hub.token_scope``,
                ``hub.token_never``.
            UnknownPerson: ``hub.token_wrong``, ``hub.token_revoked``, ``hub.token_expired``.
        """
        self._guesses.check_pace(address)
        now_ns = self._clocks.now_ns()
        number, secret = _parts(given)
        with self._database.reading() as connection:
            row = connection.execute(sa.select(TOKENS).where(TOKENS.c.id == number)).first()
        same = hmac.compare_digest(_NOBODYS if row is None else row.digest, _digest(secret))
        if row is None or not same:
            self._guesses.count_wrong(address)
            raise UnknownPerson("hub.token_wrong", "That token is unknown here: create one on the hosts' page.")
        if row.revoked_ns is not None:
            raise UnknownPerson("hub.token_revoked", "That token was revoked: create another on the hosts' page.")
        if row.ends_ns is not None and row.ends_ns <= now_ns:
            raise UnknownPerson("hub.token_expired", "That token has expired: create another on the hosts' page.")
        self._rates.take(str(number), self._clocks.steady_s())
        if not scopes:
            raise NotAllowed("hub.token_never", "A token cannot do this: use the hosts' page.")
        if not set(scopes) & set(json.loads(row.scopes)):
            named = " / ".join(scopes)
            raise NotAllowed("hub.token_scope", f"That token may not do this: make one for {named}.", scopes=named)
        if row.used_ns is None or row.used_ns <= now_ns - _NOTED_EVERY_NS:
            with self._database.writing() as connection:
                connection.execute(TOKENS.update().where(TOKENS.c.id == number).values(used_ns=now_ns))


def _tokens_too_fast(wait_s: int) -> TooSoon:
    return TooSoon("hub.tokens_too_fast", f"Too many wrong tokens: try again in {wait_s} s.", wait_s)


def _parts(given: str) -> tuple[int, str]:
    """Split a token into its number and its secret; return 0 and the whole text if it is no token."""
    begins, _, rest = given.partition("_")
    number, _, secret = rest.partition("_")
    if begins != _BEGINS or not (number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER):
        return 0, given
    return int(number), secret


def _shown(row: Any, now_ns: int) -> TokenShown:
    expired = row.ends_ns is not None and row.ends_ns <= now_ns
    return TokenShown(row.id, row.name, tuple(json.loads(row.scopes)), row.made_ns, row.ends_ns, row.used_ns, expired)


def _digest(secret: str) -> str:
    """Return the stored digest; a fast hash is enough, as nobody can guess 256 random bits."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _token_too_often(wait_s: int) -> TooSoon:
    return TooSoon(
        "hub.token_too_often", f"That token asks too often: try again in {wait_s} s, or follow the stream.", wait_s
    )
