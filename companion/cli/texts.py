"""``raja texts``: the catalogue of what is said, held against the code and against itself."""

from __future__ import annotations

import click

from companion.texts.checking import faults
from companion.texts.files import languages


@click.group()
def texts() -> None:
    """Look after the languages."""


@texts.command()
def check() -> None:
    """Tell which texts are missing, unused, or name other values than the code gives."""
    found = faults()
    for fault in found:
        click.echo(fault)
    if found:
        raise SystemExit(1)
    click.echo(f"All texts are there: {', '.join(languages())}.")
