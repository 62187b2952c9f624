"""Opens a game whose log is damaged: the part before the damage continues as a separate game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from companion.errors import UnknownResource
from companion.games.catalogue import engine_of
from companion.games.codec import event_from_json
from companion.games.history import History
from companion.lobby.game_start import rules_options
from companion.lobby.lobby import LONGEST_TITLE, RAJA, Lobby
from companion.lobby.store import LobbyStore
from companion.table.log import DamagedGame, EventLog, LoggedStep
from companion.table.table import Table
from companion.texts.message import Message

_ADDED = " (intact)"


def check_whole(log: EventLog, lobby: Lobby) -> None:
    """Check that a game's log can be read and folded from its first row to its last.

    Raises:
        DamagedGame: ``log.damaged_game``.
    """
    if not lobby.started:
        return
    options = rules_options(lobby) if lobby.kind == RAJA else None
    try:
        Table.opened(log, lobby.id, engine_of(lobby.kind), options)
    except UnknownResource as error:  # none of its rows is left
        raise DamagedGame("log.damaged_game", error.message) from error


def intact_steps(log: EventLog, lobby: Lobby) -> list[LoggedStep]:
    """Return the steps before the damage; none if the first row is damaged."""
    engine = engine_of(lobby.kind)
    history, whole = History(engine), []
    for step in log.intact_steps(lobby.id):
        try:
            history.append([event_from_json(engine, event) for event in step.events])
        except Exception:  # damaged data that is still JSON may make the rules fail in any way
            break
        whole.append(step)
    return whole


def intact_part(
    log: EventLog, store: LobbyStore, lobby: Lobby, steps: Sequence[LoggedStep], now_ns: int
) -> Lobby | None:
    """Return a game made of the ``intact_steps``, stored once; None if nothing of a small game is left.

    A game of Raja can begin again with nothing but its people's agreements.
    """
    table_id = hashlib.sha256(f"{lobby.id} {len(steps)}".encode()).hexdigest()[:12]
    known = store.lobby(table_id)
    if known is not None:
        return known
    if not steps and lobby.kind != RAJA:
        return None
    title = f"{lobby.title[: LONGEST_TITLE - len(_ADDED)]}{_ADDED}"
    part = replace(lobby, id=table_id, title=title)
    log.create_table(table_id, engine_of(lobby.kind).name, now_ns)
    if steps:
        log.append_game(table_id, steps, logged_ns=now_ns)
    store.save(part)
    return part


def damage_note(lobby: Lobby, steps: int) -> Message:
    """Return the note that tells everybody about the damage."""
    return Message("note.damaged_log", {"title": lobby.title, "count": steps})
