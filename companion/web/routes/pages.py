"""The routes of the pages; everything on them comes from the stream and the interface."""

from __future__ import annotations

from collections.abc import Callable

from flask import Blueprint, Response, render_template

from companion.live.live_table import LiveTable
from companion.web.network.qr import qr_svg
from companion.web.request_identity import welcome_back

PAGES = {
    "/": "door.html",
    "/join": "join.html",
    "/seat": "seat.html",
    "/table": "table.html",
    "/host": "host.html",
    "/look-back": "look_back.html",
    "/help": "help.html",
    "/demonstration": "demonstration.html",
    "/people": "record_book.html",
    "/overlay": "overlay.html",
    "/small": "small.html",
    "/small-table": "small_table.html",
}


def pages(live: LiveTable) -> Blueprint:
    """The routes of all pages of a live table; opening one gives a visitor a token."""
    routes = Blueprint("pages", __name__)
    for path, template in PAGES.items():
        routes.add_url_rule(path, template.removesuffix(".html"), _page(template, live))

    @routes.get("/join.svg")
    def join_code() -> Response:
        return Response(qr_svg(f"{live.addresses.by_number}/join"), mimetype="image/svg+xml")

    return routes


def _page(template: str, live: LiveTable) -> Callable[[], str]:
    def page() -> str:
        welcome_back(live.sessions)
        return render_template(template, api="", addresses=live.addresses)

    return page
