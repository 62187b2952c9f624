"""Plays Belemmer by search: a few plies of alpha-beta over guesses of the cards below the piles' tops.

For the search, unseen cards are dealt at random (determinization). A position is valued by its number of moves:
whoever runs out of moves has lost. As the piles run out, the stacks' values count more and more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.games.belemmer import commands as c
from companion.games.belemmer import moves as m
from companion.games.belemmer.options import Cell, beats, colour_of, pile_of, value_of
from companion.games.belemmer.state import BESIDE, CELLS
from companion.games.cards import Card
from companion.games.engine import Legal
from companion.games.shuffling import Choose, shuffled
from companion.players.small_game_self_play import Look

EMPTY: Final = -1
WON: Final = 10_000
MOVES_WEIGHT: Final = 4
PILE_OUT: Final = 8
"""From this many cards left on, the stacks' values at the end begin to matter."""

Board: TypeAlias = tuple[list[int], list[int]]
"""Sixteen top cards as ``seat * 16 + rank`` (EMPTY for none), and the value of each stack."""


def _code(card: Card) -> int:
    return colour_of(card) * 16 + card.rank


_BEATS: Final = tuple(
    tuple(
        1 <= (one & 15) <= 13
        and 1 <= (other & 15) <= 13
        and one >> 4 != other >> 4
        and beats(Card(one & 15, None), Card(other & 15, None))
        for other in range(32)
    )
    for one in range(32)
)
"""Whether a card with the first code may go onto one with the second."""


@dataclass(slots=True)
class BelemmerPlayer:
    """Searches ``plies`` ahead in ``guesses`` deals of the unseen cards; places cards where it keeps the most moves."""

    choose: Choose
    plies: int = 5
    guesses: int = 2

    def command(self, may: Legal, look: Look) -> c.Command:
        """The move with the best outlook."""
        view = look()
        first = may.moves[0]
        if isinstance(first, m.MayPlaceCard):
            return self._place(first, may.seat, _board(view))
        options = [(move.cell, onto) for move in may.moves for onto in move.onto]
        if len(options) == 1:
            return c.MoveStack(may.seat, *options[0])
        scores = [0] * len(options)
        for _ in range(self.guesses):
            piles = self._guess(view)
            for at, score in enumerate(self._outlooks(options, may.seat, _board(view), piles)):
                scores[at] += score
        best = max(scores)
        chosen = [option for option, score in zip(options, scores, strict=True) if score == best]
        return c.MoveStack(may.seat, *chosen[self.choose(len(chosen))])

    def _place(self, move: m.MayPlaceCard, seat: int, board: Board) -> c.Command:
        tops, counts = board
        code, best = _code(move.card), -WON
        chosen: list[Cell] = []
        for cell in move.cells:
            index = CELLS.index(cell)
            tops[index] = code
            score = _worth(tops, counts, seat, PILE_OUT)
            tops[index] = EMPTY
            if score > best:
                best, chosen = score, []
            if score == best:
                chosen.append(cell)
        return c.PlaceCard(seat, chosen[self.choose(len(chosen))])

    def _guess(self, view: dict[str, Any]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """Guess both piles, as (code, count) per card, top last, with the unseen cards in random order."""
        lying = {_card(card) for stack in view["grid"] for card in stack}
        piles = []
        for owner, player in enumerate(view["players"]):
            top = None if player["top"] is None else _card(player["top"])
            unseen = shuffled(tuple(card for card in pile_of(owner) if card not in lying and card != top), self.choose)
            cards = (*unseen, top) if top is not None else unseen
            piles.append([(_code(card), value_of(card)) for card in cards])
        return piles[0], piles[1]

    def _outlooks(
        self, options: list[tuple[Any, Any]], seat: int, board: Board, piles: tuple[list[Any], list[Any]]
    ) -> list[int]:
        tops, counts = board
        scores = []
        best = -WON * 2
        for cell, onto in options:
            start, end = CELLS.index(cell), CELLS.index(onto)
            undo = _moved(tops, counts, piles[seat], start, end)
            score = -_searched(tops, counts, piles, 1 - seat, self.plies - 1, -WON * 2, -best + 1)
            _taken_back(tops, counts, piles[seat], start, end, undo)
            best = max(best, score)
            scores.append(score)
        return scores


def _card(data: dict[str, Any]) -> Card:
    return Card(data["rank"], data["suit"])


def _board(view: dict[str, Any]) -> Board:
    tops, counts = [], []
    for stack in view["grid"]:
        cards = [_card(card) for card in stack]
        tops.append(_code(cards[-1]) if cards else EMPTY)
        counts.append(sum([value_of(card) for card in cards]))
    return tops, counts


def _moves(tops: list[int], seat: int) -> list[tuple[int, int]]:
    found = []
    for start, top in enumerate(tops):
        if top >> 4 == seat:
            beaten = _BEATS[top]
            for end in BESIDE[start]:
                other = tops[end]
                if other >= 0 and beaten[other]:
                    found.append((start, end))
    return found


def _worth(tops: list[int], counts: list[int], seat: int, left: int) -> int:
    """How much better ``seat`` stands: by more moves, and towards the end of the piles by higher stacks."""
    own = len(_moves(tops, seat)) - len(_moves(tops, 1 - seat))
    if left >= PILE_OUT:
        return MOVES_WEIGHT * own
    return MOVES_WEIGHT * own + _count(tops, counts, seat) * (PILE_OUT - left) // PILE_OUT


def _count(tops: list[int], counts: list[int], seat: int) -> int:
    total = 0
    for top, count in zip(tops, counts, strict=True):
        if top >= 0:
            total += count if top >> 4 == seat else -count
    return total


Undo: TypeAlias = tuple[int, int, int, tuple[int, int] | None]


def _moved(tops: list[int], counts: list[int], pile: list[tuple[int, int]], start: int, end: int) -> Undo:
    """Move a stack and fill its cell; return what ``_taken_back`` needs."""
    undo = (tops[start], tops[end], counts[start], pile[-1] if pile else None)
    counts[end] += counts[start]
    tops[end] = tops[start]
    if pile:
        tops[start], counts[start] = pile.pop()
    else:
        tops[start], counts[start] = EMPTY, 0
    return undo


def _taken_back(
    tops: list[int], counts: list[int], pile: list[tuple[int, int]], start: int, end: int, undo: Undo
) -> None:
    top, other, count, filled = undo
    if filled is not None:
        pile.append(filled)
    tops[start], tops[end], counts[start] = top, other, count
    counts[end] -= count


def _searched(
    tops: list[int],
    counts: list[int],
    piles: tuple[list[tuple[int, int]], list[tuple[int, int]]],
    seat: int,
    plies: int,
    alpha: int,
    beta: int,
) -> int:
    """The value of the position for ``seat``, who is to move (negamax with alpha-beta)."""
    options = _moves(tops, seat)
    if not options:
        return -WON - plies
    left = len(piles[0]) + len(piles[1])
    if left == 0:
        count = _count(tops, counts, seat)
        return count if count == 0 else (WON if count > 0 else -WON) // 2 + count
    if plies == 0:
        return _worth(tops, counts, seat, left)
    best = -WON * 2
    for start, end in options:
        undo = _moved(tops, counts, piles[seat], start, end)
        score = -_searched(tops, counts, piles, 1 - seat, plies - 1, -beta, -max(alpha, best))
        _taken_back(tops, counts, piles[seat], start, end, undo)
        if score > best:
            best = score
            if best >= beta:
                break
    return best
