"""Whole games of each kind, sent to the hub command by command: no byte tells what is not open yet.

Held in three ways: no salt is found in any byte before its reveal; of each event only what everybody may know is sent, and
of those without secrets all; and how a game stands is told the same where it differs in nothing but secrets.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any, Final, get_args

import pytest

from companion.games.actor import BY_HOST
from companion.games.catalogue import engine_of
from companion.games.codec import event_to_json
from companion.games.engine import HOST
from companion.games.evening_vote import game as vote
from companion.games.evening_vote.options import Options as VoteOptions
from companion.games.raja.commands import CorrectHand
from companion.games.raja.state import SetUp
from companion.games.raja.state import State as RajaState
from companion.games.records import to_json
from companion.games.shuffling import Choose, new_salt
from companion.lobby.lobby import GameKind, Lobby, LobbySeat
from companion.outbox.hub_messages import Batch
from companion.outbox.spectator_game import stand_of
from companion.players.self_play import Chance, next_command
from companion.players.sensible_player import SensiblePlayer
from companion.table.table import AnyTable, Table
from tests.companion.games.raja.test_random_games import _with_another_hand
from tests.companion.games.small_games import REHEARSED
from tests.companion.hub.club_rig import ClubRig, ClubTableRig

pytestmark = pytest.mark.slow

KINDS: Final[tuple[GameKind, ...]] = get_args(GameKind)
_REHEARSED: Final = {game.engine.name: game for game in REHEARSED}
SECRET: Final[Mapping[str, frozenset[str]]] = {
    "BidSealed": frozenset({"cards", "card", "bid", "salt"}),
    "BallotSealed": frozenset({"games", "salt"}),
    "Dealt": frozenset({"decks", "prizes"}),
    "DeckReshuffled": frozenset({"order"}),
    "SpareShuffled": frozenset({"order"}),
    "PilesShuffled": frozenset({"red", "black"}),
    "HandCorrected": frozenset({"cash", "elephants", "shields"}),
}
"""By event, what is secret in it: whoever adds a secret says here that the hub does not get it."""
OPEN_AT_ONCE: Final = {"red": 1, "black": 1}
"""Of a pile's order the first card lies open."""
ORDERS: Final = frozenset({"deck", "spare", "known"})
"""Fields of states that hold orders of cards."""
RUN: Final = 5
"""Cards of a hidden order that would follow one another by chance hardly ever."""
_EMPTY: Final[tuple[Any, ...]] = (None, [], "", 0, -1)


def opened(table: ClubTableRig, kind: GameKind, seed: int) -> AnyTable:
    """A game of that kind begins; also a vote, which no soak plays."""
    if kind != "evening_vote":
        return table.opened(kind, "g", seed)
    names = ("Asha", "Bo", "Cy")
    seats = tuple([LobbySeat(n, name) for n, name in enumerate(names)])
    table.store.save(Lobby("g", "Vote", "2026-11-20T19:00:00+00:00", seats, started=True, kind=kind))
    return Table.opened(table.log, "g", engine_of(kind), VoteOptions(names, ("Raja", "Almost", "Belemmer", "Bid War")))


def commands(game: AnyTable, kind: GameKind, random: Random) -> Iterator[Any]:
    """What its players do, to the end; in Raja the host corrects a hand now and then, too."""
    players = [SensiblePlayer(random) for _ in game.state.options.players]
    chance, number = Chance(random, 6), 0
    while seats := game.engine.waiting_for(game.state):
        number += 1
        if kind == "evening_vote":
            seat = random.choice(seats)
            yield vote.SealBallot(seat, tuple(random.sample(range(4), 3)), new_salt(random.randrange))
        elif kind != "raja":
            yield _REHEARSED[game.engine.name].random_command(game.state, random.randrange)
        else:
            if number % 60 == 0 and not isinstance(game.state.step, SetUp):
                player = game.state.players[0]
                yield CorrectHand(HOST, 0, player.cash + 1, player.elephants, player.shields, "miscounted")
                continue
            yield next_command(game.state, seats[0], players[seats[0]], chance)


def disguised(kind: GameKind, state: Any, seat: int, choose: Choose) -> Any:
    """A state that differs only in what nobody but that seat may know; None where nothing is secret."""
    if kind == "raja":
        return _with_another_hand(state, seat) if isinstance(state, RajaState) else None
    if kind != "evening_vote":
        return _REHEARSED[engine_of(kind).name].disguised(state, seat, choose)
    if not isinstance(state.step, vote.Voting) or state.step.ballots[seat] is None:
        return None
    ballots: list[Any] = list(state.step.ballots)
    ballots[seat] = replace(ballots[seat], games=(choose(4), 3, 0), salt="f" * 32)
    return replace(state, step=vote.Voting(tuple(ballots)))


