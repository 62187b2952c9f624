"""A story played through the rules: silent passes are found, and wrong numbers are corrected and told."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from companion.games.raja import commands as c
from companion.games.raja.phases.turn.rules import points_of
from companion.recording.stories.story import MalformedStory, story_from_json
from companion.recording.stories.story_simulation import Change, StorySimulation, simulate_story
from companion.texts.catalogue import commands_in
from companion.texts.files import PSEUDO, languages
from companion.texts.refusals import sentence_of

EVENTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "recordings" / "evening.events.json").read_text(encoding="utf-8")
)
FIRST_FRAME: dict[str, Any] = {
    "mats": [
        {
            "seat": 0,
            "tiles": [
                {"row": r, "col": col, "side": side, "shields": shields}
                for r, col, side, shields in (
                    (0, 1, "red", []),
                    (0, 2, "red", []),
                    (1, 1, "blue", [1]),
                    (1, 2, "red", [2]),
                    (1, 3, "blue", []),
                    (2, 2, "blue", []),
                    (2, 3, "red", []),
                )
            ],
            "cities": [
                {"row": r, "col": col, "noble": True, "grain": 0, "wall": {"courses": courses}}
                for r, col, courses in ((1, 3, [2, 2]), (0, 1, [3]), (2, 2, [1, 1]))
            ],
        }
    ]
}


def told(change: Callable[[list[dict[str, Any]]], None] = lambda events: None) -> StorySimulation:
    """The evening's story with a change made to its events, rehearsed."""
    story = copy.deepcopy(EVENTS)
    change(story["events"])
    return simulate_story(story_from_json(story, FIRST_FRAME))


def in_english(changes: Sequence[Change]) -> list[str]:
    """What each says, without why the rules refuse it."""
    return [commands_in("en").say(change.message) for change in changes]


def named(events: list[dict[str, Any]], name: str, number: int = 0) -> dict[str, Any]:
    """The n-th event of that name."""
    return [event for event in events if event["event"] == name][number]


def test_the_evening_as_told_agrees_with_the_rules_in_every_number() -> None:
    simulation = told()
    assert simulation.changes == ()
    assert points_of(simulation.state) == (3, 3)
    assert [player.cash for player in simulation.state.players] == [67, 47]


def test_what_nobody_says_is_found_by_the_rules() -> None:
    silent = {c.EndCommerce, c.EndBuilding, c.PassSiege, c.DeclineFill}
    found = [type(command) for command in told().commands if type(command) in silent]
    assert found == [
        c.DeclineFill,
        c.EndCommerce,
        c.DeclineFill,
        c.EndCommerce,
        c.EndBuilding,
        c.EndBuilding,
        c.PassSiege,
    ]


def test_words_on_walls_in_the_picture_are_words_and_those_out_of_it_are_commands() -> None:
    simulation = told()
    assert [(type(w).__name__, w.seat) for w in simulation.words] == [
        ("FinishBuild", 0),
        ("FinishBuild", 0),
        ("FinishRemoval", 0),
    ]
    assert [w.seat for w in simulation.commands if isinstance(w, c.FinishBuild)] == [1]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda ev: named(ev, "harvest").update(grain=4), "the story's grain is 4, by the rules 3"),
        (lambda ev: named(ev, "trade").update(cost=4), "the story's cost is 4, by the rules 3"),
        (lambda ev: named(ev, "trade", 1).update(new_price=14), "the story's new_price is 14, by the rules 15"),
        (lambda ev: named(ev, "production_ended").update(pile=40), "the story's pile is 40, by the rules 42"),
        (lambda ev: named(ev, "siege_result").update(x=-19), "the story's x is -19, by the rules 3"),
        (lambda ev: named(ev, "declare_build").update(grain_paid=4), "the story's grain_paid is 4, by the rules 2"),
        (lambda ev: named(ev, "score")["points"].update({"1": 5}), "the story's points is"),
        (lambda ev: named(ev, "stones_removed").update(left=6), "the story says 6 stones stand, by the rules 5"),
    ],
)
def test_a_number_that_the_rules_contradict_is_told_and_the_rules_are_right(
    change: Callable[[list[dict[str, Any]]], None], sentence: str
) -> None:
    simulation = told(change)
    assert len(simulation.changes) == 1
    assert sentence in in_english(simulation.changes)[0]
    assert points_of(simulation.state) == (3, 3)


