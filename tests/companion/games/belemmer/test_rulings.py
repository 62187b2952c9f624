"""B1 to B4, each by name, and real cards."""

from __future__ import annotations

import pytest

from companion.games.actor import actor_named, by_seat
from companion.games.belemmer import commands as c
from companion.games.belemmer.events import CardPlaced, GameEnded, StackMoved
from companion.games.belemmer.game import ENGINE
from companion.games.belemmer.options import Options, beats, pile_of, value_of
from companion.games.belemmer.state import CELLS, Ended, Moving, Pile, Placing, State, totals_of
from companion.games.cards import ACE, JACK, KING, QUEEN, Card, Cards, CardSource, card_named, without
from companion.games.engine import HOST
from companion.games.errors import IllegalCommand, MalformedCommand

RED_TOPS = tuple(Card(rank, "hearts") for rank in range(1, 14))
BLACK_TOPS = tuple(Card(rank, "spades") for rank in range(1, 14))


def shuffled(first: int = 0) -> State:
    """Hearts and spades from the ace up on top of the piles, nothing placed yet."""
    state = ENGINE.setup(Options(("Ann", "Ben"), first))
    red = RED_TOPS + without(pile_of(0), RED_TOPS)
    return after(state, c.ShufflePiles(HOST, red, BLACK_TOPS + without(pile_of(1), BLACK_TOPS)))


def after(state: State, *commands: c.Command) -> State:
    for command in commands:
        state = ENGINE.advance(state, command)[0]
    return state


def code(state: State, command: c.Command) -> str:
    with pytest.raises(IllegalCommand) as refused:
        ENGINE.decide(state, command)
    return refused.value.code


def position(*rows: str, red: str = "", black: str = "", active: int = 0) -> State:
    """A grid of stacks such as ``♥5/♠3`` (the top last) and ``.`` for an empty cell; piles, top first."""
    stacks: list[Cards] = []
    for row in rows:
        for text in row.split():
            stacks.append(() if text == "." else tuple(card_named(name) for name in text.split("/")))
    stacks += [()] * (len(CELLS) - len(stacks))
    piles = tuple(Pile(tuple(card_named(name) for name in pile.split()), ()) for pile in (red, black))
    return State(Options(("Ann", "Ben")), (piles[0], piles[1]), tuple(stacks), 16, Moving(active))


def test_b1_two_players() -> None:
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(Options(("A", "B", "C")))
    assert refused.value.code == "options.players"
    with pytest.raises(MalformedCommand) as refused:
        ENGINE.setup(Options(("A", "B"), 2))
    assert refused.value.code == "options.first"


@pytest.mark.parametrize("first", [0, 1])
def test_b1_who_moves_second_places_first_until_eight_and_eight_lie(first: int) -> None:
    state = shuffled(first)
    for number, cell in enumerate(CELLS):
        active = (1 - first + number) % 2
        assert state.step == Placing(active)
        assert code(state, c.PlaceCard(1 - active, cell)) == "turn.not_yours"
        assert code(state, c.MoveStack(active, (0, 0), (0, 1))) == "phase.wrong"
        state = after(state, c.PlaceCard(active, cell))
    assert [pile.left for pile in state.piles] == [18, 18]
    assert isinstance(state.step, (Moving, Ended))


def test_b1_a_card_goes_on_an_empty_cell_of_the_grid() -> None:
    state = after(shuffled(), c.PlaceCard(1, (1, 1)))
    assert state.grid[5] == (BLACK_TOPS[0],)
    assert code(state, c.PlaceCard(0, (1, 1))) == "cell.taken"
    assert code(state, c.PlaceCard(0, (1, 4))) == "cell.unknown"
    assert code(state, c.PlaceCard(0, (-1, 0))) == "cell.unknown"


def test_b1_both_players_see_both_top_cards_and_no_others() -> None:
    view = ENGINE.view(shuffled(), None)
    assert [player["top"] for player in view["players"]] == [
        {"rank": 1, "suit": "hearts"},
        {"rank": 1, "suit": "spades"},
    ]
    assert view == ENGINE.view(shuffled(), 0) == ENGINE.view(shuffled(), 1)
    assert all(player["top"] is None for player in ENGINE.view(ENGINE.setup(Options(("A", "B"))), 0)["players"])


