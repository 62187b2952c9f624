"""Renders the figures in words and tables, for a terminal and for the page."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.statistics.chi_square import EXACT_UP_TO, LEVEL, rolls_needed
from companion.statistics.figures import DiceGroup, Figures
from companion.statistics.reading_accuracy import VERDICTS
from companion.texts.catalogue import Texts
from companion.texts.columns import table

FEW_BATTLES: Final = 30
"""With fewer battles, the share of successes says nothing yet."""


@dataclass(frozen=True, slots=True)
class Section:
    """One table with its sentences.

    Args:
        name: stable name of its topic.
        title: its title in the reader's language.
    """

    name: str
    title: str
    lines: tuple[str, ...]


def report(found: Figures, text: Texts) -> str:
    """Return all tables, one under the other."""
    parts = ["\n".join([section.title.upper(), *section.lines]) for section in sections(found, text)]
    return "\n\n".join([headline(found, text), *parts])


def headline(found: Figures, text: Texts) -> str:
    """Return a line that says which evenings these are."""
    return text(
        "stats.evenings",
        count=len(found.titles),
        time=clock(found.length_s),
        titles="; ".join(map(text.evening_title, found.titles)),
    )


def sections(found: Figures, text: Texts) -> tuple[Section, ...]:
    """Return the tables in order."""
    return tuple(Section(name, *section(name, found, text)) for name in _TELLING)


def section(name: str, found: Figures, text: Texts) -> tuple[str, tuple[str, ...]]:
    """Return the title and the lines of one table."""
    return text(f"stats.{name}.title"), tuple(_TELLING[name](found, text))


def dice_sentence(group: DiceGroup, text: Texts) -> str:
    """Return what a test says, and what it cannot say with so many rolls."""
    test = group.fairness
    unfair = group.corrected_p < LEVEL
    return text(
        "stats.dice.sentence",
        verdict=text(f"stats.dice.{'strays' if unfair else 'fair'}", p=f"{group.corrected_p:.3f}", level=f"{LEVEL:g}"),
        n=test.n,
        reach=text("stats.dice.nothing_found")
        if test.findable is None
        else text("stats.dice.findable", share=f"{test.findable:.0%}"),
        power=f"{test.power_doubled:.0%}",
    )


def group_name(group: DiceGroup, text: Texts) -> str:
    """Return in words whose dice a group has."""
    found = _GROUP.fullmatch(group.name)
    if found is None:
        return text.word("stats.dice", group.name)
    board, well, player = found.groups()
    if player is not None:
        return text("stats.dice.rolled_by", name=player)
    return text("stats.dice.well", well=well) if board is None else text("stats.dice.well_of", board=board, well=well)


_GROUP: Final = re.compile(r"(?:board (.*), )?well (\w+)|rolled by (.*)")


def _heads(text: Texts, section: str, *names: str) -> list[str]:
    return [text(f"stats.{section}.{name}") for name in names]


def _dice(found: Figures, text: Texts) -> list[str]:
    groups = found.dice
    if not groups:
        return [text("stats.dice.none")]
    rows = [
        (
            group_name(group, text),
            str(group.fairness.n),
            " ".join(f"{count:3d}" for count in group.fairness.counts),
            f"{group.fairness.statistic:.2f}",
            f"{group.fairness.p:.3f}{'' if group.fairness.exact else '~'}",
            f"{group.corrected_p:.3f}",
        )
        for group in groups
    ]
    dice, corrected = _heads(text, "dice", "dice", "corrected")
    return [
        *table((dice, "n", "  1   2   3   4   5   6", "chi²", "p", corrected), rows),
        f"{group_name(groups[0], text)}: {dice_sentence(groups[0], text)}.",
        text("stats.dice.needed", twice=rolls_needed(2 / 6), quarter=rolls_needed(0.25), exact=EXACT_UP_TO),
        text("stats.dice.wells"),
    ]


def _asked(found: Figures, text: Texts) -> list[str]:
    if not found.asked:
        return [text("stats.asked.none")]
    rows = [
        (text.word("stats.place", place), text.word("stats.about", about), str(n))
        for (place, about), n in sorted(found.asked.items(), key=lambda item: (-item[1], item[0]))
    ]
    return table(_heads(text, "asked", "city", "about", "times"), rows)


def _readings(found: Figures, text: Texts) -> list[str]:
    rows = [
        (
            text.word("stats.about", quantity),
            str(sum(counts.values())),
            *(str(counts[verdict]) for verdict in VERDICTS),
        )
        for quantity, counts in found.readings.items()
    ]
    verdicts = [text.word("stats.verdict", verdict) for verdict in VERDICTS]
    return [
        *table((text("stats.readings.words_on"), "n", *verdicts), rows),
        text("stats.readings.taken", taken=found.taken.taken, corrected=found.taken.corrected),
    ]


def _phases(found: Figures, text: Texts) -> list[str]:
    rows = [
        (
            text.word("phase", phase.phase),
            str(phase.n),
            clock(phase.median_s),
            clock(phase.longest_s),
            clock(phase.total_s),
        )
        for phase in found.phases
    ]
    phase, *times = _heads(text, "time", "phase", "median", "longest", "all")
    finished, fell = found.builds
    return [*table((phase, "n", *times), rows), text("stats.time.builds", finished=finished, fell=fell)]


def _prices(found: Figures, text: Texts) -> list[str]:
    rows = []
    for path in found.prices:
        for place, name in enumerate(path.names):
            values = [values[place] for _, values in path.steps]
            if values:
                changed = [values[0], *(b for a, b in itertools.pairwise(values) if a != b)]
                rows.append(
                    (
                        text.evening_title(path.title),
                        text.word("market", name),
                        str(min(values)),
                        str(max(values)),
                        " → ".join(map(str, changed)),
                    )
                )
    return table(_heads(text, "prices", "evening", "market", "lowest", "highest", "path"), rows)


def _sieges(found: Figures, text: Texts) -> list[str]:
    if not found.battles:
        return [text("stats.sieges.none")]
    rows = [
        (
            clock(battle.t_s),
            text("stats.sieges.forces", elephants=battle.elephants, shields=battle.shields, stones=battle.stones),
            f"{battle.chance:.0%}",
            f"{battle.destroyed_chance:.0%}",
            str(battle.x),
            text(f"stats.sieges.{'destroyed' if battle.destroyed else 'won' if battle.won else 'lost'}"),
        )
        for battle in found.battles
    ]
    at, forces, destroyed, came = _heads(text, "sieges", "at", "of", "destroyed", "came")
    return [*table((at, forces, "x > 0", destroyed, "x", came), rows), *calibrated(found, text)]


def calibrated(found: Figures, text: Texts) -> list[str]:
    """Return the lines that compare the odds of all battles with their outcomes."""
    if found.brier is None:
        return [text("stats.sieges.none")]
    promised, average, true = _heads(text, "sieges", "promised", "average", "came_true")
    bins = [
        (f"{row.low:.0%}–{row.high:.0%}", str(row.n), f"{row.promised:.0%}", f"{row.came_true:.0%}")
        for row in found.calibration
    ]
    n = len(found.battles)
    return [
        *table((promised, "n", average, true), bins),
        text("stats.sieges.brier", score=f"{found.brier:.3f}", count=n)
        + ("." if n >= FEW_BATTLES else text("stats.sieges.few", count=n)),
    ]


def clock(seconds: float) -> str:
    """Format a time as hours, minutes and seconds."""
    whole = int(seconds)
    return (
        f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"
        if whole >= 3600
        else f"{whole // 60}:{whole % 60:02d}"
    )


_TELLING: Final[Mapping[str, Callable[[Figures, Texts], list[str]]]] = {
    "dice": _dice,
    "asked": _asked,
    "readings": _readings,
    "time": _phases,
    "prices": _prices,
    "sieges": _sieges,
}
