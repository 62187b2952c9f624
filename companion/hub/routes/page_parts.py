"""Renders the parts of pages that change while they are open, from the hub's templates."""

from __future__ import annotations

import json
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from flask import Flask
from markupsafe import Markup, escape

from companion.hub.club import Club
from companion.hub.people.names import with_names
from companion.hub.routes.saying import Saying
from companion.hub.watching.boards import board_drawn
from companion.hub.watching.club_look import ClubLook
from companion.hub.watching.page_fragments import BeginLook, Looking, MakeParts, Parts
from companion.hub.watching.raja_board import raja_drawn
from companion.hub.watching.spectator_view import GameSeen
from companion.lobby.lobby import RAJA
from companion.texts.catalogue import Texts, texts_in

_OF_TABLE: Final = "table-"
_SENTENCES_KEPT: Final = 40_000
"""How many lines are cached: a hundred tables' logs in five languages and some to spare, about 10 MB."""


def looks_at(app: Flask, club: Club) -> BeginLook:
    """Return a function that begins a look at the club, from which the parts of pages are rendered.

    Args:
        app: the application with the templates.
    """

    said = _Said()

    def begin_look() -> MakeParts:
        """Read the club once for all pages that are rendered from this look."""
        look = ClubLook(club)
        logs: dict[tuple[int, str], str] = {}

        def make(page: Looking, changed: frozenset[int] | None, before: Parts) -> Parts:
            """Render the parts of one page; of the wall's tables only those that changed."""
            say = _SayingOnce(texts_in(page.language), said)
            chosen = {"lang": page.language} if page.by_address else {}
            html: Any = app.jinja_env.get_template("hub_parts.html").module
            if page.table is not None:
                table = look.table(page.table)
                if (table.id, page.language) not in logs:
                    logs[table.id, page.language] = _named(html.log(table, say), say)
                parts = {"table": _named(html.table(table, chosen, say), say)}
                if (drawn := _drawn(table.game, html, say)) is not None:
                    parts[drawn.part] = _named(html.drawn_part(drawn.part, drawn), say)
                return {**parts, "log": logs[table.id, page.language]}
            order, tables = look.wall(changed)
            names = [f"{_OF_TABLE}{table}" for table in order]
            alone = _is_alone(names)
            if alone != _is_alone(before):
                _, tables = look.wall(None)
            fresh = {
                f"{_OF_TABLE}{table.id}": _named(
                    html.wall_table(table, _drawn(table.game, html, say) if alone else None, chosen, say), say
                )
                for table in tables
            }
            parts = {name: fresh.get(name) or before[name] for name in names if name in fresh or name in before}
            if not parts:
                parts["none"] = html.no_tables(say)
            parts["moments"] = _named(html.moments(look.moments(), chosen, say), say)
            return parts

        return make

    return begin_look


@dataclass(frozen=True, slots=True)
class _GameDrawn:
    """The game on a table as HTML, with its part's name and CSS class."""

    part: str
    form: str
    html: str


def _drawn(game: GameSeen | None, html: Any, say: Saying) -> _GameDrawn | None:
    """Draw Raja's Lands or a small game's table; None without a game, or if its view cannot be read."""
    if game is None:
        return None
    if game.kind == RAJA:
        lands = raja_drawn(game.view)
        emblems = {seat: one.emblem for seat, one in enumerate(game.seats)}
        return None if lands is None else _GameDrawn("lands", "club-lands", html.raja_drawn(lands, emblems, say))
    board = board_drawn(game.view)
    return None if board is None else _GameDrawn("board", "club-board", html.board_drawn(board, say))


def _is_alone(parts: Iterable[str]) -> bool:
    """Whether the club has only one table; the wall then has room to show its game."""
    return sum(name.startswith(_OF_TABLE) for name in parts) == 1


class _Said:
    """Caches log lines in words, as of a log's sixty lines all but the newest have been rendered before."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._sentences: OrderedDict[tuple[str, str], str] = OrderedDict()

    def sentence(self, language: str, form: dict[str, Any], say: Callable[[dict[str, Any]], str]) -> str:
        """Return the line in that language."""
        key = (language, json.dumps(form, sort_keys=True))
        with self._lock:
            known = self._sentences.get(key)
            if known is not None:
                self._sentences.move_to_end(key)
                return known
        sentence = say(form)
        with self._lock:
            self._sentences[key] = sentence
            while len(self._sentences) > _SENTENCES_KEPT:
                self._sentences.popitem(last=False)
        return sentence


class _SayingOnce(Saying):
    """Like ``Saying``, but renders each line only once."""

    def __init__(self, texts: Texts, said: _Said) -> None:
        super().__init__(texts)
        self._said = said

    def line(self, form: dict[str, Any]) -> str:
        """See ``Saying``."""
        return self._said.sentence(self.language, form, super().line)


def _named(html: str, say: Saying) -> str:
    """Replace references to deleted people by the reader's word for them."""
    return Markup(with_names(str(html), lambda person: str(escape(say.someone(person)))))
