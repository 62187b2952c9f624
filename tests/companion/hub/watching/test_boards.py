"""What lies on a small game's table is on a club's page of it, and whatever else a table sends does no harm."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.cards import Card
from companion.games.evening_vote import game as vote
from companion.games.evening_vote.options import Options as VoteOptions
from companion.games.shuffling import new_salt
from companion.hub.watching.board_values import Board
from companion.hub.watching.boards import board_drawn
from companion.outbox.spectator_game import stand_of
from companion.texts.files import languages
from tests.companion.games.small_games import REHEARSED
from tests.companion.hub.club_rig import ClubRig

pytestmark = pytest.mark.slow

NUMBERS: Final = range(len(REHEARSED))
SEEDS: Final = range(2)
JUNK: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.lists(st.none()),
    st.just({}),
    st.just("<b>"),
)


@cache
def _views(number: int, seed: int) -> tuple[dict[str, Any], ...]:
    """How the hub sees each stand of a whole game of that number."""
    game, random = REHEARSED[number], Random(seed)
    state = game.engine.setup(game.options_for(seed))
    found = [stand_of(game.engine, state).view]
    while (command := game.random_command(state, random.randrange)) is not None:
        state, _ = game.engine.advance(state, command)
        found.append(stand_of(game.engine, state).view)
    return tuple(json.loads(json.dumps(found)))


def _every_view() -> Iterator[dict[str, Any]]:
    for number, seed in product(NUMBERS, SEEDS):
        yield from _views(number, seed)


def _drawn(view: dict[str, Any]) -> Board:
    board = board_drawn(view)
    assert board is not None, view
    return board


def _cards(board: Board) -> Counter[Card]:
    piles = [part.cards for part in board.parts] + [line.cards for part in board.parts for line in part.lines]
    return Counter(card for pile in piles for card in pile)


def _told(cards: list[dict[str, Any]]) -> Counter[Card]:
    return Counter(Card(card["rank"], card["suit"]) for card in cards)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_stand_of_a_game_is_drawn_with_all_its_players(number: int) -> None:
    phases = set()
    for seed in SEEDS:
        for view in _views(number, seed):
            phases.add(view["phase"])
            names = [player["name"] for player in view["players"]]
            parts = [part for part in _drawn(view).parts if part.lines]
            assert parts
            assert all([line.name for line in part.lines] == names[: len(part.lines)] for part in parts)
    assert "ended" in phases


def test_no_card_that_lies_open_is_missing() -> None:
    for view in _every_view():
        board = _drawn(view)
        match view["game"]:
            case "bid-war":
                open_cards = [card for player in view["players"] for card in player["prizes"]]
                open_cards += view["offer"] if view["phase"] != "ended" else []
            case "suit-bidding":
                open_cards = [card for player in view["players"] for card in player["won"]]
                money = [line.money for part in board.parts for line in part.lines if line.money]
                hands = [player["hand"] for player in view["players"] if player["hand"]]
                assert view["phase"] == "ended" or [_told(hand) for hand in hands] == [Counter(one) for one in money]
                open_cards += view["offer"] if view["phase"] != "ended" else []
            case "belemmer":
                open_cards = [player["top"] for player in view["players"] if player["top"]]
                heights = [stack.height for row in board.grid for stack in row]
                assert heights == [len(stack) for stack in view["grid"]]
            case _:
                open_cards = []
        assert _told(open_cards) <= _cards(board)


def test_nothing_that_is_sealed_is_drawn() -> None:
    sealed = [view for view in _every_view() if view["phase"] in ("bidding", "sealing") and view["last"] is None]
    assert sealed
    for view in sealed:
        offer = _told(view.get("offer", []))
        assert _cards(_drawn(view)) == offer


def test_a_vote_shows_who_has_voted_and_then_what_the_games_got() -> None:
    engine = vote.ENGINE
    state = engine.setup(VoteOptions(("Asha", "Bo", "Cy"), ("Raja", "Almost", "Belemmer", "Bid War")))
    random = Random(1)
    for seat in range(3):
        words = [line.words[0][0] for line in _drawn(stand_of(engine, state).view).parts[0].lines]
        assert words == ["vote.voted"] * seat + ["small.thinks"] * (3 - seat)
        state, _ = engine.advance(state, vote.SealBallot(seat, (0, 1, 2), new_salt(random.randrange)))
    (part,) = _drawn(stand_of(engine, state).view).parts
    assert [(line.name, line.number, line.won) for line in part.lines] == [
        ("Raja", "15", True),
        ("Almost", "9", False),
        ("Belemmer", "3", False),
        ("Bid War", "0", False),
    ]


@settings(max_examples=300)
@given(data=st.data())
def test_a_view_that_says_anything_else_never_breaks_a_page(data: st.DataObject) -> None:
    number, seed = data.draw(st.sampled_from(NUMBERS)), data.draw(st.sampled_from(SEEDS))
    view = copy.deepcopy(data.draw(st.sampled_from(_views(number, seed))))
    place: Any = view
    for _ in range(data.draw(st.integers(1, 5))):
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner:
            break
        place = inner
    else:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else list(range(len(place)))))
    place[key] = data.draw(JUNK)
    board = board_drawn(view)
    if board is not None:
        for part in board.parts:
            assert all(type(line.name) is str and len(line.number) <= 400 for line in part.lines)
    assert board_drawn({**view, "game": "chess"}) is None


@pytest.fixture(scope="module")
def rig() -> ClubRig:
    """A table for each small game, some way into it."""
    made = ClubRig()
    for number, game in enumerate(REHEARSED):
        kind: Any = game.engine.name.replace("-", "_")
        table = made.table(f"Table {number + 1}")
        table.play(table.opened(kind, "g", 4), 4, most=25)
        table.outbox.send_new()
    return made


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", NUMBERS)
def test_the_page_says_it_in_the_readers_language(rig: ClubRig, number: int, language: str) -> None:
    page = rig.client().get(f"/tables/{number + 1}?lang={language}").text
    assert 'data-order="table board log"' in page
    board = page[page.index('data-part="board"') : page.index('data-part="log"')]
    assert board.count("<li") >= 2
    assert "small." not in board
