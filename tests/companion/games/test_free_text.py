"""Names, titles and reasons: one line that can be seen, of bounded length, that turns nothing around it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.errors import MalformedCommand
from companion.games.free_text import LONGEST_TEXT, as_shown, check_texts, isolated, one_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  a stone \t fell ", "a stone fell"),
        ("Zoë", "Zoë"),
        ("אבי", "אבי"),
        ("x" * LONGEST_TEXT, "x" * LONGEST_TEXT),
        ("x" * (LONGEST_TEXT + 1), None),
        ("a\u0000b", None),
        ("a\u202eb", None),
        ("a\u2067b", None),
        ("a\u200bb", None),
        ("a" + "\u0301" * 9, None),
        ("\ud800", None),
    ],
)
def test_a_text_is_a_line_that_can_be_seen(text: str, line: str | None) -> None:
    assert one_line(text) == line


@pytest.mark.parametrize("text", ["x" * 121, "a\u202eb", "a\u0007"])
def test_whatever_is_sent_is_looked_through(text: str) -> None:
    for sent in ({"reason": text}, {"players": [{"name": text}]}, [text]):
        with pytest.raises(MalformedCommand) as refused:
            check_texts(sent)
        assert refused.value.code == "text.not_a_line"
    check_texts({"seat": 1, "dice": [1, 6], "reason": "a stone fell", "salt": "0" * 128, "price": None})


@given(st.text(max_size=400))
def test_an_older_text_is_shown_as_a_line_too(text: str) -> None:
    shown = as_shown(text)
    assert len(shown) <= LONGEST_TEXT
    assert shown.isprintable()
    if one_line(text) == text:
        assert shown == text


def test_words_from_right_to_left_are_set_apart_and_nothing_else() -> None:
    assert isolated("<b>אבי כהן</b>: 12") == "<b>\u2068אבי כהן\u2069</b>: 12"
    assert isolated("Asha: 12 – ½ Körner") == "Asha: 12 – ½ Körner"
