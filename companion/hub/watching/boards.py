"""Reads a small game's table, as a spectator sees it, from a view, which may hold anything a table sent. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from companion.games.belemmer.options import SIZE
from companion.games.cells import cell_name
from companion.hub.watching.board_values import (
    MOST_SEATS,
    Board,
    Line,
    Part,
    Stack,
    Words,
    cards_in,
    counted,
    digits_in,
    name_in,
    players_in,
    seat_in,
    side_in,
    suit_in,
    whole_in,
    word_in,
)

_MOST_GAMES: Final = 60


def board_drawn(view: Mapping[str, Any]) -> Board | None:
    """Return the board to draw; None for another game or an unreadable view."""
    draw = _GAMES.get(str(view.get("game")))
    if draw is None:
        return None
    try:
        return draw(view)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        return None


def _bid_war(view: Mapping[str, Any]) -> Board:
    players, phase = players_in(view), word_in(view["phase"])
    titles = {
        "bidding": "bid_war.all_bid",
        "adding": "bid_war.all_add",
        "showing": "bid_war.all_show",
        "preparing": "bid_war.flip_title",
    }
    offer = Part(
        ("bid_war.offer", {}), cards_in(view["offer"]), words=(("bid_war.prizes_left", counted(view["prizes_left"])),)
    )
    bids = [_bid_war_line(view, phase, player, seat) for seat, player in enumerate(players)]
    piles = [
        Line(
            name_in(player["name"]),
            cards=cards_in(player["prizes"]),
            words=(
                (
                    "bid_war.pile_counts",
                    {
                        "hand": whole_in(player["in_hand"]),
                        "deck": whole_in(player["in_deck"]),
                        "discard": len(cards_in(player["discard"])),
                        "trash": len(cards_in(player["trash"])),
                    },
                ),
            )
            if phase != "ended"
            else (),
            number=digits_in(player["points"]),
        )
        for player in players
    ]
    parts = [offer, Part((titles.get(phase, "small.dealing"), {}), lines=tuple(bids))] if phase != "ended" else []
    return Board((*parts, *_bid_war_last(view, players), Part(("bid_war.piles", {}), lines=tuple(piles))))


def _bid_war_line(view: Mapping[str, Any], phase: str, player: Mapping[str, Any], seat: int) -> Line:
    name, suit = name_in(player["name"]), suit_in(player["suit"])
    if phase == "adding":
        step = view["step"]
        cards = cards_in([*step["bids"][seat], *step["added"][seat]])
        passed = step["passed"][seat] is True or player["in_hand"] == 0
        words: Words = ("bid_war.passed" if passed else "bid_war.may_add", {})
        return Line(name, suit, cards, (words,), digits_in(step["totals"][seat]))
    if phase == "showing":
        shown = view["step"]["shown"][seat]
        if shown is None:
            return Line(name, suit, words=(("bid_war.cards", counted(view["step"]["laid"][seat])),))
        return Line(name, suit, cards_in(shown))
    if phase != "bidding":
        return Line(name, suit)
    if player["in_hand"] == 0:
        return Line(name, suit, words=(("bid_war.empty_hand", {}),))
    return Line(name, suit, words=(_sealed(player["bid"], view["cards"]),))


def _bid_war_last(view: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> Iterator[Part]:
    last = view["last"]
    if last is None:
        return
    lines = [
        Line(
            name_in(player["name"]),
            cards=cards_in([*last["bids"][seat], *last["added"][seat]]),
            number=digits_in(last["totals"][seat]),
            won=seat == last["winner"],
        )
        for seat, player in enumerate(players)
    ]
    how: Words = ("bid_war.tie", {})
    if last["winner"] is not None:
        how = ("bid_war.takes", {"name": lines[seat_in(last["winner"], lines)].name})
    yield Part(("bid_war.last", {}), lines=tuple(lines), words=(how,))


def _suit_bidding(view: Mapping[str, Any]) -> Board:
    players, phase, step = players_in(view), word_in(view["phase"]), view["step"]
    titles = {
        "sealing": "suit_bidding.all_seal",
        "raising": "suit_bidding.all_raise",
        "showing": "suit_bidding.all_show",
        "turning": "suit_bidding.turn_title",
    }
    offerer = step.get("offerer")
    heading: Words = ("suit_bidding.offer", {})
    title: Words = (titles.get(phase, "small.dealing"), {})
    if offerer is not None:
        named = {"name": name_in(players[seat_in(offerer, players)]["name"])}
        heading = ("suit_bidding.offer_of", named)
        title = ("suit_bidding.offering", named) if phase == "offering" else title
    spare: tuple[Words, ...] = (("suit_bidding.spare_left", counted(view["spare_left"])),)
    offer = Part(heading, cards_in(view["offer"]), words=spare if view["variant"]["offer"] == "spare" else ())
    bids = [
        replace(_suit_bidding_line(view, phase, player, seat), money=cards_in(player["hand"]))
        for seat, player in enumerate(players)
    ]
    won = [
        Line(name_in(player["name"]), cards=cards_in(player["won"]), number=digits_in(player["points"]))
        for player in players
    ]
    offered = [offer] if offer.cards or phase != "offering" else []
    parts = [*offered, Part(title, lines=tuple(bids))] if phase != "ended" else []
    prizes = Part(("suit_bidding.prizes", {}), lines=tuple(won))
    return Board((*parts, *_suit_bidding_last(view, players), prizes))


def _suit_bidding_line(view: Mapping[str, Any], phase: str, player: Mapping[str, Any], seat: int) -> Line:
    name, suit, step = name_in(player["name"]), suit_in(player["suit"]["suit"]), view["step"]
    hand = cards_in(player["hand"])
    if step.get("offerer") == seat:
        return Line(name, suit, words=(("suit_bidding.offers", {}),))
    if phase == "sealing":
        words: Words = _sealed(player["bid"], view["cards"]) if hand else ("suit_bidding.no_card", {})
        return Line(name, suit, words=(words,))
    if phase == "showing":
        shown = step["shown"][seat]
        if shown is None:
            return Line(name, suit, words=(("suit_bidding.face_down", {}),))
        return Line(name, suit, cards_in([shown]))
    if phase == "raising":
        leads = step["leader"] == seat and step["highest"] is not None
        passed, turn = step["passed"][seat] is True, step["active"] == seat
        key = "suit_bidding.passed" if passed else "suit_bidding.turn" if turn else "suit_bidding.in"
        return Line(name, suit, cards_in([step["highest"]]) if leads else (), ((key, {}),), won=leads)
    return Line(name, suit)


def _suit_bidding_last(view: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> Iterator[Part]:
    last = view["last"]
    if last is None or view["phase"] == "shuffling":
        return
    lines = [
        Line(name_in(players[seat]["name"]), cards=() if bid is None else cards_in([bid]), won=seat == last["winner"])
        for seat, bid in enumerate(last["bids"][:MOST_SEATS])
    ]
    how: Words = ("suit_bidding.nobody", {})
    if last["winner"] is not None:
        how = ("suit_bidding.takes", {"name": name_in(players[seat_in(last["winner"], players)]["name"])})
    number = {"number": whole_in(last["number"])}
    shown = tuple(lines) if any(line.cards for line in lines) else ()  # an open auction keeps no cards
    yield Part(("suit_bidding.last", number), cards_in(last["offer"]), shown, (how,))


def _almost(view: Mapping[str, Any]) -> Board:
    players, phase = players_in(view), word_in(view["phase"])
    by_rounds = view["variant"] != "almost" and view["winner"] == "rounds"
    lines = []
    for seat, player in enumerate(players):
        words: list[Words] = []
        if phase in ("sealing", "showing"):
            shown = view["step"]["shown"][seat] if phase == "showing" else None
            closed = phase == "showing" or player["bid"] is not None
            done = "almost.fist_closed" if view["bids"] == "fists" else "small.sealed"
            words.append((done if closed else "small.thinks", {}) if shown is None else ("almost.fist_counted", {}))
        if view["variant"] != "almost":
            words.append(("almost.rounds", counted(player["rounds_won"])))
        points = digits_in(player["rounds_won"] if by_rounds else player["points"])
        lines.append(Line(name_in(player["name"]), words=tuple(words), number=points))
    title: Words = ("small.round_of", {"number": whole_in(view["round"]), "count": whole_in(view["rounds"])})
    if view["variant"] == "almost":
        title = ("small.round", {"number": whole_in(view["round"])})
    parts = [Part(title, lines=tuple(lines))]
    last = view["last"]
    if last is not None:
        bids = [
            Line(name_in(players[seat]["name"]), number=digits_in(bid), won=seat == last["winner"])
            for seat, bid in enumerate(last["bids"][:MOST_SEATS])
        ]
        nobody: tuple[Words, ...] = (("almost.nobody", {}),) if last["winner"] is None else ()
        parts.append(Part(("small.last_round", {"number": whole_in(last["round_number"])}), (), tuple(bids), nobody))
    return Board(tuple(parts))


def _belemmer(view: Mapping[str, Any]) -> Board:
    players = players_in(view)
    if len(view["grid"]) != SIZE * SIZE:
        raise ValueError("no grid")
    grid = [tuple([_stack(view["grid"][row * SIZE + col], (row, col)) for col in range(SIZE)]) for row in range(SIZE)]
    sides = [
        Line(
            name_in(player["name"]),
            cards=() if player["top"] is None else cards_in([player["top"]]),
            words=((f"belemmer.{side_in(player['colour'])}", {}), ("belemmer.left", counted(player["left"]))),
            number=digits_in(player["total"]),
            won=view["active"] == seat,
        )
        for seat, player in enumerate(players)
    ]
    return Board((Part(("belemmer.grid", {}), lines=tuple(sides)),), tuple(grid))


def _vote(view: Mapping[str, Any]) -> Board:
    names, ballots = [name_in(name) for name in view["players"][:MOST_SEATS]], view["ballots"]
    titles = [name_in(title) for title in view["games"][:_MOST_GAMES]]
    if view["phase"] == "ended":
        won = set(view["winners"])
        games = [
            Line(title, number=digits_in(view["points"][place]), won=place in won) for place, title in enumerate(titles)
        ]
        return Board((Part(("vote.title", {}), lines=tuple(games), of_games=True),))
    voters = [
        Line(name, words=(("small.thinks" if ballots[seat] is None else "vote.voted", {}),))
        for seat, name in enumerate(names)
    ]
    return Board((Part(("vote.title", {}), lines=tuple(voters)),))


_GAMES: Final[Mapping[str, Callable[[Mapping[str, Any]], Board]]] = {
    "bid-war": _bid_war,
    "suit-bidding": _suit_bidding,
    "almost": _almost,
    "belemmer": _belemmer,
    "evening-vote": _vote,
}


def _sealed(bid: Any, cards: Any) -> Words:
    done = "small.sealed" if cards == "phones" else "small.laid"
    return ("small.thinks" if bid is None else done), {}


def _stack(cards: Any, cell: tuple[int, int]) -> Stack:
    found = cards_in(cards)
    return Stack(cell_name(cell), found[-1] if found else None, len(found))
