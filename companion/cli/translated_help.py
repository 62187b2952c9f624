"""Command help in other languages, looked up by command and option; English stands in the code."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

import click

from companion.texts.catalogue import Texts, commands_in
from companion.texts.checking import HELP
from companion.texts.entries import entries_in
from companion.texts.files import commands_source_of, languages

AnyCommand = TypeVar("AnyCommand", bound=click.Command)


@dataclass(frozen=True, slots=True)
class HelpText:
    """A text of a command's help.

    Args:
        command: the command's names with hyphens between them, such as ``raja-hub-join``.
        option: the option's name as the code has it; empty for the command's own text.
        english: what the code says.
    """

    command: str
    option: str
    english: str

    @property
    def key(self) -> str:
        """Its own text."""
        return f"help.{self.command}.{self.option}" if self.option else f"help.{self.command}"

    def in_words(self, text: Texts) -> str:
        """In the catalogue's language: its own text, else that of all options of this name, else English."""
        shared = f"help.any.{self.option}"
        return next((text(key) for key in (self.key, shared) if text.has(key)), self.english)


def in_words(command: AnyCommand, path: str, language: str) -> AnyCommand:
    """A copy of a command, and of those below it, whose help is in that language."""
    text = commands_in(language)
    said = copy.copy(command)
    said._help_option = None  # click's own, which it keeps in the language of its first use
    said.help = HelpText(path, "", command.help or "").in_words(text)
    said.params = [_option_in_words(param, path, text) for param in command.params]
    if isinstance(said, click.Group):
        said.commands = {name: in_words(one, f"{path}-{name}", language) for name, one in said.commands.items()}
    return said


def _option_in_words(param: click.Parameter, path: str, text: Texts) -> click.Parameter:
    said = copy.copy(param)
    if isinstance(said, click.Option):
        said.help = HelpText(path, str(said.name), said.help).in_words(text) if said.help else said.help
        if isinstance(said.show_default, str) and text.has(f"default.{said.name}"):
            said.show_default = text(f"default.{said.name}")
    return said


def listed_in_words(name: str, english: str, language: str) -> str:
    """The line that the list of commands has for one of them; no catalogue is read for English."""
    if language == "en":
        return english
    text = commands_in(language)
    return text(f"listed.{name}") if text.has(f"listed.{name}") else english


def help_texts(command: click.Command, path: str) -> Iterator[HelpText]:
    """Every text of a command's help, and of the help of those below it."""
    if command.help:
        yield HelpText(path, "", command.help)
    for param in command.params:
        if isinstance(param, click.Option) and param.help:
            yield HelpText(path, str(param.name), param.help)
    if isinstance(command, click.Group):
        ctx = click.Context(command)
        for name in command.list_commands(ctx):
            below = command.get_command(ctx, name)
            if below is not None:
                yield from help_texts(below, f"{path}-{name}")


def faults_of_help(told: Mapping[str, str], texts: list[HelpText]) -> Iterator[str]:
    """What the help in other languages lacks, has too much, or says for options that do not mean the same.

    Args:
        told: the line of each command in a list.
        texts: every text of every command's help.
    """
    for language in languages()[1:]:
        text = commands_in(language)
        used = {key for key in _ids(language) if key.startswith("default-")}
        shared: dict[str, str] = {}
        for name in told:
            used.add(f"listed-{name}")
            if not text.has(f"listed.{name}"):
                yield f"{language}: listed-{name} is missing"
        for one in texts:
            if text.has(one.key):
                used.add(one.key.replace(".", "-"))
            elif not text.has(f"help.any.{one.option}"):
                yield f"{language}: {one.key.replace('.', '-')} is missing"
            elif shared.setdefault(one.option, one.english) != one.english:
                yield f"{language}: help-any-{one.option} says {one.english!r} and {shared[one.option]!r}"
            else:
                used.add(f"help-any-{one.option}")
        for key in sorted(_ids(language) - used):
            if key.startswith(HELP):
                yield f"{language}: {key} belongs to no command"


def _ids(language: str) -> set[str]:
    return {entry.id for entry in entries_in(commands_source_of(language))[0]}
