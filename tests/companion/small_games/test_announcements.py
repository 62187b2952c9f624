"""Whatever happens in a small game is said in every language, or told by another event."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.actor import BY_COMPANION
from companion.games.bid_war.events import BidShown, PrizeFlipped
from companion.games.cards import JOKER, Card, card_named
from companion.games.evening_vote.game import VoteStarted
from companion.games.evening_vote.options import Options as VoteOptions
from companion.players.small_game_self_play import SMALL_GAMES, RandomSmallPlayer, play_small_game
from companion.small_games.announcements import _SAID, TOLD_BY_OTHERS, line_of
from companion.small_games.kinds import KINDS
from companion.texts.catalogue import texts_in
from companion.texts.files import PSEUDO, languages
from companion.texts.message import Message
from tests.companion.small_games.playing import NAMES
from tests.companion.texts.pseudo_words import plain_letters

LANGUAGES = languages()
QUEEN_OF_HEARTS = card_named("♥Q")


def test_every_event_has_a_sentence_or_is_told_by_another() -> None:
    events = {event for kind in KINDS.values() for event in kind.engine.event_types}
    assert set(_SAID) | set(TOLD_BY_OTHERS) == events
    assert not set(_SAID) & set(TOLD_BY_OTHERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_are_voted_on_have_their_names_of_the_pages(language: str) -> None:
    keys = [f"small.game.{name}" for name in ("bid-war", "suit-bidding", "almost", "banbury-merton-street", "belemmer")]
    options = VoteOptions(NAMES[:2], tuple(texts_in("en")(key) for key in keys))
    line = line_of(VoteStarted(options), options.players)
    assert line is not None
    said = texts_in(language).say(line)
    assert all(texts_in(language)(key) in said for key in keys)


@pytest.mark.parametrize(("language", "said"), [("en", "On offer: joker."), ("ja", "出品：ジョーカー")])
def test_a_joker_is_said_in_the_readers_language(language: str, said: str) -> None:
    line = line_of(PrizeFlipped(JOKER, BY_COMPANION), NAMES)
    assert line is not None
    assert texts_in(language).say(line) == said


@pytest.mark.parametrize(
    ("cards", "said"), [((), "–"), ((QUEEN_OF_HEARTS, JOKER), "♥Q joker"), ((JOKER, JOKER), "2 jokers")]
)
def test_cards_stand_side_by_side_jokers_last(cards: tuple[Card, ...], said: str) -> None:
    line = line_of(BidShown(0, cards, BY_COMPANION), NAMES)
    assert line is not None
    assert texts_in("en").say(line) == f"{NAMES[0]} shows {said}."


@pytest.mark.parametrize("kind", ["almost", "bid_war", "suit_bidding", "belemmer"])
def test_a_whole_game_is_told_in_every_language_with_the_same_names(kind: str) -> None:
    game = SMALL_GAMES[KINDS[kind].engine.name]
    options = game.engine.options_type(NAMES[: KINDS[kind].least])
    random = Random(1)
    players = [RandomSmallPlayer(game, random.randrange) for _ in range(KINDS[kind].least)]
    told: dict[str, Message] = {}
    for step in play_small_game(game, options, players, random.randrange, 5000):
        for event in step.events:
            line = line_of(game.engine.seen_event(event, None), options.players)
            if line is not None:
                told[line.code] = line
    assert len(told) > 3
    for line in told.values():
        named = [name for name in NAMES if name in texts_in("en").say(line)]
        for language in LANGUAGES:
            assert [name for name in NAMES if name in texts_in(language).say(line)] == named
        assert not plain_letters(texts_in(PSEUDO).say(line), NAMES)
