"""Whole small games by touch: two to seven phones, a table screen and a spectator, a reload in a sealed round."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from companion.games.almost import commands as almost
from companion.games.bid_war import commands as bid_war
from companion.games.evening_vote import game as vote
from companion.games.suit_bidding import commands as suit_bidding
from tests.companion.live_rig import Rig
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.small_evening import USUAL_PLACES, SmallEvening
from tests.companion.web.browser.touching import tap, wait_told

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("small-by-touch")]

WHOLE = bool(os.environ.get("RAJA_WHOLE_EVENING"))
SEALS = (almost.SealBid, bid_war.SealBid, suit_bidding.SealBid, vote.SealBallot)
LONGEST = 2000
MakeEvening = Callable[..., SmallEvening]


@pytest.fixture
def around(chromium: SharedBrowser) -> Iterator[MakeEvening]:
    """Makes a table with so many phones; afterwards no page may have complained."""
    made: list[SmallEvening] = []

    def gathered(count: int, *, seed: int = 1, by_page: bool = False) -> SmallEvening:
        evening = SmallEvening(chromium, Rig(seed=seed), seed=seed)
        made.append(evening)
        evening.gather(count, by_page=by_page)
        return evening

    yield gathered
    for evening in made:
        evening.close()
        assert evening.complaints == []


def seal_and_reload(evening: SmallEvening) -> None:
    """Play up to the first seal; it is kept through a reload, changed, taken back and sealed again in secret."""
    while not isinstance(command := evening.next_command(), SEALS):
        evening.play_small(command)
    evening.play_small(command)
    seat = command.seat
    owner = evening.seated(seat)
    evening.check_secrets()
    assert evening.seal_of(owner, seat)
    before = owner.page.locator(".own-seal").text_content()
    owner.page.reload()
    owner.page.wait_for_selector("html[data-version]")
    wait_told(owner.page, evening.newest())
    expect(owner.page.locator(".own-seal")).to_have_text(before or "")
    tap(owner.page, "withdraw")
    expect(owner.page.locator(".own-seal")).to_have_count(0)
    evening.everybody_is_told()
    evening.play_small(command)
    evening.check_secrets()
    assert evening.seal_of(owner, seat)


GAMES = [
    pytest.param("almost", 3, ("talk0",), LONGEST, marks=pytest.mark.long),
    pytest.param("almost", 7, ("talk0",), LONGEST, marks=pytest.mark.long),
    ("bid_war", 2, (), 8),
    pytest.param("bid_war", 2, (), 12, marks=pytest.mark.long),
    pytest.param("bid_war", 4, (), 40, marks=pytest.mark.long),
    pytest.param("suit_bidding", 2, (), 12, marks=pytest.mark.long),
    pytest.param("suit_bidding", 7, ("ties=carry",), 30, marks=pytest.mark.long),
    pytest.param("belemmer", 2, (), 20, marks=pytest.mark.long),
    pytest.param("belemmer", 2, (), LONGEST, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("kind", "phones", "chosen", "commands"), GAMES)
def test_a_game_is_played_on_phones_while_all_screens_agree_and_seals_stay_secret(
    around: MakeEvening, kind: str, phones: int, chosen: tuple[str, ...], commands: int
) -> None:
    evening = around(phones)
    assert evening.host is not None
    if phones > USUAL_PLACES:  # Raja is for five
        expect(evening.host.page.locator('[data-key="start"]')).to_have_attribute("aria-disabled", "true")
    evening.begin(kind, *chosen)
    evening.add_screens()
    assert len(evening.shown()) == 1
    if kind != "belemmer":
        seal_and_reload(evening)
    most = LONGEST if WHOLE else commands
    played = 0
    while played < most and evening.game.engine.waiting_for(evening.table.state):
        played += evening.play_on(10)
        assert len(evening.shown()) == 1
        evening.check_secrets()
    over = not evening.game.engine.waiting_for(evening.table.state)
    print(
        f"{kind}, {phones} phones: {evening.commands} commands by touch, {'to the end' if over else 'then left'}; "
        f"{evening.compared} screens compared, {evening.sealed_in_secret} times a sealed bid was looked for on the others"
    )
    assert over or most < LONGEST
    if over:
        for looker in evening.lookers:
            expect(looker.page.locator("#stage .result")).to_have_count(1)


def test_a_number_nobody_could_guess_is_in_no_byte_and_no_element_of_another_screen(around: MakeEvening) -> None:
    evening = around(3, seed=4, by_page=True)
    evening.begin("almost", "talk0", "variant=banbury-merton-street")
    evening.add_screens()
    secrets = {0: 716253, 1: 948372}
    for seat, bid in secrets.items():
        evening.play_small(almost.SealBid(seat, bid, "0" * 32))
    evening.everybody_is_told()
    for seat, bid in secrets.items():
        for other in evening.lookers:
            if other.seat == seat:
                continue
            assert str(bid) not in other.page.content()
            assert all(str(bid) not in message for message in evening.ears[id(other)].messages)
    evening.play_small(almost.SealBid(2, 555555, "0" * 32))
    evening.everybody_is_told()
    for other in evening.lookers:
        assert all(str(bid) in other.page.content() for bid in secrets.values())


REAL = [
    pytest.param("almost", 3, ("talk0", "bids=fists"), marks=pytest.mark.long),
    pytest.param("bid_war", 3, ("cards=typed",), marks=pytest.mark.long),
    pytest.param("suit_bidding", 3, ("cards=camera",), marks=pytest.mark.long),
    pytest.param("suit_bidding", 3, ("cards=typed", "bidding=open", "offer=own"), marks=pytest.mark.long),
    pytest.param("belemmer", 2, ("cards=typed", "first=1"), marks=pytest.mark.long),
]


@pytest.mark.parametrize(("kind", "phones", "chosen"), REAL)
def test_real_cards_and_fists_are_told_by_tap(
    around: MakeEvening, kind: str, phones: int, chosen: tuple[str, ...]
) -> None:
    evening = around(phones, seed=2)
    evening.begin(kind, *chosen)
    evening.play_on(LONGEST if WHOLE else 24)
    assert len(evening.shown()) == 1


@pytest.mark.long
def test_an_evening_of_two_games_ends_in_a_vote(around: MakeEvening) -> None:
    evening = around(3, seed=3)
    evening.begin("almost", "talk0")
    evening.play_on_unseen()
    assert evening.host is not None
    tap(evening.host.page, "game=evening_vote")
    expect(evening.host.page.locator('[data-key="begin"]')).to_have_count(0)
    evening.begin("almost", "talk0", "variant=banbury-merton-street")
    evening.play_on_unseen()
    evening.begin("evening_vote")
    evening.add_screens()
    for seat, games in ((0, (0, 1)), (1, (1, 0))):
        evening.play_small(vote.SealBallot(seat, games, "0" * 32))
    owner = evening.seated(0)
    evening.check_secrets()
    assert evening.sealed_in_secret == 2
    evening.play_small(vote.SealBallot(2, (1, 0), "0" * 32))
    evening.everybody_is_told()
    assert len(evening.shown()) == 1
    winner = owner.page.locator(".vote-result [data-won]").first
    expect(winner).to_have_attribute("data-points", "13")
    expect(evening.lookers[-1].page.locator("#reveal[data-told]")).to_have_count(1)


def test_taking_back_ending_the_talk_and_what_lies_sealed_through_it(around: MakeEvening) -> None:
    evening = around(3, seed=5)
    evening.begin("almost", "talk60", "next.undo")
    evening.add_screens()
    screen = evening.lookers[-2].page
    expect(screen.locator("#stage .talk-clock")).to_be_visible()
    tap(screen, "end-talk")
    evening.seated(0).page.locator('#now[data-scene="seal"]').wait_for()
    evening.play_small(almost.SealBid(0, 7, "0" * 32))
    evening.play_small(almost.SealBid(1, 3, "0" * 32))
    page = evening.seated(1).page
    page.locator("#tab-more").tap()
    tap(page, "undo")
    page.locator("#tab-now").tap()
    expect(page.locator(".own-seal")).to_have_count(0)
    expect(evening.seated(0).page.locator(".own-seal")).to_have_count(1)
    # Refused as the rules say it, in the phone's own language.
    answer = page.request.post(
        f"{evening.address(guest=True)}/api/small/commands",
        data={"command": {"command": "SealBid", "seat": 1, "bid": 11}},
    )
    assert answer.status == 422
    assert answer.json()["code"] == "bid.out_of_range"
