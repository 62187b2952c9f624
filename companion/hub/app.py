"""The Flask applications of a hub and of its gates."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from flask import Flask, Response

from companion.hub.archiving.archive import Archive
from companion.hub.club import Club
from companion.hub.described.description import describing_club, describing_gate
from companion.hub.figures import Figures
from companion.hub.hall.hall_feed import WatchedHalls
from companion.hub.routes.accounts import account_routes
from companion.hub.routes.error_page import error_page
from companion.hub.routes.halls import hall_routes
from companion.hub.routes.health import health_routes
from companion.hub.routes.hooks import hook_routes
from companion.hub.routes.hosting import hosting_routes, is_host
from companion.hub.routes.page_parts import looks_at
from companion.hub.routes.pages import page_routes
from companion.hub.routes.people import people_routes
from companion.hub.routes.reading import reading_routes
from companion.hub.routes.recordings import recording_routes
from companion.hub.routes.saying import asked_language
from companion.hub.routes.shown import pseudonym
from companion.hub.routes.signed_in import add_members, signed_in
from companion.hub.routes.spreadsheets import spreadsheet_routes
from companion.hub.routes.tables import table_routes
from companion.hub.routes.tokens import token_routes
from companion.hub.routes.tournaments import tournament_host_routes, tournament_routes
from companion.hub.watching.page_fragments import PageParts
from companion.hub.watching.wall_json import KeptWall
from companion.texts.refusals import sentence_of
from companion.web.connections.open_pages import OpenPages
from companion.web.errors import add_errors
from companion.web.request_guard import IsOwnName, add_guards, add_headers
from companion.web.static_files import keep_static_files

_STATIC: Final = Path(__file__).parent.parent / "web" / "static"


def create_hub_app(
    club: Club, watched: WatchedHalls, is_own_name: IsOwnName, address: str, archive: Archive | None = None
) -> tuple[Flask, PageParts]:
    """Create the hub's application, and the part that updates open pages.

    Args:
        watched: the halls, and what is sent about them.
        is_own_name: tells whether a name in ``Host`` means this hub.
        address: the hub's address as shown to tables and guests.
        archive: None if no recordings are kept.
    """
    app, pages = _app(club, is_own_name, lambda: is_host(club)), OpenPages(club.settings.open_pages)
    parts, figures = PageParts(club, looks_at(app, club)), Figures(pages)
    app.register_blueprint(page_routes(club, parts, lambda: is_host(club), lambda: signed_in(club)))
    app.register_blueprint(hosting_routes(club, address))
    app.register_blueprint(people_routes(club, address))
    app.register_blueprint(account_routes(club))
    add_members(app, club)
    _add_reading(app, club, pages, parts)
    app.register_blueprint(health_routes(club, figures))
    app.register_blueprint(table_routes(club, figures))
    app.register_blueprint(hook_routes(club))
    app.register_blueprint(token_routes(club))
    app.register_blueprint(tournament_routes(club, lambda: is_host(club)))
    app.register_blueprint(tournament_host_routes(club))
    app.register_blueprint(describing_club(archive=archive is not None))
    app.register_blueprint(hall_routes(club, watched, pages, address))
    app.jinja_env.globals["keeps_recordings"] = archive is not None
    if archive is not None:
        app.register_blueprint(recording_routes(club, archive))
        figures.tell_of_archive(archive)
    return app, parts


def create_gate_app(club: Club, is_own_name: IsOwnName) -> tuple[Flask, PageParts]:
    """Create a gate's application, which shows everything and changes nothing; arguments as ``create_hub_app``."""
    app, pages = _app(club, is_own_name, lambda: False), OpenPages(club.settings.open_pages)
    parts = PageParts(club, looks_at(app, club))
    app.register_blueprint(page_routes(club, parts, lambda: False, lambda: None))
    app.register_blueprint(tournament_routes(club, lambda: False))
    _add_reading(app, club, pages, parts)
    app.register_blueprint(health_routes(club, Figures(pages)))
    app.register_blueprint(describing_gate())
    return app, parts


def _add_reading(app: Flask, club: Club, pages: OpenPages, parts: PageParts) -> None:
    """Add the routes for programs and spreadsheets."""
    kept_wall = KeptWall(club, pseudonym)
    app.register_blueprint(reading_routes(club, pages, parts, kept_wall))
    app.register_blueprint(spreadsheet_routes(club, kept_wall))


def _app(club: Club, is_own_name: IsOwnName, is_host: Callable[[], bool]) -> Flask:
    app = Flask(__name__, static_folder=str(_STATIC))
    app.config["MAX_CONTENT_LENGTH"] = club.settings.batch_kb * 1024
    app.json.sort_keys = False  # type: ignore[attr-defined]
    keep_static_files(app)
    add_headers(app)
    add_errors(app, lambda error: sentence_of(error, asked_language()), error_page(is_host))
    app.after_request(_with_challenge)
    add_guards(app, is_own_name)
    return app


def _with_challenge(answer: Response) -> Response:
    """Add the header that tells a client which credentials are needed (RFC 6750)."""
    if answer.status_code == 401:
        answer.headers["WWW-Authenticate"] = 'Bearer realm="raja hub"'
    return answer
