"""Whatever happens in a small game is said in both languages, or told by another event."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import companion
from companion.games.actor import BY_COMPANION
from companion.games.bid_war.events import PrizeFlipped
from companion.games.cards import JOKER
from companion.games.evening_vote.game import VoteStarted
from companion.games.evening_vote.options import Options as VoteOptions
from companion.players.small_games import SMALL_GAMES, RandomSmallPlayer, play_small_game
from companion.small_table.kinds import KINDS
from companion.small_table.lines import _SAID, TOLD_BY_OTHERS, line_of
from companion.texts.catalogue import texts_in
from tests.companion.small_table.playing import NAMES

PAGES = Path(companion.__file__).parent / "web/static"


def test_every_event_has_a_sentence_or_is_told_by_another() -> None:
    events = {event for kind in KINDS.values() for event in kind.engine.event_types}
    assert set(_SAID) | set(TOLD_BY_OTHERS) == events
    assert not set(_SAID) & set(TOLD_BY_OTHERS)


def test_games_that_are_voted_on_have_their_names_on_the_pages_in_either_language() -> None:
    keys = [f"small.game.{name}" for name in ("bid-war", "suit-bidding", "almost", "banbury-merton-street", "belemmer")]
    options = VoteOptions(NAMES[:2], tuple(texts_in("en")(key) for key in keys))
    line = line_of(VoteStarted(options), options.players)
    assert line is not None
    assert line.text == f"The vote begins: {', '.join(texts_in('en')(key) for key in keys)}."
    assert line.german == f"Die Abstimmung beginnt: {', '.join(texts_in('de')(key) for key in keys)}."


def test_a_joker_is_written_as_a_name_in_both_languages() -> None:
    line = line_of(PrizeFlipped(JOKER, BY_COMPANION), NAMES)
    assert line is not None
    assert (line.text, line.german) == ("On offer: Joker.", "Im Angebot: Joker.")


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
