"""A phone at the emulated table: a program that keeps its cookie and sends updates as the page does."""

from __future__ import annotations

import base64
import json
import time
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from tests.image.emulated_pi import EmulatedPi

PIECE_BYTES = 1024 * 1024
LOOK_AGAIN_S = 3.0


class Phone:
    """Asks and sends; an emulated machine is slow, so each answer may take minutes."""

    def __init__(self, machine: EmulatedPi) -> None:
        self._at = f"http://127.0.0.1:{machine.port}"
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def look(self, path: str) -> bytes:
        """What is served at a path, wherever it leads."""
        with self._opener.open(f"{self._at}{path}", timeout=300) as answer:
            content: bytes = answer.read()
        return content

    def ask(self, path: str, body: object = None) -> dict[str, Any]:
        """An answer's JSON."""
        data = None if body is None else json.dumps(body).encode()
        headers = {} if data is None else {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self._at}{path}", data, headers)
        with self._opener.open(request, timeout=300) as answer:
            told: dict[str, Any] = json.load(answer)
        return told

    def set_up(self, name: str, language: str, patience_s: float) -> dict[str, Any]:
        """The first page is sent, and what the machine says of itself when that is done.

        Raises:
            SystemExit: it was not done in that time.
        """
        sent = self.ask("/api/machine", {"name": name, "language": language, "network": "", "password": ""})
        end = time.monotonic() + patience_s
        while time.monotonic() < end:
            try:
                told = self.ask("/api/machine")
                if told["name"] == name and told["settled"]:
                    return {**told, "pin": sent["pin"]}
            except OSError:  # the companion is started anew
                pass
            time.sleep(LOOK_AGAIN_S)
        raise SystemExit(f"The machine did not become {name}.")

    def send_update(self, file: Path) -> None:
        """Piece by piece, and then the word that it is whole."""
        with file.open("rb") as update:
            at = 0
            while piece := update.read(PIECE_BYTES):
                self.ask("/api/machine/update/piece", {"at": at, "data": base64.b64encode(piece).decode()})
                at += len(piece)
        self.ask("/api/machine/update", {})