def shuffled_runs(event: dict[str, Any]) -> Iterator[bytes]:
    """Pieces of the orders that come with an event and that nobody may see, as their bytes would be."""
    for name in SECRET.get(event["event"], frozenset()) & {"decks", "prizes", "order", "red", "black"}:
        for cards in event[name] if name == "decks" else [event[name]]:
            yield from _runs(cards[OPEN_AT_ONCE.get(name, 0) :])


def runs_left(state: Any) -> Iterator[bytes]:
    """Pieces of the orders that lie in decks, the spare suit and piles now."""
    if isinstance(state, tuple):
        for part in state:
            yield from runs_left(part)
    elif is_dataclass(state):
        for name, value in ((field.name, getattr(state, field.name)) for field in fields(state)):
            yield from _runs(to_json(value)) if name in ORDERS else runs_left(value)


def _runs(cards: Sequence[Any]) -> Iterator[bytes]:
    for at in range(len(cards) - RUN + 1):
        yield _bytes(list(cards[at : at + RUN]))[1:-1]


def _bytes(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def check_event(raw: dict[str, Any], sent: dict[str, Any] | None) -> None:
    """Secret fields are empty, all others as they are."""
    secret = SECRET.get(raw["event"], frozenset())
    if sent is None:
        assert raw["event"] in ("HandCorrected",), raw
        return
    for name, value in raw.items():
        if name not in secret:
            assert sent[name] == value, (raw["event"], name)
        else:
            kept = sent[name] if isinstance(sent[name], (list, str)) else [sent[name]]
            assert sent[name] in _EMPTY or len(kept) <= OPEN_AT_ONCE.get(name, 0), (raw["event"], name, sent[name])


@pytest.mark.parametrize("seed", [2, *[pytest.param(n, marks=pytest.mark.long) for n in (1, *range(3, 11))]])
@pytest.mark.parametrize("kind", KINDS)
def test_no_byte_to_the_hub_tells_what_is_not_open_yet(kind: GameKind, seed: int) -> None:
    rig = ClubRig()
    table = rig.table()
    game = opened(table, kind, seed)
    random = Random(seed)
    salts: set[bytes] = set()
    shuffled: set[bytes] = set()
    read = 0
    for command in commands(game, kind, random):
        game.submit(command, source=BY_HOST, t_ns=game.version)
        table.outbox.send_new()
        logged = [one.event for one in table.log.events("g", read)]
        read += len(logged)
        for event in logged:
            salts |= {event["salt"].encode() for _ in (1,) if event.get("salt")}
            shuffled |= set(shuffled_runs(event))
            salts -= {(salt or "").encode() for salt in event.get("salts", ())}
        sent = table.line.bodies[-1]
        # Cards that were drawn since may be played in the same order.
        secrets = (*salts, *(shuffled & set(runs_left(game.state))))
        assert [secret for secret in secrets if secret in sent] == []
        for seat in range(len(game.state.options.players)):
            other = disguised(kind, game.state, seat, random.randrange)
            if other is not None:
                assert stand_of(game.engine, other) == stand_of(game.engine, game.state)
    told = [event["event"] for body in table.line.bodies for event in json.loads(body)["events"]]
    kept = [event_to_json(one.event) for one in game.events]
    assert len(told) == len(kept)
    for raw, seen in zip(kept, told, strict=True):
        check_event(raw, seen)
    assert game.engine.over(game.state)
    if kind == "raja":
        assert None in told, "no hand was corrected"


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "ja"])
def test_a_vote_is_on_the_wall_by_its_name_and_in_no_standings(language: str) -> None:
    rig = ClubRig()
    table = rig.table()
    game = opened(table, "evening_vote", 1)
    for command in commands(game, "evening_vote", Random(1)):
        game.submit(command, source=BY_HOST, t_ns=game.version)
    table.outbox.send_new()
    for path in ("/", "/tables/1", "/people/1", "/records"):
        page = rig.client().get(f"{path}?lang={language}").text
        assert "evening" not in page.replace("evening-vote", "").casefold() or language == "en", path
        assert "evening_vote" not in page
        assert "evening-vote" not in page
    assert rig.client().get("/api/hub/standings").json == {"season": 2026, "standings": []}


def test_every_field_that_a_batch_has_is_searched_here() -> None:
    assert {*Batch.__dataclass_fields__} == {"game", "after", "events", "stand"}
