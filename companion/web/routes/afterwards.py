"""A game's page afterwards: what is told of it, to whoever looks; all of it is public once the game is over."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from flask import Blueprint, Response, jsonify, render_template, request

from companion.afterwards.course import Course
from companion.afterwards.telling import Afterwards, afterwards_of, afterwards_to_json
from companion.errors import Conflict
from companion.export.film_jobs import FilmsMade
from companion.export.share.card import share_card
from companion.texts.catalogue import Texts, texts_in
from companion.texts.files import languages

if TYPE_CHECKING:  # loads what draws, which nobody needs before a game is over
    from companion.export.share.picture import PictureForm

KEPT: Final = 8


def afterwards(course_over: Callable[[str], Course]) -> Blueprint:
    """The page of a live table's games."""
    routes = Blueprint("afterwards", __name__)
    add_afterwards(routes, course_over, "")
    return routes


def add_afterwards(routes: Blueprint, course_over: Callable[[str], Course], prefix: str) -> None:
    """Add the page, what it is told, and what can be shared of it.

    Args:
        course_over: a game that is over by its id, the one at hand where that is empty; raises what it refuses.
        prefix: what the routes' paths begin with.
    """
    games, films = _GamesTold(course_over), FilmsMade()

    @routes.get("/afterwards")
    def afterwards_page() -> str:
        return render_template("afterwards.html", api=prefix, back="./" if prefix else "/look-back")

    @routes.get("/api/afterwards")
    def afterwards_told() -> Response:
        return jsonify(afterwards_to_json(games.told(request.args.get("game", ""))))

    @routes.get("/api/afterwards/portrait.png", defaults={"form": "portrait"})
    @routes.get("/api/afterwards/tall.png", defaults={"form": "tall"})
    def afterwards_picture(form: PictureForm) -> Response:
        from companion.export.share.picture import share_picture  # noqa: PLC0415 see above

        told, text = games.told(request.args.get("game", "")), _texts()
        return Response(share_picture(share_card(told, text), form), mimetype="image/png")

    @routes.get("/api/afterwards/film.mp4")
    def afterwards_film() -> Response:
        told, text = games.told(request.args.get("game", "")), _texts()
        film = films.film(f"{told.course.key} {text.language}", share_card(told, text))
        if film is None:
            raise Conflict("film.being_made", "The film is being made: ask again in a moment.")
        return Response(film, mimetype="video/mp4")


class _GamesTold:
    """Games told lately: several phones open the page at once, and counting takes a while. Thread-safe."""

    def __init__(self, course_over: Callable[[str], Course]) -> None:
        self._course_over = course_over
        self._lock = threading.Lock()
        self._kept: OrderedDict[str, Afterwards] = OrderedDict()

    def told(self, game: str) -> Afterwards:
        """What that game was like; raises as ``course_over``."""
        course = self._course_over(game)
        with self._lock:
            found = self._kept.pop(course.key, None) or afterwards_of(course)
            self._kept[course.key] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return found


def _texts() -> Texts:
    """In the language that is asked for, English where there is none such."""
    wanted = request.args.get("lang", "")
    return texts_in(wanted if wanted in languages() else languages()[0])
