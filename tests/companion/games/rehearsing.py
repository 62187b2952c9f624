"""What tests and soaks of the small games share: a game with its oracle, and random and wild commands for it."""

from __future__ import annotations

import types
from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

from companion.games.actor import BY_CAMERA, BY_NOBODY, Actor, actor_named, by_seat
from companion.games.cards import SUITS, Card, Cards, Suit
from companion.games.engine import Engine, Redo, Undo
from companion.games.errors import IllegalCommand
from companion.games.shuffling import Choose, new_salt

_FIRST_OF: Final[dict[Suit | None, int]] = {None: 0, **{suit: 16 * (1 + at) for at, suit in enumerate(SUITS)}}


def counted(cards: Cards) -> list[int]:
    """The cards whatever their order, a number a card: two piles hold the same cards where this is the same.

    A soak counts all cards after every command; ``Counter`` of cards takes ten times as long.
    """
    return sorted([_FIRST_OF[card.suit] + card.rank for card in cards])


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """A small game and what its promises are held against.

    Args:
        options_for: any options, by seed.
        command_for: a command of a move, at random.
        allows: what ``legal`` offers covers a command.
        census: every piece is somewhere, once.
        disguised: a state that differs only in what nobody but a seat may know; None where nothing is secret.
        any_card: a card that could be named in that state.
        lowest_seat: the lowest seat that a command could come from.
    """

    engine: Engine[Any, Any, Any, Any]
    options_for: Callable[[int], Any]
    command_for: Callable[[Any, int, Choose], Any]
    allows: Callable[[Any, Any], bool]
    census: Callable[[Any], None]
    disguised: Callable[[Any, int, Choose], Any]
    any_card: Callable[[Any, Choose], Card]
    lowest_seat: int

    def random_command(self, state: Any, choose: Choose) -> Any:
        """A legal command of somebody the game waits for; None when the game is over."""
        seats = self.engine.waiting_for(state)
        if not seats:
            return None
        seat = seats[choose(len(seats))]
        moves = self.engine.moves(state, seat)
        assert moves, f"the game waits for seat {seat}, who may do nothing"
        return self.command_for(moves[choose(len(moves))], seat, choose)

    def wild_command(self, state: Any, choose: Choose) -> Any:
        """Any command, or a legal one of anybody's with one field changed."""
        seat = self.lowest_seat + choose(len(state.options.players) + 1)
        moves = self.engine.legal(state, seat).moves
        if moves and choose(3):
            command = self.command_for(moves[choose(len(moves))], seat, choose)
            hints = _hints(cast(Hashable, type(command)))
            name = list(hints)[choose(len(hints))]
            return replace(command, **{name: self._value(state, name, hints[name], choose)})
        kinds = [kind for kind in self.engine.command_types if kind not in (Undo, Redo)]
        kind = kinds[choose(len(kinds))]
        return kind(**{name: self._value(state, name, wanted, choose) for name, wanted in _hints(kind).items()})

    def _value(self, state: Any, name: str, wanted: Any, choose: Choose) -> Any:
        if name in ("seat", "owner"):
            return choose(len(state.options.players) + 2) - 1
        if wanted is Card:
            return self.any_card(state, choose)
        origin = get_origin(wanted)
        if origin is Literal:
            return get_args(wanted)[choose(len(get_args(wanted)))]
        if origin in (Union, types.UnionType):
            if choose(3) == 0:
                return None
            wanted = next(part for part in get_args(wanted) if part is not type(None))
            return self._value(state, name, wanted, choose)
        if origin is tuple:
            parts = get_args(wanted)
            count = choose(4) if len(parts) == 2 and parts[1] is Ellipsis else len(parts)
            return tuple(self._value(state, "part", parts[0], choose) for _ in range(count))
        if wanted is Actor:
            return _SPEAKERS[choose(len(_SPEAKERS))]
        if wanted is str:
            return new_salt(choose) if name == "salt" and choose(4) else f"{name} {choose(3)}"
        assert wanted is int
        return choose(6) - 1 if choose(4) else choose(40)

    def refusal(self, state: Any, command: Any) -> str:
        """The code with which the command is refused; "" if it is taken."""
        try:
            self.engine.decide(state, command)
        except IllegalCommand as error:
            refused = error
        else:
            return ""
        assert "." in refused.code
        assert refused.message.endswith(".")
        return refused.code


_SPEAKERS = [by_seat(1), BY_CAMERA, BY_NOBODY, actor_named("dice well 2")]


@cache
def _hints(kind: Hashable) -> dict[str, Any]:
    hints = get_type_hints(cast(Any, kind))
    return {field.name: hints[field.name] for field in fields(cast(Any, kind))}
