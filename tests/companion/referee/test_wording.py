"""Every sentence of the referee's is said in both languages, with the same numbers in it."""

from __future__ import annotations

import re

import pytest

from companion.referee import wording
from companion.referee.proposals import Difference, Subject, at
from companion.referee.told import Told, same

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
    wording.wall_in_doubt(CELL, "stones", "another wall would look nearly the same"),
    wording.wall_in_doubt(CELL, "width", "it sees 3 stones and a width of 5"),
    wording.verdict_wanted(CELL, 1, 8, BUMP),
    wording.verdict_wanted(CELL, 4, 4, BUMP),
    wording.wall_differs(CELL, (7, 3), (9, 4), None),
    wording.wall_differs(CELL, (0, 0), (9, 4), BUMP),
    wording.how_wide(CELL, 7, 9),
    wording.grain_differs(CELL, 3, 5, None),
    wording.grain_differs(CELL, 3, 5, BUMP),
    wording.tile_differs(CELL, same("2"), same("3")),
    wording.noble_differs(CELL, "Asha", there=True),
    wording.noble_differs(CELL, "Asha", there=False),
    wording.price_differs("grain", 4, 5),
    wording.did_harvest_fall(CELL, 5, 3, 5),
    wording.are_these_your_lands([((0, 3), "red"), ((1, 4), "blue")]),
    wording.are_these_your_nobles([(0, 3), (1, 4)]),
    wording.do_dice_count((3, 6)),
]


@pytest.mark.parametrize("told", SENTENCES, ids=lambda told: told.english)
def test_both_languages_say_the_same_numbers_and_places(told: Told) -> None:
    english, german = (re.findall(r"\b[A-E]?\d+\b", text) for text in (told.english, told.german))
    assert sorted(english) == sorted(german)
    assert told.english != told.german


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
    assert wording.differences_told([Difference(subject, table, game)]) == Told(english, german)


def test_what_is_to_be_put_back_is_told_so() -> None:
    difference = Difference(at((0, CELL), "grain"), 3, 5)
    told = wording.to_be_put_back([difference])
    assert told is not None
    assert told.german == "zurückzustellen: der Tisch hat 3 Korn, das Spiel 5"
    assert wording.to_be_put_back([]) is None
