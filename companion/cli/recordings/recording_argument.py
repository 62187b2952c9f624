"""The argument that names a recording: a file, or the example that comes with Raja."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from companion.recording.example import example_evening

EXAMPLE: Final = "example"


class RecordingFile(click.ParamType[Path]):
    """A recording's path; the word `example` stands for the one that comes with Raja."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path, whether or not it is there: the command says what is wrong with it."""
        return example_evening() if value == EXAMPLE else Path(value)


RECORDING: Final = RecordingFile()
