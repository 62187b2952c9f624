"""One line of the doctor's report."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

CheckState: TypeAlias = Literal["good", "poor", "bad", "absent"]
SIGNS: Final[dict[CheckState, str]] = {"good": "✓", "poor": "!", "bad": "✗", "absent": "○"}


@dataclass(frozen=True, slots=True)
class Check:
    """A part and how it is.

    Attributes:
        group: ``companion``, ``machine``, ``camera`` or ``dice``.
        code: stable word for programs.
        part: for people.
        state: ``good``; ``poor``: works, but see the advice; ``bad``: does not work; ``absent``: is not there, which
            is no fault where nobody asked for it.
        found: what was found.
        advice: what to do; empty if good.
    """

    group: str
    code: str
    part: str
    state: CheckState
    found: str
    advice: str = ""


def told(sentence: str) -> tuple[str, str]:
    """A device's sentence ("what is wrong: what helps.") as what was found and the advice."""
    found, _, advice = sentence.rstrip(".").partition(": ")
    return found, advice


def exit_status(checks: Iterable[Check]) -> int:
    """1 if something does not work, else 0."""
    return int(any(check.state == "bad" for check in checks))


def report_lines(checks: Iterable[Check]) -> list[str]:
    """The report for people, group by group."""
    lines: list[str] = []
    group = ""
    for check in checks:
        if check.group != group:
            group = check.group
            lines += ["", group.capitalize()] if lines else [group.capitalize()]
        advice = f" → {check.advice}" if check.advice else ""
        lines.append(f"  {SIGNS[check.state]} {check.part:<18} {check.found}{advice}")
    return lines


def report_json(checks: Iterable[Check]) -> dict[str, object]:
    """The report for programs."""
    listed = list(checks)
    return {
        "status": exit_status(listed),
        "checks": [
            {
                "group": check.group,
                "code": check.code,
                "part": check.part,
                "state": check.state,
                "found": check.found,
                "advice": check.advice,
            }
            for check in listed
        ],
    }
