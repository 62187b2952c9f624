"""The parts of pages that change while somebody looks, made from the hub's templates."""

from __future__ import annotations

from flask import Flask

from companion.hub.club import Club
from companion.hub.routes.saying import Saying
from companion.hub.routes.shown import moments_shown, some_tables_shown, table_shown
from companion.hub.watching.parts import Looking, MakeParts, Parts
from companion.texts.catalogue import texts_in


def parts_made(app: Flask, club: Club) -> MakeParts:
    """How they are made.

    Args:
        app: knows the templates.
    """

    def make(page: Looking, changed: frozenset[int] | None, before: Parts) -> Parts:
        say = Saying(texts_in(page.language))
        chosen = {"lang": page.language} if page.by_address else {}
        html = app.jinja_env.get_template("hub_parts.html").module
        if page.table is not None:
            table = table_shown(club, page.table, say.someone)
            return {"table": html.table(table, chosen, say), "log": html.log(table, say)}  # type: ignore[attr-defined]
        order, tables = some_tables_shown(club, say.someone, changed)
        fresh = {
            f"table-{table.id}": html.wall_table(table, chosen, say)  # type: ignore[attr-defined]
            for table in tables
        }
        names = [f"table-{table}" for table in order]
        parts: dict[str, str] = {
            name: fresh.get(name) or before[name] for name in names if name in fresh or name in before
        }
        if not parts:
            parts["none"] = html.no_tables(say)  # type: ignore[attr-defined]
        parts["moments"] = html.moments(moments_shown(club, say.someone), chosen, say)  # type: ignore[attr-defined]
        return parts

    return make
