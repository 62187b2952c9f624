"""What of a sentence in the pseudo-language comes from no catalogue: its plain letters."""

from __future__ import annotations

import re
from collections.abc import Iterable

_DATA = re.compile(r"\b[A-G]\d\b|[♠♥♦♣][AJQK]|(?<=[ ,])and(?= )")
"""Cells, cards, and the word by which Unicode's own rules end a list."""


def plain_letters(said: str, names: Iterable[str]) -> list[str]:
    """Words with plain letters that are neither names nor cells or cards."""
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, "")
    return re.findall(r"\w*[A-Za-z]\w*", _DATA.sub("", said))
