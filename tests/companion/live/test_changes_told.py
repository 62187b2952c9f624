"""What changed comes to the same as the whole state, for every kind of viewer, through whole games."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import jsonpatch
import pytest

from companion.games.raja.state import waiting_for
from companion.lobby.identity import Viewer
from companion.players.half_random_player import HalfRandomPlayer
from companion.players.self_play import Chance, next_command
from companion.table.feed import STATES_KEPT
from tests.companion.live_rig import Rig

pytestmark = pytest.mark.slow


def canonical(state: Any) -> str:
    """Written so that equal states are equal texts, and true is not 1."""
    return json.dumps(state, sort_keys=True)


def test_a_page_that_takes_changes_alone_holds_the_whole_state_through_a_game() -> None:
    rig = Rig(seed=3)
    rig.started("Asha", "Bo", "Chandra", hints=True)
    viewers = [Viewer(0, False, False), Viewer(None, False, False), Viewer(2, True, True)]
    feed, random = rig.live.feed, Random(3)
    held = {viewer: json.loads(feed.newest().bytes_for(viewer)) for viewer in viewers}
    players, chance = [HalfRandomPlayer(random) for _ in range(3)], Chance(random, 8)
    sizes: list[int] = []
    for _ in range(90):
        state = rig.live.playing().table.state
        seats = waiting_for(state)
        if not seats:
            break
        rig.live.submit(next_command(state, seats[0], players[seats[0]], chance), Viewer(seats[0], False, False))
        newest = feed.newest()
        if random.randrange(STATES_KEPT) == 0:
            continue  # the page was slow: it misses this one, and is told both at once
        for viewer in viewers:
            changes = newest.changes_since(held[viewer]["sequence"], viewer)
            if changes is None:
                held[viewer] = json.loads(newest.bytes_for(viewer))
                continue
            sizes.append(len(changes))
            held[viewer] = jsonpatch.apply_patch(held[viewer], json.loads(changes))
            assert canonical(held[viewer]) == canonical(json.loads(newest.bytes_for(viewer)))
    assert len(sizes) > 150
    assert sum(sizes) / len(sizes) < 2500, "a state is 24 KB"


def test_changes_from_a_state_that_is_no_longer_known_are_not_made_up() -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    viewer, feed = Viewer(0, False, False), rig.live.feed
    first = feed.newest().sequence
    for _ in range(STATES_KEPT):
        rig.live._publish()
        assert feed.newest().changes_since(first, viewer) is not None
    rig.live._publish()
    assert feed.newest().changes_since(first, viewer) is None
    assert feed.newest().changes_since(first + 10_000, viewer) is None


def test_a_frame_that_changes_nothing_in_the_game_is_told_in_a_few_bytes() -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    seen = rig.live.feed.newest().sequence
    rig.live._publish()
    assert len(rig.live.feed.newest().changes_since(seen, Viewer(0, False, False)) or b"") < 200
