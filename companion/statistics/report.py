"""The figures in words and tables, for a terminal."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from companion.statistics.chi_square import EXACT_UP_TO, LEVEL, rolls_needed
from companion.statistics.figures import DiceGroup, Figures
from companion.statistics.reading_accuracy import VERDICTS


def report(found: Figures) -> str:
    """All tables, one under the other."""
    parts = [
        f"{len(found.titles)} evening(s), {_clock(found.length_s)}: {'; '.join(found.titles)}",
        _dice(found.dice),
        _asked(found),
        _readings(found),
        _phases(found),
        _prices(found),
        _sieges(found),
    ]
    return "\n\n".join(parts)


def dice_sentence(group: DiceGroup) -> str:
    """What a test says, and what it cannot say with so many rolls."""
    test = group.fairness
    if group.corrected_p < LEVEL:
        verdict = f"no fair die strays so far ({group.corrected_p:.3f} < {LEVEL:g}, corrected for all tests)"
    else:
        verdict = "nothing speaks against a fair die"
    reach = (
        "no loaded die would be found out for sure"
        if test.findable is None
        else f"a face that came {test.findable:.0%} of the time instead of 17% would be found out four times of five"
    )
    return f"{verdict}; with {test.n} rolls {reach}, one that came twice too often {test.power_doubled:.0%} of the time"


def _dice(groups: Sequence[DiceGroup]) -> str:
    if not groups:
        return "DICE\nno die was rolled"
    rows = [
        (
            group.name,
            str(group.fairness.n),
            " ".join(f"{count:3d}" for count in group.fairness.counts),
            f"{group.fairness.statistic:.2f}",
            f"{group.fairness.p:.3f}{'' if group.fairness.exact else '~'}",
            f"{group.corrected_p:.3f}",
        )
        for group in groups
    ]
    lines = _table(("dice", "n", "  1   2   3   4   5   6", "chi²", "p", "p corrected"), rows)
    lines += [f"{groups[0].name}: {dice_sentence(groups[0])}."]
    lines += [
        f"To find out a face that comes twice too often takes about {rolls_needed(2 / 6)} rolls, one at 25% {rolls_needed(0.25)}; "
        f"p is exact up to {EXACT_UP_TO} rolls, ~ by the chi-square distribution beyond; corrected after Holm.",
        "The board knows wells, not dice: a well's rolls are those of whatever die fell into it.",
    ]
    return "\n".join(["DICE", *lines])


def _asked(found: Figures) -> str:
    if not found.asked:
        return "ASKED\nnobody was asked anything"
    rows = [
        (place, about, str(n))
        for (place, about), n in sorted(found.asked.items(), key=lambda item: (-item[1], item[0]))
    ]
    return "\n".join(["ASKED", *_table(("city", "about", "times"), rows)])


def _readings(found: Figures) -> str:
    rows = [
        (quantity, str(sum(counts.values())), *(str(counts[verdict]) for verdict in VERDICTS))
        for quantity, counts in found.readings.items()
    ]
    taken = found.taken
    lines = _table(("people's words on", "n", *VERDICTS), rows)
    lines.append(
        f"Of {taken.taken} counts taken from the camera, {taken.corrected} were put right by people. People speak up where "
        "the camera was in doubt, so these words are no fair sample of all it reads: `raja evaluate` has that."
    )
    return "\n".join(["READINGS AGAINST PEOPLE'S WORDS", *lines])


def _phases(found: Figures) -> str:
    rows = [
        (phase.phase, str(phase.n), _clock(phase.median_s), _clock(phase.longest_s), _clock(phase.total_s))
        for phase in found.phases
    ]
    lines = _table(("phase", "n", "median", "longest", "all"), rows)
    finished, fell = found.builds
    return "\n".join(["TIME", *lines, f"Of {finished} builds stones fell in {fell}."])


def _prices(found: Figures) -> str:
    rows = []
    for path in found.prices:
        for place, name in enumerate(path.names):
            values = [values[place] for _, values in path.steps]
            if values:
                changed = [values[0], *(b for a, b in itertools.pairwise(values) if a != b)]
                rows.append((path.title, name, str(min(values)), str(max(values)), " → ".join(map(str, changed))))
    return "\n".join(["PRICES", *_table(("evening", "market", "lowest", "highest", "path"), rows)])


def _sieges(found: Figures) -> str:
    if not found.battles:
        return "SIEGES\nno battle was fought to its end"
    rows = [
        (
            _clock(battle.t_s),
            f"{battle.elephants} against {battle.shields} and {battle.stones}",
            f"{battle.chance:.0%}",
            f"{battle.destroyed_chance:.0%}",
            str(battle.x),
            "destroyed" if battle.destroyed else "stones off" if battle.won else "beaten off",
        )
        for battle in found.battles
    ]
    lines = _table(("at", "elephants, shields, stones", "x > 0", "destroyed", "x", "what came"), rows)
    lines += _table(
        ("promised", "n", "on average", "came true"),
        [
            (f"{row.low:.0%}–{row.high:.0%}", str(row.n), f"{row.promised:.0%}", f"{row.came_true:.0%}")
            for row in found.calibration
        ],
    )
    n = len(found.battles)
    assert found.brier is not None
    lines.append(
        f"Brier score {found.brier:.3f} over {n} battle(s) (0 a prophet, 0.25 a coin)"
        + ("." if n >= 30 else f"; {n} battle(s) are too few to doubt the odds: they are counted, not guessed.")
    )
    return "\n".join(["SIEGES: ODDS AND OUTCOME", *lines])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    body = list(rows)
    widths = [max([len(head[i]), *(len(row[i]) for row in body)]) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        return "  ".join(
            cell.ljust(width) if place == 0 or place == len(head) - 1 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ).rstrip()

    return [line(head), *(line(row) for row in body)]


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return (
        f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"
        if whole >= 3600
        else f"{whole // 60}:{whole % 60:02d}"
    )