@pytest.mark.parametrize("rank", range(1, 14))
@pytest.mark.parametrize("other", range(1, 14))
def test_b2_rank_beats_rank(rank: int, other: int) -> None:
    """A table written out by hand: what each rank beats."""
    beaten = {ACE: {JACK, QUEEN, KING}, **{high: set(range(1, high)) for high in range(2, 14)}}
    for picture in (JACK, QUEEN, KING):
        beaten[picture] -= {ACE}
    assert beats(Card(rank, "hearts"), Card(other, "spades")) == (other in beaten[rank])


def test_b2_a_stack_goes_one_step_not_diagonally() -> None:
    state = position("♥9 ♠2 ♠3 ♠4", "♠5 ♠6 ♠7 ♥8", red="♦K ♦Q", black="♣K")
    assert code(state, c.MoveStack(0, (0, 0), (1, 1))) == "move.not_beaten"
    assert code(state, c.MoveStack(0, (0, 0), (0, 2))) == "move.not_beaten"
    assert code(state, c.MoveStack(0, (0, 0), (0, 0))) == "move.not_beaten"
    assert code(state, c.MoveStack(0, (0, 0), (4, 0))) == "cell.unknown"
    for onto in ((0, 1), (1, 0)):
        assert ENGINE.decide(state, c.MoveStack(0, (0, 0), onto))


def test_b2_only_onto_the_other_colour_and_what_is_beaten() -> None:
    state = position("♥9 ♥2 ♠9 ♠K", "♠10 . ♥5 ♥A", red="♦K ♦Q", black="♣K")
    assert code(state, c.MoveStack(0, (0, 0), (0, 1))) == "move.not_beaten"
    assert code(state, c.MoveStack(0, (0, 0), (1, 0))) == "move.not_beaten"
    assert code(state, c.MoveStack(0, (1, 2), (1, 1))) == "move.not_beaten"
    assert code(state, c.MoveStack(0, (1, 2), (0, 2))) == "move.not_beaten"
    assert ENGINE.decide(state, c.MoveStack(0, (1, 3), (0, 3)))


def test_b2_only_a_stack_with_the_own_colour_on_top() -> None:
    state = position("♥9/♠10 ♥2 ♠3/♥9 ♠2", red="♦K", black="♣K")
    assert code(state, c.MoveStack(0, (0, 0), (0, 1))) == "move.not_your_stack"
    assert code(state, c.MoveStack(0, (3, 3), (3, 2))) == "move.not_your_stack"
    assert code(state, c.MoveStack(1, (0, 0), (0, 1))) == "turn.not_yours"


def test_b2_the_whole_stack_goes_and_the_emptied_cell_gets_the_top_of_the_movers_pile() -> None:
    state = position("♠3/♥9 ♥4/♠2 ♠A ♥K", red="♦K ♦Q", black="♣K")
    events = ENGINE.decide(state, c.MoveStack(0, (0, 0), (0, 1)))
    assert events[:2] == (StackMoved(0, (0, 0), (0, 1)), CardPlaced(0, (0, 0)))
    moved = after(state, c.MoveStack(0, (0, 0), (0, 1)))
    assert moved.grid[1] == tuple(card_named(name) for name in ("♥4", "♠2", "♠3", "♥9"))
    assert moved.grid[0] == (card_named("♦K"),)
    assert moved.piles[0].known == (card_named("♦Q"),)


def test_b2_without_a_pile_the_emptied_cell_stays_empty() -> None:
    state = position("♥9 ♠2 ♠A ♥K", "♠K ♥Q . .", black="♣K")
    moved = after(state, c.MoveStack(0, (0, 0), (0, 1)))
    assert moved.grid[0] == ()
    assert moved.step == Moving(1)


def test_b3_who_has_no_legal_move_has_lost() -> None:
    state = position("♥9 ♠2 ♥K ♥Q", red="♦K", black="♣K ♣Q")
    assert ENGINE.decide(state, c.MoveStack(0, (0, 0), (0, 1)))[-1] == GameEnded((0,), ())
    over = after(state, c.MoveStack(0, (0, 0), (0, 1)))
    assert over.step == Ended((0,), ())
    assert code(over, c.MoveStack(1, (0, 0), (0, 1))) == "game.over"


def test_b3_comes_before_totals() -> None:
    """Both piles are empty and black is stuck: black has lost, whatever the totals."""
    state = position("♥9 ♠2 . ♠K", ". . . ♠Q")
    over = after(state, c.MoveStack(0, (0, 0), (0, 1)))
    assert over.step == Ended((0,), ())
    assert totals_of(over.grid)[1] > totals_of(over.grid)[0]


