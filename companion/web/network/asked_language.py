"""The language of a request, for pages that are rendered here and not in the browser."""

from __future__ import annotations

from flask import request

from companion.texts.catalogue import Texts, texts_in
from companion.texts.files import PSEUDO, languages


def text_asked_for() -> Texts:
    """Return the texts in the language of ``?lang=``, else the browser's preferred one, else English."""
    asked = request.args.get("lang")
    if asked in (*languages(), PSEUDO):
        return texts_in(asked)
    return texts_in(request.accept_languages.best_match(languages(), "en") or "en")
