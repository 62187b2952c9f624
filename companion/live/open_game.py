"""What others may know about a live table's open game: which one it is, and its state at a moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeGuard

from companion.games.catalogue import AnyEngine
from companion.live.recording_status import Recorded
from companion.lobby.lobby import RAJA, Lobby
from companion.session.raja_session import RajaSession, Refereed
from companion.small_games.dealing import Dealing, SmallSession
from companion.texts.message import Message

AnySession: TypeAlias = RajaSession | SmallSession


def is_raja(session: AnySession | None) -> TypeGuard[RajaSession]:
    """It is a game of Raja."""
    return session is not None and isinstance(session.part, Refereed)


def is_small(session: AnySession | None) -> TypeGuard[SmallSession]:
    """It is a small game."""
    return session is not None and isinstance(session.part, Dealing)


@dataclass(frozen=True, slots=True)
class GameSnapshot:
    """A running game at one moment.

    Args:
        clock_ends_s: when the present call or talk is over, by the steady clock; None without one.
        watched: a camera counts walls.
        rolled: a board reads dice.
    """

    lobby: Lobby
    engine: AnyEngine
    state: Any
    version: int
    clock_ends_s: float | None
    watched: bool = False
    rolled: bool = False

    @property
    def is_raja(self) -> bool:
        """It is a game of Raja."""
        return self.lobby.kind == RAJA


class GameObserver(Protocol):
    """Is told which game is open, and may have a notice for everybody; must neither block nor raise."""

    def follow(self, lobby: Lobby, session: AnySession | None, t_ns: Callable[[], int]) -> None:
        """Another game is open; ``session`` None while it has not started, ``t_ns`` its time."""

    def recorded(self) -> Recorded:
        """Whether what happens is recorded."""

    def note(self) -> Message | None:
        """A notice for every screen; None if all is well."""
