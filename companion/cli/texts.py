"""``raja texts``: the catalogue of what is said, held against the code and against itself."""

from __future__ import annotations

import click

from companion.cli.main import COMMANDS
from companion.cli.printing import PARTS
from companion.cli.translated_help import faults_of_help, help_texts
from companion.texts.checking import faults
from companion.texts.files import languages


@click.group()
def texts() -> None:
    """Check the translations."""


@texts.command()
def check() -> None:
    """List texts that are missing, unused, or use placeholders the code does not fill."""
    root = click.get_current_context().find_root()
    on_call = {**COMMANDS, **PARTS}
    texts_of_help = list(help_texts(root.command, "raja"))
    found = [*faults(), *faults_of_help({name: one.told for name, one in on_call.items()}, texts_of_help)]
    for fault in found:
        click.echo(fault)
    if found:
        raise SystemExit(1)
    click.echo(f"All texts are there: {', '.join(languages())}.")
