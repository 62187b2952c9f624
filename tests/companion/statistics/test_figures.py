"""What evenings teach, against counts made by hand and battles rolled out."""

from __future__ import annotations

import itertools
import json
import re
from collections import Counter
from dataclasses import replace
from random import Random
from xml.etree import ElementTree

import pytest

from companion.games.actor import BY_CAMERA, by_seat
from companion.games.history import History
from companion.games.raja import commands as c
from companion.games.raja import events as e
from companion.games.raja.game import ENGINE, RajaHistory
from companion.games.raja.options import PlayerOptions
from companion.games.raja.pieces import HOST
from companion.games.raja.sampling import random_command
from companion.review.recorded_game import Asked, Look, RecordedGame, RollHeard, Step, history_of
from companion.review.stated_counts import words_of
from companion.statistics.figures import Figures, figures_of, figures_to_json
from companion.statistics.page import statistics_page
from companion.statistics.plots import draw_plots
from companion.statistics.reading_accuracy import judged_words, taken_by_camera
from companion.statistics.report import report
from companion.statistics.siege_odds import battles, brier, calibration
from companion.texts.catalogue import texts_in
from companion.texts.files import languages
from tests.companion.games.raja.positions import A, chooser, new_game, seat, table_options
from tests.companion.review.recorded import recorded_evening

pytestmark = pytest.mark.slow

S = 1_000_000_000


def evening_of(game: list[tuple[int, str, c.Command]], history: RajaHistory, **told: object) -> RecordedGame:
    """An evening in which these commands were given at these seconds."""
    steps = [Step(0, "host", None, history.events, history.version)]
    for t_s, source, command in game:
        events = history.decide(command)
        history.append(events)
        steps.append(Step(t_s * S, source, command, events, history.version))
    whole = RecordedGame(
        title="by hand",
        options=history.state.options,
        mats=tuple(range(len(history.state.players))),
        start_ns=0,
        end_ns=(game[-1][0] + 10) * S,
        began=None,
        steps=tuple(steps),
        history=history_of(steps),
        rolls=(),
        asked=(),
        looks=(),
        devices=(),
        from_file=True,
    )
    return replace(whole, **told)  # type: ignore[arg-type]


def building() -> list[tuple[int, str, c.Command]]:
    """Up to seat 0's first build: six stones on A, at second 50."""
    return [
        (10, "seat 1", c.Harvest(1, (0, 0))),
        (20, "seat 0", c.PlaceBid(0, 1)),
        (22, "seat 1", c.PassBid(1)),
        (30, "seat 0", c.EndCommerce(0)),
        (32, "seat 1", c.EndCommerce(1)),
        (40, "seat 0", c.DeclareBuild(0, A, 4)),
    ]


def a_game() -> RajaHistory:
    return History.begin(ENGINE, table_options(seat({A: (2,)}, grain={A: 4}), seat(blue=(A,))))


def look(t_s: int, stones: dict[str, object], width: dict[str, object]) -> Look:
    city = {"row": 0, "col": 0, "wall": {"stones": stones, "width": width}, "grain": {"state": "seen", "value": 0}}
    return Look(t_s * S, True, {"mats": [{"seat": 0, "cities": [city]}]})


def test_phases_last_from_their_beginning_to_the_next_one() -> None:
    found = figures_of([evening_of(building(), a_game())])
    assert {phase.phase: phase.total_s for phase in found.phases} == {
        "production": 10.0,
        "auction": 12.0,
        "commerce": 10.0,
        "building": 18.0,
    }


@pytest.mark.parametrize(
    ("stones", "verdict"),
    [
        ({"state": "seen", "value": 5}, "right"),
        ({"state": "seen", "value": 6}, "wrong"),
        ({"state": "unsure", "best": 5, "low": 4, "high": 6, "why": "far"}, "best right"),
        ({"state": "unsure", "best": 4, "low": 4, "high": 6, "why": "far"}, "best wrong"),
        ({"state": "hidden", "why": "a hand"}, "hidden"),
    ],
)
def test_a_word_is_held_against_the_still_look_at_what_it_is_about(stones: dict[str, object], verdict: str) -> None:
    told = c.FinishBuild(0, 5, 3, None, by_seat(0))
    late = {"state": "seen", "value": 99}
    looks = (look(45, stones, {"state": "seen", "value": 3}), look(60, late, late))
    game = [*building(), (50, "seat 0", told), (55, "seat 0", c.EndBuilding(0))]
    evening = evening_of(game, a_game(), looks=(look(39, late, late), *looks))
    judged = judged_words(evening)
    assert [(one.word.quantity, one.verdict) for one in judged] == [("stones", verdict), ("width", "right")]


