"""A click group that imports each command when it is called, so that `raja odds` needs no OpenCV."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from gettext import gettext
from typing import Any, cast

import click

from companion.cli.language import language_here
from companion.cli.translated_help import in_words, listed_in_words


@dataclass(frozen=True, slots=True)
class OnCall:
    """Where a command is, as ``module:attribute``, and the line that the list of commands has for it."""

    at: str
    told: str


class CommandsOnCall(click.Group):
    """Some of its commands are not imported before one of them is called; its list is made without any of them."""

    def __init__(self, *args: Any, on_call: Mapping[str, OnCall], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.on_call = on_call

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in order of the alphabet."""
        return sorted({*super().list_commands(ctx), *self.on_call})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported now; None if there is none."""
        found = self.on_call.get(cmd_name)
        if found is None:
            return super().get_command(ctx, cmd_name)
        module, attribute = found.at.split(":")
        command = cast(click.Command, getattr(importlib.import_module(module), attribute))
        language = language_here()
        return command if language == "en" else in_words(command, f"{_path(ctx)}-{cmd_name}", language)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The group's help in the language that is asked for."""
        language = language_here()
        said = self if language == "en" else in_words(self, _path(ctx), language)
        click.Group.format_help(said, ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is called; a name that is none is refused with those that are written nearly so."""
        try:
            return super().resolve_command(ctx, args)
        except click.exceptions.NoSuchCommand as error:
            names = self.list_commands(ctx)
            raise click.exceptions.NoSuchCommand(error.command_name, possibilities=names, ctx=ctx) from error

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of the commands, a line each."""
        names = self.list_commands(ctx)
        room = formatter.width - 6 - max(map(len, names))
        imported = {name: command.get_short_help_str(room) for name, command in self.commands.items()}
        language = language_here()
        told = {name: listed_in_words(name, found.told, language) for name, found in self.on_call.items()}
        with formatter.section(gettext("Commands")):
            formatter.write_dl([(name, imported.get(name) or told[name]) for name in names])


def _path(ctx: click.Context) -> str:
    """The names that were called, as the catalogue has them."""
    return ctx.command_path.replace(" ", "-")
