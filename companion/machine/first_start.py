"""A new table's first page: its name, language and Wi-Fi, checked and put into the system's files. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.errors import MalformedRequest

LONGEST_NAME: Final = 30
LONGEST_NETWORK_BYTES: Final = 32  # IEEE 802.11, 9.4.2.2
_NAME: Final = re.compile(rf"[a-z0-9](?:[a-z0-9-]{{0,{LONGEST_NAME - 2}}}[a-z0-9])?")
_PASSPHRASE: Final = re.compile(
    r"[\x20-\x7e]{8,63}|[0-9a-fA-F]{64}"
)  # IEEE 802.11, J.4: a passphrase, or the key itself


@dataclass(frozen=True, slots=True)
class FirstStart:
    """A table's name in the network, its language, and the Wi-Fi to join; empty: no change of network."""

    name: str
    language: str
    network: str = ""
    password: str = ""


def checked(wish: FirstStart, languages: tuple[str, ...]) -> FirstStart:
    """Return the request without surrounding spaces.

    Raises:
        MalformedRequest: a field is invalid; names the remedy, and its code ends in the field's name.
    """
    name, network = wish.name.strip().lower(), wish.network.strip()
    if not _NAME.fullmatch(name):
        raise MalformedRequest(
            "machine.name",
            f"A table's name has letters a to z, digits and hyphens inside, {LONGEST_NAME} at most: take one such as raja.",
        )
    if wish.language not in languages:
        raise MalformedRequest("machine.language", "Choose one of the languages on the list.")
    if len(network.encode()) > LONGEST_NETWORK_BYTES or any(not sign.isprintable() for sign in network):
        raise MalformedRequest(
            "machine.network", "A Wi-Fi's name has 32 bytes at most: write it as your phone shows it."
        )
    if wish.password and not network:
        raise MalformedRequest("machine.network_missing", "Give the Wi-Fi's name, too, or leave out the password.")
    if wish.password and not _PASSPHRASE.fullmatch(wish.password):
        raise MalformedRequest("machine.password", "A Wi-Fi's password has 8 to 63 letters, digits and signs.")
    return FirstStart(name, wish.language, network, wish.password)


def first_start_from_json(kept: object) -> FirstStart:
    """Parse what the page's process left for the program that may change the system.

    Raises:
        MalformedRequest: it is malformed.
    """
    fields = ("name", "language", "network", "password")
    if not isinstance(kept, dict) or any(not isinstance(kept.get(field), str) for field in fields):
        raise MalformedRequest("machine.wish_damaged", "The wish is damaged: send the page again.")
    held: Mapping[str, Any] = kept
    return FirstStart(*(held[field] for field in fields))


def network_file(wish: FirstStart, uuid: str) -> str:
    """Return the Wi-Fi as NetworkManager stores it (nm-settings-keyfile); an open one without a password.

    Special characters are escaped; the network's name is written as byte values, which suits any name.
    """
    ssid = "".join(f"{byte};" for byte in wish.network.encode())
    lines = [
        "[connection]",
        "id=raja-house",
        f"uuid={uuid}",
        "type=wifi",
        "autoconnect-priority=10",
        "",
        "[wifi]",
        "mode=infrastructure",
        f"ssid={ssid}",
    ]
    if wish.password:
        lines += ["", "[wifi-security]", "key-mgmt=wpa-psk", f"psk={_escaped(wish.password)}"]
    return "\n".join([*lines, "", "[ipv4]", "method=auto", "", "[ipv6]", "method=auto", ""])


def environment_with(text: str, language: str) -> str:
    """Return the service's environment file with that language; everything else in it stays."""
    kept = [line for line in text.splitlines() if not line.startswith("LANGUAGE=")]
    return "\n".join([*kept, f"LANGUAGE={language}", ""])


def _escaped(value: str) -> str:
    r"""Return a value as GKeyFile reads it: backslashes doubled, and a leading space as ``\s``."""
    value = value.replace("\\", "\\\\")
    blanks = len(value) - len(value.lstrip(" "))
    return "\\s" * blanks + value[blanks:]
