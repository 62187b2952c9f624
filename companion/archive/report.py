"""Figures over many evenings in words and tables, for a terminal."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.archive.aggregate import ManyEvenings
from companion.statistics.report import calibrated, clock, section
from companion.texts.catalogue import Texts
from companion.texts.columns import table

_MOST_ASKED: Final = 20
"""Of hundreds of places those that people are asked about most."""
_DAY: Final = len("2026-11-26")


def report_of_many(found: ManyEvenings, text: Texts, words: Texts) -> str:
    """All tables, one under the other.

    Args:
        text, words: what all rooms say, and what the command line alone does.
    """
    figures = replace(
        found.figures, asked=type(found.figures.asked)(dict(found.figures.asked.most_common(_MOST_ASKED)))
    )
    parts = [
        section("dice", figures, text),
        section("asked", figures, text),
        section("readings", figures, text),
        section("time", figures, text),
        (words("archive.points"), _scores(found, words)),
        (text("stats.prices.title"), _prices(found, text, words)),
        (text("stats.sieges.title"), calibrated(figures, text)),
    ]
    return "\n\n".join([_headline(found, words), *("\n".join([title.upper(), *lines]) for title, lines in parts)])


def _headline(found: ManyEvenings, words: Texts) -> str:
    told = words("archive.evenings", count=found.count, time=clock(found.figures.length_s))
    if found.first:
        told = words("archive.from_to", told=told, first=found.first[:_DAY], last=found.last[:_DAY])
    return told


def _scores(found: ManyEvenings, words: Texts) -> list[str]:
    if not found.scores:
        return [words("archive.none_over")]
    heads = [words(f"archive.{name}") for name in ("seats", "games", "winner", "everybody", "most", "first_seat")]
    rows = [
        (
            str(row.seats),
            str(row.games),
            f"{row.mean_winner:.1f}",
            f"{row.mean_points:.1f}",
            str(row.most),
            f"{row.first_seat_won / row.games:.0%}",
        )
        for row in found.scores
    ]
    return table(heads, rows)


def _prices(found: ManyEvenings, text: Texts, words: Texts) -> list[str]:
    heads = [text(f"stats.prices.{name}") for name in ("market", "lowest", "highest")] + [words("archive.at_the_end")]
    rows = [
        (text.word("market", row.market), str(row.lowest), str(row.highest), f"{row.mean_end:.2f}")
        for row in found.prices
    ]
    return table(heads, rows)
