"""``raja replay``: replays a recording through the whole path and reports the result."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from pathlib import Path

import click

from companion.cli.language import language_here, words_here
from companion.cli.main import settings_of
from companion.cli.recordings.recording_argument import RECORDING
from companion.errors import CompanionError
from companion.recording.reading import read_head
from companion.recording.stories.truth import read_truth
from companion.recording.writing.atomic_file import new_file
from companion.replay.depths import replay_at
from companion.replay.play_through import RecordAgain, replay_recording
from companion.replay.report import Depth
from companion.settings.loading import Settings


def _speed(_ctx: click.Context, _param: click.Parameter, value: str) -> float | None:
    if value == "max":
        return None
    try:
        speed = float(value)
    except ValueError:
        speed = 0.0
    if not 0.25 <= speed <= 32:
        raise CompanionError(
            "replay.speed", f"The speed is 'max' or a number from 0.25 to 32, not {value!r}.", given=str(value)
        )
    return speed


@click.command()
@click.argument("file", type=RECORDING)
@click.option("--speed", default="max", callback=_speed, help="'max' (default), or recorded seconds per second.")
@click.option("--json", "as_json", is_flag=True, help="Print the final state as JSON and nothing else.")
@click.option("--truth", "truth_file", type=click.Path(path_type=Path), help="Show where readings and truth differ.")
@click.option(
    "--camera-only", is_flag=True, help="Ignore counts that players entered; use only what camera and board report."
)
@click.option(
    "--depth",
    type=click.Choice(["fold", "re-decide", "re-sense"]),
    help="Check the recording against itself: fold its events, decide its commands again, or sense its frames and board messages again.",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    help="Save the run, with everything it leads to, as a new recording (.mcap).",
)
@click.option("--without-readings", is_flag=True, help="With --record: leave out the readings of the frames.")
@click.option("--force", is_flag=True, help="Overwrite an existing recording.")
@click.pass_context
def replay(
    ctx: click.Context,
    file: Path,
    speed: float | None,
    as_json: bool,
    truth_file: Path | None,
    camera_only: bool,
    depth: Depth | None,
    record: Path | None,
    without_readings: bool,
    force: bool,
) -> None:
    """Run the recording FILE through the same code as a live evening, and print its score."""
    if depth is not None:
        if record is not None or truth_file is not None or camera_only or speed is not None:
            raise CompanionError("replay.depth_alone", "--depth goes with --json only: leave the other options out.")
        _held_against_itself(file, depth, settings_of(ctx), as_json=as_json)
        return
    head = read_head(file)
    truth = None if truth_file is None else read_truth(truth_file)
    total = sum(head.counts.values())
    hidden = as_json or not sys.stderr.isatty()
    with click.progressbar(
        length=total,
        label=words_here()("replay.replaying"),
        file=sys.stderr,
        hidden=hidden,
        item_show_func=lambda text: text or "",
    ) as bar:
        pause = None if speed is None else _Pacer(speed, head.start_ns)

        def step(t_ns: int) -> None:
            if pause is not None:
                pause.until(t_ns)
            bar.update(1, f"{t_ns / 1e9:.1f} s")

        with contextlib.ExitStack() as stack:
            again = None
            if record is not None:
                stream = stack.enter_context(new_file(record, force=force))
                again = RecordAgain(stream, readings=not without_readings)
            replayed = replay_recording(
                file, settings_of(ctx), step=step, truth=truth, camera_only=camera_only, record=again
            )
    if as_json:
        click.echo(json.dumps(replayed.to_json(), indent=1, sort_keys=True, ensure_ascii=False))
        return
    for line in replayed.report(language_here()):
        click.echo(line)


def _held_against_itself(file: Path, depth: Depth, settings: Settings, *, as_json: bool) -> None:
    hidden = as_json or not sys.stderr.isatty()
    with click.progressbar(length=1000, label=words_here()("replay.replaying"), file=sys.stderr, hidden=hidden) as bar:
        report = replay_at(file, depth, settings, lambda share: bar.update(int(1000 * share) - bar.pos))
    if as_json:
        click.echo(json.dumps(report.to_json(), indent=1, sort_keys=True, ensure_ascii=False))
        return
    for line in report.lines(language_here()):
        click.echo(line)


class _Pacer:
    """Sleeps until a moment of the recording is due."""

    def __init__(self, speed: float, start_ns: int) -> None:
        self._speed = speed
        self._start_ns = start_ns
        self._wall_start = time.monotonic()

    def until(self, t_ns: int) -> None:
        due = self._wall_start + (t_ns - self._start_ns) / 1e9 / self._speed
        time.sleep(max(0.0, due - time.monotonic()))
