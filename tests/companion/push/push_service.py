"""A push service on this machine, as a browser's maker runs one: it holds every notice against the standards, as a phone would."""

from __future__ import annotations

import base64
import json
import secrets
import ssl
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from companion.push.subscriptions import Subscription, subscription_from
from companion.settings.loading import load_settings
from companion.web.network.certificates import kept_certificate

NAME: Final = "push.example.org"


def base64url(data: bytes) -> str:
    """As browsers write bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class PhoneKeys:
    """What a phone's browser makes for a subscription."""

    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def point(self) -> bytes:
        """The public part."""
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return self.private.public_key().public_bytes(*form)

    def subscription(self, endpoint: str, language: str = "en") -> Subscription:
        """As the table keeps it."""
        return subscription_from(endpoint, base64url(self.point), base64url(self.secret), language)

    def asked(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        """As the page asks for it."""
        return {
            "endpoint": endpoint,
            "key": base64url(self.point),
            "secret": base64url(self.secret),
            "language": language,
        }

    def read(self, body: bytes) -> dict[str, str]:
        """A notice in the clear."""
        clear = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, str] = json.loads(clear)
        return found


def check_signature(headers: Mapping[str, str], audience: str, contact: str, public_key: str, now_s: float) -> None:
    """The signature is the table's, for this service, and holds no longer than a day."""
    lower = {name.lower(): value for name, value in headers.items()}
    assert Vapid02.verify(lower["authorization"])
    token, _, key = lower["authorization"].removeprefix("vapid t=").partition(",k=")
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"], key) == (audience, contact, public_key)
    assert 0 < claims["exp"] - now_s <= 24 * 3600


class PushService:
    """Answers over TLS on loopback, under ``NAME``.

    Args:
        folder: where its certificate lies.
        status: of its answers; ``location``: where it sends on to.
    """

    def __init__(self, folder: Path, status: int = 201, location: str = "") -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.append((self.path, dict(self.headers), body))
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        kept = kept_certificate(folder, [NAME], load_settings().reaching)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(kept.certificate, kept.key)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.trusting = ssl.create_default_context(cafile=str(kept.certificate))
        self.port = int(self._server.server_address[1])
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End it."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
