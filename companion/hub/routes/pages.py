"""The hub's pages, made here in the reader's language; scripts only fetch them anew and send what hosts wish."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.games.catalogue import engine_named
from companion.hub.club import Club
from companion.hub.routes.hosting import COOKIE, check_host, is_host
from companion.hub.routes.shown import (
    asked_season,
    person_shown,
    records_shown,
    standings_shown,
    table_shown,
    wall_shown,
)
from companion.hub.standings import season_of
from companion.texts.catalogue import Texts, texts_in
from companion.texts.files import languages
from companion.texts.message import message_from_json

_YEAR_S = 365 * 24 * 3600


class Saying:
    """Puts into words what a page says, in its reader's language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.language = texts.language

    def __call__(self, key: str, **values: object) -> str:
        """A text of the catalogue."""
        return self.texts(key, **values)

    def someone(self, number: int) -> str:
        """Whoever was deleted."""
        return self("club.someone", number=str(number))

    def line(self, form: dict[str, Any]) -> str:
        """A message of a log; nothing where a table of a later version sent one that is not known here."""
        try:
            return self.texts.say(message_from_json(form))
        except (KeyError, ValueError, TypeError, AttributeError):
            return ""

    def game(self, kind: str) -> str:
        """What a game is called."""
        engine = engine_named(kind)
        return self.texts.word("small.game", kind if engine is None else engine.name)

    def phase(self, kind: str, phase: str) -> str:
        """What a phase is called."""
        return self.texts.word("phase" if kind == "raja" else "small.phase", phase)

    def title(self, title: str) -> str:
        """An evening's title."""
        return self.texts.evening_title(title)

    def clock(self, t_ns: int) -> str:
        """A time, as computers write it; the page's script writes it as the reader does."""
        return datetime.fromtimestamp(t_ns / 1e9, UTC).isoformat(timespec="seconds")

    def day(self, t_ns: int) -> str:
        """A day."""
        return datetime.fromtimestamp(t_ns / 1e9, UTC).date().isoformat()


def page_routes(club: Club, address: str) -> Blueprint:
    """The routes.

    Args:
        address: the hub's, as tables are told.
    """
    routes = Blueprint("hub_pages", __name__, template_folder="../templates")

    def page(template: str, say: Saying, **more: Any) -> AnyResponse:
        names = {tag: texts_in(tag)("language.name") for tag in languages()}
        chosen = {"lang": say.language} if "lang" in request.args else {}
        answer = make_response(
            render_template(template, say=say, names=names, chosen=chosen, host=is_host(club), **more)
        )
        answer.headers["Cache-Control"] = "no-store"
        return answer

    @routes.get("/")
    def wall() -> AnyResponse:
        say = _saying()
        tables, moments = wall_shown(club, say.someone)
        return page("hub_wall.html", say, tables=tables, moments=moments)

    @routes.get("/tables/<int:table>")
    def table(table: int) -> AnyResponse:
        say = _saying()
        return page("hub_table.html", say, table=table_shown(club, table, say.someone))

    @routes.get("/standings")
    def standings() -> AnyResponse:
        say = _saying()
        season = asked_season(club, request.args.get("season"))
        rows = standings_shown(club, season, say.someone)
        return page("hub_standings.html", say, season=season, present=season_of(club.clocks.now_ns()), rows=rows)

    @routes.get("/people/<int:person>")
    def person(person: int) -> AnyResponse:
        say = _saying()
        return page("hub_person.html", say, person=person_shown(club, person, say.someone))

    @routes.get("/records")
    def records() -> AnyResponse:
        say = _saying()
        walls, sieges = records_shown(club, say.someone)
        return page("hub_records.html", say, walls=walls, sieges=sieges)

    @routes.get("/host")
    def host() -> AnyResponse:
        key = request.args.get("key")
        if key is not None and club.joining.is_host_key(key):
            answer: AnyResponse = redirect("/host")
            answer.set_cookie(COOKIE, key, max_age=_YEAR_S, httponly=True, samesite="Strict", path="/")
            return answer
        check_host(club)
        return page("hub_host.html", _saying(), joined=club.joining.tables(), address=address)

    @routes.post("/api/hub/host/code")
    def code() -> Response:
        check_host(club)
        say = texts_in(_language())
        code = club.joining.new_code()
        hint = say("club.join_hint", minutes=round(club.settings.code_minutes))
        return Response(
            render_template("hub_code.html", hint=hint, command=f"raja hub join {address} {code}"), mimetype="text/html"
        )

    return routes


def _saying() -> Saying:
    return Saying(texts_in(_language()))


def _language() -> str:
    """What the address names, else what the reader's browser asks for."""
    offered = list(languages())
    asked = request.args.get("lang", "")
    return asked if asked in offered else request.accept_languages.best_match(offered) or "en"
