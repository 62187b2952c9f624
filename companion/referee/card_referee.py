"""Interprets the card mat of a small game: proposes commands, or asks the players. Pure.

Vision reports only what lies there; whether a card can be there is judged here, from what the game still
expects. Nothing is proposed from a reading that is not ``seen``: a question names the likely answers instead. Bidding
games: row r shows the cards of the r-th player; where fewer than four play, the last row also shows the prizes on offer.
Belemmer: the 4 × 4 cells (``docs/table.md``). The piles of Belemmer lie beside the mat, so players tap their tops.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.games.actor import BY_CAMERA
from companion.games.belemmer import commands as belemmer
from companion.games.belemmer.state import CELLS, Moving, Placing, is_top_missing
from companion.games.belemmer.state import State as BelemmerState
from companion.games.bid_war import commands as bid_war
from companion.games.bid_war.state import Preparing
from companion.games.bid_war.state import Showing as BidWarShowing
from companion.games.bid_war.state import State as BidWarState
from companion.games.cards import Card, Cards, card_named, holds, name_of, names_of
from companion.games.engine import HOST
from companion.games.suit_bidding import commands as suit_bidding
from companion.games.suit_bidding.state import Showing as SuitShowing
from companion.games.suit_bidding.state import State as SuitState
from companion.games.suit_bidding.state import Turning
from vision.cards.names import BACK, EMPTY
from vision.cards.observation import CardMatObservation, CardReading, CellSeen, UnsureCard
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.reading import Hidden, Seen

PRIZE: Final = "prize"
"""The key of a question about a prize."""
_WITH_CARDS: Final = (BidWarState, SuitState, BelemmerState)
_ROWS: Final = 4
_ROW: Final = "row "


@dataclass(frozen=True, slots=True)
class CardProposal:
    """The commands for what lies there, in order."""

    commands: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """What the camera could not settle: the cells, the reason, and the likely answers (names of cards)."""

    key: str
    cells: tuple[Cell, ...]
    why: Message
    answers: tuple[str, ...]


CardFinding: TypeAlias = CardProposal | CardQuestion


def read_table(state: Any, mat: CardMatObservation) -> tuple[CardFinding, ...]:
    """Return what the mat says about the game's next step; () if the game waits for no cards or reads none by camera."""
    if not isinstance(state, _WITH_CARDS) or state.options.cards != "camera":
        return ()
    if isinstance(state, BidWarState):
        return _bid_war(state, mat)
    return _suit_bidding(state, mat) if isinstance(state, SuitState) else _belemmer(state, mat)


def waits_for_cards(state: Any) -> bool:
    """Whether the game's next step may lie on the card mat for the camera to read."""
    if not isinstance(state, _WITH_CARDS) or state.options.cards != "camera":
        return False
    if isinstance(state, BelemmerState):
        return isinstance(state.step, (Placing, Moving)) and not is_top_missing(state)
    prizes_lie_there = len(state.players) < _ROWS
    return isinstance(state.step, (BidWarShowing, SuitShowing)) or (
        isinstance(state.step, (Preparing, Turning)) and prizes_lie_there
    )


def row_asked_about(key: str) -> int | None:
    """Return the row, and with it the seat, that a question is about; None if it is about no row."""
    return int(key.removeprefix(_ROW)) if key.startswith(_ROW) else None


# --- bidding games -------------------------------------------------------------------------------


def _bid_war(state: BidWarState, mat: CardMatObservation) -> tuple[CardFinding, ...]:
    step = state.step
    if isinstance(step, Preparing) and len(state.players) < _ROWS:
        found = _new_in_last_row(mat, state.prizes.offer, state.prizes.unseen)
        return _turned_over(found, lambda card: bid_war.FlipPrize(HOST, card, BY_CAMERA))
    if not isinstance(step, BidWarShowing):
        return ()
    findings: list[CardFinding] = []
    for owner, cards in enumerate(step.shown):
        if cards is None and owner < _ROWS:
            shown = _row_shows(mat, owner, step.laid[owner], state.players[owner].unseen)
            if isinstance(shown, CardQuestion):
                findings.append(shown)
            elif shown:
                command = bid_war.ShowBid(HOST, owner, shown, BY_CAMERA)
                findings.append(CardProposal((command,)))
    return tuple(findings)


