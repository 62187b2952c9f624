"""Who runs the club: the hub's own machine, and whoever came with the hosts' key."""

from __future__ import annotations

from typing import Final

from flask import request

from companion.errors import NotAllowed
from companion.hub.club import Club
from companion.web.guarding import is_local

COOKIE: Final = "raja_hub_host"
KEY_HEADER: Final = "Raja-Host-Key"


def is_host(club: Club) -> bool:
    """Whether whoever asks runs the club."""
    key = request.headers.get(KEY_HEADER) or request.cookies.get(COOKIE, "")
    return is_local() or (bool(key) and club.joining.is_host_key(key))


def check_host(club: Club) -> None:
    """Raises ``NotAllowed`` (``hub.hosts_only``) for anybody else."""
    if not is_host(club):
        raise NotAllowed("hub.hosts_only", "Only the club's hosts may do this: open the hosts' address first.")
