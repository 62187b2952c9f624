"""The page that a browser shows if there is no such page, or the visitor may not see it, or something failed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from werkzeug.wrappers import Response

from companion.hub.routes.pages import page_of
from companion.hub.routes.saying import asked_saying
from companion.table.database import LogUnavailable
from companion.web.errors import Page

_MISSING: Final = 404
_FAILED: Final = 500


def error_page(is_host: Callable[[], bool]) -> Page:
    """Return a function that renders the error page in the visitor's language; arguments as for ``page_routes``."""

    def made(status: int, sentence: str | None) -> Response:
        say = asked_saying()
        if status == _MISSING:
            title, hint = say("club.no_page"), say("club.no_page_hint")
        elif status >= _FAILED:
            title, hint = say("club.failed"), say("club.failed_hint")
        else:
            title, hint = say("club.refused"), say("club.refused_hint")
        return page_of("hub_error.html", say, host=_or_no(is_host), title=title, sentence=sentence or hint)

    return made


def _or_no(is_host: Callable[[], bool]) -> bool:
    """Whether the visitor is a host; False if the database does not answer, which may be why the page is shown."""
    try:
        return is_host()
    except LogUnavailable:
        return False
