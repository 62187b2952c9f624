"""Checks what people may write themselves (names, titles, reasons): one short line of visible letters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from companion.games.errors import MalformedCommand

LONGEST_TEXT: Final = 120
"""Maximum number of letters; names and titles have lower limits (``companion.lobby.lobby``)."""
MOST_MARKS: Final = 2
"""Maximum number of combining marks on one letter; more would cover the lines above and below."""
_DRAWN: Final = frozenset({"salt", "seal"})
"""Fields with hexadecimal digits that nobody writes; ``companion.games.seals`` checks them."""

_RIGHT_TO_LEFT: Final = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_RUN: Final = re.compile(rf"[{_RIGHT_TO_LEFT}](?:[^\w<>&\u2068\u2069]*[{_RIGHT_TO_LEFT}])*")


def one_line(text: str, longest: int = LONGEST_TEXT) -> str | None:
    """The text normalized (NFC) with single blanks; None if it is not one line of printable letters.

    Printable excludes control characters, and characters that change the direction of others.

    Args:
        longest: the maximum number of letters; None is returned if there are more.
    """
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # half of a surrogate pair
        return None
    line = " ".join(unicodedata.normalize("NFC", text).split())
    marks = 0
    for letter in "" if line.isascii() else line:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS:
            return None
    return line if line.isprintable() and len(line) <= longest else None


def check_texts(data: object) -> None:
    """Check that all texts in a JSON value are such lines.

    Raises:
        MalformedCommand: ``text.not_a_line``.
    """
    if isinstance(data, str):
        if len(data) > LONGEST_TEXT or one_line(data) is None:
            raise MalformedCommand(
                "text.not_a_line",
                f"A text is one line of up to {LONGEST_TEXT} printable letters: shorten {data[:20]!r}.",
            )
    elif isinstance(data, Mapping):
        for name, value in data.items():
            if name not in _DRAWN:
                check_texts(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            check_texts(value)


def as_shown(text: str) -> str:
    """A text from a log older than ``check_texts``, cleaned and shortened to one line."""
    seen = "".join(letter if letter.isprintable() else " " for letter in text[: 2 * LONGEST_TEXT])
    line = " ".join(seen.split())
    return line if len(line) <= LONGEST_TEXT and len(text) <= 2 * LONGEST_TEXT else f"{line[: LONGEST_TEXT - 1]}…"


def isolated(page: str) -> str:
    """A page in English or German, with right-to-left words isolated so that they do not reorder what is around them
    (FSI and PDI, UAX #9).

    ``bidi.js`` does the same on the pages.
    """
    return _RUN.sub("\u2068\\g<0>\u2069", page)
