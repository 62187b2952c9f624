"""``raja``: the one command. A mistake of the user's is one sentence and exit status 2, never a traceback."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from pathlib import Path
from typing import Final, TextIO, cast

import click

from companion.cli.terminal import Terminal
from companion.errors import CompanionError
from companion.private_files import UMASK
from companion.settings.loading import Settings, load_settings

# name → "module:attribute"; a command's module is imported only when it is called, so that
# `raja odds` needs no OpenCV and `raja count` no web server.
COMMANDS = {
    "transcript": "companion.cli.transcript:transcript",
    "arduino": "companion.cli.devices.arduino:arduino",
    "calibrate": "companion.cli.devices.calibrate:calibrate",
    "camera": "companion.cli.devices.camera:camera",
    "doctor": "companion.cli.doctor:doctor",
    "palette": "companion.cli.devices.palette:palette",
    "teach": "companion.cli.seeing.teach:teach",
    "odds": "companion.cli.odds:odds",
    "count": "companion.cli.seeing.count:count",
    "cards": "companion.cli.seeing.cards:cards",
    "evaluate": "companion.cli.seeing.evaluate:evaluate",
    "recording": "companion.cli.recording:recording",
    "replay": "companion.cli.replay:replay",
    "play": "companion.cli.play:play",
    "photos": "companion.cli.seeing.photos:photos",
    "evening": "companion.cli.evening:evening",
    "room": "companion.cli.room:room",
    "hub": "companion.cli.hub:hub",
    "export": "companion.cli.export:export",
    "look": "companion.cli.seeing.look:look",
    "stats": "companion.cli.stats:stats",
    "texts": "companion.cli.texts:texts",
    "print": "companion.cli.printing:printing",
}

# What these write is meant for others, too: a calibration for the service's user, a sheet for a printer. All other
# commands write files that hold hands, sealed bids or names, or may come to: those are for this user alone.
WITHOUT_SECRETS: Final = frozenset({"arduino", "calibrate", "camera", "odds", "palette", "photos", "print", "texts"})


class LazyGroup(click.Group):
    """A group whose commands are imported on use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in order of the alphabet."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported now; None if there is none."""
        target = COMMANDS.get(cmd_name)
        if target is None:
            return None
        module, attribute = target.split(":")
        return cast(click.Command, getattr(importlib.import_module(module), attribute))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is called; a name that is none is refused with those that are written nearly so."""
        try:
            return super().resolve_command(ctx, args)
        except click.exceptions.NoSuchCommand as error:
            raise click.exceptions.NoSuchCommand(error.command_name, possibilities=COMMANDS, ctx=ctx) from error


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--settings",
    "settings_file",
    type=click.Path(path_type=Path),
    default=None,
    help="A TOML file whose keys are laid over the shipped settings.",
)
@click.version_option(package_name="raja-table")
@click.pass_context
def raja(ctx: click.Context, settings_file: Path | None) -> None:
    """A companion for the physical game Raja."""
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
        return f"{what}: see {command} --help."
    return f"{what}."


def _refused(error: Exception) -> str:
    """What went wrong, in the user's language; the catalogue is read for that alone."""
    from companion.cli.language import language_of
    from companion.texts.refused import Refused, sentence_of

    return sentence_of(cast(Refused, error), language_of(os.environ))


def run(arguments: list[str] | None = None) -> None:
    """The console script: run ``raja`` and leave with its exit status."""
    out, err = cast(TextIO, Terminal(sys.stdout)), cast(TextIO, Terminal(sys.stderr))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
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
        click.echo("raja: stopped.", err=True)
        sys.exit(130)
    except Exception as error:
        if not isinstance(error, _expected_errors()):
            raise
        click.echo(f"raja: {_refused(error)}", err=True)
        sys.exit(2)
    sys.exit(status if isinstance(status, int) else 0)


if __name__ == "__main__":
    run()
