"""The whole path of an evening with eyes that make no mistake: what comes of frames, sentences, commands and words."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games.actor import BY_CAMERA
from companion.games.codec import command_to_json
from companion.games.raja.events import BuildFinished, StonesRemoved
from companion.games.raja.game import ENGINE
from companion.recording.messages import AnswerGiven, CommandGiven, FrameTaken, Message, SentencePassed
from companion.recording.stories.story import story_from_json
from companion.recording.stories.story_simulation import simulate_story
from companion.replay.driver import Driver
from companion.replay.play_through import final_score
from companion.session.outbox import Outbox
from companion.session.outcomes import WordHeard
from companion.session.raja_session import raja_session
from companion.session.views.page_state import page_state
from companion.settings.loading import load_settings
from companion.table.log import EventLog
from companion.table.table import Table
from hardware.dice.sentences import sentence_bytes
from tests.companion.session.perfect_eyes import PerfectEyes
from tests.said import said

RECORDINGS = Path(__file__).parents[2] / "recordings"
EVENTS: dict[str, Any] = json.loads((RECORDINGS / "evening.events.json").read_text(encoding="utf-8"))
TRUTH: dict[str, Any] = json.loads((RECORDINGS / "evening.truth.json").read_text(encoding="utf-8"))


class Played:
    """An evening played to its end, with the page's state after each message."""

    def __init__(
        self,
        change: Callable[[list[dict[str, Any]]], None] = lambda truths: None,
        *,
        heed_words: bool = True,
    ) -> None:
        truths = [copy.deepcopy(frame["truth"]) for frame in TRUTH["frames"]]
        change(truths)
        story = story_from_json(EVENTS, truths[0])
        messages: list[tuple[int, int, Message]] = []
        for i, frame in enumerate(TRUTH["frames"]):
            t_ns = round(frame["t"] * 1e9)
            messages.append((t_ns, i, FrameTaken(t_ns, t_ns, b"")))
        number = 0
        for step in story.steps:
            for face in step.throw.dice if step.throw is not None else ():
                number += 1
                raw = sentence_bytes("ROL", (str(number), str(number % 2), str(face), "80"))
                messages.append((step.t_ns, 1000 + number, SentencePassed(step.t_ns, step.t_ns, "from_board", raw)))
        for i, (t_ns, word, command) in enumerate(simulate_story(story).given):
            kind = AnswerGiven if word else CommandGiven
            messages.append((t_ns, 2000 + i, kind(t_ns, t_ns, command_to_json(command))))
        messages.sort(key=lambda entry: entry[:2])
        self.log = EventLog("sqlite://")
        table = Table.opened(self.log, "t", ENGINE, story.options, t_ns=0)
        self.evening = raja_session(table, story.mats)
        driver = Driver(
            self.evening, PerfectEyes(truths), load_settings(), holds_happenings=False, heed_words=heed_words
        )
        self.outboxes: list[Outbox] = []
        self.pages: list[tuple[int, dict[str, Any]]] = []
        for t_ns, _, message in messages:
            self.outboxes += driver.feed(message, driver.sense(message))
            self.pages.append((t_ns, json.loads(json.dumps(page_state(driver.moment())))))
        self.log.close()

    @property
    def words(self) -> list[WordHeard]:
        """What came of people's words on counts."""
        return [outbox.word for outbox in self.outboxes if outbox.word is not None]

    def page_at(self, t_s: float) -> dict[str, Any]:
        """The page as it was last shown at that time."""
        return [page for t_ns, page in self.pages if t_ns <= t_s * 1e9][-1]

    def city_at(self, t_s: float, row: int, col: int) -> dict[str, Any]:
        """One of the first seat's cities on that page."""
        found = [
            tile["city"]
            for tile in self.page_at(t_s)["board"]
            if (tile["seat"], tile["row"], tile["col"]) == (0, row, col)
        ]
        city: dict[str, Any] = found[0]
        return city


@pytest.fixture(scope="module")
def played() -> Played:
    """The evening as it was."""
    return Played()


def test_the_final_score_is_the_truths(played: Played) -> None:
    score = final_score(played.evening.table, (0, 1))
    assert score == {key: TRUTH["final"]["score"][key] for key in score}


def test_the_camera_reports_every_wall_in_the_picture_and_people_only_confirm(played: Played) -> None:
    reports = [
        (event.event.said_by, event.event.standing, event.event.width, event.event.fallen)
        for event in played.evening.table.events
        if isinstance(event.event, (BuildFinished, StonesRemoved)) and event.event.seat == 0
    ]
    assert reports == [(BY_CAMERA, 8, 3, 0), (BY_CAMERA, 4, 3, 4), (BY_CAMERA, 5, 3, 0)]
    assert [word.outcome for word in played.words] == ["confirmed"] * 3
    assert not any(outbox.rejected for outbox in played.outboxes)


