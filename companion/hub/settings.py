"""Settings of a club's hub."""

from __future__ import annotations

from dataclasses import dataclass

from companion.open_room.settings import RateSettings
from companion.web.settings import OpenPageSettings


@dataclass(frozen=True, slots=True)
class AccountSettings:
    """Settings of people's accounts (``[hub.account]`` in raja.toml).

    Attributes:
        code_hours: how long a host's code for making an account is valid.
        signed_in_days: how long a device stays signed in after its last visit.
        wrong_for_name: wrong passphrases per minute for one nickname, from all addresses together.
        hash_memory_mb: memory of one Argon2id hash, in MiB.
        hash_passes: passes over that memory.
        hash_lanes: lanes that are computed in parallel.
        hashes_at_once: how many hashes are computed at the same time; others wait.
        hash_wait_s: how long they wait at most.
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
        port: the port at which the hub is served.
        pool: the most connections to the database.
        code_minutes: how long a code for joining is valid.
        wrong_codes: attempts from one address that may fail in a minute.
        batch_kb: the largest size of a batch.
        wall_every_s: the shortest time between updates of the wall.
        look_s: how often open pages check the database by themselves if no news arrives.
        away_s: a table that is silent for this long during a game is shown as away.
        open_pages: the most open pages at one process, the hub or a gate.
        token: limits the requests of one token.
        account: people's accounts.
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
    """Settings of webhooks (``[webhooks]`` in raja.toml).

    Attributes:
        look_s: how often waiting messages are looked for.
        timeout_s: how long to wait for an answer.
        at_once: the most addresses that are called at the same time.
        again_s: the wait before a failed message is sent again; it doubles each time.
        longest_again_s: the longest such wait.
        give_up_h: a message that was not accepted for this long is dropped, so that the next can be sent.
        language: the language of the lines that accompany codes.
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
        port: the port of a seal gate.
        batch: the most wishes written in one transaction.
        look_s: how often the seals are counted and a round's time is checked.
        phones_every_s: the shortest time between counts sent to phones; a reveal is sent at once.
        screens_every_s: the same for the screens of the hall.
        grace_s: how much longer a round lasts that ended while the database was away.
        most_streams: the most open pages at one gate.
        workers: threads that serve pages, pictures and lists.
        waiting: connections that the system may queue before they are accepted.
        patience_s: how long a wish waits for the database.
        phone: limits one phone's requests to one gate.
        address: limits one address's requests to one gate; a whole hall sits behind one router.
        newcomer: limits those at one address who enter without having opened the page, which no browser does.
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
