"""Accounts of the club's people, for those who want one: made with a host's code, opened by nickname and passphrase.

A nickname alone proves nothing, so an account can only be made with a code that a host has given the person.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from companion.clocks import Clocks
from companion.errors import NotAllowed, TooSoon, UnknownResource
from companion.games.free_text import one_line
from companion.hub.access.codes import code_drawn
from companion.hub.access.guesses import Guesses
from companion.hub.people.passphrases import Passphrases, check_passphrase
from companion.hub.people.profiles import profile_of
from companion.hub.people.register import folded
from companion.hub.settings import HubSettings
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import ACCOUNT_CODES, ACCOUNTS, CLUB, PEOPLE, SIGN_INS
from companion.lobby.session_tokens import Session, Tokens

_HALF: Final = 5
"""Letters in each half of a code; two halves make 49 bits."""
_LONGEST_NAME: Final = 40
_KEY_BYTES: Final = 32
_NS_PER_HOUR: Final = 3_600_000_000_000
_NS_PER_DAY: Final = 24 * _NS_PER_HOUR
_NOTED_EVERY_NS: Final = _NS_PER_HOUR
"""The time of a device's last use is written at most once an hour, not with every page."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A person who is signed in, and their device: ``device`` is the digest of its cookie's token."""

    person: int
    device: str


@dataclass(frozen=True, slots=True)
class AccountSeen:
    """A person's account.

    Args:
        made_ns: when the account was made; None without one.
        code_ends_ns: when a host's unused code expires; None without one.
        devices: how many devices are signed in.
    """

    made_ns: int | None
    code_ends_ns: int | None
    devices: int


class Accounts:
    """The accounts of the club's people. Thread-safe."""

    def __init__(self, database: HubDatabase, clocks: Clocks, settings: HubSettings) -> None:
        self._database = database
        self._clocks = clocks
        self._settings = settings.account
        self._passphrases = Passphrases(settings.account)
        self._wrong_codes = Guesses(clocks, settings.wrong_codes, _codes_too_fast)
        self._wrong_addresses = Guesses(clocks, settings.wrong_codes, _sign_ins_too_fast)
        self._wrong_names = Guesses(clocks, settings.account.wrong_for_name, _sign_ins_too_fast)
        self._tokens: Tokens | None = None

    def new_code(self, person: int) -> str:
        """Make a code with which that person makes an account or chooses a new passphrase; an earlier one becomes void.

        Raises:
            UnknownResource: ``hub.no_such_person``.
        """
        code = "-".join(code_drawn(_HALF, secrets.choice) for _ in range(2))
        ends_ns = self._clocks.now_ns() + round(self._settings.code_hours * _NS_PER_HOUR)
        with self._database.writing() as connection:
            # Locked, so that of two codes drawn at the same moment only the later one is valid.
            connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
            profile_of(connection, person)
            connection.execute(ACCOUNT_CODES.delete().where(ACCOUNT_CODES.c.person_id == person))
            row = {"person_id": person, "digest": _code_digest(code), "ends_ns": ends_ns}
            connection.execute(ACCOUNT_CODES.insert().values(**row))
        return code

    def claim(self, code: str, passphrase: str, address: str) -> tuple[SignedIn, str]:
        """Make the account that the code is for, or replace its passphrase; afterwards only this device is signed in.

        Args:
            address: the sender's address, by which guesses are limited.

        Returns:
            The person who is signed in, and the token for the device's cookie.

        Raises:
            NotAllowed: ``hub.wrong_account_code``. TooSoon: ``hub.account_codes_too_fast``.
            MalformedRequest: ``hub.passphrase``; the code stays valid. TooBusy: ``hub.sign_ins_busy``.
        """
        self._wrong_codes.check_pace(address)
        mine = (ACCOUNT_CODES.c.digest == _code_digest(code), ACCOUNT_CODES.c.ends_ns >= self._clocks.now_ns())
        with self._database.reading() as connection:
            person = connection.execute(sa.select(ACCOUNT_CODES.c.person_id).where(*mine)).scalar_one_or_none()
            nickname = "" if person is None else profile_of(connection, person).nickname
        if person is None:
            self._wrong_codes.count_wrong(address)
            raise _wrong_code()
        check_passphrase(passphrase, nickname)
        kept = self._passphrases.hashed(passphrase)
        with self._database.writing() as connection:
            if connection.execute(ACCOUNT_CODES.delete().where(*mine)).rowcount != 1:
                raise _wrong_code()  # used or replaced in the meantime
            _keep_passphrase(connection, person, kept, self._clocks.now_ns())
            _sign_out_all(connection, person)
            return self._begin(connection, person)

    def sign_in(self, name: str, passphrase: str, address: str) -> tuple[SignedIn, str]:
        """Sign one more device in; the refusal is the same for unknown names and wrong passphrases.

        Args:
            address: the sender's address, by which guesses are limited.

        Returns:
            As ``claim``.

        Raises:
            NotAllowed: ``hub.wrong_sign_in``. TooSoon: ``hub.sign_ins_too_fast``. TooBusy: ``hub.sign_ins_busy``.
        """
        called = folded(one_line(name, _LONGEST_NAME) or "")
        self._check_pace(address, called)
        with self._database.reading() as connection:
            row = connection.execute(_by_name(called)).first()
        if not self._passphrases.is_right(None if row is None else row.passphrase, passphrase) or row is None:
            self._count_wrong(address, called)
            raise _wrong_sign_in()
        again = self._passphrases.hashed(passphrase) if self._passphrases.is_outdated(row.passphrase) else None
        with self._database.writing() as connection:
            now = connection.execute(_by_name(called).with_for_update(of=ACCOUNTS)).first()
            if now != row:
                raise _wrong_sign_in()  # the account was removed or changed in the meantime
            if again is not None:
                _keep_passphrase(connection, row.person_id, again, self._clocks.now_ns())
            return self._begin(connection, row.person_id)

    def who(self, token: str) -> SignedIn | None:
        """Return who is signed in with that cookie's token; None if its device is not, or no longer, signed in."""
        session = self._signed(token)
        if session is None:
            return None
        now_ns = self._clocks.now_ns()
        mine = SIGN_INS.c.digest == session.digest
        with self._database.reading() as connection:
            row = connection.execute(sa.select(SIGN_INS.c.person_id, SIGN_INS.c.used_ns).where(mine)).first()
        if row is None or row.used_ns < self._oldest_ns():
            return None
        if row.used_ns <= now_ns - _NOTED_EVERY_NS:
            with self._database.writing() as connection:
                connection.execute(SIGN_INS.update().where(mine).values(used_ns=now_ns))
        return SignedIn(int(row.person_id), session.digest)

    def sign_out(self, who: SignedIn) -> None:
        """Sign that device out; its token becomes void."""
        with self._database.writing() as connection:
            connection.execute(SIGN_INS.delete().where(SIGN_INS.c.digest == who.device))

    def sign_out_everywhere(self, person: int) -> None:
        """Sign all devices of a person out."""
        with self._database.writing() as connection:
            _sign_out_all(connection, person)

    def change_passphrase(self, who: SignedIn, old: str, new: str, address: str) -> None:
        """Change the passphrase, and sign all other devices out.

        Raises:
            As ``check_own``. MalformedRequest: ``hub.passphrase``.
        """
        before = self._own(who.person, old, address)
        with self._database.reading() as connection:
            check_passphrase(new, profile_of(connection, who.person).nickname)
        kept = self._passphrases.hashed(new)
        with self._database.writing() as connection:
            unchanged = (ACCOUNTS.c.person_id == who.person) & (ACCOUNTS.c.passphrase == before)
            if connection.execute(ACCOUNTS.update().where(unchanged).values(passphrase=kept)).rowcount != 1:
                raise _wrong_passphrase()  # changed elsewhere in the meantime
            others = (SIGN_INS.c.person_id == who.person) & (SIGN_INS.c.digest != who.device)
            connection.execute(SIGN_INS.delete().where(others))

    def check_own(self, who: SignedIn, passphrase: str, address: str) -> None:
        """Check the passphrase again before something that cannot be undone.

        Raises:
            NotAllowed: ``hub.wrong_passphrase``. TooSoon: ``hub.sign_ins_too_fast``. TooBusy: ``hub.sign_ins_busy``.
        """
        self._own(who.person, passphrase, address)

    def remove(self, person: int) -> None:
        """Remove an account and sign all its devices out; the person and their games stay.

        Raises:
            UnknownResource: ``hub.no_account``.
        """
        with self._database.writing() as connection:
            gone = connection.execute(ACCOUNTS.delete().where(ACCOUNTS.c.person_id == person)).rowcount
            codes = connection.execute(ACCOUNT_CODES.delete().where(ACCOUNT_CODES.c.person_id == person)).rowcount
            _sign_out_all(connection, person)
            if not gone and not codes:
                raise UnknownResource("hub.no_account", "That person has no account: there is nothing to remove.")

    def seen(self, person: int) -> AccountSeen:
        """Return the state of that person's account."""
        devices = sa.select(sa.func.count()).select_from(SIGN_INS)
        current = (SIGN_INS.c.person_id == person, SIGN_INS.c.used_ns >= self._oldest_ns())
        codes = sa.select(ACCOUNT_CODES.c.ends_ns).where(
            ACCOUNT_CODES.c.person_id == person, ACCOUNT_CODES.c.ends_ns >= self._clocks.now_ns()
        )
        with self._database.reading() as connection:
            made = connection.execute(sa.select(ACCOUNTS.c.made_ns).where(ACCOUNTS.c.person_id == person))
            return AccountSeen(
                made.scalar_one_or_none(),
                connection.execute(codes).scalar_one_or_none(),
                int(connection.execute(devices.where(*current)).scalar_one()),
            )

    def _own(self, person: int, passphrase: str, address: str) -> str:
        """Return the hash of that person's passphrase, if this is the right one."""
        known = sa.select(ACCOUNTS.c.passphrase, PEOPLE.c.folded).join(PEOPLE, PEOPLE.c.id == ACCOUNTS.c.person_id)
        with self._database.reading() as connection:
            row = connection.execute(known.where(ACCOUNTS.c.person_id == person)).first()
        called = "" if row is None else row.folded
        self._check_pace(address, called)
        if not self._passphrases.is_right(None if row is None else row.passphrase, passphrase) or row is None:
            self._count_wrong(address, called)
            raise _wrong_passphrase()
        return str(row.passphrase)

    def _begin(self, connection: sa.Connection, person: int) -> tuple[SignedIn, str]:
        """Sign one more device in and make its token; also forget devices that were not seen for too long."""
        connection.execute(SIGN_INS.delete().where(SIGN_INS.c.used_ns < self._oldest_ns()))
        tokens, now_ns = self._tokens_of(connection), self._clocks.now_ns()
        session = tokens.begun()
        row = {"digest": session.digest, "person_id": person, "begun_ns": now_ns, "used_ns": now_ns}
        connection.execute(SIGN_INS.insert().values(**row))
        return SignedIn(person, session.digest), tokens.text(session)

    def _signed(self, token: str) -> Session | None:
        """Return the session in a token if this hub signed it; other tokens never reach the database."""
        if not token:
            return None
        if self._tokens is None:
            with self._database.reading() as connection:
                key = connection.execute(sa.select(CLUB.c.session_key)).scalar_one_or_none()
            if key is None:
                return None
            self._tokens = Tokens(key)
        return self._tokens.read(token)

    def _tokens_of(self, connection: sa.Connection) -> Tokens:
        """Return the signer of cookies; its key is drawn for a club's first account."""
        fresh = CLUB.update().where(CLUB.c.session_key.is_(None))
        connection.execute(fresh.values(session_key=secrets.token_hex(_KEY_BYTES)))
        return Tokens(connection.execute(sa.select(CLUB.c.session_key)).scalar_one())

    def _oldest_ns(self) -> int:
        return self._clocks.now_ns() - round(self._settings.signed_in_days * _NS_PER_DAY)

    def _check_pace(self, address: str, called: str) -> None:
        self._wrong_addresses.check_pace(address)
        self._wrong_names.check_pace(called)

    def _count_wrong(self, address: str, called: str) -> None:
        self._wrong_addresses.count_wrong(address)
        self._wrong_names.count_wrong(called)


