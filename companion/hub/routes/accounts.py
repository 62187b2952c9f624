"""Accounts, for the people themselves: making one, signing in and out, and changing or deleting their own data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from flask import Blueprint, Response, jsonify, request
from werkzeug.utils import redirect
from werkzeug.wrappers import Response as PageResponse

from companion.hub.club import Club
from companion.hub.people.passphrases import LONGEST, SHORTEST
from companion.hub.people.profiles import Profile
from companion.hub.routes.hosting import is_host
from companion.hub.routes.pages import page_of
from companion.hub.routes.saying import asked_saying
from companion.hub.routes.signed_in import check_signed_in, signed_in, with_cookie, without_cookie
from companion.web.api.bodies import Nothing, body
from companion.web.connections.eviction import counted_as

ACCOUNT: Final = "/api/hub/account"


@dataclass(frozen=True, slots=True)
class AccountClaimed:
    """A host's code, and the passphrase the account gets."""

    code: str
    passphrase: str


@dataclass(frozen=True, slots=True)
class SigningIn:
    """Somebody's nickname and passphrase."""

    name: str
    passphrase: str


@dataclass(frozen=True, slots=True)
class ProfileWanted:
    """A nickname, a colour (null for none), and whether hosts may see recordings of the person's games."""

    nickname: str
    colour: str | None
    recordings_shown: bool


@dataclass(frozen=True, slots=True)
class PassphraseChanged:
    """The present passphrase, and the one to come."""

    passphrase: str
    new: str


@dataclass(frozen=True, slots=True)
class PassphraseAgain:
    """One's passphrase, before something that cannot be undone."""

    passphrase: str


def account_routes(club: Club) -> Blueprint:
    """The routes of accounts."""
    routes = Blueprint("hub_accounts", __name__, template_folder="../templates")
    _add_coming_in(routes, club)
    _add_own(routes, club)
    _add_leaving(routes, club)
    return routes


def _add_coming_in(routes: Blueprint, club: Club) -> None:
    @routes.get("/account")
    def page() -> PageResponse:
        who = signed_in(club)
        if who is not None:
            lang = f"?lang={asked_saying().language}" if "lang" in request.args else ""
            return redirect(f"/people/{who.person}{lang}")
        bounds = {"shortest": SHORTEST, "longest": LONGEST}
        return page_of("hub_sign_in.html", asked_saying(), host=is_host(club), **bounds)

    @routes.post(f"{ACCOUNT}/claim")
    def claim() -> Response:
        given = body(AccountClaimed)
        who, token = club.accounts.claim(given.code, given.passphrase, _address())
        return with_cookie(jsonify(id=who.person), token)

    @routes.post(f"{ACCOUNT}/sign-in")
    def sign_in() -> Response:
        given = body(SigningIn)
        who, token = club.accounts.sign_in(given.name, given.passphrase, _address())
        return with_cookie(jsonify(id=who.person), token)


def _add_own(routes: Blueprint, club: Club) -> None:
    @routes.get(ACCOUNT)
    def shown() -> Response:
        who = check_signed_in(club)
        seen = club.accounts.seen(who.person)
        profile = asdict(club.profile(who.person))
        return jsonify(id=who.person, **profile, made_ns=seen.made_ns, devices=seen.devices)

    @routes.get(f"{ACCOUNT}/data")
    def data() -> Response:
        who = check_signed_in(club)
        answer = jsonify(asdict(club.kept_of(who.person)))
        answer.headers["Content-Disposition"] = 'attachment; filename="raja-club.json"'
        return answer

    @routes.post(f"{ACCOUNT}/profile")
    def change() -> Response:
        who, wanted = check_signed_in(club), body(ProfileWanted)
        club.change_profile(who.person, Profile(wanted.nickname, wanted.colour, wanted.recordings_shown))
        return jsonify(id=who.person)

    @routes.post(f"{ACCOUNT}/passphrase")
    def change_passphrase() -> Response:
        who, given = check_signed_in(club), body(PassphraseChanged)
        club.accounts.change_passphrase(who, given.passphrase, given.new, _address())
        return jsonify(id=who.person)


def _add_leaving(routes: Blueprint, club: Club) -> None:
    @routes.post(f"{ACCOUNT}/sign-out")
    def sign_out() -> Response:
        who = check_signed_in(club)
        body(Nothing)
        club.accounts.sign_out(who)
        return without_cookie(jsonify(id=who.person))

    @routes.post(f"{ACCOUNT}/sign-out-everywhere")
    def sign_out_everywhere() -> Response:
        who = check_signed_in(club)
        body(Nothing)
        club.accounts.sign_out_everywhere(who.person)
        return without_cookie(jsonify(id=who.person))

    @routes.post(f"{ACCOUNT}/remove")
    def remove() -> Response:
        who = check_signed_in(club)
        club.accounts.check_own(who, body(PassphraseAgain).passphrase, _address())
        club.accounts.remove(who.person)
        return without_cookie(jsonify(id=who.person))

    @routes.post(f"{ACCOUNT}/delete")
    def delete() -> Response:
        who = check_signed_in(club)
        club.accounts.check_own(who, body(PassphraseAgain).passphrase, _address())
        club.delete_person(who.person)
        return without_cookie(jsonify(deleted=who.person))


def _address() -> str:
    return counted_as(request.remote_addr or "")
