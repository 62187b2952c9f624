"""Checks the catalogue for entries that are missing, unused, unknown, given twice or given other values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.texts.entries import Entry, entries_in
from companion.texts.files import commands_source_of, languages, source_of
from companion.texts.uses import Uses, uses

_WITHOUT_USE = ("language-name",)
"""Entries read only by the list of languages itself."""
HELP = ("help-raja", "help-any-", "listed-", "default-lang")
"""Prefixes of the commands' help, which the command line checks against the commands themselves."""
ENGLISH_IN_CODE = "refusal-"
"""Prefix of refusals; for most of them the English sentence is in the code that raises them."""


def faults() -> list[str]:
    """Return everything that is wrong with any language, one line each; empty if all is well."""
    used = uses()
    found = [fault for language in languages() for fault in _faults_of_source(language, _everything(language))]
    english = _by_id("en")
    found += list(faults_of_uses(english, used))
    for language in languages()[1:]:
        other = _by_id(language)
        found += list(faults_between(language, other, english))
        found += list(faults_of_refusals(language, other, used, english))
    return found


def _everything(language: str) -> str:
    return f"{source_of(language)}\n{commands_source_of(language)}"


def _by_id(language: str) -> dict[str, Entry]:
    """Return all entries by id, except the commands' help, whose English is in the code."""
    return {entry.id: entry for entry in entries_in(_everything(language))[0] if not entry.id.startswith(HELP)}


def _faults_of_source(language: str, source: str) -> Iterator[str]:
    entries, junk = entries_in(source)
    for part in junk:
        yield f"{language}: no Fluent: {part.strip().splitlines()[0]}"
    for name, count in Counter(entry.id for entry in entries).items():
        if count > 1:
            yield f"{language}: {name} is given {count} times"


def faults_between(language: str, other: dict[str, Entry], english: dict[str, Entry]) -> Iterator[str]:
    """Yield what a language lacks, or has in excess, compared with English."""
    for name, entry in english.items():
        if name not in other:
            yield f"{language}: {name} is missing"
            continue
        for value in sorted(other[name].named - entry.named):
            yield f"{language}: {name} names ${value}, which English does not"
        for value in sorted(entry.shown - other[name].named):
            yield f"{language}: {name} does not show ${value}"
    for name in other:
        if name not in english and not name.startswith(ENGLISH_IN_CODE):
            yield f"{language}: {name} is in no other language"


def faults_of_uses(english: dict[str, Entry], used: Uses) -> Iterator[str]:
    """Yield keys that the code uses but the catalogue lacks, uses without their values, and entries that are never
    used.
    """
    for use in used.asked:
        entry = english.get(use.key.replace(".", "-"))
        if entry is None:
            yield f"{use.where}: asks for {use.key}, which is not in the catalogue"
        elif use.values is not None:
            for value in sorted(entry.named - use.values):
                yield f"{use.where}: asks for {use.key} without ${value}"
    for name in english:
        if name not in _WITHOUT_USE and not used.has(name):
            yield f"en: {name} is used nowhere"


def faults_of_refusals(language: str, other: dict[str, Entry], used: Uses, english: dict[str, Entry]) -> Iterator[str]:
    """Yield refusals without a text in a language, or without its values, and texts of refusals that nothing raises."""
    for use in used.refused:
        entry = other.get(name := f"{ENGLISH_IN_CODE}{use.key.replace('.', '-')}")
        if entry is None:
            yield f"{language}: {name} is missing: {use.where} refuses so"
        elif use.values is not None:
            for value in sorted(entry.named - use.values):
                yield f"{language}: {name} names ${value}, which {use.where} does not give"
    raised = {f"{ENGLISH_IN_CODE}{use.key.replace('.', '-')}" for use in used.refused}
    for name in other:
        if name.startswith(ENGLISH_IN_CODE) and name not in raised and name not in english:
            yield f"{language}: {name} is raised nowhere"