def _by_name(called: str) -> sa.Select[tuple[int, str]]:
    """Return the query for the account of the person with that folded nickname."""
    account = sa.select(ACCOUNTS.c.person_id, ACCOUNTS.c.passphrase).join(PEOPLE, PEOPLE.c.id == ACCOUNTS.c.person_id)
    return account.where(PEOPLE.c.folded == called)


def _keep_passphrase(connection: sa.Connection, person: int, kept: str, now_ns: int) -> None:
    """Store a new hash for an account; make the account if there is none."""
    known = ACCOUNTS.update().where(ACCOUNTS.c.person_id == person)
    if connection.execute(known.values(passphrase=kept)).rowcount != 1:
        connection.execute(ACCOUNTS.insert().values(person_id=person, passphrase=kept, made_ns=now_ns))


def _sign_out_all(connection: sa.Connection, person: int) -> None:
    connection.execute(SIGN_INS.delete().where(SIGN_INS.c.person_id == person))


def _code_digest(code: str) -> str:
    """Return the digest of a code as typed: in upper or lower case, with any spaces and hyphens."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(plain.encode("utf-8", "replace")).hexdigest()


def _wrong_code() -> NotAllowed:
    return NotAllowed(
        "hub.wrong_account_code", "That code is wrong, was used or has expired: ask a host of the club for a new one."
    )


def _wrong_sign_in() -> NotAllowed:
    return NotAllowed(
        "hub.wrong_sign_in", "Name and passphrase do not match: try again, or ask a host of the club for a new code."
    )


def _wrong_passphrase() -> NotAllowed:
    return NotAllowed("hub.wrong_passphrase", "That is not your passphrase: try again, or ask a host for a new code.")


def _codes_too_fast(wait_s: int) -> TooSoon:
    return TooSoon("hub.account_codes_too_fast", f"Too many wrong codes: try again in {wait_s} s.", wait_s)


def _sign_ins_too_fast(wait_s: int) -> TooSoon:
    return TooSoon("hub.sign_ins_too_fast", f"Too many wrong passphrases: try again in {wait_s} s.", wait_s)
