"""``raja``: the one command. A mistake of the user's is one sentence and exit status 2, never a traceback."""

from __future__ import annotations

import atexit
import contextlib
import os
import sys
import threading
from pathlib import Path
from typing import Final, TextIO, cast

import click

from companion.cli.language import ask_for_language, language_here, language_of_a_call, words_here
from companion.cli.lazy_group import CommandsOnCall, OnCall
from companion.cli.terminal import Terminal
from companion.errors import CompanionError
from companion.private_files import UMASK
from companion.settings.loading import Settings, load_settings
from companion.texts.files import languages
from companion.texts.refusals import Refused, sentence_of

COMMANDS: Final = {
    "transcript": OnCall(
        "companion.cli.recordings.transcript:transcript", "Print a game as text, or a text's commands."
    ),
    "arduino": OnCall(
        "companion.cli.devices.arduino:arduino", "Show what the dice board reads, or flash or calibrate it."
    ),
    "calibrate": OnCall(
        "companion.cli.devices.calibrate:calibrate", "Calibrate the camera from photos of the printed board or a mat."
    ),
    "camera": OnCall(
        "companion.cli.devices.camera:camera", "Help you aim the camera: show its picture and what to change."
    ),
    "doctor": OnCall("companion.cli.doctor:doctor", "Check every part of the rig."),
    "palette": OnCall("companion.cli.devices.palette:palette", "Learn the stones' colours from a photo."),
    "teach": OnCall(
        "companion.cli.seeing.teach:teach", "Learn your own pieces from up to ten pictures with known counts."
    ),
    "odds": OnCall("companion.cli.odds:odds", "The exact odds of one city's battle."),
    "count": OnCall("companion.cli.seeing.count:count", "Count walls, grain, nobles, tiles and the market in photos."),
    "cards": OnCall("companion.cli.seeing.cards:cards", "Read the playing cards on the card mat in a photo."),
    "evaluate": OnCall(
        "companion.cli.seeing.evaluate:evaluate", "Measure vision on photos whose true counts are known."
    ),
    "recording": OnCall(
        "companion.cli.recordings.recording:recording", "Inspect, cut, merge, anonymise or repair recorded evenings."
    ),
    "replay": OnCall(
        "companion.cli.recordings.replay:replay", "Run a recording like a live evening and print its score."
    ),
    "play": OnCall("companion.cli.playing.play:play", "Serve the companion: a table, a recorded evening, or both."),
    "photos": OnCall("companion.cli.seeing.photos:photos", "Render photos of random tables with their true counts."),
    "evening": OnCall("companion.cli.evening:evening", "Play a whole evening at the virtual table."),
    "room": OnCall("companion.cli.room:room", "Host a game for a whole hall, on everybody's phone."),
    "hub": OnCall("companion.cli.hub:hub", "Serve a club's hub, or join one."),
    "export": OnCall(
        "companion.cli.recordings.export:export", "Export a recorded evening as text, tables, a page or a video."
    ),
    "look": OnCall("companion.cli.recordings.look:look", "Open a recording in the browser: any moment, and what if."),
    "stats": OnCall("companion.cli.recordings.stats:stats", "Show statistics over recorded evenings."),
    "texts": OnCall("companion.cli.texts:texts", "Check the translations."),
    "print": OnCall("companion.cli.printing:printing", "Make PDFs to print, and parts for a 3D printer."),
}

# What these write is meant for others, too: a calibration for the service's user, a sheet for a printer. All other
# commands write files that hold hands, sealed bids or names, or may come to: those are for this user alone.
WITHOUT_SECRETS: Final = frozenset({"arduino", "calibrate", "camera", "odds", "palette", "photos", "print", "texts"})


@click.group(cls=CommandsOnCall, on_call=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--settings",
    "settings_file",
    type=click.Path(path_type=Path),
    default=None,
    help="A TOML file whose values override the shipped settings.",
)
@click.option(
    "--lang",
    type=click.Choice(languages()),
    is_eager=True,
    expose_value=False,
    callback=ask_for_language,
    help="Language of help and output.",
)
@click.version_option(package_name="raja-table")
@click.pass_context
def raja(ctx: click.Context, settings_file: Path | None) -> None:
    """A companion for the board game Raja."""
    ctx.obj = settings_file
    if ctx.invoked_subcommand not in WITHOUT_SECRETS:
        before = os.umask(UMASK)
        ctx.call_on_close(lambda: os.umask(before))


def settings_of(ctx: click.Context) -> Settings:
    """The settings this call of ``raja`` was given."""
    return load_settings(cast("Path | None", ctx.find_root().obj))


def _expected_errors() -> tuple[type[Exception], ...]:
    """Error roots of the rooms that were imported so far; a room not imported cannot have raised."""
    roots: list[type[Exception]] = [CompanionError]
    for module, name in (
        ("vision.errors", "VisionError"),
        ("hardware.errors", "HardwareError"),
        ("companion.games.errors", "GameError"),
    ):
        if module in sys.modules:
            roots.append(getattr(sys.modules[module], name))
    return tuple(roots)


def _sentence(error: click.ClickException) -> str:
    """What click found wrong with the arguments, in one line, and where to read on."""
    what = " ".join(error.format_message().split()).rstrip(".")
    if isinstance(error, click.UsageError):
        command = "raja" if error.ctx is None else error.ctx.command_path
        return words_here()("command.see_help", what=what, command=command)
    return f"{what}."


def _refused(error: Exception) -> str:
    """What went wrong, in the user's language; the catalogue is read for that alone."""
    return sentence_of(cast(Refused, error), language_here())


def program() -> None:
    """The console script: ``run`` as a process of its own.

    Python ends a background thread that comes back from OpenCV by force, which aborts the process. So if one still
    works when everything else has ended, the process leaves without waiting for it.
    """
    statuses: list[int] = []

    def leave() -> None:
        if statuses and any(thread.daemon for thread in threading.enumerate()):
            for written in (sys.stdout, sys.stderr):
                with contextlib.suppress(OSError, ValueError):  # nobody reads it any more
                    written.flush()
            os._exit(statuses[0])

    atexit.register(leave)  # the first to be registered runs last
    try:
        run()
    except SystemExit as leaving:
        statuses.append(leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None))
        raise


def run(arguments: list[str] | None = None) -> None:
    """Run ``raja`` and leave with its exit status."""
    out, err = cast(TextIO, Terminal(sys.stdout)), cast(TextIO, Terminal(sys.stderr))
    with language_of_a_call(), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        _run(arguments)


def _run(arguments: list[str] | None) -> None:
    try:
        status = raja.main(args=arguments, prog_name="raja", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(2)
    except click.ClickException as error:
        click.echo(f"raja: {_sentence(error)}", err=True)
        sys.exit(2)
    except click.Abort:
        click.echo(f"raja: {words_here()('command.stopped')}", err=True)
        sys.exit(130)
    except Exception as error:
        if not isinstance(error, _expected_errors()):
            raise
        click.echo(f"raja: {_refused(error)}", err=True)
        sys.exit(2)
    sys.exit(status if isinstance(status, int) else 0)


if __name__ == "__main__":
    program()
