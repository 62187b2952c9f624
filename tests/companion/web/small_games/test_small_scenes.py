"""Every screen of the small games, in the state it is for: fit for fingers, eyes and ears, on phones and the television."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.games.almost import commands as almost
from companion.games.almost.game import ENGINE as ALMOST
from companion.games.belemmer import commands as belemmer
from companion.games.belemmer.game import ENGINE as BELEMMER
from companion.games.belemmer.state import CELLS, is_top_missing
from companion.games.evening_vote import game as vote
from companion.session.camera_proposals import CameraProposal
from tests.companion.live_rig import Rig, Time
from tests.companion.web.browser.accessibility import STICKS_OUT, come_to_rest
from tests.companion.web.browser.judge import IN_EITHER_LIGHT, Judge, would_scroll
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.small_evening import SmallEvening
from tests.companion.web.browser.touching import key, tap, wait_told
from tests.companion.web.conftest import TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("small-scenes")]

SALT = "0" * 32
Around = Callable[..., SmallEvening]

IMPORTED = """async (name) => {
  window.asked = await import(new URL(`../small/${name}.js`, document.querySelector("script[type=module]").src));
}"""
HASHED = "(texts) => texts.map(window.asked.sha256)"
PROPOSED = """() => {
  window.agreed = [];
  const card = { rank: 10, suit: "hearts" };
  const drawn = window.asked.proposals(
    { proposals: [{ card, owner: 0, sure: true }, { card: { rank: 2, suit: "clubs" }, owner: 0 }] },
    { pool: [card], owner: 0, onAgree: (chosen) => window.agreed.push(chosen) });
  document.querySelector("#now .now-body").prepend(drawn);
}"""


@pytest.fixture
def around(chromium: SharedBrowser) -> Iterator[Around]:
    """Makes a table for so many people, of whom the first has a page; afterwards no page may have complained."""
    made: list[SmallEvening] = []

    def gathered(count: int, *, seed: int = 1) -> SmallEvening:
        # Screens count the talk's clock down by their own clocks.
        evening = SmallEvening(chromium, Rig(seed=seed, time=Time(time.time_ns())), seed=seed)
        made.append(evening)
        evening.gather(count, pages=1)
        return evening

    yield gathered
    for evening in made:
        evening.close()
        assert evening.complaints == []


def judge_television(page: Page, name: str, judge: Judge) -> None:
    """The table's screen has nothing for axe to find; nothing sticks out of it or has to be scrolled to."""
    come_to_rest(page)
    take_picture(page, f"television-{name}")
    found = judge.seen_by_axe(page)
    sticking = page.evaluate(STICKS_OUT)
    if found or sticking > 0:
        judge.found.append(f"television, {name}: {found} {sticking} px stick out")
    judge.found += would_scroll(page, name)


def end_talk(screen: Page, page: Page) -> None:
    """The host ends it on the table's screen; phones may seal then."""
    tap(screen, "end-talk")
    page.locator('#now[data-scene="seal"]').wait_for(state="attached")


def see_reveal(screen: Page) -> None:
    """The reveal was shown by itself, for some seconds; whoever asks for it sees it as long as wanted."""
    expect(screen.locator("#reveal[data-told]")).to_have_count(1)
    screen.keyboard.press("Escape")
    screen.locator("#reveal-again").click()
    expect(screen.locator("#reveal")).to_be_visible()


def by_the_rules(evening: SmallEvening, most: int, reached: Callable[[Any], bool] = lambda state: False) -> None:
    """Lead the game on without thumbs, as far as that."""
    for _ in range(most):
        table = evening.table
        if reached(table.state) or not table.engine.waiting_for(table.state):
            break
        evening.play_unseen(evening.next_command())
    evening.everybody_is_told()


