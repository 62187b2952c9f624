"""Draws the figures as plots, PNG or SVG; the same figures give the same bytes. Only this module loads matplotlib."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from companion.export.fallback_font import east_asian_font
from companion.statistics.figures import Figures, Path
from companion.texts.catalogue import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Form: TypeAlias = Literal["png", "svg"]
INK: Final = "#2b1910"
PAPER: Final = "#fbf3de"
RULE: Final = "#b98a3c"
INKS: Final = ("#a35f00", "#22306b", "#8c2021", "#2e7d32", "#6a328c")
DASHES: Final = ("-", "--", ":", "-.", (0, (1, 1)))
EAST_ASIAN: Final = ("ja",)
"""Languages with characters that matplotlib's own fonts lack."""
STYLE: Final[dict[str, Any]] = {
    "font.family": "serif",
    "font.size": 11,
    "axes.edgecolor": RULE,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "raja",
    "svg.fonttype": "path",
}


def _style(language: str) -> Any:
    """Return the style of plots, with a font for that language if this machine has one."""
    found = east_asian_font() if language in EAST_ASIAN else None
    if found is None:
        return dict(STYLE)
    from matplotlib.font_manager import FontProperties, fontManager  # noqa: PLC0415 only plots need it

    if str(found) not in {kept.fname for kept in fontManager.ttflist}:
        fontManager.addfont(str(found))
    return STYLE | {"font.family": ["serif", FontProperties(fname=str(found)).get_name()]}


def draw_plots(found: Figures, form: Form, text: Texts) -> dict[str, bytes]:
    """Return each plot's file by name; plots without data are left out."""
    drawn: dict[str, Callable[[Axes], None]] = {}
    if found.dice:
        drawn["dice"] = lambda axes: _dice(axes, found, text)
    if found.phases:
        drawn["phases"] = lambda axes: _phases(axes, found, text)
    for number, (prices, points) in enumerate(zip(found.prices, found.points, strict=True), start=1):
        behind = "" if len(found.prices) == 1 else f"-{number}"
        drawn[f"prices{behind}"] = _stepped(prices, "prices", text)
        drawn[f"points{behind}"] = _stepped(points, "points", text)
    if found.battles:
        drawn["sieges"] = lambda axes: _sieges(axes, found, text)
    return {name: plot_file(draw, form, text) for name, draw in drawn.items()}


def plot_file(draw: Callable[[Axes], None], form: Form, text: Texts, size_in: tuple[float, float] = (8, 4.2)) -> bytes:
    """Return the file of one plot; ``draw`` draws into its axes."""
    from matplotlib import rc_context  # noqa: PLC0415 only plots need it
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(_style(text.language)):
        figure = Figure(figsize=size_in, layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.subplots()
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        draw(axes)
        stream = io.BytesIO()
        # Without a date, so that the same figures give the same bytes.
        figure.savefig(stream, format=form, dpi=150, metadata={"Date": None} if form == "svg" else {"Software": None})
    return stream.getvalue()


def _dice(axes: Axes, found: Figures, text: Texts) -> None:
    """Draw the counts of all dice, the expectation for a fair die, and the band of 95 % of fair tallies."""
    test = found.dice[0].fairness
    expected = test.n / 6
    spread = 1.96 * (test.n * (1 / 6) * (5 / 6)) ** 0.5
    axes.axhspan(max(0, expected - spread), expected + spread, color=RULE, alpha=0.3, label=text("plots.band"))
    axes.axhline(expected, color=INK, linestyle="--", label=text("plots.fair_die"))
    axes.bar(range(1, 7), test.counts, color=INKS[1])
    title = f"{text('stats.dice.title')}: n = {test.n}, chi² = {test.statistic:.2f}, p = {test.p:.2f}"
    axes.set(title=title, xlabel=text("plots.face"), ylabel=text("plots.rolls"))
    axes.legend(frameon=False)


def _phases(axes: Axes, found: Figures, text: Texts) -> None:
    names = [f"{text.word('phase', phase.phase)} (n = {phase.n})" for phase in found.phases]
    axes.barh(names, [phase.total_s / 60 for phase in found.phases], color=INKS[0])
    axes.invert_yaxis()
    axes.set(title=text("plots.phases"), xlabel=text("plots.minutes_of_all"))


def _stepped(path: Path, what: str, text: Texts) -> Callable[[Axes], None]:
    def draw(axes: Axes) -> None:
        times = [t / 60 for t, _ in path.steps] + [path.end_s / 60]
        for place, name in enumerate(path.names):
            values = [values[place] for _, values in path.steps]
            style: Any = {"color": INKS[place % len(INKS)], "linestyle": DASHES[place % len(DASHES)]}
            label = text.word("market", name) if what == "prices" else name
            axes.step(times, [*values, values[-1]], where="post", label=label, **style)
        shown = text(f"plots.{what}")
        axes.set(title=f"{text.evening_title(path.title)}: {shown}", xlabel=text("plots.minutes"), ylabel=shown)
        axes.set_ylim(bottom=0)
        axes.legend(frameon=False)

    return draw


def _sieges(axes: Axes, found: Figures, text: Texts) -> None:
    """Draw each battle's odds and outcome, and the share of successes in each bin."""
    axes.plot([0, 1], [0, 1], color=RULE, linestyle="--", label=text("plots.odds_kept"))
    axes.scatter(
        [battle.chance for battle in found.battles],
        [float(battle.won) for battle in found.battles],
        color=INKS[2],
        marker="|",
        s=200,
        label=text("plots.battle"),
    )
    axes.plot(
        [row.promised for row in found.calibration],
        [row.came_true for row in found.calibration],
        color=INKS[1],
        marker="o",
        label=text("plots.share"),
    )
    axes.set(
        title=text("plots.sieges", count=len(found.battles), score=f"{found.brier:.2f}"),
        xlabel=text("plots.chance"),
        ylabel=text("stats.sieges.came_true"),
        xlim=(-0.03, 1.03),
        ylim=(-0.08, 1.08),
    )
    axes.legend(frameon=False, loc="center left")
