"""The Flask application of a hub."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flask import Flask

from companion.hub.club import Club
from companion.hub.figures import Figures
from companion.hub.routes.pages import page_routes
from companion.hub.routes.reading import reading_routes
from companion.hub.routes.tables import table_routes
from companion.web.connections.open_pages import OpenPages
from companion.web.errors import add_errors
from companion.web.guarding import IsOwnName, add_guards, add_headers
from companion.web.static_files import keep_static_files

_STATIC: Final = Path(__file__).parent.parent / "web" / "static"


def create_hub_app(club: Club, is_own_name: IsOwnName, address: str, pages: OpenPages) -> Flask:
    """The hub's pages and routes.

    Args:
        is_own_name: which names in ``Host`` mean this hub.
        address: what tables and guests are told.
        pages: how many may be open.
    """
    app = Flask(__name__, static_folder=str(_STATIC))
    app.config["MAX_CONTENT_LENGTH"] = club.settings.batch_kb * 1024
    app.json.sort_keys = False  # type: ignore[attr-defined]
    keep_static_files(app)
    add_headers(app)
    add_errors(app)
    add_guards(app, is_own_name)
    figures = Figures()
    app.register_blueprint(table_routes(club, figures))
    app.register_blueprint(reading_routes(club, pages, figures))
    app.register_blueprint(page_routes(club, address))
    return app
