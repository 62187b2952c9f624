"""Routes that play a recording: its page, states, pictures and controls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from flask import Blueprint, Response, render_template

from companion.table.feed import Feed
from companion.web.api.bodies import SteerPlayback, body
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.streaming import event_stream, state_once
from companion.web.request_identity import follower, person
from companion.web.routes.play.pictures import Pictures, add_pictures


class Show(Pictures, Protocol):
    """A recorded evening, as its page needs it."""

    @property
    def feed(self) -> Feed:
        """The states to show."""

    def answer(self, question: str, value: int, seat: int) -> None:
        """Give a person's answer; raises ``UnknownResource`` if the question is no longer open."""

    def steer(self, *, playing: bool | None, speed: float | None, restart: bool) -> None:
        """Steer a played recording; raises ``MalformedRequest`` for a speed out of bounds."""


@dataclass(frozen=True, slots=True)
class AnswerForSeat:
    """An answer to an open question, said for a seat."""

    question: str
    answer: int
    seat: int


def recorded(
    show: Show,
    open_pages: OpenPages,
    prefix: str = "",
    looked_at: Callable[[], None] = lambda: None,
    replay_at: str | None = None,
) -> Blueprint:
    """The routes of the recorded evening.

    Args:
        open_pages: counts those who follow the evening.
        prefix: the beginning of all their paths.
        looked_at: called whenever somebody opens the page.
        replay_at: the path at which the same recording can be reviewed.
    """
    routes = Blueprint("recorded", __name__, url_prefix=prefix or None)

    routes.before_request(looked_at)

    @routes.get("/")
    def page() -> str:
        return render_template("table.html", api=prefix, replay_at=replay_at)

    @routes.get("/overlay")
    def overlay() -> str:
        return render_template("overlay.html", api=prefix)

    @routes.get("/api/state")
    def state() -> Response:
        return state_once(show.feed, None)

    @routes.get("/api/events")
    def events() -> Response:
        return event_stream(show.feed, lambda: None, open_pages.arrive(follower(person())))

    @routes.post("/api/answers")
    def answers() -> tuple[str, int]:
        given = body(AnswerForSeat)
        show.answer(given.question, given.answer, given.seat)
        return "", 204

    @routes.post("/api/playback")
    def playback() -> tuple[str, int]:
        wish = body(SteerPlayback)
        show.steer(playing=wish.playing, speed=wish.speed, restart=wish.restart)
        return "", 204

    add_pictures(routes, show)
    return routes