@IN_EITHER_LIGHT
def test_almost_from_the_talk_to_the_end(around: Around, scheme: str) -> None:
    judge = Judge(scheme)
    evening = around(4)
    assert evening.host is not None
    host = evening.host.page
    tap(host, "game=almost")
    judge.look(host, "small-next-game")
    host.evaluate("document.querySelector('#next-title').scrollIntoView()")
    take_picture(host, "phone-small-next-game")
    tap(host, "game=almost")
    evening.begin("almost", "talk180", "next.undo")
    evening.add_screens()
    page, screen = evening.seated(0).page, evening.lookers[-2].page
    judge.look(page, "small-almost-talk")
    expect(screen.locator("#turn")).to_contain_text("everybody is talking")
    judge_television(screen, "almost-talk", judge)
    judge.look(host, "small-host")
    end_talk(screen, page)
    tap(page, "bid=6")
    judge.look(page, "small-almost-seal")
    evening.play_small(almost.SealBid(0, 6, SALT))
    judge.look(page, "small-almost-sealed")
    for seat, bid in ((1, 4), (2, 4)):
        evening.play_unseen(almost.SealBid(seat, bid, SALT))
    evening.everybody_is_told()
    judge_television(screen, "almost-seals", judge)
    evening.play_unseen(almost.SealBid(3, 3, SALT))
    evening.everybody_is_told()
    see_reveal(screen)
    judge_television(screen, "almost-reveal", judge)
    screen.keyboard.press("Escape")
    page.locator("#tab-table").tap()
    page.locator(".seals summary").tap()
    page.locator(".seal-check button").first.tap()
    expect(page.locator(".seal-verdict").first).to_have_attribute("data-right", "true")
    judge.look(page, "small-seals")
    page.locator("#tab-rules").tap()
    judge.look(page, "small-rules")
    end_talk(screen, page)
    by_the_rules(evening, 60, lambda state: type(state.step).__name__ == "Discussing" and state.round_number == 3)
    end_talk(screen, page)
    by_the_rules(evening, 60)
    page.locator("#tab-more").tap()
    judge.look(page, "small-evening")
    page.locator("#tab-now").tap()
    expect(page.locator("#now .now-title")).to_be_in_viewport()
    expect(page.locator(".result-sentence").first).to_have_text("Nobody has won: it takes 10 points")
    judge.look(page, "small-almost-end")
    screen.keyboard.press("Escape")
    judge_television(screen, "almost-end", judge)
    assert ALMOST.waiting_for(evening.table.state) == ()
    judge.tell("Almost")
    assert not judge.found, "\n".join(judge.found)


def test_the_blinder_hides_a_seal_until_it_is_held(around: Around) -> None:
    evening = around(3)
    evening.begin("almost", "talk0")
    page = evening.seated(0).page
    evening.play_small(almost.SealBid(0, 9, SALT))
    secret = page.locator(".secret-body")
    expect(secret).to_be_visible()
    tap(page, "blinder")
    expect(secret).to_be_hidden()
    page.reload()
    page.wait_for_selector("html[data-version]")
    expect(secret).to_be_hidden()
    held = key(page, "blinder.hold")
    held.dispatch_event("pointerdown")
    expect(secret).to_be_visible()
    held.dispatch_event("pointerup")
    expect(secret).to_be_hidden()
    held.focus()
    page.keyboard.down("Space")
    expect(secret).to_be_visible()
    page.keyboard.up("Space")
    expect(secret).to_be_hidden()


@IN_EITHER_LIGHT
def test_bid_war_hand_seal_reveal_and_real_cards(around: Around, scheme: str) -> None:
    judge = Judge(scheme)
    evening = around(3, seed=7)
    evening.begin("bid_war")
    evening.add_screens()
    page, screen = evening.seated(0).page, evening.lookers[-2].page
    page.locator('#now[data-scene="seal"]').wait_for()
    page.locator("[data-hand=chosen] button").first.tap()
    judge.look(page, "small-bid-war")
    by_the_rules(evening, 40, lambda state: type(state.step).__name__ == "Adding")
    see_reveal(screen)
    judge_television(screen, "bid-war-reveal", judge)
    screen.keyboard.press("Escape")
    judge.look(page, "small-bid-war-add")
    by_the_rules(evening, 40, lambda state: state.round_number == 3)
    screen.keyboard.press("Escape")
    judge_television(screen, "bid-war", judge)
    evening.begin("bid_war", "cards=typed")
    page.locator('#now[data-scene="flip"]').wait_for()
    judge.look(page, "small-bid-war-flip")
    by_the_rules(evening, 40, lambda state: type(state.step).__name__ == "Showing")
    judge.look(page, "small-bid-war-show")
    judge.tell("Bid War")
    assert not judge.found, "\n".join(judge.found)


@pytest.mark.long
@IN_EITHER_LIGHT
def test_suit_bidding_sealed_and_open(around: Around, scheme: str) -> None:
    judge = Judge(scheme)
    evening = around(3, seed=2)
    evening.begin("suit_bidding")
    evening.add_screens()
    page, screen = evening.seated(0).page, evening.lookers[-2].page
    page.locator('#now[data-scene="seal"]').wait_for()
    page.locator(".hand-cards button").nth(8).tap()
    judge.look(page, "small-suit-bidding")
    by_the_rules(evening, 10)
    screen.keyboard.press("Escape")
    judge_television(screen, "suit-bidding", judge)
    evening.begin("suit_bidding", "bidding=open", "offer=own", "values=queen-high")
    judge.look(page, "small-suit-offer")
    by_the_rules(evening, 3)
    judge.look(page, "small-suit-raise")
    judge.tell("Suit bidding")
    assert not judge.found, "\n".join(judge.found)


