"""Routes of a finished game's review; all of it is public once the game is over."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from flask import Blueprint, Response, jsonify, render_template, request

from companion.analysis.summary import GameSummary, summary_of, summary_to_json
from companion.analysis.timeline import Timeline
from companion.errors import Conflict
from companion.export.film_jobs import FilmsMade
from companion.export.share.card import share_card
from companion.texts.catalogue import Texts, texts_in
from companion.texts.files import languages

if TYPE_CHECKING:  # loads drawing code, which is needed only after a game
    from companion.export.share.picture import PictureForm

KEPT: Final = 8


def afterwards(finished_timeline: Callable[[str], Timeline]) -> Blueprint:
    """The routes that review a live table's games."""
    routes = Blueprint("afterwards", __name__)
    add_afterwards(routes, finished_timeline, "")
    return routes


def add_afterwards(routes: Blueprint, finished_timeline: Callable[[str], Timeline], prefix: str) -> None:
    """Add the review page, its data, and the pictures and films to share.

    Args:
        finished_timeline: returns the timeline of a finished game by its id, of the open game if the id is empty;
            raises a refusal.
        prefix: what the routes' paths begin with.
    """
    games, films = _GamesTold(finished_timeline), FilmsMade()

    @routes.get("/afterwards")
    def afterwards_page() -> str:
        return render_template("afterwards.html", api=prefix, back="./" if prefix else "/look-back")

    @routes.get("/api/afterwards")
    def afterwards_told() -> Response:
        return jsonify(summary_to_json(games.told(request.args.get("game", ""))))

    @routes.get("/api/afterwards/portrait.png", defaults={"form": "portrait"})
    @routes.get("/api/afterwards/tall.png", defaults={"form": "tall"})
    def afterwards_picture(form: PictureForm) -> Response:
        from companion.export.share.picture import share_picture  # noqa: PLC0415 see above

        told, text = games.told(request.args.get("game", "")), _texts()
        return Response(share_picture(share_card(told, text), form), mimetype="image/png")

    @routes.get("/api/afterwards/film.mp4")
    def afterwards_film() -> Response:
        told, text = games.told(request.args.get("game", "")), _texts()
        film = films.film(f"{told.timeline.key} {text.language}", share_card(told, text))
        if film is None:
            raise Conflict("film.being_made", "The film is being made: ask again in a moment.")
        return Response(film, mimetype="video/mp4")


class _GamesTold:
    """Caches summaries of recent games: several phones ask at once, and each takes a while to make. Thread-safe."""

    def __init__(self, finished_timeline: Callable[[str], Timeline]) -> None:
        self._course_over = finished_timeline
        self._lock = threading.Lock()
        self._kept: OrderedDict[str, GameSummary] = OrderedDict()

    def told(self, game: str) -> GameSummary:
        """Return the summary of that game; raises as ``finished_timeline``."""
        timeline = self._course_over(game)
        with self._lock:
            found = self._kept.pop(timeline.key, None) or summary_of(timeline)
            self._kept[timeline.key] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return found


def _texts() -> Texts:
    """Return the texts in the language asked for, in English if there is no such language."""
    wanted = request.args.get("lang", "")
    return texts_in(wanted if wanted in languages() else languages()[0])
