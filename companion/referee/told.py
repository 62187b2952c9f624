"""A sentence for people, in the languages the pages speak."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """The same sentence in English and in German."""

    english: str
    german: str

    def __add__(self, more: Told) -> Told:
        """Both, one after the other."""
        return Told(self.english + more.english, self.german + more.german)


def same(text: str) -> Told:
    """What is the same in every language, such as a name."""
    return Told(text, text)