@pytest.mark.long
@IN_EITHER_LIGHT
def test_belemmer_from_the_first_card_to_a_move(around: Around, scheme: str) -> None:
    judge = Judge(scheme)
    evening = around(2, seed=3)
    evening.begin("belemmer", "first=1")
    evening.add_screens()
    page, screen = evening.seated(0).page, evening.lookers[-2].page
    page.locator('#now[data-scene="place"]').wait_for()
    tap(page, "cell:1,2")
    judge.look(page, "small-belemmer-place")
    evening.play_small(belemmer.PlaceCard(0, (0, 0)))
    by_the_rules(evening, 40, lambda state: type(state.step).__name__ == "Moving" and state.step.active == 0)
    page.locator('#now[data-scene="move"]').wait_for()
    page.locator(".cell-from").first.tap()
    judge.look(page, "small-belemmer-move")
    judge_television(screen, "belemmer", judge)
    by_the_rules(evening, 200)
    judge.look(page, "small-belemmer-end")
    judge.tell("Belemmer")
    assert not judge.found, "\n".join(judge.found)


@IN_EITHER_LIGHT
def test_what_the_camera_sees_of_belemmer_is_a_tap_away_and_nothing_more(around: Around, scheme: str) -> None:
    judge = Judge(scheme)
    evening = around(2, seed=3)
    evening.begin("belemmer", "first=1", "cards=camera")
    page, small = evening.seated(0).page, evening.rig.small

    def sees(*proposals: CameraProposal) -> None:
        snapshot = evening.rig.live.snapshot()
        assert snapshot is not None
        evening.rig.live.propose(proposals, snapshot)
        evening.everybody_is_told()

    def sent(name: str) -> None:
        sequence = small.feed.newest().sequence
        tap(page, name)
        wait_told(page, sequence + 1)

    def own_turn(step: str) -> Callable[[Any], bool]:
        return lambda state: type(state.step).__name__ == step and state.step.active == 0 and not is_top_missing(state)

    by_the_rules(evening, 40, own_turn("Placing"))
    top = evening.table.state.piles[0].top
    before = evening.table.version
    sees(CameraProposal(top, 0, True, (1, 1)))
    judge.look(page, "small-belemmer-camera")
    page.locator(".proposal").tap()
    expect(key(page, "cell:1,1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".proposal")).to_have_count(0)
    assert evening.table.version == before, "nothing is played by itself"
    sent("place")
    assert evening.table.state.grid[5] == (top,)
    by_the_rules(evening, 60, own_turn("Moving"))
    move = next(move for move in BELEMMER.legal(evening.table.state, 0).moves if hasattr(move, "onto"))
    went = evening.table.state.grid[CELLS.index(move.cell)][-1]
    expect(page.locator("#when small")).to_have_text("Move")
    sees(CameraProposal(went, 0, False, move.cell, move.onto[0]))
    judge.look(page, "small-belemmer-camera-move")
    page.locator(".proposal").tap()
    expect(page.locator('.belemmer-grid [aria-pressed="true"]')).to_have_count(2)
    sent("move")
    assert evening.table.state.grid[CELLS.index(move.onto[0])][-1] == went
    assert not judge.found, "\n".join(judge.found)


@pytest.mark.long
@IN_EITHER_LIGHT
def test_the_vote_of_the_evening(around: Around, scheme: str) -> None:
    judge = Judge(scheme)
    evening = around(3, seed=3)
    for variant in ("variant=almost", "variant=banbury-merton-street"):
        evening.begin("almost", "talk0", variant)
        by_the_rules(evening, 100)
    evening.begin("evening_vote")
    evening.add_screens()
    page, screen = evening.seated(0).page, evening.lookers[-2].page
    page.locator('#now[data-scene="vote"]').wait_for()
    tap(page, "game1")
    judge.look(page, "small-vote")
    for seat in range(3):
        evening.play_unseen(vote.SealBallot(seat, (1, 0), SALT))
    evening.everybody_is_told()
    see_reveal(screen)
    judge_television(screen, "vote-reveal", judge)
    screen.keyboard.press("Escape")
    judge_television(screen, "vote", judge)
    judge.tell("The vote of the evening")
    assert not judge.found, "\n".join(judge.found)


def test_seals_are_checked_as_hashlib_checks_them_and_a_camera_only_proposes(around: Around) -> None:
    evening = around(3)
    evening.begin("almost", "talk0")
    page = evening.seated(0).page
    page.set_viewport_size(TELEVISION)
    page.evaluate(IMPORTED, "sha256")
    texts = ["", "♥10 ♥9", *("ä" * length for length in (27, 28, 31, 32, 63, 64, 500)), *map(str, range(200))]
    texts += [json.dumps(["almost", 1, seat, "5", SALT], separators=(",", ":")) for seat in range(20)]
    assert page.evaluate(HASHED, texts) == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    page.evaluate(IMPORTED, "cards/picker")
    page.evaluate(PROPOSED)
    proposal = page.locator(".proposal")
    expect(proposal).to_have_count(1)
    expect(proposal).to_contain_text("The camera sees ♥10: right?")
    proposal.tap()
    assert page.evaluate("window.agreed") == [{"rank": 10, "suit": "hearts"}]
