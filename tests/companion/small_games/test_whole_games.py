"""Whole random games of each kind over HTTP: they end, tell no secret, fit their schema, and open again as they were."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from companion.games.records import to_json
from companion.lobby.identity import Viewer
from companion.web.api.schemas import schema_of
from tests.companion.live_rig import Rig
from tests.companion.small_games.playing import NAMES, leaks, opened, played, told, unopened_salts

pytestmark = pytest.mark.slow

SCHEMA = jsonschema_rs.validator_for(schema_of("SmallState"))
FIVE = {"discussion_s": 0}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("almost", 3, FIVE),
    ("almost", 7, {"variant": "banbury-merton-street", "winner": "points", **FIVE}),
    ("almost", 4, {"bids": "fists", **FIVE}),
    ("almost", 3, {"discussion_s": 30}),
    ("suit_bidding", 2, {}),
    ("suit_bidding", 7, {"ties": "carry"}),
    ("suit_bidding", 3, {"bidding": "open", "offer": "own"}),
    ("suit_bidding", 3, {"cards": "typed", "values": "pictures-10"}),
    ("bid_war", 2, {}),
    ("bid_war", 3, {"cards": "typed"}),
    ("belemmer", 2, {}),
    ("belemmer", 2, {"cards": "typed", "first": 1}),
]


def faults(rig: Rig) -> list[str]:
    """What the newest state has that its schema has not, or the other way round, for each kind of viewer."""
    newest = rig.small.feed.newest()
    viewers = [Viewer(None, False, False), Viewer(0, False, False), Viewer(1, True, False), Viewer(None, True, True)]
    return [
        f"{viewer}: {list(error.instance_path)} {error.message[:300]}"
        for viewer in viewers
        for error in SCHEMA.iter_errors(json.loads(newest.bytes_for(viewer)))
    ]


@pytest.mark.parametrize(
    ("kind", "players", "options"),
    [*GAMES, pytest.param("bid_war", 4, {"cards": "typed"}, marks=pytest.mark.long)],
)
def test_a_game_is_played_to_its_end_and_never_tells_a_secret(kind: str, players: int, options: dict[str, Any]) -> None:
    rig = Rig()
    phones = opened(rig, *NAMES[:players], kind=kind, options=options)
    sealed = 0
    for step, _ in enumerate(played(rig, phones, Random(step_seed(kind, players)))):
        assert leaks(rig) == []
        sealed += bool(unopened_salts(rig.small.playing()))
        if step < 4 or step % 20 == 0:
            assert faults(rig) == []
    state = told(phones[0])
    assert state["stage"] == "ended"
    assert state["waiting"] == []
    assert phones[0].state()["lobby"]["stage"] == "ended"
    assert [game["kind"] for game in state["evening"]["games"]] == [kind]
    assert {total["name"] for total in state["evening"]["totals"]} == set(NAMES[:players])
    assert faults(rig) == []
    by_seals = options.get("cards", "phones") == options.get("bids", "phones") == "phones" and kind != "belemmer"
    assert (sealed > 0) == (by_seals and options.get("bidding") != "open")


@pytest.mark.parametrize(("kind", "players", "options"), [GAMES[1], GAMES[5], GAMES[8], GAMES[10]])
def test_a_game_goes_on_after_a_restart_as_if_nothing_had_been(
    kind: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    rig = Rig(url=f"sqlite:///{tmp_path / 'log.sqlite'}")
    phones = opened(rig, *NAMES[:players], kind=kind, options=options)
    random = Random(step_seed(kind, players))
    for _ in range(6):
        list(played(rig, phones, random, most=5))
        before = [
            rig.small.feed.newest().bytes_for(viewer) for viewer in (Viewer(0, False, False), Viewer(1, True, False))
        ]
        state = to_json(rig.small.playing().state)
        rig.restart()
        for phone in phones:
            phone.move_to(rig)
        assert to_json(rig.small.playing().state) == state
        after = [
            rig.small.feed.newest().bytes_for(viewer) for viewer in (Viewer(0, False, False), Viewer(1, True, False))
        ]
        for was, now in zip(before, after, strict=True):
            assert {**json.loads(was), "sequence": 0} == {**json.loads(now), "sequence": 0}
    assert told(phones[1])["you"] == 1


def step_seed(kind: str, players: int) -> int:
    """Another game for each."""
    return sum(map(ord, kind)) + players
