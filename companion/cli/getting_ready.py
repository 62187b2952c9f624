"""Getting ready to look, with a word to whoever waits."""

from __future__ import annotations

import click

from vision.settings import VisionSettings


def ready_to_look(settings: VisionSettings) -> None:
    """Compile what looks at pictures, or load it if that is kept; it is said on stderr if it takes a while."""
    from vision.compiled import anything_kept
    from vision.walls.warming import warm_up

    if not anything_kept():
        click.echo("Getting ready to look: once after an update, this takes about half a minute.", err=True)
    warm_up(settings)
