"""How a club's hub serves and keeps."""

from __future__ import annotations

from dataclasses import dataclass

from companion.web.settings import OpenPageSettings


@dataclass(frozen=True, slots=True)
class HubSettings:
    """Settings of the hub.

    Attributes:
        port: where it is served.
        pool: connections to the database at most.
        code_minutes: how long a code for joining holds.
        wrong_codes: tries that may fail in a minute, of one address.
        batch_kb: size of a batch at most.
        wall_every_s: the wall is told so often at most.
        look_s: pages look by themselves so often where nothing was told.
        away_s: a table that was not heard of for so long while a game goes on is shown as away.
        open_pages: how many may look on at one process, the hub or a gate.
    """

    port: int
    pool: int
    code_minutes: float
    wrong_codes: int
    batch_kb: int
    wall_every_s: float
    look_s: float
    away_s: float
    open_pages: OpenPageSettings
