"""Renders the figures as one HTML page with plots and tables that loads nothing from elsewhere."""

from __future__ import annotations

import base64
import hashlib
from typing import Final

import jinja2

from companion.games.free_text import isolated
from companion.statistics.figures import Figures
from companion.statistics.plots import draw_plots
from companion.statistics.report import headline, sections
from companion.texts.catalogue import Texts

FOR_PLAYERS: Final = ("sieges", "prices", "time")
"""Sections shown first, in this order; chi-squares and readings are behind "For engineers"."""


def statistics_page(found: Figures, text: Texts) -> str:
    """Return the page; each table of the report stands under its plot."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("companion.export"), autoescape=True, undefined=jinja2.StrictUndefined
    )
    style = environment.get_template("album.css").render()
    plots = {
        name: f"data:image/svg+xml;base64,{base64.b64encode(data).decode()}"
        for name, data in draw_plots(found, "svg", text).items()
    }
    parts = []
    for section in sections(found, text):
        shown = [plot for name, plot in plots.items() if name.split("-")[0] in _PLOTS_OF.get(section.name, ())]
        parts.append({"name": section.name, "title": section.title, "body": "\n".join(section.lines), "plots": shown})
    return isolated(
        environment.get_template("statistics.html").render(
            text=text,
            head=headline(found, text),
            style=style,
            style_digest=base64.b64encode(hashlib.sha256(style.encode()).digest()).decode(),
            for_players=[part for name in FOR_PLAYERS for part in parts if part["name"] == name],
            for_engineers=[part for part in parts if part["name"] not in FOR_PLAYERS],
        )
    )


_PLOTS_OF = {"dice": ("dice",), "time": ("phases",), "prices": ("prices", "points"), "sieges": ("sieges",)}
