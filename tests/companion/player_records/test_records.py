"""The record book, told from games as values: who won, who meets whom, what nobody did better."""

from __future__ import annotations

from companion.games.actor import BY_HOST
from companion.games.raja.events import BuildFinished, FirstWallBuilt, Restored, Reverted
from companion.player_records.finished_games import GameOver, TallWall, tallest_wall
from companion.player_records.records import record_book
from companion.small_games.results import GameResult


def game(
    number: int,
    names: str,
    winners: tuple[int, ...],
    points: tuple[int, ...],
    *,
    evening: str = "first",
    wall: TallWall | None = None,
    virtual: tuple[int, ...] = (),
    mats: tuple[int, ...] | None = None,
    minutes: int = 40,
) -> GameOver:
    people = tuple(names.split())
    return GameOver(
        result=GameResult(f"game{number}", "raja", "An evening", "Raja", people, winners, points),
        evening=evening,
        created=f"2026-11-{number:02}T19:00:00+00:00",
        mats=mats or tuple(range(len(people))),
        people=tuple(seat not in virtual for seat in range(len(people))),
        minutes=minutes,
        wall=wall,
    )


GAMES = (
    game(1, "Asha Bo Cem", (0,), (7, 5, 2), wall=TallWall(2, 12)),
    game(2, "Asha Bo", (1,), (3, 6), evening="second", mats=(0, 4)),
    game(3, "bo asha", (0,), (9, 4), evening="second", wall=TallWall(1, 14), minutes=95, mats=(4, 2)),
    game(4, "Asha Dara", (1,), (1, 20), evening="third", virtual=(1,), wall=TallWall(1, 30)),
)


def test_people_are_known_by_name_whatever_its_capitals_and_told_by_wins() -> None:
    book = record_book(GAMES)
    assert (book.games, book.evenings) == (4, 3)
    assert [(one.name, one.games, one.won, one.evenings) for one in book.people] == [
        ("bo", 3, 2, 2),
        ("Asha", 4, 1, 3),
        ("Cem", 1, 0, 1),
    ]
    bo = book.people[0]
    assert (bo.streak, bo.favourite_seat) == (2, 4)
    assert [(at.game, at.games, at.won, at.best) for at in bo.played] == [("Raja", 3, 2, 9)]


def test_a_rivalry_counts_who_was_ahead_and_takes_more_than_one_meeting() -> None:
    (rivalry,) = record_book(GAMES).rivalries
    assert (rivalry.names, rivalry.games, rivalry.ahead) == (("Asha", "bo"), 3, (1, 2))


def test_records_are_peoples_and_the_first_of_two_alike_stands() -> None:
    found = {record.kind: (record.value, record.names) for record in record_book(GAMES).records}
    assert found == {
        "points": (9, ("bo",)),
        "stones": (14, ("asha",)),
        "minutes": (95, ("bo", "asha")),
        "streak": (2, ("bo",)),
    }
    again = (*GAMES, game(5, "Cem Eva", (1,), (2, 9), wall=TallWall(0, 14)))
    assert {record.kind: record.names for record in record_book(again).records}["stones"] == ("asha",)


def test_the_book_of_a_new_table_is_empty() -> None:
    book = record_book(())
    assert (book.games, book.people, book.rivalries, book.records) == (0, (), (), ())


def test_a_wall_that_was_taken_back_is_no_record_until_it_is_done_again() -> None:
    first = FirstWallBuilt(0, (1, 1), 4, 4, 2, 0, BY_HOST)
    tall = BuildFinished(1, (1, 2), 9, 3, 0, 0, BY_HOST)
    assert tallest_wall([first, tall]) == TallWall(1, 9)
    assert tallest_wall([first, tall, Reverted(0, 1)]) == TallWall(0, 4)
    assert tallest_wall([first, tall, Reverted(0, 1), Restored(0, 2)]) == TallWall(1, 9)
    assert tallest_wall([]) is None