def test_a_correction_speaks_of_what_it_changes_and_puts_the_camera_s_count_right() -> None:
    game = [
        *building(),
        (50, "seat 0", c.FinishBuild(0, 6, 3, None, BY_CAMERA)),
        (55, "seat 0", c.CorrectWall(0, 0, A, 5, 3, "counted again", by_seat(0))),
    ]
    evening = evening_of(game, a_game())
    assert [(word.quantity, word.value, word.corrects) for word in words_of(evening)] == [("stones", 5, True)]
    by_camera = taken_by_camera(evening)
    assert (by_camera.taken, by_camera.corrected) == (1, 1)


def test_odds_are_held_against_what_came_and_agree_with_rolling_every_die() -> None:
    fought = battles(recorded_evening())
    assert [(one.elephants, one.shields, one.stones, one.x, one.won) for one in fought] == [(2, 2, 8, 3, True)]
    sums = [sum(r[:4]) - sum(r[4:]) - 8 for r in itertools.product(range(1, 7), repeat=6)]
    assert fought[0].chance == pytest.approx(sum(x > 0 for x in sums) / len(sums))
    assert fought[0].destroyed_chance == pytest.approx(sum(x >= 8 for x in sums) / len(sums))
    rank = (sum(x < 3 for x in sums) + sum(x == 3 for x in sums) / 2) / len(sums)
    assert fought[0].rank == pytest.approx(rank)


def test_a_battle_that_was_undone_was_not_fought_and_one_that_was_restored_was() -> None:
    evening = next(evening for evening in random_battles(16) if battles(evening))
    first = next(
        at for at, step in enumerate(evening.steps) if any(isinstance(event, e.BattleDecided) for event in step.events)
    )
    history = history_of(evening.steps[: first + 1])
    steps = list(evening.steps[: first + 1])
    for command, fought in ((c.Undo(HOST), 0), (c.Redo(HOST), 1), (c.Undo(HOST), 0)):
        events = history.decide(command)
        history.append(events)
        steps.append(Step(steps[-1].t_ns + S, "host", command, events, history.version))
        assert len(battles(replace(evening, steps=tuple(steps), history=history_of(steps)))) == fought


def random_battles(games: int) -> list[RecordedGame]:
    """Games that random players play with fair dice."""
    evenings = []
    for seed in range(games):
        history, choose, random = History.begin(ENGINE, new_game(3)), chooser(seed), Random(seed)
        steps = [Step(0, "host", None, history.events, history.version)]
        for t_s in range(1, 500):
            command = random_command(history.state, choose)
            if command is None:
                break
            if isinstance(command, c.RollSiegeDice):
                command = replace(command, dice=tuple(random.randint(1, 6) for _ in command.dice))
            events = history.decide(command)
            history.append(events)
            steps.append(Step(t_s * S, "", command, events, history.version))
        shell = recorded_evening()
        told = replace(shell, options=history.state.options, mats=(0, 1, 2), steps=tuple(steps), rolls=(), looks=())
        evenings.append(replace(told, history=history_of(steps), end_ns=500 * S))
    return evenings


def test_with_fair_dice_promises_come_true_as_often_as_they_say() -> None:
    fought = [battle for evening in random_battles(16) for battle in battles(evening)]
    n = len(fought)
    assert n > 30
    promised, won = sum(one.chance for one in fought) / n, sum(one.won for one in fought) / n
    assert won == pytest.approx(promised, abs=3 / n**0.5 / 2)
    assert sum(one.rank for one in fought) / n == pytest.approx(0.5, abs=3 * (1 / 12 / n) ** 0.5)
    assert sum(row.n for row in calibration(fought)) == n
    score = brier(fought)
    assert score is not None
    assert 0 <= score <= 0.3
    assert brier([]) is None


