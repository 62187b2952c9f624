"""Whatever happens in a small game is said in both languages, or told by another event."""

from __future__ import annotations

from random import Random

import pytest

from companion.players.small_games import SMALL_GAMES, RandomSmallPlayer, play_small_game
from companion.small_table.kinds import KINDS
from companion.small_table.lines import _SAID, TOLD_BY_OTHERS, line_of
from tests.companion.small_table.playing import NAMES


def test_every_event_has_a_sentence_or_is_told_by_another() -> None:
    events = {event for kind in KINDS.values() for event in kind.engine.event_types}
    assert set(_SAID) | set(TOLD_BY_OTHERS) == events
    assert not set(_SAID) & set(TOLD_BY_OTHERS)


@pytest.mark.parametrize("kind", ["almost", "bid_war", "suit_bidding", "belemmer"])
def test_a_whole_game_is_told_in_both_languages_with_the_same_names_and_cards(kind: str) -> None:
    game = SMALL_GAMES[KINDS[kind].engine.name]
    options = game.engine.options_type(NAMES[: KINDS[kind].least])
    random = Random(1)
    players = [RandomSmallPlayer(game, random.randrange) for _ in range(KINDS[kind].least)]
    said = 0
    for step in play_small_game(game, options, players, random.randrange, 5000):
        for event in step.events:
            line = line_of(game.engine.seen_event(event, None), options.players)
            if line is not None:
                said += 1
                assert line.text.endswith(".")
                assert line.german.endswith((".", "!"))
                assert [name for name in NAMES if name in line.text] == [name for name in NAMES if name in line.german]
    assert said > 10
