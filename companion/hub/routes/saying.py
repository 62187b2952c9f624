"""Puts the words of the hub's pages into the reader's language."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from flask import request

from companion.games.cards import JOKER, Card, name_of
from companion.games.catalogue import engine_named
from companion.texts.catalogue import Texts, texts_in
from companion.texts.files import PSEUDO, languages
from companion.texts.message import message_from_json


class Saying:
    """The words of a page in the reader's language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.language = texts.language

    def __call__(self, key: str, **values: object) -> str:
        """A text of the catalogue."""
        return self.texts(key, **values)

    def someone(self, number: int) -> str:
        """The word for a deleted person."""
        return self("club.someone", number=str(number))

    def line(self, form: dict[str, Any]) -> str:
        """Return a log message in words; empty if a newer table sent one unknown here."""
        try:
            return self.texts.say(message_from_json(form))
        except (KeyError, ValueError, TypeError, AttributeError):
            return ""

    def game(self, kind: str) -> str:
        """The name of a game."""
        engine = engine_named(kind)
        return self.texts.word("small.game", kind if engine is None else engine.name)

    def phase(self, kind: str, phase: str) -> str:
        """The name of a phase."""
        return self.texts.word("phase" if kind == "raja" else "small.phase", phase)

    def title(self, title: str) -> str:
        """The title of an evening."""
        return self.texts.evening_title(title)

    def played(self, title: str) -> str:
        """Return the name of a game played in an evening; a title that somebody gave stays as it is."""
        key = f"small.game.{title.lower().replace(' ', '-')}"
        return self(key) if self.texts.has(key) else title

    def card(self, card: Card) -> str:
        """A playing card in words."""
        if card == JOKER:
            return self("card.joker")
        return self("card.words", rank=self(f"card.rank.{card.rank}"), suit=self(f"suit.{card.suit}"))

    def card_mark(self, card: Card) -> str:
        """Return a card in few characters: ♥10."""
        return self("card.joker") if card == JOKER else name_of(card)

    def clock(self, t_ns: int) -> str:
        """Return a time in machine-readable form; the page's script formats it for the reader."""
        return datetime.fromtimestamp(t_ns / 1e9, UTC).isoformat(timespec="seconds")

    def day(self, t_ns: int) -> str:
        """A day."""
        return datetime.fromtimestamp(t_ns / 1e9, UTC).date().isoformat()


def asked_saying() -> Saying:
    """Return the words for the page that is requested."""
    return Saying(texts_in(asked_language()))


def asked_language() -> str:
    """Return the language named in the address, else the browser's."""
    offered = list(languages())
    asked = request.args.get("lang", "")
    return asked if asked in (*offered, PSEUDO) else request.accept_languages.best_match(offered) or "en"
