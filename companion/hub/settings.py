"""Settings of a club's hub."""

from __future__ import annotations

from dataclasses import dataclass

from companion.open_room.settings import RateSettings
from companion.web.settings import OpenPageSettings


@dataclass(frozen=True, slots=True)
class AccountSettings:
    """Accounts of people who want one (``[hub.account]`` in raja.toml).

    Attributes:
        code_hours: a host's code for making an account is valid for so long.
        signed_in_days: a device stays signed in for so long after its last visit.
        wrong_for_name: wrong passphrases per minute for one nickname, from all addresses together.
        hash_memory_mb: memory of one Argon2id hash, in MiB.
        hash_passes: passes over that memory.
        hash_lanes: lanes that are computed side by side.
        hashes_at_once: so many are computed at the same time; further ones wait …
        hash_wait_s: … at most so long.
    """

    code_hours: float
    signed_in_days: float
    wrong_for_name: int
    hash_memory_mb: int
    hash_passes: int
    hash_lanes: int
    hashes_at_once: int
    hash_wait_s: float


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
        token: what one token may ask.
        account: accounts of people who want one.
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
    token: RateSettings
    account: AccountSettings


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


@dataclass(frozen=True, slots=True)
class HallSettings:
    """Settings of halls (``[hall]`` in raja.toml).

    Attributes:
        port: where a seal gate is served.
        batch: so many wishes are written in one transaction at most.
        look_s: it is looked so often how many have sealed, and whether a round's time is over.
        phones_every_s: phones are told counts so often at most; a reveal at once.
        screens_every_s: the same for the screens of the hall.
        grace_s: a round that ended while the database was away goes on for so long.
        most_streams: open pages at one gate.
        workers: threads that answer with pages, pictures and lists.
        waiting: connections that the system may keep before they are accepted.
        patience_s: a wish waits for the database so long.
        phone: what one phone may ask of one gate.
        address: what one address may ask of one gate: a whole hall sits behind one router.
        newcomer: of those at one address who come in without having opened the page, which no browser does.
    """

    port: int
    batch: int
    look_s: float
    phones_every_s: float
    screens_every_s: float
    grace_s: int
    most_streams: int
    workers: int
    waiting: int
    patience_s: float
    phone: RateSettings
    address: RateSettings
    newcomer: RateSettings
