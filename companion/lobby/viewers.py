"""Determines each viewer's role once per change of people, because every open page asks with every state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from companion.lobby.identity import HostEntry, Viewer
from companion.lobby.lobby import LobbySeat


@dataclass(frozen=True, slots=True)
class _People:
    """The people at one moment: who holds which seat, who is host, and the viewers made so far, one of each kind."""

    seats: Sequence[LobbySeat]
    hosts: Sequence[HostEntry]
    seat_of: Mapping[str, int]
    number_of: Mapping[str, int]
    made: dict[tuple[int | None, int | None, bool], Viewer] = field(default_factory=dict)


class Viewers:
    """Returns what people may see and do. Thread-safe, because its knowledge of a moment is replaced as a whole."""

    def __init__(self) -> None:
        self._people = _People((), (), {}, {})
        self._unchanged: tuple[Sequence[LobbySeat], Sequence[HostEntry], int] | None = None

    def of(self, digest: str | None, seats: Sequence[LobbySeat], hosts: Sequence[HostEntry], *, local: bool) -> Viewer:
        """Return what a person may see and do; the same object for all viewers of one kind.

        Args:
            digest: digest of the person's token; None for somebody without one.
            seats, hosts: those of now; others than before are other objects.
            local: whether their browser runs on the table's own machine.
        """
        people = self._people
        if people.seats is not seats or people.hosts is not hosts:
            people = self._people = _people(seats, hosts)
        seat = number = None
        if digest is not None:
            seat, number = people.seat_of.get(digest), people.number_of.get(digest)
        kind = (seat, number, local)
        viewer = people.made.get(kind)
        if viewer is None:
            viewer = people.made[kind] = Viewer(seat, local or number is not None, local, number)
        return viewer

    def mark(self, seats: Sequence[LobbySeat], hosts: Sequence[HostEntry], renewals: int) -> object:
        """Return the same object as before if nobody's role and rights have changed.

        Args:
            seats, hosts: those of now; others than before are other objects.
            renewals: number of tokens replaced so far.
        """
        known = self._unchanged
        if known is None or known[0] is not seats or known[1] is not hosts or known[2] != renewals:
            known = self._unchanged = seats, hosts, renewals
        return known

    def following(
        self, digest: str | None, people: Callable[[], tuple[Sequence[LobbySeat], Sequence[HostEntry]]], *, local: bool
    ) -> Callable[[], Viewer]:
        """Return a form of ``of`` for repeated use, which looks up again only when seats or hosts have changed.

        Args:
            people: returns the present seats and hosts.
        """
        known: tuple[Sequence[LobbySeat], Sequence[HostEntry], Viewer] | None = None

        def now() -> Viewer:
            nonlocal known
            seats, hosts = people()
            if known is None or known[0] is not seats or known[1] is not hosts:
                known = seats, hosts, self.of(digest, seats, hosts, local=local)
            return known[2]

        return now


def _people(seats: Sequence[LobbySeat], hosts: Sequence[HostEntry]) -> _People:
    """Index the people by digest; if somebody occurs twice, the first entry counts."""
    seat_of = {seat.holder: number for number, seat in reversed(list(enumerate(seats))) if seat.holder is not None}
    number_of = {host.digest: host.number for host in reversed(hosts)}
    return _People(seats, hosts, seat_of, number_of)
