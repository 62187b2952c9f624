"""Finds what in a batch is worth a notification: a game's beginning, a great moment, its end. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from companion.hub.hooks.queue import Happened
from companion.outbox.hub_messages import Batch, EventTold


def happened_in(
    batch: Batch,
    new: Sequence[EventTold],
    place: dict[str, int],
    unnamed: Callable[[Any], Any],
    great: Collection[str],
    *,
    was_over: bool,
) -> list[Happened]:
    """Return the notifications of a batch, in order.

    Args:
        new: the events of the batch that the hub did not have yet.
        place: the hub's numbers of ``table`` and ``game``.
        unnamed: replaces names by references.
        great: tags of moments to notify about.
        was_over: whether the game was over before these events.
    """
    about = {**place, "kind": batch.game.kind, "title": batch.game.title}
    found: list[Happened] = []
    if new[0].version == 1:
        seats = [seat.name for seat in batch.game.seats]
        found.append(Happened("game.began", new[0].logged_ns, {**about, "seats": unnamed(seats)}))
    for event in new:
        if event.line is not None and not set(great).isdisjoint(event.tags):
            moment = {**about, "version": event.version, "tags": list(event.tags), "line": unnamed(event.line)}
            found.append(Happened("moment", event.logged_ns, moment))
    if batch.stand.over and not was_over:
        stand = batch.stand
        result = {"points": list(stand.points), "winners": list(stand.winners or ())}
        seats = unnamed([seat.name for seat in batch.game.seats])
        found.append(Happened("game.over", new[-1].logged_ns, {**about, "seats": seats, **result}))
    return found
