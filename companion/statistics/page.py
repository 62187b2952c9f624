"""The figures as one HTML page: plots and tables, nothing from elsewhere."""

from __future__ import annotations

import base64
import hashlib

import jinja2

from companion.statistics.figures import Figures
from companion.statistics.plots import draw_plots
from companion.statistics.report import report


def statistics_page(found: Figures) -> str:
    """The page; each table of the report under the plot it belongs to."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("companion.retelling"), autoescape=True, undefined=jinja2.StrictUndefined
    )
    style = environment.get_template("album.css").render()
    head, *parts = report(found).split("\n\n")
    plots = {
        name: f"data:image/svg+xml;base64,{base64.b64encode(data).decode()}"
        for name, data in draw_plots(found, "svg").items()
    }
    sections = []
    for part in parts:
        title, _, body = part.partition("\n")
        key = _PLOT_OF.get(title.split(":")[0], "")
        shown = {name: plot for name, plot in plots.items() if key and name.split("-")[0] in key.split()}
        sections.append({"title": title.capitalize(), "body": body, "plots": shown})
    return environment.get_template("statistics.html").render(
        head=head,
        style=style,
        style_digest=base64.b64encode(hashlib.sha256(style.encode()).digest()).decode(),
        sections=sections,
    )


_PLOT_OF = {"DICE": "dice", "TIME": "phases", "PRICES": "prices points", "SIEGES": "sieges"}
