"""Whatever the referee says is said in every language, with the same numbers in it."""

from __future__ import annotations

import re

import pytest

from companion.referee import wording
from companion.referee.proposals import Difference, Subject, at
from companion.texts.files import PSEUDO, languages
from companion.texts.message import Message, as_told_once
from tests.companion.texts.pseudo_words import plain_letters
from tests.said import said

CELL = (0, 3)
BUMP = wording.bumped(0.8)
SENTENCES = [
    BUMP,
    wording.the_table(7),
    wording.the_game(9),
    wording.the_disk(4),
    wording.it_counts(1),
    wording.it_counts(4),
    wording.it_fell(3),
    wording.put_back(9),
    wording.harvest_fell(1, 3),
    wording.dice_count((3, 6)),
    wording.more_stones_than_possible(CELL, 31, 12),
    wording.more_grain_than_possible(CELL, 51, 50),
    wording.more_than_declared(CELL, 9, 8),
    wording.fewer_than_to_be_left(CELL, 2, 5),
    wording.wall_in_doubt(CELL, "stones", as_told_once("7")),
    wording.wall_in_doubt(CELL, "width", as_told_once("7")),
    wording.verdict_wanted(CELL, 1, 8, BUMP),
    wording.verdict_wanted(CELL, 4, 4, BUMP),
    wording.wall_differs(CELL, (7, 3), (9, 4), None),
    wording.wall_differs(CELL, (0, 0), (9, 4), BUMP),
    wording.how_wide(CELL, 7, 9),
    wording.grain_differs(CELL, 3, 5, None),
    wording.grain_differs(CELL, 3, 5, BUMP),
    wording.tile_differs(
        CELL, wording.value_of(at((0, CELL), "shields"), (2,)), wording.value_of(at((0, CELL), "side"), "red")
    ),
    wording.noble_differs(CELL, "Asha", there=True),
    wording.noble_differs(CELL, "Asha", there=False),
    wording.price_differs("grain", 4, 5),
    wording.did_harvest_fall(CELL, 5, 3, 5),
    wording.are_these_your_lands([((0, 3), "red"), ((1, 4), "blue")]),
    wording.are_these_your_nobles([(0, 3), (1, 4)]),
    wording.do_dice_count((3, 6)),
]


@pytest.mark.parametrize("message", SENTENCES, ids=lambda message: message.code)
def test_every_language_says_the_same_numbers_and_places(message: Message) -> None:
    def named(sentence: str) -> list[str]:
        return sorted(re.findall(r"(?<![A-Z0-9])[A-E]?\d+", sentence))

    english = said(message)
    for language in languages()[1:]:
        assert named(said(message, language)) == named(english)
        assert said(message, language) != english
    assert plain_letters(said(message, PSEUDO), ["Asha"]) in ([], ["s"]), "a second's sign"


@pytest.mark.parametrize(
    ("subject", "table", "game", "english", "german"),
    [
        (at((0, CELL), "stones"), 7, 9, "the table has 7 stones, the game 9", "der Tisch hat 7 Steine, das Spiel 9"),
        (
            at((0, CELL), "width"),
            2,
            3,
            "the table's wall is 2 wide, the game's 3",
            "die Mauer auf dem Tisch ist 2 breit, die im Spiel 3",
        ),
        (
            at((0, CELL), "shields"),
            (),
            (2, 3),
            "the table has no shields, the game shields 2, 3",
            "der Tisch hat keine Schilde, das Spiel Schilde 2, 3",
        ),
        (
            at((0, CELL), "noble"),
            False,
            True,
            "the table has no noble, the game a noble",
            "der Tisch hat keinen Fürsten, das Spiel einen Fürsten",
        ),
        (
            Subject(None, None, "price", "grain"),
            4,
            5,
            "the table has the disk 4, the game the disk 5",
            "der Tisch hat die Scheibe 4, das Spiel die Scheibe 5",
        ),
    ],
)
def test_a_difference_is_told_with_both_values(
    subject: Subject, table: int, game: int, english: str, german: str
) -> None:
    assert [
        said(wording.differences_told([Difference(subject, table, game)]), language) for language in ("en", "de")
    ] == [english, german]


def test_what_is_to_be_put_back_is_told_so() -> None:
    difference = Difference(at((0, CELL), "grain"), 3, 5)
    told = wording.to_be_put_back([difference])
    assert said(told, "de") == "zurückzustellen: der Tisch hat 3 Korn, das Spiel 5"
    assert wording.to_be_put_back([]) is None
