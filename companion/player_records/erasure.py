"""Erases a person: removes their name from every game of the log, and what was typed in those games."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from companion.errors import Conflict, UnknownResource
from companion.games.catalogue import engine_of
from companion.lobby.lobby import Lobby, LobbySeat
from companion.lobby.store import LobbyStore
from companion.recording.changes.scrubbing import Scrubber
from companion.small_games.public_log import first_difference
from companion.table.log import DamagedGame, EventLog, LoggedStep


def erase_person(name: str, open_id: str, log: EventLog, store: LobbyStore) -> int:
    """Replace a name by `Player 3` or the like in all games, ignoring case; returns the number of games changed.

    Each game changes whole or not at all, its log before its people: after a crash, call it again to do the rest.
    Before a game is written, the rules decide it again without the name.

    Args:
        open_id: the open game, whose people cannot be erased.

    Raises:
        Conflict: ``people.at_the_table``, ``people.needed``.
        UnknownResource: ``people.unknown``.
        DamagedGame: one of the person's games cannot be read; the name is removed from all others.
        LogUnavailable: the database cannot be read or written.
    """
    lobbies = [lobby for lobby in store.lobbies() if any(_is(seat, name) for seat in (*lobby.seats, *lobby.aside))]
    if not lobbies:
        raise UnknownResource("people.unknown", "Nobody of that name has played here: choose one of the names shown.")
    if any(lobby.id == open_id for lobby in lobbies):
        raise Conflict("people.at_the_table", f"{name} is in the open game: open another game first.", name=name)
    damaged: DamagedGame | None = None
    for lobby in lobbies:
        try:
            _forget_in(lobby, name, log, store)
        except DamagedGame as error:  # do not let the other games wait until this one is repaired
            damaged = error
    store.wipe_deleted()
    if damaged is not None:
        raise damaged
    return len(lobbies)


def _is(seat: LobbySeat, name: str) -> bool:
    return seat.virtual is None and seat.name is not None and seat.name.casefold() == name.casefold()


def _forget_in(lobby: Lobby, name: str, log: EventLog, store: LobbyStore) -> None:
    everybody = (*lobby.seats, *lobby.aside)
    own = next(number for number, seat in enumerate(everybody) if _is(seat, name))
    taken = {(seat.name or "").casefold() for seat in everybody}
    number = next(n for n in count(own + 1) if f"player {n}" not in taken)
    written = everybody[own].name or name
    scrub = Scrubber([*[""] * (number - 1), written])
    if lobby.started:
        before = log.steps(lobby.id)
        steps = [
            LoggedStep(scrub.json(step.command), step.source, step.t_ns, tuple(scrub.json(one) for one in step.events))
            for step in before
        ]
        engine = engine_of(lobby.kind)
        if first_difference(engine, steps) != first_difference(engine, before):
            raise Conflict(
                "people.needed",
                f"A game with {name} would no longer be the same: delete its log instead, as the docs on privacy say.",
                name=name,
            )
        log.rewrite(lobby.id, steps)
    unnamed = replace(everybody[own], name=f"Player {number}", holder=None, was=None)
    people = (*everybody[:own], unnamed, *everybody[own + 1 :])
    seats = len(lobby.seats)
    paused_by = f"Player {number}" if lobby.paused_by == written else lobby.paused_by
    requests = tuple(request for request in lobby.requests if request.name.casefold() != name.casefold())
    title = scrub.words(lobby.title)
    store.save(
        replace(lobby, seats=people[:seats], aside=people[seats:], title=title, paused_by=paused_by, requests=requests)
    )