def test_b3_a_player_who_cannot_move_first_has_lost() -> None:
    """Hearts 1 to 8 and spades 1 to 8 in two halves, red's low cards beside black's higher ones."""
    red = tuple(Card(rank, "hearts") for rank in (JACK, QUEEN, KING, 2, 3, 4, 5, 6))
    black = tuple(Card(rank, "spades") for rank in (KING, QUEEN, JACK, 10, 9, 8, 7, 6))
    state = ENGINE.setup(Options(("Ann", "Ben"), 0))
    state = after(state, c.ShufflePiles(HOST, red + without(pile_of(0), red), black + without(pile_of(1), black)))
    red_cells = [cell for cell in CELLS if cell[0] < 2]
    black_cells = [cell for cell in CELLS if cell[0] >= 2]
    for red_cell, black_cell in zip(red_cells, reversed(black_cells), strict=True):
        state = after(state, c.PlaceCard(1, black_cell), c.PlaceCard(0, red_cell))
    assert state.step == Ended((1,), ())


@pytest.mark.parametrize(("name", "value"), [("♥A", 1), ("♠2", 2), ("♦10", 10), ("♣J", 10), ("♥Q", 10), ("♠K", 10)])
def test_b4_ace_1_numbers_their_number_pictures_10(name: str, value: int) -> None:
    assert value_of(card_named(name)) == value


def test_b4_with_both_piles_empty_totals_of_the_stacks_by_their_top_are_compared() -> None:
    state = position("♥9 ♠2 ♠K ♥Q", red="", black="")
    over = after(state, c.MoveStack(0, (0, 0), (0, 1)))
    assert over.step == Ended((0,), (21, 10))


def test_b4_play_goes_on_while_one_pile_lasts() -> None:
    state = position("♥9 ♠2 ♠K ♥Q", red="", black="♣2")
    assert after(state, c.MoveStack(0, (0, 0), (0, 1))).step == Moving(1)


def test_b4_the_last_card_of_the_piles_still_fills_its_cell() -> None:
    state = position("♥9 ♠2 ♠K ♥Q", red="♦3", black="")
    over = after(state, c.MoveStack(0, (0, 0), (0, 1)))
    assert over.step == Ended((0,), (24, 10))


def test_b4_equal_totals_are_a_draw() -> None:
    state = position("♥4 ♠2 ♠10 ♥5", "♠A . . .", red="", black="")
    over = after(state, c.MoveStack(0, (0, 0), (0, 1)))
    assert over.step == Ended((0, 1), (11, 11))


# --- real cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["typed", "camera"])
def test_the_tops_of_real_piles_are_told_as_they_appear(source: CardSource) -> None:
    state = ENGINE.setup(Options(("Ann", "Ben"), 0, source))
    assert ENGINE.waiting_for(state) == (HOST,)
    assert code(state, c.PlaceCard(1, (0, 0))) == "pile.top_missing"
    assert code(state, c.ShufflePiles(HOST, pile_of(0), pile_of(1))) == "phase.wrong"
    assert code(state, c.ShowTop(HOST, 0, card_named("♠2"))) == "pile.not_there"
    assert code(state, c.ShowTop(HOST, 2, card_named("♠2"))) == "seat.unknown"
    state = after(state, c.ShowTop(HOST, 0, card_named("♥2"), actor_named(source)))
    assert code(state, c.ShowTop(HOST, 0, card_named("♥3"))) == "pile.top_known"
    state = after(state, c.ShowTop(0, 1, card_named("♠2"), by_seat(0)), c.PlaceCard(1, (0, 0)))
    assert ENGINE.waiting_for(state) == (HOST,)
    assert code(state, c.ShowTop(1, 1, card_named("♠2"))) == "pile.not_there"
    state = after(state, c.ShowTop(1, 1, card_named("♣K")), c.PlaceCard(0, (3, 3)))
    assert [pile.left for pile in state.piles] == [25, 25]


def test_dealt_cards_are_shuffled_by_the_table() -> None:
    state = ENGINE.setup(Options(("A", "B")))
    assert code(state, c.ShufflePiles(0, pile_of(0), pile_of(1))) == "seat.not_allowed"
    assert code(state, c.ShufflePiles(HOST, pile_of(0), pile_of(0))) == "deal.not_a_shuffle"
    assert code(shuffled(), c.ShowTop(0, 0, card_named("♥2"))) == "pile.top_known"
