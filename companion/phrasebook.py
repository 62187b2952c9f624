"""Sentences that other rooms say in English, in German: whole, or with the numbers and names that stand in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

Words = Callable[[str], str]


def in_german(pairs: Mapping[str, str], sentence: str, word: Words = lambda word: word) -> str | None:
    """That sentence in German; None where ``pairs`` does not hold it.

    Args:
        pairs: English to German; ``{}`` stands for a number, a word or a name, in the same order in both.
        word: how such a word is said in German.
    """
    known = pairs.get(sentence)
    if known is not None:
        return known
    for english, german in pairs.items():
        if "{}" not in english:
            continue
        found = _pattern(english).fullmatch(sentence)
        if found is not None:
            return german.format(*map(word, found.groups()))
    return None


@cache
def _pattern(english: str) -> re.Pattern[str]:
    return re.compile(re.escape(english).replace(r"\{\}", "(.+?)"))
