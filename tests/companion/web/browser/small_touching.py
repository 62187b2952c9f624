"""A player's thumb in the small games: every command carried out by tapping the seat's page, as somebody would."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from playwright.sync_api import Page

from companion.games.almost import commands as almost
from companion.games.belemmer import commands as belemmer
from companion.games.bid_war import commands as bid_war
from companion.games.cards import Card
from companion.games.evening_vote import game as vote
from companion.games.suit_bidding import commands as suit_bidding
from tests.companion.web.browser.touching import key, tap

MOST_KEYS: Final = 12
"""Up to so many numbers are tapped, more are typed."""


def card_key(card: Card) -> str:
    """A card as the page's keys name it."""
    return f"{card.suit or 'joker'}{card.rank}"


def choose_cards(page: Page, hand: str, cards: Iterable[Card]) -> None:
    """Tap these cards of a hand that may hold some of them twice."""
    for card in cards:
        wanted = f'[data-hand="{hand}"] [data-card="{card_key(card)}"][aria-pressed="false"]'
        name = page.locator(wanted).first.get_attribute("data-key")
        assert name is not None
        tap(page, name)


def name_cards(page: Page, picker: str, cards: Iterable[Card]) -> None:
    """Tap these real cards on the picker."""
    for card in cards:
        tap(page, f"{picker}:{card_key(card)}")


def _number(page: Page, number: int) -> None:
    if page.locator('[data-choice="bid"]').count():
        if key(page, f"bid={number}").get_attribute("aria-pressed") != "true":
            tap(page, f"bid={number}")
        return
    while page.locator('[data-pad="bid"]').text_content() != "–":
        tap(page, "bid:erase")
    for digit in str(number):
        tap(page, f"bid:{digit}")


def _seal_number(page: Page, command: almost.SealBid) -> None:
    _number(page, command.bid)
    tap(page, "seal")


def _show_fist(page: Page, command: almost.ShowFist) -> None:
    _number(page, command.bid)
    tap(page, "show")


def _seal_cards(page: Page, command: bid_war.SealBid) -> None:
    choose_cards(page, "chosen", command.cards)
    tap(page, "seal")


def _play_seven(page: Page, command: bid_war.PlaySeven) -> None:
    tap(page, "seven")
    if page.locator('[data-picker="trash"]').count():
        name_cards(page, "trash", (command.trashed,))
    else:
        choose_cards(page, "trash", (command.trashed,))
    tap(page, "trash.send")


def _lay_cards(page: Page, command: bid_war.LayBid) -> None:
    tap(page, f"lay={command.count}")
    tap(page, "lay.send")


def _flip_prize(page: Page, command: bid_war.FlipPrize) -> None:
    name_cards(page, "flip", (command.card,))
    tap(page, "flip")


def _show_cards(page: Page, command: bid_war.ShowBid) -> None:
    name_cards(page, "show", command.cards)
    tap(page, "show")


def _add_cards(page: Page, command: bid_war.AddCards) -> None:
    if page.locator('[data-picker="add"]').count():
        name_cards(page, "add", command.cards)
    else:
        choose_cards(page, "chosen", command.cards)
    tap(page, "add")


def _own_card(send: str) -> Callable[[Page, Any], None]:
    def touch(page: Page, command: suit_bidding.SealBid | suit_bidding.OfferCard | suit_bidding.RaiseBid) -> None:
        name = f"hand:{card_key(command.card)}"
        if key(page, name).get_attribute("aria-pressed") != "true":
            tap(page, name)
        tap(page, send)

    return touch


def _tell_card(page: Page, command: suit_bidding.TurnPrize | suit_bidding.ShowBid) -> None:
    name_cards(page, "tell", (command.card,))
    tap(page, "tell")


def _place(page: Page, command: belemmer.PlaceCard) -> None:
    tap(page, f"cell:{command.cell[0]},{command.cell[1]}")
    tap(page, "place")


def _move(page: Page, command: belemmer.MoveStack) -> None:
    tap(page, f"cell:{command.cell[0]},{command.cell[1]}")
    tap(page, f"cell:{command.onto[0]},{command.onto[1]}")
    tap(page, "move")


def _show_top(page: Page, command: belemmer.ShowTop) -> None:
    name_cards(page, "top", (command.card,))
    tap(page, "top")


def _rank(page: Page, command: vote.SealBallot) -> None:
    for pressed in page.locator('.ballot [aria-pressed="true"]').evaluate_all("(all) => all.map((n) => n.dataset.key)"):
        tap(page, pressed)
    for game in command.games:
        tap(page, f"game{game}")
    tap(page, "vote")


def _just(name: str) -> Callable[[Page, Any], None]:
    return lambda page, command: tap(page, name)


_TOUCHES: Final[dict[type, Callable[[Page, Any], None]]] = {
    almost.SealBid: _seal_number,
    almost.CloseFist: _just("fist"),
    almost.WithdrawBid: _just("withdraw"),
    almost.ShowFist: _show_fist,
    bid_war.SealBid: _seal_cards,
    bid_war.PlayTwo: _just("two"),
    bid_war.PlaySeven: _play_seven,
    bid_war.LayBid: _lay_cards,
    bid_war.FlipPrize: _flip_prize,
    bid_war.ShowBid: _show_cards,
    bid_war.AddCards: _add_cards,
    bid_war.PassAdding: _just("pass"),
    bid_war.WithdrawBid: _just("withdraw"),
    suit_bidding.SealBid: _own_card("seal"),
    suit_bidding.OfferCard: _own_card("offer"),
    suit_bidding.RaiseBid: _own_card("raise"),
    suit_bidding.PassBid: _just("pass"),
    suit_bidding.LayBid: _just("lay.send"),
    suit_bidding.WithdrawBid: _just("withdraw"),
    suit_bidding.TurnPrize: _tell_card,
    suit_bidding.ShowBid: _tell_card,
    belemmer.PlaceCard: _place,
    belemmer.MoveStack: _move,
    belemmer.ShowTop: _show_top,
    vote.SealBallot: _rank,
    vote.WithdrawBallot: _just("withdraw"),
}


def touch_small(page: Page, command: object) -> None:
    """Carry a command of a small game out."""
    _TOUCHES[type(command)](page, command)