def whole() -> Figures:
    """Two evenings: the recorded one, and the same with questions and many rolls."""
    rolls = tuple(RollHeard(i * S, "2", i, i % 2, 1 + i % 6) for i in range(120))
    asked = (Asked(S, 0, (1, 3), "stones"), Asked(2 * S, 0, (1, 3), "stones"), Asked(3 * S, None, None, "grain"))
    players = (PlayerOptions("Åsa <b>", "chair"), PlayerOptions("Bo", "dome"))
    evening = recorded_evening()
    second = replace(evening, rolls=rolls, asked=asked, options=replace(evening.options, players=players))
    return figures_of([evening, second])


def test_all_evenings_are_told_together_in_words_and_for_programs() -> None:
    found = whole()
    assert found.dice[0].fairness.n == 126
    assert found.asked["▲ D2", "stones"] == 2
    told = report(found, texts_in("en"))
    assert re.search(r"all dice of the board +126 ", told)
    assert "would be detected four times out of five" in told
    assert told.count("Asha and Bo") > 3
    body = json.loads(json.dumps(figures_to_json(found)))
    assert body["asked"][0] == {"place": "▲ D2", "about": "stones", "n": 2}
    assert body["dice"][0]["n"] == 126
    assert [path["names"] for path in body["prices"]] == [["grain", "shields", "elephants"]] * 2


def test_plots_are_pictures_and_the_same_figures_give_the_same_bytes() -> None:
    found = whole()
    drawn = draw_plots(found, "svg", texts_in("en"))
    assert set(drawn) == {"dice", "phases", "prices-1", "points-1", "prices-2", "points-2", "sieges"}
    for data in drawn.values():
        assert ElementTree.fromstring(data).tag == "{http://www.w3.org/2000/svg}svg"
    one = replace(found, prices=(), points=(), phases=(), battles=())
    assert draw_plots(one, "svg", texts_in("en"))["dice"] == drawn["dice"]
    png = draw_plots(one, "png", texts_in("en"))["dice"]
    assert png[:8] == b"\x89PNG\r\n\x1a\n"


def test_the_page_holds_everything_and_asks_nobody() -> None:
    page = statistics_page(replace(whole(), points=(), prices=()), texts_in("en"))
    assert "Åsa &lt;b&gt;" in page
    assert "<b>" not in page
    assert "http:" not in page.replace("data:image/svg+xml", "")
    assert page.count("<img ") == 3


def test_players_things_come_first_and_chi_squares_are_for_engineers() -> None:
    page = statistics_page(replace(whole(), points=(), prices=()), texts_in("en"))
    for_players, for_engineers = page.split("<details>")
    assert 'id="part-sieges"' in for_players
    assert "chi²" not in for_players
    assert "chi²" in for_engineers
    assert 'id="part-readings"' in for_engineers


def test_in_german_words_plots_and_page_are_german_and_the_figures_the_same() -> None:
    found = whole()
    german, english = report(found, texts_in("de")), report(found, texts_in("en"))
    assert re.search(r"alle Würfel des Bretts +126 ", german)
    assert re.search(r"von Bo geworfen +\d", german)
    assert re.search(r"▲ D2 +Steine +2", german)
    for words in ("BELAGERUNGEN: AUSSICHTEN UND AUSGANG", "Versteigerung", "verdeckt", "Korn"):
        assert words in german
    # Every figure stands in both; decimal points stay, so that tables can be held beside each other.
    numbers = r"(?<![\w.])\d+(?:[.:]\d+)*"
    assert sorted(re.findall(numbers, german)) == sorted(re.findall(numbers, english))
    page = statistics_page(replace(found, points=(), prices=()), texts_in("de"))
    assert '<html lang="de">' in page
    assert "Was die Abende lehren" in page
    assert (
        draw_plots(replace(found, prices=(), points=()), "svg", texts_in("de"))["dice"]
        != draw_plots(replace(found, prices=(), points=()), "svg", texts_in("en"))["dice"]
    )


@pytest.mark.parametrize("language", languages())
def test_where_nothing_happened_it_says_so_in_either_language(language: str) -> None:
    text = texts_in(language)
    found = replace(whole(), dice=(), asked=Counter(), battles=(), calibration=(), brier=None)
    told = report(found, text)
    for section in ("dice", "asked", "sieges"):
        assert text(f"stats.{section}.none") in told
