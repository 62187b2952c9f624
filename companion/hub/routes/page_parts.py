"""The parts of pages that change while somebody looks, made from the hub's templates."""

from __future__ import annotations

from typing import Any

from flask import Flask
from markupsafe import Markup, escape

from companion.hub.club import Club
from companion.hub.names import with_names
from companion.hub.routes.saying import Saying
from companion.hub.watching.club_look import ClubLook
from companion.hub.watching.parts import BeginLook, Looking, MakeParts, Parts
from companion.texts.catalogue import texts_in


def looks_at(app: Flask, club: Club) -> BeginLook:
    """How they are made.

    Args:
        app: knows the templates.
    """

    def begin_look() -> MakeParts:
        look = ClubLook(club)

        def make(page: Looking, changed: frozenset[int] | None, before: Parts) -> Parts:
            say = Saying(texts_in(page.language))
            chosen = {"lang": page.language} if page.by_address else {}
            html: Any = app.jinja_env.get_template("hub_parts.html").module
            if page.table is not None:
                table = look.table(page.table)
                return {"table": _named(html.table(table, chosen, say), say), "log": _named(html.log(table, say), say)}
            order, tables = look.wall(changed)
            fresh = {f"table-{table.id}": _named(html.wall_table(table, chosen, say), say) for table in tables}
            names = [f"table-{table}" for table in order]
            parts: dict[str, str] = {
                name: fresh.get(name) or before[name] for name in names if name in fresh or name in before
            }
            if not parts:
                parts["none"] = html.no_tables(say)
            parts["moments"] = _named(html.moments(look.moments(), chosen, say), say)
            return parts

        return make

    return begin_look


def _named(html: str, say: Saying) -> str:
    """With what the reader calls those who were deleted."""
    return Markup(with_names(str(html), lambda person: str(escape(say.someone(person)))))
