"""``raja replay``: play a recording through the whole path and tell what came of it."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import click

from companion.cli.main import settings_of
from companion.errors import CompanionError


def _speed(_ctx: click.Context, _param: click.Parameter, value: str) -> float | None:
    if value == "max":
        return None
    try:
        speed = float(value)
    except ValueError:
        speed = 0.0
    if not 0.25 <= speed <= 32:
        raise CompanionError("replay.speed", f"The speed is 'max' or a number from 0.25 to 32, not {value!r}.")
    return speed


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--speed", default="max", callback=_speed, help="'max' (default), or recorded seconds a second.")
@click.option("--json", "as_json", is_flag=True, help="Print the final state as JSON and nothing else.")
@click.option("--truth", "truth_file", type=click.Path(path_type=Path), help="Tell where readings and truth differ.")
@click.option("--camera-only", is_flag=True, help="Leave the players' words on counts out: what the rig sees, stands.")
@click.pass_context
def replay(
    ctx: click.Context,
    file: Path,
    speed: float | None,
    as_json: bool,
    truth_file: Path | None,
    camera_only: bool,
) -> None:
    """Play the recording FILE through the same path as a live evening, and print its score."""
    from companion.evening.replaying import Replayed, replay_recording
    from companion.recording.reading import read_head
    from companion.recording.truth import read_truth

    head = read_head(file)
    truth = None if truth_file is None else read_truth(truth_file)
    total = sum(head.counts.values())
    hidden = as_json or not sys.stderr.isatty()
    with click.progressbar(
        length=total, label="replaying", file=sys.stderr, hidden=hidden, item_show_func=lambda text: text or ""
    ) as bar:
        pause = None if speed is None else _Pacer(speed, head.start_ns)

        def step(t_ns: int) -> None:
            if pause is not None:
                pause.until(t_ns)
            bar.update(1, f"{t_ns / 1e9:.1f} s")

        replayed: Replayed = replay_recording(file, settings_of(ctx), step=step, truth=truth, camera_only=camera_only)
    if as_json:
        click.echo(json.dumps(replayed.to_json(), indent=1, sort_keys=True, ensure_ascii=False))
        return
    for line in replayed.report():
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
