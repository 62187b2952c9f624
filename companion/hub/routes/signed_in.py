"""Who is signed in on the device that asks, by its cookie; pages on which nobody can sign in know nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import Flask, Response, g, request

from companion.errors import UnknownPerson
from companion.hub.club import Club
from companion.hub.people.accounts import SignedIn
from companion.table.database import LogUnavailable

COOKIE: Final = "raja_account"
_YEAR_S: Final = 365 * 24 * 3600
"""The hub decides how long it is valid; the browser only keeps it."""
_KNOWN: Final = "signed_in"


@dataclass(frozen=True, slots=True)
class Member:
    """Who is signed in, as the head of every page shows it."""

    person: int
    name: str


def add_members(app: Flask, club: Club) -> None:
    """Let all pages of the hub know who is signed in, and that people can sign in here."""

    @app.context_processor
    def known() -> dict[str, object]:
        return {"has_accounts": True, "member": _member(club)}


def _member(club: Club) -> Member | None:
    """None also where the database does not answer: the page that says so is made all the same."""
    try:
        who = signed_in(club)
        return None if who is None else Member(who.person, club.profile(who.person).nickname)
    except LogUnavailable:
        return None


def signed_in(club: Club) -> SignedIn | None:
    """Who asks; asked once for each request."""
    if _KNOWN not in g:
        setattr(g, _KNOWN, club.accounts.who(request.cookies.get(COOKIE, "")))
    found: SignedIn | None = getattr(g, _KNOWN)
    return found


def check_signed_in(club: Club) -> SignedIn:
    """Who asks.

    Raises:
        UnknownPerson: ``hub.signed_out``.
    """
    found = signed_in(club)
    if found is None:
        raise UnknownPerson("hub.signed_out", "You are not signed in on this device: sign in first.")
    return found


def with_cookie(answer: Response, token: str) -> Response:
    """The answer with the cookie of a device that is signed in.

    Lax, so that a link to one's own page finds one signed in; what another site's page asks for is refused by its origin
    (``companion.web.request_guard``).
    """
    answer.set_cookie(COOKIE, token, max_age=_YEAR_S, httponly=True, samesite="Lax", secure=request.is_secure, path="/")
    return answer


def without_cookie(answer: Response) -> Response:
    """The answer to a device that is signed out."""
    answer.delete_cookie(COOKIE, httponly=True, samesite="Lax", secure=request.is_secure, path="/")
    return answer
