"""Whatever the camera says, in whatever order: no illegal command reaches the table, doubt never acts, words win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.frames.sensing_result import Sensed
from companion.games.raja.state import State, Tile
from companion.referee.proposals import Choice, Question
from companion.referee.settings import RefereeSettings
from companion.session.inputs import FrameSeen, QuestionAnswered, TableHeeded
from companion.session.outbox import Outbox
from companion.session.raja_session import RajaSession
from tests.companion.live_rig import Rig
from tests.companion.referee.looks import City, mat_with
from vision.message import Message
from vision.readings.observation import MarketObservation, MatObservation, TableObservation
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

pytestmark = pytest.mark.slow
AT_ONCE = RefereeSettings(0.0, 0.0, 8.0, 1.0)
MOMENTS = (0, 1, 3, 6, 9, 12, 16, 20, 25, 31, 38, 46, 55, 65)
"""Commands after which the camera begins to say what it likes: set-up to siege."""
# Shrinking plays whole games again and again: an example as it was found says enough.
FEW = settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
DRAW = Callable[[st.SearchStrategy[Any]], Any]


def count(draw: DRAW, in_game: int, *, sure: bool | None) -> CountReading:
    """A reading near what the game holds, or far from it; ``sure`` None: sure or not."""
    off = draw(st.sampled_from((0, 0, 0, 0, 1, 2, 3, 4, 9, -1, -2, -9, 31, 50)))
    value = max(0, in_game + off)
    kinds = ("seen",) if sure else ("unsure", "hidden") if sure is False else ("seen", "seen", "unsure", "hidden")
    match draw(st.sampled_from(kinds)):
        case "seen":
            return Seen(value)
        case "unsure":
            return Unsure(value, max(0, value - 1), value + 1, Message("reason.another_wall"))
        case _:
            return Hidden(Message("reason.hand_covers"))


def city(draw: DRAW, tile: Tile, *, sure: bool | None) -> City:
    """A look at one city."""
    noble = Hidden(Message("reason.hand_covers")) if sure is False else Seen(tile.noble or draw(st.booleans()))
    readings = [count(draw, held, sure=sure) for held in (tile.stones, tile.width, tile.grain)]
    return City(readings[0], readings[1], readings[2], noble)


def looks(draw: DRAW, state: State, *, sure: bool | None = None) -> TableObservation:
    """A look at the whole table, as some camera might have it."""
    mats: list[MatObservation] = []
    for player in state.players:
        cities = {tile.cell: city(draw, tile, sure=sure) for tile in player.lands if tile.city}
        tiles = {tile.cell: tile.side for tile in player.lands}
        shields = {
            t.cell: draw(st.sampled_from((t.shields, (1,), (2,), (1, 2), ()))) for t in player.lands if sure is None
        }
        shields = {t.cell: t.shields for t in player.lands} | shields
        mats.append(mat_with(player.seat, cities, tiles, shields, count(draw, 0, sure=sure)))
    prices = [count(draw, price, sure=sure) for price in state.market.prices]
    return TableObservation(1280, 960, tuple(mats), MarketObservation(prices[0], prices[1], prices[2]))


class Played:
    """A game of two after so many commands, with a referee that takes and asks about everything."""

    def __init__(self, seed: int, commands: int) -> None:
        self.rig = Rig(seed=seed)
        self.rig.started("Asha", "Bo")
        self.rig.play(commands)
        self.evening: RajaSession = self.rig.live.playing()
        self.t_ns = 10**15
        self.evening.ingest(TableHeeded(self.t_ns, AT_ONCE))

    def see(self, observation: TableObservation) -> Outbox:
        """A look at the still table, a second later."""
        self.t_ns += 10**9
        return self.evening.ingest(FrameSeen(self.t_ns, b"", Sensed(observation, True)))


played = st.builds(Played, st.integers(1, 5), st.sampled_from(MOMENTS))


@FEW
@given(played, st.data())
def test_no_sequence_of_readings_makes_an_illegal_command_reach_the_table(game: Played, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 8))):
        assert game.see(looks(data.draw, game.evening.table.state)).rejected == ()
        if data.draw(st.booleans()):
            answer_something(game, data.draw)
        if data.draw(st.booleans()):
            game.rig.play(1)


def answer_something(game: Played, draw: DRAW) -> None:
    """Somebody answers a question with one of its answers or with any number; what the rules refuse changes nothing."""
    if not game.evening.part.questions:
        return
    question: Question = draw(st.sampled_from(game.evening.part.questions))
    likely = [answer.value if isinstance(answer, Choice) else answer for answer in question.answers]
    said = draw(st.sampled_from(likely) if likely and draw(st.booleans()) else st.integers(0, 60))
    before = game.evening.table.version
    outbox = game.evening.ingest(QuestionAnswered(game.t_ns, question.key, said, question.seat))
    if outbox.refused is not None:
        assert game.evening.table.version == before


@FEW
@given(played, st.data())
def test_doubt_never_acts_by_itself(game: Played, data: st.DataObject) -> None:
    before = game.evening.table.version
    for _ in range(data.draw(st.integers(1, 5))):
        game.see(looks(data.draw, game.evening.table.state, sure=False))
        assert game.evening.table.version == before


@FEW
@given(played, st.data())
def test_the_same_look_again_changes_nothing(game: Played, data: st.DataObject) -> None:
    observation = looks(data.draw, game.evening.table.state)
    game.see(observation)
    game.see(observation)
    before, asked = game.evening.table.version, [q.key for q in game.evening.part.questions]
    game.see(observation)
    assert (game.evening.table.version, [q.key for q in game.evening.part.questions]) == (before, asked)


@FEW
@given(played, st.data())
def test_a_persons_word_wins_and_is_not_asked_again_until_the_table_changes(game: Played, data: st.DataObject) -> None:
    observation = looks(data.draw, game.evening.table.state)
    game.see(observation)
    for question in game.evening.part.questions:
        settling = [a.value for a in question.answers if isinstance(a, Choice) and a.outcome is None]
        if not settling or question.key not in [q.key for q in game.evening.part.questions]:
            continue
        game.evening.ingest(QuestionAnswered(game.t_ns, question.key, settling[0], question.seat)).taken()
        for _ in range(3):
            game.see(observation)
            assert question.key not in [q.key for q in game.evening.part.questions]
