"""A game whose log is damaged: what came before the damage goes on as a game of its own; the damaged one is left as it is."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from companion.errors import UnknownResource
from companion.games.history import History as SmallHistory
from companion.games.json_form import event_from_json as small_event_from_json
from companion.games.raja.codec import event_from_json
from companion.games.raja.history import History
from companion.games.undoing import UndoableLog
from companion.lobby.lobby import LONGEST_TITLE, RAJA, Lobby, rules_options
from companion.lobby.store import LobbyStore
from companion.small_table.kinds import KINDS
from companion.small_table.table import SmallTable
from companion.table.log import DamagedGame, EventLog, LoggedStep
from companion.table.table import GAME, Table

_ADDED = " (intact)"


def check_whole(log: EventLog, lobby: Lobby) -> None:
    """That game's log can be read and folded from its first row to its last.

    Raises:
        DamagedGame: ``log.damaged_game``.
    """
    if not lobby.started:
        return
    kind = KINDS.get(lobby.kind)
    if kind is None:
        Table.opened(log, lobby.id, rules_options(lobby), t_ns=0)
        return
    check_small_whole(log, lobby)


def check_small_whole(log: EventLog, lobby: Lobby) -> None:
    """The same of a game that may be a small one; Raja's is not looked at.

    Raises:
        DamagedGame: ``log.damaged_game``.
    """
    kind = KINDS.get(lobby.kind)
    if kind is None or not lobby.started:
        return
    try:
        SmallTable.opened(log, lobby.id, kind)
    except UnknownResource as error:  # not one row of it is left
        raise DamagedGame("log.damaged_game", error.message) from error


def intact_steps(log: EventLog, lobby: Lobby) -> list[LoggedStep]:
    """The steps before the damage; none if its first row is damaged."""
    steps = log.intact_steps(lobby.id)
    kind = KINDS.get(lobby.kind)
    if kind is None:
        return _folding(History(), event_from_json, steps)
    engine = kind.engine
    return _folding(SmallHistory(engine), lambda event: small_event_from_json(engine, event), steps)


def intact_part(log: EventLog, store: LobbyStore, lobby: Lobby, now_ns: int) -> Lobby | None:
    """The game that its whole steps make, on disk; made once. None where nothing is left of a small one.

    Of Raja the agreements of its people are enough to begin anew.
    """
    steps = intact_steps(log, lobby)
    table_id = hashlib.sha256(f"{lobby.id} {len(steps)}".encode()).hexdigest()[:12]
    known = store.lobby(table_id)
    if known is not None:
        return known
    if not steps and lobby.kind != RAJA:
        return None
    title = f"{lobby.title[: LONGEST_TITLE - len(_ADDED)]}{_ADDED}"
    part = replace(lobby, id=table_id, title=title)
    log.create_table(table_id, GAME if lobby.kind == RAJA else KINDS[lobby.kind].engine.name, now_ns)
    if steps:
        log.append_game(table_id, steps, logged_ns=now_ns)
    store.save(part)
    return part


def damage_sentence(lobby: Lobby, steps: int) -> str:
    """What everybody should know then."""
    return (
        f"The log of {lobby.title} is damaged: its first {steps} moves go on as a game of its own. "
        "The newest copy of the log may hold more of it."
    )


def _folding(
    history: UndoableLog[Any, Any], read: Callable[[object], Any], steps: Sequence[LoggedStep]
) -> list[LoggedStep]:
    whole = []
    for step in steps:
        try:
            history.append([read(event) for event in step.events])
        except Exception:  # what was damaged without ceasing to be JSON: the rules may fail of it anyhow
            break
        whole.append(step)
    return whole
