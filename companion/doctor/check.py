"""One line of the doctor's report."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from companion.texts.catalogue import Texts
from companion.texts.columns import padded
from companion.texts.message import Message

CheckState: TypeAlias = Literal["good", "poor", "bad", "absent"]
PART_WIDTH: Final = 18
SIGNS: Final[dict[CheckState, str]] = {"good": "✓", "poor": "!", "bad": "✗", "absent": "○"}


@dataclass(frozen=True, slots=True)
class Check:
    """A part of the rig and its state.

    Attributes:
        group: ``companion``, ``machine``, ``camera`` or ``dice``.
        code: a stable word for programs.
        part: the part's name, ``doctor.part_…`` in the catalogue, with a number if there are several.
        state: ``good``; ``poor``: works, but see the advice; ``bad``: does not work; ``absent``: missing, which is no
            fault if nobody asked for it.
        found: what was found.
        advice: what to do; None if good, or if ``found`` says it.
    """

    group: str
    code: str
    part: Message
    state: CheckState
    found: Message
    advice: Message | None = None


def exit_status(checks: Iterable[Check]) -> int:
    """Return 1 if something does not work, else 0."""
    return int(any(check.state == "bad" for check in checks))


def part(name: str, **values: int) -> Message:
    """Return the name of a part."""
    return Message(f"doctor.part_{name}", values)


def report_lines(checks: Iterable[Check], text: Texts) -> list[str]:
    """Return the report for people, group by group, in their language."""
    lines: list[str] = []
    group = ""
    for check in checks:
        if check.group != group:
            group = check.group
            lines += [*([""] if lines else []), text(f"doctor.group_{group}")]
        advice = "" if check.advice is None else f" → {text.say(check.advice)}"
        lines.append(
            f"  {SIGNS[check.state]} {padded(text.say(check.part), PART_WIDTH)} {text.say(check.found)}{advice}"
        )
    return lines


def report_json(checks: Iterable[Check], text: Texts) -> dict[str, object]:
    """Return the report for programs, with its sentences in that language."""
    listed = list(checks)
    return {
        "status": exit_status(listed),
        "checks": [
            {
                "group": check.group,
                "code": check.code,
                "part": text.say(check.part),
                "state": check.state,
                "found": text.say(check.found),
                "advice": "" if check.advice is None else text.say(check.advice),
            }
            for check in listed
        ],
    }
