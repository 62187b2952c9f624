"""``raja evening``: virtual players play a whole evening at the virtual table, and what was read is held to the truth."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from companion.cli.evaluation_report.words import called
from companion.cli.language import language_here, words_here
from companion.cli.main import settings_of
from companion.errors import CompanionError
from companion.lobby.lobby import VirtualKind
from companion.recording.writing.atomic_file import new_file
from companion.texts.catalogue import Texts, texts_in
from companion.texts.columns import padded
from companion.texts.message import message_to_json
from companion.virtual_play.extra_cameras import MOST_CAMERAS, MOST_PHONES
from companion.virtual_play.recording import recorded_virtual_evening
from companion.virtual_play.report import EveningPlan, EveningReport
from companion.virtual_play.simulated_game import SimulatedGame

_NAME: Final = 20
"""Columns of a terminal for what is counted."""


@click.command()
@click.option("--virtual", is_flag=True, required=True, help="At the virtual table (the only choice so far).")
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same evening.")
@click.option("--mats", default="0,2", show_default=True, help="The mats in use, one per player, e.g. 0,2,4.")
@click.option("--players", type=click.Choice(["sensible", "random"]), default="sensible", show_default=True)
@click.option(
    "--turns",
    default=0,
    show_default=True,
    type=click.IntRange(min=0),
    help="End after this many turns; 0 plays to the end.",
)
@click.option(
    "--collapses",
    default=4,
    show_default=True,
    type=click.IntRange(min=0),
    help="On average one build in this many falls; 0: none.",
)
@click.option("--no-survey", is_flag=True, help="Look only at walls that are moved; faster.")
@click.option(
    "--cameras", default=1, show_default=True, type=click.IntRange(1, MOST_CAMERAS), help="Number of cameras."
)
@click.option(
    "--phones",
    default=0,
    show_default=True,
    type=click.IntRange(0, MOST_PHONES),
    help="Number of phones that take photos before anybody is asked.",
)
@click.option(
    "--ask-all",
    is_flag=True,
    help="Ask about everything on the table, as a live table does, not only about moved walls.",
)
@click.option("--output", type=click.Path(path_type=Path), help="Write the evening as a recording (.mcap).")
@click.option("--force", is_flag=True, help="Overwrite an existing recording.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.pass_context
def evening(
    ctx: click.Context,
    virtual: bool,
    seed: int,
    mats: str,
    players: str,
    turns: int,
    collapses: int,
    no_survey: bool,
    cameras: int,
    phones: int,
    ask_all: bool,
    output: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Play a whole evening at the virtual table: virtual players decide, the camera counts, the board reads dice."""
    del virtual  # asked for, so that nobody takes a virtual evening for a real one
    kind: VirtualKind = "sensible" if players == "sensible" else "random"
    plan = EveningPlan(
        seed, _mats(mats), kind, turns, collapses, not no_survey, cameras=cameras, phones=phones, heeds_table=ask_all
    )
    settings, watched = settings_of(ctx), sys.stderr.isatty() and not as_json
    words, texts = words_here(), texts_in(language_here())
    with contextlib.ExitStack() as stack:
        if output is None:
            played = SimulatedGame(plan, settings)
        else:
            stream = stack.enter_context(new_file(output, force=force))
            played = stack.enter_context(recorded_virtual_evening(plan, settings, stream))
        for state in played.play():
            if watched:
                turn = words("evening.turn", turn=state.turn.number, phase=texts.word("phase", state.phase))
                click.echo(f"\r\x1b[K{turn}", nl=False, err=True)
    click.echo("\r\x1b[K" if watched else "", nl=False, err=True)
    click.echo(
        json.dumps(_report_json(played.report), indent=1) if as_json else _report_text(played.report, words, texts)
    )


def _mats(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise CompanionError(
            "evening.mats", f"--mats takes numbers from 0 to 4, e.g. 0,2, not {text!r}.", given=text
        ) from None


def _report_json(report: EveningReport) -> dict[str, object]:
    return {
        "turns": report.turns,
        "commands": report.commands,
        "frames": report.frames,
        "simulated_s": round(report.simulated_s, 1),
        "points": list(report.points),
        "stopped": None if report.stopped is None else report.stopped.code,
        "walls": dict(report.walls),
        "dice": dict(report.dice),
        "questions": _questions(report),
        "seen": [dict(zip(("quantity", "n", "right", "wrong", "asked"), row, strict=True)) for row in report.seen()],
        "mistakes": [message_to_json(mistake) for mistake in report.mistakes],
    }


def _report_text(report: EveningReport, words: Texts, texts: Texts) -> str:
    counted = {"turns": report.turns, "commands": report.commands, "frames": report.frames}
    points = ", ".join(str(won) for won in report.points)
    lines = [
        words("evening.played", **counted, seconds=round(report.simulated_s), points=points),
        *([texts.say(report.stopped)] if report.stopped else []),
        f"{padded(words('evening.walls'), _NAME)}{_counts(report.walls, words)}",
        f"{padded(words('evening.dice'), _NAME)}{_counts(report.dice, words)}",
        f"{padded(words('evening.questions'), _NAME)}{_counted(report.would_be_asked, _questions(report), words)}",
    ]
    for name, n, right, wrong, asked in report.seen():
        told = {"right": right, "asked": asked, "wrong": wrong}
        lines.append(f"{padded(called(name, words), _NAME)}{_counted(n, told, words)}")
    return "\n".join([*lines, *(words.say(mistake) for mistake in report.mistakes)])


def _questions(report: EveningReport) -> dict[str, int]:
    return {**{name: report.questions[name] for name in ("shown", "said", "ruled", "typed")}, "photos": report.photos}


def _counts(counts: Mapping[str, int], words: Texts) -> str:
    order = ("right", "asked", "told", "wrong")
    return _counted(sum(counts.values()), {name: counts.get(name, 0) for name in order}, words)


def _counted(n: int, told: Mapping[str, int], words: Texts) -> str:
    return "  ".join(
        [f"n {n:<4}", *(f"{words(f'evening.{name}')} {count:<4}" for name, count in told.items())]
    ).rstrip()
