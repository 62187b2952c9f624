"""What the server says has a German text: refusals by their codes, every announcement by its event."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from companion.games.actor import by_seat
from companion.games.raja.state import Auction
from companion.players.random_player import RandomPlayer
from companion.players.self_play import Chance, next_command
from companion.session.words.announcements import announce
from companion.texts.catalogue import refusal_in, texts_in
from companion.texts.files import PSEUDO, languages
from tests.companion.live_rig import Rig, refusal
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import key, tap

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))])
def test_whatever_happens_in_a_game_is_said_in_every_language(seed: int) -> None:
    rig = Rig(seed=seed)
    rig.started("Asha", "Bo", "Cy")
    random = Random(seed)
    table = rig.live.playing().table
    player, chance = RandomPlayer(random), Chance(random, 3)
    for _ in range(400):
        waiting = [seat for seat in range(3) if player_moves(table.state, seat)]
        if not waiting:
            break
        command = next_command(table.state, waiting[0], player, chance)
        table.submit(command, source=by_seat(waiting[0]), t_ns=0)
    names = ("Asha", "Bo", "Cy")
    told = [line for logged in table.events if (line := announce(logged.event, names)) is not None]
    assert len(told) > 100
    for line in told:
        assert line.message
        for language in (*languages(), PSEUDO):
            said = texts_in(language).say(line.message)
            # Names and places are the same in all.
            for pattern in ("Asha", "Bo", "Cy", "[A-E][1-3]"):
                assert len(re.findall(pattern, said)) == len(re.findall(pattern, texts_in("en").say(line.message))), (
                    said
                )


def player_moves(state: object, seat: int) -> bool:
    """Whether the game waits for that seat."""
    from companion.games.raja.state import State, waiting_for

    assert isinstance(state, State)
    return seat in waiting_for(state)


def test_a_refusal_carries_its_numbers() -> None:
    rig = Rig()
    phones = rig.started("Asha", "Bo")
    state = rig.play(200, lambda state: isinstance(state.step, Auction) and state.step.highest > 0)
    assert isinstance(state.step, Auction)
    answer = phones[state.step.active].command("PlaceBid", amount=0)
    assert refusal(answer) == (422, "auction.bid_too_low")
    assert answer.json is not None
    assert answer.json["values"] == {"lowest": state.step.highest + 1}


@pytest.mark.browser
def test_a_german_phone_is_refused_and_told_in_german(chromium: SharedBrowser) -> None:
    evening = EveningByTouch(chromium, Rig())
    guest = evening.open("/host", locale="de")
    guest.page.fill("#pin", "000000")
    guest.page.locator("#login-form button").tap()
    expect(guest.page.locator("#login-refusal")).to_have_text(refusal_in("de", "host.wrong_pin", {}) or "")
    for seat, name in enumerate(("Asha", "Bo")):
        evening.sit_down(seat, name, locale="de")
    host = evening.open("/host", guest=False)
    tap(host.page, "start")
    key(host.page, "pause").wait_for()
    evening.rig.play(200, lambda state: isinstance(state.step, Auction))
    page = evening.seated(0).page
    expect(page.locator(".log-line").last).to_contain_text("Versteigerung: zuerst")
    expect(page.locator(".log-line span").last).not_to_have_attribute("lang", "en")
    evening.complaints = [said for said in evening.complaints if not said.startswith(("403", "404"))]
    evening.close()
    assert evening.complaints == []
