"""Compiles what reads pictures, with a note to whoever waits; ``python -m companion.cli.warm_up`` does it beforehand."""

from __future__ import annotations

import click

from companion.cli.language import words_here
from companion.settings.loading import load_settings
from vision.compiled import anything_kept
from vision.settings.stages import VisionSettings
from vision.warm_up import warm_up


def ready_to_look(settings: VisionSettings) -> None:
    """Compile what looks at pictures, or load it if that is kept; it is said on stderr if it takes a while."""
    if not anything_kept():
        click.echo(words_here()("command.getting_ready"), err=True)
    warm_up(settings)


if __name__ == "__main__":
    ready_to_look(load_settings().vision_settings())
