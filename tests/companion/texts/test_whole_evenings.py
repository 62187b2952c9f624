"""Whole evenings in the pseudo-language: what pages and exports say comes from the catalogue, and no prose is in state."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from random import Random
from typing import Any, Final

import pytest

from companion.analysis.summary import summary_of, summary_to_json
from companion.export.demonstration import demonstration_to_json, scenes_of
from companion.export.film import film_frames
from companion.export.share.card import share_card
from companion.export.text_formats import evening_tables
from companion.review.moments import board_at, lines_of, moments
from companion.session.views.page_state import page_state
from companion.texts.catalogue import texts_in
from companion.texts.files import PSEUDO
from companion.texts.message import message_from_json
from companion.virtual_play.report import EveningPlan
from companion.virtual_play.simulated_game import NAMES, SimulatedGame
from tests.companion.live_rig import Rig
from tests.companion.review.recorded import recorded_evening
from tests.companion.session.scene_eyes import SceneEyes
from tests.companion.texts.pseudo_words import plain_letters
from tests.hardware.virtual.kit import shipped
from vision.geometry.table import SEAT_COLOURS

pytestmark = pytest.mark.slow

ADDRESSES: Final = re.compile(r"https?://\S+|\S+\.(mcap|sqlite)\b")
TITLES: Final = (".evening.title", ".lobby.title")
"""An evening's own, or the one of its day, which pages put into words by ``Texts.evening_title``."""
PROSE: Final = re.compile(r"[A-Za-z]\S* \S*[A-Za-z]")
"""Two words: a sentence, or part of one."""


def messages_in(form: Any) -> Iterator[Mapping[str, Any]]:
    """Every message of a state, the outermost only."""
    match form:
        case {"code": str(), "values": Mapping()}:
            yield form
        case Mapping():
            for value in form.values():
                yield from messages_in(value)
        case str():
            return
        case Sequence():
            for value in form:
                yield from messages_in(value)


def prose_in(form: Any, at: str = "") -> Iterator[str]:
    """Every sentence of a state, with its place; values of messages, too."""
    match form:
        case Mapping():
            for name, value in form.items():
                if f"{at}.{name}" not in TITLES:
                    yield from prose_in(value, f"{at}.{name}")
        case str():
            if PROSE.search(ADDRESSES.sub("", form)):
                yield f"{at}: {form}"
        case Sequence():
            for value in form:
                yield from prose_in(value, at)


def strings_in(form: Any) -> Iterator[str]:
    """Every string of what is drawn."""
    match form:
        case str():
            yield form
        case Mapping():
            yield from strings_in(list(form.values()))
        case Sequence():
            for value in form:
                yield from strings_in(value)


def faults_of(form: Any, names: Sequence[str]) -> Iterator[str]:
    """What of a state is no catalogue's."""
    yield from prose_in(form)
    for message in messages_in(form):
        said = ADDRESSES.sub("", texts_in(PSEUDO).say(message_from_json(message)))
        for word in plain_letters(said, names):
            yield f"{message['code']}: {word} in {said}"


def found(forms: Iterator[Any], names: Sequence[str]) -> list[str]:
    """All faults of these, each once."""
    return sorted({fault for form in forms for fault in faults_of(form, names)})


def words(forms: Iterator[str], names: Sequence[str]) -> list[str]:
    """The plain words in what is said."""
    return sorted({f"{word} in {said}" for said in forms for word in plain_letters(ADDRESSES.sub("", said), names)})


def test_prose_and_plain_words_are_found() -> None:
    planted = {"a": [{"code": "reason.no_game", "values": {}}], "b": {"why": "a hand hides it"}}
    assert found(iter([planted]), ()) == [".b.why: a hand hides it"]
    assert list(messages_in(planted)) == planted["a"]
    told_once = {"code": "as_told_once", "values": {"sentence": "Bo waits"}}
    assert found(iter([told_once]), ("Bo",)) == [".values.sentence: Bo waits", "as_told_once: waits in Bo waits"]


def played() -> Iterator[SimulatedGame]:
    """A whole virtual game whose camera doubts and errs, after each move."""
    plan = EveningPlan(0, (0, 2), "sensible", 3, 4, survey=False)
    evening = SimulatedGame(plan, shipped(), eyes=lambda table: SceneEyes(table, Random(0), 5, 12))
    for _ in evening.play():
        yield evening


def test_a_virtual_game_s_states_have_no_prose() -> None:
    states = (page_state(evening.session.part.moment()) for evening in played())
    assert found(states, NAMES) == []


def test_what_is_told_of_the_recorded_evening_has_no_prose() -> None:
    evening = recorded_evening()
    names = [player.name for player in evening.options.players]
    versions = range(1, evening.history.version + 1, 4)
    forms = [
        moments(evening),
        summary_to_json(summary_of(evening.timeline())),
        demonstration_to_json(evening, scenes_of(evening, list(range(0, evening.end_ns, 10**9)))),
        *(board_at(evening, version) for version in versions),
    ]
    assert found(iter(forms), names) == []
    assert len(lines_of(evening)) > 20


def test_exports_of_the_recorded_evening_say_nothing_but_the_catalogue() -> None:
    evening = recorded_evening()
    names = [player.name for player in evening.options.players]
    captions = (frame.words for frame in film_frames(evening, [0, evening.end_ns], 10.0, texts_in(PSEUDO)))
    assert words(captions, names) == []
    card = asdict(share_card(summary_of(evening.timeline()), texts_in(PSEUDO))) | {"language": ""}
    assert words(strings_in(card), [*names, *SEAT_COLOURS, "Raja"]) == []
    events = evening_tables(evening, texts_in(PSEUDO))["events"]
    told = events.head.index("words")
    assert words((str(row[told]) for row in events.rows), names) == []


def test_every_page_of_a_live_game_has_no_prose_for_anybody() -> None:
    rig = Rig()
    phones = [*rig.started(*NAMES[:3]), rig.screen()]

    def states() -> Iterator[Any]:
        for _ in range(40):
            yield from (phone.state() for phone in phones)
            rig.play(6)
        assert words(iter([texts_in(PSEUDO).evening_title(phones[0].state()["evening"]["title"])]), NAMES) == []

    assert found(states(), NAMES) == []
