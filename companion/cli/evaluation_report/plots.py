"""An evaluation's plots: claimed confidence against true rate, and what is exact over the steps of a sweep or over looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from companion.cli.evaluation_report.tables import step_in_words
from companion.cli.evaluation_report.words import called, whole_share
from companion.statistics.plots import INK, RULE, Form, plot_file
from companion.texts.catalogue import Texts
from vision.evaluation.intervals import wilson_interval
from vision.evaluation.summary import ConfidenceBin
from vision.evaluation.sweep_run import SweepStep
from vision.evaluation.sweeps import Sweep
from vision.evaluation.teaching import TaughtRow

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#3c3c3c")
"""That people who see no red or no green tell apart, too (Okabe and Ito 2008)."""
SIGNS: Final = ("o", "s", "^", "D", "v", "X")
DRAWN: Final = ("stones", "grain")


@dataclass(frozen=True, slots=True)
class Curve:
    """One quantity: (step, share, low, high) of each step, shares 0 … 1."""

    name: str
    points: tuple[tuple[float, float, float, float], ...]


def reliability_plot(bins: Sequence[ConfidenceBin], text: Texts, form: Form) -> bytes:
    """A dot for each bin, larger the more claims it has, and the diagonal: on it a claim is worth what it says."""

    def draw(axes: Axes) -> None:
        axes.plot([0, 1], [0, 1], color=RULE, linestyle="--")
        sizes = [20 + 30 * float(np.log10(one.n + 1)) for one in bins]
        axes.scatter([one.claimed for one in bins], [one.true for one in bins], s=sizes, color=COLOURS[0])
        for one in bins:
            axes.annotate(str(one.n), (one.claimed, one.true), xytext=(6, -12), textcoords="offset points", color=INK)
        axes.set(
            title=text("evaluation.plot_reliability"),
            xlabel=text("evaluation.claimed_confidence"),
            ylabel=text("evaluation.plot_true_rate"),
            xlim=(-0.02, 1.04),
            ylim=(-0.04, 1.04),
        )
        axes.set_aspect("equal")

    return plot_file(draw, form, text, (6.0, 6.0))


def sweep_plot(steps: Sequence[SweepStep], name: str, sweep: Sweep, text: Texts, form: Form) -> bytes:
    """Exact shares over the steps, with their intervals: flat lines are what does not depend on the quantity."""
    curves: dict[str, list[tuple[float, float, float, float]]] = {}
    for step in steps:
        for row in step.rows:
            point = (step.step, row.exact_share, *wilson_interval(row.exact, row.n))
            curves.setdefault(called(row.name.strip(), text), []).append(point)
    told = [Curve(what, tuple(points)) for what, points in curves.items()]
    return _curves(told, sweep.unchanged, text(f"evaluation.sweep.{name}"), text, form)


def teaching_plot(rows: Sequence[TaughtRow], text: Texts, form: Form) -> bytes:
    """What is exact over the number of looks, and on the same photos untaught; and what is asked or wrong of all clear ones."""
    curves = []
    for name in DRAWN:
        own = [row for row in rows if row.quantity == name]
        what = called(name, text)
        exact = tuple((row.looks, row.exact, *row.interval()) for row in own)
        curves.append(Curve(text("evaluation.plot_exact", what=what), exact))
        untaught = [(row.looks, row.untaught_exact) for row in own]
        curves.append(_flat(text("evaluation.plot_untaught", what=what), untaught))
    clear = [row for row in rows if row.quantity == "all clear"]
    curves.append(_flat(text("evaluation.plot_clear_asked"), [(row.looks, row.asked) for row in clear]))
    curves.append(_flat(text("evaluation.plot_clear_wrong"), [(row.looks, row.wrong) for row in clear]))
    return _curves(curves, 0.0, text("evaluation.plot_looks"), text, form)


def _flat(name: str, points: Iterable[tuple[int, float]]) -> Curve:
    """A curve without intervals."""
    return Curve(name, tuple((looks, share, share, share) for looks, share in points))


def _curves(curves: Sequence[Curve], unchanged: float, says: str, text: Texts, form: Form) -> bytes:
    """One line for each quantity with bars for the intervals; a line marks the step at which photos are as they were."""
    steps = sorted({point[0] for curve in curves for point in curve.points})
    apart = (steps[-1] - steps[0]) / 250 if len(steps) > 1 else 0.004

    def draw(axes: Axes) -> None:
        axes.axvline(unchanged, color=RULE, linewidth=1)
        for index, curve in enumerate(curves):
            at, share, low, high = (np.array(values) for values in zip(*curve.points, strict=True))
            aside = apart * (index - len(curves) / 2)  # so that bars do not hide one another
            axes.errorbar(
                at + aside,
                share,
                yerr=(share - low, high - share),
                label=curve.name,
                color=COLOURS[index % len(COLOURS)],
                marker=SIGNS[index % len(SIGNS)],
                elinewidth=1,
            )
        shares = (0.0, 0.25, 0.5, 0.75, 1.0)
        axes.set_yticks(shares, [whole_share(one, text) for one in shares])
        axes.set_xticks(steps, [step_in_words(step, text) for step in steps])
        axes.set(xlabel=says, ylabel=text("evaluation.plot_share"), ylim=(-0.02, 1.02))
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1.01, 0.5))

    return plot_file(draw, form, text, (9.6, 4.8))
