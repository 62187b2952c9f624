"""What a person sees in a browser where there is no page, or not for them."""

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
    """How it is made; arguments as ``page_routes``."""

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
    """No also where the database does not answer, which may be the very reason for the page."""
    try:
        return is_host()
    except LogUnavailable:
        return False
