"""How phones reach the table beside its plain address."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReachingSettings:
    """Settings of the name and the secure address.

    Attributes:
        announce: whether the table's name is announced in the local network (mDNS).
        name: that name without ``.local``.
        secure_port: the port of the secure address that ``--https`` adds.
        certificate_days: how long a certificate made on the spot holds.
        renew_days: so long before its end another one is made.
    """

    announce: bool
    name: str
    secure_port: int
    certificate_days: int
    renew_days: int