def _suit_bidding(state: SuitState, mat: CardMatObservation) -> tuple[CardFinding, ...]:
    step = state.step
    if isinstance(step, Turning) and len(state.players) < _ROWS:
        found = _new_in_last_row(mat, state.offer, state.spare)
        return _turned_over(found, lambda card: suit_bidding.TurnPrize(HOST, card, BY_CAMERA))
    if not isinstance(step, SuitShowing):
        return ()
    findings: list[CardFinding] = []
    for owner, card in enumerate(step.shown):
        if card is None and owner < _ROWS and owner != step.offerer and state.players[owner].hand:
            shown = _row_shows(mat, owner, 1, state.players[owner].hand)
            if isinstance(shown, CardQuestion):
                findings.append(shown)
            elif shown:
                command = suit_bidding.ShowBid(HOST, owner, shown[0], BY_CAMERA)
                findings.append(CardProposal((command,)))
    return tuple(findings)


def _row_shows(mat: CardMatObservation, row: int, count: int, possible: Cards) -> Cards | CardQuestion:
    """Return the cards in a row, a question about them, or () if they lie face down or are not all there yet.

    All cards must be among ``possible``.
    """
    cells = [cell for cell in mat.cells if cell.row == row]
    lying = [cell for cell in cells if not _is(cell.top, EMPTY)]
    if any(_is(cell.top, BACK) for cell in lying):
        return ()
    doubtful = [cell for cell in lying if not isinstance(cell.top, Seen)]
    cards = _faces(lying)
    if doubtful:
        # A row that is merely incomplete is not asked about: the cards are still being laid.
        if len(lying) < count:
            return ()
        return _question(f"{_ROW}{row}", doubtful, doubtful[0].top, possible)
    if len(cards) != count:
        return ()
    if not holds(possible, cards):
        why = Message("reason.not_all_there", {"cards": names_of(cards)})
        return CardQuestion(
            f"{_ROW}{row}", tuple((c.row, c.col) for c in lying), why, tuple(name_of(c) for c in possible)
        )
    return cards


def _new_in_last_row(mat: CardMatObservation, offer: Cards, possible: Cards) -> Card | CardQuestion | None:
    """Return the only card of the last row that was not on offer before, or a question; None if there is none yet."""
    cells = [
        cell for cell in mat.cells if cell.row == _ROWS - 1 and not _is(cell.top, EMPTY) and not _is(cell.top, BACK)
    ]
    doubtful = [cell for cell in cells if not isinstance(cell.top, Seen)]
    new = _without(_faces(cells), offer)
    if doubtful:
        return _question(PRIZE, doubtful, doubtful[0].top, possible) if len(cells) > len(offer) else None
    if len(new) != 1:
        return None
    if new[0] not in possible:
        cell = next(cell for cell in cells if isinstance(cell.top, Seen) and cell.top.value == name_of(new[0]))
        why = Message("reason.not_among_prizes", {"card": name_of(new[0])})
        return CardQuestion(PRIZE, ((cell.row, cell.col),), why, tuple(name_of(card) for card in possible))
    return new[0]


def _turned_over(found: Card | CardQuestion | None, command: Any) -> tuple[CardFinding, ...]:
    if found is None:
        return ()
    if isinstance(found, CardQuestion):
        return (found,)
    return (CardProposal((command(found),)),)


# --- Belemmer ------------------------------------------------------------------------------------


