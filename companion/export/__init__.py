"""Exports of a recorded game: text formats, an HTML page, films, labelled photos, a card to share."""
