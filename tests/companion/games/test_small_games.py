"""What the small games share: they fit the protocol, their logs, seals, texts and JSON refuse what does not fit."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.cards import JOKER, SUITS, Card, card_named, holds, is_order_of, name_of, without
from companion.games.catalogue import ENGINES
from companion.games.codec import command_from_json, event_from_json, options_from_json, options_to_json
from companion.games.engine import HOST, Redo, Undo
from companion.games.errors import IllegalCommand, MalformedCommand
from companion.games.history import History
from companion.games.seals import is_salt, opens, seal_of
from companion.games.shuffling import drawn, new_salt, shuffled
from companion.games.transcript import read_transcript, transcript
from tests.companion.games.rehearsing import Rehearsed
from tests.companion.games.small_games import REHEARSED

each_game = pytest.mark.parametrize("game", REHEARSED, ids=lambda game: game.engine.name)
CARDS = st.builds(Card, st.integers(1, 13), st.sampled_from(SUITS)) | st.just(JOKER)
SEAL_OF_5 = "75abc198877bc1809d5b260bd5e19c5caafa0dc62b860599799e67510eac2ee3"
SALTS = st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}")


@each_game
def test_each_is_a_game_as_the_companion_knows_them(game: Rehearsed) -> None:
    rules = ENGINES[game.engine.name]
    assert rules is game.engine
    state = rules.setup(game.options_for(1))
    assert rules.view(state, None)["game"] == game.engine.name
    assert rules.legal(state, HOST).waiting_for == game.engine.waiting_for(state)


@each_game
@pytest.mark.parametrize("seat", [-2, 9, 99])
def test_nobody_may_do_anything_from_a_seat_that_is_not_there(game: Rehearsed, seat: int) -> None:
    state = game.engine.setup(game.options_for(1))
    assert game.engine.legal(state, seat).moves == ()


@each_game
def test_undo_and_redo_need_a_log(game: Rehearsed) -> None:
    state = game.engine.setup(game.options_for(1))
    assert game.refusal(state, Undo(HOST)) == game.refusal(state, Redo(HOST)) == "command.needs_history"


@each_game
def test_who_may_undo_and_what_cannot_be_undone(game: Rehearsed) -> None:
    history = History.begin(game.engine, game.options_for(3))
    for command, code in (
        (Undo(1), "undo.not_allowed"),
        (Redo(1), "undo.not_allowed"),
        (Undo(HOST, 0), "undo.at_least_one"),
        (Undo(HOST), "undo.nothing"),
        (Redo(HOST), "redo.nothing"),
    ):
        with pytest.raises(IllegalCommand) as refused:
            history.decide(command)
        assert refused.value.code == code
    assert (history.undoable(), history.redoable(), history.may_undo(HOST)) == (0, False, True)


@each_game
def test_a_log_begins_with_its_start(game: Rehearsed) -> None:
    with pytest.raises(ValueError, match="begins with GameStarted"):
        game.engine.fold(())
    with pytest.raises(ValueError, match="begins with GameStarted"):
        game.engine.folded([], object())


@each_game
def test_seats_that_may_undo_are_those_of_the_table(game: Rehearsed) -> None:
    data = options_to_json(game.engine, game.options_for(3))
    with pytest.raises(MalformedCommand) as refused:
        game.engine.start(options_from_json(game.engine, {**data, "undo_seats": [9]}))
    assert refused.value.code == "options.undo_seats"


@each_game
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "command.not_an_object"),
        ({}, "command.unknown"),
        ({"command": ["SealBid"]}, "command.unknown"),
        ({"command": "Undo"}, "command.missing_field"),
        ({"command": "Undo", "seat": "0"}, "command.wrong_type"),
        ({"command": "Undo", "seat": 0, "why": 1}, "command.unknown_field"),
    ],
)
def test_malformed_commands(game: Rehearsed, data: object, code: str) -> None:
    with pytest.raises(MalformedCommand) as refused:
        command_from_json(game.engine, data)
    assert refused.value.code == code


@each_game
def test_malformed_events_and_options(game: Rehearsed) -> None:
    with pytest.raises(MalformedCommand, match="an event") as refused:
        event_from_json(game.engine, 5)
    assert refused.value.code == "event.not_an_object"
    with pytest.raises(MalformedCommand) as refused:
        options_from_json(game.engine, {"game": "raja", "players": ["A"]})
    assert refused.value.code == "options.other_game"


@each_game
@pytest.mark.parametrize(
    "line", ["> ⌂ undo commands=", "nonsense", "> 0 undo commands=(", '    game started options={x="1"}']
)
def test_a_line_that_cannot_be_read_is_named(game: Rehearsed, line: str) -> None:
    lines = list(transcript(game.engine, [(None, game.engine.start(game.options_for(1)))]))
    with pytest.raises(MalformedCommand, match=f"Line {len(lines) + 1} ") as refused:
        read_transcript(game.engine, [*lines, line])
    assert refused.value.code == "transcript.line"


@each_game
def test_a_transcript_begins_with_its_start(game: Rehearsed) -> None:
    with pytest.raises(MalformedCommand) as refused:
        read_transcript(game.engine, ["# nothing", "", "> ⌂ undo"])
    assert refused.value.code == "transcript.no_start"


@given(CARDS)
def test_a_cards_name_reads_back(card: Card) -> None:
    assert card_named(name_of(card)) == card


@pytest.mark.parametrize("name", ["", "Q", "♠", "♠Z", "x5"])
def test_other_names_are_no_cards(name: str) -> None:
    with pytest.raises(ValueError, match=r"card|literal"):
        card_named(name)


@given(st.lists(CARDS, max_size=12), st.lists(CARDS, max_size=4))
def test_piles_are_multisets(pile: list[Card], cards: list[Card]) -> None:
    enough = all(cards.count(card) <= pile.count(card) for card in cards)
    assert holds(tuple(pile), tuple(cards)) == enough
    if enough:
        rest = without(tuple(pile), tuple(cards))
        assert is_order_of((*rest, *cards), tuple(pile))


@given(st.lists(CARDS, max_size=20), st.randoms(use_true_random=False))
def test_a_shuffle_keeps_the_cards(cards: list[Card], random: Any) -> None:
    assert is_order_of(shuffled(tuple(cards), random.randrange), tuple(cards))
    assert holds(tuple(cards), drawn(cards, len(cards) // 2, random.randrange))
    assert is_salt(new_salt(random.randrange))


def test_every_order_is_as_likely() -> None:
    """``choose`` counted through all its answers for three cards gives each of the six orders once."""
    cards = (Card(1, "clubs"), Card(2, "clubs"), Card(3, "clubs"))
    found = set()
    for first in range(3):
        for second in range(2):
            answers = iter((first, second))
            found.add(shuffled(cards, lambda below, answers=answers: next(answers)))  # type: ignore[misc]
    assert len(found) == 6


@given(st.text(max_size=8), st.integers(1, 99), st.integers(0, 9), st.text(max_size=8), SALTS)
def test_a_seal_opens_with_what_was_sealed_and_nothing_else(
    game: str, round_number: int, seat: int, bid: str, salt: str
) -> None:
    seal = seal_of(game, round_number, seat, bid, salt)
    assert opens(seal, game, round_number, seat, bid, salt)
    assert not opens(seal, game, round_number, seat, bid + "0", salt)
    assert not opens(seal, game, round_number + 1, seat, bid, salt)
    assert not opens(seal, game, round_number, seat + 1, bid, salt)
    assert not opens(seal, game, round_number, seat, bid, salt[:-1] + ("1" if salt[-1] == "0" else "0"))


def test_a_seal_is_the_hash_that_a_phone_computes() -> None:
    """``printf '["almost",1,0,"5","00…0"]' | sha256sum``: what the guide tells people to do."""
    assert seal_of("almost", 1, 0, "5", "0" * 32) == SEAL_OF_5