def test_dice_decide_the_siege_not_the_story() -> None:
    def weaker(events: list[dict[str, Any]]) -> None:
        named(events, "roll").update(dice=[1, 1, 1, 2], total=5)

    simulation = told(weaker)
    assert any("the story's x is 3, by the rules -10" in change for change in in_english(simulation.changes))
    assert any(
        "stones_removed is not possible by the rules and left out" in change
        for change in in_english(simulation.changes)
    )
    assert [player.elephants for player in simulation.state.players] == [0, 1]


@pytest.mark.parametrize(
    ("told_after", "points"),
    [
        pytest.param([{"event": "noble_taken", "seat": 1}], (2, 5), id="the noble is taken"),
        pytest.param([], (2, 5), id="nothing is told: taken"),
        pytest.param([{"event": "noble_left", "attacker": 1}], (3, 3), id="left in peace"),
        pytest.param(
            [
                {"event": "ransom_demanded", "attacker": 1, "ransom": {"money": 20}},
                {"event": "ransom_paid", "defender": 0},
            ],
            (3, 3),
            id="ransomed",
        ),
        pytest.param(
            [{"event": "ransom_demanded", "seat": 1, "ransom": {"money": 20}}], (2, 5), id="the ransom is not paid"
        ),
    ],
)
def test_what_becomes_of_the_noble_of_a_destroyed_wall_can_be_told(
    told_after: list[dict[str, Any]], points: tuple[int, int]
) -> None:
    def sack(events: list[dict[str, Any]]) -> None:
        named(events, "roll").update(dice=[6, 6, 6, 6], total=24)
        at = next(i for i, event in enumerate(events) if event["event"] == "stones_removed")
        events[at].update(stones=8, left=0, width=0)
        events[at + 1 : at + 1] = [{"t": 89.833, **event} for event in told_after]

    assert points_of(told(sack).state) == points


def test_what_the_rules_leave_out_is_told_with_their_reason_in_any_language() -> None:
    def twice(events: list[dict[str, Any]]) -> None:
        named(events, "roll").update(dice=[1, 1, 1, 2], total=5)

    left_out = [change for change in told(twice).changes if change.refused is not None]
    assert left_out
    for language in (*languages(), PSEUDO):
        for change in left_out:
            assert "stones_removed" in commands_in(language).say(change.message)
            assert change.refused is not None
            assert sentence_of(change.refused, language)


def test_a_word_that_is_no_storys_is_kept_as_a_remark() -> None:
    story = copy.deepcopy(EVENTS)
    story["events"].insert(5, {"t": 6.0, "event": "spilled_tea"})
    read = story_from_json(story, FIRST_FRAME)
    assert any("“spilled_tea” is not a word of a story" in commands_in("en").say(note) for note in read.notes)
    assert simulate_story(read).changes == ()


def test_players_may_sit_at_any_mats() -> None:
    story = json.loads(json.dumps(EVENTS))
    truth = copy.deepcopy(FIRST_FRAME)
    truth["mats"][0]["seat"] = 2

    def moved(value: Any) -> Any:
        return {0: 2, 1: 4}[value]

    story["offstage"]["seat"] = 4
    for event in [*story["events"], *story["players"], *story["events"][0]["players"]]:
        for key in ("seat", "attacker", "defender", "starting_player"):
            if key in event:
                event[key] = moved(event[key])
    simulation = simulate_story(story_from_json(story, truth))
    assert story_from_json(story, truth).mats == (2, 4)
    assert points_of(simulation.state) == (3, 3)


@pytest.mark.parametrize(
    ("break_it", "sentence"),
    [
        (lambda s: s.pop("events"), "lacks the field 'events'"),
        (lambda s: s["events"][4].pop("row"), "lacks the field 'row'"),
        (lambda s: s["players"][0].update(marker="spoon"), "marker 'spoon' is none of"),
        (lambda s: named(s["events"], "roll").update(dice=[7]), "are not faces from 1 to 6"),
        (lambda s: s["events"].__setitem__(4, "harvest"), "cannot be read"),
        (lambda s: s.pop("offstage"), "neither in the first picture nor under 'offstage'"),
    ],
)
def test_a_broken_story_is_refused_in_one_sentence(break_it: Callable[[dict[str, Any]], Any], sentence: str) -> None:
    story = copy.deepcopy(EVENTS)
    break_it(story)
    with pytest.raises(MalformedStory, match=sentence):
        story_from_json(story, FIRST_FRAME)