def test_without_anybodys_word_the_camera_alone_comes_to_the_same_score() -> None:
    alone = Played(heed_words=False)
    assert not any(outbox.word for outbox in alone.outboxes)
    assert final_score(alone.evening.table, (0, 1))["points"] == {"0": 3, "1": 3}


def test_the_page_counts_up_while_stones_are_placed(played: Played) -> None:
    assert played.city_at(49.1, 1, 3)["counting"] == {"placed": 0, "declared": 4, "fell": False}
    assert played.city_at(50.1, 1, 3)["counting"] == {"placed": 1, "declared": 4, "fell": False}
    assert played.city_at(51.6, 1, 3)["counting"] == {"placed": 3, "declared": 4, "fell": False}
    assert played.city_at(52.1, 1, 3)["counting"] is None
    assert played.city_at(52.1, 1, 3)["stones"] == 8


def test_a_collapse_is_told_as_soon_as_the_stones_lie_still(played: Played) -> None:
    assert not any("collapse" in line["tags"] for line in played.page_at(62.1)["log"])
    told = [line for line in played.page_at(62.3)["log"] if "collapse" in line["tags"]]
    assert [said(line["message"]) for line in told] == [
        "Asha's wall at B1 fell: 4 stand, 4 fell, 1 not yet placed went back (seen by the camera)"
    ]
    assert played.page_at(62.3)["loose"] == {"state": "seen", "value": 4}


def test_the_sieges_dice_and_sum_are_on_the_page(played: Played) -> None:
    attacked = played.page_at(84.0)["dice"]["siege"]
    assert (attacked["attacker_dice"], attacked["attacker_wanted"]) == ([6, 5, 4, 3], 4)
    assert (attacked["defender_dice"], attacked["defender_wanted"], attacked["explained"]) == ([], 2, None)
    assert played.page_at(85.4)["dice"]["siege"]["explained"] == "18 − 7 − 8 = 3"
    assert [roll["side"] for roll in played.page_at(85.4)["dice"]["rolls"]] == ["attacker"] * 4 + ["defender"] * 2


def test_prices_grain_and_shields_follow_the_game(played: Played) -> None:
    end = played.page_at(100)
    assert {name: market["price"] for name, market in end["market"].items()} == {
        "grain": 4,
        "shields": 8,
        "elephants": 15,
    }
    assert end["market"]["elephants"]["reading"] == {"state": "seen", "value": 15}
    assert played.city_at(100, 2, 2)["grain"] == 1
    assert [tile["shields"] for tile in end["board"] if tile["seat"] == 0 and tile["shields"]] == [[1]]


def test_the_publics_page_holds_nobodys_money(played: Played) -> None:
    for _, page in played.pages:
        assert '"cash"' not in json.dumps(page["game"])


def test_a_physical_board_that_differs_from_the_game_is_shown_as_such() -> None:
    def steal_a_stone(truths: list[dict[str, Any]]) -> None:
        for truth in truths[10:17]:
            truth["mats"][0]["cities"][1]["wall"].update(stones=2, width=2)

    played = Played(steal_a_stone)
    assert said(played.city_at(30.6, 0, 1)["differs"]) == (
        "the table has 2 stones, the game 3; the table's wall is 2 wide, the game's 3"
    )
    assert played.city_at(49.1, 0, 1)["differs"] is None


def test_a_miscount_that_people_contradict_is_corrected_and_kept() -> None:
    def one_too_many_fell(truths: list[dict[str, Any]]) -> None:
        for truth in truths[35:]:
            truth["mats"][0]["cities"][1]["wall"].update(stones=3, width=3)

    played = Played(one_too_many_fell)
    assert [word.outcome for word in played.words] == ["confirmed", "corrected", "confirmed"]
    assert played.city_at(70.0, 0, 1)["stones"] == 4
    assert any("correction" in line["tags"] for line in played.page_at(70.0)["log"])


def test_with_the_camera_blind_people_say_what_stands() -> None:
    def nothing_seen(truths: list[dict[str, Any]]) -> None:
        for truth in truths:
            truth["mats"] = truth["mats"][:0] if truth is not truths[0] else truth["mats"]
            truth["settled"] = truth is truths[0]

    played = Played(nothing_seen)
    assert [word.outcome for word in played.words] == ["taken"] * 3
    assert final_score(played.evening.table, (0, 1))["points"] == {"0": 3, "1": 3}
