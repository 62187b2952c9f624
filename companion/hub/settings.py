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


@dataclass(frozen=True, slots=True)
class WebhookSettings:
    """How webhooks are told (``[webhooks]`` in raja.toml).

    Attributes:
        look_s: it is looked for what waits so often.
        timeout_s: an answer is waited for so long.
        at_once: addresses that are told at the same time, at most.
        again_s: what was not taken is told again so much later, twice as late each time …
        longest_again_s: … and at most so late.
        give_up_h: what nobody took for so long is given up, so that the next may go.
        language: in which lines are said beside their codes.
    """

    look_s: float
    timeout_s: float
    at_once: int
    again_s: float
    longest_again_s: float
    give_up_h: float
    language: str
