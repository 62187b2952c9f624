"""A pseudo-language for tests, made from English: accents on every letter, texts a third longer."""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

_ACCENTED: Final = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
)
_WORD: Final = re.compile(r"[^\W\d_]{3,}")


def pseudo_source(english: str) -> str:
    """Return a Fluent source with its texts in the pseudo-language; values and code stay as they are."""
    resource = FluentParser(with_spans=False).parse(english)
    return FluentSerializer().serialize(_Accents().visit(resource))


def pseudo(text: str) -> str:
    """Return a text in the pseudo-language, such as ``Šéåšööñ`` for ``Season``: every third letter of a longer word is
    doubled.
    """
    return _WORD.sub(lambda word: re.sub(r"..(.)", r"\g<0>\1", word[0]), text).translate(_ACCENTED)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(pseudo(node.value))