def _belemmer(state: BelemmerState, mat: CardMatObservation) -> tuple[CardFinding, ...]:
    step = state.step
    if not isinstance(step, (Placing, Moving)) or is_top_missing(state):
        return ()
    tops = [name_of(stack[-1]) if stack else EMPTY for stack in state.grid]
    seen = {(cell.row, cell.col): cell for cell in mat.cells}
    changed = [i for i, cell in enumerate(CELLS) if cell in seen and not _is(seen[cell].top, tops[i])]
    doubtful = [seen[CELLS[i]] for i in changed if not isinstance(seen[CELLS[i]].top, Seen)]
    # An unsure reading may still be the card that lay there before.
    still = [cell for cell in doubtful if _may_be(cell.top, tops[CELLS.index((cell.row, cell.col))])]
    if len(still) < len(doubtful):
        open_ones = [cell for cell in doubtful if cell not in still]
        return (_question("grid", open_ones, open_ones[0].top, _expected(state)),)
    certain = {i: _value(seen[CELLS[i]].top) for i in changed if isinstance(seen[CELLS[i]].top, Seen)}
    if not certain:
        return ()
    commands = _placed(state, certain) if isinstance(step, Placing) else _moved(state, certain)
    if commands is None:
        cells = tuple(CELLS[i] for i in certain)
        why = Message("reason.no_one_turn")
        return (CardQuestion("grid", cells, why, ()),)
    return (commands,)


def _placed(state: BelemmerState, certain: dict[int, str]) -> CardProposal | None:
    assert isinstance(state.step, Placing)
    active = state.step.active
    top = state.piles[active].top
    if len(certain) != 1 or top is None:
        return None
    ((index, name),) = certain.items()
    if state.grid[index] or name != name_of(top):
        return None
    return CardProposal((belemmer.PlaceCard(active, CELLS[index]),))


def _moved(state: BelemmerState, certain: dict[int, str]) -> CardProposal | None:
    """Return the move of a stack by one cell, if that explains what changed; None otherwise.

    The stack's old cell then shows the top of the mover's pile, or is empty if the pile is.
    """
    assert isinstance(state.step, Moving)
    active = state.step.active
    top = state.piles[active].top
    refill = EMPTY if top is None else name_of(top)
    if len(certain) != 2:
        return None
    for start, end in ((a, b) for a in certain for b in certain if a != b):
        stack = state.grid[start]
        if stack and certain[end] == name_of(stack[-1]) and certain[start] == refill and state.grid[end]:
            return CardProposal((belemmer.MoveStack(active, CELLS[start], CELLS[end]),))
    return None


def _expected(state: BelemmerState) -> Cards:
    """Return the cards that may newly be visible: the tops of the piles and of the grid's stacks."""
    tops = [pile.top for pile in state.piles if pile.top is not None]
    return (*tops, *(stack[-1] for stack in state.grid if stack))


# --- readings ------------------------------------------------------------------------------------


def _is(reading: CardReading, name: str) -> bool:
    return isinstance(reading, Seen) and reading.value == name


def _value(reading: CardReading) -> str:
    assert isinstance(reading, Seen)
    return reading.value


def _may_be(reading: CardReading, name: str) -> bool:
    return isinstance(reading, Hidden) or (isinstance(reading, UnsureCard) and name in (reading.best, *reading.others))


def _faces(cells: Sequence[CellSeen]) -> Cards:
    """Return the cards that are certain in these cells, from the left."""
    return tuple(card_named(cell.top.value) for cell in cells if isinstance(cell.top, Seen))


def _without(cards: Cards, others: Cards) -> Cards:
    """Return the cards without ``others``, in their order; each of ``others`` removes one card."""
    left = Counter(others)
    rest = []
    for card in cards:
        if left[card] > 0:
            left[card] -= 1
        else:
            rest.append(card)
    return tuple(rest)


def _question(key: str, cells: Sequence[CellSeen], reading: CardReading, possible: Cards) -> CardQuestion:
    """Ask which card it is; offer the camera's likely cards that are possible, or else all possible ones."""
    names = [name_of(card) for card in dict.fromkeys(possible)]
    likely = [reading.best, *reading.others] if isinstance(reading, UnsureCard) else []
    first = [name for name in likely if name in names]
    assert not isinstance(reading, Seen)
    answers = tuple(first) if first else tuple(names)
    return CardQuestion(key, tuple((cell.row, cell.col) for cell in cells), reading.why, answers)
