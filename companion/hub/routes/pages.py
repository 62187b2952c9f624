"""The hub's pages, rendered in the reader's language; scripts insert changes and send hosts' actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flask import Blueprint, make_response, render_template, request
from werkzeug.wrappers import Response

from companion.hub.club import Club
from companion.hub.people.accounts import SignedIn
from companion.hub.people.passphrases import LONGEST, SHORTEST
from companion.hub.people.profiles import COLOURS
from companion.hub.routes import NUMBER
from companion.hub.routes.saying import Saying, asked_saying
from companion.hub.routes.shown import asked_season, person_shown, records_shown, standings_shown, table_name
from companion.hub.standings.ranking import season_of
from companion.hub.watching.page_fragments import Looking, PageParts
from companion.lobby.lobby import LONGEST_NAME
from companion.texts.catalogue import texts_in
from companion.texts.files import languages

OVERLAY_SIDES: Final = ("left", "right", "top", "bottom")
OVERLAY_SIZES: Final = ("normal", "small", "large")
OVERLAY_MOMENTS: Final = ("on", "off")
_LONGEST_NUMBER: Final = 9


def page_routes(
    club: Club, parts: PageParts, is_host: Callable[[], bool], signed_in: Callable[[], SignedIn | None]
) -> Blueprint:
    """The routes for spectators.

    Args:
        is_host: tells whether the visitor is shown a link to the hosts' page.
        signed_in: returns the visitor's account, if they are signed in.
    """
    routes = Blueprint("hub_pages", __name__, template_folder="../templates")

    def page(template: str, say: Saying, **more: Any) -> Response:
        return page_of(template, say, host=is_host(), **more)

    @routes.get("/")
    def wall() -> Response:
        say = asked_saying()
        return page("hub_wall.html", say, made=parts.now(looking_at(None, say)))

    @routes.get(f"/tables/<{NUMBER}:table>")
    def table(table: int) -> Response:
        say = asked_saying()
        name = table_name(club, table)
        return page("hub_table.html", say, number=table, name=name, made=parts.now(looking_at(table, say)))

    @routes.get(f"/tables/<{NUMBER}:table>/overlay")
    def overlay(table: int) -> Response:
        say = asked_saying()
        edge = {"side": _asked("side", OVERLAY_SIDES), "size": _asked("size", OVERLAY_SIZES)}
        edge["moments"] = _asked("moments", OVERLAY_MOMENTS)
        made = parts.now(looking_at(table, say))
        return page("hub_overlay.html", say, number=table, name=table_name(club, table), made=made, **edge)

    @routes.get("/standings")
    def standings() -> Response:
        say = asked_saying()
        season = asked_season(club, request.args.get("season"))
        rows = standings_shown(club, season, say.someone)
        return page("hub_standings.html", say, season=season, present=season_of(club.clocks.now_ns()), rows=rows)

    @routes.get(f"/people/<{NUMBER}:person>")
    def person(person: int) -> Response:
        say = asked_saying()
        found, who = person_shown(club, person, say.someone), signed_in()
        more: dict[str, Any] = {"own": who is not None and who.person == person, "profile": None}
        if not found.deleted and (more["own"] or is_host()):
            more |= {"profile": club.profile(person), "account": club.accounts.seen(person), "colours": COLOURS}
            more |= {"letters": LONGEST_NAME, "shortest": SHORTEST, "longest": LONGEST}
        return page("hub_person.html", say, person=found, **more)

    @routes.get("/records")
    def records() -> Response:
        say = asked_saying()
        walls, sieges = records_shown(club, say.someone)
        return page("hub_records.html", say, walls=walls, sieges=sieges)

    return routes


def _asked(name: str, known: tuple[str, ...]) -> str:
    """Return the value of that query parameter if it is one of ``known``, else the first of these."""
    given = request.args.get(name, "")
    return given if given in known else known[0]


def asked_after() -> int:
    """Return how many entries of a list to skip."""
    given = request.args.get("after", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < _LONGEST_NUMBER else 0


def looking_at(table: int | None, say: Saying) -> Looking:
    """Return which page is shown: a table's, or the wall."""
    return Looking(table, say.language, "lang" in request.args)


def page_of(template: str, say: Saying, *, host: bool, **more: Any) -> Response:
    """Render a page from its template; it is not cached."""
    names = {tag: texts_in(tag)("language.name") for tag in languages()}
    chosen = {"lang": say.language} if "lang" in request.args else {}
    answer = make_response(render_template(template, say=say, names=names, chosen=chosen, host=host, **more))
    answer.headers["Cache-Control"] = "no-store"
    return answer
