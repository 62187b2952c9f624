"""A command speaks the language that the environment asks for, English where there are no texts in it."""

from __future__ import annotations

import pytest

from companion.cli.language import language_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "ja_JP"}, "ja"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": ""}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
        ({"LANGUAGE": "en-XA"}, "en-XA"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
