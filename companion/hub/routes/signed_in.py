"""Who is signed in on a device, by its cookie; pages without sign-in treat everybody as signed out."""

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
"""How long a browser keeps the cookie; the hub decides how long it is valid."""
_KNOWN: Final = "signed_in"


@dataclass(frozen=True, slots=True)
class Member:
    """A person who is signed in, as the head of every page shows them."""

    person: int
    name: str


def add_members(app: Flask, club: Club) -> None:
    """Tell all pages of the hub who is signed in, and that people can sign in here."""

    @app.context_processor
    def known() -> dict[str, object]:
        return {"has_accounts": True, "member": _member(club)}


def _member(club: Club) -> Member | None:
    """Return who is signed in; None also if the database does not answer, so that the page can still say so."""
    try:
        who = signed_in(club)
        return None if who is None else Member(who.person, club.profile(who.person).nickname)
    except LogUnavailable:
        return None


def signed_in(club: Club) -> SignedIn | None:
    """Return who is signed in, read once per request."""
    if _KNOWN not in g:
        setattr(g, _KNOWN, club.accounts.who(request.cookies.get(COOKIE, "")))
    found: SignedIn | None = getattr(g, _KNOWN)
    return found


def check_signed_in(club: Club) -> SignedIn:
    """Return who is signed in.

    Raises:
        UnknownPerson: ``hub.signed_out``.
    """
    found = signed_in(club)
    if found is None:
        raise UnknownPerson("hub.signed_out", "You are not signed in on this device: sign in first.")
    return found


def with_cookie(answer: Response, token: str) -> Response:
    """Add the cookie of a signed-in device to the answer.

    Lax, so that people who follow a link to the hub are still signed in; requests from another site's page are refused
    by their origin (``companion.web.request_guard``).
    """
    answer.set_cookie(COOKIE, token, max_age=_YEAR_S, httponly=True, samesite="Lax", secure=request.is_secure, path="/")
    return answer


def without_cookie(answer: Response) -> Response:
    """Remove that cookie with the answer."""
    answer.delete_cookie(COOKIE, httponly=True, samesite="Lax", secure=request.is_secure, path="/")
    return answer
