"""The guides say what the companion says: words in quotes are its own, costs are the bill's."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from companion.texts.entries import entries_in
from companion.texts.files import source_of
from tests.docs.told_commands import ROOT

# One worker reads the modules once.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("guides")]

GUIDES = ("troubleshooting.md", "first-game.md", "host-guide.md", "build-guide.md")


@cache
def said() -> str:
    """Every piece of text in the program, and every text of the pages, one a line; “…” stands for what is filled in."""
    texts = (entry.text for entry in entries_in(source_of("en"))[0])
    return "\n".join([*(re.sub(r"\{ \$\w+ \}", "…", text) for text in texts), *strings()])


def strings() -> Iterator[str]:
    """Every string constant of the rooms' Python; a string with values in it piece by piece."""
    for room in ("companion", "hardware", "vision"):
        for path in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def quotes(guide: str) -> list[str]:
    return re.findall(r"“([^”]+)”", (ROOT / "docs" / guide).read_text(encoding="utf-8"))


@pytest.mark.parametrize("guide", GUIDES)
def test_words_in_quotes_are_the_companions_own(guide: str) -> None:
    # A difference between table and game is put together from two numbers.
    made = {"the table has 7, the game 9", "quotes"}
    assert [quote for quote in quotes(guide) if quote not in said() and quote not in made] == []


def test_troubleshooting_has_quotes_enough_to_be_found_by_them() -> None:
    assert len(quotes("troubleshooting.md")) >= 30


def test_the_guides_costs_are_the_bills() -> None:
    guide = (ROOT / "docs/build-guide.md").read_text(encoding="utf-8")
    bill = (ROOT / "docs/build.md").read_text(encoding="utf-8")
    steps = [int(euros) for euros in re.findall(r"^\| \[\d.*\| (\d+) € \|$", guide, re.MULTILINE)]
    (told,) = re.findall(r"\*\*(\d+) €\*\*", guide)
    (total,) = re.findall(r"\*\*all together\*\* \| \*\*(\d+) €\*\*", bill)
    assert sum(steps) == int(told) == int(total)


def test_the_guides_steps_are_in_the_order_of_their_sections() -> None:
    guide = (ROOT / "docs/build-guide.md").read_text(encoding="utf-8")
    steps = re.findall(r"^\| \[\d\. ([^\]]+)\]", guide, re.MULTILINE)
    sections = re.findall(r"^## (.+)$", guide, re.MULTILINE)
    assert steps == sections
